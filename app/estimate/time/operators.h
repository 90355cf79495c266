// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/hardware/number_format.h"
#include "app/model/architecture.h"

#include <array>
#include <cstdint>

namespace xuanka::estimate {

/// Along which side tensor parallelism cuts a matrix.
enum class Cut : std::uint8_t { Outputs, Inputs, None };

/// One matrix of a layer as its product sees it. Matrices that every stack runs as one product
/// (query, key and value; gate and up) are one slot.
struct MatrixSlot {
    double outputs = 0.0;
    double inputs = 0.0;
    double weightBytes = 2.0;   ///< of one weight as stored, scales included
    double adapterWidths = 0.0; ///< Σ (inputs + outputs) of the matrices in the slot, for adapters
    std::uint32_t adapterBit = 0; ///< plan::LoraTarget bits of the slot
    Cut cut = Cut::Outputs;
    bool isAttention = false; ///< replicated under attention data parallelism
    bool isQuantised = false; ///< runs in the arithmetic of the plan; else 16-bit whatever it is
    double parts = 1.0;       ///< products that a stack runs which fuses nothing
};

inline constexpr std::size_t kMostMatrices = 12;

/// What the attention of a layer is made of; heads are those of the whole model.
struct AttentionSlot {
    enum class Kind : std::uint8_t { None, Softmax, Latent, State } kind = Kind::None;
    double heads = 0.0;
    double kvHeads = 0.0;
    double keyDim = 0.0;
    double valueDim = 0.0;
    double cachedKeyDim = 0.0; ///< at decode: latent and rotary part (MLA), else keyDim
    double cachedValueDim = 0.0;
    double window = 0.0;
    double topK = 0.0;              ///< tokens that a sparse attention reads; 0 = all
    double stateFlopPerToken = 0.0; ///< of a state layer, forward
    double stateBytes = 0.0;        ///< of one sequence, read and written in a decode step
};

struct ExpertSlot {
    double experts = 0.0;
    double active = 0.0;
    double width = 0.0;
    double hidden = 0.0; ///< latent width where experts work on one
    double weightBytes = 2.0;
    bool isGated = true;
};

/// The operators of one layer of a kind, resolved once for a model and a format.
struct LayerOperators {
    std::array<MatrixSlot, kMostMatrices> matrices{};
    std::size_t matrixCount = 0;
    AttentionSlot attention;
    ExpertSlot experts;
    double hidden = 0.0;
    double elementwiseWidth =
        0.0;                 ///< values that pass memory between products, per token, one pass each
    double parameters = 0.0; ///< of the matrices, experts included once each
    double activeParameters = 0.0; ///< that one token visits
};

LayerOperators
layerOperators(const model::Architecture&, const model::LayerKind&, const hardware::NumberFormat&);

} // namespace xuanka::estimate
