// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/lora_targets.h"

#include "app/plan/technique.h"

#include <algorithm>
#include <array>

namespace xuanka::scenario {

namespace {

struct Target {
    std::string_view name;
    std::uint32_t bits;
};

// The short names come first: they are the ones that are written.
constexpr std::array kTargets{
    Target{"all-linear", plan::kLoraAllLinear},
    Target{"attention", plan::kLoraAttention},
    Target{"q", plan::kLoraQuery},
    Target{"k", plan::kLoraKey},
    Target{"v", plan::kLoraValue},
    Target{"o", plan::kLoraOutput},
    Target{"gate", plan::kLoraGate},
    Target{"up", plan::kLoraUp},
    Target{"down", plan::kLoraDown},
    Target{"all", plan::kLoraAllLinear},
    Target{"mlp", plan::kLoraGate | plan::kLoraUp | plan::kLoraDown},
    Target{"q_proj", plan::kLoraQuery},
    Target{"k_proj", plan::kLoraKey},
    Target{"v_proj", plan::kLoraValue},
    Target{"o_proj", plan::kLoraOutput},
    Target{"gate_proj", plan::kLoraGate},
    Target{"up_proj", plan::kLoraUp},
    Target{"down_proj", plan::kLoraDown},
};

} // namespace

std::optional<std::uint32_t> parseLoraTargets(std::string_view text) {
    std::uint32_t bits = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(", ;+"), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty())
            continue;
        const auto it = std::ranges::find(kTargets, word, &Target::name);
        if (it == kTargets.end())
            return std::nullopt;
        bits |= it->bits;
    }
    return bits == 0 ? std::nullopt : std::optional(bits);
}

std::string formatLoraTargets(std::uint32_t bits) {
    std::string text;
    for (const Target& t : kTargets) {
        if ((bits & t.bits) != t.bits)
            continue;
        text += text.empty() ? std::string(t.name) : "," + std::string(t.name);
        bits &= ~t.bits;
    }
    return text;
}

} // namespace xuanka::scenario
