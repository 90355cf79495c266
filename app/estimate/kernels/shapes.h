// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"

#include <cstdint>

namespace xuanka::estimate {

/// What a kernel sees of a card. `matmul` is the dense peak of the number kind in which the
/// product runs, with the accumulator that it really uses (see hardware::Peak); `half` that of bf16
/// (fp16 where there is no bf16), in which attention runs. Where a card's multiprocessors are not
/// known: half / KernelCoefficients::multiprocessorRate.
struct DeviceRates {
    FlopPerSecond matmul;
    FlopPerSecond half;
    BytesPerSecond bandwidth;
    double multiprocessors = 0.0;
};

/// C[m,n] = A[m,k] · B[k,n]. Bytes are those of one element, scales included. B is the weight.
struct GemmShape {
    double m = 0.0;
    double n = 0.0;
    double k = 0.0;
    double inputBytes = 2.0;  ///< of A as the product reads it (1 for fp8)
    double weightBytes = 2.0; ///< of B as stored
    double outputBytes = 2.0;
    bool quantisesInput = false; ///< A arrives in 16 bits and is rounded by a pass of its own
};

/// Attention of `sequences` equal sequences. `queries` new tokens each look at `context` tokens
/// (the new ones included), causally, or at the last `window` of them (0: all). MLA at decode is
/// one key/value head of 576 with values of 512, which are part of the key.
struct AttentionShape {
    double sequences = 1.0;
    double queries = 1.0;
    double context = 1.0;
    double heads = 1.0;
    double kvHeads = 1.0;
    double keyDim = 128.0;
    double valueDim = 128.0;
    double window = 0.0;
    double cacheBytes = 2.0; ///< of one stored key or value element
    bool valueInsideKey = false;
};

/// One mixture-of-experts feed-forward on one card: router, permutation, up (and gate), down.
struct MoeShape {
    double tokens = 0.0; ///< routed over all `experts`, before the split over cards
    double hidden = 0.0;
    double width = 0.0; ///< of one expert on this card (after tensor parallelism)
    double experts = 0.0;
    double localExperts = 0.0;  ///< held by this card (after expert parallelism)
    double activeExperts = 1.0; ///< a token visits
    double inputBytes = 2.0;
    double weightBytes = 2.0; ///< of one weight as stored, scales included
    double skew = 0.0;        ///< exponent of a power law over experts; 0: balanced
    bool isGated = true;
};

enum class Collective : std::uint8_t {
    AllReduce,
    AllGather,
    ReduceScatter,
    AllToAll,
    PointToPoint
};

/// The links that a group of ranks crosses. Bandwidths are per card and one way.
struct LinkPath {
    BytesPerSecond intra;          ///< inside the domain (NVLink, PCIe)
    BytesPerSecond inter;          ///< network per card; 0 where the group stays in one domain
    double ranksPerDomain = 1.0;   ///< of this group
    Seconds interLatency;          ///< of one hop over the network
    bool isSwitched = false;       ///< every pair at full speed (NVSwitch); else shared or a ring
    bool reducesInNetwork = false; ///< the switch adds (NVLink SHARP)
    bool crossesHost = false;      ///< PCIe without peer access or over socket: through host memory
};

} // namespace xuanka::estimate
