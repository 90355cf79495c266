// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/catalogue_store.h"

#include "db/catalogue/table_list.h"
#include "db/library/user_catalogue.h"

#include <QDate>
#include <QFile>

#include <algorithm>

namespace xuanka::models {

namespace {

QString today() {
    return QDate::currentDate().toString(Qt::ISODate);
}

/// Gives the cells that name a row the words of `key`.
void setKey(Row& cells, std::span<const std::string_view> names, const std::string& key) {
    const QStringList words = QString::fromStdString(key).split(QStringLiteral(" | "));
    const auto count = std::min(names.size(), static_cast<std::size_t>(words.size()));
    for (std::size_t k = 0; k < count; ++k)
        cells[std::string(names[k])] = words[static_cast<qsizetype>(k)].trimmed().toStdString();
}

} // namespace

Result<void> CatalogueStore::reload() {
    auto loaded = db::loadTables(m_paths);
    if (!loaded)
        return fail(loaded.error());
    m_tables = std::move(*loaded);
    return {};
}

std::vector<std::string> CatalogueStore::tables() const {
    std::vector<std::string> names;
    for (const db::TableSpec& spec : db::catalogueTables())
        if (m_tables.tables.contains(spec.name))
            names.emplace_back(spec.name);
    return names;
}

const CsvTable& CatalogueStore::rows(const std::string& table) const {
    static const CsvTable kNone;
    const auto at = m_tables.tables.find(table);
    return at == m_tables.tables.end() ? kNone : at->second;
}

RowOrigin CatalogueStore::originOf(const std::string& table, std::size_t row) const {
    const auto at = m_tables.origins.find(table);
    return at != m_tables.origins.end() && row < at->second.size() ? at->second[row]
                                                                   : RowOrigin::Shipped;
}

std::span<const std::string_view> CatalogueStore::keysOf(const std::string& table) const {
    const db::TableSpec* spec = db::findTable(table);
    return spec == nullptr ? std::span<const std::string_view>{} : spec->keys;
}

std::string CatalogueStore::keyOf(const std::string& table, const Row& row) const {
    const db::TableSpec* spec = db::findTable(table);
    return spec == nullptr ? std::string() : db::keyOf(*spec, row);
}

const Row* CatalogueStore::evidence(std::string_view id) const {
    const CsvTable& table = rows("evidence");
    const auto at =
        std::ranges::find_if(table.rows, [&](const Row& r) { return cell(r, "id") == id; });
    return at == table.rows.end() ? nullptr : &*at;
}

Result<void> CatalogueStore::write(const db::RowEdit& edit) {
    const auto written = db::editRow(m_paths, edit, today());
    return written ? reload() : written;
}

Result<void> CatalogueStore::change(const std::string& table, const std::string& key, Row cells) {
    return write({table, key, std::move(cells), false});
}

Result<void>
CatalogueStore::copy(const std::string& table, const Row& from, const std::string& newKey) {
    Row cells = from;
    setKey(cells, keysOf(table), newKey);
    // Two rows of the same other spellings would not be told apart.
    cells.erase("aliases");
    const std::string key = keyOf(table, cells);
    return write({table, key, std::move(cells), false});
}

Result<void> CatalogueStore::remove(const std::string& table, const std::string& key) {
    return write({table, key, {}, true});
}

Result<void> CatalogueStore::restore(const std::string& table, const std::string& key) {
    const auto user = db::UserCatalogue::open(m_paths.user);
    if (!user)
        return fail(user.error());
    const auto done = user->restore(table, key);
    return done ? reload() : done;
}

Result<CatalogueStore::Imported> CatalogueStore::importFile(const std::string& table,
                                                            const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail({ErrorCode::Io,
                     "file",
                     "rule.file_open",
                     path.toStdString(),
                     {},
                     file.errorString().toStdString()});
    // One byte more than is allowed, so that a file too large is refused by its rule.
    const QByteArray bytes = file.read(static_cast<qint64>(db::kMostImportBytes) + 1);
    const auto done = db::importCsv(
        m_paths, table, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())),
        today());
    if (!done)
        return fail(done.error());
    if (const auto again = reload(); !again)
        return fail(again.error());
    return Imported{done->added, done->changed, done->same};
}

Result<void> CatalogueStore::exportFile(const QString& path, const CsvTable& rows) {
    return db::writeFile(path, db::csvText(rows));
}

} // namespace xuanka::models
