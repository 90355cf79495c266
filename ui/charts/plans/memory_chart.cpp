// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plans/memory_chart.h"

#include "app/estimate/names.h"

#include <algorithm>
#include <string>

namespace xuanka::charts {

namespace {

using outlook::Candidate;
using outlook::CurvePoint;
using outlook::Outlook;

constexpr double kPastLargestCard = 1.1; ///< the axis ends soon after the largest capacity
constexpr double kPastPoint = 1.06;

/// As far as the axis goes and one sample on, so that the curve leaves the picture.
Series curveOf(const Candidate& c, const ChartWords& words, double end) {
    Series s;
    s.id = idOf(c);
    s.name = nameOf(c);
    s.ink = words.inkOf(c);
    s.isEmphasised = c.isChosen;
    s.edge = gib(c.now->memory.usable);
    s.points.reserve(c.curve.size());
    for (const CurvePoint& p : c.curve) {
        if (!p.fits && s.firstBeyond == SIZE_MAX)
            s.firstBeyond = s.points.size();
        s.points.push_back({gib(p.memoryBytes), p.tokensPerSecond.value});
        if (s.points.back().x > end)
            break;
    }
    return s;
}

Marker markerOf(const Candidate& c, const ChartWords& words, Marker::Shape shape) {
    return {idOf(c),
            {},
            {gib(c.now->memory.deviceUsed), c.now->tokensPerSecond.value},
            shape == Marker::Shape::Ghost ? Ink{} : words.inkOf(c),
            shape,
            0.15};
}

Band intervalOf(const Candidate& c) {
    Band band{idOf(c), {}, {}};
    for (const CurvePoint& p : c.curve) {
        band.low.push_back({gib(p.memoryBytes), p.tokensPerSecond.lo});
        band.high.push_back({gib(p.memoryBytes), p.tokensPerSecond.hi});
    }
    return band;
}

/// The axis ends where the largest card does, or where the scenario's own point is.
double endOf(const Outlook& outlook) {
    double end = 1.0;
    for (const Candidate& c : outlook.candidates) {
        if (c.now)
            end = std::max({end, kPastLargestCard * gib(c.now->memory.usable),
                            c.isChosen ? kPastPoint * gib(c.now->memory.deviceUsed) : 0.0});
    }
    return end;
}

void addGhost(ChartSpec& spec, const Outlook& ghost, const ChartWords& words) {
    for (const Candidate& c : ghost.candidates) {
        if (!c.isChosen || !c.now)
            continue;
        const Series curve = curveOf(c, words, spec.x.most.value_or(0.0));
        const auto same = std::ranges::find(spec.series, curve.id, &Series::id);
        if (same == spec.series.end() || same->points != curve.points)
            spec.ghosts.push_back(curve);
        const Marker was = markerOf(c, words, Marker::Shape::Ghost);
        const auto isThere = [&](const Marker& m) { return m.at == was.at; };
        if (std::ranges::none_of(spec.markers, isThere))
            spec.markers.insert(spec.markers.begin(), was);
    }
}

} // namespace

ChartSpec memoryChart(const Outlook& outlook, const ChartWords& words, const Outlook* ghost) {
    ChartSpec spec = newSpec(words, ChartKind::Curves, "chart.memory_throughput");
    spec.x.title = words.word("chart.memory_axis");
    spec.y.title =
        words.word(plan::isTraining(outlook.scenario.choice.workload.task) ? "chart.training_axis"
                                                                           : "chart.serving_axis");
    spec.x.least = 0.0;
    spec.x.most = endOf(outlook);
    for (const Candidate& c : outlook.candidates) {
        if (!c.now)
            continue;
        spec.series.push_back(curveOf(c, words, *spec.x.most));
        spec.capacities.push_back({idOf(c), nameOf(c), gib(c.now->memory.usable), words.inkOf(c)});
        const auto shape = c.isChosen ? Marker::Shape::Current : Marker::Shape::Dot;
        spec.markers.push_back(markerOf(c, words, shape));
        if (c.isChosen)
            spec.bands.push_back(intervalOf(c));
    }
    if (ghost)
        addGhost(spec, *ghost, words);
    return spec;
}

Reading memoryReading(const Outlook& outlook,
                      const ChartWords& words,
                      const QString& cardId,
                      std::size_t sample) {
    Reading r;
    const Candidate* c = candidateOf(outlook, cardId);
    if (!c || sample >= c->curve.size())
        return r;
    const CurvePoint& p = c->curve[sample];
    const text::Format& f = words.format();
    r.title = nameOf(*c);
    r.ink = words.inkOf(*c);
    const bool isBatch = outlook.trace == outlook::Trace::MicroBatch;
    r.rows.push_back(
        {words.voice().fieldLabel(isBatch ? "micro-batch" : "concurrency"), f.count(p.batch), {}});
    r.rows.push_back({words.word("chart.throughput"),
                      f.figure(p.tokensPerSecond.value, UnitKind::TokensPerSecond),
                      {}});
    r.rows.push_back({words.word("chart.memory"), f.figure(p.memoryBytes, UnitKind::Bytes), {}});
    for (std::size_t i = 0; i < estimate::kMemoryParts; ++i) {
        const auto part = static_cast<estimate::MemoryPart>(i);
        if (p.parts[i].value > 0.0)
            r.rows.push_back({words.word("part." + std::string(estimate::name(part))),
                              f.memory(p.parts[i]), Ink{Ink::Kind::MemoryPart, i}});
    }
    r.rows.push_back({words.word("chart.limited_by"),
                      words.word("limit." + std::string(estimate::name(p.limit))),
                      {}});
    const double spare = c->now->memory.usable.value - p.memoryBytes;
    r.isWarning = !p.fits;
    r.note = p.fits ? words.word("chart.fits")
                    : words.sentence({"chart.does_not_fit_by",
                                      {Figure{std::max(-spare, 0.0), UnitKind::Bytes}}});
    return r;
}

} // namespace xuanka::charts
