// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/base/message.h"
#include "app/base/result.h"
#include "app/model/architecture.h"

#include <string>
#include <string_view>
#include <vector>

namespace xuanka::model {

/// A model read from files, with what had to be assumed to read it.
struct ImportedModel {
    Architecture architecture;
    std::string weightFormat; ///< id of formats.csv: "bf16", "awq-int4-g128" …
    std::string cacheFormat;  ///< where the publisher set one; else empty
    /// "import.unknown_family" (type), "import.assumed" (key, value), "import.assumed_format"
    /// (format), "import.unknown_quantization" (method), "import.beside" (parameters).
    std::vector<Message> messages;
};

/// A config.json of Hugging Face as an architecture: any family of causal language models since
/// GPT-2, nested text configs, hybrid and sparse attention, experts, MTP modules, quantised
/// checkpoints. A family that is not known is read as far as its keys allow.
/// Errors: Malformed (no JSON object), TooLarge, InvalidValue with the JSON key as `field` where a
/// size is missing or the sizes contradict each other. Never throws.
Result<ImportedModel> readConfigJson(std::string_view text);

/// The same from a document that is read already.
Result<ImportedModel> modelFromConfig(const SortedJson&);

} // namespace xuanka::model
