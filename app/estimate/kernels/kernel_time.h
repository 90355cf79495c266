// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/kernels/kernel_coefficients.h"
#include "app/estimate/kernels/shapes.h"

namespace xuanka::estimate {

/// How long one operator takes on one card: launch + max(compute, memory), the larger of the two
/// softened by a fourth-power mean. Pure, no allocation, a few dozen nanoseconds each. An empty
/// shape takes no time. Never faster than the roofline of the data sheet.

/// Tiles over the card in waves; each tile's step takes its share of the peak or of the cache's
/// bandwidth, whichever is slower; k is split where tiles are fewer than multiprocessors (tile and
/// wave quantisation: NVIDIA, "Matrix multiplication background"; split-k: Osama et al. 2023).
Seconds gemmTime(const GemmShape&, const DeviceRates&, const GemmCoefficients&);

/// Tiles of 128 queries over their visible keys (FlashAttention-2, Dao 2023); exponentials share
/// the multiprocessor with the products, so narrow heads reach less.
Seconds attentionPrefillTime(const AttentionShape&, const DeviceRates&, const PrefillCoefficients&);

/// The cache streams once; few sequences × heads cannot fill the card even when keys are split.
Seconds attentionDecodeTime(const AttentionShape&, const DeviceRates&, const DecodeCoefficients&);

/// Experts touched stream once, their rows are padded, pairs are permuted and combined.
Seconds moeTime(const MoeShape&, const DeviceRates&, const MoeCoefficients&);

/// Experts of `localExperts` that at least one token reaches: E(1 − (1 − k/E)^T) when balanced,
/// fewer under a power law.
double expertsTouched(const MoeShape&);

/// `bytes`: all-reduce: the tensor; all-gather and reduce-scatter: the whole (gathered) tensor;
/// all-to-all: what one rank holds before (its own part stays); point to point: the message.
/// latency + wire/bandwidth + sqrt(fill · wire): a chunked pipeline at its best chunk size
/// (Sanders, Speck, Träff 2009). Over several domains: hierarchical, inside then between.
Seconds
collectiveTime(Collective, Bytes, double ranks, const LinkPath&, const CollectiveCoefficients&);

/// All-reduce by direct peer reads inside one domain, as serving engines do for small messages.
Seconds customAllReduceTime(Bytes, double ranks, const LinkPath&, const CollectiveCoefficients&);

} // namespace xuanka::estimate
