// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/activation_bytes.h"
#include "app/estimate/prepared.h"

#include <array>
#include <cstdint>

namespace xuanka::estimate {

/// Bytes on one card of one pipeline stage, before phases decide what is alive together.
struct TrainingStage {
    double weights = 0.0;
    double adapter = 0.0;
    double master = 0.0;
    double gradients = 0.0; ///< all of them, at the end of the backward pass
    double states = 0.0;
    double layerStates = 0.0;  ///< weights to states of the layers alone, embeddings aside
    double activations = 0.0;  ///< kept for all micro-batches in flight
    double block = 0.0;        ///< the block being recomputed or passed backward
    double logits = 0.0;       ///< and the gradients that live with them
    double gatheredLoss = 0.0; ///< ZeRO-3: embedding and head in the loss
    double gatheredRoot = 0.0; ///< what of it stays through the backward pass
    double gathered = 0.0;     ///< ZeRO-3: blocks and their gradients in the backward pass
    double castCache = 0.0;
    double dequantised = 0.0;
    double embeddingGradient = 0.0; ///< arrives whole at the end of the backward pass
    double headGradient = 0.0;
    double stepTemporaries = 0.0;
    double buckets = 0.0;
    double host = 0.0; ///< offloaded
};

/// Stage `index` of layout.pp. Formula sources: ZeRO (Rajbhandari et al. 2020) for shards, 1F1B and
/// its interleaved form (Narayanan et al. 2021) for what is in flight.
TrainingStage trainingStage(const plan::Plan&, const Prepared&, std::int64_t index);

/// Micro-batches whose activations stage `index` holds at once, in stages' worth of layers.
double microBatchesInFlight(const plan::Layout&, std::int64_t index, std::int64_t accumulation);

/// Layers of each kind on the stage.
std::array<double, 256> stageLayers(const Prepared&, std::int64_t stages, std::int64_t index);

} // namespace xuanka::estimate
