// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/gguf_rules.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace xuanka::model {
namespace {

constexpr std::string_view kUnquantised = "F32";
constexpr std::string_view kLastResort = "F16";
constexpr std::string_view kFusedMix = "@fused-qkv"; ///< rows that list the families with one QKV
constexpr std::int64_t kSmallestQuantisedRow = 32;

std::int64_t numberIn(std::string_view text) {
    std::int64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

constexpr std::array<std::string_view, 8> kPrefixes{"group>=", "layer<1/", "layer>=1/", "layer<7/",
                                                    "layer<",  "experts=", "experts>=", "family="};
constexpr std::array<std::string_view, 4> kWords{"quantised", "ragged", "more-bits", "grouped-80"};

bool isKnownCondition(std::string_view c) {
    if (c.starts_with('!'))
        c.remove_prefix(1);
    return std::find(kWords.begin(), kWords.end(), c) != kWords.end() ||
           std::any_of(kPrefixes.begin(), kPrefixes.end(),
                       [c](auto p) { return c.starts_with(p) && c.size() > p.size(); });
}

Failure badRule(std::string_view field, std::string_view rule, std::string_view given) {
    return failField(std::string(field), std::string(rule), std::string(given));
}

Result<GgufType> typeFromRow(const Row& row) {
    GgufType type;
    type.name = std::string(cell(row, "type"));
    type.fallback = std::string(cell(row, "fallback"));
    type.code = numberIn(cell(row, "code"));
    type.blockElements = numberIn(cell(row, "block_elements"));
    type.blockBytes = numberIn(cell(row, "block_bytes"));
    if (type.name.empty() || type.blockElements < 1 || type.blockBytes < 1)
        return badRule("gguf_types", "rule.at_least_one", type.name);
    return type;
}

Result<GgufMixRule> ruleFromRow(const GgufRules& rules, const Row& row) {
    GgufMixRule rule{std::string(cell(row, "mix")),
                     std::string(cell(row, "tensor")),
                     {},
                     std::string(cell(row, "type"))};
    for (const auto condition : splitWords(cell(row, "when"))) {
        if (!isKnownCondition(condition))
            return badRule("gguf_mixes", "rule.known_word", condition);
        rule.conditions.emplace_back(condition);
    }
    if (findGgufType(rules, rule.type) == nullptr)
        return badRule("gguf_mixes", "rule.known_type", rule.type);
    return rule;
}

std::string_view nameOf(TensorRole role) {
    switch (role) {
    case TensorRole::Query:
        return "query";
    case TensorRole::Key:
        return "key";
    case TensorRole::Value:
        return "value";
    case TensorRole::AttentionOutput:
        return "attn_output";
    case TensorRole::FfnGate:
    case TensorRole::SharedGate:
        return "gate";
    case TensorRole::FfnUp:
    case TensorRole::SharedUp:
        return "up";
    case TensorRole::FfnDown:
    case TensorRole::SharedDown:
        return "down";
    case TensorRole::ExpertGate:
        return "expert_gate";
    case TensorRole::ExpertUp:
        return "expert_up";
    case TensorRole::ExpertDown:
        return "expert_down";
    case TensorRole::Embedding:
        return "embedding";
    case TensorRole::Head:
        return "output";
    default:
        return "other";
    }
}

/// "down" of a rule covers the experts' too; "experts" covers every expert matrix.
bool covers(std::string_view rule, std::string_view tensor) {
    constexpr std::string_view kExpert = "expert_";
    if (rule == "*" || rule == tensor)
        return true;
    return tensor.starts_with(kExpert) &&
           (rule == "experts" || rule == tensor.substr(kExpert.size()));
}

bool staysPlain(const Tensor& t) {
    switch (t.role) {
    case TensorRole::Router:
    case TensorRole::Norm:
    case TensorRole::Bias:
    case TensorRole::Positions:
    case TensorRole::Other:
        return true;
    default:
        return !t.isMatrix() || t.columns < kSmallestQuantisedRow; // convolution kernels
    }
}

} // namespace

Result<GgufRules> ggufRulesFromTables(const CsvTable& types, const CsvTable& mixes) {
    GgufRules rules;
    for (const auto& row : types.rows) {
        auto type = typeFromRow(row);
        if (!type)
            return Failure(type.error());
        rules.types.push_back(std::move(*type));
    }
    for (const auto needed : {kUnquantised, kLastResort})
        if (findGgufType(rules, needed) == nullptr)
            return badRule("gguf_types", "rule.needed_type", needed);
    for (const auto& row : mixes.rows) {
        if (cell(row, "mix") == kFusedMix) {
            rules.fusedFamilies.emplace_back(cell(row, "tensor"));
            continue;
        }
        auto rule = ruleFromRow(rules, row);
        if (!rule)
            return Failure(rule.error());
        rules.mixes.push_back(std::move(*rule));
    }
    return rules;
}

const GgufType* findGgufType(const GgufRules& rules, std::string_view name) {
    const auto it = std::find_if(rules.types.begin(), rules.types.end(),
                                 [name](const GgufType& t) { return t.name == name; });
    return it == rules.types.end() ? nullptr : &*it;
}

const GgufType* findGgufType(const GgufRules& rules, std::int64_t code) {
    const auto it = std::find_if(rules.types.begin(), rules.types.end(),
                                 [code](const GgufType& t) { return t.code == code; });
    return it == rules.types.end() ? nullptr : &*it;
}

double ggufBytes(const GgufType& type, std::int64_t rows, std::int64_t columns) {
    const std::int64_t blocks = (columns + type.blockElements - 1) / type.blockElements;
    return static_cast<double>(rows) * static_cast<double>(blocks) *
           static_cast<double>(type.blockBytes);
}

std::optional<GgufMixer>
GgufMixer::make(const GgufRules& rules, const Architecture& a, std::string_view mix) {
    GgufMixer mixer(rules, a);
    for (const auto& rule : rules.mixes) {
        if (rule.mix != mix && rule.mix != "*")
            continue;
        mixer.m_ours.push_back(&rule);
        if (rule.mix == mix && rule.tensor == "*" && rule.conditions.empty())
            mixer.m_base = findGgufType(rules, rule.type);
    }
    if (mixer.m_base == nullptr)
        return std::nullopt;
    mixer.m_plain = findGgufType(rules, kUnquantised);
    mixer.m_layers = a.layers();
    for (const auto& kind : a.kinds) {
        if (const auto* m = std::get_if<SoftmaxAttention>(&kind.mixer)) {
            mixer.m_group = m->heads / std::max<std::int64_t>(m->kvHeads, 1);
            mixer.m_isGrouped = m->heads != m->kvHeads;
        }
        if (kind.moe)
            mixer.m_experts = kind.moe->experts;
    }
    const auto& fused = rules.fusedFamilies;
    mixer.m_fusesQkv = std::find(fused.begin(), fused.end(), a.family) != fused.end();
    return mixer;
}

bool GgufMixer::isMoreBits(std::int64_t layer) const {
    const std::int64_t eighth = m_layers / 8;
    return layer < eighth || layer >= 7 * m_layers / 8 || (layer - eighth) % 3 == 2;
}

bool GgufMixer::holds(std::string_view c, std::int64_t columns, std::int64_t layer) const {
    if (c.starts_with('!'))
        return !holds(c.substr(1), columns, layer);
    if (c == "quantised")
        return m_base->blockElements > 1;
    if (c == "ragged")
        return columns % m_base->blockElements != 0;
    if (c == "more-bits")
        return isMoreBits(layer);
    if (c == "grouped-80")
        return m_layers == 80 && m_isGrouped;
    if (c.starts_with("group>="))
        return m_group >= numberIn(c.substr(7));
    if (c.starts_with("layer<1/"))
        return layer < m_layers / std::max<std::int64_t>(numberIn(c.substr(8)), 1);
    if (c.starts_with("layer>=1/"))
        return layer >= m_layers / std::max<std::int64_t>(numberIn(c.substr(9)), 1);
    if (c.starts_with("layer<7/"))
        return layer < 7 * m_layers / std::max<std::int64_t>(numberIn(c.substr(8)), 1);
    if (c.starts_with("layer<"))
        return layer < numberIn(c.substr(6));
    if (c.starts_with("experts>="))
        return m_experts >= numberIn(c.substr(9));
    if (c.starts_with("experts="))
        return m_experts == numberIn(c.substr(8));
    return c.starts_with("family=") && m_architecture->family == c.substr(7);
}

const GgufType&
GgufMixer::typeOf(std::string_view tensor, std::int64_t columns, std::int64_t layer) const {
    for (const auto* rule : m_ours) {
        if (!covers(rule->tensor, tensor))
            continue;
        const bool all = std::all_of(rule->conditions.begin(), rule->conditions.end(),
                                     [&](const auto& c) { return holds(c, columns, layer); });
        if (all)
            return *findGgufType(*m_rules, rule->type);
    }
    return *m_base;
}

double GgufMixer::bytes(const Tensor& t, std::int64_t layer) const {
    const std::int64_t rows = t.rows * t.copies;
    if (staysPlain(t))
        return ggufBytes(*m_plain, rows * t.columns, 1);
    auto name = nameOf(t.role);
    if (t.role == TensorRole::Embedding && m_architecture->hasTiedEmbeddings)
        name = "output";
    if (m_fusesQkv && (name == "query" || name == "key" || name == "value"))
        name = "qkv";
    const GgufType* type = &typeOf(name, t.columns, layer);
    if (t.columns % type->blockElements != 0) {
        if (const auto* fallback = findGgufType(*m_rules, type->fallback))
            type = fallback;
        if (t.columns % type->blockElements != 0)
            type = findGgufType(*m_rules, kLastResort);
    }
    return ggufBytes(*type, rows, t.columns);
}

} // namespace xuanka::model
