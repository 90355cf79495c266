// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"
#include "app/base/result.h"
#include "app/hardware/number_format.h"
#include "app/model/gguf_rules.h"

#include <vector>

namespace xuanka::model {

/// Bytes of one layer as stored, by what shards and offloads alike.
struct LayerWeights {
    Bytes mixer;   ///< attention or state, with its own small tensors
    Bytes dense;   ///< feed-forward that every token visits, and shared experts
    Bytes experts; ///< all routed experts
    Bytes other;   ///< router, norms, biases

    Bytes total() const { return mixer + dense + experts + other; }

    LayerWeights& operator+=(const LayerWeights&);

    friend bool operator==(const LayerWeights&, const LayerWeights&) = default;
};

/// The weights of a model in a number format, worked out once for a (model, format) pair: what the
/// hot path needs is a few sums of these.
struct StoredWeights {
    Bytes embedding; ///< serves as the head too where tied
    Bytes head;      ///< 0 where tied
    Bytes outer;     ///< positions, final norm, extras
    std::vector<LayerWeights>
        kinds;           ///< average layer of each kind (a mix differs from layer to layer)
    LayerWeights layers; ///< all layers
    Bytes mtp;           ///< multi-token-prediction modules, where a stack loads them
    Bytes beside;        ///< vision tower and projector, at 16 bits

    /// The language model.
    Bytes total() const { return embedding + head + outer + layers.total(); }

    friend bool operator==(const StoredWeights&, const StoredWeights&) = default;
};

/// A format with a GGUF mix is decided tensor by tensor by the rules; an unknown mix is an
/// UnknownId error. Of every other format, matrices take bitsPerWeight (experts their own), with
/// the scales of rows and columns; embedding, head and small tensors what the format says.
/// Where the architecture's parameter count is stated rather than derived, layers are scaled to it.
Result<StoredWeights>
storedWeights(const Architecture&, const hardware::NumberFormat&, const GgufRules&);

} // namespace xuanka::model
