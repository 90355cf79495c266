// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outlook/remedies.h"

#include "app/outlook/moves.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <tuple>

namespace xuanka::outlook {

namespace {

constexpr std::size_t kMost = 3;
constexpr double kWorthIt = 1.02; ///< a gain below two per cent is noise
constexpr std::size_t kPartners = 8;
constexpr double kSure = 0.8; ///< a remedy that may well fail comes after those that will not

struct Tried {
    Move move;
    Remedy remedy;
};

MessageArgument valueArgument(const scenario::Field& field, const scenario::FieldValue& value) {
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return *count;
    const std::string text = scenario::formatValue(field, value);
    if (field.kind != scenario::FieldKind::Choice)
        return text;
    const bool isOffload = field.key.starts_with("offload-");
    return TextId{"choice." + (isOffload ? "offload" : std::string(field.key)) + "." + text};
}

/// "Recomputation: every block", "Micro-batch: 1, gradient accumulation: 4".
Message describe(const std::vector<scenario::Edit>& edits) {
    Message m{edits.size() == 1   ? "remedy.one"
              : edits.size() == 2 ? "remedy.two"
                                  : "remedy.three",
              {}};
    for (const scenario::Edit& e : edits) {
        const scenario::Field* field = scenario::findField(e.field);
        m.arguments.emplace_back(TextId{"field." + e.field});
        m.arguments.push_back(valueArgument(*field, e.value));
    }
    return m;
}

class Search {
public:
    Search(const scenario::Scenario& s, const Planner& planner, const estimate::Estimate& now)
        : m_scenario(s), m_planner(planner), m_now(now) {}

    std::optional<Tried> tryOut(Move move) const {
        scenario::Scenario changed = m_scenario;
        for (const scenario::Edit& e : move.edits) {
            auto next = scenario::apply(changed, e);
            if (!next)
                return std::nullopt;
            changed = std::move(*next);
        }
        const auto plan = m_planner.plan(changed.choice);
        if (!plan)
            return std::nullopt;
        const auto after = estimate::estimate(*plan);
        if (!after)
            return std::nullopt;
        Remedy remedy = remedyOf(*after, move.edits);
        return Tried{std::move(move), std::move(remedy)};
    }

private:
    Remedy remedyOf(const estimate::Estimate& after,
                    const std::vector<scenario::Edit>& edits) const {
        Remedy r;
        r.what = describe(edits);
        r.edits = edits;
        r.after = after;
        r.memoryChangeBytes = after.memory.deviceUsed.value - m_now.memory.deviceUsed.value;
        r.speedFactor = m_now.tokensPerSecond.value > 0.0
                            ? after.tokensPerSecond.value / m_now.tokensPerSecond.value
                            : 1.0;
        r.makesItFit = !m_now.memory.fits && after.memory.fits;
        return r;
    }

    const scenario::Scenario& m_scenario;
    const Planner& m_planner;
    const estimate::Estimate& m_now;
};

std::vector<Tried> tryAll(const Search& search, std::vector<Move> moves) {
    std::vector<Tried> tried;
    for (Move& m : moves)
        if (auto t = search.tryOut(std::move(m)))
            tried.push_back(std::move(*t));
    return tried;
}

/// The single changes that save memory without fitting alone, each joined with every other of
/// another field. More hardware and another stack are left out: each is worth its trouble only
/// where it does the job alone.
std::vector<Tried> tryPairs(const Search& search, std::vector<Tried> singles) {
    std::erase_if(singles, [](const Tried& t) {
        return t.remedy.memoryChangeBytes >= 0.0 || t.remedy.makesItFit || t.move.reach == 2 ||
               t.move.edits[0].field == "stack";
    });
    std::ranges::stable_sort(singles, {},
                             [](const Tried& t) { return t.remedy.memoryChangeBytes; });
    if (singles.size() > kPartners)
        singles.resize(kPartners);
    std::vector<Move> pairs;
    for (std::size_t a = 0; a < singles.size(); ++a) {
        for (std::size_t b = a + 1; b < singles.size(); ++b) {
            if (singles[a].move.edits[0].field == singles[b].move.edits[0].field)
                continue;
            Move both = singles[a].move;
            both.reach = std::max(both.reach, singles[b].move.reach);
            both.edits.insert(both.edits.end(), singles[b].move.edits.begin(),
                              singles[b].move.edits.end());
            if (both.edits.size() <= kMost)
                pairs.push_back(std::move(both));
        }
    }
    return tryAll(search, std::move(pairs));
}

std::vector<std::string> fieldsOf(const Tried& t) {
    std::vector<std::string> fields;
    for (const scenario::Edit& e : t.move.edits)
        fields.push_back(e.field);
    std::ranges::sort(fields);
    return fields;
}

/// The best of each set of fields, in the order given.
std::vector<Remedy> bestByFields(const std::vector<Tried>& sorted) {
    std::vector<Remedy> best;
    std::vector<std::vector<std::string>> seen;
    for (const Tried& t : sorted) {
        std::vector<std::string> fields = fieldsOf(t);
        if (best.size() == kMost || std::ranges::find(seen, fields) != seen.end())
            continue;
        seen.push_back(std::move(fields));
        best.push_back(t.remedy);
    }
    return best;
}

bool isSure(const Tried& t) {
    return t.remedy.after.memory.fitProbability >= kSure;
}

/// The sure ones first, then the nearest to hand, then the fastest, then the fewest changes.
std::vector<Remedy> thatFit(std::vector<Tried> tried) {
    std::erase_if(tried, [](const Tried& t) { return !t.remedy.makesItFit; });
    const auto rank = [](const Tried& t) {
        return std::tuple(!isSure(t), t.move.reach, -t.remedy.speedFactor, t.move.edits.size());
    };
    std::ranges::stable_sort(tried,
                             [&](const Tried& a, const Tried& b) { return rank(a) < rank(b); });
    return bestByFields(tried);
}

bool areEnough(const std::vector<Tried>& tried) {
    return std::ranges::count_if(tried, [](const Tried& t) {
               return t.remedy.makesItFit && isSure(t) && t.move.reach < 2;
           }) >= static_cast<std::ptrdiff_t>(kMost);
}

std::vector<Remedy> thatSpeedUp(std::vector<Tried> tried) {
    std::erase_if(tried, [](const Tried& t) {
        return !t.remedy.after.memory.fits || t.remedy.speedFactor < kWorthIt || t.move.reach >= 2;
    });
    std::ranges::stable_sort(tried, std::greater{},
                             [](const Tried& t) { return t.remedy.speedFactor; });
    return bestByFields(tried);
}

} // namespace

std::vector<Remedy> findRemedies(const scenario::Scenario& scenario,
                                 const Planner& planner,
                                 const estimate::Estimate& now) {
    const auto plan = planner.plan(scenario.choice);
    if (!plan)
        return {};
    const Search search(scenario, planner, now);
    std::vector<Tried> tried = tryAll(search, movesFor(*plan));
    if (now.memory.fits)
        return thatSpeedUp(std::move(tried));
    if (!areEnough(tried))
        std::ranges::move(tryPairs(search, tried), std::back_inserter(tried));
    return thatFit(std::move(tried));
}

std::optional<Remedy> tryEdits(const scenario::Scenario& scenario,
                               const Planner& planner,
                               const estimate::Estimate& now,
                               std::vector<scenario::Edit> edits) {
    auto tried = Search(scenario, planner, now).tryOut({std::move(edits), 0});
    return tried ? std::optional(std::move(tried->remedy)) : std::nullopt;
}

} // namespace xuanka::outlook
