// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"

#include <algorithm>
#include <utility>

namespace xuanka {
namespace {

class CsvReader {
public:
    explicit CsvReader(std::string_view text) : m_text(text) {}

    bool atEnd() const { return m_at >= m_text.size(); }

    std::size_t line() const { return m_line; }

    /// The cells of the next record; false where a quote is never closed.
    bool readRecord(std::vector<std::string>& cells) {
        cells.clear();
        do {
            cells.emplace_back();
            if (!readCell(cells.back()))
                return false;
        } while (take(','));
        take('\r');
        if (take('\n'))
            ++m_line;
        return true;
    }

private:
    bool take(char c) {
        if (atEnd() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    bool readCell(std::string& cell) {
        if (take('"'))
            return readQuoted(cell);
        const auto end = std::min(m_text.find_first_of(",\r\n", m_at), m_text.size());
        cell = m_text.substr(m_at, end - m_at);
        m_at = end;
        return true;
    }

    bool readQuoted(std::string& cell) {
        while (!atEnd()) {
            if (take('"')) {
                if (!take('"'))
                    return true;
                cell += '"';
                continue;
            }
            if (m_text[m_at] == '\n')
                ++m_line;
            cell += m_text[m_at++];
        }
        return false;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
};

Failure malformed(std::string_view rule, std::size_t line) {
    return fail(
        {ErrorCode::Malformed, "csv", std::string(rule), {}, {}, "line " + std::to_string(line)});
}

} // namespace

Result<CsvTable> readCsv(std::string_view text) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.size() > kMostCsvBytes)
        return fail({ErrorCode::TooLarge,
                     "csv",
                     "rule.file_too_large",
                     std::to_string(text.size()),
                     std::to_string(kMostCsvBytes),
                     {}});
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    CsvReader reader(text);
    CsvTable table;
    if (reader.atEnd() || !reader.readRecord(table.columns))
        return malformed("rule.csv_head", reader.line());
    std::vector<std::string> cells;
    while (!reader.atEnd()) {
        const std::size_t line = reader.line();
        if (!reader.readRecord(cells))
            return malformed("rule.csv_quote", line);
        if (cells.size() == 1 && cells.front().empty())
            continue;
        if (cells.size() > table.columns.size())
            return malformed("rule.csv_too_many_cells", line);
        Row row;
        for (std::size_t i = 0; i < cells.size(); ++i)
            row.insert_or_assign(table.columns[i], std::move(cells[i]));
        table.rows.push_back(std::move(row));
        table.lines.push_back(line);
    }
    return table;
}

std::string csvCell(std::string_view cell) {
    if (cell.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(cell);
    std::string quoted = "\"";
    for (const char c : cell) {
        quoted += c;
        if (c == '"')
            quoted += c;
    }
    return quoted + '"';
}

} // namespace xuanka
