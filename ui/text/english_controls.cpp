// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// Words of the controls: entries of choosers, and what 0 means in the fields where it is no number.
constexpr std::array kEntries{
    Entry{"picker.automatic", QT_TRANSLATE_NOOP("messages", "Automatic")},
    Entry{"picker.none", QT_TRANSLATE_NOOP("messages", "None")},
    Entry{"link.nvlink", QT_TRANSLATE_NOOP("messages", "NVLink")},
    Entry{"link.pcie", QT_TRANSLATE_NOOP("messages", "PCIe")},
    Entry{"link.pcie-p2p", QT_TRANSLATE_NOOP("messages", "PCIe, peer to peer")},
    Entry{"link.xgmi", QT_TRANSLATE_NOOP("messages", "Infinity Fabric (xGMI)")},
    Entry{"link.roce", QT_TRANSLATE_NOOP("messages", "RoCE")},
    Entry{"section.fold", QT_TRANSLATE_NOOP("messages", "Fold this group away")},
    Entry{"section.unfold", QT_TRANSLATE_NOOP("messages", "Show this group")},
    Entry{"zero.size", QT_TRANSLATE_NOOP("messages", "published")},
    Entry{"zero.deadline", QT_TRANSLATE_NOOP("messages", "none")},
    Entry{"zero.request-rate", QT_TRANSLATE_NOOP("messages", "closed loop")},
    Entry{"zero.ttft-target", QT_TRANSLATE_NOOP("messages", "none")},
    Entry{"zero.tpot-target", QT_TRANSLATE_NOOP("messages", "none")},
    Entry{"zero.chunked-prefill", QT_TRANSLATE_NOOP("messages", "automatic")},
    Entry{"zero.memory-fraction", QT_TRANSLATE_NOOP("messages", "automatic")},
    Entry{"zero.inter-gbps", QT_TRANSLATE_NOOP("messages", "automatic")},
    Entry{"zero.tokens", QT_TRANSLATE_NOOP("messages", "none")},
    Entry{"rule.file_backup",
          QT_TRANSLATE_NOOP("messages", "has no room for its backup; nothing was changed")},
    Entry{"remedy.one", QT_TRANSLATE_NOOP("messages", "%1: %2")},
    Entry{"remedy.two", QT_TRANSLATE_NOOP("messages", "%1: %2; %3: %4")},
    Entry{"remedy.three", QT_TRANSLATE_NOOP("messages", "%1: %2; %3: %4; %5: %6")},
    Entry{"picker.show_all", QT_TRANSLATE_NOOP("messages", "Show all")},
    Entry{"edit.change", QT_TRANSLATE_NOOP("messages", "Change %1")},
    Entry{"edit.reset", QT_TRANSLATE_NOOP("messages", "Reset %1")},
};

} // namespace

std::span<const Entry> englishControls() {
    return kEntries;
}

} // namespace xuanka::text
