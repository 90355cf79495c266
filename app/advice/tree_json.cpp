// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/tree.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace xuanka::advice {

namespace {

using Json = nlohmann::ordered_json;

/// Readers below throw this; treeFromJson turns it into the Error that a caller sees.
struct Problem {
    std::string path;
    std::string rule;
    std::string given;
    std::string nearest;
};

constexpr std::size_t kMostNodes = 500;

/// A value and where it stands, so that every problem names its place.
struct Place {
    const Json& json;
    std::string path;

    Place at(const char* key) const {
        const auto it = json.find(key);
        if (it == json.end())
            throw Problem{path + "." + key, "rule.required", "", ""};
        return {*it, path + "." + key};
    }

    Place at(std::size_t i) const { return {json.at(i), path + "[" + std::to_string(i) + "]"}; }

    bool has(const char* key) const { return json.is_object() && json.contains(key); }
};

std::string text(const Place& p) {
    if (!p.json.is_string())
        throw Problem{p.path, "rule.is_text", p.json.dump(), ""};
    return p.json.get<std::string>();
}

std::string optionalText(const Place& p, const char* key) {
    return p.has(key) ? text(p.at(key)) : std::string{};
}

Bilingual bilingual(const Place& p, const char* key) {
    if (!p.has(key))
        return {};
    const Place here = p.at(key);
    return {text(here.at("en")), text(here.at("zh"))};
}

template <class T> std::vector<T> list(const Place& p, const char* key, T (*read)(const Place&)) {
    std::vector<T> all;
    if (!p.has(key))
        return all;
    const Place here = p.at(key);
    if (!here.json.is_array())
        throw Problem{here.path, "rule.is_list", here.json.dump(), ""};
    for (std::size_t i = 0; i < here.json.size(); ++i)
        all.push_back(read(here.at(i)));
    return all;
}

FactValue factValue(const Place& p) {
    if (p.json.is_boolean())
        return p.json.get<bool>();
    if (p.json.is_number())
        return p.json.get<double>();
    return text(p);
}

Condition comparison(const Place& p) {
    using Kind = Condition::Kind;
    static constexpr std::array<std::pair<const char*, Kind>, 7> kTests{
        {{"is", Kind::Equals},
         {"below", Kind::Below},
         {"at_most", Kind::AtMost},
         {"above", Kind::Above},
         {"at_least", Kind::AtLeast},
         {"one_of", Kind::OneOf},
         {"known", Kind::Known}}};
    Condition c;
    c.fact = text(p.at("fact"));
    const auto* test =
        std::find_if(kTests.begin(), kTests.end(), [&](const auto& t) { return p.has(t.first); });
    if (test == kTests.end())
        throw Problem{p.path, "rule.is_condition", p.json.dump(),
                      "is, below, at_most, above, at_least, one_of, known"};
    c.kind = test->second;
    if (p.at(test->first).json.is_array())
        c.values = list(p, test->first, factValue);
    else
        c.values.push_back(factValue(p.at(test->first)));
    return c;
}

Condition conditionAt(const Place& p, int depth);

Condition group(const Place& p, Condition::Kind kind, int depth) {
    Condition c;
    c.kind = kind;
    if (!p.json.is_array()) {
        c.parts.push_back(conditionAt(p, depth + 1));
        return c;
    }
    for (std::size_t i = 0; i < p.json.size(); ++i)
        c.parts.push_back(conditionAt(p.at(i), depth + 1));
    return c;
}

Condition conditionAt(const Place& p, int depth) {
    constexpr int kDeepest = 20;
    using Kind = Condition::Kind;
    if (depth > kDeepest)
        throw Problem{p.path, "rule.nesting", std::to_string(depth), std::to_string(kDeepest)};
    if (!p.json.is_object())
        throw Problem{p.path, "rule.is_condition", p.json.dump(), R"({"fact": "…", "is": …})"};
    for (const auto& [key, kind] :
         {std::pair{"all", Kind::All}, {"any", Kind::Any}, {"not", Kind::Not}})
        if (p.has(key))
            return group(p.at(key), kind, depth);
    return p.json.empty() ? Condition{} : comparison(p);
}

Effect effect(const Place& p) {
    using Kind = Effect::Kind;
    static constexpr std::array<std::pair<const char*, Kind>, 4> kKinds{
        {{"remove", Kind::Remove},
         {"prefer", Kind::Prefer},
         {"channel", Kind::Channel},
         {"require", Kind::Require}}};
    Effect e;
    e.text = bilingual(p, "text");
    const auto* kind =
        std::find_if(kKinds.begin(), kKinds.end(), [&](const auto& k) { return p.has(k.first); });
    if (kind == kKinds.end()) {
        if (e.text.en.empty())
            throw Problem{p.path, "rule.is_effect", p.json.dump(),
                          "remove, prefer, channel, require, text"};
        return e;
    }
    e.kind = kind->second;
    if (e.kind == Kind::Remove || e.kind == Kind::Prefer)
        e.card = conditionAt(p.at(kind->first), 0);
    else
        e.value = text(p.at(kind->first));
    return e;
}

Answer answer(const Place& p) {
    Answer a;
    a.id = text(p.at("id"));
    a.label = bilingual(p, "label");
    a.consequence = bilingual(p, "consequence");
    a.next = optionalText(p, "next");
    a.hasWhen = p.has("when");
    if (a.hasWhen)
        a.when = conditionAt(p.at("when"), 0);
    a.effects = list(p, "effects", effect);
    return a;
}

Node node(const Place& p) {
    Node n;
    n.id = text(p.at("id"));
    n.title = bilingual(p, "title");
    n.question = bilingual(p, "question");
    n.why = bilingual(p, "why");
    n.evidence = optionalText(p, "evidence");
    n.fallback = optionalText(p, "fallback");
    n.answers = list(p, "answers", answer);
    if (n.answers.empty())
        throw Problem{p.path + ".answers", "rule.required", "", ""};
    return n;
}

Tree tree(const Place& p) {
    Tree t;
    t.id = text(p.at("id"));
    if (p.has("version") && p.at("version").json.is_number_integer())
        t.version = p.at("version").json.get<int>();
    t.name = bilingual(p, "name");
    t.summary = bilingual(p, "summary");
    t.source = optionalText(p, "source");
    t.root = text(p.at("root"));
    t.always = list(p, "always", effect);
    if (p.at("nodes").json.size() > kMostNodes)
        throw Problem{"tree.nodes", "rule.at_most", std::to_string(p.at("nodes").json.size()),
                      std::to_string(kMostNodes)};
    t.nodes = list(p, "nodes", node);
    return t;
}

bool hasAnswer(const Node& n, const std::string& id) {
    return std::any_of(n.answers.begin(), n.answers.end(),
                       [&](const Answer& a) { return a.id == id; });
}

void checkReferences(const Tree& t) {
    std::set<std::string> ids;
    for (const Node& n : t.nodes)
        if (!ids.insert(n.id).second)
            throw Problem{"tree.nodes", "rule.unique_id", n.id, ""};
    if (ids.count(t.root) == 0)
        throw Problem{"tree.root", "rule.known_node", t.root,
                      ids.empty() ? "" : t.nodes.front().id};
    for (const Node& n : t.nodes) {
        if (!n.fallback.empty() && !hasAnswer(n, n.fallback))
            throw Problem{n.id + ".fallback", "rule.known_answer", n.fallback,
                          n.answers.front().id};
        for (const Answer& a : n.answers)
            if (!a.next.empty() && ids.count(a.next) == 0)
                throw Problem{n.id + "." + a.id + ".next", "rule.known_node", a.next, ""};
    }
}

struct CircleSearch {
    const Tree& tree;
    std::set<std::string> onPath;
    std::set<std::string> done;

    void visit(const Node& n) {
        if (done.count(n.id) != 0)
            return;
        if (!onPath.insert(n.id).second)
            throw Problem{n.id, "rule.no_circle", n.id, ""};
        for (const Answer& a : n.answers)
            if (const Node* next = tree.find(a.next))
                visit(*next);
        onPath.erase(n.id);
        done.insert(n.id);
    }
};

} // namespace

Result<Tree> treeFromJson(std::string_view bytes) {
    if (bytes.size() > kLargestTreeBytes)
        return fail({ErrorCode::TooLarge,
                     "tree",
                     "rule.size",
                     std::to_string(bytes.size()),
                     std::to_string(kLargestTreeBytes),
                     {}});
    try {
        const Json json = Json::parse(bytes);
        Tree t = tree({json, "tree"});
        checkReferences(t);
        CircleSearch{t, {}, {}}.visit(*t.find(t.root));
        return t;
    } catch (const Problem& p) {
        return fail({ErrorCode::Malformed, p.path, p.rule, p.given, p.nearest, {}});
    } catch (const Json::exception& e) {
        return fail({ErrorCode::Malformed, "tree", "rule.is_json", "", "", e.what()});
    }
}

} // namespace xuanka::advice
