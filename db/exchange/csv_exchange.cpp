// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/exchange/csv_exchange.h"

#include "app/base/row_reader.h"
#include "app/outlook/library_tables.h"
#include "db/catalogue/table_list.h"
#include "db/library/user_catalogue.h"

#include <QSaveFile>

#include <algorithm>
#include <unordered_map>

namespace xuanka::db {
namespace {

constexpr std::string_view kFormulaStarts = "=+-@\t\r";

bool looksLikeFormula(std::string_view text) {
    return !text.empty() && kFormulaStarts.find(text.front()) != std::string_view::npos &&
           !numberOf(text);
}

std::string guarded(std::string_view text) {
    return csvCell(looksLikeFormula(text) ? "'" + std::string(text) : std::string(text));
}

void unguard(CsvTable& table) {
    for (Row& row : table.rows)
        for (auto& [column, text] : row)
            if (text.starts_with('\'') && looksLikeFormula(std::string_view(text).substr(1)))
                text.erase(0, 1);
}

void appendLine(std::string& out, const std::vector<std::string>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i)
        out.append(i == 0 ? "" : ",").append(guarded(cells[i]));
    out += "\r\n";
}

Error unknownTable(std::string_view name) {
    std::vector<std::string_view> names;
    for (const TableSpec& spec : catalogueTables())
        names.push_back(spec.name);
    return {ErrorCode::UnknownId,
            "table",
            "rule.database_table",
            std::string(name),
            std::string(nearestOf(name, names)),
            {}};
}

Result<void> knowsColumns(const CsvTable& given, const CsvTable& known) {
    const std::vector<std::string_view> names(known.columns.begin(), known.columns.end());
    for (const std::string& column : given.columns)
        if (std::ranges::count(names, column) == 0)
            return fail({ErrorCode::UnknownId,
                         column,
                         "rule.database_column",
                         column,
                         std::string(nearestOf(column, names)),
                         {}});
    return {};
}

/// The cells that differ; a row that is not there has them all.
Row difference(const Row& given, const Row* there) {
    Row cells;
    for (const auto& [column, text] : given) {
        if (there == nullptr ? !text.empty() : cell(*there, column) != text)
            cells.emplace(column, text);
    }
    return cells;
}

/// The first rule that the edits would break, as the program would read them.
Result<void> checkEdits(const OverlaidTables& current,
                        const std::vector<RowEdit>& edits,
                        const std::unordered_map<std::string, std::size_t>& lines) {
    const OverlaidTables laid = overlay(current.tables, edits);
    if (!laid.ignored.empty())
        return fail({ErrorCode::UnknownId,
                     laid.ignored.front().table,
                     "rule.unknown",
                     laid.ignored.front().key,
                     {},
                     {}});
    auto read = outlook::readLibrary(laid.tables);
    if (read.bad.empty())
        return {};
    plan::BadRow& bad = read.bad.front();
    const TableSpec* spec = findTable(bad.table);
    const auto& rows = laid.tables.find(bad.table)->second.rows;
    if (spec == nullptr || bad.row >= rows.size())
        return fail(std::move(bad.error));
    const std::string key = keyOf(*spec, rows[bad.row]);
    const auto line = lines.find(key);
    bad.error.detail =
        line == lines.end() ? bad.table + " " + key : "line " + std::to_string(line->second);
    return fail(std::move(bad.error));
}

} // namespace

std::string csvText(const CsvTable& table) {
    std::string out;
    appendLine(out, table.columns);
    std::vector<std::string> cells(table.columns.size());
    for (const Row& row : table.rows) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            cells[i] = cell(row, table.columns[i]);
        appendLine(out, cells);
    }
    return out;
}

Result<void> writeFile(const QString& path, std::string_view bytes) {
    QSaveFile file(path);
    const auto size = static_cast<qint64>(bytes.size());
    if (file.open(QIODevice::WriteOnly) && file.write(bytes.data(), size) == size && file.commit())
        return {};
    return fail({ErrorCode::Io,
                 path.toStdString(),
                 "rule.file_write",
                 {},
                 {},
                 file.errorString().toStdString()});
}

Result<ImportPlan>
planImport(const OverlaidTables& current, std::string_view table, std::string_view csv) {
    const TableSpec* spec = findTable(table);
    const auto there = current.tables.find(table);
    if (spec == nullptr || there == current.tables.end())
        return fail(unknownTable(table));
    if (csv.size() > kMostImportBytes)
        return fail({ErrorCode::TooLarge,
                     "csv",
                     "rule.file_too_large",
                     std::to_string(csv.size()),
                     std::to_string(kMostImportBytes),
                     {}});
    auto given = readCsv(csv);
    if (!given)
        return Failure(given.error());
    unguard(*given);
    if (auto known = knowsColumns(*given, there->second); !known)
        return Failure(known.error());
    std::unordered_map<std::string, const Row*> rows;
    for (const Row& row : there->second.rows)
        rows.emplace(keyOf(*spec, row), &row);
    ImportPlan plan;
    std::unordered_map<std::string, std::size_t> lines;
    for (std::size_t i = 0; i < given->rows.size(); ++i) {
        const Row& row = given->rows[i];
        const std::string key = keyOf(*spec, row);
        if (cell(row, spec->keys.front()).empty())
            return fail({ErrorCode::InvalidValue,
                         std::string(spec->keys.front()),
                         "rule.key_cells",
                         {},
                         {},
                         "line " + std::to_string(given->lines[i])});
        const auto old = rows.find(key);
        const bool isNew = old == rows.end();
        Row cells = difference(row, isNew ? nullptr : old->second);
        lines.insert_or_assign(key, given->lines[i]);
        ++(isNew ? plan.added : cells.empty() ? plan.same : plan.changed);
        if (!cells.empty())
            plan.edits.push_back({std::string(table), key, std::move(cells), false});
    }
    if (auto fine = checkEdits(current, plan.edits, lines); !fine)
        return Failure(fine.error());
    return plan;
}

Result<ImportPlan> importCsv(const CataloguePaths& paths,
                             std::string_view table,
                             std::string_view csv,
                             const QString& today) {
    const auto current = loadTables(paths);
    if (!current)
        return Failure(current.error());
    auto plan = planImport(*current, table, csv);
    if (!plan || plan->edits.empty())
        return plan;
    const auto user = UserCatalogue::open(paths.user);
    if (!user)
        return Failure(user.error());
    if (auto written = user->mergeAll(plan->edits, today); !written)
        return Failure(written.error());
    return plan;
}

Result<void> editRow(const CataloguePaths& paths, const RowEdit& edit, const QString& today) {
    const auto current = loadTables(paths);
    if (!current)
        return Failure(current.error());
    if (auto fine = checkEdits(*current, {edit}, {}); !fine)
        return fine;
    const auto user = UserCatalogue::open(paths.user);
    if (!user)
        return Failure(user.error());
    return edit.isRemoved ? user->put(edit, today) : user->mergeAll({edit}, today);
}

} // namespace xuanka::db
