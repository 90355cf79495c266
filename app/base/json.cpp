// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/json.h"

#include <algorithm>
#include <array>

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

template <class T> Result<T> parseAs(std::string_view text, JsonLimits limits) {
    if (text.size() > limits.bytes)
        return malformed(ErrorCode::TooLarge, "rule.json_too_large", std::to_string(text.size()));
    if (depthOf(text) > limits.depth)
        return malformed(ErrorCode::TooLarge, "rule.json_depth", std::to_string(limits.depth));
    try {
        return T::parse(text);
    } catch (const Json::parse_error& e) {
        return malformed(ErrorCode::Malformed, "rule.json_syntax", place(text, e.byte));
    } catch (const Json::exception& e) {
        // A number past the range of a double.
        return malformed(ErrorCode::Malformed, "rule.json_syntax", e.what());
    }
}

/// The text with NaN and Infinity, outside of strings, as null.
std::string withoutBareWords(std::string_view text) {
    static constexpr std::array<std::string_view, 3> kWords{"NaN", "Infinity", "-Infinity"};
    std::string clean;
    bool isInString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"')
            isInString = !isInString;
        const auto* word = isInString || (c != 'N' && c != 'I' && c != '-')
                               ? kWords.end()
                               : std::find_if(kWords.begin(), kWords.end(), [&](auto w) {
                                     return text.substr(i).starts_with(w);
                                 });
        if (word != kWords.end()) {
            clean += "null";
            i += word->size() - 1;
            continue;
        }
        clean += c;
        if (isInString && c == '\\' && i + 1 < text.size())
            clean += text[++i];
    }
    return clean;
}

} // namespace

Result<Json> parseJson(std::string_view text, JsonLimits limits) {
    return parseAs<Json>(text, limits);
}

Result<SortedJson> parseSortedJson(std::string_view text, JsonLimits limits) {
    if (text.size() > limits.bytes)
        return malformed(ErrorCode::TooLarge, "rule.json_too_large", std::to_string(text.size()));
    return parseAs<SortedJson>(withoutBareWords(text), limits);
}

std::string jsonText(const Json& json, bool isPretty) {
    const std::string text =
        json.dump(isPretty ? 2 : -1, ' ', false, Json::error_handler_t::replace);
    return isPretty ? text + '\n' : text;
}

} // namespace xuanka
