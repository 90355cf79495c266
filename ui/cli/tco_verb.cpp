// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/plan_cost.h"
#include "app/money/sensitivity.h"
#include "app/plan/catalogue.h"
#include "ui/cli/inputs.h"
#include "ui/cli/numbers.h"
#include "ui/cli/table.h"
#include "ui/cli/verb.h"

#include <cmath>

namespace xuanka::cli {

namespace {

constexpr std::uint64_t kSeed = 2026;
constexpr double kCardsInAServer = 8.0;
constexpr double kMostCards = 1e6;

/// Everything that is told of one fleet's money.
struct Answer {
    money::CostQuery query;
    money::PlanCost cost;
    std::optional<int> breakEvenMonth;
    std::optional<double> breakEvenUse;
    std::optional<double> ownWins; ///< probability
    std::vector<money::TornadoBar> tornado;
};

struct Choice {
    std::string_view flag;
    std::string money::CostQuery::*member;
    std::vector<std::string_view> words;
};

/// The words that the market knows; what it does not know it has no figures for.
std::vector<Choice> choices(const money::Market& market) {
    using Q = money::CostQuery;
    std::vector<std::string_view> currencies{"USD"}; // what the rates are given against
    for (const auto& rate : market.rates)
        currencies.push_back(rate.currency);
    return {{"currency", &Q::currency, std::move(currencies)},
            {"region", &Q::region, {"CN", "US", "EU"}},
            {"place", &Q::place, {"own-room", "colocation", "office"}},
            {"provenance", &Q::provenance, {"new", "used", "ex-mining"}},
            {"rent-kind", &Q::rentKind, {"on-demand", "reserved-1y", "reserved-3y", "spot"}}};
}

Result<money::CostQuery>
queryFrom(const Arguments& given, const plan::Catalogue& catalogue, const money::Market& market) {
    money::CostQuery q;
    const std::string gpu = given.has("gpu") ? given.value("gpu") : plan::Fleet{}.acceleratorId;
    auto card = plan::findAccelerator(catalogue, gpu);
    if (!card)
        return fail(std::move(card.error()));
    q.card = *card;
    auto cards = numberFlag(given, "count", kCardsInAServer, 1.0, kMostCards);
    if (!cards)
        return fail(std::move(cards.error()));
    q.cards = std::round(*cards);
    q.cardsPerNode = std::min(q.cards, kCardsInAServer);
    for (const Choice& c : choices(market)) {
        auto word = choiceFlag(given, c.flag, q.*c.member, c.words);
        if (!word)
            return fail(std::move(word.error()));
        q.*c.member = std::move(*word);
    }
    for (const money::AssumptionField& f : money::assumptionFields()) {
        if (!given.has(f.key))
            continue;
        auto v = numberFlag(given, f.key, 0.0, f.least, f.most);
        if (!v)
            return fail(std::move(v.error()));
        q.given[std::string(f.key)] = *v;
        if (f.key == "years")
            q.years = *v;
    }
    return q;
}

Result<Answer> answerTo(money::CostQuery query, const money::Market& market) {
    auto cost = money::planCost(query, market);
    if (!cost)
        return fail(std::move(cost.error()));
    Answer a{std::move(query), std::move(*cost), {}, {}, {}, {}};
    const money::Assumptions& values = a.cost.basis.values;
    if (a.cost.hasPrice)
        a.tornado = money::tornado(values, a.cost.basis.ranges(), money::Channel::Own);
    if (a.cost.hasPrice && a.cost.hasRent) {
        a.breakEvenMonth = money::breakEvenMonth(a.cost.own, a.cost.rent);
        a.breakEvenUse = money::breakEvenUtilisation(values);
        a.ownWins = money::monteCarlo(values, a.cost.basis.ranges(), kSeed).probabilityOwnWins;
    }
    return a;
}

Json partsJson(const money::PartCosts& parts) {
    Json json = Json::object();
    for (std::size_t i = 0; i < money::kCostParts; ++i)
        json[std::string(money::partName(static_cast<money::CostPart>(i)))] = parts[i];
    return json;
}

Json assumptionsJson(const money::CostBasis& basis) {
    Json list = Json::array();
    for (const money::Sourced& s : basis.sources)
        list.push_back({{"key", s.range.key},
                        {"value", s.range.central},
                        {"low", s.range.low},
                        {"high", s.range.high},
                        {"given", s.isGiven},
                        {"assumed", s.range.isAssumed},
                        {"date", s.range.date},
                        {"evidence", s.range.evidence}});
    return list;
}

Json flowJson(const money::CashFlow& flow) {
    Json json = Json::object();
    json["npv"] = flow.npv;
    json["equivalent_annual"] = flow.equivalentAnnual;
    json["cost_per_gpu_hour"] = flow.costPerDeliveredHour;
    json["delivered_gpu_hours"] = flow.deliveredHours;
    json["energy_kwh"] = flow.kwh;
    json["carbon_kg"] = flow.carbonKg;
    json["parts"] = partsJson(flow.parts);
    json["cumulative"] = flow.cumulative;
    return json;
}

Json jsonOf(const Answer& a) {
    const auto orNull = [](const auto& v) { return v ? Json(*v) : Json(nullptr); };
    Json json = flowJson(a.cost.own);
    if (!a.cost.hasPrice)
        json["npv"] = json["cost_per_gpu_hour"] = json["equivalent_annual"] = nullptr;
    json["gpu"] = a.query.card->id;
    json["count"] = a.query.cards;
    json["currency"] = a.query.currency;
    json["capital_with_tax"] = a.cost.grossCapital;
    json["capital_without_tax"] = a.cost.netCapital;
    json["rent"] = a.cost.hasRent ? flowJson(a.cost.rent) : Json(nullptr);
    json["break_even_month"] = orNull(a.breakEvenMonth);
    json["break_even_utilisation"] = orNull(a.breakEvenUse);
    json["probability_owning_wins"] = orNull(a.ownWins);
    json["tornado"] = Json::array();
    for (const money::TornadoBar& b : a.tornado)
        json["tornado"].push_back({{"key", b.key},
                                   {"low", b.low},
                                   {"high", b.high},
                                   {"cost_at_low", b.resultAtLow},
                                   {"cost_at_high", b.resultAtHigh}});
    json["assumptions"] = assumptionsJson(a.cost.basis);
    json["missing"] = a.cost.basis.missing;
    return json;
}

QString summaryText(const Session& session, const Answer& a) {
    const text::Voice& voice = session.voice();
    const text::Format& f = session.format();
    const QString currency = QString::fromStdString(a.query.currency);
    const QString dash = QStringLiteral("–");
    Table table({{QString(), false}, {QString(), true}});
    const auto row = [&](const char* id, bool isKnown, double amount) {
        table.add({voice.word(id), isKnown ? f.money(amount, currency) : dash});
    };
    row("cli.capital", a.cost.hasPrice, a.cost.grossCapital);
    row("cli.owning", a.cost.hasPrice, a.cost.own.npv);
    row("cli.owned_hour", a.cost.hasPrice, a.cost.own.costPerDeliveredHour);
    row("cli.renting", a.cost.hasRent, a.cost.rent.npv);
    row("cli.rented_hour", a.cost.hasRent, a.cost.rent.costPerDeliveredHour);
    if (a.ownWins) {
        const QString never = voice.word("cli.never");
        table.add({voice.word("cli.break_even_month"),
                   a.breakEvenMonth ? f.count(*a.breakEvenMonth) : never});
        table.add({voice.word("cli.break_even_use"),
                   a.breakEvenUse ? f.figure(*a.breakEvenUse, UnitKind::Share) : never});
        table.add({voice.word("cli.own_wins"), f.probability(*a.ownWins)});
    }
    return QStringLiteral("%1 × %2\n")
               .arg(f.count(static_cast<std::int64_t>(a.query.cards)),
                    QString::fromStdString(a.query.card->name)) +
           table.text();
}

QString partsText(const Session& session, const Answer& a) {
    const text::Voice& voice = session.voice();
    const QString currency = QString::fromStdString(a.query.currency);
    Table table({{voice.word("proposal.column.item"), false},
                 {voice.word("proposal.column.own"), true},
                 {voice.word("proposal.column.rent"), true}});
    for (std::size_t i = 0; i < money::kCostParts; ++i) {
        const double own = a.cost.own.parts[i];
        const double rent = a.cost.hasRent ? a.cost.rent.parts[i] : 0.0;
        if (own == 0.0 && rent == 0.0)
            continue;
        const auto name = money::partName(static_cast<money::CostPart>(i));
        table.add({voice.word("proposal.part." + std::string(name)),
                   session.format().money(own, currency), session.format().money(rent, currency)});
    }
    return QLatin1Char('\n') + table.text();
}

QString textOf(const Session& session, const Answer& a) {
    QString out = summaryText(session, a) + partsText(session, a);
    QStringList missing;
    for (const std::string& key : a.cost.basis.missing)
        missing << session.voice().word("assumption." + key);
    if (!missing.isEmpty())
        out += QLatin1Char('\n') +
               session.voice().word("cli.missing_figure").arg(missing.join(QStringLiteral(", "))) +
               QLatin1Char('\n');
    return out;
}

int run(const Session& session, const Arguments& given) {
    const auto library = openLibrary(session);
    if (!library)
        return session.refuse(library.error());
    auto query = queryFrom(given, *(*library)->catalogue, (*library)->market);
    if (!query)
        return session.refuse(query.error());
    const auto answer = answerTo(std::move(*query), (*library)->market);
    if (!answer)
        return session.refuse(answer.error());
    if (session.writesJson())
        session.write(jsonOf(*answer));
    else
        session.write(textOf(session, *answer));
    return answer->cost.hasPrice || answer->cost.hasRent ? kAnswered : kNoAnswer;
}

} // namespace

Verb tcoVerb() {
    Verb v;
    v.name = "tco";
    v.summary = "cli.verb.tco";
    v.flags = {{"gpu", Takes::Value, "field.gpu", {}},
               {"count", Takes::Value, "cli.flag.count", {}},
               {"currency", Takes::Value, "cli.flag.currency", {}},
               {"region", Takes::Value, "cli.flag.region", {}},
               {"place", Takes::Value, "cli.flag.place", {}},
               {"provenance", Takes::Value, "cli.flag.provenance", {}},
               {"rent-kind", Takes::Value, "cli.flag.rent_kind", {}}};
    // Every assumption can be set; those that the fleet decides are not asked twice.
    for (const money::AssumptionField& f : money::assumptionFields())
        if (f.key != "cards" && f.key != "cards-per-node")
            v.flags.push_back(
                {std::string(f.key), Takes::Value, "assumption." + std::string(f.key), {}});
    v.run = run;
    return v;
}

} // namespace xuanka::cli
