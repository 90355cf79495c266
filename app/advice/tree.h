// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/advice/condition.h"
#include "app/base/bilingual.h"
#include "app/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::advice {

/// What an answer does to the cards in play or to the way of buying.
struct Effect {
    enum class Kind : std::uint8_t {
        Remove,  ///< cards for which `card` holds leave, with `text` as their reason
        Prefer,  ///< cards for which `card` holds are what this tree would take
        Channel, ///< `value`: rent, reserve, buy, hybrid, wait
        Require, ///< `value`: an edit of the scenario, "task=qlora"
        Note,    ///< a sentence for the page and the proposal
    };
    Kind kind = Kind::Note;
    Condition card;
    std::string value;
    Bilingual text;

    friend bool operator==(const Effect&, const Effect&) = default;
};

struct Answer {
    std::string id;
    Bilingual label;
    Bilingual consequence;
    Condition when; ///< the scenario gives this answer by itself where this holds
    bool hasWhen = false;
    std::string next; ///< node id; empty: the walk ends
    std::vector<Effect> effects;

    friend bool operator==(const Answer&, const Answer&) = default;
};

struct Node {
    std::string id;
    Bilingual title;    ///< short, for the drawn tree
    Bilingual question; ///< one sentence
    Bilingual why;
    std::string evidence;
    std::string fallback; ///< answer taken where neither scenario nor user says anything
    std::vector<Answer> answers;

    friend bool operator==(const Node&, const Node&) = default;
};

/// A decision tree (a graph without circles: branches may meet again). Data: shipped ones are text
/// files, users copy and edit them.
struct Tree {
    std::string id;
    int version = 1;
    Bilingual name;
    Bilingual summary;
    std::string source;
    std::string root;
    std::vector<Effect> always; ///< hold whatever is answered (the article: no ex-mining cards)
    std::vector<Node> nodes;

    const Node* find(std::string_view nodeId) const;
    friend bool operator==(const Tree&, const Tree&) = default;
};

inline constexpr std::size_t kLargestTreeBytes = 1U << 20;

/// Reads a tree; checks that ids are unique, that every `next` and `fallback` exists and that no
/// path circles.
Result<Tree> treeFromJson(std::string_view);

} // namespace xuanka::advice
