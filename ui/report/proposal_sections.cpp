// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_sections.h"

#include "ui/report/chinese_amount.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka::report {

namespace {

QString orDash(const std::string& text) {
    return text.empty() ? QStringLiteral("–") : fromStd(text);
}

QString channelName(const Section& s) {
    return s.facts.advice.channel.empty() ? QString() : s.w("channel." + s.facts.advice.channel);
}

QString recommendation(const Section& s) {
    if (s.now().memory.fits)
        return s.w("summary.approve").arg(fleetName(s));
    const auto& inPlay = s.facts.advice.inPlay;
    if (inPlay.empty())
        return s.w("summary.nothing_fits").arg(fleetName(s));
    return s.w("summary.other")
        .arg(fleetName(s), fleetName(inPlay.front().plan.choice.fleet.gpus,
                                     cardName(s, inPlay.front().acceleratorId).toStdString()));
}

std::vector<Tiles::Tile> tiles(const Section& s) {
    const auto& f = s.w.format();
    const auto& e = s.now();
    std::vector<Tiles::Tile> all;
    all.push_back(
        {s.w("tile.memory"), f.probability(e.memory.fitProbability),
         s.w("tile.memory_note").arg(f.memory(e.memory.deviceUsed), f.memory(e.memory.usable))});
    all.push_back(
        {s.w("tile.speed"), f.figure(e.tokensPerSecond.value, UnitKind::TokensPerSecond),
         s.w("tile.interval").arg(f.interval(e.tokensPerSecond, UnitKind::TokensPerSecond))});
    if (s.trains() && e.time.finishSeconds.value > 0.0)
        all.push_back(
            {s.w("tile.finish"), f.duration(Seconds(e.time.finishSeconds.value)),
             s.w("tile.interval").arg(f.interval(e.time.finishSeconds, UnitKind::Seconds))});
    else if (!s.trains())
        all.push_back(
            {s.w("tile.first_token"), f.duration(Seconds(e.service.ttftSeconds.value)),
             s.w("tile.next_token").arg(f.duration(Seconds(e.service.tpotSeconds.value)))});
    if (s.hasPrice())
        all.push_back({s.w("tile.cost").arg(f.number(s.facts.cost->basis.values.horizonYears)),
                       s.money(s.facts.cost->own.npv),
                       s.w("tile.cost_note").arg(s.money(s.facts.cost->own.costPerDeliveredHour))});
    return all;
}

/// Do nothing, rent, buy this, buy the next best: one line each.
Table alternatives(const Section& s) {
    Table t;
    t.caption = s.w("table.alternatives");
    t.head = {s.w("column.way"), s.w("column.pay_now"), s.w("column.present_value"),
              s.w("column.verdict")};
    t.isNumber = {false, true, true, false};
    t.widths = {2.1, 1.3, 1.3, 2.9};
    const QString dash = QStringLiteral("–");
    t.rows.push_back({s.w("way.nothing"), dash, dash, s.w("way.nothing_why")});
    if (s.facts.cost && s.facts.cost->hasRent)
        t.rows.push_back(
            {s.w("way.rent").arg(fleetName(s)), dash, s.money(s.facts.cost->rent.npv),
             s.facts.breakEvenUtilisation
                 ? s.w("way.rent_why")
                       .arg(s.w.format().figure(*s.facts.breakEvenUtilisation, UnitKind::Share))
                 : s.w("way.rent_cheaper")});
    t.emphasised = static_cast<int>(t.rows.size());
    t.rows.push_back({s.w("way.buy").arg(fleetName(s)),
                      s.hasPrice() ? s.money(s.facts.cost->grossCapital) : s.w("no_price"),
                      s.hasPrice() ? s.money(s.facts.cost->own.npv) : dash, verdict(s)});
    for (const Option& o : s.facts.options) {
        if (t.rows.size() >= 5 || !o.estimate)
            continue;
        const bool isPriced = o.cost && o.cost->hasPrice;
        t.rows.push_back({s.w("way.buy").arg(fleetName(o.gpus, o.name)),
                          isPriced ? s.money(o.cost->grossCapital) : s.w("no_price"),
                          isPriced ? s.money(o.cost->own.npv) : dash,
                          overlaps(o.estimate->tokensPerSecond, s.now().tokensPerSecond)
                              ? s.w("way.same_speed")
                              : s.w("way.other_speed").arg(speed(s, *o.estimate))});
    }
    return t;
}

QStringList mindChangers(const Section& s) {
    QStringList lines;
    for (const Threshold& t : s.facts.thresholds) {
        const auto* field = money::findAssumption(t.key);
        const auto show = [&](double v) {
            return field->unit == money::AssumptionUnit::Money ? s.money(v)
                   : field->unit == money::AssumptionUnit::Share
                       ? s.w.format().figure(v, UnitKind::Share)
                       : s.w.format().number(v);
        };
        lines << s.w(t.flip > t.now ? "mind.above" : "mind.below")
                     .arg(s.w.assumption(t.key), show(t.flip), show(t.now));
    }
    if (s.facts.cost && s.facts.cost->hasRent && s.facts.thresholds.empty())
        lines << s.w(s.facts.cost->own.npv < s.facts.cost->rent.npv ? "mind.none_own"
                                                                    : "mind.none_rent");
    if (s.now().memory.fits)
        lines << s.w("mind.memory")
                     .arg(s.w.format().memory(s.now().memory.usable - s.now().memory.deviceUsed));
    lines << s.w("mind.speed")
                 .arg(s.w.format().figure(s.now().tokensPerSecond.lo, UnitKind::TokensPerSecond));
    return lines;
}

QString askSentence(const Section& s) {
    if (!s.now().memory.fits)
        return s.w("summary.ask_unfit").arg(fleetName(s), askAmount(s));
    if (!s.hasPrice())
        return s.w("summary.ask_quote").arg(fleetName(s));
    return s.w("summary.ask")
        .arg(fleetName(s), s.w.fullMoney(s.facts.cost->grossCapital, s.currency()),
             s.w.fullMoney(s.facts.cost->netCapital, s.currency()));
}

constexpr std::array kSections{
    SectionRow{"summary", writeSummary, true, true, true},
    SectionRow{"need", writeNeed},
    SectionRow{"options", writeOptions},
    SectionRow{"evidence", writeEvidence},
    SectionRow{"path", writePath},
    SectionRow{"cost", writeCost},
    SectionRow{"sensitivity", writeSensitivity},
    SectionRow{"site", writeSite},
    SectionRow{"use", writeUse, false, true},
    SectionRow{"risks", writeRisks},
    SectionRow{"gates", writeGates, true, false},
    SectionRow{"acceptance", writeAcceptance},
    SectionRow{"rejected", writeRejected},
    SectionRow{"questions", writeQuestions},
    SectionRow{"assumptions", writeAssumptions},
    SectionRow{"sources", writeSources},
    SectionRow{"signoff", writeSignOff, true, true, true},
    SectionRow{"glossary", writeGlossary},
};

} // namespace

std::span<const SectionRow> sectionRows() {
    return kSections;
}

QString fleetName(std::int64_t gpus, std::string_view card) {
    return QStringLiteral("%1 × %2").arg(gpus).arg(fromStd(card));
}

QString fleetName(const Section& s) {
    return fleetName(s.plan().choice.fleet.gpus, s.plan().accelerator->name);
}

QString cardName(const Section& s, const std::string& id) {
    const auto card = plan::findAccelerator(*s.in.library->catalogue, id);
    return fromStd(card ? (*card)->name : id);
}

QString verdict(const Section& s) {
    const auto& m = s.now().memory;
    const auto& f = s.w.format();
    return m.fits ? s.w("verdict.fits").arg(f.memory(m.deviceUsed), f.memory(m.usable))
                  : s.w("verdict.short").arg(f.memory(m.deviceUsed - m.usable));
}

QString askAmount(const Section& s) {
    return s.hasPrice() ? s.w.fullMoney(s.facts.cost->grossCapital, s.currency())
                        : s.w("ask.quote");
}

QString speed(const Section& s, const estimate::Estimate& e) {
    return s.w.format().interval(e.tokensPerSecond, UnitKind::TokensPerSecond);
}

QString stressName(const Section& s, Stress::Kind kind) {
    constexpr std::array kNames{"stress.half", "stress.twice", "stress.context", "stress.users",
                                "stress.model"};
    return s.w(kNames[static_cast<std::size_t>(kind)]);
}

void writeCover(const Section& s) {
    const bool isFrozen = s.in.isFrozen();
    Cover c;
    c.organisation = fromStd(s.in.settings.organisation);
    c.kind = s.w(s.in.isInstitute() ? "cover.kind_institute" : "cover.kind");
    c.title = s.w("cover.title").arg(fleetName(s), fromStd(s.plan().model->name));
    c.askLabel = s.w("cover.ask");
    c.ask = askAmount(s);
    if (s.hasPrice() && s.w.isChinese() && s.currency() == "CNY")
        c.askWords = amountInWords(std::round(s.facts.cost->grossCapital));
    c.sentence = recommendation(s) + verdict(s);
    c.logo = QByteArray::fromBase64(QByteArray::fromStdString(s.in.settings.logo));
    c.facts = {
        {s.w("cover.unit"), orDash(s.in.settings.unit)},
        {s.w("cover.applicant"), orDash(s.in.settings.applicant)},
        {s.w("cover.workload"),
         QStringLiteral("%1 · %2").arg(
             fromStd(s.plan().model->name),
             s.w.voice().choice("task", plan::taskName(s.plan().choice.workload.task)))},
        {s.w("cover.date"), s.in.date},
        {s.w("cover.prices"), s.facts.price ? fromStd(s.facts.price->date) : QStringLiteral("–")},
        {s.w("cover.version"),
         s.w(isFrozen ? "cover.frozen" : "cover.draft")
             .arg(fromStd(scenario::versionOf(s.in.scenario, s.in.settings)))}};
    s.b.add(std::move(c));
}

void writeSummary(const Section& s) {
    s.b.section(QStringLiteral("summary"), s.w("section.summary"), true);
    s.b.add(Paragraph{askSentence(s), true});
    if (s.hasPrice() && s.w.isChinese() && s.currency() == "CNY")
        s.b.text(s.w("summary.words").arg(amountInWords(std::round(s.facts.cost->grossCapital))));
    s.b.text(recommendation(s) + verdict(s) +
             (channelName(s).isEmpty() ? QString() : s.w("summary.channel").arg(channelName(s))));
    s.b.add(Tiles{tiles(s)});
    s.b.table(alternatives(s));
    s.b.add(Bullets{{s.w("summary.risk_price")
                         .arg(s.facts.price ? fromStd(s.facts.price->date) : QStringLiteral("–")),
                     s.w("summary.risk_use")}});
    s.b.add(Box{s.w("mind.title"), mindChangers(s)});
    s.b.add(Signatures{
        {},
        {s.w("sign.role"), s.w("sign.decision"), s.w("sign.signature"), s.w("sign.date")},
        {s.w("role.approver")}});
}

} // namespace xuanka::report
