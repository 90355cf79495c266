// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"
#include "app/base/result.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::model {

/// A tensor as a weights file lists it; nobody has read its numbers.
struct StoredTensor {
    std::string name;
    std::vector<std::int64_t> shape;
    std::string format; ///< "Q4_K", "BF16", "F8_E4M3"
    std::int64_t elements = 0;
    std::int64_t bytes = 0;

    friend bool operator==(const StoredTensor&, const StoredTensor&) = default;
};

/// What a file, or all files of a split model, hold.
struct TensorSummary {
    std::int64_t tensors = 0;
    std::int64_t elements = 0;
    std::int64_t layers = 0; ///< highest layer number in a name, plus one
    Bytes total;
    Bytes embedding;
    Bytes head;
    Bytes experts; ///< routed experts
    std::map<std::string, std::int64_t> bytesByFormat;

    friend bool operator==(const TensorSummary&, const TensorSummary&) = default;
};

TensorSummary summarise(std::span<const StoredTensor>);

/// Number in a layer's tensor name ("model.layers.7.mlp…", "blk.7.ffn_up.weight"); -1 outside.
std::int64_t layerNumber(std::string_view name);

/// The first bytes of a file, and how long the whole of it is. A reader that needs more of the file
/// fails with the rule "rule.header_longer" and the number of bytes in `nearest` (or twice as many
/// where it cannot know); one that finds the file itself too short with "rule.file_ends_early".
struct FileHead {
    std::span<const std::byte> bytes;
    std::uint64_t fileBytes = 0;
};

/// No file is longer; sums over its tensors stay in range.
inline constexpr std::uint64_t kLargestFile = std::uint64_t{1} << 56U;

/// Length in elements of a shape, or nothing where it overflows or a side is negative.
std::optional<std::int64_t> elementsOf(std::span<const std::int64_t> shape);

} // namespace xuanka::model
