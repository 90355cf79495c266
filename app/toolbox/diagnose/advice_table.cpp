// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/toolbox/diagnose/advice_table.h"

#include "app/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka::toolbox {

namespace {

constexpr std::array<std::string_view, 17> kCauseNames{
    "unknown",       "shortage",  "fragmentation", "other_process", "leak",     "limit",
    "configuration", "input",     "host_memory",   "shared_memory", "hardware", "slowdown",
    "software",      "imbalance", "recovered",     "device_view",   "healthy",
};

Message sentence(std::string id, std::string_view factIds, const Facts& facts) {
    Message m{std::move(id), {}};
    for (const std::string_view f : splitWords(factIds))
        m.arguments.push_back(factArgument(facts, f));
    return m;
}

bool hasAll(const Facts& facts, std::string_view factIds) {
    return std::ranges::all_of(splitWords(factIds), [&](std::string_view f) {
        return facts.has(f) || !facts.name(f).empty();
    });
}

} // namespace

std::string_view causeName(Cause c) {
    return kCauseNames[static_cast<std::size_t>(c)];
}

const Reason* findReason(std::string_view id) {
    const auto it = std::ranges::find(reasons(), id, &Reason::id);
    return it == reasons().end() ? nullptr : &*it;
}

const Fix* findFix(std::string_view id) {
    const auto it = std::ranges::find(fixes(), id, &Fix::id);
    return it == fixes().end() ? nullptr : &*it;
}

MessageArgument factArgument(const Facts& facts, std::string_view id) {
    for (const Fact& f : facts.all())
        if (f.id == id) {
            // Counts and tokens are shown to the last digit: they are typed into a setting.
            if (f.unit == UnitKind::Count || f.unit == UnitKind::Tokens)
                return static_cast<std::int64_t>(std::llround(f.value));
            return Figure{f.value, f.unit};
        }
    const std::string name = facts.name(id);
    return name.empty() ? MessageArgument(TextId{"fact.missing"}) : MessageArgument(name);
}

void applyReason(Diagnosis& d, std::string_view id) {
    const Reason* reason = findReason(id);
    if (reason == nullptr)
        return;
    d.isRecognised = true;
    d.cause = reason->cause;
    d.reason = reason->id;
    d.explanation = sentence("why." + d.reason, reason->facts, d.facts);
    d.remedies.clear();
    for (const std::string_view word : splitWords(reason->remedies)) {
        const Fix* fix = findFix(word);
        if (fix == nullptr)
            continue;
        const bool isFull = hasAll(d.facts, fix->facts);
        const std::string text = "fix." + std::string(fix->id) + (isFull ? "" : "_plain");
        d.remedies.push_back({std::string(fix->id),
                              sentence(text, isFull ? fix->facts : std::string_view(), d.facts),
                              fix->cost});
    }
    std::ranges::stable_sort(d.remedies, {}, &Advised::cost);
    d.avoid.clear();
    for (const std::string_view word : splitWords(reason->avoid))
        d.avoid.push_back({"avoid." + std::string(word), {}});
}

} // namespace xuanka::toolbox
