// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outlook/roofline.h"

#include "app/estimate/time/layer_time.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace xuanka::outlook {

namespace {

using estimate::AttentionSlot;
using estimate::ExpertSlot;
using estimate::LayerOperators;
using estimate::Pass;

constexpr double kValueBytes = 2.0; ///< of an activation between operators

/// Work of one kind of operator over all layers of a pass.
struct Work {
    double flop = 0.0;
    double bytes = 0.0;
    double seconds = 0.0;

    void add(double f, double b) {
        flop += f;
        bytes += b;
    }
};

void addMatrices(Work& w, const LayerOperators& o, const Pass& p, double layers) {
    for (std::size_t i = 0; i < o.matrixCount; ++i) {
        const estimate::MatrixSlot& s = o.matrices[i];
        const double weights = s.outputs * s.inputs / p.tensorSplit;
        w.add(layers * 2.0 * p.tokens * weights,
              layers * (weights * s.weightBytes + p.tokens * (s.outputs + s.inputs) * kValueBytes));
    }
}

/// Tokens that a query looks at: the causal half of its own pass, all of what is cached.
double looksAt(const AttentionSlot& a, const Pass& p) {
    const double causal = p.context - (p.queries - 1.0) / 2.0;
    return a.window > 0.0 ? std::min(causal, a.window) : causal;
}

void addAttention(
    Work& w, const LayerOperators& o, const Pass& p, double cacheBytes, double layers) {
    const AttentionSlot& a = o.attention;
    if (a.kind != AttentionSlot::Kind::Softmax && a.kind != AttentionSlot::Kind::Latent)
        return;
    const bool isLatentDecode = p.isDecode && a.kind == AttentionSlot::Kind::Latent;
    const double keyDim = isLatentDecode ? a.cachedKeyDim : a.keyDim;
    const double valueDim = isLatentDecode ? a.cachedValueDim : a.valueDim;
    const double kvHeads = isLatentDecode ? 1.0 : std::max(1.0, a.kvHeads / p.attentionSplit);
    const double heads = std::max(1.0, a.heads / p.attentionSplit);
    const double context = a.topK > 0.0 ? std::min(p.context, a.topK) : p.context;
    const double stored = isLatentDecode ? keyDim : keyDim + valueDim;
    const double read = p.sequences * kvHeads * context * stored * cacheBytes;
    const double passed = p.tokens * heads * (keyDim + valueDim) * kValueBytes;
    w.add(layers * 2.0 * p.tokens * heads * looksAt(a, p) * (keyDim + valueDim),
          layers * (read + passed));
}

void addExperts(Work& w, const LayerOperators& o, const Pass& p, double layers) {
    const ExpertSlot& e = o.experts;
    if (e.experts <= 0.0)
        return;
    const double matrices = e.isGated ? 3.0 : 2.0;
    const double weights = matrices * e.hidden * e.width / p.expertTensor;
    const double held = std::max(1.0, e.experts / p.expertRanks);
    // Experts that at least one of the tokens visits, tokens spread evenly.
    const double touched = held * (1.0 - std::pow(1.0 - e.active / e.experts, p.routedTokens));
    const double visits = p.routedTokens * e.active / p.expertRanks;
    w.add(layers * 2.0 * visits * weights,
          layers * (touched * weights * e.weightBytes + visits * 2.0 * e.hidden * kValueBytes));
}

/// One forward pass on one card as the layout splits it.
Pass passOf(const plan::Plan& plan) {
    const plan::PlanChoice& c = plan.choice;
    Pass p;
    const double tp = static_cast<double>(c.layout.tp);
    p.tensorSplit = tp;
    p.attentionSplit = c.layout.attentionDataParallel ? 1.0 : tp;
    p.expertRanks = static_cast<double>(c.layout.ep);
    p.expertTensor = c.layout.ep > 1 ? 1.0 : tp;
    if (plan::isTraining(c.workload.task)) {
        p.sequences = static_cast<double>(c.workload.microBatch);
        p.queries =
            static_cast<double>(c.workload.sequenceTokens) / static_cast<double>(c.layout.cp);
        p.context = static_cast<double>(c.workload.sequenceTokens);
    } else {
        const double replicas = static_cast<double>(plan.dp);
        p.isDecode = true;
        p.sequences = std::max(1.0, static_cast<double>(c.workload.concurrency) / replicas);
        p.context = static_cast<double>(c.workload.promptTokens) +
                    static_cast<double>(c.workload.outputTokens) / 2.0;
    }
    p.tokens = p.sequences * p.queries;
    p.routedTokens = p.tokens * p.expertRanks;
    return p;
}

void addPoint(Roofline& roof, estimate::TimePart part, const Work& w, double allSeconds) {
    if (w.flop <= 0.0 || w.seconds <= 0.0 || w.bytes <= 0.0)
        return;
    roof.points.push_back({part, w.flop / w.bytes, w.flop / w.seconds, w.seconds / allSeconds});
}

} // namespace

Roofline rooflineOf(const plan::Plan& plan, const estimate::Prepared& prepared) {
    Roofline roof;
    roof.peakFlopPerSecond = prepared.device.rates.matmul.value;
    roof.bytesPerSecond = prepared.device.rates.bandwidth.value;
    const Pass pass = passOf(plan);
    Work matrices;
    Work attention;
    Work experts;
    double elementwise = 0.0;
    for (std::size_t k = 0; k < prepared.operators.size(); ++k) {
        const LayerOperators& o = prepared.operators[k];
        const double layers = static_cast<double>(plan.model->kinds[k].count);
        const estimate::LayerSeconds t = estimate::forwardTime(o, prepared.device, pass);
        addMatrices(matrices, o, pass, layers);
        addAttention(attention, o, pass, prepared.device.cacheBytes, layers);
        addExperts(experts, o, pass, layers);
        matrices.seconds += layers * t.matmul;
        attention.seconds += layers * t.attention;
        experts.seconds += layers * t.experts;
        elementwise += layers * t.elementwise;
    }
    const double all = matrices.seconds + attention.seconds + experts.seconds + elementwise;
    addPoint(roof, estimate::TimePart::Matmul, matrices, all);
    addPoint(roof, estimate::TimePart::Attention, attention, all);
    addPoint(roof, estimate::TimePart::Experts, experts, all);
    return roof;
}

} // namespace xuanka::outlook
