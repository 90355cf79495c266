// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace xuanka::controls {

/// A name at the left, its detail in a quieter tone at the right.
class PickerDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int kDetail = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace xuanka::controls
