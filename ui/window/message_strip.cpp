// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/message_strip.h"

#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace xuanka::window {

MessageStrip::MessageStrip(QWidget* parent)
    : QWidget(parent), m_sign(new QLabel(this)), m_text(new QLabel(this)),
      m_close(new QToolButton(this)) {
    setObjectName(QStringLiteral("message-strip"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 6, 6);
    row->addWidget(m_sign);
    row->addWidget(m_text, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);
    m_text->setObjectName(QStringLiteral("message"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setObjectName(QStringLiteral("message-close"));
    m_close->setIcon(theme::icon("close"));
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    retranslate();
    drawSign();
    hide();
}

void MessageStrip::say(const QString& sentence) {
    m_text->setText(sentence);
    setVisible(!sentence.isEmpty());
    m_text->setAccessibleName(sentence);
    QAccessibleEvent alert(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString MessageStrip::sentence() const {
    return isHidden() ? QString() : m_text->text();
}

void MessageStrip::drawSign() {
    m_sign->setPixmap(theme::icon("warning").pixmap(QSize(20, 20), devicePixelRatioF()));
}

void MessageStrip::retranslate() {
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(m_close->toolTip());
}

void MessageStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        drawSign();
    QWidget::changeEvent(event);
}

void MessageStrip::paintEvent(QPaintEvent*) {
    const theme::Colours& c = theme::coloursOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme::mixed(c.base, c.warn, 0.14));
    painter.fillRect(QRect(0, 0, 3, height()), c.warn);
}

} // namespace xuanka::window
