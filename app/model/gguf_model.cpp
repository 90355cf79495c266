// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/json.h"
#include "app/model/parameter_count.h"
#include "app/model/read_gguf.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka::model {
namespace {

struct Pair {
    std::string_view from;
    std::string_view to;
};

/// Keys of the metadata, after "<architecture>.", and what a config.json calls them.
constexpr std::array kKeys{
    Pair{"embedding_length", "hidden_size"},
    Pair{"block_count", "num_hidden_layers"},
    Pair{"feed_forward_length", "intermediate_size"},
    Pair{"attention.head_count", "num_attention_heads"},
    Pair{"attention.head_count_kv", "num_key_value_heads"},
    Pair{"attention.key_length", "head_dim"},
    Pair{"attention.value_length", "v_head_dim"},
    Pair{"attention.sliding_window", "sliding_window"},
    Pair{"attention.q_lora_rank", "q_lora_rank"},
    Pair{"attention.kv_lora_rank", "kv_lora_rank"},
    Pair{"attention.indexer.head_count", "index_n_heads"},
    Pair{"attention.indexer.key_length", "index_head_dim"},
    Pair{"attention.indexer.top_k", "index_topk"},
    Pair{"context_length", "max_position_embeddings"},
    Pair{"vocab_size", "vocab_size"},
    Pair{"expert_count", "num_experts"},
    Pair{"expert_used_count", "num_experts_per_tok"},
    Pair{"expert_feed_forward_length", "moe_intermediate_size"},
    Pair{"expert_shared_feed_forward_length", "shared_expert_intermediate_size"},
    Pair{"expert_shared_count", "n_shared_experts"},
    Pair{"leading_dense_block_count", "first_k_dense_replace"},
    Pair{"full_attention_interval", "full_attention_interval"},
    Pair{"nextn_predict_layers", "num_nextn_predict_layers"},
    Pair{"ssm.conv_kernel", "conv_kernel"},
    Pair{"ssm.inner_size", "mamba_intermediate_size"},
    Pair{"ssm.state_size", "state_size"},
    Pair{"ssm.time_step_rank", "time_step_rank"},
};

/// Architectures that llama.cpp names otherwise than a config.json does.
constexpr std::array kTypes{
    Pair{"qwen2moe", "qwen2_moe"},
    Pair{"qwen3moe", "qwen3_moe"},
    Pair{"qwen3next", "qwen3_next"},
    Pair{"qwen35", "qwen3_5"},
    Pair{"qwen35moe", "qwen3_5_moe"},
    Pair{"qwen3vl", "qwen3_vl"},
    Pair{"gemma3", "gemma3_text"},
    Pair{"phi2", "phi"},
    Pair{"gptneox", "gpt_neox"},
    Pair{"starcoder", "gpt_bigcode"},
    Pair{"deepseek2", "deepseek_v2"},
    Pair{"glm4moe", "glm4_moe"},
    Pair{"command-r", "cohere"},
    Pair{"minimax-m2", "minimax_m2"},
    Pair{"gpt-oss", "gpt_oss"},
    Pair{"hunyuan-moe", "hunyuan_v1_moe"},
    Pair{"hunyuan-dense", "hunyuan_v1_dense"},
    Pair{"ernie4_5-moe", "ernie4_5_moe"},
    Pair{"seed_oss", "seed_oss"},
    Pair{"refact", "gpt_bigcode"},
};

/// llama.cpp's file types in use (general.file_type).
constexpr std::array<std::pair<std::int64_t, std::string_view>, 32> kFileTypes{
    {{0, "f32"},      {1, "f16"},       {2, "q4_0"},    {3, "q4_1"},    {7, "q8_0"},
     {8, "q5_0"},     {9, "q5_1"},      {10, "q2_k"},   {11, "q3_k_s"}, {12, "q3_k_m"},
     {13, "q3_k_l"},  {14, "q4_k_s"},   {15, "q4_k_m"}, {16, "q5_k_s"}, {17, "q5_k_m"},
     {18, "q6_k"},    {19, "iq2_xxs"},  {20, "iq2_xs"}, {21, "q2_k_s"}, {22, "iq3_xs"},
     {23, "iq3_xxs"}, {24, "iq1_s"},    {25, "iq4_nl"}, {26, "iq3_s"},  {27, "iq3_m"},
     {28, "iq2_s"},   {29, "iq2_m"},    {30, "iq4_xs"}, {31, "iq1_m"},  {32, "bf16"},
     {36, "tq1_0"},   {38, "mxfp4_moe"}}};

const StoredTensor* findTensor(const GgufFile& file, std::string_view name) {
    const auto it = std::find_if(file.tensors.begin(), file.tensors.end(),
                                 [name](const auto& t) { return t.name == name; });
    return it == file.tensors.end() ? nullptr : &*it;
}

/// The first tensor of any layer whose name ends so.
const StoredTensor* findInLayers(const GgufFile& file, std::string_view suffix) {
    const auto it = std::find_if(file.tensors.begin(), file.tensors.end(), [suffix](const auto& t) {
        return t.name.starts_with("blk.") && t.name.ends_with(suffix);
    });
    return it == file.tensors.end() ? nullptr : &*it;
}

void putHeadsOfLatent(const GgufFile& file, const std::string& prefix, SortedJson& config) {
    if (!config.contains("kv_lora_rank"))
        return;
    const auto rope = file.whole(prefix + "rope.dimension_count").value_or(0);
    const auto key = file.whole(prefix + "attention.key_length_mla")
                         .value_or(file.whole(prefix + "attention.key_length").value_or(0));
    const auto value = file.whole(prefix + "attention.value_length_mla")
                           .value_or(file.whole(prefix + "attention.value_length").value_or(0));
    config["qk_rope_head_dim"] = rope;
    config["qk_nope_head_dim"] = key - rope;
    config["v_head_dim"] = value;
}

void putDeltaNet(const GgufFile& file, const std::string& prefix, SortedJson& config) {
    const auto groups = file.whole(prefix + "ssm.group_count");
    const auto valueHeads = file.whole(prefix + "ssm.time_step_rank");
    const auto inner = file.whole(prefix + "ssm.inner_size");
    const std::string type = config.value("model_type", std::string());
    if (!groups || !valueHeads || !inner || *valueHeads < 1 || !type.starts_with("qwen3"))
        return;
    config["linear_num_key_heads"] = *groups;
    config["linear_num_value_heads"] = *valueHeads;
    config["linear_key_head_dim"] = file.whole(prefix + "ssm.state_size").value_or(0);
    config["linear_value_head_dim"] = *inner / *valueHeads;
    config["linear_conv_kernel_dim"] = file.whole(prefix + "ssm.conv_kernel").value_or(0);
}

/// Layers with a state among layers that attend, by the tensors that each has.
void putLayerTypes(const GgufFile& file, SortedJson& config) {
    std::map<std::int64_t, bool> hasState;
    bool isMixed = false;
    for (const auto& t : file.tensors)
        if (const auto layer = layerNumber(t.name); layer >= 0) {
            const bool isState = t.name.find(".ssm_") != std::string::npos;
            auto& known = hasState[layer];
            known = known || isState;
            isMixed = isMixed || isState;
        }
    const bool attends = findInLayers(file, ".attn_q.weight") != nullptr ||
                         findInLayers(file, ".attn_qkv.weight") != nullptr;
    if (!isMixed || !attends)
        return;
    config["layer_types"] = SortedJson::array();
    for (const auto& [layer, isState] : hasState)
        config["layer_types"].push_back(isState ? "linear_attention" : "full_attention");
}

SortedJson configOf(const GgufFile& file) {
    SortedJson config = SortedJson::object();
    const std::string architecture = file.text("general.architecture");
    const std::string prefix = architecture + ".";
    config["model_type"] = architecture;
    for (const auto& type : kTypes)
        if (type.from == architecture)
            config["model_type"] = std::string(type.to);
    for (const auto& key : kKeys)
        if (const auto value = file.whole(prefix + std::string(key.from)))
            config[std::string(key.to)] = *value;
    if (const auto* embedding = findTensor(file, "token_embd.weight");
        embedding != nullptr && embedding->shape.size() == 2)
        config["vocab_size"] = embedding->shape[1];
    config["tie_word_embeddings"] = findTensor(file, "output.weight") == nullptr;
    if (findInLayers(file, ".exp_probs_b.bias") != nullptr)
        config["topk_method"] = "noaux_tc";
    putHeadsOfLatent(file, prefix, config);
    putDeltaNet(file, prefix, config);
    putLayerTypes(file, config);
    return config;
}

/// What the tensors say for themselves goes before the habits of the family.
void takeFromTensors(const GgufFile& file, Architecture& a) {
    const auto* queryNorm = findInLayers(file, ".attn_q_norm.weight");
    const bool hasQkvBias = findInLayers(file, ".attn_q.bias") != nullptr ||
                            findInLayers(file, ".attn_qkv.bias") != nullptr;
    for (auto& kind : a.kinds) {
        auto* m = std::get_if<SoftmaxAttention>(&kind.mixer);
        if (m == nullptr)
            continue;
        m->hasQkvBias = hasQkvBias;
        m->hasOutputBias = findInLayers(file, ".attn_output.bias") != nullptr;
        m->hasSinks = findInLayers(file, ".attn_sinks.weight") != nullptr;
        using QkNorm = SoftmaxAttention::QkNorm;
        if (queryNorm == nullptr)
            m->qkNorm = QkNorm::None;
        else if (m->qkNorm == QkNorm::None)
            m->qkNorm =
                queryNorm->elements == m->headDim ? QkNorm::PerHeadWidth : QkNorm::WholeProjection;
    }
    a.hasHeadBias = findTensor(file, "output.bias") != nullptr;
}

std::string formatOf(const GgufFile& file) {
    const auto type = file.whole("general.file_type");
    for (const auto& [code, name] : kFileTypes)
        if (type == code)
            return "gguf-" + std::string(name);
    return {};
}

/// Tables for rotary positions are computed, not learned.
std::int64_t learnedElements(const GgufFile& file) {
    std::int64_t elements = 0;
    for (const auto& t : file.tensors)
        if (t.name.find("rope_f") == std::string::npos)
            elements += t.elements;
    return elements;
}

void compareCounts(const GgufFile& file, ImportedModel& model) {
    constexpr double kTolerance = 0.005;
    const auto held = learnedElements(file);
    const auto derived = totalParameters(model.architecture);
    const double miss =
        static_cast<double>(derived) / static_cast<double>(std::max<std::int64_t>(held, 1)) - 1.0;
    if (held <= 0 || std::abs(miss) <= kTolerance)
        return;
    model.messages.push_back({"import.count_differs",
                              {Figure{static_cast<double>(derived), UnitKind::Parameters},
                               Figure{static_cast<double>(held), UnitKind::Parameters}}});
    const auto active = activeParameters(model.architecture);
    model.architecture.statedParameters = held;
    model.architecture.statedActiveParameters = std::min(active, held);
}

} // namespace

Result<ImportedModel> modelFromGguf(const GgufFile& file) {
    if (file.text("general.architecture").empty())
        return failField("general.architecture", "rule.key_missing", {});
    auto model = modelFromConfig(configOf(file));
    if (!model)
        return model;
    auto& a = model->architecture;
    if (const auto name = file.text("general.name"); !name.empty())
        a.id = a.name = name;
    a.evidence = "GGUF header";
    takeFromTensors(file, a);
    std::erase_if(model->messages, [](const auto& m) { return m.id == "import.assumed_format"; });
    model->weightFormat = formatOf(file);
    if (model->weightFormat.empty()) {
        model->weightFormat = "gguf-f16";
        model->messages.push_back({"import.assumed_format", {model->weightFormat}});
    }
    a.nativeFormat = model->weightFormat;
    compareCounts(file, *model);
    return model;
}

} // namespace xuanka::model
