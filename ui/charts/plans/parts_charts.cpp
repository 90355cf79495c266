// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plans/parts_charts.h"

#include "app/estimate/names.h"

#include <algorithm>
#include <string>

namespace xuanka::charts {

namespace {

using estimate::kMemoryParts;
using estimate::kTimeParts;
using outlook::Candidate;
using outlook::Outlook;

constexpr double kLongStepSeconds = 2.0; ///< from here on seconds read better than milliseconds

QString memoryPartName(const ChartWords& words, std::size_t i) {
    return words.word("part." + std::string(estimate::name(static_cast<estimate::MemoryPart>(i))));
}

QString timePartName(const ChartWords& words, std::size_t i) {
    return words.word("time." + std::string(estimate::name(static_cast<estimate::TimePart>(i))));
}

Bar barOf(const Candidate& c, const ChartWords& words) {
    Bar bar;
    bar.id = idOf(c);
    bar.name = nameOf(c);
    bar.ink = words.inkOf(c);
    bar.isEmphasised = c.isChosen;
    return bar;
}

double longestStep(const Outlook& outlook) {
    double longest = 0.0;
    for (const Candidate& c : outlook.candidates)
        longest = std::max(longest, c.now ? c.now->time.step.value : 0.0);
    return longest;
}

Reading readingOf(const Candidate& c, const ChartWords& words) {
    Reading r;
    r.title = nameOf(c);
    r.ink = words.inkOf(c);
    return r;
}

QString grounds(const estimate::Estimate& e, const ChartWords& words) {
    return words.word("rung." + std::string(estimate::name(e.rung)));
}

} // namespace

ChartSpec memoryPartsChart(const Outlook& outlook, const ChartWords& words) {
    ChartSpec spec = newSpec(words, ChartKind::Bars, "chart.memory_parts");
    spec.x.title = words.word("chart.memory_axis");
    for (const Candidate& c : outlook.candidates) {
        if (!c.now)
            continue;
        const estimate::Memory& m = c.now->memory;
        Bar bar = barOf(c, words);
        for (std::size_t i = 0; i < kMemoryParts; ++i)
            bar.parts.push_back(
                {memoryPartName(words, i), {Ink::Kind::MemoryPart, i}, gib(m.parts[i])});
        bar.capacity = gib(m.usable);
        bar.interval = Ranged{gib(m.deviceUsedBytes.value), gib(m.deviceUsedBytes.lo),
                              gib(m.deviceUsedBytes.hi)};
        bar.note = words.fitNote(m);
        spec.bars.push_back(std::move(bar));
    }
    return spec;
}

ChartSpec timePartsChart(const Outlook& outlook, const ChartWords& words) {
    ChartSpec spec = newSpec(words, ChartKind::Bars, "chart.time_parts");
    const bool isLong = longestStep(outlook) >= kLongStepSeconds;
    spec.x.title = words.word(isLong ? "chart.step_axis_s" : "chart.step_axis_ms");
    const double unit = isLong ? 1.0 : 1e-3;
    for (const Candidate& c : outlook.candidates) {
        if (!c.now || c.now->time.step.value <= 0.0)
            continue;
        Bar bar = barOf(c, words);
        for (std::size_t i = 0; i < kTimeParts; ++i)
            bar.parts.push_back({timePartName(words, i),
                                 {Ink::Kind::TimePart, i},
                                 c.now->time.parts[i].value / unit});
        bar.note = words.format().duration(c.now->time.step);
        spec.bars.push_back(std::move(bar));
    }
    return spec;
}

ChartSpec intervalChart(const Outlook& outlook, const ChartWords& words) {
    ChartSpec spec = newSpec(words, ChartKind::Bars, "chart.intervals");
    spec.x.title =
        words.word(plan::isTraining(outlook.scenario.choice.workload.task) ? "chart.training_axis"
                                                                           : "chart.serving_axis");
    for (const Candidate& c : outlook.candidates) {
        if (!c.now || c.now->tokensPerSecond.value <= 0.0)
            continue;
        Bar bar = barOf(c, words);
        bar.interval = c.now->tokensPerSecond;
        bar.note = grounds(*c.now, words);
        spec.bars.push_back(std::move(bar));
    }
    return spec;
}

Reading memoryPartsReading(const Outlook& outlook, const ChartWords& words, const QString& cardId) {
    const Candidate* c = candidateOf(outlook, cardId);
    if (!c || !c->now)
        return {};
    Reading r = readingOf(*c, words);
    const estimate::Memory& m = c->now->memory;
    for (std::size_t i = 0; i < kMemoryParts; ++i)
        if (m.parts[i].value > 0.0)
            r.rows.push_back({memoryPartName(words, i), words.format().memory(m.parts[i]),
                              Ink{Ink::Kind::MemoryPart, i}});
    r.rows.push_back({words.word("chart.needed"),
                      words.format().interval(m.deviceUsedBytes, UnitKind::Bytes),
                      {}});
    r.rows.push_back({words.word("chart.usable"), words.format().memory(m.usable), {}});
    r.rows.push_back({words.word("chart.fullest_at"),
                      words.word("phase." + std::string(estimate::name(m.peakPhase))),
                      {}});
    r.note = words.fitNote(m);
    r.isWarning = !m.fits;
    return r;
}

Reading timePartsReading(const Outlook& outlook, const ChartWords& words, const QString& cardId) {
    const Candidate* c = candidateOf(outlook, cardId);
    if (!c || !c->now)
        return {};
    Reading r = readingOf(*c, words);
    const estimate::Time& t = c->now->time;
    for (std::size_t i = 0; i < kTimeParts; ++i)
        if (t.parts[i].value > 0.0)
            r.rows.push_back({timePartName(words, i), words.format().duration(t.parts[i]),
                              Ink{Ink::Kind::TimePart, i}});
    r.rows.push_back(
        {words.word("chart.step"), words.format().interval(t.stepSeconds, UnitKind::Seconds), {}});
    r.rows.push_back({words.word("chart.limited_by"),
                      words.word("limit." + std::string(estimate::name(c->now->limit))),
                      {}});
    return r;
}

Reading intervalReading(const Outlook& outlook, const ChartWords& words, const QString& cardId) {
    const Candidate* c = candidateOf(outlook, cardId);
    if (!c || !c->now)
        return {};
    Reading r = readingOf(*c, words);
    const text::Format& f = words.format();
    r.rows.push_back({words.word("chart.throughput"),
                      f.figure(c->now->tokensPerSecond.value, UnitKind::TokensPerSecond),
                      {}});
    r.rows.push_back({words.word("chart.interval"),
                      f.interval(c->now->tokensPerSecond, UnitKind::TokensPerSecond),
                      {}});
    r.rows.push_back({words.word("chart.fit_probability"),
                      f.figure(c->now->memory.fitProbability, UnitKind::Share),
                      {}});
    r.note = grounds(*c->now, words);
    return r;
}

} // namespace xuanka::charts
