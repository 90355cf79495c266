// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

class QMimeData;

namespace xuanka::document {

/// What will happen to what is dragged over the window or pasted into it.
enum class DropKind : std::uint8_t { None, Project, ModelConfig };

struct Dropped {
    DropKind kind = DropKind::None;
    QString path;
};

/// Looks at names alone: a drag must be answered at once. One file at a time.
Dropped dropped(const QMimeData*);

} // namespace xuanka::document
