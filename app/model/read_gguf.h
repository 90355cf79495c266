// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/gguf_rules.h"
#include "app/model/read_config_json.h"
#include "app/model/tensor_file.h"

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace xuanka::model {

/// A value of a GGUF header. Of a long list (a tokenizer) only the length is kept.
struct GgufValue {
    std::variant<std::monostate, std::int64_t, double, bool, std::string> scalar;
    std::vector<std::int64_t> numbers; ///< of a list of numbers with at most kMostKeptNumbers
    std::int64_t count = 0;            ///< entries of a list

    friend bool operator==(const GgufValue&, const GgufValue&) = default;
};

inline constexpr std::int64_t kMostKeptNumbers = 4096;

struct GgufFile {
    std::int64_t version = 0;
    std::map<std::string, GgufValue, std::less<>> metadata;
    std::vector<StoredTensor> tensors;
    std::int64_t splitNumber = 0; ///< of this part, from 0
    std::int64_t splitCount = 1;
    std::uint64_t headerBytes = 0; ///< where the tensors' data starts

    const GgufValue* find(std::string_view key) const;
    std::optional<std::int64_t> whole(std::string_view key) const;
    std::string text(std::string_view key) const;
};

/// Header of a GGUF file, version 2 or 3, little-endian; no tensor is read. Types come from
/// gguf_types.csv. Every count and length is checked against what is left of the head before
/// anything of that size is allocated.
/// Errors: Malformed; NotSupported (version 1, big-endian, a tensor type without a row); see
/// FileHead for a head that is too short.
Result<GgufFile> readGguf(const FileHead&, const GgufRules&);

/// All parts of a split model as one. An error where a part is missing or comes twice.
Result<GgufFile> joinGguf(std::vector<GgufFile> parts);

/// The architecture of a GGUF file: from its metadata, and from the tensors what the metadata
/// leaves open (biases, norms, a shared head). Where the count of the tensors and of the
/// architecture differ by more than 0.5 %, "import.count_differs" says so and the file's count is
/// taken.
Result<ImportedModel> modelFromGguf(const GgufFile&);

} // namespace xuanka::model
