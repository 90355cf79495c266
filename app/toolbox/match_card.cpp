// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/toolbox/match_card.h"

#include "app/base/quantity.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <set>

namespace xuanka::toolbox {

namespace {

using Words = std::set<std::string, std::less<>>;

/// Words that say who made a card or how it is cooled, and not which one it is.
bool isMaker(std::string_view word) {
    constexpr std::array<std::string_view, 13> makers{
        "nvidia", "geforce", "tesla",  "quadro", "amd",  "instinct", "radeon",
        "intel",  "huawei",  "ascend", "gpu",    "card", "graphics"};
    return std::ranges::find(makers, word) != makers.end();
}

/// "NVIDIA H100-80GB HBM3" → h100, 80gb, hbm3: in lower case, without the makers.
Words wordsOf(std::string_view name) {
    Words words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty() && !isMaker(word))
            words.insert(word);
        word.clear();
    };
    for (const char c : name) {
        const auto u = static_cast<unsigned char>(c);
        if (std::isalnum(u) == 0)
            finish();
        else
            word.push_back(static_cast<char>(std::tolower(u)));
    }
    finish();
    return words;
}

/// Share of the smaller set's words that the other has, weighted to the one with the model number.
double likeness(const Words& device, const Words& card) {
    const auto hasDigit = [](const std::string& w) {
        return std::ranges::any_of(w, [](unsigned char c) { return std::isdigit(c) != 0; });
    };
    double common = 0.0;
    bool sharesNumber = false;
    for (const std::string& w : device) {
        if (!card.contains(w))
            continue;
        common += hasDigit(w) ? 2.0 : 1.0;
        const bool isModelNumber = hasDigit(w) && !w.ends_with("gb") && w.size() >= 2;
        sharesNumber = sharesNumber || isModelNumber;
    }
    const double all = static_cast<double>(device.size() + card.size());
    return sharesNumber && all > 0.0 ? common / all : 0.0;
}

/// Drivers round and keep something back: 3 % apart is the same memory.
constexpr double kSameMemory = 0.03;

bool hasThatMemory(const hardware::Accelerator& card, const Device& device) {
    if (!device.totalBytes || !card.usableMib)
        return true;
    const double usable = *card.usableMib * kMebi;
    return std::abs(*device.totalBytes - usable) <= kSameMemory * usable;
}

double likenessOf(const hardware::Accelerator& card, const Words& device) {
    double best = likeness(device, wordsOf(card.name));
    best = std::max(best, likeness(device, wordsOf(card.id)));
    for (const std::string& alias : card.aliases)
        best = std::max(best, likeness(device, wordsOf(alias)));
    return best;
}

} // namespace

const hardware::Accelerator* matchCard(const Device& device, const plan::Catalogue& catalogue) {
    const Words words = wordsOf(device.name);
    const hardware::Accelerator* best = nullptr;
    double most = 0.0;
    for (const hardware::Accelerator& card : catalogue.accelerators) {
        const double alike = hasThatMemory(card, device) ? likenessOf(card, words) : 0.0;
        if (alike > most) {
            most = alike;
            best = &card;
        }
    }
    return best;
}

std::vector<CardGroup> groupCards(const std::vector<Device>& devices,
                                  const plan::Catalogue& catalogue) {
    std::vector<CardGroup> groups;
    for (const Device& d : devices) {
        if (d.isSlice)
            continue;
        const hardware::Accelerator* card = matchCard(d, catalogue);
        const auto same = std::ranges::find_if(groups, [&](const CardGroup& g) {
            return card != nullptr ? g.card == card : g.card == nullptr && g.name == d.name;
        });
        CardGroup& group =
            same != groups.end() ? *same : groups.emplace_back(CardGroup{card, d.name, {}});
        group.indices.push_back(d.index);
    }
    return groups;
}

} // namespace xuanka::toolbox
