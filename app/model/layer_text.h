// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/model/architecture.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::model {

/// Layers as a line of text, the way a catalogue row and a project keep them:
///
///     12 softmax heads=64 kv=8 dim=64 window=128 sinks; moe experts=32 active=4 width=2880
///
/// Kinds are separated by '|', the parts of a layer by ';'. A kind starts with its number of
/// layers. Parts: softmax, latent, compressed, mamba1, mamba1-norm, mamba2, gated-delta,
/// kimi-delta, lightning; dense, moe; norms=N (2 where absent); extra=N. What a part does not name
/// is zero or off. An error names the word, the rule and the nearest word that exists.
Result<std::vector<LayerKind>> parseLayers(std::string_view text);
std::string formatLayers(const std::vector<LayerKind>&);

/// Which kind each layer is: groups of "times x digits", base 36 ("3x0 58x1", "12x0001").
Result<std::vector<std::uint8_t>> parseOrder(std::string_view text);
std::string formatOrder(const std::vector<std::uint8_t>&);

} // namespace xuanka::model
