// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/parameter_count.h"

#include "app/model/layer_tensors.h"

#include <array>

namespace xuanka::model {
namespace {

using Part = std::int64_t ParameterParts::*;

Part partOf(TensorRole role) {
    using P = ParameterParts;
    static constexpr auto kParts = [] {
        std::array<Part, static_cast<std::size_t>(TensorRole::Count)> parts{};
        const auto put = [&parts](TensorRole r, Part p) { parts[static_cast<std::size_t>(r)] = p; };
        parts.fill(&P::attention);
        put(TensorRole::Embedding, &P::embedding);
        put(TensorRole::Positions, &P::positions);
        put(TensorRole::Head, &P::head);
        for (auto r : {TensorRole::StateIn, TensorRole::StateOut, TensorRole::StateSmall})
            put(r, &P::state);
        for (auto r : {TensorRole::FfnGate, TensorRole::FfnUp, TensorRole::FfnDown})
            put(r, &P::dense);
        put(TensorRole::Router, &P::router);
        for (auto r : {TensorRole::ExpertGate, TensorRole::ExpertUp, TensorRole::ExpertDown})
            put(r, &P::experts);
        for (auto r : {TensorRole::SharedGate, TensorRole::SharedUp, TensorRole::SharedDown,
                       TensorRole::LatentFfn})
            put(r, &P::sharedExperts);
        for (auto r : {TensorRole::Norm, TensorRole::Bias, TensorRole::Other})
            put(r, &P::norms);
        return parts;
    }();
    return kParts[static_cast<std::size_t>(role)];
}

ParameterParts sum(const std::vector<Tensor>& tensors) {
    ParameterParts parts;
    for (const auto& t : tensors)
        parts.*partOf(t.role) += t.elements();
    return parts;
}

ParameterParts times(ParameterParts p, std::int64_t n) {
    for (Part part :
         {&ParameterParts::embedding, &ParameterParts::positions, &ParameterParts::head,
          &ParameterParts::attention, &ParameterParts::state, &ParameterParts::dense,
          &ParameterParts::router, &ParameterParts::experts, &ParameterParts::sharedExperts,
          &ParameterParts::norms, &ParameterParts::activeExperts})
        p.*part *= n;
    return p;
}

} // namespace

ParameterParts& ParameterParts::operator+=(const ParameterParts& o) {
    embedding += o.embedding;
    positions += o.positions;
    head += o.head;
    attention += o.attention;
    state += o.state;
    dense += o.dense;
    router += o.router;
    experts += o.experts;
    sharedExperts += o.sharedExperts;
    norms += o.norms;
    activeExperts += o.activeExperts;
    return *this;
}

ParameterParts layerParameters(const Architecture& a, const LayerKind& kind) {
    ParameterParts parts = sum(layerTensors(a, kind));
    if (kind.moe && kind.moe->experts > 0)
        parts.activeExperts = parts.experts / kind.moe->experts * kind.moe->activeExperts;
    return parts;
}

ParameterParts countParameters(const Architecture& a) {
    ParameterParts parts = sum(outerTensors(a));
    for (const auto& kind : a.kinds)
        parts += times(layerParameters(a, kind), kind.count);
    return parts;
}

std::int64_t totalParameters(const Architecture& a) {
    return a.statedParameters > 0 ? a.statedParameters : countParameters(a).total();
}

std::int64_t activeParameters(const Architecture& a) {
    return a.statedActiveParameters > 0 ? a.statedActiveParameters : countParameters(a).active();
}

std::int64_t mtpParameters(const Architecture& a) {
    if (a.mtpModules <= 0 || a.kinds.empty())
        return 0;
    std::int64_t module = 2 * a.hidden * a.hidden + 3 * normElements(a) +
                          a.mtpEmbeddingCopies * a.vocabulary * a.hidden;
    if (a.mtpKinds.empty())
        module += layerParameters(a, kindOfLayer(a, a.layers() - 1)).total();
    for (const auto& kind : a.mtpKinds)
        module += kind.count * layerParameters(a, kind).total();
    return a.mtpModules * module;
}

const LayerKind& kindOfLayer(const Architecture& a, std::int64_t index) {
    if (!a.order.empty())
        return a.kinds.at(a.order.at(static_cast<std::size_t>(index)));
    for (const auto& kind : a.kinds) {
        if (index < kind.count)
            return kind;
        index -= kind.count;
    }
    return a.kinds.back();
}

} // namespace xuanka::model
