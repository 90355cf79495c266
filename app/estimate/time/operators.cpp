// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/time/operators.h"

#include "app/model/layer_tensors.h"
#include "app/plan/technique.h"

#include <algorithm>
#include <variant>

namespace xuanka::estimate {

namespace {

using model::Tensor;
using Role = model::TensorRole;

double asDouble(std::int64_t v) {
    return static_cast<double>(v);
}

/// Tensors of one group are one product: outputs add up, inputs are shared.
struct Group {
    Cut cut = Cut::Outputs;
    bool isAttention = false;
    bool joins = false; ///< with the tensor before, if that is of the same group
    std::uint32_t adapterBit = 0;
    int key = -1;
};

Group groupOf(Role role) {
    using namespace plan;
    switch (role) {
    case Role::Query:
        return {Cut::Outputs, true, true, kLoraQuery, 0};
    case Role::Key:
        return {Cut::Outputs, true, true, kLoraKey, 0};
    case Role::Value:
        return {Cut::Outputs, true, true, kLoraValue, 0};
    case Role::QueryDown:
        return {Cut::None, true, false, kLoraQuery, 1};
    case Role::KeyValueDown:
        return {Cut::None, true, false, kLoraKey, 2};
    case Role::KeyValueUp:
        return {Cut::Outputs, true, false, kLoraValue, 3};
    case Role::AttentionOutput:
        return {Cut::Inputs, true, false, kLoraOutput, 4};
    case Role::OutputDown:
        return {Cut::Outputs, true, false, kLoraOutput, 5};
    case Role::Indexer:
        return {Cut::None, true, false, 0, 6};
    case Role::StateIn:
        return {Cut::Outputs, true, true, kLoraQuery, 7};
    case Role::StateOut:
        return {Cut::Inputs, true, false, kLoraOutput, 8};
    case Role::FfnGate:
    case Role::FfnUp:
        return {Cut::Outputs, false, true, kLoraGate | kLoraUp, 9};
    case Role::FfnDown:
        return {Cut::Inputs, false, false, kLoraDown, 10};
    case Role::SharedGate:
    case Role::SharedUp:
        return {Cut::Outputs, false, true, kLoraGate | kLoraUp, 11};
    case Role::SharedDown:
        return {Cut::Inputs, false, false, kLoraDown, 12};
    case Role::Router:
        return {Cut::None, false, false, 0, 13};
    case Role::LatentFfn:
        return {Cut::None, false, false, 0, 14};
    default:
        return {};
    }
}

bool isExpert(Role r) {
    return r == Role::ExpertGate || r == Role::ExpertUp || r == Role::ExpertDown;
}

void addMatrix(LayerOperators& out,
               const Tensor& t,
               const Group& g,
               int previousKey,
               const hardware::NumberFormat& format) {
    const bool stays16 = t.role == Role::Router;
    const double weightBytes = stays16 ? 2.0 : format.bytesPerWeight();
    const bool joins = g.joins && previousKey == g.key && out.matrixCount > 0;
    if (!joins && out.matrixCount == kMostMatrices)
        return;
    MatrixSlot& slot = joins ? out.matrices[out.matrixCount - 1] : out.matrices[out.matrixCount++];
    if (!joins)
        slot = {0.0, asDouble(t.columns), weightBytes, 0.0, 0, g.cut, g.isAttention, !stays16};
    slot.parts = joins ? slot.parts + 1.0 : 1.0;
    slot.outputs += asDouble(t.rows * t.copies);
    slot.adapterWidths += asDouble((t.rows + t.columns) * t.copies);
    slot.adapterBit |= g.adapterBit;
}

AttentionSlot slotOf(const model::SoftmaxAttention& m) {
    const double value = asDouble(m.valueHeadDim > 0 ? m.valueHeadDim : m.headDim);
    AttentionSlot s;
    s.kind = AttentionSlot::Kind::Softmax;
    s.heads = asDouble(m.heads);
    s.kvHeads = asDouble(m.kvHeads);
    s.keyDim = s.cachedKeyDim = asDouble(m.headDim);
    s.valueDim = s.cachedValueDim = value;
    s.window = asDouble(m.windowTokens);
    return s;
}

AttentionSlot slotOf(const model::LatentAttention& m) {
    AttentionSlot s;
    s.kind = AttentionSlot::Kind::Latent;
    s.heads = s.kvHeads = asDouble(m.heads);
    s.keyDim = asDouble(m.nopeDim + m.ropeDim);
    s.valueDim = asDouble(m.valueDim);
    s.cachedKeyDim = asDouble(m.kvLoraRank + m.ropeDim);
    s.cachedValueDim = asDouble(m.kvLoraRank);
    s.topK = asDouble(m.indexerTopK);
    return s;
}

AttentionSlot slotOf(const model::CompressedAttention& m) {
    AttentionSlot s;
    s.kind = AttentionSlot::Kind::Latent;
    s.heads = s.kvHeads = asDouble(m.heads);
    s.keyDim = s.cachedKeyDim = asDouble(m.headDim);
    s.valueDim = s.cachedValueDim = asDouble(m.headDim - m.ropeDim);
    s.window = m.compressRatio == 0 ? asDouble(m.windowTokens) : 0.0;
    s.topK =
        m.compressRatio > 0 ? asDouble(std::max<std::int64_t>(m.indexerTopK, m.windowTokens)) : 0.0;
    return s;
}

AttentionSlot slotOf(const model::StateLayer& m) {
    AttentionSlot s;
    s.kind = AttentionSlot::Kind::State;
    // Mamba: state N for each inner channel; delta nets and lightning: a key by value matrix a
    // head.
    const double perHead =
        asDouble(m.keyHeadDim) * asDouble(std::max(m.valueHeadDim, m.keyHeadDim));
    const double elements = m.innerWidth > 0
                                ? asDouble(m.innerWidth * m.stateSize)
                                : asDouble(std::max(m.valueHeads, m.keyHeads)) * perHead;
    constexpr double kFlopPerStateElement = 6.0; // decay, outer product, read-out
    constexpr double kStateBytes = 4.0;
    s.stateFlopPerToken = kFlopPerStateElement * elements;
    s.stateBytes = 2.0 * kStateBytes * elements;
    return s;
}

AttentionSlot slotOf(std::monostate) {
    return {};
}

void addExperts(LayerOperators& out,
                const model::Architecture& a,
                const model::MoeFfn& moe,
                const hardware::NumberFormat& format) {
    const double bits =
        format.expertBitsPerWeight > 0.0 ? format.expertBitsPerWeight : format.bitsPerWeight;
    out.experts = {asDouble(moe.experts),
                   asDouble(moe.activeExperts),
                   asDouble(moe.expertWidth),
                   asDouble(moe.latentWidth > 0 ? moe.latentWidth : a.hidden),
                   bits / 8.0,
                   moe.isGated};
    const double one = (moe.isGated ? 3.0 : 2.0) * out.experts.hidden * out.experts.width;
    out.parameters += out.experts.experts * one;
    out.activeParameters += out.experts.active * one;
}

/// Norms read and write, residual adds read two and write one, rotary embedding and gating pass
/// their widths once.
double elementwiseWidth(const LayerOperators& o, const model::LayerKind& kind, double hidden) {
    const auto& a = o.attention;
    double width = (2.0 * asDouble(kind.norms) + 3.0 * asDouble(kind.norms)) * hidden;
    width += 2.0 * (a.heads * a.keyDim + a.kvHeads * a.keyDim);
    if (kind.dense)
        width += (kind.dense->isGated ? 3.0 : 2.0) * asDouble(kind.dense->width);
    if (kind.moe)
        width += (kind.moe->isGated ? 3.0 : 2.0) * asDouble(kind.moe->sharedWidth);
    return width;
}

} // namespace

LayerOperators layerOperators(const model::Architecture& a,
                              const model::LayerKind& kind,
                              const hardware::NumberFormat& format) {
    LayerOperators out;
    out.hidden = asDouble(a.hidden);
    int previous = -1;
    for (const Tensor& t : model::layerTensors(a, kind)) {
        const Group g = groupOf(t.role);
        if (!t.isMatrix() || isExpert(t.role) || g.key < 0)
            continue;
        addMatrix(out, t, g, previous, format);
        out.parameters += asDouble(t.elements());
        out.activeParameters += asDouble(t.elements());
        previous = g.key;
    }
    out.attention = std::visit([](const auto& m) { return slotOf(m); }, kind.mixer);
    if (kind.moe)
        addExperts(out, a, *kind.moe, format);
    out.elementwiseWidth = elementwiseWidth(out, kind, out.hidden);
    return out;
}

} // namespace xuanka::estimate
