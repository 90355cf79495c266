// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/walk.h"

#include <algorithm>

namespace xuanka::advice {

namespace {

struct Choice {
    const Answer* answer = nullptr;
    Step::From from = Step::From::Scenario;
};

const Answer* answerOf(const Node& n, std::string_view id) {
    const auto it = std::find_if(n.answers.begin(), n.answers.end(),
                                 [&](const Answer& a) { return a.id == id; });
    return it == n.answers.end() ? nullptr : &*it;
}

Choice choose(const Node& n, const Facts& facts, const GivenAnswers& given) {
    if (const auto it = given.find(n.id); it != given.end())
        if (const Answer* a = answerOf(n, it->second))
            return {a, Step::From::User};
    for (const Answer& a : n.answers)
        if (a.hasWhen && holds(a.when, facts))
            return {&a, Step::From::Scenario};
    return {answerOf(n, n.fallback), Step::From::Fallback};
}

} // namespace

Walk walk(const Tree& tree, const Facts& facts, const GivenAnswers& given) {
    Walk w;
    w.effects = tree.always;
    const Node* node = tree.find(tree.root);
    while (node != nullptr) {
        const Choice c = choose(*node, facts, given);
        if (c.answer == nullptr) {
            w.openNode = node->id;
            return w;
        }
        w.steps.push_back({node->id, c.answer->id, c.from});
        w.effects.insert(w.effects.end(), c.answer->effects.begin(), c.answer->effects.end());
        node = tree.find(c.answer->next);
    }
    return w;
}

} // namespace xuanka::advice
