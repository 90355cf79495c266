// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outlook/moves.h"

#include "app/plan/defaults.h"

#include <string>
#include <utility>

namespace xuanka::outlook {

namespace {

using plan::Plan;
using scenario::Edit;
using scenario::FieldValue;

class Moves {
public:
    explicit Moves(const Plan& plan) : m_plan(plan) {}

    void add(const char* field, FieldValue value, int reach = 0) {
        m_moves.push_back({{Edit{field, std::move(value)}}, reach});
    }

    void addTwo(Edit first, Edit second, int reach) {
        m_moves.push_back({{std::move(first), std::move(second)}, reach});
    }

    void addChoice(const char* field, const char* value, bool isDifferent, int reach = 0) {
        if (isDifferent)
            add(field, std::string(value), reach);
    }

    std::vector<Move> take() { return std::move(m_moves); }

    const Plan& plan() const { return m_plan; }

private:
    const Plan& m_plan;
    std::vector<Move> m_moves;
};

void addKernels(Moves& moves) {
    const plan::Techniques& t = moves.plan().choice.techniques;
    moves.addChoice("attention", "flash", t.attention != plan::AttentionKernel::Flash);
    moves.addChoice("loss", "chunked", t.loss != plan::LossKernel::Chunked);
}

void addRecomputation(Moves& moves) {
    const plan::Techniques& t = moves.plan().choice.techniques;
    moves.addChoice("recompute", "none", t.recompute != plan::Recompute::None);
    moves.addChoice("recompute", "selective", t.recompute != plan::Recompute::Selective);
    moves.addChoice("recompute", "full", t.recompute != plan::Recompute::Full);
}

/// A smaller micro-batch keeps its tokens a step by accumulating more, a larger one by less.
void addMicroBatch(Moves& moves) {
    const plan::Workload& w = moves.plan().choice.workload;
    for (std::int64_t smaller = w.microBatch / 2; smaller >= 1; smaller /= 2)
        moves.addTwo({"micro-batch", smaller},
                     {"accumulation", w.accumulation * (w.microBatch / smaller)}, 0);
    for (const std::int64_t factor : {2, 4, 8, 16})
        if (w.accumulation % factor == 0)
            moves.addTwo({"micro-batch", w.microBatch * factor},
                         {"accumulation", w.accumulation / factor}, 0);
        else
            moves.add("micro-batch", w.microBatch * factor, 1);
}

void addSharding(Moves& moves) {
    const Plan& p = moves.plan();
    if (p.dp < 2)
        return;
    for (std::int64_t stage = 0; stage <= 3; ++stage)
        if (stage != p.choice.techniques.zeroStage)
            moves.add("zero", stage);
}

void addOffload(Moves& moves) {
    const plan::Techniques& t = moves.plan().choice.techniques;
    using plan::OffloadTarget;
    moves.addChoice("offload-optimizer", "host", t.offloadOptimizer == OffloadTarget::None);
    moves.addChoice("offload-optimizer", "none", t.offloadOptimizer != OffloadTarget::None);
    moves.addChoice("offload-activations", "host", t.offloadActivations == OffloadTarget::None);
    moves.addChoice("offload-activations", "none", t.offloadActivations != OffloadTarget::None);
    moves.addChoice("offload-params", "none", t.offloadParameters != OffloadTarget::None);
}

void addOptimizer(Moves& moves) {
    const Plan& p = moves.plan();
    for (const plan::Optimizer& o : p.catalogue->optimizers)
        if (o.id == p.choice.techniques.optimizer + "-8bit")
            moves.add("optimizer", o.id, 1);
}

void addTrainingMethod(Moves& moves) {
    const plan::Task task = moves.plan().choice.workload.task;
    moves.addChoice("task", "qlora", task == plan::Task::Lora, 3);
    moves.addChoice("task", "lora", task == plan::Task::FullFinetune, 3);
    moves.addChoice("task", "qlora", task == plan::Task::FullFinetune, 3);
}

void addStacks(Moves& moves) {
    const Plan& p = moves.plan();
    for (const plan::SoftwareProfile& s : p.catalogue->profiles)
        if (&s != p.profile && plan::suits(s, p.choice.workload.task, *p.accelerator, *p.weights))
            moves.add("stack", s.id, 1);
}

void addFleet(Moves& moves) {
    const plan::PlanChoice& c = moves.plan().choice;
    moves.add("gpus", c.fleet.gpus * 2, 2);
    moves.addTwo({"gpus", c.fleet.gpus * 2}, {"tp", c.layout.tp * 2}, 2);
    if (plan::isTraining(c.workload.task))
        moves.addTwo({"gpus", c.fleet.gpus * 2}, {"zero", std::int64_t(3)}, 2);
    if (c.fleet.gpus % (c.layout.tp * 2) == 0 && moves.plan().dp % 2 == 0)
        moves.add("tp", c.layout.tp * 2);
    if (c.layout.tp > 1)
        moves.add("tp", c.layout.tp / 2);
}

void addServing(Moves& moves) {
    const Plan& p = moves.plan();
    const plan::Techniques& t = p.choice.techniques;
    for (const hardware::NumberFormat& f : p.catalogue->formats) {
        if (f.isCacheFormat && p.cache != nullptr && f.bitsPerWeight < p.cache->bitsPerWeight)
            moves.add("kv", f.id, 1);
        const bool isSmaller = f.bitsPerWeight < p.weights->bitsPerWeight && f.group != "bnb";
        if (isSmaller && plan::suits(*p.profile, p.choice.workload.task, *p.accelerator, f))
            moves.add("weights", f.id, 3);
    }
    for (std::int64_t fewer = p.choice.workload.concurrency / 2; fewer >= 1; fewer /= 2)
        moves.add("concurrency", fewer, 1);
    for (const std::int64_t factor : {2, 4})
        moves.add("concurrency", p.choice.workload.concurrency * factor, 1);
    if (!t.cudaGraphs)
        moves.add("cuda-graphs", true);
}

} // namespace

std::vector<Move> movesFor(const Plan& plan) {
    Moves moves(plan);
    if (plan::isTraining(plan.choice.workload.task)) {
        addKernels(moves);
        addRecomputation(moves);
        addMicroBatch(moves);
        addSharding(moves);
        addOffload(moves);
        addOptimizer(moves);
        addTrainingMethod(moves);
    } else {
        addServing(moves);
    }
    addStacks(moves);
    addFleet(moves);
    return moves.take();
}

} // namespace xuanka::outlook
