// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/config_view.h"
#include "app/model/family_defaults.h"

#include <cstdint>
#include <vector>

namespace xuanka::model {

enum class PlannedMixer : std::uint8_t { None, Full, Windowed, State, Convolution };
enum class PlannedFfn : std::uint8_t { None, Dense, Moe };

/// What a config.json says about one layer, before any size.
struct PlannedLayer {
    PlannedMixer mixer = PlannedMixer::Full;
    PlannedFfn ffn = PlannedFfn::Dense;
    bool hasIndexer = true; ///< a sparse attention may share the indexer of an earlier layer

    friend bool operator==(const PlannedLayer&, const PlannedLayer&) = default;
};

/// Layers of the model by every way that publishers write a pattern: hybrid_override_pattern,
/// layers_block_type, layer_types, attn_type_list, hybrid_layer_pattern, block_configs, periods and
/// offsets, moe_layer_freq, mlp_only_layers, leading dense layers … Where none is there, every
/// layer attends to everything and has what the experts' keys imply.
std::vector<PlannedLayer> planLayers(const ConfigView&, const FamilyDefaults&, std::int64_t layers);

/// Number of layers: a key, or the length of a pattern; 0 where neither is there.
std::int64_t layerCount(const ConfigView&);

/// Layers of one MTP module where the file has a pattern for it.
std::vector<PlannedLayer> planMtpLayers(const ConfigView&);

} // namespace xuanka::model
