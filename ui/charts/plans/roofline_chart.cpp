// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plans/roofline_chart.h"

#include "app/estimate/names.h"

#include <algorithm>
#include <array>
#include <string>

namespace xuanka::charts {

namespace {

using outlook::Candidate;
using outlook::Outlook;
using outlook::Roofline;
using outlook::RooflinePoint;

constexpr double kLeastIntensity = 0.25; ///< FLOP per byte at the left edge
constexpr double kMostIntensity = 16384.0;

bool isKnown(const Roofline& roof) {
    return roof.peakFlopPerSecond > 0.0 && roof.bytesPerSecond > 0.0;
}

double ridgeOf(const Roofline& roof) {
    return roof.peakFlopPerSecond / roof.bytesPerSecond;
}

double attainable(const Roofline& roof, double intensity) {
    return std::min(roof.peakFlopPerSecond, roof.bytesPerSecond * intensity);
}

Series roofOf(const Candidate& c, const ChartWords& words) {
    Series s;
    s.id = idOf(c);
    s.name = nameOf(c);
    s.ink = words.inkOf(c);
    s.isEmphasised = c.isChosen;
    for (const double x : std::array{kLeastIntensity, ridgeOf(c.roofline), kMostIntensity})
        s.points.push_back({x, attainable(c.roofline, x) / kTera});
    return s;
}

QString partKey(estimate::TimePart part) {
    return QStringLiteral("part/") + QString::number(static_cast<int>(part));
}

QString partName(const ChartWords& words, estimate::TimePart part) {
    return words.word("time." + std::string(estimate::name(part)));
}

Marker dotOf(const RooflinePoint& p, const ChartWords& words) {
    return {partKey(p.part),
            partName(words, p.part),
            {p.flopPerByte, p.flopPerSecond / kTera},
            {Ink::Kind::TimePart, static_cast<std::size_t>(p.part)},
            Marker::Shape::Dot,
            p.timeShare};
}

Reading dotReading(const Candidate& c, const RooflinePoint& p, const ChartWords& words) {
    const text::Format& f = words.format();
    Reading r;
    r.title = partName(words, p.part);
    r.ink = {Ink::Kind::TimePart, static_cast<std::size_t>(p.part)};
    r.rows.push_back(
        {words.word("chart.reached"), f.figure(p.flopPerSecond, UnitKind::FlopPerSecond), {}});
    r.rows.push_back({words.word("chart.attainable"),
                      f.figure(attainable(c.roofline, p.flopPerByte), UnitKind::FlopPerSecond),
                      {}});
    r.rows.push_back({words.word("chart.intensity"), f.number(p.flopPerByte), {}});
    r.rows.push_back(
        {words.word("chart.share_of_step"), f.figure(p.timeShare, UnitKind::Share), {}});
    return r;
}

} // namespace

ChartSpec rooflineChart(const Outlook& outlook, const ChartWords& words) {
    ChartSpec spec = newSpec(words, ChartKind::Curves, "chart.roofline");
    spec.x = {words.word("chart.intensity_axis"), Scale::Logarithmic, kLeastIntensity,
              kMostIntensity, false};
    spec.y = {words.word("chart.tflops_axis"), Scale::Logarithmic, {}, {}, false};
    for (const Candidate& c : outlook.candidates) {
        if (!isKnown(c.roofline))
            continue;
        spec.series.push_back(roofOf(c, words));
        if (!c.isChosen)
            continue;
        for (const RooflinePoint& p : c.roofline.points)
            if (p.flopPerByte > 0.0 && p.flopPerSecond > 0.0)
                spec.markers.push_back(dotOf(p, words));
    }
    return spec;
}

Reading rooflineReading(const Outlook& outlook,
                        const ChartWords& words,
                        const QString& id,
                        std::size_t sample) {
    for (const Candidate& c : outlook.candidates)
        for (const RooflinePoint& p : c.roofline.points)
            if (c.isChosen && partKey(p.part) == id)
                return dotReading(c, p, words);
    const Candidate* c = candidateOf(outlook, id);
    if (!c || !isKnown(c->roofline) || sample > 2)
        return {};
    const std::array at{kLeastIntensity, ridgeOf(c->roofline), kMostIntensity};
    const text::Format& f = words.format();
    Reading r;
    r.title = nameOf(*c);
    r.ink = words.inkOf(*c);
    r.rows.push_back({words.word("chart.attainable"),
                      f.figure(attainable(c->roofline, at[sample]), UnitKind::FlopPerSecond),
                      {}});
    r.rows.push_back({words.word("chart.bandwidth"),
                      f.figure(c->roofline.bytesPerSecond, UnitKind::BytesPerSecond),
                      {}});
    r.rows.push_back({words.word("chart.ridge"), f.number(ridgeOf(c->roofline)), {}});
    return r;
}

} // namespace xuanka::charts
