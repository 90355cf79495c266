// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outlook/diagnosis_effects.h"

#include "app/base/text.h"
#include "app/outlook/moves.h"
#include "app/outlook/remedies.h"

#include <algorithm>
#include <array>

namespace xuanka::outlook {

namespace {

/// How a remedy reads in a plan: moves of the outlook on one of these fields.
struct Reading {
    std::string_view remedy;
    std::string_view fields;     ///< of the first edit, words between spaces
    std::string_view value = {}; ///< of a choice, where only one will do
};

constexpr std::array kReadings{
    Reading{"smaller_batch", "micro-batch concurrency"},
    Reading{"recomputation", "recompute", "full"},
    Reading{"remat", "recompute", "full"},
    Reading{"flash_attention", "attention", "flash"},
    Reading{"flash_attention_tf", "attention", "flash"},
    Reading{"chunked_loss", "loss", "chunked"},
    Reading{"optimizer_8bit", "optimizer"},
    Reading{"paged_optimizer", "optimizer"},
    Reading{"shard_more", "zero"},
    Reading{"offload_optimizer", "offload-optimizer", "host"},
    Reading{"lora", "task", "lora"},
    Reading{"lora", "task", "qlora"},
    Reading{"quantised_weights", "weights task", "qlora"},
    Reading{"quantised_weights", "weights"},
    Reading{"load_quantised", "weights"},
    Reading{"fp8_weights", "weights"},
    Reading{"smaller_quant", "weights"},
    Reading{"fp8_cache", "kv"},
    Reading{"q8_cache", "kv"},
    Reading{"cache_quantised", "kv"},
    Reading{"fewer_seqs", "concurrency"},
    Reading{"fewer_running_requests", "concurrency"},
    Reading{"fewer_slots", "concurrency"},
    Reading{"more_cards", "gpus"},
    Reading{"tensor_parallel", "gpus tp"},
    Reading{"spread_job", "gpus"},
};

/// Settings of the allocator give back what is reserved and not allocated.
constexpr std::array<std::string_view, 6> kAllocator{"expandable_segments", "max_split_size",
                                                     "gc_threshold",        "expandable_npu",
                                                     "max_split_npu",       "expandable_hip"};

bool fitsReading(const Reading& r, const Move& move) {
    const scenario::Edit& first = move.edits.front();
    const auto fields = splitWords(r.fields);
    if (std::ranges::find(fields, first.field) == fields.end())
        return false;
    const auto* text = std::get_if<std::string>(&first.value);
    return r.value.empty() || first.field == "weights" || (text != nullptr && *text == r.value);
}

class Effects {
public:
    Effects(const scenario::Scenario& s,
            const Planner& planner,
            const plan::Plan& plan,
            const estimate::Estimate& now)
        : m_scenario(s), m_planner(planner), m_plan(plan), m_now(now), m_moves(movesFor(plan)) {}

    /// The gentlest change of its kind that saves memory.
    std::optional<Effect> of(const std::string& id) const {
        if (std::ranges::find(kAllocator, id) != kAllocator.end())
            return ofAllocator(id);
        for (const auto& edits : candidates(id)) {
            const auto remedy = tryEdits(m_scenario, m_planner, m_now, edits);
            if (remedy && remedy->memoryChangeBytes < 0.0)
                return Effect{id, remedy->edits, remedy->memoryChangeBytes, remedy->speedFactor,
                              remedy->after.memory.fits};
        }
        return std::nullopt;
    }

private:
    Effect ofAllocator(const std::string& id) const {
        const estimate::Memory& m = m_now.memory;
        const double saved = std::max(0.0, (m.reserved - m.allocated).value);
        return {id, {}, -saved, 1.0, m.deviceUsed.value - saved <= m.usable.value};
    }

    std::vector<std::vector<scenario::Edit>> candidates(const std::string& id) const {
        std::vector<std::vector<scenario::Edit>> all;
        for (const Reading& r : kReadings)
            if (r.remedy == id)
                for (const Move& m : m_moves)
                    if (fitsReading(r, m))
                        all.push_back(m.edits);
        addOwn(id, all);
        return all;
    }

    /// Changes that the outlook does not offer by itself: they change the work, not only its way.
    void addOwn(const std::string& id, std::vector<std::vector<scenario::Edit>>& all) const {
        const plan::PlanChoice& c = m_plan.choice;
        const bool trains = plan::isTraining(c.workload.task);
        if (id == "shorter_sequence" || id == "cap_length" || id == "shorter_context" ||
            id == "shorter_context_llama") {
            if (trains)
                all.push_back({{"seq", std::max<std::int64_t>(1, c.workload.sequenceTokens / 2)}});
            else
                all.push_back({{"prompt", std::max<std::int64_t>(1, c.workload.promptTokens / 2)}});
        }
        if (id == "enforce_eager" || id == "fewer_graphs" || id == "enforce_eager_sglang")
            all.push_back({{"cuda-graphs", false}});
        if (id == "fewer_batched_tokens" || id == "chunked_prefill_size" || id == "smaller_ubatch")
            for (const std::int64_t tokens : {2048, 512})
                all.push_back({{"chunked-prefill", tokens}});
    }

    const scenario::Scenario& m_scenario;
    const Planner& m_planner;
    const plan::Plan& m_plan;
    const estimate::Estimate& m_now;
    std::vector<Move> m_moves;
};

} // namespace

std::vector<Effect> effectsOf(const toolbox::Diagnosis& diagnosis,
                              const scenario::Scenario& scenario,
                              const Planner& planner) {
    const auto plan = planner.plan(scenario.choice);
    if (!plan)
        return {};
    const auto now = estimate::estimate(*plan);
    if (!now)
        return {};
    const Effects effects(scenario, planner, *plan, *now);
    std::vector<Effect> all;
    for (const toolbox::Advised& remedy : diagnosis.remedies)
        if (auto effect = effects.of(remedy.id))
            all.push_back(std::move(*effect));
    return all;
}

} // namespace xuanka::outlook
