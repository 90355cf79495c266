// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/segmented_buttons.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace xuanka::controls {

SegmentedButtons::SegmentedButtons(QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addStretch(1);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedButtons::currentChanged);
}

void SegmentedButtons::add(const QString& id, const QString& text, const QString& tip) {
    auto* button = new QToolButton(this);
    button->setObjectName(id);
    button->setCheckable(true);
    button->setAutoRaise(true);
    const int index = static_cast<int>(m_group->buttons().size());
    m_group->addButton(button, index);
    button->setChecked(index == 0);
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->insertWidget(row->count() - 1, button);
    setTexts(index, text, tip);
}

void SegmentedButtons::setTexts(int index, const QString& text, const QString& tip) {
    QAbstractButton* button = m_group->button(index);
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(QString(text).remove(QLatin1Char('&')));
}

int SegmentedButtons::current() const {
    return m_group->checkedId();
}

void SegmentedButtons::setCurrent(int index) {
    m_group->button(index)->setChecked(true);
}

} // namespace xuanka::controls
