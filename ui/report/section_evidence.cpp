// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/names.h"
#include "ui/charts/plans/memory_chart.h"
#include "ui/charts/plans/parts_charts.h"
#include "ui/charts/plans/scaling_chart.h"
#include "ui/report/proposal_sections.h"

namespace xuanka::report {

namespace {

Table memoryTable(const Section& s) {
    const auto& f = s.w.format();
    const auto& m = s.now().memory;
    Table t;
    t.caption = s.w("table.memory");
    t.head = {s.w("column.part"), s.w("column.memory"), s.w("column.share")};
    t.isNumber = {false, true, true};
    t.widths = {3, 1.2, 1};
    for (std::size_t i = 0; i < estimate::kMemoryParts; ++i) {
        const auto part = static_cast<estimate::MemoryPart>(i);
        if (m.part(part).value <= 0.0)
            continue;
        t.rows.push_back({s.w.voice().word("part." + std::string(estimate::name(part))),
                          f.memory(m.part(part)),
                          f.figure(m.part(part) / m.usable, UnitKind::Share)});
    }
    t.rows.push_back({s.w("memory.total"), f.memory(m.deviceUsed),
                      f.figure(m.deviceUsed / m.usable, UnitKind::Share)});
    t.hasTotal = true;
    return t;
}

} // namespace

void writeEvidence(const Section& s) {
    const auto& f = s.w.format();
    s.b.section(QStringLiteral("evidence"), s.w("section.evidence"));
    s.b.text(s.w("evidence.sentence")
                 .arg(s.w.voice().word("limit." + std::string(estimate::name(s.now().limit))),
                      f.probability(s.now().memory.fitProbability),
                      s.w.voice().word("rung." + std::string(estimate::name(s.now().rung)))));
    s.b.subsection(s.w("evidence.memory"));
    s.b.text(s.w("evidence.curves").arg(s.b.nextFigure()).arg(s.b.nextFigure() + 1));
    s.b.figure({s.w("figure.curves"), charts::memoryChart(s.facts.outlook, s.charts), 74});
    s.b.figure({s.w("figure.memory")
                    .arg(f.memory(s.now().memory.deviceUsed), f.memory(s.now().memory.usable)),
                charts::memoryPartsChart(s.facts.outlook, s.charts),
                30.0 + 7.0 * static_cast<double>(s.facts.outlook.candidates.size())});
    s.b.table(memoryTable(s));
    s.b.subsection(s.w("evidence.time"));
    s.b.text(s.w("evidence.step").arg(s.b.nextFigure()));
    s.b.figure({s.w("figure.time"), charts::timePartsChart(s.facts.outlook, s.charts),
                30.0 + 7.0 * static_cast<double>(s.facts.outlook.candidates.size())});
    if (s.facts.outlook.scaling.size() > 1) {
        s.b.text(s.w("evidence.scaling").arg(s.b.nextFigure()));
        s.b.figure({s.w("figure.scaling"), charts::scalingChart(s.facts.outlook, s.charts), 62});
    }
    QStringList warnings;
    for (const auto& warning : s.facts.outlook.warnings)
        warnings << s.w.voice().sentence(warning);
    if (!warnings.isEmpty())
        s.b.add(Box{s.w("evidence.warnings"), warnings});
}

} // namespace xuanka::report
