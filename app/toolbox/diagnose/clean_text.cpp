// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/toolbox/diagnose/clean_text.h"

#include "app/base/text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace xuanka::toolbox {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}

bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}

/// UTF-16 with its mark; other planes and halves of pairs become question marks.
std::string fromUtf16(std::string_view raw, bool isBigEndian) {
    std::string out;
    out.reserve(raw.size() / 2);
    for (std::size_t i = 2; i + 1 < raw.size(); i += 2) {
        const auto a = static_cast<std::uint8_t>(raw[i]);
        const auto b = static_cast<std::uint8_t>(raw[i + 1]);
        const unsigned unit = isBigEndian ? (a << 8U | b) : (b << 8U | a);
        if (unit < 0x80) {
            out += static_cast<char>(unit);
        } else if (unit < 0x800) {
            out += static_cast<char>(0xC0U | unit >> 6U);
            out += static_cast<char>(0x80U | (unit & 0x3FU));
        } else if (unit >= 0xD800 && unit < 0xE000) {
            out += '?';
        } else {
            out += static_cast<char>(0xE0U | unit >> 12U);
            out += static_cast<char>(0x80U | (unit >> 6U & 0x3FU));
            out += static_cast<char>(0x80U | (unit & 0x3FU));
        }
    }
    return out;
}

/// Length of a terminal's control sequence at `at`, 0 where none begins.
std::size_t escapeLength(std::string_view text, std::size_t at) {
    if (text[at] != '\x1b')
        return 0;
    if (at + 1 >= text.size() || text[at + 1] != '[')
        return std::min<std::size_t>(2, text.size() - at);
    std::size_t end = at + 2;
    while (end < text.size() && end - at < 32 && (text[end] < '@' || text[end] > '~'))
        ++end;
    return std::min(end + 1, text.size()) - at;
}

struct Replacement {
    std::string_view from;
    std::string_view to;
};

// No-break spaces, byte-order mark, zero-width space, typographic quotes.
constexpr std::array kReplacements{
    Replacement{"\xC2\xA0", " "},      Replacement{"\xE2\x80\xAF", " "},
    Replacement{"\xE2\x80\x8B", ""},   Replacement{"\xEF\xBB\xBF", ""},
    Replacement{"\xE2\x80\x98", "'"},  Replacement{"\xE2\x80\x99", "'"},
    Replacement{"\xE2\x80\x9C", "\""}, Replacement{"\xE2\x80\x9D", "\""},
};

/// Colour codes and odd characters out; a lone carriage return (a progress bar) ends a line.
std::string plain(std::string_view raw) {
    std::string out;
    out.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size();) {
        if (const std::size_t n = escapeLength(raw, i); n > 0) {
            i += n;
            continue;
        }
        const std::string_view rest = raw.substr(i);
        const auto r = std::ranges::find_if(
            kReplacements, [&](const Replacement& x) { return rest.starts_with(x.from); });
        if (r != kReplacements.end()) {
            out += r->to;
            i += r->from.size();
            continue;
        }
        const char c = raw[i++];
        if (c == '\r')
            out += i < raw.size() && raw[i] == '\n' ? ' ' : '\n';
        else if (c == '\t')
            out += ' ';
        else if (c == '\n' || static_cast<unsigned char>(c) >= 0x20)
            out += c;
    }
    return out;
}

std::size_t skipSpaces(std::string_view s, std::size_t at) {
    while (at < s.size() && isSpace(s[at]))
        ++at;
    return at;
}

/// "2024-05-20 08:01:17,123", "05-20 08:01:17", "0520 08:01:17.1", "Nov 12 10:00:01",
/// "[10021.118]".
std::size_t timeLength(std::string_view s) {
    std::size_t at = 0;
    std::size_t colons = 0;
    std::size_t digits = 0;
    if (s.size() > 4 && isUpper(s[0]) && !isUpper(s[1]) && s[3] == ' ')
        at = 4; // a month
    while (at < s.size() && at < 40) {
        const char c = s[at];
        if (isDigit(c))
            ++digits;
        else if (c == ':')
            ++colons;
        else if (c != '-' && c != '.' && c != ',' && c != '/' && c != 'T' && c != 'Z' && c != '+' &&
                 c != ' ')
            break;
        ++at;
    }
    if (colons < 2 || digits < 6)
        return 0;
    // What follows the clock's own digits ("GPU 0 …" would be taken too) belongs to the sentence.
    return at;
}

constexpr std::array<std::string_view, 12> kLevels{"ERROR",   "WARNING", "INFO",     "DEBUG",
                                                   "WARN",    "FATAL",   "CRITICAL", "error",
                                                   "warning", "info",    "ERR",      "INF"};

std::size_t levelLength(std::string_view s) {
    for (const std::string_view level : kLevels)
        if (s.starts_with(level) && level.size() < s.size() &&
            (s[level.size()] == ' ' || s[level.size()] == ':'))
            return level.size() + 1;
    return 0;
}

bool holdsAny(std::string_view s, std::initializer_list<std::string_view> words) {
    return std::ranges::any_of(
        words, [&](std::string_view w) { return s.find(w) != std::string_view::npos; });
}

/// "[rank5]:", "[engine.py:158]", "[1,3]<stderr>:", "(EngineCore_DP0 pid=7)", "[2026-03-03 … TP0]".
std::size_t bracketLength(std::string_view s) {
    if (s.empty() || (s[0] != '[' && s[0] != '('))
        return 0;
    const std::size_t close = s.find(s[0] == '[' ? ']' : ')');
    if (close == std::string_view::npos || close > 80)
        return 0;
    const std::string_view inside = s.substr(1, close - 1);
    const bool isHead = holdsAny(inside, {"rank", ".py:", ".cc:", ".cpp:", "pid=", "pid ", "stderr",
                                          "default", "ip=", "TP", "DP", "tid"}) ||
                        timeLength(inside) > 0;
    if (!isHead && !(s[0] == '[' && !inside.empty() &&
                     std::ranges::all_of(inside, [](char c) { return isDigit(c) || c == ','; })))
        return 0;
    std::size_t at = close + 1;
    for (const std::string_view tail : {"<stderr>:", "<stdout>:", "<stderr>", "<stdout>", ":"})
        if (s.substr(at).starts_with(tail)) {
            at += tail.size();
            break;
        }
    return at;
}

/// "vllm-1  | ", "> ", "3: " (a launcher's rank), "gpu_executor.py:122] ".
std::size_t markLength(std::string_view s) {
    if (s.starts_with("> ") || s.starts_with("| "))
        return 2;
    const std::size_t bar = s.substr(0, 40).find(" | ");
    if (bar != std::string_view::npos && bar > 0 && isSpace(s[bar - 1]) == false &&
        s.substr(0, bar).find(' ') == std::string_view::npos && s[0] != '|')
        return bar + 3;
    std::size_t at = 0;
    while (at < s.size() && at < 5 && isDigit(s[at]))
        ++at;
    if (at > 0 && at + 1 < s.size() && s[at] == ':' && s[at + 1] == ' ')
        return at + 2;
    const std::size_t file = s.substr(0, 60).find("] ");
    if (file != std::string_view::npos && s.substr(0, file).find(' ') == std::string_view::npos &&
        holdsAny(s.substr(0, file), {".py:", ".cc:", ".cpp:"}) && s[0] != '[')
        return file + 2;
    return 0;
}

/// Keeps head and tail: a log ends with its error, and begins with what was asked for.
std::string withinLimit(std::string_view raw, bool& isCut) {
    if (raw.size() <= kMostBytes)
        return std::string(raw);
    isCut = true;
    const std::size_t half = kMostBytes / 2;
    return std::string(raw.substr(0, half)) + "\n" + std::string(raw.substr(raw.size() - half));
}

void appendSqueezed(std::string& out, std::string_view line) {
    for (const char c : line)
        if (!isSpace(c) && c != '`')
            out += isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace

std::string squeezed(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    appendSqueezed(out, text);
    return out;
}

std::string_view withoutHead(std::string_view line) {
    for (int i = 0; i < 8; ++i) {
        line.remove_prefix(skipSpaces(line, 0));
        std::size_t n = bracketLength(line);
        if (n == 0)
            n = levelLength(line);
        if (n == 0)
            n = timeLength(line);
        if (n == 0)
            n = markLength(line);
        if (n == 0)
            break;
        line.remove_prefix(std::min(n, line.size()));
    }
    return line;
}

CleanText cleanText(std::string_view raw) {
    CleanText out;
    std::string text = withinLimit(raw, out.isCut);
    if (text.starts_with("\xFF\xFE"))
        text = fromUtf16(text, false);
    else if (text.starts_with("\xFE\xFF"))
        text = fromUtf16(text, true);
    text = plain(text);
    for (std::size_t at = 0; at < text.size();) {
        if (out.lines.size() == kMostLines) {
            out.isCut = true;
            break;
        }
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::size_t length = end - at;
        if (length > kLongestLine) {
            length = kLongestLine;
            out.isCut = true;
        }
        std::string& line = out.lines.emplace_back(text.substr(at, length));
        while (!line.empty() && isSpace(line.back()))
            line.pop_back();
        appendSqueezed(out.squeezed, withoutHead(line));
        appendSqueezed(out.squeezedWhole, line);
        at = end + 1;
    }
    return out;
}

} // namespace xuanka::toolbox
