// SPDX-License-Identifier: GPL-3.0-or-later
// What card, stack and format can do together.
#include "app/plan/defaults.h"
#include "app/plan/plan_rules.h"

#include <algorithm>
#include <array>

namespace xuanka::plan {

namespace {

using hardware::ComputeKind;
using hardware::NumberFormat;
using MaybeError = std::optional<Error>;

constexpr auto kNotSupported = ErrorCode::NotSupported;

std::string nearestStack(const Plan& p) {
    const SoftwareProfile* other =
        defaultProfile(*p.catalogue, p.choice.workload.task, *p.accelerator, *p.weights);
    return other == nullptr ? std::string() : other->id;
}

MaybeError stackTrains(const Plan& p, std::string_view id) {
    if (!isTraining(p.choice.workload.task) || p.profile->trains)
        return {};
    return broken(id, "stack", p.profile->id, nearestStack(p), kNotSupported);
}

MaybeError stackServes(const Plan& p, std::string_view id) {
    if (isTraining(p.choice.workload.task) || p.profile->serves)
        return {};
    return broken(id, "stack", p.profile->id, nearestStack(p), kNotSupported);
}

MaybeError stackRunsOnCard(const Plan& p, std::string_view id) {
    if (listed(p.profile->ecosystems, p.accelerator->ecosystem))
        return {};
    return broken(id, "stack", p.profile->id, nearestStack(p), kNotSupported);
}

MaybeError stackLoadsFormat(const Plan& p, std::string_view id) {
    if (p.profile->formats.empty() || listed(p.profile->formats, p.weights->group))
        return {};
    return broken(id, "weights", p.weights->id, nearestStack(p), kNotSupported);
}

/// A card of which no peak is known at all may well have the format: that is a missing figure and
/// the engine says so.
bool hasKnownPeaks(const hardware::Accelerator& card) {
    return std::ranges::any_of(card.peaks, [](const hardware::Peak& peak) {
        return peak.fastAccumulate.has_value() || peak.fp32Accumulate.has_value();
    });
}

MaybeError cardComputesFormat(const Plan& p, std::string_view id) {
    if (!hasKnownPeaks(*p.accelerator) || computes(*p.accelerator, p.compute->compute))
        return {};
    return broken(id, "compute", p.compute->id, std::string(halfComputeFormat(*p.accelerator)),
                  kNotSupported);
}

MaybeError trainedWeightsAreTrainable(const Plan& p, std::string_view id) {
    const Task task = p.choice.workload.task;
    const bool isFrozenBase = task == Task::Lora || task == Task::Qlora;
    if (!isTraining(task) || isFrozenBase || p.weights->isTrainable)
        return {};
    return broken(id, "weights", p.weights->id, std::string(halfFormat(*p.accelerator)));
}

MaybeError qloraBaseIsQuantised(const Plan& p, std::string_view id) {
    constexpr double kHalfBits = 16.0;
    if (p.choice.workload.task != Task::Qlora || p.weights->bitsPerWeight < kHalfBits)
        return {};
    return broken(id, "weights", p.weights->id, "nf4-dq");
}

MaybeError computesInFloat(const Plan& p, std::string_view id) {
    if (!isTraining(p.choice.workload.task) ||
        (p.compute->compute != ComputeKind::Int8 && p.compute->compute != ComputeKind::Int4))
        return {};
    return broken(id, "compute", p.compute->id, std::string(halfComputeFormat(*p.accelerator)));
}

MaybeError cacheFormatHoldsCache(const Plan& p, std::string_view id) {
    if (isTraining(p.choice.workload.task) || p.cache->isCacheFormat)
        return {};
    return broken(id, "kv", p.cache->id, std::string(halfFormat(*p.accelerator)));
}

MaybeError linkIsKnown(const Plan& p, std::string_view id) {
    constexpr std::array<std::string_view, 6> known{"",         "nvlink", "pcie",
                                                    "pcie-p2p", "roce",   "xgmi"};
    if (std::ranges::count(known, p.choice.fleet.intraLink) > 0)
        return {};
    return broken(id, "intra-link", p.choice.fleet.intraLink, "pcie");
}

MaybeError cardHasLink(const Plan& p, std::string_view id) {
    const std::string& link = p.choice.fleet.intraLink;
    const auto kind = p.accelerator->link.kind;
    const bool hasOwnLink = kind != hardware::LinkKind::None && kind != hardware::LinkKind::Pcie;
    if (hasOwnLink || (link != "nvlink" && link != "xgmi"))
        return {};
    return broken(id, "intra-link", link, "pcie", kNotSupported);
}

constexpr std::array kRules{
    Rule{"rule.stack_trains", stackTrains},
    Rule{"rule.stack_serves", stackServes},
    Rule{"rule.stack_on_card", stackRunsOnCard},
    Rule{"rule.stack_loads_format", stackLoadsFormat},
    Rule{"rule.card_computes_format", cardComputesFormat},
    Rule{"rule.format_trainable", trainedWeightsAreTrainable},
    Rule{"rule.qlora_quantised_base", qloraBaseIsQuantised},
    Rule{"rule.trains_in_float", computesInFloat},
    Rule{"rule.cache_format", cacheFormatHoldsCache},
    Rule{"rule.link_known", linkIsKnown},
    Rule{"rule.card_has_link", cardHasLink},
};

} // namespace

std::span<const Rule> supportRules() {
    return kRules;
}

} // namespace xuanka::plan
