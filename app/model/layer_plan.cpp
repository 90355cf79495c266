// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/layer_plan.h"

#include "app/base/text.h"

#include <algorithm>
#include <array>

namespace xuanka::model {
namespace {

using Plan = std::vector<PlannedLayer>;
using PM = PlannedMixer;
using Ffn = PlannedFfn;

/// Words of layer_types and its like; what a word does not decide stays as it was.
struct Word {
    std::string_view word;
    std::optional<PM> mixer;
    std::optional<Ffn> ffn;
};

constexpr std::array kWords{
    Word{"full_attention", PM::Full, {}},
    Word{"attention", PM::Full, {}},
    Word{"global_attention", PM::Full, {}},
    Word{"global", PM::Full, {}},
    Word{"deepseek_sparse_attention", PM::Full, {}},
    Word{"sliding_attention", PM::Windowed, {}},
    Word{"local", PM::Windowed, {}},
    Word{"local_attention", PM::Windowed, {}},
    Word{"chunked_attention", PM::Windowed, {}},
    Word{"linear_attention", PM::State, {}},
    Word{"mamba", PM::State, {}},
    Word{"mamba2", PM::State, {}},
    Word{"recurrent", PM::State, {}},
    Word{"kda", PM::State, {}},
    Word{"conv", PM::Convolution, {}},
};

/// One mixer a layer, in words or letters (Nemotron-H).
constexpr std::array kSingleWords{
    Word{"mamba", PM::State, Ffn::None},    Word{"M", PM::State, Ffn::None},
    Word{"attention", PM::Full, Ffn::None}, Word{"*", PM::Full, Ffn::None},
    Word{"moe", PM::None, Ffn::Moe},        Word{"E", PM::None, Ffn::Moe},
    Word{"mlp", PM::None, Ffn::Dense},      Word{"-", PM::None, Ffn::Dense},
};

template <class Table> void apply(const Table& table, std::string_view word, PlannedLayer& layer) {
    for (const auto& entry : table)
        if (entry.word == word) {
            layer.mixer = entry.mixer.value_or(layer.mixer);
            layer.ffn = entry.ffn.value_or(layer.ffn);
            return;
        }
}

/// Words of a list, or letters of a pattern.
std::vector<std::string>
singleMixerWords(const ConfigView& v, std::string_view pattern, std::string_view list) {
    std::vector<std::string> words;
    if (const auto letters = v.text(pattern)) {
        for (const char c : *letters)
            if (c != '|') // Megatron marks pipeline stages with it
                words.emplace_back(1, c);
        return words;
    }
    for (auto& word : v.texts(list))
        if (word == "moe" || word == "mlp" || word == "mamba" || word == "attention")
            words.push_back(std::move(word));
    return words;
}

bool hasSingleMixers(const std::vector<std::string>& words) {
    return std::any_of(words.begin(), words.end(), [](const auto& w) {
        return w == "E" || w == "-" || w == "moe" || w == "mlp";
    });
}

Plan planSingle(const std::vector<std::string>& words) {
    Plan plan(words.size());
    for (std::size_t i = 0; i < words.size(); ++i)
        apply(kSingleWords, words[i], plan[i]);
    return plan;
}

void planPeriod(const ConfigView& v, std::string_view period, std::string_view offset, Plan& plan) {
    const auto every = v.whole(period);
    if (!every || *every < 1)
        return;
    const auto from = v.whole(offset).value_or(0);
    for (std::size_t i = 0; i < plan.size(); ++i)
        plan[i].mixer = static_cast<std::int64_t>(i) % *every == from ? PM::Full : PM::State;
}

/// Lists of layer numbers that attend; the others keep a state.
void planIndices(const ConfigView& v, std::string_view key, std::int64_t first, Plan& plan) {
    const auto indices = v.wholes(key);
    if (indices.empty())
        return;
    for (auto& layer : plan)
        layer.mixer = PM::State;
    for (const auto index : indices)
        if (index - first >= 0 && index - first < static_cast<std::int64_t>(plan.size()))
            plan[static_cast<std::size_t>(index - first)].mixer = PM::Full;
}

/// Lists of numbers, one a layer.
void planNumbers(const ConfigView& v, std::string_view key, PM zero, PM one, Plan& plan) {
    const auto numbers = v.wholes(key);
    for (std::size_t i = 0; i < std::min(numbers.size(), plan.size()); ++i)
        plan[i].mixer = numbers[i] == 0 ? zero : one;
}

/// GPT-Neo: [[["global", "local"], 12]], or the list that it spells out.
std::vector<std::string> neoLayers(const ConfigView& v) {
    auto spelled = v.texts("attention_layers");
    const auto* types = v.find("attention_types");
    if (!spelled.empty() || types == nullptr || !types->is_array())
        return spelled;
    constexpr std::int64_t kMostRepeats = 1000;
    for (const auto& group : *types) {
        if (!group.is_array() || group.size() != 2 || !group[0].is_array() ||
            !group[1].is_number_integer())
            continue;
        const auto times = std::clamp<std::int64_t>(group[1].get<std::int64_t>(), 0, kMostRepeats);
        for (std::int64_t i = 0; i < times; ++i)
            for (const auto& word : group[0])
                spelled.push_back(word.is_string() ? word.get<std::string>() : std::string());
    }
    return spelled;
}

/// "LLLG" or a number: every n-th layer sees all.
void planWindowPattern(const ConfigView& v, const FamilyDefaults& d, Plan& plan) {
    for (const std::string_view key : {"sliding_window_pattern", "_sliding_window_pattern"})
        if (const auto letters = v.text(key); letters && !letters->empty()) {
            for (std::size_t i = 0; i < plan.size(); ++i)
                if ((*letters)[i % letters->size()] == 'L')
                    plan[i].mixer = PM::Windowed;
            return;
        }
    const auto period = v.whole(Key::WindowPattern).value_or(d.windowPeriod);
    for (std::size_t i = 0; period > 1 && i < plan.size(); ++i)
        if ((static_cast<std::int64_t>(i) + 1) % period != 0)
            plan[i].mixer = PM::Windowed;
}

void planWindows(const ConfigView& v, const FamilyDefaults& d, Plan& plan) {
    const auto window = v.whole(Key::Window).value_or(d.windowTokens);
    if (window <= 0 || v.flag("use_sliding_window") == false)
        return;
    switch (d.window) {
    case WindowRule::Never:
        break;
    case WindowRule::Always:
        for (auto& layer : plan)
            layer.mixer = PM::Windowed;
        break;
    case WindowRule::OnRequest: {
        const auto first = v.whole("max_window_layers").value_or(0);
        if (v.flag("use_sliding_window").value_or(false))
            for (std::size_t i = 0; i < plan.size(); ++i)
                if (static_cast<std::int64_t>(i) >= first)
                    plan[i].mixer = PM::Windowed;
        break;
    }
    case WindowRule::Pattern:
        planWindowPattern(v, d, plan);
        break;
    }
}

void planMixers(const ConfigView& v, const FamilyDefaults& d, Plan& plan) {
    if (!v.has("attention_chunk_size") || v.wholes("no_rope_layers").empty())
        planWindows(v, d, plan);
    if (const auto interval = v.whole("full_attention_interval"); interval && *interval > 0)
        for (std::size_t i = 0; i < plan.size(); ++i)
            plan[i].mixer =
                (static_cast<std::int64_t>(i) + 1) % *interval == 0 ? PM::Full : PM::State;
    planPeriod(v, "attn_layer_period", "attn_layer_offset", plan);
    planIndices(v, "attn_layer_indices", 0, plan);
    planIndices(v, "full_attn_idxs", 0, plan);
    planIndices(v, "linear_attn_config.full_attn_layers", 1, plan); // counted from one
    planNumbers(v, "attn_type_list", PM::State, PM::Full, plan);
    planNumbers(v, "hybrid_layer_pattern", PM::Full, PM::Windowed, plan);
    // Llama 4: 1 where the layer rotates positions, and then it sees its chunk only.
    if (v.has("attention_chunk_size"))
        planNumbers(v, "no_rope_layers", PM::Full, PM::Windowed, plan);
    auto words = v.texts("layer_types");
    if (words.empty())
        words = v.texts("layers_block_type");
    if (words.empty())
        words = neoLayers(v);
    for (std::size_t i = 0; i < std::min(words.size(), plan.size()); ++i)
        apply(kWords, words[i], plan[i]);
    const auto indexers = v.texts("indexer_types");
    for (std::size_t i = 0; i < std::min(indexers.size(), plan.size()); ++i)
        plan[i].hasIndexer = indexers[i] != "shared";
    const auto sparse = v.wholes("sparse_attention_config.sparse_attention_freq");
    for (std::size_t i = 0; i < std::min(sparse.size(), plan.size()); ++i)
        plan[i].hasIndexer = sparse[i] != 0;
}

/// Numbers of the layers with experts: "4,5,6" (Step) or a list (Llama 4).
std::vector<std::int64_t> moeLayerNumbers(const ConfigView& v) {
    auto numbers = v.wholes("moe_layers");
    const auto text = v.text("moe_layers_enum");
    if (!text)
        return numbers;
    for (const auto piece : splitText(*text, ',')) {
        std::int64_t n = 0;
        for (const char c : piece)
            n = c >= '0' && c <= '9' && n < 100'000 ? n * 10 + (c - '0') : n;
        numbers.push_back(n);
    }
    return numbers;
}

struct MoeRule {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::int64_t step = 1;
    std::int64_t offset = 0;

    bool covers(std::int64_t i) const {
        return i >= first && i <= last && (i - offset) % step == 0;
    }
};

MoeRule moeRule(const ConfigView& v, std::int64_t layers) {
    MoeRule rule{.first = v.whole(Key::LeadingDense).value_or(0),
                 .last = v.whole("moe_layer_end_index").value_or(layers)};
    if (rule.last < 0)
        rule.last = layers;
    for (const std::string_view key :
         {"interleave_moe_layer_step", "decoder_sparse_step", "moe_layer_interval"})
        if (const auto step = v.whole(key); step && *step > 1) {
            rule.step = *step;
            rule.offset = *step - 1; // counted from one
        }
    if (const auto* freq = v.find("moe_layer_freq"); freq != nullptr && !freq->is_array())
        if (const auto step = v.whole("moe_layer_freq"); step && *step > 1)
            rule.step = *step;
    if (const auto period = v.whole("expert_layer_period"); period && *period > 0) {
        rule.step = *period;
        rule.offset = v.whole("expert_layer_offset").value_or(0);
    }
    return rule;
}

void planFfns(const ConfigView& v, Plan& plan) {
    if (v.whole(Key::Experts).value_or(0) < 2 || v.flag("enable_moe_block") == false)
        return;
    const MoeRule rule = moeRule(v, static_cast<std::int64_t>(plan.size()));
    for (std::size_t i = 0; i < plan.size(); ++i)
        if (rule.covers(static_cast<std::int64_t>(i)))
            plan[i].ffn = Ffn::Moe;
    for (const auto index : v.wholes("mlp_only_layers"))
        if (index >= 0 && index < static_cast<std::int64_t>(plan.size()))
            plan[static_cast<std::size_t>(index)].ffn = Ffn::Dense;
    const auto listed = moeLayerNumbers(v);
    if (!listed.empty())
        for (std::size_t i = 0; i < plan.size(); ++i)
            plan[i].ffn = std::find(listed.begin(), listed.end(), static_cast<std::int64_t>(i)) !=
                                  listed.end()
                              ? Ffn::Moe
                              : Ffn::Dense;
    const auto frequencies = v.wholes("moe_layer_freq");
    for (std::size_t i = 0; i < std::min(frequencies.size(), plan.size()); ++i)
        plan[i].ffn = frequencies[i] != 0 ? Ffn::Moe : Ffn::Dense;
    const auto words = v.texts("mlp_layer_types");
    for (std::size_t i = 0; i < std::min(words.size(), plan.size()); ++i)
        plan[i].ffn = words[i] == "dense" ? Ffn::Dense : Ffn::Moe;
}

} // namespace

std::int64_t layerCount(const ConfigView& v) {
    const auto words = singleMixerWords(v, "hybrid_override_pattern", "layers_block_type");
    if (hasSingleMixers(words))
        return static_cast<std::int64_t>(words.size());
    if (const auto layers = v.whole(Key::Layers))
        return *layers;
    return static_cast<std::int64_t>(v.texts("layer_types").size());
}

std::vector<PlannedLayer>
planLayers(const ConfigView& v, const FamilyDefaults& d, std::int64_t layers) {
    const auto words = singleMixerWords(v, "hybrid_override_pattern", "layers_block_type");
    if (hasSingleMixers(words))
        return planSingle(words);
    Plan plan(static_cast<std::size_t>(layers));
    planMixers(v, d, plan);
    planFfns(v, plan);
    if (d.isStateAlone)
        for (auto& layer : plan)
            layer = {PlannedMixer::State, Ffn::None};
    return plan;
}

std::vector<PlannedLayer> planMtpLayers(const ConfigView& v) {
    return planSingle(singleMixerWords(v, "mtp_hybrid_override_pattern", "mtp_layers_block_type"));
}

} // namespace xuanka::model
