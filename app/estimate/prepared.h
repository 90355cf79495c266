// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/profile_coefficients.h"
#include "app/estimate/time/device.h"
#include "app/estimate/time/operators.h"
#include "app/model/kv_cache.h"
#include "app/plan/plan.h"

#include <array>
#include <cstdint>
#include <vector>

namespace xuanka::estimate {

inline constexpr std::size_t kLoraTargets = 7; ///< bits of plan::LoraTarget

/// One layer of a kind, as memory sees it. Counts are elements; widths are values a token.
struct LayerShape {
    double parameters = 0.0;       ///< all but routed experts
    double expertParameters = 0.0; ///< all routed experts held
    double storedBytes = 0.0;      ///< of `parameters` in the plan's weight format
    double expertStoredBytes = 0.0;
    double attentionStoredBytes = 0.0; ///< the mixer's share of storedBytes
    double quantisedParameters = 0.0;  ///< share of both that a quantising format covers
    double queryWidth = 0.0;
    double keyWidth = 0.0;
    double valueWidth = 0.0;
    double mixedWidth = 0.0;  ///< input of the output projection
    double latentWidth = 0.0; ///< latents that are kept beside query, key and value
    double stateWidth = 0.0;  ///< what a state layer keeps in place of attention
    double heads = 0.0;
    double windowTokens = 0.0;
    double gatedWidth = 0.0;       ///< dense and shared feed-forward with a gate
    double plainWidth = 0.0;       ///< without
    double routedGatedWidth = 0.0; ///< of the experts that one token visits, summed
    double routedPlainWidth = 0.0;
    double activeExperts = 0.0;
    double experts = 0.0;
    double norms = 0.0;
    std::array<double, kLoraTargets> adapterDimensions{}; ///< Σ (inputs + outputs) per rank
    std::array<double, kLoraTargets> adapterInputs{};     ///< input width a token
    double largestMatrix = 0.0; ///< elements of the largest quantised matrix
};

/// What is outside the layers, in elements and as stored.
struct OuterShape {
    double embedding = 0.0;
    double positions = 0.0; ///< learned, beside the embedding
    double head = 0.0;      ///< 0 where tied
    double other = 0.0;
    double embeddingBytes = 0.0; ///< as stored
    double headBytes = 0.0;
    double loadedHeadBytes = 0.0; ///< a tied head that is in memory until it is tied
    double otherBytes = 0.0;
};

/// Everything that depends on model, card, formats and stack alone: resolved once, shared by all
/// layouts, batches, lengths and techniques that a search or a slider tries.
struct Prepared {
    ProfileCoefficients profile;
    std::vector<LayerShape> kinds;
    std::vector<std::uint8_t> order;       ///< kind of each layer
    std::vector<LayerOperators> operators; ///< of each kind, for time
    Device device;
    OuterShape outer;
    double parameters = 0.0; ///< of the language model
    double contextBytes = 0.0;
    model::CacheShape cache;
    model::CacheShape draftCache; ///< speculative decoding; empty = off
    double draftStoredBytes = 0.0;
};

/// What an application gets of the card: the driver keeps a share of what it reports.
double usableBytes(const plan::Plan&, const Prepared&);

/// A mix of GGUF types that the catalogue does not know is the only error.
Result<Prepared> prepare(const plan::Plan&);

} // namespace xuanka::estimate
