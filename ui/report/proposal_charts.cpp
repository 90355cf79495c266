// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_sections.h"

#include <algorithm>
#include <cmath>

namespace xuanka::report {

namespace {

using charts::ChartSpec;
using charts::Ink;
using charts::Series;

constexpr std::size_t kMostSwings = 9;

struct MoneyUnit {
    double size = 1.0;
    QString name;
};

/// 万元 for Chinese readers, thousands for English ones, where amounts are that large.
MoneyUnit unitFor(const Section& s, double largest) {
    const QString currency = fromStd(s.currency());
    if (s.w.isChinese() && largest >= 1e5)
        return {1e4, s.w("axis.wan").arg(currency)};
    if (!s.w.isChinese() && largest >= 1e4)
        return {1e3, s.w("axis.thousand").arg(currency)};
    return {1.0, currency};
}

ChartSpec empty(const Section& s, charts::ChartKind kind) {
    ChartSpec spec;
    spec.kind = kind;
    spec.language = s.w.voice().language();
    return spec;
}

} // namespace

ChartSpec optionsChart(const Section& s) {
    ChartSpec spec = empty(s, charts::ChartKind::Bars);
    spec.x.title = s.w("axis.speed");
    spec.x.least = 0.0;
    const auto add = [&](const QString& name, const estimate::Estimate& e, bool isOurs) {
        charts::Bar bar;
        bar.id = QString::number(spec.bars.size());
        bar.name = name;
        bar.ink = {isOurs ? Ink::Kind::Accent : Ink::Kind::Quiet, 0};
        bar.interval = e.tokensPerSecond;
        bar.note = s.w.format().figure(e.tokensPerSecond.value, UnitKind::TokensPerSecond);
        bar.isEmphasised = isOurs;
        spec.bars.push_back(std::move(bar));
    };
    add(fleetName(s), s.now(), true);
    for (const Option& o : s.facts.options)
        if (o.estimate)
            add(fleetName(o.gpus, o.name), *o.estimate, false);
    return spec;
}

ChartSpec costOverTimeChart(const Section& s) {
    ChartSpec spec = empty(s, charts::ChartKind::Curves);
    const money::CashFlow& own = s.facts.cost->own;
    const money::CashFlow& rent = s.facts.cost->rent;
    const double largest = std::max(own.cumulative.empty() ? 0.0 : own.cumulative.back(),
                                    rent.cumulative.empty() ? 0.0 : rent.cumulative.back());
    const MoneyUnit unit = unitFor(s, largest);
    spec.x.title = s.w("axis.months");
    spec.y.title = s.w("axis.paid").arg(unit.name);
    spec.y.least = 0.0;
    const auto curve = [&](const char* name, const Ink& ink, const auto& valueAt) {
        Series line;
        line.id = QString::fromLatin1(name);
        line.name = s.w(name);
        line.ink = ink;
        for (std::size_t m = 0; m < own.cumulative.size(); ++m)
            line.points.push_back({static_cast<double>(m), valueAt(m) / unit.size});
        spec.series.push_back(std::move(line));
    };
    curve("series.own", {Ink::Kind::Card, 0}, [&](std::size_t m) { return own.cumulative[m]; });
    curve("series.own_net", {Ink::Kind::Accent, 0}, [&](std::size_t m) {
        return own.cumulative[m] - (m < own.resaleValue.size() ? own.resaleValue[m] : 0.0);
    });
    curve("series.rent", {Ink::Kind::Card, 1},
          [&](std::size_t m) { return m < rent.cumulative.size() ? rent.cumulative[m] : 0.0; });
    // Its own curve ends in a dash where owning is not yet the cheaper way: told apart in grey.
    spec.series[1].isEmphasised = true;
    return spec;
}

ChartSpec tornadoChart(const Section& s) {
    ChartSpec spec = empty(s, charts::ChartKind::Tornado);
    spec.base = s.facts.cost->own.costPerDeliveredHour;
    spec.x.title = s.w("axis.card_hour").arg(fromStd(s.currency()));
    for (const money::TornadoBar& bar : s.facts.tornado) {
        if (spec.swings.size() == kMostSwings || bar.span() <= 0.0)
            break;
        const auto* field = money::findAssumption(bar.key);
        const auto show = [&](double v) {
            if (field != nullptr && field->unit == money::AssumptionUnit::Share)
                return s.w.format().figure(v, UnitKind::Share);
            if (field != nullptr && field->unit == money::AssumptionUnit::Money)
                return s.money(v);
            return s.w.format().number(v);
        };
        spec.swings.push_back({s.w.assumption(bar.key), bar.resultAtLow, bar.resultAtHigh,
                               show(bar.low), show(bar.high)});
    }
    return spec;
}

} // namespace xuanka::report
