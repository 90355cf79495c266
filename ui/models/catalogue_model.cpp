// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/catalogue_model.h"

#include "ui/models/catalogue_names.h"
#include "ui/theme/fonts.h"

#include <algorithm>

namespace xuanka::models {

namespace {

constexpr int kMostTipCharacters = 400;

QString qt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QString shownCell(std::string_view text) {
    // SQLite hands whole figures of a REAL column back with a decimal that says nothing.
    bool isNumber = false;
    const QString shown = qt(text);
    static_cast<void>(shown.toDouble(&isNumber));
    return isNumber && shown.endsWith(QLatin1String(".0")) ? shown.chopped(2) : shown;
}

QString originText(RowOrigin origin) {
    switch (origin) {
    case RowOrigin::Changed:
        return CatalogueModel::tr("Changed by you");
    case RowOrigin::Added:
        return CatalogueModel::tr("Added by you");
    case RowOrigin::Shipped:
        break;
    }
    return CatalogueModel::tr("Shipped");
}

void CatalogueModel::show(const std::string& table, std::shared_ptr<const CatalogueStore> store) {
    beginResetModel();
    m_table = table;
    m_store = std::move(store);
    endResetModel();
}

const CsvTable& CatalogueModel::rows() const {
    static const CsvTable kNone;
    return m_store == nullptr ? kNone : m_store->rows(m_table);
}

void CatalogueModel::retranslate() {
    if (columnCount() > 0)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

std::string CatalogueModel::keyOf(int at) const {
    return m_store == nullptr ? std::string() : m_store->keyOf(m_table, row(at));
}

RowOrigin CatalogueModel::originOf(int at) const {
    return m_store == nullptr ? RowOrigin::Shipped
                              : m_store->originOf(m_table, static_cast<std::size_t>(at));
}

int CatalogueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows().rows.size());
}

int CatalogueModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns().size());
}

bool CatalogueModel::isKey(int column) const {
    if (m_store == nullptr)
        return false;
    const auto keys = m_store->keysOf(m_table);
    return std::ranges::find(keys, columns()[static_cast<std::size_t>(column)]) != keys.end();
}

QString CatalogueModel::text(const QModelIndex& index) const {
    return shownCell(cell(row(index.row()), columns()[static_cast<std::size_t>(index.column())]));
}

QVariant CatalogueModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    bool isNumber = false;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return text(index);
    case kSortRole: {
        const QString shown = text(index);
        const double number = shown.toDouble(&isNumber);
        return isNumber ? QVariant(number) : QVariant(shown);
    }
    case Qt::TextAlignmentRole:
        static_cast<void>(text(index).toDouble(&isNumber));
        return static_cast<int>(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::FontRole: {
        QFont font = theme::tabularFont();
        font.setBold(originOf(index.row()) != RowOrigin::Shipped);
        return font;
    }
    case Qt::ToolTipRole: {
        const QString hint =
            isKey(index.column())
                ? tr("Names the row and cannot be changed here")
                : tr("Double-click to change; your edit stays yours after an upgrade");
        const QString shown = text(index).left(kMostTipCharacters);
        return QStringLiteral("%1\n%2\n%3")
            .arg(shown, originText(originOf(index.row())), hint)
            .trimmed();
    }
    default:
        return {};
    }
}

QVariant CatalogueModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return columnTitle(columns()[static_cast<std::size_t>(section)]);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft);
    return {};
}

Qt::ItemFlags CatalogueModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && !isKey(index.column()))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool CatalogueModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid() || isKey(index.column()))
        return false;
    const QString wanted = value.toString().trimmed();
    if (wanted == text(index))
        return false;
    // The table is shown anew once the catalogue has taken the edit.
    Q_EMIT cellEdited(QString::fromStdString(keyOf(index.row())),
                      QString::fromStdString(columns()[static_cast<std::size_t>(index.column())]),
                      wanted);
    return false;
}

void CatalogueFilter::setWords(const QString& typed) {
    m_words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool CatalogueFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const auto* model = static_cast<const CatalogueModel*>(sourceModel());
    if (parent.isValid() || m_words.isEmpty())
        return true;
    const Row& cells = model->row(row);
    return std::ranges::all_of(m_words, [&](const QString& word) {
        return std::ranges::any_of(cells, [&](const auto& each) {
            return qt(each.second).contains(word, Qt::CaseInsensitive);
        });
    });
}

bool CatalogueFilter::lessThan(const QModelIndex& a, const QModelIndex& b) const {
    const QVariant left = a.data(CatalogueModel::kSortRole);
    const QVariant right = b.data(CatalogueModel::kSortRole);
    const bool isLeftEmpty = left.toString().isEmpty();
    const bool isRightEmpty = right.toString().isEmpty();
    if (isLeftEmpty || isRightEmpty)
        return isLeftEmpty == isRightEmpty ? a.row() < b.row()
                                           : isRightEmpty == (sortOrder() == Qt::AscendingOrder);
    const bool isLeftNumber = left.typeId() == QMetaType::Double;
    const bool isRightNumber = right.typeId() == QMetaType::Double;
    if (isLeftNumber && isRightNumber)
        return left.toDouble() < right.toDouble();
    if (isLeftNumber != isRightNumber)
        return isLeftNumber;
    return QString::localeAwareCompare(left.toString(), right.toString()) < 0;
}

} // namespace xuanka::models
