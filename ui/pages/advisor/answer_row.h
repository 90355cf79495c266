// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace xuanka::pages {

/// One answer of a question: its label, what follows from it, and where it was taken from.
class AnswerRow : public QAbstractButton {
    Q_OBJECT
public:
    explicit AnswerRow(QWidget* parent = nullptr);

    void setTexts(const QString& label, const QString& consequence, const QString& origin);

    QSize sizeHint() const override;

    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_consequence;
    QString m_origin;
};

} // namespace xuanka::pages
