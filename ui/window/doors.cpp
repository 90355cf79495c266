// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/doors.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

#include <array>

namespace xuanka::window {

namespace {

struct AnswerRow {
    Answer answer;
    const char* text;
    QMessageBox::ButtonRole role;
};

constexpr std::array kAnswers{
    AnswerRow{Answer::Save, QT_TRANSLATE_NOOP("doors", "&Save"), QMessageBox::AcceptRole},
    AnswerRow{Answer::Discard, QT_TRANSLATE_NOOP("doors", "&Discard"),
              QMessageBox::DestructiveRole},
    AnswerRow{Answer::Cancel, QT_TRANSLATE_NOOP("doors", "&Cancel"), QMessageBox::RejectRole},
    AnswerRow{Answer::Overwrite, QT_TRANSLATE_NOOP("doors", "&Overwrite"),
              QMessageBox::DestructiveRole},
    AnswerRow{Answer::Reload, QT_TRANSLATE_NOOP("doors", "&Reload"), QMessageBox::AcceptRole},
    AnswerRow{Answer::Restore, QT_TRANSLATE_NOOP("doors", "R&estore"), QMessageBox::AcceptRole},
    AnswerRow{Answer::Remove, QT_TRANSLATE_NOOP("doors", "Re&move"), QMessageBox::DestructiveRole},
};

Answer askInBox(QWidget* parent, const Question& question) {
    QMessageBox box(parent);
    box.setIcon(QMessageBox::Question);
    box.setWindowTitle(question.title);
    box.setText(question.text);
    box.setInformativeText(question.detail);
    for (const Answer a : question.answers) {
        const AnswerRow& row = kAnswers[static_cast<std::size_t>(a)];
        QPushButton* button =
            box.addButton(QCoreApplication::translate("doors", row.text), row.role);
        button->setProperty("answer", static_cast<int>(a));
        if (a == question.answers.front())
            box.setDefaultButton(button);
        if (a == Answer::Cancel)
            box.setEscapeButton(button);
    }
    box.exec();
    if (box.clickedButton() == nullptr)
        return Answer::Cancel;
    return static_cast<Answer>(box.clickedButton()->property("answer").toInt());
}

} // namespace

Doors nativeDoors() {
    return {
        askInBox,
        [](QWidget* parent, const QString& title, const QString& folder, const QString& filter) {
            return QFileDialog::getOpenFileName(parent, title, folder, filter);
        },
        [](QWidget* parent, const QString& title, const QString& path, const QString& filter) {
            return QFileDialog::getSaveFileName(parent, title, path, filter);
        },
        [](QWidget* parent, const QString& title, const QString& label, const QString& text) {
            bool isAccepted = false;
            const QString answer =
                QInputDialog::getText(parent, title, label, QLineEdit::Normal, text, &isAccepted);
            return isAccepted ? answer : QString();
        }};
}

} // namespace xuanka::window
