// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/estimate_json.h"

#include "app/estimate/names.h"
#include "app/estimate/quick_rule.h"
#include "app/scenario/fields.h"

namespace xuanka::cli {

namespace {

using estimate::Estimate;

Json choiceJson(const plan::Plan& plan) {
    scenario::Scenario s;
    s.choice = plan.choice;
    Json json = Json::object();
    for (const scenario::Field& f : scenario::fields())
        if (f.group != "scenario")
            json[std::string(f.key)] = std::visit([](const auto& v) { return Json(v); }, f.read(s));
    json["dp"] = plan.dp;
    return json;
}

template <class Part, class Values> Json partsJson(const Values& values) {
    Json json = Json::object();
    for (std::size_t i = 0; i < values.size(); ++i)
        json[std::string(estimate::name(static_cast<Part>(i)))] = values[i].value;
    return json;
}

Json memoryJson(const estimate::Memory& m) {
    Json json = Json::object();
    json["per_gpu_bytes"] = m.deviceUsed.value;
    json["usable_bytes"] = m.usable.value;
    json["interval"] = rangeJson(m.deviceUsedBytes);
    json["allocated_bytes"] = m.allocated.value;
    json["reserved_bytes"] = m.reserved.value;
    json["device_used_bytes"] = m.deviceUsed.value;
    json["host_bytes_per_node"] = m.host.value;
    json["peak_phase"] = estimate::name(m.peakPhase);
    json["fullest_stage"] = m.fullestStage;
    json["parts"] = partsJson<estimate::MemoryPart>(m.parts);
    return json;
}

Json throughputJson(const Estimate& e, bool isTraining) {
    Json json = Json::object();
    json["tokens_per_second"] = e.tokensPerSecond.value;
    json["per_gpu"] = e.tokensPerSecondPerGpu;
    json["interval"] = rangeJson(e.tokensPerSecond);
    if (!isTraining)
        json["prompt_and_output_tokens_per_second"] = e.totalTokensPerSecond;
    return json;
}

Json timeJson(const estimate::Time& t) {
    Json json = Json::object();
    json["step_seconds"] = t.step.value;
    json["interval"] = rangeJson(t.stepSeconds);
    json["exposed_communication_seconds"] = t.exposedCommunication.value;
    json["finish_seconds"] = rangeJson(t.finishSeconds);
    json["goodput"] = t.goodput;
    json["parts"] = partsJson<estimate::TimePart>(t.parts);
    return json;
}

Json serviceJson(const estimate::Service& s) {
    Json json = Json::object();
    json["load"] = estimate::name(s.load);
    // An overloaded queue grows without end: there is no time to the first token to tell.
    if (s.load != estimate::Service::Load::Overloaded) {
        json["ttft_seconds"] = rangeJson(s.ttftSeconds);
        json["ttft_percentiles"] = {{"p50", s.ttftP50}, {"p90", s.ttftP90}, {"p99", s.ttftP99}};
    }
    json["tpot_seconds"] = rangeJson(s.tpotSeconds);
    json["tpot_percentiles"] = {{"p50", s.tpotP50}, {"p90", s.tpotP90}, {"p99", s.tpotP99}};
    json["highest_requests_per_second"] = s.highestRequestsPerSecond;
    json["prefill_tokens_per_second"] = s.prefillTokensPerSecond;
    json["decode_tokens_per_second"] = s.decodeTokensPerSecond;
    json["largest_concurrency"] = s.largestConcurrency;
    json["largest_context"] = s.largestContext;
    json["running_requests"] = s.runningRequests;
    return json;
}

Json messageJson(const Message& m, const text::Voice& voice) {
    Json json = Json::object();
    json["id"] = m.id;
    json["text"] = voice.sentence(m).toStdString();
    return json;
}

Json quickRuleJson(const plan::Plan& plan, const text::Voice& voice) {
    const estimate::QuickRule rule = estimate::quickRule(plan);
    Json json = Json::object();
    if (isTraining(plan.choice.workload.task)) {
        json["parameters"] = rule.parameters;
        json["bytes_per_parameter"] = rule.bytesPerParameter;
        json["total_bytes"] = rule.total.value;
        json["after_accumulation_bytes"] = rule.afterAccumulation.value;
    }
    json["reasons"] = Json::array();
    for (const Message& m : rule.reasons)
        json["reasons"].push_back(messageJson(m, voice));
    return json;
}

} // namespace

Json rangeJson(const Ranged& r) {
    Json json = Json::object();
    json["value"] = r.value;
    json["lo"] = r.lo;
    json["hi"] = r.hi;
    return json;
}

Json estimateJson(const plan::Plan& plan, const Estimate& e, const text::Voice& voice) {
    const bool trains = isTraining(plan.choice.workload.task);
    Json json = Json::object();
    json["plan"] = choiceJson(plan);
    json["fits"] = e.memory.fits;
    json["fit_probability"] = e.memory.fitProbability;
    json["memory"] = memoryJson(e.memory);
    json["throughput"] = throughputJson(e, trains);
    json["time"] = timeJson(e.time);
    if (!trains)
        json["service"] = serviceJson(e.service);
    json["limit"] = estimate::name(e.limit);
    json["next_limit"] = estimate::name(e.nextLimit);
    json["next_limit_distance"] = e.nextLimitDistance;
    json["mfu"] = e.mfu;
    json["hfu"] = e.hfu;
    json["energy"] = {{"joules_per_token", e.joulesPerToken}, {"watts_per_gpu", e.gpuWatts}};
    json["evidence"] = estimate::name(e.rung);
    json["quick_rule"] = quickRuleJson(plan, voice);
    json["warnings"] = Json::array();
    for (const Message& m : estimate::warnings(plan, e))
        json["warnings"].push_back(messageJson(m, voice));
    return json;
}

} // namespace xuanka::cli
