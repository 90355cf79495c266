// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/kernels/kernel_time.h"
#include "app/estimate/kernels/rounding.h"
#include "app/estimate/kernels/smooth_max.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace xuanka::estimate {
namespace {

struct Tile {
    double rows;
    double columns;
};

// Tile sizes that every vendor's library has; the fastest for the shape is taken.
constexpr std::array<Tile, 8> kTiles{
    {{256, 128}, {128, 256}, {128, 128}, {128, 64}, {64, 128}, {64, 64}, {16, 64}, {16, 128}}};

constexpr double kPartialSumBytes = 8.0; // a 32-bit sum written and read again

/// What all tiles of a product share, so that each costs two divisions.
struct Common {
    double processors;
    double mostParts;     ///< along k
    double secondsPerFma; ///< of a tile's element and step on one multiprocessor
    double secondsPerByte;
    double partialSum; ///< s to write and read one copy of the result
};

Common commonOf(const GemmShape& s, const DeviceRates& d, const GemmCoefficients& c) {
    const double pull = c.tileBandwidth * d.multiprocessors; // of the whole card
    return {d.multiprocessors, std::max(1.0, wholeDown(s.k / c.splitLength)),
            2.0 * d.multiprocessors / (d.matmul.value * c.compute), 1.0 / c.tileBandwidth,
            s.m * s.n * kPartialSumBytes / pull};
}

double tiledSeconds(const GemmShape& s,
                    const Tile& tile,
                    const Common& common,
                    const GemmCoefficients& c) {
    const double tiles = wholeUp(s.m * (1.0 / tile.rows)) * wholeUp(s.n * (1.0 / tile.columns));
    const double parts = tiles * 2.0 > common.processors
                             ? 1.0
                             : std::min(wholeDown(common.processors / tiles), common.mostParts);
    const double waves = tiles * parts / common.processors;
    const double lost = c.waveLoss * (wholeUp(waves) - waves);
    const double load =
        std::min(tile.rows, s.m) * s.inputBytes + std::min(tile.columns, s.n) * s.weightBytes;
    const double step =
        std::max(tile.rows * tile.columns * common.secondsPerFma, load * common.secondsPerByte);
    const double runs = std::max(1.0, waves + lost);
    if (parts <= 1.0)
        return runs * (c.prologue + s.k * step);
    return runs * (c.prologue + s.k / parts * step) + c.prologue + parts * common.partialSum;
}

} // namespace

Seconds gemmTime(const GemmShape& s, const DeviceRates& d, const GemmCoefficients& c) {
    if (!(s.m > 0.0 && s.n > 0.0 && s.k > 0.0))
        return Seconds(0.0);
    const Common common = commonOf(s, d, c);
    double compute = std::numeric_limits<double>::infinity();
    for (const Tile& tile : kTiles)
        compute = std::min(compute, tiledSeconds(s, tile, common, c));
    const double bytes =
        s.m * s.k * s.inputBytes + s.n * s.k * s.weightBytes + s.m * s.n * s.outputBytes;
    const double bandwidth = d.bandwidth.value * c.stream;
    double time = c.launch + smoothMax(compute, bytes / bandwidth);
    if (s.quantisesInput)
        time += c.quantisePasses * s.m * s.k * (2.0 + s.inputBytes) / bandwidth +
                c.quantiseRow * s.m / d.multiprocessors;
    return Seconds(time);
}

} // namespace xuanka::estimate
