// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace xuanka::window {

/// Versions, licences, and the data behind the figures; "copy details" for a report of a fault.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    AboutDialog(const QString& catalogueVersion, const QString& catalogueDate, QWidget* parent);

    QString details() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_version;
    QString m_date;
    QLabel* m_text;
    QPushButton* m_copy;
    QPushButton* m_close;
};

} // namespace xuanka::window
