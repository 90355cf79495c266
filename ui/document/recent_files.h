// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace xuanka::document {

inline constexpr qsizetype kMostRecentFiles = 10;

/// The newest first, each file once under its absolute path.
QStringList withRecent(const QStringList& recent, const QString& path);

/// Without files that are gone.
QStringList existing(const QStringList& recent);

} // namespace xuanka::document
