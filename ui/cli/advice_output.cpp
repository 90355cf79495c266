// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/advice_output.h"

#include "app/estimate/names.h"
#include "ui/cli/table.h"

#include <algorithm>
#include <array>

namespace xuanka::cli {

namespace {

constexpr std::array<const char*, 3> kFrom{"scenario", "user", "fallback"};

const advice::Answer* answerOf(const advice::Tree& tree, const advice::Step& step) {
    const advice::Node* node = tree.find(step.nodeId);
    if (node == nullptr)
        return nullptr;
    const auto it = std::ranges::find(node->answers, step.answerId, &advice::Answer::id);
    return it == node->answers.end() ? nullptr : &*it;
}

} // namespace

AdvicePrinter::AdvicePrinter(const advice::Tree& tree,
                             const advice::Advice& advice,
                             const advice::AdviceQuery& query,
                             const text::Voice& voice)
    : m_tree(tree), m_advice(advice), m_query(query), m_voice(voice), m_format(voice.language()) {}

QString AdvicePrinter::say(const Bilingual& b) const {
    return m_voice.say(b);
}

QString AdvicePrinter::say(const advice::Reason& reason) const {
    if (const auto* written = std::get_if<Bilingual>(&reason))
        return say(*written);
    return m_voice.sentence(std::get<Message>(reason));
}

QString AdvicePrinter::nameOf(const std::string& id) const {
    const auto found = plan::findAccelerator(*m_query.catalogue, id);
    return QString::fromStdString(found ? (*found)->name : id);
}

Json AdvicePrinter::stepsJson() const {
    Json list = Json::array();
    for (const advice::Step& s : m_advice.walk.steps)
        list.push_back({{"node", s.nodeId},
                        {"answer", s.answerId},
                        {"from", kFrom[static_cast<std::size_t>(s.from)]}});
    return list;
}

Json AdvicePrinter::candidateJson(const advice::Candidate& c) const {
    const plan::PlanChoice& choice = c.plan.choice;
    const estimate::Estimate& e = c.plan.estimate;
    Json json = Json::object();
    json["gpu"] = c.acceleratorId;
    json["gpus"] = choice.fleet.gpus;
    json["layout"] = {{"tp", choice.layout.tp},
                      {"pp", choice.layout.pp},
                      {"ep", choice.layout.ep},
                      {"cp", choice.layout.cp},
                      {"zero", choice.techniques.zeroStage}};
    json["fits"] = e.memory.fits;
    json["memory_bytes_per_gpu"] = e.memory.deviceUsed.value;
    json["usable_bytes"] = e.memory.usable.value;
    json["tokens_per_second"] = e.tokensPerSecond.value;
    json["limit"] = estimate::name(e.limit);
    json["cards_cost"] = c.cardsCost ? Json(*c.cardsCost) : Json(nullptr);
    const auto orNull = [](const std::optional<double>& v) { return v ? Json(*v) : Json(nullptr); };
    json["capital"] = orNull(c.capital);
    json["owning"] = orNull(c.owning);
    json["cost_per_million_tokens"] = orNull(c.perMillionTokens);
    json["currency"] = m_query.terms.currency;
    json["price_date"] = c.priceDate;
    json["preferred"] = c.isPreferred;
    json["equals_best"] = c.equalsBest;
    return json;
}

Json AdvicePrinter::rejectionsJson(const std::vector<advice::Rejection>& all) const {
    Json list = Json::array();
    for (const advice::Rejection& r : all)
        list.push_back({{"gpu", r.acceleratorId}, {"reason", say(r.reason).toStdString()}});
    return list;
}

Json AdvicePrinter::json() const {
    Json json = Json::object();
    json["tree"] = m_tree.id;
    json["steps"] = stepsJson();
    json["open_question"] = m_advice.walk.openNode;
    json["channel"] = m_advice.channel;
    json["in_play"] = Json::array();
    for (const advice::Candidate& c : m_advice.inPlay)
        json["in_play"].push_back(candidateJson(c));
    json["rejected"] = rejectionsJson(m_advice.rejected);
    json["conflicts"] = rejectionsJson(m_advice.conflicts);
    json["notes"] = Json::array();
    for (const Bilingual& note : m_advice.notes)
        json["notes"].push_back(say(note).toStdString());
    return json;
}

QString AdvicePrinter::stepsText() const {
    QString out;
    for (const advice::Step& s : m_advice.walk.steps) {
        const advice::Node* node = m_tree.find(s.nodeId);
        const advice::Answer* answer = answerOf(m_tree, s);
        if (node == nullptr || answer == nullptr)
            continue;
        const std::string from = std::string("cli.from_") + kFrom[static_cast<std::size_t>(s.from)];
        out += QStringLiteral("  ") + say(node->title) + QStringLiteral(": ") + say(answer->label) +
               QStringLiteral("  (") + m_voice.word(from) + QStringLiteral(")\n");
    }
    return out;
}

QString AdvicePrinter::candidatesText() const {
    Table table({{m_voice.word("field.gpu"), false},
                 {m_voice.word("field.gpus"), true},
                 {m_voice.word("cli.memory"), true},
                 {m_voice.word("cli.usable_memory"), true},
                 {m_voice.word("cli.speed"), true},
                 {m_voice.word("cli.cards_cost"), true},
                 {m_voice.word("cli.capital"), true},
                 {m_voice.word("cli.owning"), true},
                 {m_voice.word("cli.price_date"), false},
                 {QString(), false}});
    for (const advice::Candidate& c : m_advice.inPlay) {
        const estimate::Estimate& e = c.plan.estimate;
        const auto money = [&](const std::optional<double>& amount) {
            return amount ? m_format.money(*amount, QString::fromStdString(m_query.terms.currency))
                          : QStringLiteral("–");
        };
        table.add({nameOf(c.acceleratorId), m_format.count(c.plan.choice.fleet.gpus),
                   m_format.memory(e.memory.deviceUsed), m_format.memory(e.memory.usable),
                   m_format.figure(e.tokensPerSecond.value, UnitKind::TokensPerSecond),
                   money(c.cardsCost), money(c.capital), money(c.owning),
                   QString::fromStdString(c.priceDate),
                   c.equalsBest ? m_voice.word("cli.equals_best") : QString()});
    }
    return table.isEmpty() ? m_voice.word("cli.nothing_in_play") + QLatin1Char('\n') : table.text();
}

QString AdvicePrinter::rejectionsText(const char* titleId,
                                      const std::vector<advice::Rejection>& all) const {
    if (all.empty())
        return {};
    QString out = QLatin1Char('\n') + m_voice.word(titleId) + QLatin1Char('\n');
    for (const advice::Rejection& r : all)
        out += QStringLiteral("  ") + nameOf(r.acceleratorId) + QStringLiteral(": ") +
               say(r.reason) + QLatin1Char('\n');
    return out;
}

QString AdvicePrinter::text() const {
    QString out = say(m_tree.name) + QLatin1Char('\n') + stepsText() + QLatin1Char('\n');
    if (!m_advice.channel.empty())
        out += m_voice.word("cli.channel." + m_advice.channel) + QLatin1Char('\n');
    out += candidatesText();
    for (const Bilingual& note : m_advice.notes)
        out += QStringLiteral("\n! ") + say(note);
    if (!m_advice.notes.empty())
        out += QLatin1Char('\n');
    return out + rejectionsText("cli.conflicts", m_advice.conflicts) +
           rejectionsText("cli.rejected", m_advice.rejected);
}

} // namespace xuanka::cli
