// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace xuanka {

/// Keeps the order of keys, so that a file written again differs only where it was changed.
using Json = nlohmann::ordered_json;

struct JsonLimits {
    std::size_t bytes = 16u << 20;
    std::size_t depth =
        64; ///< the library writes recursively: a deep document would end the program
};

/// The only place that meets the library's exceptions. Malformed ("rule.json_syntax") carries line
/// and column in `detail`; TooLarge is "rule.json_too_large" or "rule.json_depth".
Result<Json> parseJson(std::string_view text, JsonLimits limits = {});

/// For long documents that are only read: keys are found in logarithmic time, where `Json` takes
/// the square of their number to read them.
using SortedJson = nlohmann::json;

/// As parseJson; the bare words NaN, Infinity and -Infinity, which Python writes, become null.
Result<SortedJson> parseSortedJson(std::string_view text, JsonLimits limits = {});

/// Two spaces of indent and a newline at the end; compact without `isPretty`. Bytes that are no
/// UTF-8 become the replacement character.
std::string jsonText(const Json&, bool isPretty = true);

} // namespace xuanka
