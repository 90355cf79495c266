// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// Titles, axes and readings of charts.
constexpr std::array kEntries{
    Entry{"chart.nothing", QT_TRANSLATE_NOOP("messages", "There is nothing to draw yet")},
    Entry{"chart.memory_throughput", QT_TRANSLATE_NOOP("messages", "Throughput by memory")},
    Entry{"chart.memory_axis", QT_TRANSLATE_NOOP("messages", "Memory per GPU (GiB)")},
    Entry{"chart.training_axis", QT_TRANSLATE_NOOP("messages", "Throughput (tokens/s)")},
    Entry{"chart.serving_axis", QT_TRANSLATE_NOOP("messages", "Generated (tokens/s)")},
    Entry{"chart.throughput", QT_TRANSLATE_NOOP("messages", "Throughput")},
    Entry{"chart.memory", QT_TRANSLATE_NOOP("messages", "Memory")},
    Entry{"chart.limited_by", QT_TRANSLATE_NOOP("messages", "Limited by")},
    Entry{"chart.fits", QT_TRANSLATE_NOOP("messages", "Fits")},
    Entry{"chart.does_not_fit", QT_TRANSLATE_NOOP("messages", "Does not fit")},
    Entry{"chart.does_not_fit_by", QT_TRANSLATE_NOOP("messages", "Does not fit: %1 short")},
    Entry{"chart.short_by", QT_TRANSLATE_NOOP("messages", "%1 short")},
    Entry{"chart.fits_with", QT_TRANSLATE_NOOP("messages", "fits, %1 spare")},
    Entry{"chart.memory_parts", QT_TRANSLATE_NOOP("messages", "Memory by part")},
    Entry{"chart.time_parts", QT_TRANSLATE_NOOP("messages", "Time by part")},
    Entry{"chart.intervals", QT_TRANSLATE_NOOP("messages", "Throughput and its 80 % interval")},
    Entry{"chart.step_axis_s", QT_TRANSLATE_NOOP("messages", "Time of a step (s)")},
    Entry{"chart.step_axis_ms", QT_TRANSLATE_NOOP("messages", "Time of a step (ms)")},
    Entry{"chart.needed", QT_TRANSLATE_NOOP("messages", "Needed")},
    Entry{"chart.usable", QT_TRANSLATE_NOOP("messages", "Usable")},
    Entry{"chart.fullest_at", QT_TRANSLATE_NOOP("messages", "Fullest at")},
    Entry{"chart.step", QT_TRANSLATE_NOOP("messages", "Step")},
    Entry{"chart.interval", QT_TRANSLATE_NOOP("messages", "80 % interval")},
    Entry{"chart.fit_probability", QT_TRANSLATE_NOOP("messages", "Probability to fit")},
    Entry{"chart.roofline", QT_TRANSLATE_NOOP("messages", "Roofline")},
    Entry{"chart.intensity_axis",
          QT_TRANSLATE_NOOP("messages", "Arithmetic intensity (FLOP/byte)")},
    Entry{"chart.tflops_axis", QT_TRANSLATE_NOOP("messages", "Speed (TFLOPS)")},
    Entry{"chart.reached", QT_TRANSLATE_NOOP("messages", "Reached")},
    Entry{"chart.attainable", QT_TRANSLATE_NOOP("messages", "Attainable")},
    Entry{"chart.intensity", QT_TRANSLATE_NOOP("messages", "FLOP per byte")},
    Entry{"chart.share_of_step", QT_TRANSLATE_NOOP("messages", "Share of the step")},
    Entry{"chart.bandwidth", QT_TRANSLATE_NOOP("messages", "Bandwidth")},
    Entry{"chart.ridge", QT_TRANSLATE_NOOP("messages", "Ridge, FLOP per byte")},
    Entry{"chart.scaling", QT_TRANSLATE_NOOP("messages", "Scaling with the number of GPUs")},
    Entry{"chart.gpus_axis", QT_TRANSLATE_NOOP("messages", "GPUs")},
    Entry{"chart.perfect_scaling", QT_TRANSLATE_NOOP("messages", "Perfect scaling")},
    Entry{"chart.efficiency", QT_TRANSLATE_NOOP("messages", "Efficiency")},
};

} // namespace

std::span<const Entry> englishCharts() {
    return kEntries;
}

} // namespace xuanka::text
