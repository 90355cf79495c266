// SPDX-License-Identifier: GPL-3.0-or-later
// Risks, stage gates, use and sharing, delivery and acceptance.
#include "app/hardware/accelerator.h"
#include "ui/report/proposal_sections.h"

#include <algorithm>

namespace xuanka::report {

namespace {

QString given(const Section& s, const char* id) {
    const auto it = std::ranges::find(s.questions, id, &QuestionState::id);
    return it == s.questions.end() ? QString() : it->given;
}

QString share(const Section& s, double v) {
    return s.w.format().figure(v, UnitKind::Share);
}

Table riskTable(const Section& s) {
    Table t;
    t.caption = s.w("table.risks");
    t.head = {s.w("column.risk"), s.w("column.evidence"), s.w("column.measure"),
              s.w("column.owner")};
    t.widths = {1.3, 2.2, 2.2, 0.9};
    const QString priceDate = s.facts.price ? fromStd(s.facts.price->date) : QStringLiteral("–");
    const auto row = [&](const char* id, const QString& evidence, const char* owner) {
        const std::string key = std::string("risk.") + id;
        t.rows.push_back({s.w(key), evidence, s.w(key + ".measure"), s.w(owner)});
    };
    row("estimate", s.w("risk.estimate.evidence").arg(speed(s, s.now())), "role.technical");
    row("price", s.w("risk.price.evidence").arg(priceDate), "role.procurement");
    row("delivery", s.w("risk.delivery.evidence"), "role.procurement");
    row("use",
        s.w("risk.use.evidence")
            .arg(s.facts.cost ? share(s, s.facts.cost->basis.values.utilisation)
                              : QStringLiteral("–")),
        "role.owner");
    row("failure",
        s.facts.cost ? s.w("risk.failure.evidence")
                           .arg(share(s, s.facts.cost->basis.values.failuresPerCardYear))
                     : QStringLiteral("–"),
        "role.technical");
    row("mining", s.w("risk.mining.evidence"), "role.procurement");
    row("vendor",
        s.w("risk.vendor.evidence")
            .arg(fromStd(s.plan().accelerator->vendor), fromStd(s.plan().profile->name)),
        "role.technical");
    const std::string& status = s.plan().accelerator->chinaExport;
    QString rules = s.w("export." + (status.empty() ? std::string("free") : status));
    row("export", rules, "role.compliance");
    return t;
}

Table acceptanceTable(const Section& s) {
    const auto& f = s.w.format();
    const auto& e = s.now();
    Table t;
    t.caption = s.w("table.acceptance");
    t.head = {s.w("column.number_sign"), s.w("column.test"), s.w("column.passes")};
    t.widths = {0.4, 3.4, 2.8};
    const auto row = [&](const QString& test, const QString& passes) {
        t.rows.push_back({QString::number(t.rows.size() + 1), test, passes});
    };
    const bool trains = s.trains();
    row(s.w("accept.count").arg(fleetName(s)), s.w("accept.count_pass"));
    row(s.w("accept.memory"),
        s.w("accept.memory_pass").arg(f.memory(Bytes(e.memory.deviceUsedBytes.hi))));
    row(s.w(trains ? "accept.train" : "accept.serve"),
        s.w("accept.speed_pass").arg(f.figure(e.tokensPerSecond.lo, UnitKind::TokensPerSecond)));
    if (!trains)
        row(s.w("accept.latency"), s.w("accept.latency_pass")
                                       .arg(f.duration(Seconds(e.service.ttftSeconds.hi)),
                                            f.duration(Seconds(e.service.tpotSeconds.hi))));
    if (s.plan().choice.fleet.gpus > 1)
        row(s.w("accept.link"), s.w("accept.link_pass"));
    row(s.w("accept.burn"), s.w("accept.burn_pass"));
    if (s.facts.cost)
        row(s.w("accept.power"),
            s.w("accept.power_pass").arg(f.number(s.facts.cost->basis.values.ratedKwPerNode)));
    return t;
}

/// What a tender may ask for without naming a brand.
Table tenderTable(const Section& s) {
    const auto& f = s.w.format();
    Table t;
    t.caption = s.w("table.tender");
    t.head = {s.w("column.parameter"), s.w("column.requirement")};
    t.widths = {2, 3};
    const auto row = [&](const char* name, const QString& value) {
        t.rows.push_back({s.w(name), value});
    };
    row("tender.cards", s.w("tender.at_least").arg(f.count(s.plan().choice.fleet.gpus)));
    row("tender.memory",
        s.w("tender.at_least").arg(f.memory(Bytes(s.now().memory.deviceUsedBytes.hi))));
    if (s.plan().accelerator->bandwidth)
        row("tender.bandwidth",
            s.w("tender.equal")
                .arg(f.figure(s.plan().accelerator->bandwidth->value, UnitKind::BytesPerSecond)));
    row("tender.speed", s.w("tender.at_least")
                            .arg(f.figure(s.now().tokensPerSecond.lo, UnitKind::TokensPerSecond)));
    row("tender.software",
        s.w("tender.software_value")
            .arg(s.w.voice().choice("task", plan::taskName(s.plan().choice.workload.task))));
    row("tender.warranty", s.w("tender.warranty_value"));
    return t;
}

} // namespace

void writeRisks(const Section& s) {
    s.b.section(QStringLiteral("risks"), s.w("section.risks"));
    s.b.text(s.w("risks.sentence").arg(s.b.nextTable()));
    s.b.table(riskTable(s));
    if (!given(s, "q16").isEmpty())
        s.b.text(given(s, "q16"));
}

void writeGates(const Section& s) {
    s.b.section(QStringLiteral("gates"), s.w("section.gates"));
    s.b.text(s.w("gates.sentence").arg(s.b.nextTable()));
    Table t;
    t.caption = s.w("table.gates");
    t.head = {s.w("column.gate"), s.w("column.measured"), s.w("column.stop")};
    t.widths = {1.4, 2.3, 2.5};
    const double use = s.facts.cost ? s.facts.cost->basis.values.utilisation : 0.0;
    t.rows.push_back(
        {s.w("gate.accept"), s.w("gate.accept_measure"),
         s.w("gate.accept_stop")
             .arg(s.w.format().figure(s.now().tokensPerSecond.lo, UnitKind::TokensPerSecond))});
    if (use > 0.0) {
        t.rows.push_back({s.w("gate.six"), s.w("gate.six_measure").arg(share(s, use)),
                          s.w("gate.six_stop").arg(share(s, use / 2))});
        t.rows.push_back({s.w("gate.year"), s.w("gate.year_measure"),
                          s.facts.breakEvenUtilisation
                              ? s.w("gate.year_stop").arg(share(s, *s.facts.breakEvenUtilisation))
                              : s.w("gate.year_rent")});
    }
    s.b.table(std::move(t));
}

void writeUse(const Section& s) {
    s.b.section(QStringLiteral("use"), s.w("section.use"));
    if (s.facts.cost) {
        const auto& a = s.facts.cost->basis.values;
        constexpr double kHoursAYear = 8760.0;
        s.b.text(s.w("use.sentence")
                     .arg(s.w.format().number(a.utilisation * a.cards * kHoursAYear),
                          share(s, a.utilisation)));
    }
    s.b.text(given(s, "q17").isEmpty() ? s.w("use.open") : given(s, "q17"));
}

void writeAcceptance(const Section& s) {
    s.b.section(QStringLiteral("acceptance"), s.w("section.acceptance"));
    s.b.subsection(s.w("acceptance.delivery"));
    s.b.text(given(s, "q12").isEmpty() ? s.w("acceptance.delivery_open") : given(s, "q12"));
    s.b.add(
        Bullets{{s.w("acceptance.quotes"), s.w("acceptance.deposit"), s.w("acceptance.penalty")}});
    s.b.subsection(s.w("acceptance.tests"));
    s.b.text(s.w("acceptance.sentence").arg(s.b.nextTable()));
    s.b.table(acceptanceTable(s));
    s.b.subsection(s.w("acceptance.tender"));
    s.b.text(s.w("acceptance.tender_sentence").arg(s.b.nextTable()));
    s.b.table(tenderTable(s));
}

} // namespace xuanka::report
