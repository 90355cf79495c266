// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/stored_weights.h"

#include "app/model/parameter_count.h"

namespace xuanka::model {
namespace {

constexpr double kBitsPerByte = 8.0;
constexpr double kBesideBits = 16.0; ///< no format in use touches the vision tower

double plainBytes(const hardware::NumberFormat& f, const Tensor& t) {
    const auto elements = static_cast<double>(t.elements());
    switch (t.role) {
    case TensorRole::Embedding:
        return elements * f.embeddingBitsPerWeight / kBitsPerByte;
    case TensorRole::Head:
        return elements * f.headBitsPerWeight / kBitsPerByte;
    case TensorRole::Positions:
    case TensorRole::Router:
    case TensorRole::StateSmall:
    case TensorRole::Norm:
    case TensorRole::Bias:
    case TensorRole::Other:
        return elements * f.otherBitsPerWeight / kBitsPerByte;
    default:
        break;
    }
    if (!t.isMatrix())
        return elements * f.otherBitsPerWeight / kBitsPerByte;
    const bool isExpert = t.role == TensorRole::ExpertGate || t.role == TensorRole::ExpertUp ||
                          t.role == TensorRole::ExpertDown;
    const double bits =
        isExpert && f.expertBitsPerWeight > 0.0 ? f.expertBitsPerWeight : f.bitsPerWeight;
    const double scales =
        static_cast<double>(t.copies) * (static_cast<double>(t.rows) * f.bitsPerRow +
                                         static_cast<double>(t.columns) * f.bitsPerColumn);
    return (elements * bits + scales) / kBitsPerByte;
}

Bytes& partOf(LayerWeights& layer, TensorRole role) {
    switch (role) {
    case TensorRole::FfnGate:
    case TensorRole::FfnUp:
    case TensorRole::FfnDown:
    case TensorRole::SharedGate:
    case TensorRole::SharedUp:
    case TensorRole::SharedDown:
    case TensorRole::LatentFfn:
        return layer.dense;
    case TensorRole::ExpertGate:
    case TensorRole::ExpertUp:
    case TensorRole::ExpertDown:
        return layer.experts;
    case TensorRole::Router:
    case TensorRole::Norm:
    case TensorRole::Bias:
    case TensorRole::Other:
        return layer.other;
    default:
        return layer.mixer;
    }
}

/// Bytes of any tensor, by the mix where the format has one.
class Sizer {
public:
    Sizer(const hardware::NumberFormat& format, const GgufMixer* mixer)
        : m_format(format), m_mixer(mixer) {}

    bool variesByLayer() const { return m_mixer != nullptr; }

    double bytes(const Tensor& t, std::int64_t layer) const {
        return m_mixer != nullptr ? m_mixer->bytes(t, layer) : plainBytes(m_format, t);
    }

    LayerWeights layer(const std::vector<Tensor>& tensors, std::int64_t index) const {
        LayerWeights weights;
        for (const auto& t : tensors)
            partOf(weights, t.role) += Bytes(bytes(t, index));
        return weights;
    }

private:
    const hardware::NumberFormat& m_format;
    const GgufMixer* m_mixer;
};

LayerWeights scaled(const LayerWeights& w, double factor) {
    return {w.mixer * factor, w.dense * factor, w.experts * factor, w.other * factor};
}

void addLayers(StoredWeights& out, const Architecture& a, const Sizer& sizer) {
    std::vector<std::vector<Tensor>> tensors;
    for (const auto& kind : a.kinds)
        tensors.push_back(layerTensors(a, kind));
    out.kinds.resize(a.kinds.size());
    if (!sizer.variesByLayer()) {
        for (std::size_t k = 0; k < a.kinds.size(); ++k) {
            out.kinds[k] = sizer.layer(tensors[k], 0);
            out.layers += scaled(out.kinds[k], static_cast<double>(a.kinds[k].count));
        }
        return;
    }
    for (std::int64_t i = 0; i < a.layers(); ++i) {
        const auto k = static_cast<std::size_t>(&kindOfLayer(a, i) - a.kinds.data());
        const LayerWeights layer = sizer.layer(tensors[k], i);
        out.kinds[k] += layer;
        out.layers += layer;
    }
    for (std::size_t k = 0; k < a.kinds.size(); ++k)
        out.kinds[k] = scaled(out.kinds[k], 1.0 / static_cast<double>(a.kinds[k].count));
}

void addOuter(StoredWeights& out, const Architecture& a, const Sizer& sizer) {
    for (const auto& t : outerTensors(a)) {
        const Bytes bytes(sizer.bytes(t, 0));
        if (t.role == TensorRole::Embedding)
            out.embedding += bytes;
        else if (t.role == TensorRole::Head)
            out.head += bytes;
        else
            out.outer += bytes;
    }
}

/// Where only the total is known, the layers hold what the shape does not explain.
void scaleToStated(StoredWeights& out, const Architecture& a) {
    const auto parts = countParameters(a);
    const auto outer = static_cast<double>(parts.embedding + parts.positions + parts.head);
    const double derived = static_cast<double>(parts.total()) - outer;
    if (a.statedParameters <= 0 || derived <= 0.0)
        return;
    const double factor = (static_cast<double>(a.statedParameters) - outer) / derived;
    out.layers = scaled(out.layers, factor);
    for (auto& kind : out.kinds)
        kind = scaled(kind, factor);
}

} // namespace

LayerWeights& LayerWeights::operator+=(const LayerWeights& o) {
    mixer += o.mixer;
    dense += o.dense;
    experts += o.experts;
    other += o.other;
    return *this;
}

Result<StoredWeights>
storedWeights(const Architecture& a, const hardware::NumberFormat& format, const GgufRules& rules) {
    std::optional<GgufMixer> mixer;
    if (!format.ggufMix.empty()) {
        mixer = GgufMixer::make(rules, a, format.ggufMix);
        if (!mixer)
            return fail(
                {ErrorCode::UnknownId, "gguf_mix", "rule.known_mix", format.ggufMix, {}, {}});
    }
    const Sizer sizer(format, mixer ? &*mixer : nullptr);
    StoredWeights out;
    addOuter(out, a, sizer);
    addLayers(out, a, sizer);
    scaleToStated(out, a);
    const auto perWeight =
        static_cast<double>(totalParameters(a)) > 0.0
            ? out.layers.total().value /
                  static_cast<double>(totalParameters(a) - countParameters(a).embedding -
                                      countParameters(a).head)
            : 0.0;
    out.mtp = Bytes(perWeight * static_cast<double>(mtpParameters(a)));
    out.beside = Bytes(static_cast<double>(a.besideParameters) * kBesideBits / kBitsPerByte);
    return out;
}

} // namespace xuanka::model
