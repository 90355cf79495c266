// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QApplication;

namespace xuanka::window {

/// Pictures of every page in both languages and both themes, `PAGE-LANGUAGE-THEME[@2x].png`, of the
/// standard question. The scale is that of the platform (QT_SCALE_FACTOR). Settings and recovery
/// files of the person who runs it stay as they are. The exit code of the program.
int takeScreenshots(QApplication& app, const QString& folder);

} // namespace xuanka::window
