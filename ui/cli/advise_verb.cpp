// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/advise.h"
#include "app/base/text.h"
#include "ui/cli/advice_output.h"
#include "ui/cli/inputs.h"
#include "ui/cli/verb.h"

#include <algorithm>

namespace xuanka::cli {

namespace {

constexpr auto kDefaultTree = "xuanka";

Result<const advice::Tree*> treeOf(const outlook::Library& library, const Arguments& given) {
    const std::string id = given.has("tree") ? given.value("tree") : kDefaultTree;
    const auto it = std::ranges::find(library.trees, id, &advice::Tree::id);
    if (it != library.trees.end())
        return &*it;
    std::vector<std::string_view> names;
    for (const advice::Tree& t : library.trees)
        names.push_back(t.id);
    return fail({ErrorCode::UnknownId,
                 "--tree",
                 "rule.unknown",
                 id,
                 std::string(nearestOf(id, names)),
                 {}});
}

Failure wrongAnswer(std::string given, std::span<const std::string_view> choices) {
    std::string nearest(nearestOf(given, choices));
    return fail({ErrorCode::InvalidValue,
                 "--answers",
                 "rule.tree_answer",
                 std::move(given),
                 std::move(nearest),
                 {}});
}

/// "budget=100k,place=office": node and answer, both of the tree.
Result<advice::GivenAnswers> answersOf(const advice::Tree& tree, const Arguments& given) {
    advice::GivenAnswers answers;
    const std::string text = given.value("answers");
    std::vector<std::string_view> nodes;
    for (const advice::Node& n : tree.nodes)
        nodes.push_back(n.id);
    for (const std::string_view item : splitText(text, ',')) {
        const std::size_t equals = std::min(item.find('='), item.size());
        const advice::Node* node = tree.find(trimmed(item.substr(0, equals)));
        if (node == nullptr || equals == item.size())
            return wrongAnswer(std::string(item), nodes);
        const std::string_view answer = trimmed(item.substr(equals + 1));
        if (std::ranges::count(node->answers, answer, &advice::Answer::id) == 0) {
            std::vector<std::string_view> choices;
            for (const advice::Answer& a : node->answers)
                choices.push_back(a.id);
            return wrongAnswer(std::string(answer), choices);
        }
        answers[node->id] = answer;
    }
    return answers;
}

int run(const Session& session, const Arguments& given) {
    const auto scenario = scenarioOf(given);
    if (!scenario)
        return session.refuse(scenario.error());
    const auto library = openLibrary(session);
    if (!library)
        return session.refuse(library.error());
    const auto tree = treeOf(**library, given);
    if (!tree)
        return session.refuse(tree.error());
    auto answers = answersOf(**tree, given);
    if (!answers)
        return session.refuse(answers.error());
    advice::AdviceQuery query;
    query.choice = scenario->choice;
    query.catalogue = (*library)->catalogue;
    query.market = &(*library)->market;
    query.given = std::move(*answers);
    if (given.has("currency"))
        query.terms.currency = given.value("currency");
    const advice::Advice advice = advice::advise(**tree, query);
    const AdvicePrinter printer(**tree, advice, query, session.voice());
    if (session.writesJson())
        session.write(printer.json());
    else
        session.write(printer.text());
    return advice.inPlay.empty() ? kNoAnswer : kAnswered;
}

} // namespace

Verb adviseVerb() {
    Verb v;
    v.name = "advise";
    v.summary = "cli.verb.advise";
    v.takesFields = true;
    v.flags = {{"tree", Takes::Value, "cli.flag.tree", {}},
               {"answers", Takes::Value, "cli.flag.answers", {}},
               {"currency", Takes::Value, "cli.flag.currency", {}}};
    v.run = run;
    return v;
}

} // namespace xuanka::cli
