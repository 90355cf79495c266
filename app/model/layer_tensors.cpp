// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/layer_tensors.h"

namespace xuanka::model {
namespace {

using Tensors = std::vector<Tensor>;
using Role = TensorRole;

void add(
    Tensors& out, Role role, std::int64_t rows, std::int64_t columns = 1, std::int64_t copies = 1) {
    if (rows > 0 && columns > 0 && copies > 0)
        out.push_back({role, rows, columns, copies});
}

/// Extras may be negative in a row of the catalogue (what a formula counts too much).
void addExtra(Tensors& out, std::int64_t elements) {
    if (elements != 0)
        out.push_back({Role::Other, elements, 1, 1});
}

std::int64_t qkNormElements(const SoftmaxAttention& m, std::int64_t keyHeads) {
    using Norm = SoftmaxAttention::QkNorm;
    switch (m.qkNorm) {
    case Norm::None:
        break;
    case Norm::PerHeadWidth:
        return 2 * m.headDim; // the key's norm is there even where keys are shared
    case Norm::WholeProjection:
    case Norm::VectorPerHead:
        return (m.heads + keyHeads) * m.headDim;
    case Norm::PerHeadWidthLayerNorm:
        return 4 * m.headDim;
    case Norm::VectorPerHeadLayerNorm:
        return 2 * (m.heads + keyHeads) * m.headDim;
    }
    return 0;
}

/// Query projection, key projection with its LayerNorm, and one weight a head.
void addIndexer(Tensors& out,
                std::int64_t queryWidth,
                std::int64_t hidden,
                std::int64_t heads,
                std::int64_t dim) {
    add(out, Role::Indexer, heads * dim, queryWidth);
    add(out, Role::Indexer, dim, hidden);
    add(out, Role::Norm, 2 * dim);
    add(out, Role::Indexer, heads, hidden);
}

void addMixer(Tensors& out, const Architecture& a, const SoftmaxAttention& m) {
    const std::int64_t valueDim = m.valueHeadDim > 0 ? m.valueHeadDim : m.headDim;
    const std::int64_t kvHeads = m.reusesKeyValueOfPreviousLayer ? 0 : m.kvHeads;
    const std::int64_t q = m.heads * m.headDim;
    const std::int64_t k = kvHeads * m.headDim;
    const std::int64_t v = m.sharesKeyValueProjection ? 0 : kvHeads * valueDim;
    const std::int64_t o = m.heads * valueDim;
    add(out, Role::Query, q + (m.hasOutputGate ? o : 0), a.hidden);
    add(out, Role::Key, k, a.hidden);
    add(out, Role::Value, v, a.hidden);
    add(out, Role::AttentionOutput, a.hidden, o);
    if (m.hasQkvBias)
        add(out, Role::Bias, q + k + v);
    if (m.hasOutputBias)
        add(out, Role::Bias, a.hidden);
    add(out, Role::Norm, qkNormElements(m, kvHeads));
    if (m.hasSinks)
        add(out, Role::Other, m.heads);
    if (m.indexerHeads > 0) {
        add(out, Role::Indexer, m.indexerHeads * m.indexerDim, a.hidden);
        add(out, Role::Indexer, m.indexerDim, a.hidden);
        add(out, Role::Norm, 2 * m.indexerDim);
    }
}

void addMixer(Tensors& out, const Architecture& a, const LatentAttention& m) {
    const std::int64_t headWidth = m.nopeDim + m.ropeDim;
    const std::int64_t queryWidth = m.queryLoraRank > 0 ? m.queryLoraRank : a.hidden;
    if (m.queryLoraRank > 0) {
        add(out, Role::QueryDown, m.queryLoraRank, a.hidden);
        add(out, Role::Norm, m.queryLoraRank);
    }
    add(out, Role::Query, m.heads * headWidth, queryWidth);
    add(out, Role::KeyValueDown, m.kvLoraRank + m.ropeDim, a.hidden);
    add(out, Role::Norm, m.kvLoraRank);
    add(out, Role::KeyValueUp, m.heads * (m.nopeDim + m.valueDim), m.kvLoraRank);
    add(out, Role::AttentionOutput, a.hidden, m.heads * m.valueDim);
    if (m.indexerHeads > 0)
        addIndexer(out, queryWidth, a.hidden, m.indexerHeads, m.indexerDim);
}

void addMamba1(Tensors& out, const Architecture& a, const StateLayer& m) {
    const std::int64_t inner = m.innerWidth;
    add(out, Role::StateIn, 2 * inner, a.hidden);
    add(out, Role::StateSmall, inner, m.convKernel);
    add(out, Role::StateSmall, m.dtRank + 2 * m.stateSize, inner);
    add(out, Role::StateSmall, inner, m.dtRank);
    add(out, Role::StateSmall, inner, m.stateSize);
    add(out, Role::Bias, 3 * inner); // convolution, step, skip
    if (m.kind == StateLayer::Kind::Mamba1Norm)
        add(out, Role::Norm, m.dtRank + 2 * m.stateSize);
    add(out, Role::StateOut, a.hidden, inner);
}

void addMamba2(Tensors& out, const Architecture& a, const StateLayer& m) {
    const std::int64_t convolved = m.innerWidth + 2 * m.groups * m.stateSize;
    add(out, Role::StateIn, m.innerWidth + convolved + m.heads, a.hidden);
    add(out, Role::StateSmall, convolved, m.convKernel);
    add(out, Role::Bias, convolved + 3 * m.heads); // convolution; step, decay, skip
    add(out, Role::Norm, m.innerWidth);
    add(out, Role::StateOut, a.hidden, m.innerWidth);
}

void addGatedDelta(Tensors& out, const Architecture& a, const StateLayer& m) {
    const std::int64_t keys = m.keyHeads * m.keyHeadDim;
    const std::int64_t values = m.valueHeads * m.valueHeadDim;
    add(out, Role::StateIn, 2 * keys + 2 * values, a.hidden);
    add(out, Role::StateSmall, 2 * m.valueHeads, a.hidden);
    add(out, Role::StateSmall, 2 * keys + values, m.convKernel);
    add(out, Role::Bias, 2 * m.valueHeads);
    add(out, Role::Norm, m.valueHeadDim);
    add(out, Role::StateOut, a.hidden, values);
}

void addKimiDelta(Tensors& out, const Architecture& a, const StateLayer& m) {
    const std::int64_t width = m.keyHeads * m.keyHeadDim;
    add(out, Role::StateIn, 3 * width, a.hidden);
    add(out, Role::StateSmall, 3 * width, m.convKernel);
    add(out, Role::Bias, m.keyHeads + width); // decay, step
    for (int gate = 0; gate < 2; ++gate) {    // forget gate and output gate, both of low rank
        add(out, Role::StateSmall, m.keyHeadDim, a.hidden);
        add(out, Role::StateSmall, width, m.keyHeadDim);
    }
    add(out, Role::StateSmall, m.keyHeads, a.hidden);
    add(out, Role::Norm, m.keyHeadDim);
    add(out, Role::StateOut, a.hidden, width);
}

void addLightning(Tensors& out, const Architecture& a, const StateLayer& m) {
    const std::int64_t width = m.keyHeads * m.keyHeadDim;
    add(out, Role::StateIn, 3 * width, a.hidden);
    add(out, Role::StateIn, width, a.hidden);
    add(out, Role::Norm, width);
    add(out, Role::StateOut, a.hidden, width);
}

void addMixer(Tensors& out, const Architecture& a, const StateLayer& m) {
    switch (m.kind) {
    case StateLayer::Kind::Mamba1:
    case StateLayer::Kind::Mamba1Norm:
        return addMamba1(out, a, m);
    case StateLayer::Kind::Mamba2:
        return addMamba2(out, a, m);
    case StateLayer::Kind::GatedDelta:
        return addGatedDelta(out, a, m);
    case StateLayer::Kind::KimiDelta:
        return addKimiDelta(out, a, m);
    case StateLayer::Kind::Lightning:
        return addLightning(out, a, m);
    }
}

/// Pools `ratio` tokens into one entry by a learned gate; the finest ratio overlaps its neighbours
/// and so holds two of everything.
void addCompressor(Tensors& out, std::int64_t hidden, std::int64_t ratio, std::int64_t dim) {
    constexpr std::int64_t kOverlappingRatio = 4;
    const std::int64_t width = (ratio == kOverlappingRatio ? 2 : 1) * dim;
    add(out, Role::StateSmall, width, hidden); // keys and values
    add(out, Role::StateSmall, width, hidden); // gate
    add(out, Role::Other, ratio * width);      // positions inside an entry
    add(out, Role::Norm, dim);
}

void addMixer(Tensors& out, const Architecture& a, const CompressedAttention& m) {
    const std::int64_t groups = m.outputGroups > 0 ? m.outputGroups : 1;
    add(out, Role::QueryDown, m.queryLoraRank, a.hidden);
    add(out, Role::Norm, m.queryLoraRank);
    add(out, Role::Query, m.heads * m.headDim, m.queryLoraRank);
    add(out, Role::KeyValueDown, m.headDim, a.hidden);
    add(out, Role::Norm, m.headDim);
    add(out, Role::OutputDown, groups * m.outputLoraRank, m.heads * m.headDim / groups);
    add(out, Role::AttentionOutput, a.hidden, groups * m.outputLoraRank);
    add(out, Role::Other, m.heads); // attention sinks
    if (m.compressRatio > 0)
        addCompressor(out, a.hidden, m.compressRatio, m.headDim);
    if (m.indexerHeads > 0) {
        add(out, Role::Indexer, m.indexerHeads * m.indexerDim, m.queryLoraRank);
        add(out, Role::Indexer, m.indexerHeads, a.hidden);
        addCompressor(out, a.hidden, m.compressRatio, m.indexerDim);
    }
}

void addMixer(Tensors&, const Architecture&, std::monostate) {}

void addDense(Tensors& out, const Architecture& a, const DenseFfn& f) {
    if (f.isGated)
        add(out, Role::FfnGate, f.width, a.hidden);
    add(out, Role::FfnUp, f.width, a.hidden);
    add(out, Role::FfnDown, a.hidden, f.width);
    if (f.hasBias)
        add(out, Role::Bias, (f.isGated ? 2 : 1) * f.width + a.hidden);
}

void addShared(Tensors& out, const Architecture& a, const MoeFfn& f) {
    if (f.isGated)
        add(out, Role::SharedGate, f.sharedWidth, a.hidden);
    add(out, Role::SharedUp, f.sharedWidth, a.hidden);
    add(out, Role::SharedDown, a.hidden, f.sharedWidth);
    if (f.hasSharedGate)
        add(out, Role::Other, a.hidden);
}

void addMoe(Tensors& out, const Architecture& a, const MoeFfn& f) {
    const std::int64_t width = f.latentWidth > 0 ? f.latentWidth : a.hidden;
    add(out, Role::Router, f.experts, a.hidden);
    if (f.hasRouterBias)
        add(out, Role::Bias, f.experts);
    if (f.latentWidth > 0) {
        add(out, Role::LatentFfn, f.latentWidth, a.hidden);
        add(out, Role::LatentFfn, a.hidden, f.latentWidth);
    }
    if (f.isGated)
        add(out, Role::ExpertGate, f.expertWidth, width, f.experts);
    add(out, Role::ExpertUp, f.expertWidth, width, f.experts);
    add(out, Role::ExpertDown, width, f.expertWidth, f.experts);
    if (f.hasExpertBias) {
        add(out, Role::ExpertUp, (f.isGated ? 2 : 1) * f.expertWidth, 1, f.experts);
        add(out, Role::ExpertDown, a.hidden, 1, f.experts);
    }
    if (f.sharedWidth > 0)
        addShared(out, a, f);
}

} // namespace

std::int64_t normElements(const Architecture& a) {
    switch (a.norm) {
    case NormKind::LayerNorm:
        return 2 * a.hidden;
    case NormKind::RmsNorm:
    case NormKind::LayerNormNoBias:
        return a.hidden;
    case NormKind::NonParametric:
        break;
    }
    return 0;
}

std::vector<Tensor> layerTensors(const Architecture& a, const LayerKind& kind) {
    Tensors out;
    std::visit([&](const auto& mixer) { addMixer(out, a, mixer); }, kind.mixer);
    if (kind.dense)
        addDense(out, a, *kind.dense);
    if (kind.moe)
        addMoe(out, a, *kind.moe);
    for (std::int64_t i = 0; i < kind.norms; ++i)
        add(out, Role::Norm, normElements(a));
    addExtra(out, kind.extraParameters);
    return out;
}

std::vector<Tensor> outerTensors(const Architecture& a) {
    Tensors out;
    const std::int64_t width = a.embeddingWidth > 0 ? a.embeddingWidth : a.hidden;
    add(out, Role::Embedding, a.vocabulary, width);
    add(out, Role::Positions, a.learnedPositions, a.hidden);
    if (a.hasFinalNorm)
        add(out, Role::Norm, normElements(a));
    if (!a.hasTiedEmbeddings)
        add(out, Role::Head, a.vocabulary, width);
    if (a.hasHeadBias)
        add(out, Role::Bias, a.vocabulary);
    addExtra(out, a.extraParameters);
    return out;
}

} // namespace xuanka::model
