// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/row_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace xuanka {
namespace {

bool areDigits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool isBetween(std::string_view twoDigits, std::string_view least, std::string_view most) {
    return areDigits(twoDigits) && twoDigits >= least && twoDigits <= most;
}

} // namespace

std::optional<double> numberOf(std::string_view text) {
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

bool isDate(std::string_view text) {
    if (text.size() != 4 && text.size() != 7 && text.size() != 10)
        return false;
    if (!areDigits(text.substr(0, 4)))
        return false;
    if (text.size() >= 7 && (text[4] != '-' || !isBetween(text.substr(5, 2), "01", "12")))
        return false;
    return text.size() < 10 || (text[7] == '-' && isBetween(text.substr(8, 2), "01", "31"));
}

std::string RowReader::text(std::string_view column) const {
    return std::string(cell(*m_row, column));
}

std::string RowReader::required(std::string_view column) {
    if (cell(*m_row, column).empty())
        refuse(column, "rule.not_empty");
    return text(column);
}

std::optional<double> RowReader::figure(std::string_view column, double least) {
    const auto given = cell(*m_row, column);
    if (given.empty())
        return std::nullopt;
    const auto value = numberOf(given);
    if (value && *value >= least)
        return value;
    refuse(column, "rule.number", value ? "0" : "");
    return std::nullopt;
}

double RowReader::number(std::string_view column, double whenEmpty) {
    return figure(column).value_or(whenEmpty);
}

std::int64_t RowReader::count(std::string_view column, std::int64_t whenEmpty) {
    constexpr double kMost = 9e15;
    const auto value = figure(column);
    if (!value)
        return whenEmpty;
    if (*value > kMost || *value != std::floor(*value)) {
        refuse(column, "rule.whole_number",
               *value > kMost ? "0" : std::to_string(std::llround(*value)));
        return whenEmpty;
    }
    return static_cast<std::int64_t>(*value);
}

bool RowReader::flag(std::string_view column) {
    const auto given = cell(*m_row, column);
    if (!given.empty() && given != "y" && given != "n")
        refuse(column, "rule.yes_or_no", "y");
    return given == "y";
}

std::vector<std::string> RowReader::list(std::string_view column) const {
    std::vector<std::string> pieces;
    for (const auto piece : splitText(cell(*m_row, column), ';'))
        pieces.emplace_back(piece);
    return pieces;
}

std::size_t RowReader::word(std::string_view column, std::span<const std::string_view> words) {
    const auto given = cell(*m_row, column);
    const auto found = std::ranges::find(words, given);
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    if (!given.empty())
        refuse(column, "rule.known_word", nearestOf(given, words));
    return 0;
}

std::string RowReader::date(std::string_view column) {
    const auto given = text(column);
    if (!given.empty() && !isDate(given))
        refuse(column, "rule.date");
    return given;
}

void RowReader::refuse(std::string_view column, std::string_view rule, std::string_view nearest) {
    if (!m_error)
        m_error = Error{ErrorCode::InvalidValue, std::string(column),
                        std::string(rule),       text(column),
                        std::string(nearest),    {}};
}

} // namespace xuanka
