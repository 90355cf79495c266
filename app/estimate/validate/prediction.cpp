// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/validate/prediction.h"

#include "app/estimate/memory_training.h"
#include "app/estimate/uncertainty.h"
#include "app/estimate/validate/choice_of.h"
#include "app/model/stored_weights.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace xuanka::estimate {

namespace {

constexpr std::int64_t kMostExperts = 1024;
constexpr double kMilliseconds = 1e3;
constexpr double kPercent = 100.0;

/// A plan evaluated, with what the parts of training memory need.
struct Evaluated {
    const Measurement& row;
    plan::Plan plan;
    Prepared prepared;
    Estimate estimate;
};

using Predictor = Result<Prediction> (*)(const Evaluated&);

Result<Prediction> memory(const Evaluated& e, double bytes) {
    const double unit = bytesPerUnit(e.row.unit);
    if (unit == 0.0)
        return fail({ErrorCode::InvalidValue, "unit", "rule.unknown", e.row.unit, "GiB", {}});
    const bool trains = isTraining(e.plan.choice.workload.task);
    const auto& c = e.prepared.profile;
    return Prediction{interval80(bytes / unit, trains ? c.trainSpread : c.serveSpread),
                      e.estimate.rung};
}

Result<Prediction> allocated(const Evaluated& e) {
    return memory(e, e.estimate.memory.allocated.value);
}

Result<Prediction> reserved(const Evaluated& e) {
    return memory(e, e.estimate.memory.reserved.value);
}

Result<Prediction> deviceUsed(const Evaluated& e) {
    return memory(e, e.estimate.memory.deviceUsed.value);
}

/// Weights to optimizer states of a stage in the middle, where no embedding lies.
Result<Prediction> layerStates(const Evaluated& e) {
    const std::int64_t middle = e.plan.choice.layout.pp / 2;
    return memory(e, trainingStage(e.plan, e.prepared, middle).layerStates);
}

/// The first stage holds the most micro-batches.
Result<Prediction> activations(const Evaluated& e) {
    return memory(e, trainingStage(e.plan, e.prepared, 0).activations);
}

/// Per cent of what no recomputation and no sequence parallelism would keep.
Result<Prediction> activationShare(const Evaluated& e) {
    plan::Plan plain = e.plan;
    plain.choice.techniques.recompute = plan::Recompute::None;
    plain.choice.techniques.sequenceParallel = false;
    const double whole = trainingStage(plain, e.prepared, 0).activations;
    const double kept = trainingStage(e.plan, e.prepared, 0).activations;
    return Prediction{interval80(kPercent * kept / whole, e.prepared.profile.trainSpread)};
}

Result<Prediction> fits(const Evaluated& e) {
    const auto& m = e.estimate.memory;
    return Prediction{
        {m.fitProbability, m.fits ? 1.0 : 0.0, m.fits ? 1.0 : 0.0}, e.estimate.rung, true};
}

Ranged scaled(Ranged r, double factor) {
    return {r.value * factor, r.lo * factor, r.hi * factor};
}

/// The interval of the throughput carried over to a figure that moves with it.
Ranged likeThroughput(const Estimate& e, double value) {
    const double v = e.tokensPerSecond.value;
    return v > 0.0 ? scaled(e.tokensPerSecond, value / v) : Ranged{value, value, value};
}

Result<Prediction> throughput(const Evaluated& e) {
    return Prediction{e.estimate.tokensPerSecond, e.estimate.rung};
}

Result<Prediction> throughputPerGpu(const Evaluated& e) {
    return Prediction{likeThroughput(e.estimate, e.estimate.tokensPerSecondPerGpu),
                      e.estimate.rung};
}

Result<Prediction> utilisation(const Evaluated& e) {
    return Prediction{likeThroughput(e.estimate, e.estimate.mfu * kPercent), e.estimate.rung};
}

Result<Prediction> stepTime(const Evaluated& e) {
    return Prediction{e.estimate.time.stepSeconds, e.estimate.rung};
}

/// Generated tokens over the time of the whole request where the row states a prompt: reading it is
/// part of what was timed.
Result<Prediction> decodeRate(const Evaluated& e) {
    const auto& w = e.plan.choice.workload;
    const auto& service = e.estimate.service;
    double rate = service.decodeTokensPerSecond;
    if (w.promptTokens > 1) {
        const auto tokens = static_cast<double>(w.outputTokens);
        const double reading = static_cast<double>(w.promptTokens) / service.prefillTokensPerSecond;
        rate = tokens / (reading + tokens / service.decodeTokensPerSecond);
    }
    return Prediction{interval80(rate, e.prepared.profile.decodeSpread), e.estimate.rung};
}

Result<Prediction> prefillRate(const Evaluated& e) {
    return Prediction{
        interval80(e.estimate.service.prefillTokensPerSecond, e.prepared.profile.prefillSpread),
        e.estimate.rung};
}

Result<Prediction> totalRate(const Evaluated& e) {
    const auto& c = e.prepared.profile;
    const bool isOneStream = e.plan.choice.workload.concurrency == 1;
    const double spread = isOneStream ? c.decodeSpread : c.throughputSpread;
    return Prediction{interval80(e.estimate.totalTokensPerSecond, spread), e.estimate.rung};
}

Result<Prediction> timeToFirst(const Evaluated& e) {
    return Prediction{scaled(e.estimate.service.ttftSeconds, kMilliseconds), e.estimate.rung};
}

Result<Prediction> timePerToken(const Evaluated& e) {
    return Prediction{scaled(e.estimate.service.tpotSeconds, kMilliseconds), e.estimate.rung};
}

struct Metric {
    std::string_view name;
    Predictor predictor;
};

constexpr std::array kMetrics{
    Metric{"peak_alloc", allocated},
    Metric{"peak_reserved", reserved},
    Metric{"peak_device", deviceUsed},
    Metric{"params_optimizer_mem", layerStates},
    Metric{"activation_mem", activations},
    Metric{"activation_mem_vs_none", activationShare},
    Metric{"fits", fits},
    Metric{"tokens_per_s_total", throughput},
    Metric{"tokens_per_s_per_gpu", throughputPerGpu},
    Metric{"mfu", utilisation},
    Metric{"step_time", stepTime},
    Metric{"decode_tok_s", decodeRate},
    Metric{"prefill_tok_s", prefillRate},
    Metric{"total_tokens_per_s", totalRate},
    Metric{"output_tok_s_total", throughput},
    Metric{"ttft_mean", timeToFirst},
    Metric{"tpot_mean", timePerToken},
};

Result<Prediction> fileSize(const Measurement& m, const plan::Catalogue& catalogue) {
    const auto model = plan::findModel(catalogue, m.model);
    if (!model)
        return fail(model.error());
    const auto format = plan::findFormat(catalogue, m.weights);
    if (!format)
        return fail(format.error());
    const auto stored = model::storedWeights(**model, **format, catalogue.gguf);
    if (!stored)
        return fail(stored.error());
    const auto profile = plan::findProfile(catalogue, m.stack);
    if (!profile)
        return fail(profile.error());
    const double spread = resolveProfile(catalogue, **profile).fileSpread;
    const double size = stored->total().value / bytesPerUnit(m.unit);
    return Prediction{interval80(size, spread), Rung::Measured};
}

/// The model as the row ran it: past its stated context where it did, with learned positions for
/// every token of a pre-training sequence.
Result<std::shared_ptr<const model::Architecture>> modelAsRun(const plan::PlanChoice& choice,
                                                              const plan::Catalogue& catalogue) {
    const auto& w = choice.workload;
    const auto found = plan::findModel(catalogue, w.modelId);
    if (!found)
        return fail(found.error());
    auto model = std::make_shared<model::Architecture>(**found);
    const bool trains = isTraining(w.task);
    const std::int64_t tokens = trains ? w.sequenceTokens : w.promptTokens + w.outputTokens;
    model->maxContext = std::max(model->maxContext, tokens);
    if (w.task == plan::Task::Pretrain && model->learnedPositions > 0)
        model->learnedPositions = tokens;
    return model;
}

/// The plan of a row. Two readings that the rules would refuse are real: one pool of a
/// disaggregated service (the other is not in the plan), and a card group wider than the heads
/// allow, which such services run with data-parallel attention whatever their table calls it.
Result<plan::Plan> planAsRun(plan::PlanChoice choice,
                             const std::shared_ptr<const plan::Catalogue>& catalogue,
                             const std::shared_ptr<const model::Architecture>& model) {
    const bool isPool = choice.techniques.disaggregated;
    choice.techniques.disaggregated = false;
    auto plan = plan::makePlan(choice, catalogue, model);
    if (!plan && plan.error().front().rule == "rule.tp_divides_heads" &&
        choice.workload.task == plan::Task::Serving) {
        // So many cards can only share the experts, each with attention of its own.
        choice.layout.attentionDataParallel = true;
        // Experts come in powers of two: as many ranks as divide them, each expert split over the
        // others.
        if (choice.layout.ep <= 1)
            choice.layout.ep = std::gcd(choice.layout.tp, kMostExperts);
        plan = plan::makePlan(choice, catalogue, model);
    }
    if (!plan)
        return fail(plan.error().front());
    plan->choice.techniques.disaggregated = isPool;
    return std::move(*plan);
}

/// As many requests as the cache holds: the concurrency is itself a result.
void fillLargestConcurrency(Evaluated& e) {
    auto& w = e.plan.choice.workload;
    w.concurrency = 1;
    const auto one = estimate(e.plan, e.prepared);
    if (one)
        w.concurrency = std::max<std::int64_t>(1, one->service.largestConcurrency);
}

} // namespace

double bytesPerUnit(std::string_view unit) {
    if (unit.starts_with("GiB") || unit == "GB-as-printed")
        return kGibi;
    if (unit.starts_with("MiB") || unit == "MB-as-printed")
        return kMebi;
    if (unit == "GB")
        return kGiga;
    return 0.0;
}

Result<Prediction> predict(const Measurement& row,
                           std::shared_ptr<const plan::Catalogue> catalogue) {
    if (row.metric == "file_size")
        return fileSize(row, *catalogue);
    const auto metric = std::ranges::find(kMetrics, std::string_view(row.metric), &Metric::name);
    if (metric == kMetrics.end())
        return fail({ErrorCode::UnknownId, "metric", "rule.unknown", row.metric, {}, {}});
    const auto choice = choiceOf(row, *catalogue);
    if (!choice)
        return fail(choice.error());
    const auto model = modelAsRun(*choice, *catalogue);
    if (!model)
        return fail(model.error());
    auto plan = planAsRun(*choice, catalogue, *model);
    if (!plan)
        return fail(plan.error());
    auto prepared = prepare(*plan);
    if (!prepared)
        return fail(prepared.error());
    Evaluated e{row, std::move(*plan), std::move(*prepared), {}};
    if (row.isLargestConcurrency)
        fillLargestConcurrency(e);
    auto result = estimate(e.plan, e.prepared);
    if (!result)
        return fail(result.error());
    e.estimate = *result;
    return metric->predictor(e);
}

} // namespace xuanka::estimate
