// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/kernels/kernel_time.h"
#include "app/estimate/kernels/rounding.h"
#include "app/estimate/kernels/smooth_max.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace xuanka::estimate {
namespace {

constexpr double kQueryTile = 128.0; // queries of a thread block
constexpr double kGroupTile = 16.0;  // rows of the smallest matrix instruction
constexpr double kSplitKeys = 256.0; // keys of one part when a sequence is split
constexpr double kHalfBytes = 2.0;   // queries and results stay in 16 bits

double visible(const AttentionShape& s, double extra) {
    return s.window > 0.0 ? std::min(s.context, s.window + extra) : s.context;
}

/// Stored elements of one token of one key/value head.
double storedWidth(const AttentionShape& s) {
    return s.valueInsideKey ? s.keyDim : s.keyDim + s.valueDim;
}

bool isEmpty(const AttentionShape& s) {
    return !(s.sequences > 0.0 && s.queries > 0.0 && s.context > 0.0 && s.heads > 0.0);
}

} // namespace

Seconds
attentionPrefillTime(const AttentionShape& s, const DeviceRates& d, const PrefillCoefficients& c) {
    if (isEmpty(s))
        return Seconds(0.0);
    const double rows = s.queries > 0.5 * kQueryTile ? kQueryTile : 0.5 * kQueryTile;
    const double tiles = s.sequences * s.heads * wholeUp(s.queries / rows);
    // A tile sees on average the past and half of the new tokens (causal), and its own diagonal.
    const double causal = s.context - s.queries + 0.5 * (s.queries + std::min(s.queries, rows));
    const double seen = visible(s, rows);
    const double limit = seen + c.windowWaste * (s.context - seen);
    const double keys = std::min(causal, limit) + c.keyBlock;
    const double products = 2.0 * (s.keyDim + s.valueDim) * d.multiprocessors;
    const double step = rows * (products / (d.half.value * c.compute) + c.exponential);
    const double longest = c.prologue + (limit + c.keyBlock) * step;
    const double shared = tiles / d.multiprocessors * (c.prologue + keys * step);
    const double compute = std::max(shared + c.tail * longest, longest);
    const double stored = s.sequences * s.kvHeads * storedWidth(s);
    const double bytes = s.sequences * s.queries * s.heads * (s.keyDim + s.valueDim) * kHalfBytes +
                         stored * visible(s, s.queries) * s.cacheBytes;
    const double written = stored * s.queries * (kHalfBytes + s.cacheBytes);
    const double bandwidth = d.bandwidth.value * c.stream;
    return Seconds(c.launch + smoothMax(compute, bytes / bandwidth) +
                   c.cachePasses * written / bandwidth);
}

Seconds
attentionDecodeTime(const AttentionShape& s, const DeviceRates& d, const DecodeCoefficients& c) {
    if (isEmpty(s))
        return Seconds(0.0);
    const double keys = visible(s, 0.0);
    const double group = s.heads / s.kvHeads;
    const double streams = s.sequences * s.kvHeads;
    const double read = keys + c.keyBlock;
    const double bytes = streams * storedWidth(s) * s.cacheBytes * read +
                         s.sequences * s.queries * s.heads * (s.keyDim + s.valueDim) * kHalfBytes;
    const double most = std::max(1.0, wholeDown(keys / kSplitKeys));
    const double parts = std::clamp(wholeDown(d.multiprocessors / streams), 1.0, most);
    const double stream = bytes / (d.bandwidth.value * c.stream);
    const double lone =
        bytes / (streams * parts) * d.multiprocessors / (d.bandwidth.value * c.loneStream);
    const double rows = wholeUp(group * s.queries / kGroupTile) * kGroupTile;
    const double compute =
        2.0 * streams * rows * read * (s.keyDim + s.valueDim) / (d.half.value * c.compute);
    const bool isWindowed = s.window > 0.0;
    const double perHead = isWindowed ? 1.0 + c.windowSplit * (group - 1.0) : 1.0;
    const double waves = std::max(1.0, streams * perHead / d.multiprocessors);
    // Heads of a group that are not adjacent in memory are copied together first.
    const bool isCopied = group > 1.0 && s.sequences > 1.0 && s.kvHeads > 1.0 && !isWindowed;
    const double fixed = c.launch + (parts > 1.0 ? c.combine : 0.0) + (isCopied ? c.regroup : 0.0);
    return Seconds(fixed + smoothMax(stream, lone, compute) + waves * c.prologue);
}

} // namespace xuanka::estimate
