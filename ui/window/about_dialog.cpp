// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/about_dialog.h"

#include "ui/theme/fonts.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSysInfo>
#include <QVBoxLayout>

namespace xuanka::window {

AboutDialog::AboutDialog(const QString& catalogueVersion,
                         const QString& catalogueDate,
                         QWidget* parent)
    : QDialog(parent), m_version(catalogueVersion), m_date(catalogueDate), m_text(new QLabel(this)),
      m_copy(new QPushButton(this)), m_close(new QPushButton(this)) {
    setObjectName(QStringLiteral("about"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* title = new QLabel(QStringLiteral("Xuanka 选卡"), this);
    title->setFont(theme::font(theme::TextSize::Title, true));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(24, 20, 24, 16);
    rows->setSpacing(12);
    rows->addWidget(title);
    rows->addWidget(m_text);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_close);
    rows->addLayout(buttons);
    m_text->setObjectName(QStringLiteral("about-text"));
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(380);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_copy->setObjectName(QStringLiteral("about-copy"));
    m_close->setObjectName(QStringLiteral("about-close"));
    m_close->setDefault(true);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(details()); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
}

QString AboutDialog::details() const {
    return QStringLiteral("Xuanka %1\nQt %2\n%3 %4\n%5")
        .arg(QApplication::applicationVersion(), QString::fromLatin1(qVersion()),
             QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(),
             tr("Catalogue %1 of %2").arg(m_version, m_date));
}

void AboutDialog::retranslate() {
    setWindowTitle(tr("About Xuanka"));
    m_text->setText(
        tr("Capacity planner for large language models: what fits, how fast it runs, what it "
           "costs.") +
        QStringLiteral("\n\n") + details() + QStringLiteral("\n\n") +
        tr("Free software under the GNU General Public License, version 3 or later. Charts by "
           "QCustomPlot (GPLv3), windows by Qt (LGPLv3), data kept in SQLite."));
    m_text->setAccessibleName(m_text->text());
    m_copy->setText(tr("Copy &details"));
    m_copy->setAccessibleName(tr("Copy details"));
    m_copy->setToolTip(tr("Versions of the program and its data, for a report of a fault"));
    m_close->setText(tr("&Close"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Back to the window"));
}

void AboutDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace xuanka::window
