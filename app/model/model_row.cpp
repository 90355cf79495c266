// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/model_row.h"

#include "app/model/layer_tensors.h"
#include "app/model/layer_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

namespace xuanka::model {
namespace {

struct TextColumn {
    std::string_view name;
    std::string Architecture::*member;
};

struct NumberColumn {
    std::string_view name;
    std::int64_t Architecture::*member;
};

constexpr std::array<TextColumn, 10> kTexts{{{"id", &Architecture::id},
                                             {"name", &Architecture::name},
                                             {"family", &Architecture::family},
                                             {"publisher", &Architecture::publisher},
                                             {"released", &Architecture::released},
                                             {"license", &Architecture::license},
                                             {"format", &Architecture::nativeFormat},
                                             {"notes", &Architecture::notes},
                                             {"evidence", &Architecture::evidence},
                                             {"recalled", &Architecture::recalled}}};

constexpr std::array<NumberColumn, 11> kNumbers{
    {{"hidden", &Architecture::hidden},
     {"vocabulary", &Architecture::vocabulary},
     {"context", &Architecture::maxContext},
     {"embedding_width", &Architecture::embeddingWidth},
     {"learned_positions", &Architecture::learnedPositions},
     {"extra_parameters", &Architecture::extraParameters},
     {"mtp_modules", &Architecture::mtpModules},
     {"mtp_embedding_copies", &Architecture::mtpEmbeddingCopies},
     {"stated_parameters", &Architecture::statedParameters},
     {"stated_active", &Architecture::statedActiveParameters},
     {"beside_parameters", &Architecture::besideParameters}}};

constexpr std::array<std::string_view, 4> kNormNames{"rmsnorm", "layernorm", "layernorm-nobias",
                                                     "none"};

Result<std::int64_t> wholeNumber(std::string_view column, std::string_view text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return failField(std::string(column), "rule.whole_number", std::string(text));
    return value;
}

Result<bool> yesOrNo(const Row& row, std::string_view column, bool usual) {
    const auto text = cell(row, column);
    if (text.empty())
        return usual;
    if (text == "y" || text == "n")
        return text == "y";
    return failField(std::string(column), "rule.yes_or_no", std::string(text), usual ? "y" : "n");
}

Result<void> readSwitches(const Row& row, Architecture& a) {
    const auto tied = yesOrNo(row, "tied", a.hasTiedEmbeddings);
    const auto headBias = yesOrNo(row, "head_bias", a.hasHeadBias);
    const auto finalNorm = yesOrNo(row, "final_norm", a.hasFinalNorm);
    for (const auto* value : {&tied, &headBias, &finalNorm})
        if (!*value)
            return Failure(value->error());
    a.hasTiedEmbeddings = *tied;
    a.hasHeadBias = *headBias;
    a.hasFinalNorm = *finalNorm;
    const auto norm = cell(row, "norm");
    if (norm.empty())
        return {};
    const auto* known = std::find(kNormNames.begin(), kNormNames.end(), norm);
    if (known == kNormNames.end())
        return failField("norm", "rule.known_word", std::string(norm),
                         std::string(nearestOf(norm, kNormNames)));
    a.norm = static_cast<NormKind>(known - kNormNames.begin());
    return {};
}

Result<void> readLayers(const Row& row, Architecture& a) {
    auto kinds = parseLayers(cell(row, "layers"));
    if (!kinds)
        return Failure(kinds.error());
    auto mtp = parseLayers(cell(row, "mtp_layers"));
    if (!mtp)
        return Failure(mtp.error());
    auto order = parseOrder(cell(row, "layer_order"));
    if (!order)
        return Failure(order.error());
    a.kinds = std::move(*kinds);
    a.mtpKinds = std::move(*mtp);
    a.order = std::move(*order);
    return {};
}

Failure
broken(std::string_view field, std::string_view rule, std::int64_t given, std::int64_t nearest) {
    return failField(std::string(field), std::string(rule), std::to_string(given),
                     std::to_string(nearest));
}

Result<void> checkKind(const LayerKind& kind) {
    if (kind.count < 1)
        return broken("layers", "rule.at_least_one", kind.count, 1);
    if (const auto* m = std::get_if<SoftmaxAttention>(&kind.mixer)) {
        for (const std::int64_t size : {m->heads, m->kvHeads, m->headDim})
            if (size < 1)
                return broken("layers", "rule.at_least_one", size, 1);
        if (m->heads % m->kvHeads != 0)
            return broken("layers", "rule.heads_multiple_of_kv_heads", m->kvHeads, m->heads);
    }
    if (kind.moe) {
        if (kind.moe->experts < 1)
            return broken("layers", "rule.at_least_one", kind.moe->experts, 1);
        if (kind.moe->activeExperts < 1 || kind.moe->activeExperts > kind.moe->experts)
            return broken("layers", "rule.active_among_experts", kind.moe->activeExperts,
                          std::clamp<std::int64_t>(kind.moe->activeExperts, 1, kind.moe->experts));
    }
    return {};
}

Result<void> checkOrder(const Architecture& a) {
    if (a.order.empty())
        return {};
    std::vector<std::int64_t> counts(a.kinds.size());
    for (const auto kind : a.order) {
        if (kind >= a.kinds.size())
            return broken("layer_order", "rule.order_names_kinds", kind,
                          static_cast<std::int64_t>(a.kinds.size()) - 1);
        ++counts[kind];
    }
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] != a.kinds[i].count)
            return broken("layer_order", "rule.order_counts_layers", counts[i], a.kinds[i].count);
    return {};
}

Result<void> checkRange(std::string_view field, std::int64_t value, std::int64_t most) {
    if (value < 0)
        return broken(field, "rule.not_negative", value, 0);
    if (value > most)
        return broken(field, "rule.at_most", value, most);
    return {};
}

/// Every number that a count is made of, before anything is counted.
Result<void> checkRanges(const Architecture& a) {
    for (const auto& column : kNumbers) {
        if (column.member == &Architecture::extraParameters)
            continue;
        const bool isCount =
            column.name.starts_with("stated_") || column.name.ends_with("_parameters");
        if (auto checked =
                checkRange(column.name, a.*column.member, isCount ? kMostParameters : kLargestSize);
            !checked)
            return checked;
    }
    return checkRange("extra_parameters", std::abs(a.extraParameters), kMostParameters);
}

double parametersOf(const std::vector<Tensor>& tensors) {
    double sum = 0.0;
    for (const auto& t : tensors)
        sum += static_cast<double>(t.rows) * static_cast<double>(t.columns) *
               static_cast<double>(t.copies);
    return sum;
}

/// In floating point, since the whole numbers may not hold it.
Result<void> checkCount(const Architecture& a) {
    double parameters = parametersOf(outerTensors(a));
    for (const auto& kind : a.kinds)
        parameters += static_cast<double>(kind.count) * parametersOf(layerTensors(a, kind));
    for (const auto& kind : a.mtpKinds)
        parameters += static_cast<double>(kind.count) * static_cast<double>(a.mtpModules) *
                      parametersOf(layerTensors(a, kind));
    parameters *=
        1.0 + static_cast<double>(a.mtpModules) * static_cast<double>(1 + a.mtpEmbeddingCopies);
    if (parameters > static_cast<double>(kMostParameters))
        return broken("layers", "rule.at_most", kMostParameters, kMostParameters);
    return {};
}

} // namespace

Result<void> checkArchitecture(const Architecture& a) {
    if (auto checked = checkRanges(a); !checked)
        return checked;
    if (a.hidden < 1)
        return broken("hidden", "rule.at_least_one", a.hidden, 1);
    if (a.vocabulary < 1)
        return broken("vocabulary", "rule.at_least_one", a.vocabulary, 1);
    if (a.kinds.empty())
        return broken("layers", "rule.at_least_one", 0, 1);
    for (const auto& kind : a.kinds)
        if (auto checked = checkKind(kind); !checked)
            return checked;
    if (auto checked = checkOrder(a); !checked)
        return checked;
    return checkCount(a);
}

Result<Architecture> architectureFromRow(const Row& row) {
    Architecture a;
    for (const auto& column : kTexts)
        a.*column.member = std::string(cell(row, column.name));
    for (const auto& column : kNumbers) {
        const auto text = cell(row, column.name);
        if (text.empty())
            continue;
        const auto value = wholeNumber(column.name, text);
        if (!value)
            return Failure(value.error());
        a.*column.member = *value;
    }
    for (const auto alias : splitText(cell(row, "aliases"), ';'))
        a.aliases.emplace_back(alias);
    if (auto read = readSwitches(row, a); !read)
        return Failure(read.error());
    if (auto read = readLayers(row, a); !read)
        return Failure(read.error());
    if (auto checked = checkArchitecture(a); !checked)
        return Failure(checked.error());
    return a;
}

Row rowFromArchitecture(const Architecture& a) {
    Row row;
    for (const auto& column : kTexts)
        row.emplace(column.name, a.*column.member);
    for (const auto& column : kNumbers)
        row.emplace(column.name,
                    a.*column.member == 0 ? std::string() : std::to_string(a.*column.member));
    std::string aliases;
    for (const auto& alias : a.aliases)
        aliases += (aliases.empty() ? "" : ";") + alias;
    row.emplace("aliases", aliases);
    row.emplace("tied", a.hasTiedEmbeddings ? "y" : "n");
    row.emplace("head_bias", a.hasHeadBias ? "y" : "");
    row.emplace("final_norm", a.hasFinalNorm ? "" : "n");
    row.emplace("norm", kNormNames[static_cast<std::size_t>(a.norm)]);
    row.emplace("layers", formatLayers(a.kinds));
    row.emplace("layer_order", formatOrder(a.order));
    row.emplace("mtp_layers", formatLayers(a.mtpKinds));
    return row;
}

} // namespace xuanka::model
