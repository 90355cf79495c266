// SPDX-License-Identifier: GPL-3.0-or-later
// Reviewers' questions, assumptions, sources, sign-off, glossary.
#include "app/estimate/names.h"
#include "ui/report/proposal_sections.h"
#include "ui/report/proposal_sources.h"

#include <algorithm>
#include <array>

namespace xuanka::report {

namespace {

constexpr std::array kGlossary{"kv",         "lora",        "qlora",    "zero", "tp",
                               "mfu",        "interval",    "npv",      "tco",  "pue",
                               "break_even", "utilisation", "residual", "ttft", "tpot"};

QString valueOf(const Section& s, const money::AssumptionField* field, double v) {
    const auto& f = s.w.format();
    if (field == nullptr)
        return f.number(v);
    switch (field->unit) {
    case money::AssumptionUnit::Money:
        return s.money(v);
    case money::AssumptionUnit::Share:
        return f.figure(v, UnitKind::Share);
    case money::AssumptionUnit::Months:
        return f.figure(v, UnitKind::Months);
    case money::AssumptionUnit::Kilowatts:
        return s.w("kilowatts").arg(f.number(v));
    case money::AssumptionUnit::Hours:
        return s.w("hours").arg(f.number(v));
    case money::AssumptionUnit::Weeks:
        return s.w("weeks").arg(f.number(v));
    case money::AssumptionUnit::Years:
        return s.w("years").arg(f.number(v));
    case money::AssumptionUnit::Kilograms:
        return s.w("kilograms").arg(f.number(v));
    default:
        return f.number(v);
    }
}

Table assumptionTable(const Section& s) {
    const std::vector<SourceRow> sources = sourceList(s);
    Table t;
    t.caption = s.w("table.assumptions");
    t.head = {s.w("column.assumption"), s.w("column.value"), s.w("column.range"),
              s.w("column.status"), s.w("column.source")};
    t.isNumber = {false, true, true, false, true};
    t.widths = {2.2, 1.1, 1.7, 1.1, 0.6};
    for (const auto& source : s.facts.cost->basis.sources) {
        const auto& r = source.range;
        if (r.evidence.empty() || r.evidence == "scenario" || r.central == 0.0)
            continue;
        const auto* field = money::findAssumption(r.key);
        const int number = sourceNumber(sources, r.evidence);
        t.rows.push_back({s.w.assumption(r.key), valueOf(s, field, r.central),
                          r.low == r.high
                              ? QStringLiteral("–")
                              : QStringLiteral("%1 – %2").arg(valueOf(s, field, r.low),
                                                              valueOf(s, field, r.high)),
                          s.w(source.isGiven ? "status.given"
                              : r.isAssumed  ? "status.assumed"
                                             : "status.sourced"),
                          number > 0 ? QStringLiteral("[%1]").arg(number) : QString()});
    }
    return t;
}

} // namespace

void writeQuestions(const Section& s) {
    s.b.section(QStringLiteral("questions"), s.w("section.questions"));
    const auto open = std::ranges::count_if(s.questions, &QuestionState::isOpen);
    const auto all = static_cast<qsizetype>(s.questions.size());
    s.b.text(open > 0 ? s.w("questions.open").arg(all - open).arg(all).arg(open)
                      : s.w("questions.none_open").arg(all));
    Table t;
    t.caption = s.w("table.questions");
    t.head = {s.w("column.number_sign"), s.w("column.question"), s.w("column.answer")};
    t.widths = {0.4, 2.4, 3.6};
    int number = 0;
    for (const QuestionState& q : s.questions) {
        QStringList answer;
        if (!q.found.isEmpty())
            answer << q.found;
        if (!q.given.isEmpty())
            answer << q.given;
        if (q.isOpen)
            answer << s.w("questions.is_open");
        t.rows.push_back({QString::number(++number), q.question, answer.join(QLatin1Char('\n'))});
    }
    s.b.table(std::move(t));
}

void writeAssumptions(const Section& s) {
    s.b.section(QStringLiteral("assumptions"), s.w("section.assumptions"));
    s.b.text(s.w("assumptions.engine")
                 .arg(s.w.voice().word("rung." + std::string(estimate::name(s.now().rung)))));
    s.b.text(s.w("assumptions.method"));
    if (!s.facts.cost)
        return;
    s.b.text(s.w("assumptions.sentence").arg(s.b.nextTable()));
    s.b.table(assumptionTable(s));
}

void writeSources(const Section& s) {
    s.b.section(QStringLiteral("sources"), s.w("section.sources"));
    s.b.text(s.w("sources.sentence"));
    Table t;
    t.caption = s.w("table.sources");
    t.head = {s.w("column.number_sign"), s.w("column.source_of"), s.w("column.kind"),
              s.w("column.date")};
    t.widths = {0.5, 4.2, 1.2, 0.9};
    int number = 0;
    for (const SourceRow& row : sourceList(s))
        t.rows.push_back({QStringLiteral("[%1]").arg(++number), row.title, row.kind, row.date});
    s.b.table(std::move(t));
}

void writeSignOff(const Section& s) {
    s.b.section(QStringLiteral("signoff"), s.w("section.signoff"));
    s.b.text(s.w("signoff.sentence")
                 .arg(askAmount(s), fromStd(scenario::versionOf(s.in.scenario, s.in.settings))));
    QStringList roles;
    for (const std::string& role : s.in.settings.roles)
        roles << fromStd(role);
    if (roles.isEmpty())
        for (const char* role : {"applicant", "owner", "head", "technical", "finance",
                                 "procurement", "asset", "compliance", "approver"}) {
            const bool isSchool = std::string_view(role) == "asset";
            if (!isSchool || s.in.isInstitute())
                roles << s.w(std::string("role.") + role);
        }
    s.b.add(
        Signatures{{},
                   {s.w("sign.role"), s.w("sign.comment"), s.w("sign.signature"), s.w("sign.date")},
                   roles});
    if (s.in.isInstitute()) {
        s.b.subsection(s.w("signoff.experts"));
        QStringList experts;
        for (int i = 1; i <= 5; ++i)
            experts << s.w("signoff.expert").arg(i);
        s.b.add(Signatures{
            {},
            {s.w("sign.expert"), s.w("sign.opinion"), s.w("sign.signature"), s.w("sign.date")},
            experts});
    }
}

void writeGlossary(const Section& s) {
    s.b.section(QStringLiteral("glossary"), s.w("section.glossary"));
    Facts facts;
    for (const char* term : kGlossary)
        facts.rows.emplace_back(s.w(std::string("term.") + term),
                                s.w(std::string("term.") + term + ".meaning"));
    s.b.add(std::move(facts));
}

} // namespace xuanka::report
