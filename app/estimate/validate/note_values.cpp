// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/validate/note_values.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace xuanka::estimate {

namespace {

/// What a row says of the split of experts and attention.
struct Split {
    std::int64_t attentionGroups = 1;
    std::int64_t expertTensor = 1;
    std::int64_t expertRanks = 1;
};

/// Some sources give tensor and expert parallelism over the same k cards as k × k: such a row is k
/// cards, split both ways.
bool isCountedTwice(const Measurement& m, const Split& s) {
    const std::int64_t square = s.expertTensor * s.expertRanks;
    return s.expertRanks > 1 && s.expertTensor == s.expertRanks &&
           (m.gpus == square || s.attentionGroups == square);
}

/// attention_dp=n: n groups of requests, each with its own copy of the attention weights. Sources
/// count cards per group or in all; experts are spread over all of them.
void applyAttentionData(const Split& s, plan::PlanChoice& c) {
    auto& l = c.layout;
    const std::int64_t experts = s.expertTensor * s.expertRanks;
    if (s.attentionGroups <= 1 && experts <= c.fleet.gpus)
        return;
    const std::int64_t groups = std::max<std::int64_t>(1, s.attentionGroups);
    const std::int64_t stage = c.fleet.gpus / l.pp;
    l.attentionDataParallel = true;
    l.tp = std::max({l.tp, stage >= groups ? stage : l.tp * groups, experts});
    c.fleet.gpus = std::max(c.fleet.gpus, l.tp * l.pp);
}

void fillAggregated(const Measurement& m, plan::PlanChoice& c) {
    const Split s{noteValue(m.note, "attention_dp").value_or(1),
                  noteValue(m.note, "moe_tp").value_or(1),
                  noteValue(m.note, "moe_ep").value_or(std::max<std::int64_t>(1, m.ep))};
    if (isCountedTwice(m, s)) {
        c.fleet.gpus = s.expertRanks;
        c.layout.tp = s.expertRanks;
        c.layout.ep = s.expertRanks;
        c.layout.attentionDataParallel = s.attentionGroups > 1;
        return;
    }
    if (m.ep == 0)
        c.layout.ep = s.expertRanks;
    applyAttentionData(s, c);
}

void fillPool(const Measurement& m, plan::PlanChoice& c) {
    const std::string_view pool = notePool(m.note, m.metric == "ttft_mean" ? "prefill" : "decode");
    const std::int64_t workers = noteValue(pool, "workers").value_or(1);
    const std::int64_t attention = noteValue(pool, "attn_dp").value_or(1);
    auto& l = c.layout;
    l.pp = noteValue(pool, "pp").value_or(1);
    l.tp = noteValue(pool, "tp").value_or(1) * attention;
    l.attentionDataParallel = attention > 1;
    l.ep = noteValue(pool, "moe_ep").value_or(1);
    c.fleet.gpus = workers * l.tp * l.pp;
    c.techniques.disaggregated = true;
}

} // namespace

bool hasWords(std::string_view note, std::string_view words) {
    return lowerAscii(note).find(words) != std::string::npos;
}

std::optional<std::int64_t> noteValue(std::string_view note, std::string_view key) {
    for (std::size_t at = note.find(key); at != std::string_view::npos;
         at = note.find(key, at + 1)) {
        const bool startsWord = at == 0 || note[at - 1] == ' ' || note[at - 1] == ';';
        const std::size_t equals = at + key.size();
        if (!startsWord || equals >= note.size() || note[equals] != '=')
            continue;
        std::int64_t value = 0;
        const char* begin = note.data() + equals + 1;
        const auto end = std::from_chars(begin, note.data() + note.size(), value);
        if (end.ec == std::errc())
            return value;
    }
    return std::nullopt;
}

std::string_view notePool(std::string_view note, std::string_view pool) {
    const std::size_t begin = note.find(std::string(pool) + ":");
    if (begin == std::string_view::npos)
        return {};
    const std::string_view rest = note.substr(begin);
    return rest.substr(0, rest.find(';'));
}

void fillServingNote(const Measurement& m, plan::PlanChoice& c) {
    if (isTraining(c.workload.task))
        return;
    if (m.method == "disaggregated")
        return fillPool(m, c);
    fillAggregated(m, c);
}

} // namespace xuanka::estimate
