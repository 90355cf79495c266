// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/architecture.h"

#include <cstdint>
#include <vector>

namespace xuanka::model {

/// What a tensor is for. File formats, mixing rules, shards and adapters go by it.
enum class TensorRole : std::uint8_t {
    Embedding,
    Positions,
    Head,
    Query,
    Key,
    Value,
    AttentionOutput,
    QueryDown,    ///< to the query's latent (MLA)
    KeyValueDown, ///< to the latent that is cached
    KeyValueUp,
    OutputDown, ///< grouped low-rank output (DeepSeek-V4)
    Indexer,    ///< picks the tokens of a sparse attention
    StateIn,
    StateOut,
    StateSmall, ///< convolution, decay, step and such of a state layer
    FfnGate,
    FfnUp,
    FfnDown,
    Router,
    ExpertGate,
    ExpertUp,
    ExpertDown,
    SharedGate,
    SharedUp,
    SharedDown,
    LatentFfn, ///< into and out of the narrower width of latent experts
    Norm,
    Bias,
    Other,
    Count,
};

/// One tensor, or `copies` of one shape (the experts of a layer). Rows are outputs, columns inputs:
/// a quantised block lies along a row. The shapes are those of the published checkpoints, split
/// where files differ in fusing (query, key, value and gate, up are apart).
struct Tensor {
    TensorRole role = TensorRole::Other;
    std::int64_t rows = 0;
    std::int64_t columns = 1;
    std::int64_t copies = 1;

    std::int64_t elements() const { return rows * columns * copies; }

    bool isMatrix() const { return rows > 1 && columns > 1; }

    friend bool operator==(const Tensor&, const Tensor&) = default;
};

/// The tensors of one layer of this kind, in the order mixer, feed-forward, norms.
/// Formulas: Vaswani 2017 and the publications named at each kind in architecture.h.
std::vector<Tensor> layerTensors(const Architecture&, const LayerKind&);

/// Embedding, positions, final norm, head and the architecture's own extras.
std::vector<Tensor> outerTensors(const Architecture&);

/// Parameters of one norm of hidden width.
std::int64_t normElements(const Architecture&);

} // namespace xuanka::model
