// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/family_defaults.h"

#include "app/base/text.h"

#include <algorithm>
#include <array>

namespace xuanka::model {
namespace {

using D = FamilyDefaults;
using V = ConfigView;
using QkNorm = SoftmaxAttention::QkNorm;

void adjustFalcon(D& d, const V& v) {
    const bool isNew = v.flag("new_decoder_architecture").value_or(v.has("n_head_kv"));
    const bool isParallel = v.flag("parallel_attn").value_or(true);
    d.norms = !isNew && isParallel ? 1 : 2;
    d.forcesKvHeads = v.flag("multi_query").value_or(true) && !isNew;
    d.kvHeads = d.forcesKvHeads ? 1 : 0;
    if (d.norms == 2 && isNew && v.whole("num_ln_in_parallel_attn") == 1)
        d.norms = 1;
}

void adjustMultiQuery(D& d, const V& v) {
    d.forcesKvHeads = v.flag("multi_query").value_or(true);
    d.kvHeads = d.forcesKvHeads ? 1 : 0;
}

void adjustMpt(D& d, const V& v) {
    const bool hasOtherPositions =
        v.flag("attn_config.alibi").value_or(false) || v.flag("attn_config.rope").value_or(false);
    if (hasOtherPositions || !v.flag("learned_pos_emb").value_or(true))
        d.extraPositions = -1;
    d.forcesKvHeads = v.text("attn_config.attn_type") == "multiquery_attention";
    d.kvHeads = d.forcesKvHeads ? 1 : 0;
    if (v.flag("attn_config.qk_ln").value_or(false))
        d.qkNorm = QkNorm::WholeProjection;
    const bool hasBias = !v.flag("no_bias").value_or(false);
    d.hasQkvBias = d.hasOutputBias = d.hasMlpBias = hasBias;
    d.norm = hasBias ? NormKind::LayerNorm : NormKind::LayerNormNoBias;
}

void adjustParallelResidual(D& d, const V& v) {
    if (v.flag("use_parallel_residual").value_or(false))
        d.norms = 1;
    if (v.flag("qk_layernorm").value_or(false))
        d.qkNorm = QkNorm::VectorPerHead;
}

void adjustPhi(D& d, const V& v) {
    if (v.flag("qk_layernorm").value_or(false))
        d.qkNorm = QkNorm::PerHeadWidthLayerNorm;
}

void adjustCohere(D& d, const V& v) {
    if (v.flag("use_qk_norm").value_or(false))
        d.qkNorm = QkNorm::VectorPerHead;
}

/// use_qk_norm of a family that norms over the head width.
void adjustQkNorm(D& d, const V& v) {
    if (v.flag("use_qk_norm").value_or(v.flag("qk_layernorm").value_or(false)))
        d.qkNorm = QkNorm::PerHeadWidth;
}

void adjustMiniMax(D& d, const V& v) {
    if (!v.flag("use_qk_norm").value_or(false))
        return;
    d.qkNorm =
        v.text("qk_norm_type") == "per_layer" ? QkNorm::WholeProjection : QkNorm::PerHeadWidth;
}

void adjustChatGlm(D& d, const V& v) {
    if (v.has("inner_hidden_size")) { // the first generation
        d.isGated = false;
        d.norm = NormKind::LayerNorm;
        d.hasQkvBias = d.hasOutputBias = d.hasMlpBias = true;
        return;
    }
    if (v.flag("rmsnorm") == false)
        d.norm = NormKind::LayerNorm;
}

void adjustGemma4(D& d, const V& v) {
    if (v.flag("enable_moe_block").value_or(false)) {
        d.norms = 7;            // dense and routed branches are normed apart
        d.hasRouterBias = true; // one scale an expert
    }
}

void adjustOpt(D& d, const V& v) {
    const bool hasBias = v.flag("enable_bias").value_or(true);
    d.hasQkvBias = d.hasOutputBias = d.hasMlpBias = hasBias;
}

void adjustMixedWindows(D& d, const V& v) {
    if (v.flag("use_sliding_window") == false)
        d.window = WindowRule::Never;
}

/// Llama 4 sees a chunk of the context in three of four layers.
void adjustLlama4(D& d, const V& v) {
    if (!v.has("attention_chunk_size"))
        d.window = WindowRule::Never;
}

// Sources: the configuration and modelling classes of each family in Transformers and in the
// publishers' repositories; counts checked against published ones (tst_read_config_json).
constexpr std::array kFamilies{
    D{.types = "llama llama2 aquila yi xverse mistral3_text smollm3", .family = "Llama"},
    D{.types = "deci nemotron-nas", .family = "Nemotron"},
    D{.types = "mistral ministral mistral3 pixtral",
      .family = "Mistral",
      .window = WindowRule::Always},
    D{.types = "mixtral", .family = "Mixtral", .window = WindowRule::Always},
    D{.types = "gpt2",
      .family = "GPT-2",
      .isGated = false,
      .hasQkvBias = true,
      .hasOutputBias = true,
      .hasMlpBias = true,
      .isTied = true,
      .norm = NormKind::LayerNorm,
      .extraPositions = 0},
    D{.types = "gpt_bigcode",
      .family = "StarCoder",
      .isGated = false,
      .hasQkvBias = true,
      .hasOutputBias = true,
      .hasMlpBias = true,
      .isTied = true,
      .norm = NormKind::LayerNorm,
      .extraPositions = 0,
      .adjust = adjustMultiQuery},
    D{.types = "gpt_neo",
      .family = "GPT-Neo",
      .isGated = false,
      .hasOutputBias = true,
      .hasMlpBias = true,
      .isTied = true,
      .norm = NormKind::LayerNorm,
      .extraPositions = 0},
    D{.types = "gptj codegen",
      .family = "GPT-J",
      .isGated = false,
      .hasMlpBias = true,
      .hasHeadBias = true,
      .norm = NormKind::LayerNorm,
      .norms = 1},
    D{.types = "gpt_neox",
      .family = "GPT-NeoX",
      .isGated = false,
      .hasQkvBias = true,
      .hasOutputBias = true,
      .hasMlpBias = true,
      .norm = NormKind::LayerNorm},
    D{.types = "opt",
      .family = "OPT",
      .isGated = false,
      .isTied = true,
      .norm = NormKind::LayerNorm,
      .extraPositions = 2,
      .adjust = adjustOpt},
    D{.types = "bloom",
      .family = "BLOOM",
      .isGated = false,
      .hasQkvBias = true,
      .hasOutputBias = true,
      .hasMlpBias = true,
      .isTied = true,
      .norm = NormKind::LayerNorm,
      .vocabulary = 250880,
      .context = 2048,
      .addsEmbeddingNorm = true},
    D{.types = "falcon refinedweb refinedwebmodel",
      .family = "Falcon",
      .isGated = false,
      .isTied = true,
      .norm = NormKind::LayerNorm,
      .biasKey = BiasKey::Everything,
      .context = 2048,
      .adjust = adjustFalcon},
    D{.types = "mpt",
      .family = "MPT",
      .isGated = false,
      .isTied = true,
      .norm = NormKind::LayerNorm,
      .extraPositions = 0,
      .adjust = adjustMpt},
    D{.types = "dbrx", .family = "DBRX", .norm = NormKind::LayerNormNoBias},
    D{.types = "chatglm", .family = "ChatGLM", .adjust = adjustChatGlm},
    D{.types = "phi phi-msft mixformer-sequential",
      .family = "Phi",
      .isGated = false,
      .hasQkvBias = true,
      .hasOutputBias = true,
      .hasMlpBias = true,
      .hasHeadBias = true,
      .norm = NormKind::LayerNorm,
      .norms = 1,
      .adjust = adjustPhi},
    D{.types = "phi3 phi4mm phi3_v phi4flash", .family = "Phi", .window = WindowRule::Always},
    D{.types = "phimoe phi3.5moe",
      .family = "Phi",
      .hasQkvBias = true,
      .hasOutputBias = true,
      .hasHeadBias = true,
      .norm = NormKind::LayerNorm,
      .window = WindowRule::Always},
    D{.types = "qwen",
      .family = "Qwen",
      .hasQkvBias = true,
      .biasKey = BiasKey::Ignored,
      .halvesFfnWidth = true},
    D{.types = "qwen2 qwen2_vl qwen2_vl_text qwen2_5_vl qwen2_5_vl_text qwen2_audio qwen2_5_omni*",
      .family = "Qwen2",
      .hasQkvBias = true,
      .attentionBiasCoversOutput = false,
      .window = WindowRule::OnRequest},
    D{.types = "mimo mimo_vl",
      .family = "MiMo",
      .hasQkvBias = true,
      .attentionBiasCoversOutput = false,
      .window = WindowRule::OnRequest},
    D{.types = "qwen2_moe",
      .family = "Qwen2",
      .hasQkvBias = true,
      .attentionBiasCoversOutput = false,
      .window = WindowRule::OnRequest,
      .hasSharedGate = true},
    D{.types = "qwen3 qwen3_moe qwen3_vl* qwen3_omni*",
      .family = "Qwen3",
      .qkNorm = QkNorm::PerHeadWidth,
      .window = WindowRule::OnRequest,
      .headDim = 128},
    D{.types = "qwen3_next",
      .family = "Qwen3-Next",
      .qkNorm = QkNorm::PerHeadWidth,
      .hasOutputGate = true,
      .hasSharedGate = true,
      .headDim = 256},
    D{.types = "qwen3_5* qwen3_6* qwen3.5* qwen3.6*",
      .family = "Qwen3.5",
      .qkNorm = QkNorm::PerHeadWidth,
      .hasOutputGate = true,
      .hasSharedGate = true,
      .headDim = 256},
    D{.types = "gemma", .family = "Gemma", .isTied = true, .headDim = 256, .vocabulary = 256000},
    D{.types = "gemma2",
      .family = "Gemma 2",
      .isTied = true,
      .norms = 4,
      .window = WindowRule::Pattern,
      .windowPeriod = 2,
      .headDim = 256,
      .vocabulary = 256000,
      .context = 8192,
      .windowTokens = 4096},
    D{.types = "gemma3 gemma3_text",
      .family = "Gemma 3",
      .isTied = true,
      .norms = 4,
      .qkNorm = QkNorm::PerHeadWidth,
      .window = WindowRule::Pattern,
      .windowPeriod = 6,
      .headDim = 256,
      .heads = 8,
      .kvHeads = 4,
      .vocabulary = 262208,
      .context = 131072,
      .windowTokens = 4096},
    D{.types = "gemma4 gemma4_text gemma3n gemma3n_text",
      .family = "Gemma 4",
      .isTied = true,
      .norms = 4,
      .qkNorm = QkNorm::PerHeadWidth,
      .window = WindowRule::Pattern,
      .windowPeriod = 6,
      .headDim = 256,
      .vocabulary = 262144,
      .context = 131072,
      .windowTokens = 512,
      .adjust = adjustGemma4},
    D{.types = "cohere command-r aya*",
      .family = "Command",
      .isTied = true,
      .norm = NormKind::LayerNormNoBias,
      .norms = 1,
      .adjust = adjustCohere},
    D{.types = "cohere2 cohere2_vision",
      .family = "Command",
      .isTied = true,
      .norm = NormKind::LayerNormNoBias,
      .norms = 1,
      .window = WindowRule::Pattern,
      .windowPeriod = 4,
      .adjust = adjustCohere},
    D{.types = "starcoder2",
      .family = "StarCoder2",
      .isGated = false,
      .hasQkvBias = true,
      .hasOutputBias = true,
      .hasMlpBias = true,
      .isTied = true,
      .norm = NormKind::LayerNorm,
      .biasKey = BiasKey::Everything,
      .window = WindowRule::Always},
    D{.types = "stablelm stablelm_epoch",
      .family = "StableLM",
      .norm = NormKind::LayerNorm,
      .adjust = adjustParallelResidual},
    D{.types = "internlm", .family = "InternLM", .hasQkvBias = true, .hasOutputBias = true},
    D{.types = "internlm2 internlm3", .family = "InternLM"},
    D{.types = "baichuan baichuan2", .family = "Baichuan"},
    D{.types = "olmo", .family = "OLMo", .norm = NormKind::NonParametric},
    D{.types = "olmo2 olmo3 flex_olmo",
      .family = "OLMo",
      .qkNorm = QkNorm::WholeProjection,
      .window = WindowRule::Pattern,
      .windowPeriod = 4},
    D{.types = "olmoe", .family = "OLMoE", .qkNorm = QkNorm::WholeProjection},
    D{.types = "exaone", .family = "EXAONE"},
    D{.types = "exaone4 exaone_moe",
      .family = "EXAONE",
      .qkNorm = QkNorm::PerHeadWidth,
      .window = WindowRule::Pattern,
      .windowPeriod = 4},
    D{.types = "granite granitemoe granitemoeshared granitemoehybrid",
      .family = "Granite",
      .isTied = true},
    D{.types = "mamba",
      .family = "Mamba",
      .isTied = true,
      .norms = 1,
      .biasKey = BiasKey::Ignored,
      .isStateAlone = true},
    D{.types = "mamba2",
      .family = "Mamba",
      .norms = 1,
      .biasKey = BiasKey::Ignored,
      .isStateAlone = true},
    D{.types = "falcon_mamba",
      .family = "Falcon Mamba",
      .norms = 1,
      .biasKey = BiasKey::Ignored,
      .isStateAlone = true},
    D{.types = "jamba", .family = "Jamba"},
    D{.types = "bamba", .family = "Bamba"},
    D{.types = "nemotron", .family = "Nemotron", .isGated = false, .norm = NormKind::LayerNorm},
    D{.types = "nemotron_h nemotron_h_moe",
      .family = "Nemotron",
      .isGated = false,
      .norms = 1,
      .biasKey = BiasKey::Ignored},
    D{.types = "arcee", .family = "Arcee", .isGated = false},
    D{.types = "apertus", .family = "Apertus", .isGated = false, .qkNorm = QkNorm::PerHeadWidth},
    D{.types = "persimmon",
      .family = "Persimmon",
      .isGated = false,
      .hasQkvBias = true,
      .hasOutputBias = true,
      .hasMlpBias = true,
      .norm = NormKind::LayerNorm,
      .adjust = adjustPhi},
    D{.types = "deepseek deepseek_v2 deepseek_vl*", .family = "DeepSeek"},
    D{.types = "deepseek_v3 deepseek_v31 deepseek_v32 deepseek_v3_2 kimi_k2 kimi_k25 kimi_vl",
      .family = "DeepSeek V3",
      .mtpEmbeddingCopies = 2},
    D{.types = "deepseek_v4 deepseek_ref", .family = "DeepSeek V4", .hasRouterBias = true},
    D{.types = "kimi_linear", .family = "Kimi", .hasRouterBias = true},
    D{.types = "glm",
      .family = "GLM-4",
      .hasQkvBias = true,
      .attentionBiasCoversOutput = false,
      .headDim = 128},
    D{.types = "glm4 glm4v glm4v_text",
      .family = "GLM-4",
      .hasQkvBias = true,
      .norms = 4,
      .attentionBiasCoversOutput = false,
      .headDim = 128},
    D{.types = "glm4_moe glm4v_moe*",
      .family = "GLM-4.5",
      .hasQkvBias = true,
      .attentionBiasCoversOutput = false,
      .hasRouterBias = true,
      .mtpEmbeddingCopies = 2,
      .headDim = 128,
      .adjust = adjustQkNorm},
    D{.types = "glm_moe_dsa glm4_moe_lite glm5*", .family = "GLM-5", .hasRouterBias = true},
    D{.types = "dots1", .family = "dots", .qkNorm = QkNorm::PerHeadWidth, .hasRouterBias = true},
    D{.types = "minimax minimax_text_01 minimax_m1", .family = "MiniMax"},
    D{.types = "minimax_m2 minimax_m3*", .family = "MiniMax", .adjust = adjustMiniMax},
    D{.types = "gpt_oss",
      .family = "gpt-oss",
      .hasQkvBias = true,
      .hasOutputBias = true,
      .window = WindowRule::Pattern,
      .windowPeriod = 2,
      .hasSinks = true,
      .hasRouterBias = true,
      .hasExpertBias = true,
      .headDim = 64},
    D{.types = "mimo_v2*", .family = "MiMo", .hasRouterBias = true},
    D{.types = "step3p5 step3p7 step3*", .family = "Step"},
    D{.types = "llama4 llama4_text",
      .family = "Llama 4",
      .window = WindowRule::Pattern,
      .windowPeriod = 4,
      .hasSharedExpert = true,
      .adjust = adjustLlama4},
    D{.types = "mllama mllama_text_model", .family = "Llama"},
    D{.types = "hunyuan* hunyuan_v1_dense hunyuan_v1_moe",
      .family = "Hunyuan",
      .isTied = true,
      .adjust = adjustQkNorm},
    D{.types = "ernie4_5 ernie4_5_moe* ernie4_5_vl*",
      .family = "ERNIE",
      .isTied = true,
      .biasKey = BiasKey::Everything},
    D{.types = "seed_oss",
      .family = "Seed-OSS",
      .hasQkvBias = true,
      .attentionBiasCoversOutput = false,
      .headDim = 128},
    D{.types = "lfm2 lfm2_moe lfm2_vl",
      .family = "LFM2",
      .isTied = true,
      .qkNorm = QkNorm::PerHeadWidth},
    D{.types = "minicpm minicpm3",
      .family = "MiniCPM",
      .isTied = true,
      .adjust = adjustMixedWindows},
    D{.types = "grok grok-1 grok_1", .family = "Grok", .isTied = true, .norms = 4},
    D{.types = "orion", .family = "Orion", .norm = NormKind::LayerNorm},
};

bool matches(std::string_view types, std::string_view type) {
    for (const auto pattern : splitWords(types)) {
        if (pattern == type)
            return true;
        if (pattern.ends_with('*') && type.starts_with(pattern.substr(0, pattern.size() - 1)))
            return true;
    }
    return false;
}

const D* rowFor(std::string_view type) {
    const auto it = std::find_if(kFamilies.begin(), kFamilies.end(),
                                 [type](const D& d) { return matches(d.types, type); });
    return it == kFamilies.end() ? nullptr : &*it;
}

bool isGatedActivation(const ConfigView& v) {
    for (const auto* key : {"hidden_act", "hidden_activation", "activation_function", "activation"})
        if (const auto name = v.text(key)) {
            const auto act = lowerAscii(*name);
            return act.find("silu") != std::string::npos || act.find("glu") != std::string::npos ||
                   act.find("swish") != std::string::npos ||
                   act.find("swiglu") != std::string::npos;
        }
    return true;
}

} // namespace

FamilyDefaults familyDefaults(const ConfigView& view, bool& isKnown) {
    std::string type = view.modelType();
    const D* row = rowFor(type);
    for (const std::string_view suffix : {"_text", "_moe", "_vl", "model"})
        if (row == nullptr && type.ends_with(suffix))
            row = rowFor(type.substr(0, type.size() - suffix.size()));
    isKnown = row != nullptr;
    D defaults = row != nullptr ? *row : D{};
    if (row == nullptr) {
        defaults.isGated = isGatedActivation(view);
        defaults.window = WindowRule::Always;
        adjustQkNorm(defaults, view);
    }
    if (defaults.adjust != nullptr)
        defaults.adjust(defaults, view);
    return defaults;
}

} // namespace xuanka::model
