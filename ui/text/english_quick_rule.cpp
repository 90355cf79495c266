// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// The article's rule of thumb and why the engine says otherwise.
constexpr std::array kEntries{
    Entry{"quick.no_inference",
          QT_TRANSLATE_NOOP("messages", "The quick rule speaks of training only.")},
    Entry{"quick.accumulation",
          QT_TRANSLATE_NOOP("messages",
                            "Accumulation divides activation memory, because it shrinks the "
                            "micro-batch; it never divides weights, gradients and optimizer "
                            "states. The %1 that the rule saves here are not saved.")},
    Entry{"quick.adapter", QT_TRANSLATE_NOOP("messages",
                                             "Only the adapter is trained: the frozen base needs "
                                             "no gradients and no optimizer states.")},
    Entry{"quick.master_weights",
          QT_TRANSLATE_NOOP("messages",
                            "Mixed precision keeps an FP32 copy of the weights as well: 16 to 18 "
                            "bytes a parameter, not 12.")},
    Entry{"quick.sharding", QT_TRANSLATE_NOOP("messages",
                                              "The rule counts the whole model; the engine counts "
                                              "the fullest of the cards that share it.")},
    Entry{"quick.activations",
          QT_TRANSLATE_NOOP("messages",
                            "The rule leaves out activations, logits, workspace and the driver's "
                            "context, which grow with batch and length.")},
    Entry{"quick.line",
          QT_TRANSLATE_NOOP("messages",
                            "The article's rule of thumb: %1 parameters × %2 bytes = %3")},
    Entry{"quick.line_accumulation",
          QT_TRANSLATE_NOOP("messages",
                            "The article's rule of thumb: %1 parameters × %2 bytes ÷ %3 = %4")},
};

} // namespace

std::span<const Entry> englishQuickRule() {
    return kEntries;
}

} // namespace xuanka::text
