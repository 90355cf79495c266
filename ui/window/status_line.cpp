// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/status_line.h"

#include "ui/text/voice.h"

#include <QEvent>
#include <QLabel>

namespace xuanka::window {

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent), m_fit(new QLabel(this)), m_catalogue(new QLabel(this)) {
    setObjectName(QStringLiteral("status"));
    setSizeGripEnabled(false);
    m_fit->setObjectName(QStringLiteral("status-fit"));
    m_catalogue->setObjectName(QStringLiteral("status-catalogue"));
    addPermanentWidget(m_fit);
    addPermanentWidget(m_catalogue);
}

QString StatusLine::fitSentence() const {
    if (!m_outlook->now)
        return tr("No estimate for this plan");
    const estimate::Memory& m = m_outlook->now->memory;
    const text::Format format(text::Voice().language());
    const QString range = format.interval(m.deviceUsedBytes, UnitKind::Bytes);
    return (m.fits ? tr("Fits: %1 of %2") : tr("Does not fit: %1 of %2"))
        .arg(range, format.memory(m.usable));
}

void StatusLine::showOutlook(const pages::OutlookPtr& outlook) {
    m_outlook = outlook;
    retranslate();
}

void StatusLine::retranslate() {
    if (!m_outlook)
        return;
    m_fit->setText(fitSentence());
    m_fit->setToolTip(tr("Memory of the fullest card with its 80 % interval, and what is usable"));
    m_catalogue->setText(
        tr("Catalogue of %1").arg(QString::fromStdString(m_outlook->library->catalogue->date)));
    m_catalogue->setToolTip(tr("Date of the figures behind every estimate"));
}

void StatusLine::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QStatusBar::changeEvent(event);
}

} // namespace xuanka::window
