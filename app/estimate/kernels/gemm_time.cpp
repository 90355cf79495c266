// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/kernels/kernel_time.h"
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

double tiledSeconds(const GemmShape& s,
                    const Tile& tile,
                    const DeviceRates& d,
                    const GemmCoefficients& c) {
    const double processors = d.multiprocessors;
    const double tiles = std::ceil(s.m / tile.rows) * std::ceil(s.n / tile.columns);
    const double most = std::max(1.0, std::floor(s.k / c.splitLength));
    const double parts = std::clamp(std::floor(processors / tiles), 1.0, most);
    const double waves = tiles * parts / processors;
    const double lost = c.waveLoss * (std::ceil(waves) - waves);
    const double compute =
        2.0 * tile.rows * tile.columns * processors / (d.matmul.value * c.compute);
    const double load =
        std::min(tile.rows, s.m) * s.inputBytes + std::min(tile.columns, s.n) * s.weightBytes;
    const double pull = c.tileBandwidth * d.half.value; // of all multiprocessors
    const double step = std::max(compute, load * processors / pull);
    const double body = std::max(1.0, waves + lost) * (c.prologue + s.k / parts * step);
    if (parts <= 1.0)
        return body;
    return body + c.prologue + parts * s.m * s.n * kPartialSumBytes / pull;
}

} // namespace

Seconds gemmTime(const GemmShape& s, const DeviceRates& d, const GemmCoefficients& c) {
    if (!(s.m > 0.0 && s.n > 0.0 && s.k > 0.0))
        return Seconds(0.0);
    double compute = std::numeric_limits<double>::infinity();
    for (const Tile& tile : kTiles)
        compute = std::min(compute, tiledSeconds(s, tile, d, c));
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
