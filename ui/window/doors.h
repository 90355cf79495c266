// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

class QWidget;

namespace xuanka::window {

enum class Answer : std::uint8_t { Save, Discard, Cancel, Overwrite, Reload, Restore, Remove };

struct Question {
    QString title;
    QString text;
    QString detail;
    std::vector<Answer> answers; ///< the first is the standard one
};

/// Where the program stops and asks. Tests put their own answers here; nothing else opens a modal
/// window.
struct Doors {
    std::function<Answer(QWidget*, const Question&)> ask;
    std::function<QString(
        QWidget*, const QString& title, const QString& folder, const QString& filter)>
        openPath;
    std::function<QString(
        QWidget*, const QString& title, const QString& suggestion, const QString& filter)>
        savePath;
    std::function<QString(
        QWidget*, const QString& title, const QString& label, const QString& text)>
        askText; ///< null string where the person gave up
};

/// The real ones.
Doors nativeDoors();

} // namespace xuanka::window
