// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workbench/input_rows.h"

#include <array>

namespace xuanka::pages {

namespace {

using plan::PlanChoice;
using plan::Task;

bool always(const PlanChoice&) {
    return true;
}

bool training(const PlanChoice& c) {
    return plan::isTraining(c.workload.task);
}

bool inference(const PlanChoice& c) {
    return !training(c);
}

bool serving(const PlanChoice& c) {
    return c.workload.task == Task::Serving;
}

bool adapters(const PlanChoice& c) {
    return c.workload.task == Task::Lora || c.workload.task == Task::Qlora;
}

bool allTrained(const PlanChoice& c) {
    return training(c) && !adapters(c);
}

bool several(const PlanChoice& c) {
    return c.fleet.gpus > 1;
}

bool severalTraining(const PlanChoice& c) {
    return several(c) && training(c);
}

bool drafted(const PlanChoice& c) {
    return inference(c) && !c.techniques.draftModelId.empty();
}

constexpr std::array kRows{
    InputRow{"task", InputGroup::Workload, always},
    InputRow{"model", InputGroup::Workload, always},
    InputRow{"size", InputGroup::Workload, always},
    InputRow{"seq", InputGroup::Workload, training},
    InputRow{"micro-batch", InputGroup::Workload, training},
    InputRow{"accumulation", InputGroup::Workload, training},
    InputRow{"tokens", InputGroup::Workload, training},
    InputRow{"prompt", InputGroup::Workload, inference},
    InputRow{"output", InputGroup::Workload, inference},
    InputRow{"concurrency", InputGroup::Workload, inference},
    InputRow{"request-rate", InputGroup::Workload, serving},
    InputRow{"weights", InputGroup::Techniques, always},
    InputRow{"lora-rank", InputGroup::Techniques, adapters},
    InputRow{"kv", InputGroup::Techniques, inference},
    InputRow{"recompute", InputGroup::Techniques, training},
    InputRow{"attention", InputGroup::Techniques, training},
    InputRow{"loss", InputGroup::Techniques, training},
    InputRow{"zero", InputGroup::Techniques, severalTraining},
    InputRow{"cuda-graphs", InputGroup::Techniques, inference},
    InputRow{"prefix-cache", InputGroup::Techniques, inference},
    InputRow{"gpu", InputGroup::Fleet, always},
    InputRow{"gpus", InputGroup::Fleet, always},
    InputRow{"intra-link", InputGroup::Fleet, several},
    InputRow{"gpus-per-node", InputGroup::Fleet, several},
    InputRow{"stack", InputGroup::More, always},
    InputRow{"compute", InputGroup::More, always},
    InputRow{"optimizer", InputGroup::More, training},
    InputRow{"gradients", InputGroup::More, training},
    InputRow{"master-weights", InputGroup::More, allTrained},
    InputRow{"optimizer-in-backward", InputGroup::More, allTrained},
    InputRow{"offload-optimizer", InputGroup::More, training},
    InputRow{"offload-params", InputGroup::More, training},
    InputRow{"offload-activations", InputGroup::More, training},
    InputRow{"lora-targets", InputGroup::More, adapters},
    InputRow{"padding", InputGroup::More, training},
    InputRow{"deadline", InputGroup::More, always},
    InputRow{"ttft-target", InputGroup::More, serving},
    InputRow{"tpot-target", InputGroup::More, serving},
    InputRow{"prefix-hit", InputGroup::More, inference},
    InputRow{"chunked-prefill", InputGroup::More, inference},
    InputRow{"memory-fraction", InputGroup::More, inference},
    InputRow{"draft-model", InputGroup::More, inference},
    InputRow{"draft-acceptance", InputGroup::More, drafted},
    InputRow{"tp", InputGroup::Layout, several},
    InputRow{"pp", InputGroup::Layout, several},
    InputRow{"ep", InputGroup::Layout, several},
    InputRow{"cp", InputGroup::Layout, severalTraining},
    InputRow{"sequence-parallel", InputGroup::Layout, severalTraining},
    InputRow{"inter-gbps", InputGroup::Layout, several},
};

} // namespace

std::span<const InputRow> inputRows() {
    return kRows;
}

const char* titleOf(InputGroup group) {
    constexpr std::array<const char*, static_cast<std::size_t>(InputGroup::Count)> kTitles{
        "group.workload", "group.techniques", "group.fleet", "group.more", "group.layout"};
    return kTitles[static_cast<std::size_t>(group)];
}

bool startsFolded(InputGroup group) {
    return group == InputGroup::More || group == InputGroup::Layout;
}

} // namespace xuanka::pages
