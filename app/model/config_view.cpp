// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/config_view.h"

#include "app/base/text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace xuanka::model {
namespace {

using json = SortedJson;

/// Names that publishers gave to the same thing, separated by spaces, the usual one first.
constexpr auto kNames = [] {
    std::array<std::string_view, static_cast<std::size_t>(Key::Count)> n{};
    const auto put = [&n](Key k, std::string_view names) {
        n[static_cast<std::size_t>(k)] = names;
    };
    put(Key::Hidden, "hidden_size n_embd d_model dim model_dim hidden_dim n_embed embed_dim");
    put(Key::Layers, "num_hidden_layers n_layer n_layers num_layers num_decoder_layers");
    put(Key::Heads, "num_attention_heads n_head n_heads num_heads attn_config.num_heads");
    put(Key::KvHeads,
        "num_key_value_heads num_kv_heads n_head_kv multi_query_group_num n_kv_heads "
        "attn_config.kv_n_heads num_query_groups num_attention_groups attention_head_kv");
    put(Key::HeadDim,
        "head_dim kv_channels attention_head_dim head_size attn_head_dim size_per_head");
    put(Key::ValueHeadDim, "v_head_dim value_head_dim");
    put(Key::FfnWidth,
        "intermediate_size n_inner ffn_dim ffn_hidden_size d_ff inner_hidden_size "
        "ffn_config.ffn_hidden_size block_ff_dim ffn_intermediate_size mlp_hidden_size");
    put(Key::FfnMultiple, "expansion_ratio mlp_ratio ffn_multiplier");
    put(Key::Vocabulary, "vocab_size padded_vocab_size n_vocab vocabulary_size embedding_size");
    put(Key::Context,
        "max_position_embeddings n_positions n_ctx seq_length max_seq_len max_sequence_length "
        "model_max_length max_seq_length context_length max_context_length");
    put(Key::EmbeddingWidth, "word_embed_proj_dim");
    put(Key::Experts,
        "num_experts num_local_experts n_routed_experts moe_num_experts num_routed_experts "
        "ffn_config.moe_num_experts n_experts moe_num_primary_experts");
    put(Key::ActiveExperts,
        "num_experts_per_tok num_experts_per_token experts_per_token top_k_experts moe_top_k "
        "moe_topk moe_k ffn_config.moe_top_k num_selected_experts num_experts_per_topk");
    put(Key::ExpertWidth,
        "moe_intermediate_size expert_ffn_hidden_size moe_ffn_hidden_size expert_intermediate_size "
        "moe_ffn_dim");
    put(Key::SharedWidth,
        "shared_expert_intermediate_size moe_shared_expert_intermediate_size share_expert_dim "
        "shared_intermediate_size");
    put(Key::SharedExperts,
        "n_shared_experts num_shared_experts num_shared_expert moe_num_shared_experts");
    put(Key::DenseWidth, "dense_intermediate_size intermediate_size_mlp dense_ffn_hidden_size");
    put(Key::LeadingDense,
        "first_k_dense_replace num_dense_layers moe_layer_start_index n_dense_layers");
    put(Key::LatentWidth, "moe_latent_size");
    put(Key::QueryRank, "q_lora_rank");
    put(Key::KvRank, "kv_lora_rank");
    put(Key::RopeDim, "qk_rope_head_dim");
    put(Key::NopeDim, "qk_nope_head_dim");
    put(Key::IndexHeads, "index_n_heads sparse_attention_config.sparse_num_index_heads");
    put(Key::IndexDim, "index_head_dim sparse_attention_config.sparse_index_dim");
    put(Key::IndexTopK, "index_topk");
    put(Key::Window, "sliding_window sliding_window_size attention_chunk_size window_size");
    put(Key::WindowPattern, "sliding_window_pattern _sliding_window_pattern");
    put(Key::MtpModules,
        "num_nextn_predict_layers mtp_num_hidden_layers num_mtp_modules num_mtp_layers");
    put(Key::StateInner, "mamba_intermediate_size d_inner ssm_intermediate_size mamba_d_ssm");
    put(Key::StateSize, "ssm_state_size state_size mamba_d_state mamba_state_dim ssm_cfg.d_state");
    put(Key::StateConv,
        "conv_kernel mamba_d_conv linear_conv_kernel_dim linear_attn_config.short_conv_kernel_size "
        "conv_L_cache ssm_cfg.d_conv");
    put(Key::StateHeads, "mamba_num_heads mamba_n_heads n_mamba_heads num_heads");
    put(Key::StateHeadDim, "mamba_head_dim mamba_d_head mamba_headdim head_dim");
    put(Key::StateGroups, "n_groups mamba_n_groups mamba_ngroups ssm_n_groups");
    put(Key::StateExpand, "expand mamba_expand ssm_cfg.expand");
    put(Key::StateDtRank, "time_step_rank mamba_dt_rank dt_rank");
    put(Key::LinearKeyHeads, "linear_num_key_heads linear_attn_config.num_heads");
    put(Key::LinearValueHeads, "linear_num_value_heads linear_attn_config.num_heads");
    put(Key::LinearKeyDim, "linear_key_head_dim linear_attn_config.head_dim");
    put(Key::LinearValueDim, "linear_value_head_dim linear_attn_config.head_dim");
    return n;
}();

constexpr std::array<std::string_view, 9> kTextSections{
    "text_config",   "llm_config", "language_config", "text_model_config",
    "llm",           "text_model", "lm_config",       "thinker_config.text_config",
    "language_model"};

/// Sizes beyond are no sizes of a model but a trap for arithmetic.
constexpr auto kLargest = static_cast<double>(kLargestSize);

const json* member(const json& object, std::string_view key) {
    if (!object.is_object())
        return nullptr;
    const auto dot = key.find('.');
    const auto it = object.find(std::string(key.substr(0, dot)));
    if (it == object.end() || it->is_null())
        return nullptr;
    return dot == std::string_view::npos ? &*it : member(*it, key.substr(dot + 1));
}

std::optional<std::int64_t> wholeOf(const json& value) {
    if (value.is_array()) {
        std::optional<std::int64_t> largest;
        for (const auto& entry : value)
            if (!entry.is_array())
                if (const auto n = wholeOf(entry); n && (!largest || *n > *largest))
                    largest = n;
        return largest;
    }
    if (value.is_string()) {
        const auto& text = value.get_ref<const std::string&>();
        std::int64_t n = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
        if (error != std::errc{} || end != text.data() + text.size() ||
            std::abs(static_cast<double>(n)) > kLargest)
            return std::nullopt;
        return n;
    }
    if (!value.is_number())
        return std::nullopt;
    const double number = value.get<double>();
    if (!(std::abs(number) <= kLargest) || std::floor(number) != number)
        return std::nullopt;
    return static_cast<std::int64_t>(number);
}

} // namespace

ConfigView::ConfigView(const json& root) : m_root(&root) {
    for (const auto section : kTextSections) {
        const auto* text = member(root, section);
        if (text != nullptr && text->is_object() && !text->empty()) {
            m_text = text;
            return;
        }
    }
}

const json* ConfigView::find(std::string_view key) const {
    if (m_text != nullptr)
        if (const auto* value = member(*m_text, key))
            return value;
    return member(*m_root, key);
}

std::optional<std::int64_t> ConfigView::whole(Key key) const {
    for (const auto name : splitWords(kNames[static_cast<std::size_t>(key)]))
        if (const auto value = whole(name))
            return value;
    return std::nullopt;
}

std::optional<std::int64_t> ConfigView::whole(std::string_view key) const {
    const auto* value = find(key);
    return value != nullptr ? wholeOf(*value) : std::nullopt;
}

std::optional<double> ConfigView::real(std::string_view key) const {
    const auto* value = find(key);
    if (value == nullptr || !value->is_number())
        return std::nullopt;
    return value->get<double>();
}

std::optional<bool> ConfigView::flag(std::string_view key) const {
    const auto* value = find(key);
    if (value == nullptr || !value->is_boolean())
        return std::nullopt;
    return value->get<bool>();
}

std::optional<std::string> ConfigView::text(std::string_view key) const {
    const auto* value = find(key);
    if (value == nullptr || !value->is_string())
        return std::nullopt;
    return value->get<std::string>();
}

std::vector<std::string> ConfigView::texts(std::string_view key) const {
    std::vector<std::string> list;
    const auto* value = find(key);
    if (value == nullptr || !value->is_array())
        return list;
    for (const auto& entry : *value)
        list.push_back(entry.is_string() ? entry.get<std::string>() : std::string());
    return list;
}

std::vector<std::int64_t> ConfigView::wholes(std::string_view key) const {
    std::vector<std::int64_t> list;
    const auto* value = find(key);
    if (value == nullptr || !value->is_array())
        return list;
    for (const auto& entry : *value)
        list.push_back(entry.is_boolean() ? std::int64_t{entry.get<bool>()}
                                          : wholeOf(entry).value_or(0));
    return list;
}

std::string ConfigView::modelType() const {
    if (m_text != nullptr)
        if (const auto* type = member(*m_text, "model_type"); type != nullptr && type->is_string())
            return lowerAscii(type->get<std::string>());
    if (const auto type = text("model_type"))
        return lowerAscii(*type);
    if (has("ssm_cfg")) // the authors' own files of Mamba
        return text("ssm_cfg.layer") == "Mamba2" ? "mamba2" : "mamba";
    const auto classes = texts("architectures");
    if (classes.empty())
        return {};
    const std::string name = lowerAscii(classes.front());
    return name.substr(0, std::min(name.find("for"), name.find("lmhead")));
}

std::string_view ConfigView::nameOf(Key key) {
    return splitWords(kNames[static_cast<std::size_t>(key)]).front();
}

} // namespace xuanka::model
