// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/prepared.h"
#include "app/plan/plan.h"

namespace xuanka::estimate {

/// Seconds of one layer's parts on one card.
struct LayerSeconds {
    double matmul = 0.0;
    double attention = 0.0;
    double experts = 0.0;
    double elementwise = 0.0;
    double operators = 0.0;          ///< how many kernels are launched, a count
    double quantisedOperators = 0.0; ///< and of these products with quantised weights

    double device() const { return matmul + attention + experts + elementwise; }

    LayerSeconds& operator+=(const LayerSeconds& o);
    LayerSeconds operator*(double f) const;
};

/// What runs through a layer in one pass.
struct Pass {
    double tokens = 1.0; ///< on this card's attention group
    double sequences = 1.0;
    double queries = 1.0;        ///< new tokens a sequence; 1 = decoding
    double context = 1.0;        ///< tokens that each looks at, the new ones included
    double tensorSplit = 1.0;    ///< cards that share matrices
    double attentionSplit = 1.0; ///< cards that share heads; 1 under attention data parallelism
    double expertRanks = 1.0;    ///< cards over which experts are spread
    double expertTensor = 1.0;   ///< cards that share one expert
    double routedTokens = 1.0;   ///< tokens of all cards that feed these experts
    double elementwisePasses = 1.0;
    double operatorsBeside = 0.0; ///< kernels of a layer besides products and attention
    bool isDecode = false;
    bool isFused = true; ///< query, key, value and gate, up run as one product each
};

LayerSeconds forwardTime(const LayerOperators&, const Device&, const Pass&);

/// `trainsWeights`: gradients of the matrices too (not for a frozen base). `attentionFactor`:
/// backward attention over forward (FlashAttention-2 counts 2.5 times the products).
LayerSeconds backwardTime(
    const LayerOperators&, const Device&, const Pass&, bool trainsWeights, double attentionFactor);

/// One matrix over `tokens` rows, cut as tensor parallelism cuts it.
double matrixTime(const MatrixSlot&, const Device&, double tokens, double split);

/// Embedding look-up is free; the head is a product of its own, always in 16 bits unless quantised.
double headTime(const plan::Plan&, const Device&, double tokens, double split);

} // namespace xuanka::estimate
