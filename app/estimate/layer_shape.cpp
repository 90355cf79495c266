// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/layer_shape.h"

#include "app/model/layer_tensors.h"

#include <algorithm>
#include <optional>

namespace xuanka::estimate {

namespace {

using model::Tensor;
using model::TensorRole;

double asDouble(std::int64_t v) {
    return static_cast<double>(v);
}

bool isExpert(TensorRole r) {
    return r == TensorRole::ExpertGate || r == TensorRole::ExpertUp || r == TensorRole::ExpertDown;
}

bool isQuantised(const Tensor& t) {
    const bool stays16 = t.role == TensorRole::Router || t.role == TensorRole::Norm ||
                         t.role == TensorRole::Bias || t.role == TensorRole::Other ||
                         t.role == TensorRole::StateSmall;
    return t.isMatrix() && !stays16;
}

/// Which adapter target a matrix belongs to, as the bit's index in plan::LoraTarget.
std::optional<std::size_t> adapterTarget(TensorRole r) {
    switch (r) {
    case TensorRole::Query:
    case TensorRole::QueryDown:
    case TensorRole::StateIn:
        return 0;
    case TensorRole::Key:
    case TensorRole::KeyValueDown:
        return 1;
    case TensorRole::Value:
    case TensorRole::KeyValueUp:
        return 2;
    case TensorRole::AttentionOutput:
    case TensorRole::StateOut:
        return 3;
    case TensorRole::FfnGate:
    case TensorRole::ExpertGate:
    case TensorRole::SharedGate:
        return 4;
    case TensorRole::FfnUp:
    case TensorRole::ExpertUp:
    case TensorRole::SharedUp:
        return 5;
    case TensorRole::FfnDown:
    case TensorRole::ExpertDown:
    case TensorRole::SharedDown:
        return 6;
    default:
        return std::nullopt;
    }
}

void addTensor(LayerShape& out, const Tensor& t) {
    const double elements = asDouble(t.elements());
    (isExpert(t.role) ? out.expertParameters : out.parameters) += elements;
    if (isQuantised(t))
        out.largestMatrix = std::max(out.largestMatrix, asDouble(t.rows * t.columns));
    if (const auto target = adapterTarget(t.role); target && t.isMatrix()) {
        out.adapterDimensions[*target] += asDouble((t.rows + t.columns) * t.copies);
        if (!isExpert(t.role))
            out.adapterInputs[*target] = std::max(out.adapterInputs[*target], asDouble(t.columns));
    }
}

void addMixer(LayerShape& out, const model::SoftmaxAttention& m) {
    const double valueDim = asDouble(m.valueHeadDim > 0 ? m.valueHeadDim : m.headDim);
    out.queryWidth = asDouble(m.heads * m.headDim);
    out.keyWidth = asDouble(m.kvHeads * m.headDim);
    out.valueWidth = asDouble(m.kvHeads) * valueDim;
    out.mixedWidth = asDouble(m.heads) * valueDim;
    out.latentWidth = m.hasOutputGate ? out.mixedWidth : 0.0;
    out.heads = asDouble(m.heads);
    out.windowTokens = asDouble(m.windowTokens);
}

void addMixer(LayerShape& out, const model::LatentAttention& m) {
    out.queryWidth = asDouble(m.heads * (m.nopeDim + m.ropeDim));
    out.keyWidth = out.queryWidth;
    out.valueWidth = asDouble(m.heads * m.valueDim);
    out.mixedWidth = out.valueWidth;
    out.latentWidth = asDouble(2 * m.queryLoraRank + 2 * m.kvLoraRank + m.ropeDim);
    out.heads = asDouble(m.heads);
}

void addMixer(LayerShape& out, const model::CompressedAttention& m) {
    out.queryWidth = asDouble(m.heads * m.headDim);
    out.keyWidth = asDouble(m.headDim);
    out.mixedWidth = out.queryWidth;
    out.latentWidth = asDouble(2 * m.queryLoraRank + m.outputGroups * m.outputLoraRank);
    out.heads = asDouble(m.heads);
    out.windowTokens = asDouble(m.windowTokens);
}

/// Projections in, convolution in and out, the gated output: what the fused scan kernels keep.
void addMixer(LayerShape& out, const model::StateLayer& m) {
    const double keys = asDouble(m.keyHeads * m.keyHeadDim);
    const double values = asDouble(m.valueHeads * m.valueHeadDim);
    const double inner = asDouble(m.innerWidth) > 0.0 ? asDouble(m.innerWidth) : values;
    const double convolved = inner + 2.0 * keys + 2.0 * asDouble(m.groups * m.stateSize);
    out.stateWidth = 2.0 * convolved + 3.0 * inner;
    out.mixedWidth = inner;
    out.heads = asDouble(std::max(m.heads, m.valueHeads));
}

void addMixer(LayerShape&, std::monostate) {}

void addFeedForward(LayerShape& out, const model::LayerKind& kind) {
    if (kind.dense)
        (kind.dense->isGated ? out.gatedWidth : out.plainWidth) += asDouble(kind.dense->width);
    if (!kind.moe)
        return;
    const auto& moe = *kind.moe;
    out.experts = asDouble(moe.experts);
    out.activeExperts = asDouble(moe.activeExperts);
    (moe.isGated ? out.gatedWidth : out.plainWidth) += asDouble(moe.sharedWidth);
    (moe.isGated ? out.routedGatedWidth : out.routedPlainWidth) +=
        asDouble(moe.activeExperts * moe.expertWidth);
}

} // namespace

LayerShape layerShape(const model::Architecture& model, const model::LayerKind& kind) {
    LayerShape out;
    for (const auto& tensor : model::layerTensors(model, kind))
        addTensor(out, tensor);
    std::visit([&](const auto& mixer) { addMixer(out, mixer); }, kind.mixer);
    addFeedForward(out, kind);
    out.norms = asDouble(kind.norms);
    return out;
}

OuterShape outerShape(const model::Architecture& model) {
    OuterShape out;
    for (const auto& t : model::outerTensors(model)) {
        const double elements = asDouble(t.elements());
        if (t.role == TensorRole::Embedding)
            out.embedding += elements;
        else if (t.role == TensorRole::Positions)
            out.positions += elements;
        else if (t.role == TensorRole::Head)
            out.head += elements;
        else
            out.other += elements;
    }
    return out;
}

} // namespace xuanka::estimate
