// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/scenario/scenario.h"

#include <QByteArray>
#include <QString>

namespace xuanka::document {

/// A project as read, and the hash of the bytes it came from.
struct ProjectOnDisk {
    scenario::Project project;
    QByteArray hash;
};

inline constexpr auto kProjectSuffix = "xuanka";

/// All bytes of a file no larger than a project may be.
Result<QByteArray> readWhole(const QString& path);

Result<ProjectOnDisk> readProject(const QString& path);

/// All bytes first, then a temporary file beside, one backup (`NAME.bak`) of what was there, then
/// one rename: whatever fails, the old file is whole. The hash of what was written.
Result<QByteArray> writeProject(const QString& path, const scenario::Project&);

/// The same for any other bytes the program saves; no backup where `keepsBackup` is false.
Result<void> writeWhole(const QString& path, const QByteArray& bytes, bool keepsBackup);

/// Empty where the file cannot be read.
QByteArray fileHash(const QString& path);

} // namespace xuanka::document
