// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"

#include <cmath>

namespace xuanka::test {

/// A saturating curve of `samples` batches that no longer fits beyond `capacity` GiB.
inline charts::Series
sampleCurve(const QString& id, std::size_t slot, double capacity, double speed, int samples = 64) {
    charts::Series s;
    s.id = id;
    s.name = id.toUpper();
    s.ink = {charts::Ink::Kind::Card, slot};
    for (int i = 0; i < samples; ++i) {
        const double batch = 1.0 + i;
        const double memory = 15.0 + 0.9 * batch;
        if (memory > capacity && s.firstBeyond == SIZE_MAX)
            s.firstBeyond = s.points.size();
        s.points.push_back({memory, speed * batch / (batch + 6.0)});
    }
    return s;
}

/// Memory against throughput of three cards, as the workbench shows it.
inline charts::ChartSpec sampleMemoryChart(int samples = 64) {
    charts::ChartSpec spec;
    spec.title = QStringLiteral("Throughput by memory");
    spec.x.title = QStringLiteral("Memory per GPU (GiB)");
    spec.y.title = QStringLiteral("Throughput (tokens/s)");
    const auto add = [&](const char* name, std::size_t slot, double capacity, double speed) {
        const QString id = QString::fromLatin1(name);
        spec.series.push_back(sampleCurve(id, slot, capacity, speed, samples));
        spec.capacities.push_back({id, id.toUpper(), capacity, {charts::Ink::Kind::Card, slot}});
    };
    add("rtx-4090", 0, 23.6, 4200.0);
    add("a100-80", 1, 79.3, 9100.0);
    add("h100", 2, 79.6, 21000.0);
    spec.series.front().isEmphasised = true;
    const charts::Point now = spec.series.front().points[4];
    spec.markers.push_back({QStringLiteral("rtx-4090"),
                            {},
                            now,
                            {charts::Ink::Kind::Card, 0},
                            charts::Marker::Shape::Current,
                            1.0});
    return spec;
}

/// Two stacked bars with capacity marks.
inline charts::ChartSpec sampleMemoryBars() {
    using charts::Ink;
    charts::ChartSpec spec;
    spec.kind = charts::ChartKind::Bars;
    spec.title = QStringLiteral("Memory by part");
    spec.x.title = QStringLiteral("Memory per GPU (GiB)");
    const auto part = [](const char* name, std::size_t at, double gib) {
        return charts::Part{QString::fromLatin1(name), {Ink::Kind::MemoryPart, at}, gib};
    };
    for (const double scale : {1.0, 0.8}) {
        charts::Bar bar;
        bar.id = QStringLiteral("bar%1").arg(spec.bars.size());
        bar.name = QStringLiteral("GeForce RTX 4090");
        bar.ink = {Ink::Kind::Card, spec.bars.size()};
        bar.parts = {part("Weights", 0, 14.2 * scale), part("Adapter", 1, 0.2),
                     part("Activations", 5, 6.4 * scale), part("Driver context", 13, 0.5)};
        bar.capacity = 23.6;
        bar.interval = Ranged{21.3 * scale, 20.1 * scale, 22.6 * scale};
        bar.note = QStringLiteral("fits");
        bar.isEmphasised = spec.bars.empty();
        spec.bars.push_back(bar);
    }
    return spec;
}

} // namespace xuanka::test
