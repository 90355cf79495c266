// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/time/layer_time.h"

#include "app/estimate/kernels/kernel_time.h"

#include <algorithm>
#include <cmath>

namespace xuanka::estimate {

namespace {

constexpr double kHalfBytes = 2.0;

GemmShape shapeOf(const MatrixSlot& s, const Device& d, double tokens, double split) {
    const double cut = s.cut == Cut::None ? 1.0 : split;
    GemmShape g;
    g.m = tokens;
    g.n = s.cut == Cut::Outputs ? s.outputs / cut : s.outputs;
    g.k = s.cut == Cut::Inputs ? s.inputs / cut : s.inputs;
    g.weightBytes = s.weightBytes;
    if (s.isQuantised) {
        g.inputBytes = d.inputBytes;
        g.quantisesInput = d.quantisesInput;
    }
    return g;
}

double product(const MatrixSlot& s, const Device& d, const GemmShape& g) {
    return s.isQuantised ? gemmTime(g, d.rates, d.kernels.gemm).value
                         : gemmTime(g, d.halfRates, d.halfKernels.gemm).value;
}

double slotSplit(const MatrixSlot& s, const Pass& p) {
    return s.isAttention ? p.attentionSplit : p.tensorSplit;
}

AttentionShape attentionShape(const AttentionSlot& a, const Device& d, const Pass& p) {
    AttentionShape s;
    s.sequences = p.sequences;
    s.queries = p.queries;
    s.context = a.topK > 0.0 ? std::min(p.context, a.topK) : p.context;
    s.heads = std::max(1.0, a.heads / p.attentionSplit);
    s.kvHeads = std::max(1.0, a.kvHeads / p.attentionSplit);
    s.keyDim = a.keyDim;
    s.valueDim = a.valueDim;
    s.window = a.window;
    s.cacheBytes = d.cacheBytes;
    if (p.isDecode && a.kind == AttentionSlot::Kind::Latent) {
        s.kvHeads = 1.0;
        s.keyDim = a.cachedKeyDim;
        s.valueDim = a.cachedValueDim;
        s.valueInsideKey = true;
    }
    return s;
}

double stateTime(const AttentionSlot& a, const Device& d, const Pass& p) {
    const double bytes = a.stateBytes * p.sequences / p.attentionSplit;
    const double flop = a.stateFlopPerToken * p.tokens / p.attentionSplit;
    // Chunked scans run on the matrix units at about attention's share of the peak.
    const double compute = flop / (d.halfRates.half.value * d.halfKernels.prefill.compute);
    const double memory = bytes / (d.halfRates.bandwidth.value * d.halfKernels.gemm.stream);
    return d.halfKernels.prefill.launch + std::max(compute, memory);
}

double attentionTime(const AttentionSlot& a, const Device& d, const Pass& p) {
    switch (a.kind) {
    case AttentionSlot::Kind::None:
        return 0.0;
    case AttentionSlot::Kind::State:
        return stateTime(a, d, p);
    default:
        break;
    }
    const AttentionShape s = attentionShape(a, d, p);
    return p.isDecode ? attentionDecodeTime(s, d.halfRates, d.halfKernels.decode).value
                      : attentionPrefillTime(s, d.halfRates, d.halfKernels.prefill).value;
}

double expertTime(const ExpertSlot& e, const Device& d, const Pass& p) {
    if (e.experts <= 0.0)
        return 0.0;
    MoeShape s;
    s.tokens = p.routedTokens;
    s.hidden = e.hidden;
    s.width = e.width / p.expertTensor;
    s.experts = e.experts;
    s.localExperts = std::max(1.0, e.experts / p.expertRanks);
    s.activeExperts = e.active;
    const bool quantised = e.weightBytes != kHalfBytes;
    s.inputBytes = quantised ? d.inputBytes : kHalfBytes;
    s.weightBytes = e.weightBytes;
    s.isGated = e.isGated;
    return quantised ? moeTime(s, d.rates, d.kernels.moe).value
                     : moeTime(s, d.halfRates, d.halfKernels.moe).value;
}

double elementwiseTime(const LayerOperators& o, const Device& d, const Pass& p) {
    const double bytes = o.elementwiseWidth * p.tokens * kHalfBytes * p.elementwisePasses;
    return bytes / (d.rates.bandwidth.value * d.halfKernels.gemm.stream) +
           p.operatorsBeside * d.halfKernels.gemm.launch;
}

/// Gradient to the input: Y' · W, and to the weight: X' · Y.
double matrixBackward(
    const MatrixSlot& s, const Device& d, double tokens, double split, bool trainsWeights) {
    const GemmShape forward = shapeOf(s, d, tokens, split);
    GemmShape input = forward;
    std::swap(input.n, input.k);
    double time = product(s, d, input);
    if (trainsWeights) {
        GemmShape weight = forward;
        weight.m = forward.k;
        weight.k = tokens;
        weight.weightBytes = kHalfBytes;
        time += product(s, d, weight);
    }
    return time;
}

/// Products and other kernels of one layer, as the host issues them.
void countOperators(const LayerOperators& o, const Pass& p, LayerSeconds& t) {
    for (std::size_t i = 0; i < o.matrixCount; ++i) {
        const double products = p.isFused ? 1.0 : o.matrices[i].parts;
        t.operators += products;
        t.quantisedOperators += o.matrices[i].isQuantised ? products : 0.0;
    }
    t.operators += (o.attention.kind == AttentionSlot::Kind::None ? 0.0 : 1.0) +
                   (o.experts.experts > 0.0 ? 1.0 : 0.0) + p.operatorsBeside;
}

} // namespace

LayerSeconds& LayerSeconds::operator+=(const LayerSeconds& o) {
    matmul += o.matmul;
    attention += o.attention;
    experts += o.experts;
    elementwise += o.elementwise;
    operators += o.operators;
    quantisedOperators += o.quantisedOperators;
    return *this;
}

LayerSeconds LayerSeconds::operator*(double f) const {
    return {matmul * f,      attention * f, experts * f,
            elementwise * f, operators * f, quantisedOperators * f};
}

double matrixTime(const MatrixSlot& s, const Device& d, double tokens, double split) {
    return product(s, d, shapeOf(s, d, tokens, split));
}

LayerSeconds forwardTime(const LayerOperators& o, const Device& d, const Pass& p) {
    LayerSeconds t;
    for (std::size_t i = 0; i < o.matrixCount; ++i)
        t.matmul += matrixTime(o.matrices[i], d, p.tokens, slotSplit(o.matrices[i], p));
    t.attention = attentionTime(o.attention, d, p);
    t.experts = expertTime(o.experts, d, p);
    t.elementwise = elementwiseTime(o, d, p);
    countOperators(o, p, t);
    return t;
}

LayerSeconds backwardTime(const LayerOperators& o,
                          const Device& d,
                          const Pass& p,
                          bool trainsWeights,
                          double attentionFactor) {
    LayerSeconds t;
    for (std::size_t i = 0; i < o.matrixCount; ++i)
        t.matmul +=
            matrixBackward(o.matrices[i], d, p.tokens, slotSplit(o.matrices[i], p), trainsWeights);
    t.attention = attentionFactor * attentionTime(o.attention, d, p);
    t.experts = (trainsWeights ? 2.0 : 1.0) * expertTime(o.experts, d, p);
    // Every pass forward has one backward that also reads the gradient.
    t.elementwise = 1.5 * elementwiseTime(o, d, p);
    t.operators = (trainsWeights ? 2.0 : 1.0) * static_cast<double>(o.matrixCount) + 2.0 +
                  1.5 * p.operatorsBeside;
    return t;
}

double headTime(const plan::Plan& plan, const Device& d, double tokens, double split) {
    GemmShape g;
    g.m = tokens;
    g.n = static_cast<double>(plan.model->vocabulary) / split;
    g.k = static_cast<double>(plan.model->hidden);
    g.weightBytes = plan.weights->headBitsPerWeight / 8.0;
    return gemmTime(g, d.halfRates, d.halfKernels.gemm).value;
}

} // namespace xuanka::estimate
