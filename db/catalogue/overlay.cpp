// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue/overlay.h"

#include "db/catalogue/table_list.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <unordered_map>
#include <utility>

namespace xuanka::db {
namespace {

bool knowsColumns(const CsvTable& table, const RowEdit& edit) {
    return std::ranges::all_of(
        edit.cells, [&](const auto& c) { return std::ranges::count(table.columns, c.first) == 1; });
}

template <class Goes> void dropWhere(CsvTable& table, std::vector<RowOrigin>& origins, Goes goes) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        if (goes(table.rows[i]))
            continue;
        if (kept != i) {
            table.rows[kept] = std::move(table.rows[i]);
            origins[kept] = origins[i];
        }
        ++kept;
    }
    table.rows.resize(kept);
    origins.resize(kept);
}

class OneTable {
public:
    OneTable(const TableSpec& spec, CsvTable& table, std::vector<RowOrigin>& origins)
        : m_spec(spec), m_table(table), m_origins(origins) {
        for (std::size_t i = 0; i < table.rows.size(); ++i)
            m_places.emplace(keyOf(spec, table.rows[i]), i);
    }

    /// False where the edit makes no sense here.
    bool apply(const RowEdit& edit) {
        const auto place = m_places.find(edit.key);
        if (!knowsColumns(m_table, edit))
            return false;
        if (place != m_places.end())
            change(place->second, edit);
        else if (!edit.isRemoved)
            return add(edit);
        return true;
    }

    /// The keys of the rows that went.
    std::set<std::string, std::less<>> dropRemoved() {
        std::set<std::string, std::less<>> keys;
        for (const std::size_t i : m_removed)
            keys.insert(keyOf(m_spec, m_table.rows[i]));
        dropWhere(m_table, m_origins,
                  [&](const Row& row) { return keys.contains(keyOf(m_spec, row)); });
        return keys;
    }

private:
    void change(std::size_t i, const RowEdit& edit) {
        if (edit.isRemoved) {
            m_removed.push_back(i);
            return;
        }
        for (const auto& [column, text] : edit.cells)
            m_table.rows[i].insert_or_assign(column, text);
        m_origins[i] = RowOrigin::Changed;
    }

    bool add(const RowEdit& edit) {
        if (keyOf(m_spec, edit.cells) != edit.key)
            return false;
        m_table.rows.push_back(edit.cells);
        m_origins.push_back(RowOrigin::Added);
        return true;
    }

    const TableSpec& m_spec;
    CsvTable& m_table;
    std::vector<RowOrigin>& m_origins;
    std::unordered_map<std::string, std::size_t> m_places;
    std::vector<std::size_t> m_removed;
};

/// As if the table had just been read from its text: the head is line 1.
void numberLines(CsvTable& table) {
    table.lines.resize(table.rows.size());
    std::iota(table.lines.begin(), table.lines.end(), std::size_t{2});
}

/// Peaks and prices of a card that the user removed go with it.
void dropOwned(std::string_view owner,
               const std::set<std::string, std::less<>>& gone,
               OverlaidTables& out) {
    if (gone.empty())
        return;
    for (const TableSpec& spec : catalogueTables())
        if (const auto table = out.tables.find(spec.name);
            spec.owner == owner && table != out.tables.end())
            dropWhere(table->second, out.origins.find(spec.name)->second,
                      [&](const Row& row) { return gone.contains(cell(row, spec.ownerColumn)); });
}

} // namespace

OverlaidTables overlay(plan::CatalogueTables shipped, const std::vector<RowEdit>& edits) {
    OverlaidTables out;
    out.tables = std::move(shipped);
    for (const auto& [name, table] : out.tables)
        out.origins.emplace(name, std::vector(table.rows.size(), RowOrigin::Shipped));
    std::map<std::string, OneTable, std::less<>> touched;
    for (const RowEdit& edit : edits) {
        const TableSpec* spec = findTable(edit.table);
        const auto table = out.tables.find(edit.table);
        if (spec == nullptr || table == out.tables.end()) {
            out.ignored.push_back(edit);
            continue;
        }
        auto& one = touched.try_emplace(edit.table, *spec, table->second, out.origins[edit.table])
                        .first->second;
        if (!one.apply(edit))
            out.ignored.push_back(edit);
    }
    for (auto& [name, one] : touched)
        dropOwned(name, one.dropRemoved(), out);
    for (auto& [name, table] : out.tables)
        numberLines(table);
    return out;
}

} // namespace xuanka::db
