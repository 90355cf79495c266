// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;

namespace xuanka::window {

class Settings;

/// The choices a person makes once. Each is in force at once; there is nothing to apply.
class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(const Settings& settings, QWidget* parent);

Q_SIGNALS:
    void languageChosen(const QString& language);
    void appearanceChosen(int appearance);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QComboBox* addChoice(const char* name, int count);

    QFormLayout* m_form;
    QComboBox* m_language;
    QComboBox* m_appearance;
    QDialogButtonBox* m_buttons;
};

} // namespace xuanka::window
