// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workbench/fact_list.h"

#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace xuanka::pages {

FactList::FactList(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
}

void FactList::addRow() {
    const int at = static_cast<int>(m_rows.size());
    Row row{new QLabel(this), new QLabel(this)};
    row.name->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    row.value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    row.value->setWordWrap(true);
    row.value->setFont(theme::tabularFont());
    row.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_grid->addWidget(row.name, at, 0);
    m_grid->addWidget(row.value, at, 1);
    m_rows.append(row);
    paintNames();
}

void FactList::paintNames() {
    QPalette p = palette();
    p.setColor(QPalette::WindowText, theme::coloursOf(p).quiet);
    for (const Row& row : std::as_const(m_rows))
        row.name->setPalette(p);
}

void FactList::show(const std::vector<Fact>& facts) {
    const auto count = static_cast<qsizetype>(facts.size());
    while (m_rows.size() < count)
        addRow();
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        row.name->setVisible(i < count);
        row.value->setVisible(i < count);
        if (i >= count)
            continue;
        const Fact& fact = facts[static_cast<std::size_t>(i)];
        row.name->setText(fact.name);
        row.value->setText(fact.value);
        row.name->setToolTip(fact.tip);
        row.value->setToolTip(fact.tip);
        row.value->setAccessibleName(fact.name + QStringLiteral(": ") + fact.value);
    }
}

QString FactList::valueOf(const QString& name) const {
    for (const Row& row : m_rows)
        if (!row.name->isHidden() && row.name->text() == name)
            return row.value->text();
    return {};
}

void FactList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        paintNames();
    QWidget::changeEvent(event);
}

} // namespace xuanka::pages
