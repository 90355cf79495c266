// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plans/scaling_chart.h"

namespace xuanka::charts {

namespace {

using outlook::Outlook;
using outlook::ScalingPoint;

} // namespace

ChartSpec scalingChart(const Outlook& outlook, const ChartWords& words) {
    ChartSpec spec = newSpec(words, ChartKind::Curves, "chart.scaling");
    spec.x = {words.word("chart.gpus_axis"), Scale::PowersOfTwo, {}, {}, false};
    spec.y = {words.word("chart.training_axis"), Scale::Logarithmic, {}, {}, false};
    if (!plan::isTraining(outlook.scenario.choice.workload.task))
        spec.y.title = words.word("chart.serving_axis");
    if (outlook.scaling.empty() || outlook.candidates.empty())
        return spec;
    const outlook::Candidate& chosen = outlook.candidates.front();
    Series reached;
    reached.id = idOf(chosen);
    reached.name = nameOf(chosen);
    reached.ink = words.inkOf(chosen);
    reached.isEmphasised = true;
    reached.hasDots = true;
    Series perfect;
    perfect.id = QStringLiteral("perfect");
    perfect.name = words.word("chart.perfect_scaling");
    const ScalingPoint& first = outlook.scaling.front();
    const double each = first.tokensPerSecond / static_cast<double>(first.gpus);
    for (const ScalingPoint& p : outlook.scaling) {
        const auto gpus = static_cast<double>(p.gpus);
        if (!p.fits && reached.firstBeyond == SIZE_MAX)
            reached.firstBeyond = reached.points.size();
        reached.points.push_back({gpus, p.tokensPerSecond});
        perfect.points.push_back({gpus, each * gpus});
    }
    spec.series = {std::move(perfect), std::move(reached)};
    if (outlook.now)
        spec.markers.push_back({idOf(chosen),
                                {},
                                {static_cast<double>(outlook.scenario.choice.fleet.gpus),
                                 outlook.now->tokensPerSecond.value},
                                words.inkOf(chosen),
                                Marker::Shape::Current,
                                1.0});
    return spec;
}

Reading scalingReading(const Outlook& outlook, const ChartWords& words, std::size_t sample) {
    if (sample >= outlook.scaling.size() || outlook.candidates.empty())
        return {};
    const ScalingPoint& p = outlook.scaling[sample];
    const text::Format& f = words.format();
    Reading r;
    r.title = nameOf(outlook.candidates.front());
    r.ink = words.inkOf(outlook.candidates.front());
    r.rows.push_back({words.voice().fieldLabel("gpus"), f.count(p.gpus), {}});
    r.rows.push_back({words.word("chart.throughput"),
                      f.figure(p.tokensPerSecond, UnitKind::TokensPerSecond),
                      {}});
    r.rows.push_back({words.word("chart.efficiency"), f.figure(p.efficiency, UnitKind::Share), {}});
    r.note = words.word(p.fits ? "chart.fits" : "chart.does_not_fit");
    r.isWarning = !p.fits;
    return r;
}

} // namespace xuanka::charts
