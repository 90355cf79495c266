// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/architecture.h"
#include "app/model/config_view.h"

#include <cstdint>
#include <string_view>

namespace xuanka::model {

/// Which layers a window applies to where no list of layers says so.
enum class WindowRule : std::uint8_t {
    Never,     ///< the key is a leftover
    Always,    ///< every layer, where a window is given
    OnRequest, ///< only where use_sliding_window is true, from layer max_window_layers on
    Pattern,   ///< every n-th layer sees all
};

/// What a switch named "bias" means.
enum class BiasKey : std::uint8_t { Ignored, Attention, Everything };

/// What a family of models takes for granted, so that its config.json does not say it. One row a
/// family (family_defaults.cpp); keys of the file come before.
struct FamilyDefaults {
    std::string_view types;  ///< values of model_type, separated by spaces; a last '*' is a prefix
    std::string_view family; ///< as the catalogue names it
    bool isGated = true;
    bool hasQkvBias = false;
    bool hasOutputBias = false;
    bool hasMlpBias = false;
    bool hasHeadBias = false;
    bool isTied = false;
    NormKind norm = NormKind::RmsNorm;
    std::int64_t norms = 2;
    SoftmaxAttention::QkNorm qkNorm = SoftmaxAttention::QkNorm::None;
    BiasKey biasKey = BiasKey::Attention;
    bool attentionBiasCoversOutput = true; ///< of the key attention_bias
    WindowRule window = WindowRule::Never;
    std::int64_t windowPeriod = 0; ///< of WindowRule::Pattern, where the file is silent
    bool hasSinks = false;
    bool hasOutputGate = false;
    bool hasSharedGate = false;
    bool hasRouterBias = false;
    bool hasExpertBias = false;
    std::int64_t mtpEmbeddingCopies = 0;
    std::int64_t extraPositions = -1; ///< learned positions beyond the context; -1 = none learned
    std::int64_t headDim = 0;         ///< 0 = hidden / heads
    std::int64_t heads = 0;           ///< where the file is silent, as for the next
    std::int64_t kvHeads = 0;
    std::int64_t vocabulary = 0;
    std::int64_t context = 0;
    std::int64_t windowTokens = 0;
    bool forcesKvHeads = false;   ///< multi-query by a switch, whatever a key says
    bool halvesFfnWidth = false;  ///< the key counts gate and up together
    bool hasSharedExpert = false; ///< one as wide as the others, without a key
    bool addsEmbeddingNorm = false;
    bool isStateAlone = false; ///< layers of one state mixer and nothing else
    /// Keys whose meaning depends on each other; may change anything above.
    void (*adjust)(FamilyDefaults&, const ConfigView&) = nullptr;
};

/// Defaults for a model type, adjusted to the file. `isKnown` is false where no row fits: then the
/// defaults are those of LLaMA, and the activation tells whether the feed-forward is gated.
FamilyDefaults familyDefaults(const ConfigView&, bool& isKnown);

} // namespace xuanka::model
