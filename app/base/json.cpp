// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/json.h"

#include <algorithm>

namespace xuanka {

namespace {

Failure malformed(ErrorCode code, const char* rule, std::string detail) {
    return fail({code, "json", rule, {}, {}, std::move(detail)});
}

/// Deepest nesting of arrays and objects; brackets inside strings do not count.
std::size_t depthOf(std::string_view text) {
    std::size_t depth = 0;
    std::size_t deepest = 0;
    bool isInString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"')
            isInString = !isInString;
        else if (isInString && c == '\\')
            ++i;
        else if (!isInString && (c == '[' || c == '{'))
            deepest = std::max(deepest, ++depth);
        else if (!isInString && (c == ']' || c == '}') && depth > 0)
            --depth;
    }
    return deepest;
}

std::string place(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte > 0 ? byte - 1 : 0, text.size()));
    const auto line = 1 + std::ranges::count(before, '\n');
    const std::size_t lineStart = before.rfind('\n');
    const std::size_t column =
        lineStart == std::string_view::npos ? before.size() + 1 : before.size() - lineStart;
    return std::to_string(line) + ":" + std::to_string(column);
}

} // namespace

Result<Json> parseJson(std::string_view text, JsonLimits limits) {
    if (text.size() > limits.bytes)
        return malformed(ErrorCode::TooLarge, "rule.json_too_large", std::to_string(text.size()));
    if (depthOf(text) > limits.depth)
        return malformed(ErrorCode::TooLarge, "rule.json_depth", std::to_string(limits.depth));
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& e) {
        return malformed(ErrorCode::Malformed, "rule.json_syntax", place(text, e.byte));
    } catch (const Json::exception& e) {
        // A number past the range of a double.
        return malformed(ErrorCode::Malformed, "rule.json_syntax", e.what());
    }
}

std::string jsonText(const Json& json, bool isPretty) {
    const std::string text =
        json.dump(isPretty ? 2 : -1, ' ', false, Json::error_handler_t::replace);
    return isPretty ? text + '\n' : text;
}

} // namespace xuanka
