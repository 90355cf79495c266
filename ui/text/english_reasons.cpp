// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// Why a card lost, in one line.
constexpr std::array kEntries{
    Entry{"reason.memory",
          QT_TRANSLATE_NOOP("messages", "does not fit: %1 needed of %2, even on %3 cards")},
    Entry{"reason.deadline", QT_TRANSLATE_NOOP("messages", "too slow: %1 for a deadline of %2")},
    Entry{"reason.overloaded", QT_TRANSLATE_NOOP("messages", "cannot serve %1")},
    Entry{"reason.ttft", QT_TRANSLATE_NOOP("messages", "first token after %1, the target is %2")},
    Entry{"reason.tpot",
          QT_TRANSLATE_NOOP("messages", "a further token takes %1, the target is %2")},
    Entry{"reason.no_layout", QT_TRANSLATE_NOOP("messages", "no layout of this card was possible")},
    Entry{"reason.missing_figure",
          QT_TRANSLATE_NOOP("messages", "the catalogue lacks a figure: %1")},
    Entry{"reason.rule", QT_TRANSLATE_NOOP("messages", "%2: %1")},
    Entry{"figure.gpu", QT_TRANSLATE_NOOP("messages", "usable memory")},
    Entry{"figure.peak", QT_TRANSLATE_NOOP("messages", "dense 16-bit peak")},
    Entry{"figure.bandwidth", QT_TRANSLATE_NOOP("messages", "memory bandwidth")},
    Entry{"figure.kernels", QT_TRANSLATE_NOOP("messages", "kernel efficiencies of its class")},
};

} // namespace

std::span<const Entry> englishReasons() {
    return kEntries;
}

} // namespace xuanka::text
