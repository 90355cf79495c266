// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/toolbox/diagnose/device.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace xuanka::runtime {

/// What the GPUs of this machine are, and which tools were asked.
struct Machine {
    toolbox::Listing listing;
    QString tool;         ///< that answered; empty: none did
    QStringList notFound; ///< tools that are not installed
    QStringList failed;   ///< "nvidia-smi: what it said"
};

/// Asks nvidia-smi, rocm-smi and npu-smi in turn, at most five seconds each; none of them is a
/// normal answer. Blocks: not for the window's thread.
Machine readMachine();

} // namespace xuanka::runtime
