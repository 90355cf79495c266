// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/hardware/number_format.h"
#include "app/plan/software_profile.h"

#include <span>
#include <string_view>
#include <vector>

namespace xuanka::estimate {

/// Shares are of the data sheet's figure. Names in resources/catalogue/kernel_coefficients.csv are
/// "<kernel>.<format>.<coefficient>"; kernel_coefficients.cpp ties each name to its member. Fitted
/// by tests/validate/fit_kernels.py.
struct GemmCoefficients {
    double launch = 0.0;         ///< s, from the end of one kernel to the end of an empty next
    double compute = 0.0;        ///< share of the peak in a tile that has all it needs
    double stream = 0.0;         ///< share of memory bandwidth while weights stream
    double tileBandwidth = 0.0;  ///< B/s that one multiprocessor pulls from the last-level cache
    double prologue = 0.0;       ///< s to fill and drain a tile
    double splitLength = 0.0;    ///< least k of one part when the product is split along k
    double waveLoss = 0.0;       ///< share of a partly filled last wave that is lost
    double quantisePasses = 0.0; ///< passes over the input of the rounding kernel
    double quantiseRow = 0.0;    ///< s that a row of it takes one multiprocessor
    double host = 0.0;           ///< s: floor where the host issues each call (no graph)
};

struct PrefillCoefficients {
    double launch = 0.0;
    double compute = 0.0;     ///< share of the bf16 peak in the products
    double exponential = 0.0; ///< s of one score's exponential and scaling on one multiprocessor
    double stream = 0.0;
    double prologue = 0.0;    ///< s of a tile of queries
    double keyBlock = 0.0;    ///< keys a tile of queries takes beyond its causal or window share
    double tail = 0.0;        ///< share of the longest tile that nothing overlaps
    double cachePasses = 0.0; ///< passes over the new keys and values (written to the cache)
    double windowWaste = 0.0; ///< share of the keys outside a window that is visited all the same
};

struct DecodeCoefficients {
    double launch = 0.0;
    double stream = 0.0;
    double keyBlock = 0.0;    ///< keys read beyond the length, by page and by tile
    double prologue = 0.0;    ///< s of a wave of (sequence, key/value head) pairs
    double loneStream = 0.0;  ///< one multiprocessor's bandwidth over its even share
    double compute = 0.0;     ///< share of the peak on groups of queries padded to 16
    double combine = 0.0;     ///< s to join the parts of a split sequence
    double regroup = 0.0;     ///< s to bring the queries of a group together (FlashAttention-2)
    double windowSplit = 0.0; ///< share of a group that goes head by head under a window
};

struct MoeCoefficients {
    double launch = 0.0; ///< s of sort, two products, activation, combine
    double compute = 0.0;
    double stream = 0.0;
    double tileBandwidth = 0.0; ///< as in GemmCoefficients
    double prologue = 0.0;      ///< s to fill and drain a tile
    double routedPasses = 0.0;  ///< passes over (token, expert) pairs, wherever the expert lives
    double localPasses = 0.0;   ///< passes over the pairs of this card's experts
};

struct CollectiveCoefficients {
    double launch = 0.0;       ///< s of a group of two
    double hop = 0.0;          ///< s of each further rank
    double share = 0.0;        ///< of the link's one-way bandwidth, large messages
    double pipeline = 0.0;     ///< s: filling cost, adds sqrt(pipeline · wire time)
    double switchShare = 0.0;  ///< share where the switch adds
    double crowding = 0.0;     ///< share left on a bus of more than two cards
    double hostShare = 0.0;    ///< share through host memory, of a group of four
    double customLaunch = 0.0; ///< the same three of the one-shot all-reduce of serving engines
    double customHop = 0.0;
    double customShare = 0.0;
    double customPipeline = 0.0;
};

/// Coefficients of one class for one matmul format and one cache format.
struct KernelCoefficients {
    GemmCoefficients gemm;
    PrefillCoefficients prefill;
    DecodeCoefficients decode;
    MoeCoefficients moe;
    CollectiveCoefficients collective;
    double multiprocessorRate = 0.0; ///< FLOP/s in bf16 of one multiprocessor
    int inherited = 0;               ///< steps up to the class that supplied the matmul
};

/// Kernel family of a pair (stored weights, arithmetic): "bf16", "fp8", "fp8-block", "nvfp4",
/// "w4a16", "w4a16-mx", "w4a8". What was never measured takes its nearest sibling.
std::string_view kernelFormat(const hardware::NumberFormat& weights, hardware::ComputeKind);

/// Looks each coefficient up in the class, then along `basedOn`; then under the sibling formats
/// "fp8" and "bf16". A coefficient that no class has is a MissingFigure error that names it.
Result<KernelCoefficients> resolveKernels(std::span<const plan::KernelClass>,
                                          std::string_view classId,
                                          std::string_view format,
                                          std::string_view cacheFormat);

} // namespace xuanka::estimate
