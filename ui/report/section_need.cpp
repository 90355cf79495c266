// SPDX-License-Identifier: GPL-3.0-or-later
// Need, options, decision path, and the cards that left.
#include "app/estimate/names.h"
#include "ui/report/proposal_sections.h"

#include <algorithm>
#include <map>

namespace xuanka::report {

namespace {

constexpr std::size_t kMostReasons = 24;
constexpr int kNamedCards = 6;

std::vector<std::pair<QString, QString>> workload(const Section& s) {
    const auto& c = s.plan().choice;
    const auto& f = s.w.format();
    std::vector<std::pair<QString, QString>> rows;
    const auto field = [&](const char* key, const QString& value) {
        rows.emplace_back(s.w.voice().fieldLabel(key), value);
    };
    field("model", fromStd(s.plan().model->name));
    field("task", s.w.voice().choice("task", plan::taskName(c.workload.task)));
    if (s.trains()) {
        field("seq", s.w.tokens(c.workload.sequenceTokens));
        field("micro-batch", f.count(c.workload.microBatch));
        field("accumulation", f.count(c.workload.accumulation));
        field("tokens", f.figure(c.workload.tokensToProcess, UnitKind::Tokens));
    } else {
        field("prompt", s.w.tokens(c.workload.promptTokens));
        field("output", s.w.tokens(c.workload.outputTokens));
        field("concurrency", f.count(c.workload.concurrency));
    }
    if (c.workload.deadlineHours > 0.0)
        field("deadline", f.duration(Seconds(c.workload.deadlineHours * 3600.0)));
    if (c.workload.ttftTargetSeconds > 0.0)
        field("ttft-target", f.duration(Seconds(c.workload.ttftTargetSeconds)));
    if (c.workload.tpotTargetSeconds > 0.0)
        field("tpot-target", f.duration(Seconds(c.workload.tpotTargetSeconds)));
    field("weights", fromStd(s.plan().weights->name));
    field("stack", fromStd(s.plan().profile->name));
    return rows;
}

Table optionTable(const Section& s) {
    const auto& f = s.w.format();
    Table t;
    t.caption = s.w("table.options");
    t.head = {s.w("column.option"), s.w("column.memory"),  s.w("column.speed"),
              s.w("column.limit"),  s.w("column.pay_now"), s.w("column.present_value")};
    t.isNumber = {false, true, true, false, true, true};
    t.widths = {2.3, 1.35, 1.8, 1.3, 1.2, 1.2};
    const auto row = [&](const QString& name, const estimate::Estimate& e,
                         const std::optional<money::PlanCost>& cost) {
        const bool isPriced = cost && cost->hasPrice;
        t.rows.push_back(
            {name,
             s.w("of").arg(f.number(e.memory.deviceUsed.value / kGibi), f.memory(e.memory.usable)),
             speed(s, e), s.w.voice().word("limit." + std::string(estimate::name(e.limit))),
             isPriced ? s.money(cost->grossCapital) : s.w("no_price"),
             isPriced ? s.money(cost->own.npv) : QStringLiteral("–")});
    };
    t.emphasised = 0;
    row(fleetName(s), s.now(), s.facts.cost);
    for (const Option& o : s.facts.options)
        if (o.estimate)
            row(fleetName(o.gpus, o.name), *o.estimate, o.cost);
    return t;
}

Table stressTable(const Section& s) {
    const auto& f = s.w.format();
    Table t;
    t.caption = s.w("table.stress");
    t.head = {s.w("column.what_if"), s.w("column.cards"), s.w("column.memory"), s.w("column.speed"),
              s.w("column.verdict")};
    t.isNumber = {false, true, true, true, false};
    t.widths = {2.2, 0.6, 1.5, 2, 1.8};
    const auto row = [&](const QString& name, std::int64_t gpus, const estimate::Estimate& e) {
        t.rows.push_back(
            {name, f.count(gpus),
             s.w("of").arg(f.number(e.memory.deviceUsed.value / kGibi), f.memory(e.memory.usable)),
             e.memory.fits ? speed(s, e) : QStringLiteral("–"),
             e.memory.fits ? s.w("fits")
                           : s.w("short_of").arg(f.memory(e.memory.deviceUsed - e.memory.usable))});
    };
    t.emphasised = 0;
    row(s.w("stress.as_asked"), s.plan().choice.fleet.gpus, s.now());
    for (const Stress& stress : s.facts.stresses) {
        if (stress.estimate) {
            row(stressName(s, stress.kind), stress.gpus, *stress.estimate);
        } else {
            const QString why =
                stress.errors.empty() ? s.w("no_fit") : s.w.voice().line(stress.errors.front());
            t.rows.push_back({stressName(s, stress.kind), f.count(stress.gpus), QStringLiteral("–"),
                              QStringLiteral("–"), why});
        }
    }
    return t;
}

} // namespace

void writeNeed(const Section& s) {
    s.b.section(QStringLiteral("need"), s.w("section.need"));
    if (!s.in.scenario.notes.empty())
        s.b.text(fromStd(s.in.scenario.notes));
    s.b.text(s.w("need.sentence")
                 .arg(s.w.voice().choice("task", plan::taskName(s.plan().choice.workload.task)),
                      fromStd(s.plan().model->name)));
    s.b.add(Facts{workload(s)});
    s.b.text(s.w("need.no_action"));
    for (const QuestionState& q : s.questions)
        if ((q.id == "q02" || q.id == "q17") && !q.given.isEmpty())
            s.b.text(q.given);
}

void writeOptions(const Section& s) {
    s.b.section(QStringLiteral("options"), s.w("section.options"));
    s.b.text(s.w("options.sentence")
                 .arg(s.facts.advice.inPlay.size() + s.facts.advice.rejected.size())
                 .arg(s.facts.advice.inPlay.size())
                 .arg(s.b.nextTable()));
    s.b.table(optionTable(s));
    s.b.text(s.w("options.figures").arg(s.b.nextFigure()));
    s.b.figure({s.w("figure.options"), optionsChart(s),
                20.0 + 6.0 * static_cast<double>(s.facts.options.size() + 1)});
    s.b.text(s.w("options.stress").arg(s.b.nextTable()));
    s.b.table(stressTable(s));
}

void writePath(const Section& s) {
    if (s.facts.tree == nullptr || s.facts.advice.walk.steps.empty())
        return;
    s.b.section(QStringLiteral("path"), s.w("section.path"));
    s.b.text(s.w("path.sentence").arg(s.w(s.facts.tree->name)).arg(s.b.nextTable()));
    Table t;
    t.caption = s.w("table.path");
    t.head = {s.w("column.question"), s.w("column.answer"), s.w("column.from")};
    t.widths = {2.6, 2.2, 0.9};
    for (const auto& step : s.facts.advice.walk.steps) {
        const auto* node = s.facts.tree->find(step.nodeId);
        if (node == nullptr)
            continue;
        const auto answer = std::find_if(node->answers.begin(), node->answers.end(),
                                         [&](const auto& a) { return a.id == step.answerId; });
        using From = advice::Step::From;
        t.rows.push_back({s.w(node->question),
                          answer == node->answers.end() ? QString() : s.w(answer->label),
                          s.w(step.from == From::Scenario ? "from.scenario"
                              : step.from == From::User   ? "from.user"
                                                          : "from.fallback")});
    }
    s.b.table(std::move(t));
    QStringList notes;
    for (const auto& note : s.facts.advice.notes)
        notes << s.w(note);
    if (!notes.isEmpty())
        s.b.add(Bullets{notes});
}

/// Cards that left, by reason: a reason a row, so that two hundred cards fit half a page.
void writeRejected(const Section& s) {
    std::map<QString, QStringList> byReason;
    for (const auto& r : s.facts.advice.rejected)
        byReason[s.w.reason(r.reason)] << cardName(s, r.acceleratorId);
    if (byReason.empty())
        return;
    s.b.section(QStringLiteral("rejected"), s.w("section.rejected"));
    s.b.text(s.w("rejected.sentence").arg(s.facts.advice.rejected.size()).arg(s.b.nextTable()));
    Table t;
    t.caption = s.w("table.rejected");
    t.head = {s.w("column.reason"), s.w("column.number"), s.w("column.cards")};
    t.widths = {2.2, 0.6, 3.2};
    t.isNumber = {false, true, false};
    for (const auto& [reason, names] : byReason) {
        if (t.rows.size() == kMostReasons)
            break;
        QString cards = names.mid(0, kNamedCards).join(s.w("comma"));
        if (names.size() > kNamedCards)
            cards += s.w("and_more").arg(names.size() - kNamedCards);
        t.rows.push_back({reason, s.w.format().count(names.size()), cards});
    }
    s.b.table(std::move(t));
}

} // namespace xuanka::report
