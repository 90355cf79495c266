// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/validate/choice_of.h"

#include "app/estimate/profile_coefficients.h"
#include "app/estimate/validate/note_values.h"

#include <algorithm>
#include <array>

namespace xuanka::estimate {

namespace {

using Step = Result<void>;

Failure unknown(std::string_view column, const std::string& given) {
    return fail({ErrorCode::InvalidValue, std::string(column), "rule.unknown", given, {}, {}});
}

Result<plan::Task> taskOf(const Measurement& m) {
    if (m.task == "pretrain")
        return plan::Task::Pretrain;
    if (m.task == "infer")
        return plan::Task::OfflineInference;
    if (m.task == "serve")
        return m.isLargestConcurrency ? plan::Task::OfflineInference : plan::Task::Serving;
    if (m.task != "finetune")
        return unknown("task", m.task);
    if (m.method == "lora" || m.method == "dora")
        return plan::Task::Lora;
    if (m.method == "qlora")
        return plan::Task::Qlora;
    if (m.method == "dpo")
        return plan::Task::Preference;
    if (m.method == "grpo" || m.method == "ppo")
        return plan::Task::Reinforcement;
    if (m.method == "full" || m.method.empty())
        return plan::Task::FullFinetune;
    return unknown("method", m.method);
}

/// The stack under its name with the year first ("transformers@2024"): a version may have its own
/// profile; else under its plain name.
Result<const plan::SoftwareProfile*> profileOf(const Measurement& m, const plan::Catalogue& c) {
    const std::string dated = lowerAscii(m.stack) + "@" + m.year;
    const auto carries = [&](const plan::SoftwareProfile& p) {
        const auto names = splitText(p.aliases, ';');
        return std::ranges::find(names, std::string_view(dated)) != names.end();
    };
    const auto hit = std::ranges::find_if(c.profiles, carries);
    if (hit != c.profiles.end())
        return &*hit;
    return plan::findProfile(c, m.stack);
}

std::int64_t orOne(std::int64_t v) {
    return std::max<std::int64_t>(1, v);
}

Step fillRecompute(const Measurement& m, plan::Techniques& t) {
    std::string_view level = m.recompute;
    constexpr std::string_view kSequenceParallel = "sequence-parallel";
    if (level.ends_with(kSequenceParallel)) {
        t.sequenceParallel = true;
        level.remove_suffix(kSequenceParallel.size());
        level = level.ends_with('+') ? level.substr(0, level.size() - 1) : level;
    }
    if (level.empty() || level == "none")
        t.recompute = plan::Recompute::None;
    else if (level == "selective")
        t.recompute = plan::Recompute::Selective;
    else if (level == "full")
        t.recompute = plan::Recompute::Full;
    else
        return unknown("recompute", m.recompute);
    return {};
}

Step fillSharding(const Measurement& m, plan::Techniques& t) {
    constexpr std::string_view kZero = "zero";
    const std::string_view s = m.sharding;
    const bool isStage = s.size() == kZero.size() + 1 && s.starts_with(kZero);
    if (s.empty() || s == "none" || s == "ddp")
        t.zeroStage = 0;
    else if (isStage && s.back() >= '0' && s.back() <= '3')
        t.zeroStage = s.back() - '0';
    else if (s == "fsdp" || s == "hsdp")
        t.zeroStage = 3;
    else
        return unknown("sharding", m.sharding);
    t.hybridShard = s == "hsdp";
    return {};
}

Step fillOffload(const Measurement& m, plan::Techniques& t) {
    for (const std::string_view what : splitText(m.offload, ',')) {
        if (what == "params")
            t.offloadParameters = plan::OffloadTarget::Host;
        else if (what == "optimizer")
            t.offloadOptimizer = plan::OffloadTarget::Host;
        else if (what == "activations")
            t.offloadActivations = plan::OffloadTarget::Host;
        else if (what != "none")
            return unknown("offload", m.offload);
    }
    return {};
}

Step fillAdapter(const Measurement& m, plan::Techniques& t) {
    struct Target {
        std::string_view name;
        std::uint32_t bit;
    };

    static constexpr std::array kTargets{
        Target{"q", plan::kLoraQuery},      Target{"k", plan::kLoraKey},
        Target{"v", plan::kLoraValue},      Target{"o", plan::kLoraOutput},
        Target{"gate", plan::kLoraGate},    Target{"up", plan::kLoraUp},
        Target{"down", plan::kLoraDown},    Target{"attention", plan::kLoraAttention},
        Target{"all", plan::kLoraAllLinear}};
    t.loraRank = m.loraRank > 0 ? m.loraRank : t.loraRank;
    if (m.loraTargets.empty())
        return {};
    t.loraTargets = 0;
    for (const std::string_view name : splitText(m.loraTargets, ',')) {
        const auto hit = std::ranges::find(kTargets, name, &Target::name);
        if (hit == kTargets.end())
            return unknown("lora_targets", m.loraTargets);
        t.loraTargets |= hit->bit;
    }
    return {};
}

/// "fp32-master+bf16" names the kept copy and the format of the product.
void fillFormats(const Measurement& m, bool trains, plan::Techniques& t) {
    const std::size_t plus = m.weights.find('+');
    t.weightFormat = plus == std::string::npos ? m.weights : m.weights.substr(plus + 1);
    if (trains && t.weightFormat.empty())
        t.weightFormat = "bf16";
    t.computeFormat = m.compute;
    t.cacheFormat = m.cache;
    if (trains && !m.optimizer.empty())
        t.optimizer = m.optimizer;
}

/// Loss and optimizer switches that rows carry in words.
void fillFromNote(const Measurement& m, const ProfileCoefficients& c, plan::Techniques& t) {
    const bool listsFlags = m.source.find("optimization flags") != std::string::npos;
    const bool chunkedByDefault = c.chunkedLossByDefault > 0.0 && !listsFlags;
    const bool chunked = hasWords(m.note, "chunked cross entropy") ||
                         hasWords(m.note, "fused cross entropy") || chunkedByDefault;
    t.loss = chunked ? plan::LossKernel::Chunked : plan::LossKernel::Full;
    t.optimizerInBackward = (hasWords(m.note, "optimizer in backward") ||
                             hasWords(m.note, "optimizer fused in backward")) &&
                            !hasWords(m.note, "no optimizer in backward");
    const bool eager = c.flashAttention == 0.0 || hasWords(m.note, "attention not fused");
    t.attention = eager ? plan::AttentionKernel::Eager : plan::AttentionKernel::Flash;
}

void fillTraining(const Measurement& m, plan::PlanChoice& c) {
    auto& w = c.workload;
    w.sequenceTokens = orOne(m.sequenceTokens);
    w.microBatch = orOne(m.microBatch);
    const std::int64_t split = c.layout.tp * c.layout.pp * c.layout.cp;
    const std::int64_t dp = orOne(c.fleet.gpus / split);
    const std::int64_t derived = orOne(m.globalBatch / (w.microBatch * dp));
    w.accumulation = m.accumulation > 0 ? m.accumulation : derived;
}

/// Single stream unless a concurrency is stated; a short chat where no lengths are.
void fillInference(const Measurement& m, plan::PlanChoice& c) {
    constexpr std::int64_t kShort = 50;
    auto& w = c.workload;
    const bool isBare = !m.hasPrompt && m.outputTokens == 0;
    w.promptTokens = isBare ? kShort : orOne(m.promptTokens);
    w.outputTokens = isBare ? kShort : orOne(m.outputTokens);
    w.concurrency = orOne(m.concurrency);
    c.techniques.memoryFraction = m.memoryFraction;
}

void fillFleet(const Measurement& m, plan::PlanChoice& c) {
    c.fleet.acceleratorId = m.gpu;
    c.fleet.gpus = orOne(m.gpus);
    c.fleet.gpusPerNode = m.gpusPerNode > 0 ? m.gpusPerNode : std::max<std::int64_t>(8, m.gpus);
    c.fleet.intraLink = m.gpus == 1 ? std::string() : m.intraLink;
    c.fleet.interGbpsPerGpu = m.interGbpsPerGpu;
}

/// Cards that no stated split uses: layers are dealt out where the stack does so, else tensors.
void fillLayout(const Measurement& m, const ProfileCoefficients& profile, plan::PlanChoice& c) {
    auto& l = c.layout;
    l.tp = orOne(m.tp);
    l.pp = orOne(m.pp);
    l.virtualStages = orOne(m.virtualStages);
    l.ep = orOne(m.ep);
    l.cp = orOne(m.cp);
    const bool isFree = m.tp == 0 && m.pp == 0 && !isTraining(c.workload.task);
    if (isFree)
        (profile.splitsByLayer > 0.0 ? l.pp : l.tp) = c.fleet.gpus;
    if (profile.sequenceParallel > 0.0 && l.tp > 1)
        c.techniques.sequenceParallel = true;
}

} // namespace

Result<plan::PlanChoice> choiceOf(const Measurement& m, const plan::Catalogue& catalogue) {
    const auto task = taskOf(m);
    if (!task)
        return fail(task.error());
    const auto profile = profileOf(m, catalogue);
    if (!profile)
        return fail(profile.error());
    const ProfileCoefficients coefficients = resolveProfile(catalogue, **profile);
    plan::PlanChoice c;
    c.workload.modelId = m.model;
    c.workload.task = *task;
    c.profileId = (*profile)->id;
    const bool trains = isTraining(*task);
    fillFleet(m, c);
    fillLayout(m, coefficients, c);
    fillFormats(m, trains, c.techniques);
    fillFromNote(m, coefficients, c.techniques);
    for (const auto fill : {fillRecompute, fillSharding, fillOffload, fillAdapter})
        if (const Step step = fill(m, c.techniques); !step)
            return fail(step.error());
    if (trains)
        fillTraining(m, c);
    else
        fillInference(m, c);
    fillServingNote(m, c);
    return c;
}

} // namespace xuanka::estimate
