// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/estimate.h"

#include "app/estimate/memory_inference.h"
#include "app/estimate/memory_training.h"
#include "app/estimate/time/limits.h"
#include "app/estimate/time/serving.h"
#include "app/estimate/time/step_time.h"
#include "app/estimate/uncertainty.h"

namespace xuanka::estimate {

namespace {

Failure missingFigure(const plan::Plan& plan, std::string field) {
    return fail({ErrorCode::MissingFigure,
                 std::move(field),
                 "rule.figure_missing",
                 plan.accelerator->id,
                 {},
                 {}});
}

void fillMemory(const plan::Plan& plan, const Prepared& prepared, Estimate& out) {
    auto& m = out.memory;
    const bool trains = isTraining(plan.choice.workload.task);
    m.usable = Bytes(usableBytes(plan, prepared));
    double room = m.usable.value;
    if (trains) {
        fillTrainingMemory(plan, prepared, m);
    } else {
        fillInferenceMemory(plan, prepared, m, out.service);
        room = servingFixed(plan, prepared).capacity;
    }
    const double spread = trains ? prepared.profile.trainSpread : prepared.profile.serveSpread;
    m.deviceUsedBytes = interval80(m.deviceUsed.value, spread);
    m.fitProbability = fitProbability(m.deviceUsed.value, room, spread);
    m.fits = m.deviceUsed.value <= room;
}

void fillTime(const plan::Plan& plan, const Prepared& prepared, Estimate& out) {
    if (isTraining(plan.choice.workload.task))
        fillTrainingTime(plan, prepared, out);
    else
        fillServingTime(plan, prepared, out);
    fillLimits(plan, prepared, out);
    fillEnergy(plan, out);
    fillFinish(plan, prepared, out);
}

/// The 80 % interval of every headline, from the spread of its kind.
void fillIntervals(const plan::Plan& plan, const Prepared& prepared, Estimate& out) {
    const auto& c = prepared.profile;
    const bool trains = isTraining(plan.choice.workload.task);
    const double spread = trains ? c.trainTimeSpread : c.throughputSpread;
    out.time.stepSeconds = interval80(out.time.step.value, trains ? spread : c.tpotSpread);
    out.time.finishSeconds = interval80(out.time.finishSeconds.value, spread);
    out.tokensPerSecond = interval80(out.tokensPerSecond.value, spread);
    out.service.ttftSeconds = interval80(out.service.ttftSeconds.value, c.ttftSpread);
    out.service.tpotSeconds = interval80(out.service.tpotSeconds.value, c.tpotSpread);
}

} // namespace

Result<Estimate> estimate(const plan::Plan& plan, const Prepared& prepared) {
    if (!plan.accelerator->usableMib)
        return missingFigure(plan, "gpu");
    if (!prepared.device.missing.empty())
        return missingFigure(plan, prepared.device.missing);
    Estimate out;
    fillMemory(plan, prepared, out);
    fillTime(plan, prepared, out);
    fillIntervals(plan, prepared, out);
    return out;
}

Result<Estimate> estimate(const plan::Plan& plan) {
    const auto prepared = prepare(plan);
    return prepared ? estimate(plan, *prepared) : fail(prepared.error());
}

} // namespace xuanka::estimate
