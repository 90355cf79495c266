// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/plan_rules.h"

#include <array>
#include <charconv>
#include <cmath>

namespace xuanka::plan {

namespace {

std::string text(double value) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), end.ptr};
}

/// A count and the range in which it makes sense. The largest values keep products inside 64 bits.
struct Count {
    std::string_view field;
    std::int64_t value;
    std::int64_t least = 1;
    std::int64_t most = std::int64_t{1} << 24;
};

struct Real {
    std::string_view field;
    double value;
    double least = 0.0;
    double most = 1e18;
};

constexpr std::int64_t kMostGpus = std::int64_t{1} << 20;

auto countsOf(const PlanChoice& c) {
    return std::array{
        Count{"seq", c.workload.sequenceTokens},
        Count{"micro-batch", c.workload.microBatch, 1, 1 << 16},
        Count{"accumulation", c.workload.accumulation, 1, 1 << 20},
        Count{"prompt", c.workload.promptTokens},
        Count{"output", c.workload.outputTokens},
        Count{"concurrency", c.workload.concurrency, 1, 1 << 20},
        Count{"gpus", c.fleet.gpus, 1, kMostGpus},
        Count{"gpus-per-node", c.fleet.gpusPerNode, 1, 1024},
        Count{"tp", c.layout.tp, 1, 4096},
        Count{"pp", c.layout.pp, 1, 4096},
        Count{"vpp", c.layout.virtualStages, 1, 1024},
        Count{"ep", c.layout.ep, 1, 4096},
        Count{"cp", c.layout.cp, 1, 4096},
        Count{"zero", c.techniques.zeroStage, 0, 3},
        Count{"lora-rank", c.techniques.loraRank, 1, 1 << 16},
        Count{"chunked-prefill", c.techniques.chunkedPrefillTokens, 0},
        Count{"draft-tokens", c.techniques.draftTokens, 1, 64},
    };
}

auto realsOf(const PlanChoice& c) {
    return std::array{
        Real{"size", c.workload.sizeBillions, 0.0, 1e5},
        Real{"padding", c.workload.paddingShare, 0.0, 0.99},
        Real{"tokens", c.workload.tokensToProcess},
        Real{"request-rate", c.workload.requestsPerSecond, 0.0, 1e6},
        Real{"prefix-hit", c.workload.prefixHitShare, 0.0, 1.0},
        Real{"ttft-target", c.workload.ttftTargetSeconds},
        Real{"tpot-target", c.workload.tpotTargetSeconds},
        Real{"deadline", c.workload.deadlineHours},
        Real{"memory-fraction", c.techniques.memoryFraction, 0.0, 1.0},
        Real{"draft-acceptance", c.techniques.draftAcceptance, 0.0, 1.0},
        Real{"inter-gbps", c.fleet.interGbpsPerGpu},
        Real{"host-memory", c.fleet.hostMemoryGib},
        Real{"nvme", c.fleet.nvmeGbPerSecond},
    };
}

Error outside(std::string_view field, std::string_view rule, std::string given, std::string bound) {
    return {ErrorCode::InvalidValue, std::string(field), std::string(rule),
            std::move(given),        std::move(bound),   {}};
}

} // namespace

std::vector<Error> brokenNumbers(const PlanChoice& choice) {
    std::vector<Error> errors;
    for (const Count& c : countsOf(choice)) {
        if (c.value < c.least)
            errors.push_back(outside(c.field, "rule.at_least", std::to_string(c.value),
                                     std::to_string(c.least)));
        else if (c.value > c.most)
            errors.push_back(
                outside(c.field, "rule.at_most", std::to_string(c.value), std::to_string(c.most)));
    }
    for (const Real& r : realsOf(choice)) {
        if (!std::isfinite(r.value))
            errors.push_back(outside(r.field, "rule.number", text(r.value), text(r.least)));
        else if (r.value < r.least)
            errors.push_back(outside(r.field, "rule.at_least", text(r.value), text(r.least)));
        else if (r.value > r.most)
            errors.push_back(outside(r.field, "rule.at_most", text(r.value), text(r.most)));
    }
    return errors;
}

} // namespace xuanka::plan
