// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/validate/measurement.h"
#include "app/plan/plan.h"

#include <optional>
#include <string_view>

namespace xuanka::estimate {

/// True where the note says these words, whatever the case.
bool hasWords(std::string_view note, std::string_view words);

/// The whole number after "key=" in a note of "key=value" items; nothing where it is not stated.
std::optional<std::int64_t> noteValue(std::string_view note, std::string_view key);

/// The part of a note of a disaggregated service that speaks of one pool ("prefill", "decode").
std::string_view notePool(std::string_view note, std::string_view pool);

/// Attention data parallelism, expert parallelism and the pools of a disaggregated service, which
/// the table's columns do not hold. Of two pools the one that decides the metric is taken: the
/// prefill workers for TTFT, the decode workers for the rest.
void fillServingNote(const Measurement&, plan::PlanChoice&);

} // namespace xuanka::estimate
