// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/picker_delegate.h"

#include "ui/theme/colours.h"

#include <QPainter>

namespace xuanka::controls {

namespace {

constexpr int kGap = 16;
constexpr int kMargin = 6;

} // namespace

void PickerDelegate::paint(QPainter* painter,
                           const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const theme::Colours& c = theme::coloursOf(option.palette);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const bool isUnder = option.state.testFlag(QStyle::State_MouseOver);
    painter->save();
    painter->fillRect(option.rect, isChosen ? c.accentSoft : isUnder ? c.alternate : c.base);
    const QRect inside = option.rect.adjusted(kMargin, 0, -kMargin, 0);
    const QString detail = index.data(kDetail).toString();
    painter->setFont(option.font);
    painter->setPen(c.quiet);
    painter->drawText(inside, Qt::AlignRight | Qt::AlignVCenter, detail);
    painter->setPen(c.text);
    const int room = inside.width() - option.fontMetrics.horizontalAdvance(detail) - kGap;
    painter->drawText(inside, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, room));
    painter->restore();
}

QSize PickerDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QString text = index.data().toString() + index.data(kDetail).toString();
    return {option.fontMetrics.horizontalAdvance(text) + kGap + 2 * kMargin,
            option.fontMetrics.height() + 8};
}

} // namespace xuanka::controls
