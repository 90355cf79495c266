// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"
#include "app/model/architecture.h"

#include <cstdint>
#include <vector>

namespace xuanka::model {

/// Attention layers that cache alike.
struct CacheLayers {
    std::int64_t layers = 0;
    std::int64_t elements = 0; ///< cached a token (or compressed entry) and layer, keys and values
    std::int64_t indexElements = 0; ///< keys of the sparse-attention indexer; engines may hold fp8
    std::int64_t kvHeads = 0;       ///< heads that tensor parallelism can split; 0 = a latent
    std::int64_t windowTokens = 0;  ///< 0 = grows with the context
    std::int64_t compressRatio = 1; ///< tokens an entry
    /// Elements a token and layer where the engine expands the latent (no MLA kernels).
    std::int64_t expandedElements = 0;

    friend bool operator==(const CacheLayers&, const CacheLayers&) = default;
};

/// What a sequence leaves behind, taken from the architecture once. Sizes from it are a few
/// multiplications.
struct CacheShape {
    std::vector<CacheLayers> groups;
    std::int64_t stateElements = 0;       ///< recurrent state a sequence, all layers, usually fp32
    std::int64_t convolutionElements = 0; ///< tails of the convolutions a sequence

    friend bool operator==(const CacheShape&, const CacheShape&) = default;
};

/// How the engine holds the cache.
struct CacheStorage {
    double bits = 16.0;      ///< an element; 8.5 for Q8_0
    double indexBits = 16.0; ///< an element of the indexer's keys
    double stateBits = 32.0;
    std::int64_t extraWindowTokens = 0; ///< kept beyond a window: llama.cpp adds its micro-batch
    bool expandsLatent = false;         ///< a stack without MLA kernels caches all heads
    bool ignoresWindows = false;        ///< a stack that caches windowed layers in full
};

CacheShape cacheShape(const Architecture&);

/// Tokens (or compressed entries) that one layer of the group holds for a context.
double tokensHeld(const CacheLayers&, double contextTokens, const CacheStorage&);

/// Cache of one sequence with this context, without the fixed state.
Bytes cacheBytes(const CacheShape&, double contextTokens, const CacheStorage&);

/// What one more token adds while every layer still grows (context within every window).
Bytes cacheBytesPerToken(const CacheShape&, const CacheStorage&);

/// Fixed state of one sequence: recurrent state and convolution tails.
Bytes stateBytesPerSequence(const CacheShape&, const CacheStorage&);

} // namespace xuanka::model
