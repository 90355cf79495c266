// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/section.h"

#include "ui/controls/field_control.h"
#include "ui/text/voice.h"
#include "ui/theme/fonts.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka::controls {

Section::Section(const char* titleId, QWidget* parent)
    : QWidget(parent), m_titleId(titleId), m_head(new QToolButton(this)), m_body(new QWidget(this)),
      m_rows(new QVBoxLayout(m_body)) {
    setObjectName(QString::fromLatin1(titleId));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addWidget(m_head, 0, Qt::AlignLeft);
    all->addWidget(m_body);
    m_rows->setContentsMargins(0, 0, 0, 8);
    m_rows->setSpacing(8);
    m_head->setObjectName(objectName() + QStringLiteral("-head"));
    m_head->setAutoRaise(true);
    m_head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_head->setArrowType(Qt::DownArrow);
    m_head->setFont(theme::font(theme::TextSize::Body, true));
    connect(m_head, &QToolButton::clicked, this, [this] { setFolded(!m_isFolded); });
    retranslate();
}

void Section::add(QWidget* widget) {
    m_rows->addWidget(widget);
    alignLabels();
}

void Section::setFolded(bool folded) {
    if (folded == m_isFolded)
        return;
    m_isFolded = folded;
    m_body->setVisible(!folded);
    m_head->setArrowType(folded ? Qt::RightArrow : Qt::DownArrow);
    retranslate();
    Q_EMIT foldedChanged(folded);
}

void Section::alignLabels() {
    constexpr int kWidest = 112;
    const auto controls = m_body->findChildren<FieldControl*>(Qt::FindDirectChildrenOnly);
    int width = 0;
    for (const FieldControl* control : controls)
        width = std::max(width, std::min(kWidest, control->labelWidth()));
    for (FieldControl* control : controls)
        control->setLabelWidth(width);
}

void Section::retranslate() {
    const text::Voice voice;
    m_head->setText(voice.word(m_titleId));
    m_head->setAccessibleName(voice.word(m_titleId));
    m_head->setToolTip(voice.word(m_isFolded ? "section.unfold" : "section.fold"));
    alignLabels();
}

void Section::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // The labels inside get their new words first.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &Section::retranslate, Qt::QueuedConnection);
}

} // namespace xuanka::controls
