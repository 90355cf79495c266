// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/tensor_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace xuanka::model {

/// The tensors of a safetensors file, in the order of their data. Every length is checked against
/// the file and against the shape before it is used.
/// Errors: Malformed, TooLarge (a header past 100 MiB); see FileHead for a head that is too short.
Result<std::vector<StoredTensor>> readSafetensors(const FileHead&);

/// model.safetensors.index.json of a split model.
struct SafetensorsIndex {
    std::vector<std::string> files; ///< names of the parts, each once, sorted
    std::int64_t tensors = 0;
    std::int64_t totalBytes = 0; ///< 0 where the index does not say

    friend bool operator==(const SafetensorsIndex&, const SafetensorsIndex&) = default;
};

Result<SafetensorsIndex> readSafetensorsIndex(std::string_view json);

} // namespace xuanka::model
