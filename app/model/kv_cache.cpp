// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/kv_cache.h"

#include <algorithm>
#include <cmath>

namespace xuanka::model {
namespace {

constexpr double kBitsPerByte = 8.0;

struct Collector {
    CacheShape& shape;
    std::int64_t count = 0;

    void group(CacheLayers layers) const {
        layers.layers = count;
        if (layers.elements > 0)
            shape.groups.push_back(layers);
    }

    void operator()(std::monostate) const {}

    void operator()(const SoftmaxAttention& m) const {
        if (m.reusesKeyValueOfPreviousLayer)
            return;
        const std::int64_t valueDim = m.valueHeadDim > 0 ? m.valueHeadDim : m.headDim;
        group({.elements = m.kvHeads * (m.headDim + valueDim),
               .indexElements = m.indexerHeads > 0 ? m.indexerDim : 0,
               .kvHeads = m.kvHeads,
               .windowTokens = m.windowTokens,
               .expandedElements = m.kvHeads * (m.headDim + valueDim)});
    }

    void operator()(const LatentAttention& m) const {
        group({.elements = m.kvLoraRank + m.ropeDim,
               .indexElements = m.indexerHeads > 0 ? m.indexerDim : 0,
               .expandedElements = m.heads * (m.nopeDim + m.ropeDim + m.valueDim)});
    }

    void operator()(const CompressedAttention& m) const {
        group(
            {.elements = m.headDim, .windowTokens = m.windowTokens, .expandedElements = m.headDim});
        if (m.compressRatio > 0)
            group({.elements = m.headDim,
                   .indexElements = m.indexerHeads > 0 ? m.indexerDim : 0,
                   .compressRatio = m.compressRatio,
                   .expandedElements = m.headDim});
    }

    void operator()(const StateLayer& m) const {
        using Kind = StateLayer::Kind;
        std::int64_t state = m.innerWidth * m.stateSize;
        std::int64_t convolved = m.innerWidth;
        if (m.kind == Kind::Mamba2) {
            convolved += 2 * m.groups * m.stateSize;
        } else if (m.kind == Kind::GatedDelta) {
            state = m.valueHeads * m.keyHeadDim * m.valueHeadDim;
            convolved = 2 * m.keyHeads * m.keyHeadDim + m.valueHeads * m.valueHeadDim;
        } else if (m.kind == Kind::KimiDelta) {
            state = m.keyHeads * m.keyHeadDim * m.valueHeadDim;
            convolved = 3 * m.keyHeads * m.keyHeadDim;
        } else if (m.kind == Kind::Lightning) {
            state = m.keyHeads * m.keyHeadDim * m.keyHeadDim;
            convolved = 0;
        }
        shape.stateElements += count * state;
        shape.convolutionElements +=
            count * convolved * std::max<std::int64_t>(m.convKernel - 1, 0);
    }
};

double bitsPerEntry(const CacheLayers& g, const CacheStorage& s) {
    const auto elements = static_cast<double>(s.expandsLatent ? g.expandedElements : g.elements);
    return elements * s.bits + static_cast<double>(g.indexElements) * s.indexBits;
}

} // namespace

CacheShape cacheShape(const Architecture& a) {
    CacheShape shape;
    for (const auto& kind : a.kinds)
        std::visit(Collector{shape, kind.count}, kind.mixer);
    return shape;
}

double tokensHeld(const CacheLayers& g, double contextTokens, const CacheStorage& s) {
    if (g.windowTokens > 0 && !s.ignoresWindows)
        return std::min(contextTokens, static_cast<double>(g.windowTokens + s.extraWindowTokens));
    if (g.compressRatio > 1)
        return std::floor(contextTokens / static_cast<double>(g.compressRatio));
    return contextTokens;
}

Bytes cacheBytes(const CacheShape& shape, double contextTokens, const CacheStorage& s) {
    double bits = 0.0;
    for (const auto& g : shape.groups)
        bits +=
            static_cast<double>(g.layers) * bitsPerEntry(g, s) * tokensHeld(g, contextTokens, s);
    return Bytes(bits / kBitsPerByte);
}

Bytes cacheBytesPerToken(const CacheShape& shape, const CacheStorage& s) {
    double bits = 0.0;
    for (const auto& g : shape.groups)
        bits += static_cast<double>(g.layers) * bitsPerEntry(g, s) /
                static_cast<double>(g.compressRatio);
    return Bytes(bits / kBitsPerByte);
}

Bytes stateBytesPerSequence(const CacheShape& shape, const CacheStorage& s) {
    return Bytes(static_cast<double>(shape.stateElements + shape.convolutionElements) *
                 s.stateBits / kBitsPerByte);
}

} // namespace xuanka::model
