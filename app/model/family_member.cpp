// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/family_member.h"

#include "app/model/parameter_count.h"
#include "app/model/skeleton.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace xuanka::model {
namespace {

constexpr double kSameSize = 0.001; ///< relative: a published member is taken as it is
constexpr std::int64_t kKernelMultiple = 128;
constexpr int kBisections = 40;
constexpr std::int64_t kNeighbours = 2; ///< steps of width and depth tried around the path

double logSize(const Architecture& a) {
    return std::log(static_cast<double>(totalParameters(a)));
}

/// Multiple that a width of this size is rounded to: 128, and finer where 128 would be coarse.
std::int64_t multipleFor(double width) {
    std::int64_t multiple = kKernelMultiple;
    while (multiple > 8 && width < 8.0 * static_cast<double>(multiple))
        multiple /= 2;
    return multiple;
}

std::int64_t roundedTo(double value, std::int64_t multiple) {
    const auto steps = std::llround(value / static_cast<double>(multiple));
    return std::max<std::int64_t>(steps, 1) * multiple;
}

std::int64_t roundedWidth(double value) {
    return roundedTo(value, multipleFor(value));
}

/// Depth over size of many models: slope of ln layers over ln parameters.
double depthTrend(std::span<const Architecture> models) {
    double n = 0, x = 0, y = 0, xx = 0, xy = 0;
    for (const auto& a : models) {
        if (a.statedParameters > 0)
            continue;
        const double lx = logSize(a);
        const double ly = std::log(static_cast<double>(a.layers()));
        n += 1;
        x += lx;
        y += ly;
        xx += lx * lx;
        xy += lx * ly;
    }
    const double spread = n * xx - x * x;
    return spread > 0.0 ? (n * xy - x * y) / spread : 0.0;
}

/// A point of the path through the family: which published shape it leans on, and its sizes.
struct PathPoint {
    const Architecture* shape = nullptr;
    double hidden = 0.0;
    double layers = 0.0;
    const Architecture* other = nullptr; ///< the neighbour that ratios are interpolated with
    double share = 0.0;                  ///< of the neighbour, 0 to ½
};

class FamilyPath {
public:
    FamilyPath(std::span<const Architecture> models, std::vector<const Architecture*> members)
        : m_members(std::move(members)), m_depthSlope(depthTrend(models)) {
        for (const auto* a : m_members)
            m_logs.push_back(logSize(*a));
    }

    PathPoint at(double logParameters) const {
        if (logParameters <= m_logs.front())
            return beyond(0, logParameters);
        if (logParameters >= m_logs.back())
            return beyond(m_logs.size() - 1, logParameters);
        std::size_t upper = 1;
        while (m_logs[upper] < logParameters)
            ++upper;
        const double share =
            (logParameters - m_logs[upper - 1]) / (m_logs[upper] - m_logs[upper - 1]);
        const auto& low = *m_members[upper - 1];
        const auto& high = *m_members[upper];
        PathPoint point;
        point.hidden = between(low.hidden, high.hidden, share);
        point.layers = between(low.layers(), high.layers(), share);
        point.shape = share < 0.5 ? &low : &high;
        point.other = share < 0.5 ? &high : &low;
        point.share = share < 0.5 ? share : 1.0 - share;
        return point;
    }

    static double between(std::int64_t low, std::int64_t high, double share) {
        return std::exp(std::lerp(std::log(static_cast<double>(low)),
                                  std::log(static_cast<double>(high)), share));
    }

private:
    PathPoint beyond(std::size_t end, double logParameters) const {
        const auto& shape = *m_members[end];
        const double distance = logParameters - m_logs[end];
        PathPoint point;
        point.shape = &shape;
        point.other = &shape;
        point.layers = static_cast<double>(shape.layers()) * std::exp(m_depthSlope * distance);
        point.hidden =
            static_cast<double>(shape.hidden) * std::exp((1.0 - m_depthSlope) / 2.0 * distance);
        return point;
    }

    std::vector<const Architecture*> m_members;
    std::vector<double> m_logs;
    double m_depthSlope;
};

/// Scales the sizes of a mixer with the width; widths of a head, ranks and kernels stay, but for a
/// rank that would pass the hidden width.
struct MixerScaler {
    double factor;
    std::int64_t hidden;

    std::int64_t scaled(std::int64_t n) const {
        return std::max<std::int64_t>(std::llround(static_cast<double>(n) * factor), 1);
    }

    std::int64_t scaledMultiple(std::int64_t n, std::int64_t of) const {
        return roundedTo(static_cast<double>(n) * factor, std::max<std::int64_t>(of, 1));
    }

    void operator()(std::monostate&) const {}

    void operator()(SoftmaxAttention& m) const {
        const bool isMultiHead = m.heads == m.kvHeads;
        const std::int64_t heads = scaled(m.heads);
        if (!isMultiHead && heads < m.kvHeads)
            m.kvHeads = 1;
        m.heads = isMultiHead ? heads : scaledMultiple(m.heads, m.kvHeads);
        m.kvHeads = isMultiHead ? m.heads : m.kvHeads;
    }

    void operator()(LatentAttention& m) const {
        m.heads = scaled(m.heads);
        m.queryLoraRank = std::min(m.queryLoraRank, hidden);
        m.kvLoraRank = std::min(m.kvLoraRank, hidden);
    }

    void operator()(CompressedAttention& m) const {
        m.outputGroups = std::min(m.outputGroups, scaled(m.heads));
        m.heads = scaledMultiple(m.heads, m.outputGroups);
        m.queryLoraRank = std::min(m.queryLoraRank, hidden);
        m.outputLoraRank = std::min(m.outputLoraRank, hidden);
    }

    void operator()(StateLayer& m) const {
        if (m.innerWidth > 0)
            m.innerWidth = scaledMultiple(m.innerWidth, m.heads > 0 ? m.innerWidth / m.heads
                                                                    : multipleFor(m.innerWidth));
        if (m.heads > 0)
            m.heads = scaledMultiple(m.heads, m.groups);
        if (m.dtRank > 0)
            m.dtRank = scaled(m.dtRank);
        if (m.valueHeads > 0 && m.kind == StateLayer::Kind::GatedDelta)
            m.valueHeads = scaledMultiple(m.valueHeads, m.keyHeads);
        else if (m.keyHeads > 0)
            m.keyHeads = m.valueHeads = scaled(m.keyHeads);
    }

    static std::int64_t multipleFor(std::int64_t width) {
        return ::xuanka::model::multipleFor(static_cast<double>(width));
    }
};

/// A width of the member: its ratio to the hidden width, interpolated with the neighbour's.
double widthAt(const PathPoint& p, std::int64_t own, std::int64_t neighbours) {
    const double ratio = static_cast<double>(own) / static_cast<double>(p.shape->hidden);
    if (neighbours <= 0 || own <= 0)
        return ratio * p.hidden;
    const double other = static_cast<double>(neighbours) / static_cast<double>(p.other->hidden);
    return std::exp(std::lerp(std::log(ratio), std::log(other), p.share)) * p.hidden;
}

void scaleKind(LayerKind& kind, const LayerKind& neighbour, const PathPoint& p) {
    std::visit(MixerScaler{p.hidden / static_cast<double>(p.shape->hidden), std::llround(p.hidden)},
               kind.mixer);
    kind.extraParameters = std::llround(static_cast<double>(kind.extraParameters) * p.hidden /
                                        static_cast<double>(p.shape->hidden));
    if (kind.dense)
        kind.dense->width = roundedWidth(widthAt(p, kind.dense->width, neighbour.dense->width));
    if (!kind.moe)
        return;
    auto& moe = *kind.moe;
    moe.expertWidth = roundedWidth(widthAt(p, moe.expertWidth, neighbour.moe->expertWidth));
    if (moe.sharedWidth > 0)
        moe.sharedWidth = roundedWidth(widthAt(p, moe.sharedWidth, neighbour.moe->sharedWidth));
    if (moe.latentWidth > 0)
        moe.latentWidth = roundedWidth(widthAt(p, moe.latentWidth, neighbour.moe->latentWidth));
}

/// The shape of a point, `steps` of width and depth aside.
Architecture shapeAt(PathPoint p, std::int64_t widthSteps, std::int64_t depthSteps) {
    const std::int64_t multiple = multipleFor(p.hidden);
    const std::int64_t hidden =
        std::max(roundedTo(p.hidden, multiple) + widthSteps * multiple, multiple);
    p.hidden = static_cast<double>(hidden);
    Architecture a = *p.shape;
    a.hidden = hidden;
    if (a.embeddingWidth == p.shape->hidden)
        a.embeddingWidth = 0;
    for (std::size_t k = 0; k < a.kinds.size(); ++k)
        scaleKind(a.kinds[k], p.other->kinds[k], p);
    setOrder(a,
             stretchedOrder(expandedOrder(*p.shape),
                            std::max(std::round(p.layers) + static_cast<double>(depthSteps), 1.0)));
    return a;
}

/// Every feed-forward width of the model, to be moved together.
std::vector<std::int64_t*> widths(Architecture& a) {
    std::vector<std::int64_t*> found;
    for (auto& kind : a.kinds) {
        if (kind.dense)
            found.push_back(&kind.dense->width);
        if (kind.moe)
            found.push_back(&kind.moe->expertWidth);
    }
    return found;
}

/// The one width that holds most parameters.
std::int64_t* mainWidth(Architecture& a) {
    std::int64_t* main = nullptr;
    std::int64_t most = 0;
    for (auto* width : widths(a)) {
        const std::int64_t before = countParameters(a).total();
        ++*width;
        const std::int64_t gain = countParameters(a).total() - before;
        --*width;
        if (gain * *width > most) {
            most = gain * *width;
            main = width;
        }
    }
    return main;
}

/// Moves the main feed-forward width so that the count comes nearest to the wanted one. Models
/// without a feed-forward stay as they are.
void closeGap(Architecture& a, double wanted) {
    auto* width = mainWidth(a);
    if (width == nullptr)
        return;
    const std::int64_t multiple = multipleFor(static_cast<double>(*width));
    const std::int64_t before = countParameters(a).total();
    *width += multiple;
    const auto perStep = static_cast<double>(countParameters(a).total() - before);
    *width -= multiple;
    const auto steps = std::llround((wanted - static_cast<double>(before)) / perStep);
    *width = std::max<std::int64_t>(*width + steps * multiple, multiple);
}

double missOf(const Architecture& a, double wanted) {
    return std::abs(static_cast<double>(countParameters(a).total()) / wanted - 1.0);
}

/// The log size at which the rounded shape of the path has the wanted count.
double solve(const FamilyPath& path, double wanted) {
    double low = std::log(kSmallestMember) - 12.0; // a small body under a large vocabulary
    double high = std::log(kLargestMember) + 4.0;
    for (int i = 0; i < kBisections; ++i) {
        const double middle = (low + high) / 2.0;
        const auto count = countParameters(shapeAt(path.at(middle), 0, 0)).total();
        (static_cast<double>(count) < wanted ? low : high) = middle;
    }
    return (low + high) / 2.0;
}

/// How far a feed-forward width was moved from the path, as a ratio above one.
double strain(const Architecture& shape, Architecture& closed) {
    Architecture before = shape;
    const auto was = widths(before);
    const auto is = widths(closed);
    double most = 1.0;
    for (std::size_t i = 0; i < was.size(); ++i) {
        const double ratio = static_cast<double>(*is[i]) / static_cast<double>(*was[i]);
        most = std::max({most, ratio, 1.0 / ratio});
    }
    return most;
}

Architecture bestAround(const PathPoint& point, double wanted) {
    Architecture best;
    double bestCost = std::numeric_limits<double>::infinity();
    for (std::int64_t w = -kNeighbours; w <= kNeighbours; ++w)
        for (std::int64_t d = -kNeighbours; d <= kNeighbours; ++d) {
            const Architecture shape = shapeAt(point, w, d);
            Architecture closed = shape;
            closeGap(closed, wanted);
            const double aside = static_cast<double>(std::abs(w) + std::abs(d));
            // A miss of the size costs a hundredfold; the rest keeps near the path.
            const double cost =
                100.0 * missOf(closed, wanted) + 0.01 * aside + std::log(strain(shape, closed));
            if (cost < bestCost) {
                bestCost = cost;
                best = std::move(closed);
            }
        }
    return best;
}

Architecture named(Architecture a, const Architecture& of, double parameters) {
    a.id = of.id + "@" + std::to_string(std::llround(parameters / 1e6)) + "m";
    a.name = of.family;
    a.aliases.clear();
    a.besideParameters = 0;
    a.released.clear();
    return a;
}

} // namespace

std::vector<const Architecture*> relatives(std::span<const Architecture> models,
                                           const Architecture& of) {
    std::vector<const Architecture*> found{&of};
    for (const auto& a : models) {
        if (a.id == of.id || a.family != of.family || a.statedParameters > 0 || !isBuiltLike(a, of))
            continue;
        const bool isNew = std::none_of(found.begin(), found.end(), [&](const auto* other) {
            return std::abs(logSize(*other) - logSize(a)) < kSameSize;
        });
        if (isNew)
            found.push_back(&a);
    }
    std::sort(found.begin(), found.end(),
              [](const auto* x, const auto* y) { return logSize(*x) < logSize(*y); });
    return found;
}

Result<Architecture>
familyMember(std::span<const Architecture> models, const Architecture& of, double parameters) {
    if (!(parameters >= kSmallestMember && parameters <= kLargestMember))
        return failField(
            "model-size", "rule.member_size", std::to_string(parameters),
            std::to_string(parameters > kLargestMember ? kLargestMember : kSmallestMember));
    if (of.statedParameters > 0)
        return failField("model", "rule.shape_is_stated", of.id);
    auto members = relatives(models, of);
    for (const auto* a : members)
        if (std::abs(static_cast<double>(totalParameters(*a)) / parameters - 1.0) < kSameSize)
            return named(*a, of, parameters);
    const FamilyPath path(models, std::move(members));
    return named(bestAround(path.at(solve(path, parameters)), parameters), of, parameters);
}

} // namespace xuanka::model
