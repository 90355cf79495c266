// SPDX-License-Identifier: GPL-3.0-or-later
// Cost of ownership, rent or buy, what moves the answer, and the site.
#include "ui/report/proposal_sections.h"

#include <array>

namespace xuanka::report {

namespace {

QString partWord(const Section& s, std::size_t part) {
    return s.w("part." + std::string(money::partName(static_cast<money::CostPart>(part))));
}

Table capitalTable(const Section& s) {
    money::Assumptions gross = s.facts.cost->basis.values;
    gross.vatRecoverable = 0.0;
    money::Assumptions net = gross;
    net.vatRecoverable = 1.0;
    const auto withTax = money::capital(gross, gross.cards);
    const auto withoutTax = money::capital(net, net.cards);
    Table t;
    t.caption = s.w("table.capital");
    t.head = {s.w("column.item"), s.w("column.net"), s.w("column.tax"), s.w("column.gross")};
    t.isNumber = {false, true, true, true};
    t.widths = {3, 1.3, 1.2, 1.3};
    for (std::size_t i = 0; i < money::kCostParts; ++i)
        if (withTax[i] != 0.0)
            t.rows.push_back({partWord(s, i), s.money(withoutTax[i]),
                              s.money(withTax[i] - withoutTax[i]), s.money(withTax[i])});
    t.rows.push_back({s.w("sum"), s.money(s.facts.cost->netCapital),
                      s.money(s.facts.cost->grossCapital - s.facts.cost->netCapital),
                      s.money(s.facts.cost->grossCapital)});
    t.hasTotal = true;
    return t;
}

Table ownershipTable(const Section& s) {
    const auto& own = s.facts.cost->own;
    const auto& rent = s.facts.cost->rent;
    Table t;
    t.caption =
        s.w("table.ownership").arg(s.w.format().number(s.facts.cost->basis.values.horizonYears));
    t.head = {s.w("column.item"), s.w("column.own"), s.w("column.share")};
    t.isNumber = {false, true, true};
    t.widths = {3, 1.4, 1};
    if (s.facts.cost->hasRent) {
        t.head << s.w("column.rent");
        t.isNumber.push_back(true);
        t.widths.push_back(1.4);
    }
    const auto row = [&](const QString& name, double mine, double theirs) {
        QStringList cells{name, s.money(mine),
                          s.w.format().figure(mine / own.npv, UnitKind::Share)};
        if (s.facts.cost->hasRent)
            cells << (theirs != 0.0 ? s.money(theirs) : QStringLiteral("–"));
        t.rows.push_back(cells);
    };
    for (std::size_t i = 0; i < money::kCostParts; ++i)
        if (own.parts[i] != 0.0 || (s.facts.cost->hasRent && rent.parts[i] != 0.0))
            row(partWord(s, i), own.parts[i], rent.parts[i]);
    row(s.w("sum"), own.npv, rent.npv);
    t.hasTotal = true;
    return t;
}

void writeRentOrBuy(const Section& s) {
    s.b.subsection(s.w("cost.rent_or_buy"));
    if (!s.facts.cost->hasRent) {
        s.b.text(s.w("cost.no_offer"));
        return;
    }
    const QString price = s.money(s.facts.cost->basis.values.rentPerCardHour);
    s.b.text(
        s.facts.breakEvenUtilisation
            ? s.w("cost.break_even")
                  .arg(price, s.w.format().figure(*s.facts.breakEvenUtilisation, UnitKind::Share))
            : s.w("cost.never").arg(price));
    s.b.text(s.facts.breakEvenMonth
                 ? s.w("cost.month").arg(*s.facts.breakEvenMonth)
                 : s.w("cost.no_month")
                       .arg(s.w.format().number(s.facts.cost->basis.values.horizonYears * 12.0)));
    if (s.facts.chances)
        s.b.text(s.w("cost.chance")
                     .arg(s.w.format().probability(s.facts.chances->probabilityOwnWins),
                          s.money(s.facts.chances->quantile(0.1)),
                          s.money(s.facts.chances->quantile(0.9))));
    s.b.figure({s.w("figure.cost"), costOverTimeChart(s), 66});
}

} // namespace

void writeCost(const Section& s) {
    s.b.section(QStringLiteral("cost"), s.w("section.cost"));
    if (!s.hasPrice()) {
        s.b.text(s.w("cost.no_price"));
        return;
    }
    s.b.subsection(s.w("cost.capital"));
    s.b.text(
        s.w("cost.capital_sentence").arg(s.money(s.facts.cost->grossCapital)).arg(s.b.nextTable()));
    s.b.table(capitalTable(s));
    s.b.subsection(s.w("cost.ownership"));
    s.b.text(s.w("cost.ownership_sentence")
                 .arg(s.money(s.facts.cost->own.npv), s.money(s.facts.cost->yearlyRunning),
                      s.money(s.facts.cost->own.costPerDeliveredHour))
                 .arg(s.b.nextTable()));
    s.b.table(ownershipTable(s));
    writeRentOrBuy(s);
}

void writeSensitivity(const Section& s) {
    if (!s.hasPrice() || s.facts.tornado.empty())
        return;
    s.b.section(QStringLiteral("sensitivity"), s.w("section.sensitivity"));
    s.b.text(s.w("sensitivity.sentence")
                 .arg(s.w.assumption(s.facts.tornado.front().key))
                 .arg(s.b.nextFigure()));
    s.b.figure({s.w("figure.tornado").arg(s.money(s.facts.cost->own.costPerDeliveredHour)),
                tornadoChart(s), 72});
    if (s.facts.thresholds.empty()) {
        s.b.text(s.w("sensitivity.no_flip"));
        return;
    }
    Table t;
    t.caption = s.w("table.thresholds");
    t.head = {s.w("column.assumption"), s.w("column.now"), s.w("column.flip")};
    t.isNumber = {false, true, true};
    t.widths = {3, 1.3, 1.3};
    for (const Threshold& threshold : s.facts.thresholds) {
        const auto* field = money::findAssumption(threshold.key);
        const auto show = [&](double v) {
            if (field->unit == money::AssumptionUnit::Money)
                return s.money(v);
            return field->unit == money::AssumptionUnit::Share
                       ? s.w.format().figure(v, UnitKind::Share)
                       : s.w.format().number(v);
        };
        t.rows.push_back(
            {s.w.assumption(threshold.key), show(threshold.now), show(threshold.flip)});
    }
    s.b.table(std::move(t));
}

void writeSite(const Section& s) {
    if (!s.facts.cost)
        return;
    const auto& a = s.facts.cost->basis.values;
    const auto& f = s.w.format();
    const auto nodes = static_cast<double>(s.plan().choice.fleet.nodes());
    const double years = a.horizonYears;
    s.b.section(QStringLiteral("site"), s.w("section.site"));
    const auto kw = [&](double v) { return s.w("kilowatts").arg(f.number(v)); };
    Facts facts;
    facts.rows = {
        {s.w("site.nodes"), f.count(s.plan().choice.fleet.nodes())},
        {s.w("site.rated"), kw(a.ratedKwPerNode * nodes)},
        {s.w("site.load"), kw(a.loadKwPerNode * nodes)},
        {s.w("site.cooling"), kw(a.loadKwPerNode * nodes * a.pue)},
        {s.w("site.pue"), f.number(a.pue)},
        {s.w("site.energy"), f.figure(s.facts.cost->own.kwh / years, UnitKind::KilowattHours)},
        {s.w("site.carbon"),
         s.w("site.tonnes").arg(f.number(s.facts.cost->own.carbonKg / years / 1000.0))},
        {s.w("site.cooling_kind"), fromStd(s.plan().accelerator->cooling).isEmpty()
                                       ? QStringLiteral("–")
                                       : s.w("cooling." + s.plan().accelerator->cooling)}};
    s.b.add(std::move(facts));
    for (const QuestionState& q : s.questions)
        if (q.id == "q13")
            s.b.text(q.given.isEmpty() ? s.w("site.letter") : q.given);
}

} // namespace xuanka::report
