// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/model/architecture.h"

#include <span>
#include <string>
#include <vector>

namespace xuanka::model {

inline constexpr double kSmallestMember = 0.1e9;
inline constexpr double kLargestMember = 10e12;

/// A model of any size in the manner of a published one: what the size slider gives.
///
/// The published models of the same family and build (same kinds of layers, same switches) are
/// points in log space; depth, width and the ratios of feed-forward, experts and heads to the width
/// are interpolated between them, and rounded to what kernels like: widths to multiples of 128 (of
/// 64 and less in small models), heads whole and a multiple of the KV heads, layers to the period
/// of the layer pattern. Beyond the published sizes depth follows the trend of all models given
/// (ln layers over ln parameters, least squares), width takes the rest; expert counts and head
/// widths stay. The feed-forward width then closes the gap to the wanted size.
///
/// A size that a published member has within 0.1 % gives that member's shape. An error where the
/// size is outside kSmallestMember…kLargestMember, or the model's shape is only stated.
Result<Architecture>
familyMember(std::span<const Architecture> models, const Architecture& of, double parameters);

/// Published models that `of` can be interpolated over, by size; `of` is one of them.
std::vector<const Architecture*> relatives(std::span<const Architecture> models,
                                           const Architecture& of);

} // namespace xuanka::model
