// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>
#include <QHash>

namespace xuanka::charts {

class ChartView;

/// A chart as a screen reader meets it: a table with one row a sample and the columns curve, x, y.
class ChartAccessible : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit ChartAccessible(ChartView* view);
    ~ChartAccessible() override;

    /// Makes readers find this class for every ChartView; harmless when called again.
    static void install();

    void* interface_cast(QAccessible::InterfaceType type) override;
    QAccessibleInterface* child(int index) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;

    QAccessibleInterface* caption() const override { return nullptr; }

    QAccessibleInterface* summary() const override { return nullptr; }

    QAccessibleInterface* cellAt(int row, int column) const override;

    int selectedCellCount() const override { return 0; }

    QList<QAccessibleInterface*> selectedCells() const override { return {}; }

    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;

    int selectedColumnCount() const override { return 0; }

    int selectedRowCount() const override;

    int columnCount() const override { return kColumns; }

    int rowCount() const override;

    QList<int> selectedColumns() const override { return {}; }

    QList<int> selectedRows() const override;

    bool isColumnSelected(int) const override { return false; }

    bool isRowSelected(int row) const override;
    bool selectRow(int row) override;

    bool selectColumn(int) override { return false; }

    bool unselectRow(int row) override;

    bool unselectColumn(int) override { return false; }

    void modelChange(QAccessibleTableModelChangeEvent*) override {}

    /// What stands in a cell.
    QString textOf(int row, int column) const;
    QRect rectOf(int row) const;

    static constexpr int kColumns = 3;

private:
    ChartView& view() const;

    mutable QHash<int, QAccessible::Id> m_cells;
};

} // namespace xuanka::charts
