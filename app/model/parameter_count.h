// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/architecture.h"

#include <cstdint>

namespace xuanka::model {

/// Parameters by part; one layer, all layers of a kind, or the whole model.
struct ParameterParts {
    std::int64_t embedding = 0; ///< token embedding; serves as the head too where tied
    std::int64_t positions = 0;
    std::int64_t head = 0; ///< 0 where tied
    std::int64_t attention = 0;
    std::int64_t state = 0;
    std::int64_t dense = 0; ///< feed-forward that every token visits
    std::int64_t router = 0;
    std::int64_t experts = 0; ///< all experts held
    std::int64_t sharedExperts = 0;
    std::int64_t norms = 0;         ///< norms, biases and other vectors
    std::int64_t activeExperts = 0; ///< the share of `experts` that one token visits

    std::int64_t total() const {
        return embedding + positions + head + attention + state + dense + router + experts +
               sharedExperts + norms;
    }

    std::int64_t active() const { return total() - experts + activeExperts; }

    ParameterParts& operator+=(const ParameterParts&);

    friend bool operator==(const ParameterParts&, const ParameterParts&) = default;
};

/// One layer of this kind.
ParameterParts layerParameters(const Architecture&, const LayerKind&);

/// The language model: all layers, embedding, head, final norm; without MTP modules and without
/// what `besideParameters` holds. Where no formula is offered (statedParameters), the parts are
/// those that the shape gives and `total()` may fall short of totalParameters().
ParameterParts countParameters(const Architecture&);

/// Total and active parameters of the language model, stated where the shape is not complete.
/// Active counts the experts of one token, embedding and head included.
std::int64_t totalParameters(const Architecture&);
std::int64_t activeParameters(const Architecture&);

/// All multi-token-prediction modules as stored with the checkpoint: their layers, a projection of
/// 2h × h, three norms, and copies of embedding and head where the file holds them.
std::int64_t mtpParameters(const Architecture&);

/// Layer kind of layer `index`, counted from the embedding; `index` < layers().
const LayerKind& kindOfLayer(const Architecture&, std::int64_t index);

} // namespace xuanka::model
