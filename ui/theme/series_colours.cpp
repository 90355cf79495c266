// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/series_colours.h"

#include "ui/theme/colours.h"

#include <algorithm>
#include <array>

namespace xuanka::theme {

namespace {

using Rgb = unsigned;

constexpr std::array<Rgb, 8> kLight{0x0072B2, 0xD55E00, 0x00805E, 0xB0558A,
                                    0xA87400, 0x2A86BD, 0x7D7600, 0x3A3F45};
constexpr std::array<Rgb, 8> kDark{0x4BA3E3, 0xE8762B, 0x1DB58B, 0xD98CB8,
                                   0xE69F00, 0x7CC7F2, 0xE5DB57, 0xC9CFD6};

// Weights, adapter, master weights, gradients, optimizer states, activations, logits, gathered
// parameters, cache, draft model, workspace, communication, graphs, context, fragmentation.
constexpr std::array<Rgb, 15> kMemoryLight{0x0072B2, 0x2F95D0, 0x00517E, 0xC97B00, 0xD55E00,
                                           0x00805E, 0x4C9F38, 0x6B8FB5, 0xB0558A, 0x8A4FA3,
                                           0x7D7600, 0x8C6D46, 0x6A6F9E, 0x6E7781, 0x8C959F};
constexpr std::array<Rgb, 15> kMemoryDark{0x4BA3E3, 0x86C5F0, 0x3F7FB5, 0xF0B13C, 0xE8762B,
                                          0x1DB58B, 0x86CC6E, 0x8FB0D3, 0xD98CB8, 0xB58AD0,
                                          0xD6CC4A, 0xC2A176, 0x9CA2D8, 0x98A2AD, 0x7B8794};

// Matmul, attention, experts, element-wise, launch, recompute, tensor, expert, pipeline and data
// parallel communication, optimizer, offload, queue, host.
constexpr std::array<Rgb, 14> kTimeLight{0x0072B2, 0xB0558A, 0x2F95D0, 0x00805E, 0x6E7781,
                                         0x4C9F38, 0xD55E00, 0xC97B00, 0xA87400, 0xB5463C,
                                         0x8A4FA3, 0x7D7600, 0x8C6D46, 0x8C959F};
constexpr std::array<Rgb, 14> kTimeDark{0x4BA3E3, 0xD98CB8, 0x86C5F0, 0x1DB58B, 0x98A2AD,
                                        0x86CC6E, 0xE8762B, 0xF0B13C, 0xC9A04A, 0xF0857B,
                                        0xB58AD0, 0xD6CC4A, 0xC2A176, 0x7B8794};

template <std::size_t N> QColor pick(const std::array<Rgb, N>& set, std::size_t at) {
    return QColor(set[at % N]);
}

} // namespace

QColor seriesColour(std::size_t slot, bool isDark) {
    const QColor hue = pick(isDark ? kDark : kLight, slot);
    // Away from the ground, so that every step keeps its contrast.
    constexpr std::array<double, 3> kSteps{0.0, 0.35, 0.6};
    const double step = kSteps[slot / kLight.size() % kSteps.size()];
    return mixed(hue, colours(isDark).text, step);
}

std::size_t CardColours::slot(std::string_view acceleratorId) {
    const auto known = std::ranges::find(m_ids, acceleratorId);
    if (known != m_ids.end())
        return static_cast<std::size_t>(known - m_ids.begin());
    m_ids.emplace_back(acceleratorId);
    return m_ids.size() - 1;
}

QColor memoryPartColour(std::size_t part, bool isDark) {
    return isDark ? pick(kMemoryDark, part) : pick(kMemoryLight, part);
}

QColor timePartColour(std::size_t part, bool isDark) {
    return isDark ? pick(kTimeDark, part) : pick(kTimeLight, part);
}

} // namespace xuanka::theme
