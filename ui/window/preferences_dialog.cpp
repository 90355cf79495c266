// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/preferences_dialog.h"

#include "ui/window/settings.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <array>

namespace xuanka::window {

namespace {

const std::array<QString, 3> kLanguages{QString(), QStringLiteral("en"), QStringLiteral("zh_CN")};

void name(QFormLayout& form, QComboBox* box, const QString& label, const QString& tip) {
    auto* text = qobject_cast<QLabel*>(form.labelForField(box));
    text->setText(label);
    box->setAccessibleName(QString(label).remove(u'&'));
    box->setToolTip(tip);
    text->setToolTip(tip);
}

} // namespace

PreferencesDialog::PreferencesDialog(const Settings& settings, QWidget* parent)
    : QDialog(parent), m_form(new QFormLayout(this)), m_language(addChoice("language", 3)),
      m_appearance(addChoice("appearance", 3)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this)) {
    setObjectName(QStringLiteral("preferences"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_form->addRow(m_buttons);
    m_form->setVerticalSpacing(12);
    const auto* known = std::find(kLanguages.begin(), kLanguages.end(), settings.language());
    m_language->setCurrentIndex(static_cast<int>(known - kLanguages.begin()) % 3);
    m_appearance->setCurrentIndex(static_cast<int>(settings.appearance()));
    connect(m_language, &QComboBox::activated, this,
            [this](int row) { Q_EMIT languageChosen(kLanguages[static_cast<std::size_t>(row)]); });
    connect(m_appearance, &QComboBox::activated, this, &PreferencesDialog::appearanceChosen);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
}

QComboBox* PreferencesDialog::addChoice(const char* name, int count) {
    auto* box = new QComboBox(this);
    box->setObjectName(QString::fromLatin1(name));
    for (int i = 0; i < count; ++i)
        box->addItem(QString());
    auto* label = new QLabel(this);
    label->setBuddy(box);
    m_form->addRow(label, box);
    return box;
}

void PreferencesDialog::retranslate() {
    setWindowTitle(tr("Preferences"));
    name(*m_form, m_language, tr("&Language"), tr("Language of the window"));
    name(*m_form, m_appearance, tr("&Appearance"), tr("Light or dark colours"));
    m_language->setItemText(0, tr("As the system"));
    m_language->setItemText(1, QStringLiteral("English"));
    m_language->setItemText(2, QStringLiteral("中文"));
    m_appearance->setItemText(0, tr("As the desktop"));
    m_appearance->setItemText(1, tr("Light"));
    m_appearance->setItemText(2, tr("Dark"));
    QPushButton* close = m_buttons->button(QDialogButtonBox::Close);
    close->setObjectName(QStringLiteral("close"));
    close->setText(tr("&Close"));
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("The choices are kept"));
}

void PreferencesDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace xuanka::window
