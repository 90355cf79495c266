// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// What a careful colleague would add to the figures.
constexpr std::array kEntries{
    Entry{"warning.memory_short",
          QT_TRANSLATE_NOOP("messages", "Short of memory by %1 on the fullest card.")},
    Entry{"warning.memory_tight",
          QT_TRANSLATE_NOOP(
              "messages",
              "It is close: the plan fits with a probability of %1. Leave some room, or measure.")},
    Entry{"warning.host_short",
          QT_TRANSLATE_NOOP(
              "messages", "What is offloaded takes %1 of host memory a node, and a node has %2.")},
    Entry{"warning.overloaded",
          QT_TRANSLATE_NOOP("messages",
                            "More requests arrive than are served; the highest steady rate is %1. "
                            "No time to the first token can be given.")},
    Entry{"warning.cache_holds_fewer",
          QT_TRANSLATE_NOOP("messages", "The cache holds %1 requests at once; the others wait.")},
    Entry{"warning.ttft_missed",
          QT_TRANSLATE_NOOP("messages", "The first token takes %1, and the target is %2.")},
    Entry{"warning.tpot_missed",
          QT_TRANSLATE_NOOP("messages", "An output token takes %1, and the target is %2.")},
    Entry{"warning.deadline_missed",
          QT_TRANSLATE_NOOP("messages", "The job takes %1, and the deadline is %2.")},
    Entry{"warning.tp_over_network",
          QT_TRANSLATE_NOOP("messages",
                            "Tensor parallelism over %1 cards leaves the fast domain of %2 cards: "
                            "every layer waits for the network.")},
    Entry{"warning.tp_over_pcie",
          QT_TRANSLATE_NOOP("messages",
                            "Tensor parallelism over PCIe: every layer waits for the bus.")},
    Entry{"warning.large_bubble",
          QT_TRANSLATE_NOOP("messages",
                            "The pipeline idles for %1 of the step; more micro-batches or virtual "
                            "stages shrink that.")},
    Entry{"warning.unpacked", QT_TRANSLATE_NOOP("messages",
                                                "This card does not compute in %1: weights are "
                                                "unpacked to %2. That saves memory, not compute.")},
    Entry{
        "warning.loss_scaling",
        QT_TRANSLATE_NOOP(
            "messages", "FP16 training needs loss scaling and may still overflow; BF16 does not.")},
    Entry{"warning.no_master_weights",
          QT_TRANSLATE_NOOP("messages",
                            "Without FP32 master weights small updates are rounded away.")},
    Entry{"warning.eager_attention",
          QT_TRANSLATE_NOOP(
              "messages",
              "Eager attention keeps score matrices of length squared; FlashAttention does not.")},
    Entry{
        "warning.longer_than_published",
        QT_TRANSLATE_NOOP(
            "messages", "The sequence is longer than the %1 tokens the model was published for.")},
    Entry{"warning.usable_by_rule",
          QT_TRANSLATE_NOOP("messages",
                            "The usable memory of the %1, %2, follows a rule of its family: no "
                            "driver listing was found.")},
    Entry{"warning.speed_unconfirmed",
          QT_TRANSLATE_NOOP("messages",
                            "Bandwidth or peaks of the %1 are not confirmed by a data sheet.")},
    Entry{"warning.link_unconfirmed",
          QT_TRANSLATE_NOOP("messages", "The link of the %1 is not confirmed by a data sheet.")},
    Entry{"warning.data_sheet_only",
          QT_TRANSLATE_NOOP("messages",
                            "Nothing like this was measured: the figures rest on data sheets, and "
                            "the interval is wide.")},
};

} // namespace

std::span<const Entry> englishWarnings() {
    return kEntries;
}

} // namespace xuanka::text
