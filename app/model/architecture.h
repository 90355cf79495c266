// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace xuanka::model {

/// No size of a model is larger, and no model: beyond, arithmetic on counts would overflow.
inline constexpr std::int64_t kLargestSize = std::int64_t{1} << 26U;
inline constexpr std::int64_t kMostParameters = 100'000'000'000'000'000;

/// Softmax attention of any head layout: MHA, GQA and MQA differ only in `kvHeads`.
struct SoftmaxAttention {
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0;
    std::int64_t valueHeadDim = 0; ///< equals headDim unless the model says otherwise
    std::int64_t windowTokens = 0; ///< sliding window or chunk; 0 = the whole context
    bool hasQkvBias = false;
    bool hasOutputBias = false;
    bool hasOutputGate = false;                 ///< query projection twice as wide (Qwen3-Next)
    bool hasSinks = false;                      ///< one learned logit a head (gpt-oss)
    bool sharesKeyValueProjection = false;      ///< V projection absent (Gemma 4 global layers)
    bool reusesKeyValueOfPreviousLayer = false; ///< no K and V projection, no cache (Hunyuan-Large)
    enum class QkNorm : std::uint8_t {
        None,
        PerHeadWidth,
        WholeProjection,
        VectorPerHead,
        PerHeadWidthLayerNorm, ///< as PerHeadWidth with a bias (Persimmon, Phi-2 variants)
        VectorPerHeadLayerNorm ///< as VectorPerHead with a bias
    } qkNorm = QkNorm::None;
    std::int64_t indexerHeads = 0; ///< block-sparse attention (MiniMax-M3); 0 = none
    std::int64_t indexerDim = 0;
    std::int64_t indexerTopK = 0; ///< tokens read a query

    friend bool operator==(const SoftmaxAttention&, const SoftmaxAttention&) = default;
};

/// Multi-head latent attention; the cache holds `kvLoraRank + ropeDim` a token, whatever the heads.
struct LatentAttention {
    std::int64_t heads = 0;
    std::int64_t queryLoraRank = 0; ///< 0 = the query is projected directly
    std::int64_t kvLoraRank = 0;
    std::int64_t ropeDim = 0;
    std::int64_t nopeDim = 0;
    std::int64_t valueDim = 0;
    std::int64_t indexerHeads = 0; ///< sparse-attention indexer (DeepSeek-V3.2, GLM-5); 0 = none
    std::int64_t indexerDim = 0;
    std::int64_t indexerTopK = 0;

    friend bool operator==(const LatentAttention&, const LatentAttention&) = default;
};

/// Shared-KV compressed sparse attention (DeepSeek-V4): one latent KV head, a window of recent
/// tokens and a compressed history of one entry every `compressRatio` tokens.
struct CompressedAttention {
    std::int64_t heads = 0;
    std::int64_t headDim = 0;
    std::int64_t queryLoraRank = 0;
    std::int64_t outputLoraRank = 0;
    std::int64_t outputGroups = 0;
    std::int64_t ropeDim = 0;
    std::int64_t windowTokens = 0;
    std::int64_t compressRatio = 0; ///< 0 = window only
    std::int64_t indexerHeads = 0;
    std::int64_t indexerDim = 0;
    std::int64_t indexerTopK = 0;

    friend bool operator==(const CompressedAttention&, const CompressedAttention&) = default;
};

/// Layers with a fixed state a sequence instead of a cache that grows.
struct StateLayer {
    enum class Kind : std::uint8_t {
        Mamba1,
        Mamba1Norm,
        Mamba2,
        GatedDelta,
        KimiDelta,
        Lightning
    } kind = Kind::Mamba2;
    std::int64_t innerWidth = 0; ///< D
    std::int64_t stateSize = 0;  ///< N
    std::int64_t convKernel = 0; ///< w
    std::int64_t heads = 0;      ///< H (Mamba 2), query heads (Kimi, lightning)
    std::int64_t groups = 0;     ///< G (Mamba 2)
    std::int64_t dtRank = 0;     ///< t (Mamba 1)
    std::int64_t keyHeads = 0;   ///< gated delta net
    std::int64_t valueHeads = 0;
    std::int64_t keyHeadDim = 0;
    std::int64_t valueHeadDim = 0;

    friend bool operator==(const StateLayer&, const StateLayer&) = default;
};

using Mixer = std::
    variant<std::monostate, SoftmaxAttention, LatentAttention, CompressedAttention, StateLayer>;

struct DenseFfn {
    std::int64_t width = 0;
    bool isGated = true;
    bool hasBias = false;

    friend bool operator==(const DenseFfn&, const DenseFfn&) = default;
};

struct MoeFfn {
    std::int64_t experts = 0;
    std::int64_t activeExperts = 0;
    std::int64_t expertWidth = 0;
    std::int64_t sharedWidth = 0; ///< summed width of the shared experts; 0 = none
    std::int64_t latentWidth =
        0; ///< experts work on this width instead of hidden (Nemotron 3 Super)
    bool isGated = true;
    bool hasSharedGate = false;
    bool hasRouterBias = false;
    bool hasExpertBias = false;

    friend bool operator==(const MoeFfn&, const MoeFfn&) = default;
};

/// `count` layers of one kind. A layer may have a mixer alone (Mamba), a feed-forward alone
/// (Nemotron-H) or a dense and a routed feed-forward side by side (Gemma 4 26B).
struct LayerKind {
    std::int64_t count = 0;
    Mixer mixer;
    std::optional<DenseFfn> dense;
    std::optional<MoeFfn> moe;
    std::int64_t norms = 2;           ///< norm vectors of hidden width
    std::int64_t extraParameters = 0; ///< per layer, see Architecture::notes

    friend bool operator==(const LayerKind&, const LayerKind&) = default;
};

enum class NormKind : std::uint8_t { RmsNorm, LayerNorm, LayerNormNoBias, NonParametric };

/// A layer-exact language model. Parameter counts and cache sizes are derived from it, never
/// stored.
struct Architecture {
    std::string id;     ///< "qwen2.5-7b"
    std::string name;   ///< "Qwen2.5 7B"
    std::string family; ///< "Qwen2.5"
    std::string publisher;
    std::string released; ///< "2024-09"
    std::string license;
    std::string nativeFormat;         ///< number-format id of the published weights
    std::vector<std::string> aliases; ///< other spellings: "meta-llama/Llama-3.1-8B-Instruct"
    std::int64_t hidden = 0;
    std::int64_t vocabulary = 0;
    std::int64_t maxContext = 0;
    std::int64_t embeddingWidth = 0; ///< equals hidden but for OPT-350M
    std::int64_t learnedPositions = 0;
    bool hasTiedEmbeddings = false;
    bool hasHeadBias = false;
    bool hasFinalNorm = true;
    NormKind norm = NormKind::RmsNorm;
    std::int64_t extraParameters = 0; ///< outside the layers
    std::int64_t mtpModules = 0;      ///< multi-token-prediction modules stored beside the model
    std::int64_t mtpEmbeddingCopies = 0;
    std::vector<LayerKind> mtpKinds; ///< layers of one module; empty = as the last layer
    std::int64_t besideParameters =
        0; ///< stored beside the language model: vision tower, projector
    std::int64_t statedParameters = 0; ///< only where no formula is offered
    std::int64_t statedActiveParameters = 0;
    std::vector<LayerKind> kinds;
    std::vector<std::uint8_t>
        order; ///< kind index of each layer; empty = kinds one after the other
    std::string notes;
    std::string evidence; ///< where the shape was read
    std::string recalled; ///< fields that rest on memory alone, separated by ';'

    std::int64_t layers() const {
        std::int64_t n = 0;
        for (const auto& k : kinds)
            n += k.count;
        return n;
    }

    friend bool operator==(const Architecture&, const Architecture&) = default;
};

} // namespace xuanka::model
