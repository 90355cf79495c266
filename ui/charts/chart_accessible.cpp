// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_accessible.h"

#include "ui/charts/chart_view.h"

#include <algorithm>

namespace xuanka::charts {

namespace {

class ChartCell : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    ChartCell(ChartAccessible& owner, int row, int column)
        : m_owner(owner), m_row(row), m_column(column) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface
                   ? static_cast<QAccessibleTableCellInterface*>(this)
                   : nullptr;
    }

    bool isValid() const override { return m_owner.isValid() && m_row < m_owner.rowCount(); }

    QObject* object() const override { return nullptr; }

    QAccessibleInterface* parent() const override { return &m_owner; }

    QAccessibleInterface* child(int) const override { return nullptr; }

    int childCount() const override { return 0; }

    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QAccessibleInterface* childAt(int, int) const override { return nullptr; }

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? m_owner.textOf(m_row, m_column) : QString();
    }

    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override { return m_owner.rectOf(m_row); }

    QAccessible::Role role() const override { return QAccessible::Cell; }

    QAccessible::State state() const override {
        QAccessible::State s;
        s.selectable = true;
        s.selected = m_owner.isRowSelected(m_row);
        return s;
    }

    bool isSelected() const override { return m_owner.isRowSelected(m_row); }

    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }

    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }

    int columnIndex() const override { return m_column; }

    int rowIndex() const override { return m_row; }

    int columnExtent() const override { return 1; }

    int rowExtent() const override { return 1; }

    QAccessibleInterface* table() const override { return &m_owner; }

private:
    ChartAccessible& m_owner;
    int m_row;
    int m_column;
};

QAccessibleInterface* make(const QString&, QObject* object) {
    auto* view = qobject_cast<ChartView*>(object);
    return view ? new ChartAccessible(view) : nullptr;
}

} // namespace

ChartAccessible::ChartAccessible(ChartView* view) : QAccessibleWidget(view, QAccessible::Table) {}

ChartAccessible::~ChartAccessible() {
    for (const QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
}

void ChartAccessible::install() {
    QAccessible::installFactory(make);
}

ChartView& ChartAccessible::view() const {
    return *static_cast<ChartView*>(widget());
}

void* ChartAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

int ChartAccessible::rowCount() const {
    return static_cast<int>(view().spots().size());
}

int ChartAccessible::childCount() const {
    return rowCount() * kColumns;
}

QAccessibleInterface* ChartAccessible::child(int index) const {
    return index >= 0 ? cellAt(index / kColumns, index % kColumns) : nullptr;
}

int ChartAccessible::indexOfChild(const QAccessibleInterface* child) const {
    for (auto it = m_cells.cbegin(); it != m_cells.cend(); ++it)
        if (QAccessible::accessibleInterface(it.value()) == child)
            return it.key();
    return -1;
}

QAccessibleInterface* ChartAccessible::cellAt(int row, int column) const {
    if (row < 0 || row >= rowCount() || column < 0 || column >= kColumns)
        return nullptr;
    const int index = row * kColumns + column;
    if (!m_cells.contains(index)) {
        auto* cell = new ChartCell(const_cast<ChartAccessible&>(*this), row, column);
        m_cells.insert(index, QAccessible::registerAccessibleInterface(cell));
    }
    return QAccessible::accessibleInterface(m_cells.value(index));
}

QString ChartAccessible::columnDescription(int column) const {
    const ChartSpec& spec = view().spec();
    return column == 0 ? spec.title : column == 1 ? spec.x.title : spec.y.title;
}

QString ChartAccessible::rowDescription(int row) const {
    return textOf(row, 0);
}

QString ChartAccessible::textOf(int row, int column) const {
    const auto at = static_cast<std::size_t>(row);
    if (at >= view().spots().size())
        return {};
    const Spot& spot = view().spots()[at];
    const text::Format format(view().spec().language);
    if (column > 0)
        return format.number(column == 1 ? spot.at.x : spot.at.y);
    const auto& all = view().spec().series;
    const auto series = std::ranges::find(all, spot.seriesId, &Series::id);
    return series != all.end() ? series->name : spot.seriesId;
}

QRect ChartAccessible::rectOf(int row) const {
    const auto at = static_cast<std::size_t>(row);
    if (at >= view().spots().size())
        return {};
    const QPoint pixel = view().pixelOf(view().spots()[at].at).toPoint();
    return {view().mapToGlobal(pixel - QPoint(4, 4)), QSize(9, 9)};
}

bool ChartAccessible::isRowSelected(int row) const {
    return view().cursor() == std::optional(static_cast<std::size_t>(row));
}

int ChartAccessible::selectedRowCount() const {
    return view().cursor() ? 1 : 0;
}

QList<int> ChartAccessible::selectedRows() const {
    const auto cursor = view().cursor();
    return cursor ? QList<int>{static_cast<int>(*cursor)} : QList<int>{};
}

bool ChartAccessible::selectRow(int row) {
    if (row < 0 || row >= rowCount())
        return false;
    view().moveCursorTo(static_cast<std::size_t>(row));
    return true;
}

bool ChartAccessible::unselectRow(int row) {
    if (isRowSelected(row))
        view().moveCursorTo(std::nullopt);
    return true;
}

} // namespace xuanka::charts
