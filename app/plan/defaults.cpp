// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/defaults.h"

#include "app/base/text.h"

#include <algorithm>

namespace xuanka::plan {

using hardware::Accelerator;
using hardware::ComputeKind;
using hardware::NumberFormat;

bool computes(const Accelerator& card, ComputeKind kind) {
    const hardware::Peak& peak = card.peak(kind);
    return peak.fastAccumulate.has_value() || peak.fp32Accumulate.has_value();
}

std::string_view halfFormat(const Accelerator& card) {
    if (computes(card, ComputeKind::Bf16))
        return "bf16";
    const bool hasOtherPeak =
        computes(card, ComputeKind::Fp16) || computes(card, ComputeKind::Fp32);
    return hasOtherPeak ? "fp16" : "bf16";
}

std::string_view halfComputeFormat(const Accelerator& card) {
    const bool hasHalf = computes(card, ComputeKind::Bf16) || computes(card, ComputeKind::Fp16);
    return !hasHalf && computes(card, ComputeKind::Fp32) ? "fp32" : halfFormat(card);
}

bool listed(std::string_view list, std::string_view item) {
    return std::ranges::count(splitText(list, ';'), item) > 0;
}

std::string defaultWeightFormat(const Workload& w,
                                const model::Architecture& m,
                                const Accelerator& card,
                                const Catalogue& catalogue) {
    if (w.task == Task::Qlora)
        return "nf4-dq";
    if (!isTraining(w.task)) {
        const auto published =
            std::ranges::find(catalogue.formats, m.nativeFormat, &NumberFormat::id);
        // A checkpoint published in 8 or 4 bits was made to be served so.
        if (published != catalogue.formats.end() && published->bitsPerWeight < 16.0 &&
            computes(card, published->compute))
            return published->id;
    }
    return std::string(halfFormat(card));
}

std::string defaultComputeFormat(const NumberFormat& weights, const Accelerator& card) {
    const bool isNarrow =
        weights.compute == ComputeKind::Fp8 || weights.compute == ComputeKind::Int8 ||
        weights.compute == ComputeKind::Fp4 || weights.compute == ComputeKind::Int4;
    if (isNarrow && computes(card, weights.compute))
        return weights.id;
    if (weights.compute == ComputeKind::Fp32 && weights.isTrainable)
        return weights.id;
    if (weights.compute == ComputeKind::Fp16 && weights.isTrainable &&
        computes(card, ComputeKind::Fp16))
        return weights.id;
    return std::string(halfComputeFormat(card));
}

bool suits(const SoftwareProfile& p,
           Task task,
           const Accelerator& card,
           const NumberFormat& weights) {
    return (isTraining(task) ? p.trains : p.serves) && listed(p.ecosystems, card.ecosystem) &&
           (p.formats.empty() || listed(p.formats, weights.group));
}

const SoftwareProfile* defaultProfile(const Catalogue& catalogue,
                                      Task task,
                                      const Accelerator& card,
                                      const NumberFormat& weights) {
    const SoftwareProfile* firstThatCan = nullptr;
    for (const SoftwareProfile& p : catalogue.profiles) {
        if (!suits(p, task, card, weights))
            continue;
        if (listed(p.defaultFor, taskName(task)))
            return &p;
        if (firstThatCan == nullptr)
            firstThatCan = &p;
    }
    return firstThatCan;
}

} // namespace xuanka::plan
