// SPDX-License-Identifier: GPL-3.0-or-later
// What a careful colleague would add to the figures: a table of small functions, most important
// first.
#include "app/base/text.h"
#include "app/estimate/estimate.h"

#include <algorithm>
#include <array>
#include <optional>

namespace xuanka::estimate {

namespace {

using plan::Plan;
using MaybeWarning = std::optional<Message>;

// Where advice starts; none of them enters a figure.
constexpr double kSureEnough = 0.9;  // least probability at which "fits" is said without a word
constexpr double kLargeBubble = 0.2; // share of the step that a pipeline may idle unsaid
constexpr std::int64_t kLongForEager = 4096; // tokens from which eager attention deserves a word

Figure bytes(double value) {
    return {value, UnitKind::Bytes};
}

Figure seconds(double value) {
    return {value, UnitKind::Seconds};
}

bool trains(const Plan& p) {
    return isTraining(p.choice.workload.task);
}

bool trainsAllWeights(const Plan& p) {
    const plan::Task task = p.choice.workload.task;
    return trains(p) && task != plan::Task::Lora && task != plan::Task::Qlora;
}

MaybeWarning memoryShort(const Plan&, const Estimate& e) {
    if (e.memory.fits)
        return {};
    return Message{"warning.memory_short",
                   {bytes(e.memory.deviceUsed.value - e.memory.usable.value)}};
}

MaybeWarning memoryTight(const Plan&, const Estimate& e) {
    if (!e.memory.fits || e.memory.fitProbability >= kSureEnough)
        return {};
    return Message{"warning.memory_tight", {Figure{e.memory.fitProbability, UnitKind::Share}}};
}

MaybeWarning hostShort(const Plan& p, const Estimate& e) {
    const double available = p.choice.fleet.hostMemoryGib * kGibi;
    if (e.memory.host.value <= available)
        return {};
    return Message{"warning.host_short", {bytes(e.memory.host.value), bytes(available)}};
}

MaybeWarning overloaded(const Plan& p, const Estimate& e) {
    if (trains(p) || e.service.load != Service::Load::Overloaded)
        return {};
    return Message{"warning.overloaded",
                   {Figure{e.service.highestRequestsPerSecond, UnitKind::RequestsPerSecond}}};
}

MaybeWarning cacheHoldsFewer(const Plan& p, const Estimate& e) {
    if (trains(p) || !e.memory.fits ||
        p.choice.workload.concurrency <= e.service.largestConcurrency)
        return {};
    return Message{"warning.cache_holds_fewer", {e.service.largestConcurrency}};
}

MaybeWarning firstTokenLate(const Plan& p, const Estimate& e) {
    const double target = p.choice.workload.ttftTargetSeconds;
    if (trains(p) || target <= 0.0 || e.service.ttftSeconds.value <= target)
        return {};
    return Message{"warning.ttft_missed", {seconds(e.service.ttftSeconds.value), seconds(target)}};
}

MaybeWarning tokensSlow(const Plan& p, const Estimate& e) {
    const double target = p.choice.workload.tpotTargetSeconds;
    if (trains(p) || target <= 0.0 || e.service.tpotSeconds.value <= target)
        return {};
    return Message{"warning.tpot_missed", {seconds(e.service.tpotSeconds.value), seconds(target)}};
}

MaybeWarning deadlineMissed(const Plan& p, const Estimate& e) {
    constexpr double kHour = 3600.0;
    const double deadline = p.choice.workload.deadlineHours * kHour;
    if (deadline <= 0.0 || e.time.finishSeconds.value <= deadline)
        return {};
    return Message{"warning.deadline_missed",
                   {seconds(e.time.finishSeconds.value), seconds(deadline)}};
}

MaybeWarning tensorParallelOverNetwork(const Plan& p, const Estimate&) {
    const std::int64_t domain =
        std::max(p.choice.fleet.gpusPerNode, p.accelerator->link.largestDomain);
    if (p.choice.layout.tp <= domain)
        return {};
    return Message{"warning.tp_over_network", {p.choice.layout.tp, domain}};
}

MaybeWarning tensorParallelOverPcie(const Plan& p, const Estimate&) {
    const auto kind = p.accelerator->link.kind;
    const bool isPcie = kind == hardware::LinkKind::None || kind == hardware::LinkKind::Pcie ||
                        p.choice.fleet.intraLink.starts_with("pcie");
    if (p.choice.layout.tp == 1 || !isPcie)
        return {};
    return Message{"warning.tp_over_pcie", {}};
}

MaybeWarning largeBubble(const Plan& p, const Estimate& e) {
    const double share =
        e.time.step.value > 0.0 ? e.time.part(TimePart::Pipeline).value / e.time.step.value : 0.0;
    if (!trains(p) || share < kLargeBubble)
        return {};
    return Message{"warning.large_bubble", {Figure{share, UnitKind::Share}}};
}

MaybeWarning storedNarrowerThanComputed(const Plan& p, const Estimate&) {
    using enum hardware::ComputeKind;
    const auto kind = p.weights->compute;
    const bool isNarrow = kind == Fp8 || kind == Fp4 || kind == Int8 || kind == Int4;
    if (trains(p) || !isNarrow || p.compute->compute == kind)
        return {};
    return Message{"warning.unpacked", {p.weights->name, p.compute->name}};
}

MaybeWarning halfPrecisionNeedsScaling(const Plan& p, const Estimate&) {
    if (!trainsAllWeights(p) || p.compute->compute != hardware::ComputeKind::Fp16)
        return {};
    return Message{"warning.loss_scaling", {}};
}

MaybeWarning updatesRoundedAway(const Plan& p, const Estimate&) {
    constexpr double kHalfBits = 16.0;
    if (!trainsAllWeights(p) || p.weights->bitsPerWeight > kHalfBits ||
        p.choice.techniques.masterWeights != plan::MasterWeights::None)
        return {};
    return Message{"warning.no_master_weights", {}};
}

MaybeWarning eagerAtLength(const Plan& p, const Estimate&) {
    if (!trains(p) || p.choice.techniques.attention != plan::AttentionKernel::Eager ||
        p.choice.workload.sequenceTokens < kLongForEager)
        return {};
    return Message{"warning.eager_attention", {}};
}

MaybeWarning longerThanPublished(const Plan& p, const Estimate&) {
    const std::int64_t limit = p.model->maxContext;
    if (!trains(p) || limit <= 0 || p.choice.workload.sequenceTokens <= limit)
        return {};
    return Message{"warning.longer_than_published", {limit}};
}

/// Fields of the card that no document confirms: names of catalogue columns.
bool isUnconfirmed(const Plan& p, std::string_view column) {
    return std::ranges::any_of(splitText(p.accelerator->unconfirmed, ';'), [&](std::string_view f) {
        return f == "all" || f.starts_with(column);
    });
}

MaybeWarning usableMemoryByRule(const Plan& p, const Estimate& e) {
    if (!isUnconfirmed(p, "usable_mib"))
        return {};
    return Message{"warning.usable_by_rule", {p.accelerator->name, bytes(e.memory.usable.value)}};
}

MaybeWarning speedNotConfirmed(const Plan& p, const Estimate&) {
    if (!isUnconfirmed(p, "bandwidth") && !isUnconfirmed(p, "peak_"))
        return {};
    return Message{"warning.speed_unconfirmed", {p.accelerator->name}};
}

MaybeWarning linkNotConfirmed(const Plan& p, const Estimate&) {
    if (p.choice.fleet.gpus == 1 || !isUnconfirmed(p, "link"))
        return {};
    return Message{"warning.link_unconfirmed", {p.accelerator->name}};
}

MaybeWarning nothingMeasuredNear(const Plan&, const Estimate& e) {
    if (e.rung != Rung::DataSheet)
        return {};
    return Message{"warning.data_sheet_only", {}};
}

constexpr std::array kWarnings{
    memoryShort,
    memoryTight,
    hostShort,
    overloaded,
    cacheHoldsFewer,
    firstTokenLate,
    tokensSlow,
    deadlineMissed,
    tensorParallelOverNetwork,
    tensorParallelOverPcie,
    largeBubble,
    storedNarrowerThanComputed,
    halfPrecisionNeedsScaling,
    updatesRoundedAway,
    eagerAtLength,
    longerThanPublished,
    usableMemoryByRule,
    speedNotConfirmed,
    linkNotConfirmed,
    nothingMeasuredNear,
};

} // namespace

std::vector<Message> warnings(const Plan& plan, const Estimate& e) {
    std::vector<Message> all;
    for (const auto& warning : kWarnings)
        if (auto message = warning(plan, e))
            all.push_back(std::move(*message));
    return all;
}

} // namespace xuanka::estimate
