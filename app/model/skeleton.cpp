// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/skeleton.h"

#include <algorithm>
#include <cmath>

namespace xuanka::model {
namespace {

struct SizeEraser {
    void operator()(std::monostate&) const {}

    void operator()(SoftmaxAttention& m) const {
        const bool isWindowed = m.windowTokens > 0;
        m.heads = m.kvHeads = m.headDim = m.valueHeadDim = 0;
        m.indexerDim = m.indexerTopK = 0;
        m.windowTokens = isWindowed ? 1 : 0;
        m.indexerHeads = m.indexerHeads > 0 ? 1 : 0;
    }

    void operator()(LatentAttention& m) const {
        m = LatentAttention{.queryLoraRank = m.queryLoraRank > 0 ? 1 : 0,
                            .indexerHeads = m.indexerHeads > 0 ? 1 : 0};
    }

    void operator()(CompressedAttention& m) const {
        m = CompressedAttention{.compressRatio = m.compressRatio};
    }

    void operator()(StateLayer& m) const { m = StateLayer{.kind = m.kind}; }
};

/// Layers at the start whose kind does not come again.
std::size_t prefixLength(const std::vector<std::uint8_t>& order) {
    std::size_t length = 0;
    while (length < order.size()) {
        const auto kind = order[length];
        const auto last = std::find(order.rbegin(), order.rend(), kind);
        const auto end = static_cast<std::size_t>(order.rend() - last);
        const bool isRun = std::all_of(order.begin() + static_cast<std::ptrdiff_t>(length),
                                       order.begin() + static_cast<std::ptrdiff_t>(end),
                                       [kind](auto k) { return k == kind; });
        if (!isRun || end == order.size())
            break;
        length = end;
    }
    return length;
}

/// Smallest period of the pattern; its whole length where it has none.
std::size_t periodOf(const std::vector<std::uint8_t>& body) {
    for (std::size_t period = 1; period <= body.size() / 2; ++period) {
        bool repeats = true;
        for (std::size_t i = period; i < body.size() && repeats; ++i)
            repeats = body[i] == body[i - period];
        if (repeats)
            return period;
    }
    return body.size();
}

} // namespace

LayerKind skeletonOf(const LayerKind& kind) {
    LayerKind bare = kind;
    bare.count = 0;
    bare.extraParameters = 0;
    std::visit(SizeEraser{}, bare.mixer);
    if (bare.dense)
        bare.dense->width = 0;
    if (bare.moe) {
        const bool hasShared = bare.moe->sharedWidth > 0;
        const bool isLatent = bare.moe->latentWidth > 0;
        bare.moe->experts = bare.moe->activeExperts = bare.moe->expertWidth = 0;
        bare.moe->sharedWidth = hasShared ? 1 : 0;
        bare.moe->latentWidth = isLatent ? 1 : 0;
    }
    return bare;
}

bool isBuiltLike(const Architecture& a, const Architecture& b) {
    return a.norm == b.norm && a.kinds.size() == b.kinds.size() &&
           std::equal(a.kinds.begin(), a.kinds.end(), b.kinds.begin(),
                      [](const auto& x, const auto& y) { return skeletonOf(x) == skeletonOf(y); });
}

std::vector<std::uint8_t> expandedOrder(const Architecture& a) {
    if (!a.order.empty())
        return a.order;
    std::vector<std::uint8_t> order;
    for (std::size_t k = 0; k < a.kinds.size(); ++k)
        order.insert(order.end(), static_cast<std::size_t>(a.kinds[k].count),
                     static_cast<std::uint8_t>(k));
    return order;
}

std::vector<std::uint8_t> stretchedOrder(const std::vector<std::uint8_t>& order, double layers) {
    const std::size_t prefix = prefixLength(order);
    const std::vector<std::uint8_t> body(order.begin() + static_cast<std::ptrdiff_t>(prefix),
                                         order.end());
    std::vector<std::uint8_t> stretched(order.begin(),
                                        order.begin() + static_cast<std::ptrdiff_t>(prefix));
    const std::size_t period = periodOf(body);
    const double wanted = std::max(layers - static_cast<double>(prefix), 1.0);
    if (period < body.size() || body.size() == 1) {
        const auto times =
            std::max(static_cast<std::size_t>(std::lround(wanted / static_cast<double>(period))),
                     std::size_t{1});
        for (std::size_t i = 0; i < times * period; ++i)
            stretched.push_back(body[i % period]);
        return stretched;
    }
    const auto count = static_cast<std::size_t>(std::lround(wanted));
    for (std::size_t i = 0; i < count; ++i)
        stretched.push_back(body[(2 * i + 1) * body.size() / (2 * count)]);
    return stretched;
}

void setOrder(Architecture& a, const std::vector<std::uint8_t>& order) {
    for (auto& kind : a.kinds)
        kind.count = 0;
    for (const auto kind : order)
        ++a.kinds.at(kind).count;
    a.order = std::is_sorted(order.begin(), order.end()) ? std::vector<std::uint8_t>{} : order;
}

} // namespace xuanka::model
