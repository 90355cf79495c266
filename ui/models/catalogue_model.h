// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/catalogue_store.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <memory>

namespace xuanka::models {

/// One table of the catalogue: a row a row, a column a column, all cells text. Rows that the user
/// changed or added are marked. An edit is a wish: `cellEdited` asks whoever writes the catalogue.
class CatalogueModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int kSortRole = Qt::UserRole; ///< a number where the cell is one

    using QAbstractTableModel::QAbstractTableModel;

    /// Call it again after every edit of the store.
    void show(const std::string& table, std::shared_ptr<const CatalogueStore> store);
    void retranslate();

    const std::string& table() const { return m_table; }

    const Row& row(int at) const { return rows().rows[static_cast<std::size_t>(at)]; }

    std::string keyOf(int at) const;
    RowOrigin originOf(int at) const;

    const std::vector<std::string>& columns() const { return rows().columns; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void cellEdited(const QString& key, const QString& column, const QString& text);

private:
    bool isKey(int column) const;
    QString text(const QModelIndex& index) const;

    const CsvTable& rows() const;

    std::string m_table;
    std::shared_ptr<const CatalogueStore> m_store;
};

/// Rows in which every typed word occurs somewhere; figures are sorted as figures, empty cells
/// last.
class CatalogueFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString& typed);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& a, const QModelIndex& b) const override;

private:
    QStringList m_words;
};

/// A cell as it is shown.
QString shownCell(std::string_view text);

/// What is said of a row's origin.
QString originText(RowOrigin origin);

} // namespace xuanka::models
