// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/slider_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka::controls {

namespace {

using scenario::Scale;

struct Comfort {
    std::string_view key;
    SliderRange range;
};

// What people plan for today; the field table's own limits are far wider.
constexpr std::array kComfort{
    Comfort{"size", {0.1, 10000}},
    Comfort{"seq", {128, 1 << 20}},
    Comfort{"micro-batch", {1, 256}},
    Comfort{"accumulation", {1, 256}},
    Comfort{"padding", {0.0, 0.9}},
    Comfort{"tokens", {1e6, 5e13}},
    Comfort{"prompt", {16, 1 << 20}},
    Comfort{"output", {1, 1 << 16}},
    Comfort{"concurrency", {1, 4096}},
    Comfort{"request-rate", {0.01, 1000}},
    Comfort{"ttft-target", {0.05, 60}},
    Comfort{"tpot-target", {0.005, 1}},
    Comfort{"deadline", {1, 8760}},
    Comfort{"lora-rank", {1, 512}},
    Comfort{"chunked-prefill", {128, 1 << 16}},
    Comfort{"gpus", {1, 16384}},
    Comfort{"gpus-per-node", {1, 128}},
    Comfort{"inter-gbps", {1, 1600}},
    Comfort{"host-memory", {16, 8192}},
    Comfort{"nvme", {0.5, 100}},
    Comfort{"tp", {1, 64}},
    Comfort{"pp", {1, 64}},
    Comfort{"vpp", {1, 16}},
    Comfort{"ep", {1, 256}},
    Comfort{"cp", {1, 64}},
};

constexpr int kSubdivisions = 20; ///< positions an octave or a linear hundredth

double rounded(double value, int digits) {
    if (value == 0.0)
        return 0.0;
    const double scale =
        std::pow(10.0, digits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value)))));
    return std::round(value * scale) / scale;
}

} // namespace

SliderRange comfortableRange(const scenario::Field& field) {
    const auto* row = std::ranges::find(kComfort, field.key, &Comfort::key);
    return row == kComfort.end() ? SliderRange{field.least, field.most} : row->range;
}

SliderScale::SliderScale(const scenario::Field& field, SliderRange range)
    : m_field(&field), m_range(range) {
    m_hasZero = field.scale != Scale::Linear && field.least <= 0.0;
    if (field.scale == Scale::Linear) {
        const bool isCount = field.kind == scenario::FieldKind::Count;
        m_last = isCount ? static_cast<int>(range.most - range.least) : 100;
        return;
    }
    m_range.least = std::max(m_range.least, 1e-6);
    const double octaves = std::log2(m_range.most / m_range.least);
    m_last =
        static_cast<int>(std::lround(octaves * kSubdivisions)) + (m_hasZero ? kSubdivisions : 0);
}

double SliderScale::tidy(double value) const {
    if (m_field->kind == scenario::FieldKind::Count)
        return std::round(value);
    return m_field->scale == Scale::Linear ? std::round(value * 100.0) / 100.0 : rounded(value, 3);
}

double SliderScale::clamped(double value) const {
    return std::clamp(value, m_field->least, m_field->most);
}

double SliderScale::lowest() const {
    return std::max(m_field->least, m_hasZero ? m_range.least : m_field->least);
}

double SliderScale::valueAt(int position) const {
    if (m_field->scale == Scale::Linear)
        return tidy(m_range.least + (m_range.most - m_range.least) * position / m_last);
    const int from = m_hasZero ? kSubdivisions : 0;
    if (position < from)
        return position < from / 2 ? 0.0 : m_range.least;
    const double octave = static_cast<double>(position - from) / kSubdivisions;
    if (m_field->scale == Scale::PowersOfTwo) {
        const double power = std::exp2(std::round(std::log2(m_range.least) + octave));
        return clamped(std::clamp(power, m_range.least, m_range.most));
    }
    if (position >= m_last)
        return m_range.most;
    return std::min(tidy(m_range.least * std::exp2(octave)), m_range.most);
}

int SliderScale::positionOf(double value) const {
    if (m_field->scale == Scale::Linear) {
        const double share = (value - m_range.least) / (m_range.most - m_range.least);
        return std::clamp(static_cast<int>(std::lround(share * m_last)), 0, m_last);
    }
    if (value <= 0.0)
        return 0;
    const int from = m_hasZero ? kSubdivisions : 0;
    const double octave = std::log2(value / m_range.least);
    return std::clamp(from + static_cast<int>(std::lround(octave * kSubdivisions)), from, m_last);
}

double SliderScale::stepped(double value, int steps, bool isBig) const {
    if (m_field->scale == Scale::Linear) {
        const double unit = m_field->kind == scenario::FieldKind::Count ? 1.0 : 0.01;
        return clamped(tidy(value + unit * steps * (isBig ? 10 : 1)));
    }
    if (m_hasZero && value <= 0.0)
        return steps > 0 ? lowest() : 0.0;
    if (m_hasZero && steps < 0 && value <= lowest())
        return 0.0;
    if (m_field->scale == Scale::PowersOfTwo) {
        // From a value between two powers the first step ends on the next power.
        const double log = std::log2(value);
        const double at = steps > 0 ? std::floor(log + 1e-9) : std::ceil(log - 1e-9);
        return std::clamp(std::exp2(at + steps * (isBig ? 3 : 1)), lowest(), m_field->most);
    }
    const double factor = isBig ? 2.0 : 1.05;
    double next = tidy(value * std::pow(factor, steps));
    if (next == value)
        next = value + (steps > 0 ? 1 : -1) * std::pow(10.0, std::floor(std::log10(value)) - 1);
    return std::clamp(next, lowest(), m_field->most);
}

} // namespace xuanka::controls
