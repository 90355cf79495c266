// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/time/device.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace xuanka::estimate {

namespace {

using hardware::ComputeKind;

FlopPerSecond peakOf(const hardware::Accelerator& card, ComputeKind kind) {
    const hardware::Peak& p = card.peak(kind);
    return p.fp32Accumulate.value_or(p.fastAccumulate.value_or(FlopPerSecond(0.0)));
}

FlopPerSecond firstPeak(const hardware::Accelerator& card,
                        std::initializer_list<ComputeKind> kinds) {
    for (const ComputeKind k : kinds)
        if (const FlopPerSecond p = peakOf(card, k); p.value > 0.0)
            return p;
    return FlopPerSecond(0.0);
}

double computeBytes(ComputeKind kind) {
    switch (kind) {
    case ComputeKind::Fp64:
        return 8.0;
    case ComputeKind::Fp32:
    case ComputeKind::Tf32:
        return 4.0;
    case ComputeKind::Fp8:
    case ComputeKind::Int8:
        return 1.0;
    case ComputeKind::Int4:
    case ComputeKind::Fp4:
        return 0.5625; // a 4-bit value and its share of a block scale
    default:
        return 2.0;
    }
}

/// One way per card over PCIe: 1 GB/s a lane in generation 3, twice as much a generation; 128b/130b
/// and headers leave about 80 % (PCI-SIG base specification; measured copies reach 12-13 of 15.75
/// GB/s on 3.0 x16).
BytesPerSecond pcie(const hardware::Accelerator& card) {
    const double generation = card.pcieGeneration > 0.0 ? card.pcieGeneration : 4.0;
    const double lanes = card.pcieLanes > 0 ? static_cast<double>(card.pcieLanes) : 16.0;
    constexpr double kThirdGenerationLane = 0.985e9;
    constexpr double kReached = 0.8;
    return BytesPerSecond(kThirdGenerationLane * std::exp2(generation - 3.0) * lanes * kReached);
}

struct Intra {
    BytesPerSecond bandwidth;
    double domain = 1.0;
    bool isSwitched = false;
    bool crossesHost = false;
};

Intra overPcie(const hardware::Accelerator& card, double perNode, bool peerToPeer) {
    return {pcie(card), perNode, false, !peerToPeer};
}

/// The link inside a node: what the fleet says, else what the card has.
Intra intraLink(const plan::Plan& plan, double perNode) {
    const auto& card = *plan.accelerator;
    const std::string& asked = plan.choice.fleet.intraLink;
    const bool geforce = card.segment == "consumer";
    if (asked == "pcie" || asked == "pcie-p2p")
        return overPcie(card, perNode, asked == "pcie-p2p" || !geforce);
    if (!card.link.perDirection || card.link.kind == hardware::LinkKind::None ||
        card.link.kind == hardware::LinkKind::Pcie)
        return overPcie(card, perNode, !geforce);
    const double domain = static_cast<double>(std::max<std::int64_t>(1, card.link.largestDomain));
    return {*card.link.perDirection, domain, card.link.kind == hardware::LinkKind::NvSwitch, false};
}

/// Where no network is stated: what servers of the kind ship with (one 400 Gb/s port a card beside
/// an SXM or OAM card, one 100 Gb/s port for a PCIe server).
double usualGbps(const hardware::Accelerator& card) {
    return card.link.kind == hardware::LinkKind::NvSwitch ||
                   card.link.kind == hardware::LinkKind::Mesh
               ? 400.0
               : 100.0;
}

/// The peak that the stack's products run against.
FlopPerSecond arithmeticPeak(const plan::Plan& plan, const ProfileCoefficients& c) {
    const auto& card = *plan.accelerator;
    if (c.integerProducts > 0.0 && plan.weights->bitsPerWeight < 16.0)
        if (const FlopPerSecond p = peakOf(card, ComputeKind::Int8); p.value > 0.0)
            return p;
    const ComputeKind kind = plan.compute->compute;
    const hardware::Peak& peak = card.peak(kind);
    const bool half = kind == ComputeKind::Fp16 || kind == ComputeKind::Bf16;
    if (c.fastAccumulate > 0.0 && half)
        return card.peak(ComputeKind::Fp16).fastAccumulate.value_or(peakOf(card, kind));
    return peak.fp32Accumulate.value_or(peak.fastAccumulate.value_or(FlopPerSecond(0.0)));
}

/// A figure of the card's class or of the nearest class that it is based on.
std::optional<double> classFigure(const std::vector<plan::KernelClass>& classes,
                                  std::string_view id,
                                  std::string_view name) {
    for (std::size_t steps = 0; !id.empty() && steps <= classes.size(); ++steps) {
        const auto it = std::ranges::find(classes, id, &plan::KernelClass::id);
        if (it == classes.end())
            break;
        const auto row = std::ranges::find(it->coefficients, name, &plan::Coefficient::name);
        if (row != it->coefficients.end())
            return row->value;
        id = it->basedOn;
    }
    return std::nullopt;
}

constexpr double kNetworkLatency =
    5e-6; // one hop of InfiniBand or RoCE with its switch, vendor figures 2-6 µs

} // namespace

BytesPerSecond hostLink(const hardware::Accelerator& card) {
    return pcie(card);
}

LinkPath linkPath(const plan::Plan& plan, double ranks, double stride) {
    const auto& fleet = plan.choice.fleet;
    const double perNode = static_cast<double>(std::min(fleet.gpus, fleet.gpusPerNode));
    const Intra intra = intraLink(plan, perNode);
    // A rack-wide link (NVL72) joins more cards than a node holds.
    const double domain = std::max(1.0, std::max(intra.domain, intra.crossesHost ? perNode : 1.0));
    LinkPath path;
    path.intra = intra.bandwidth;
    path.isSwitched = intra.isSwitched;
    path.crossesHost = intra.crossesHost;
    path.ranksPerDomain = std::clamp(std::floor(domain / stride), 1.0, ranks);
    if (ranks > path.ranksPerDomain) {
        constexpr double kBitsPerByte = 8.0;
        const double gbps =
            fleet.interGbpsPerGpu > 0.0 ? fleet.interGbpsPerGpu : usualGbps(*plan.accelerator);
        const bool insideNode = ranks * stride <= perNode;
        path.inter =
            insideNode ? pcie(*plan.accelerator) : BytesPerSecond(gbps * 1e9 / kBitsPerByte);
        path.interLatency = Seconds(insideNode ? 0.0 : kNetworkLatency);
    }
    return path;
}

Device deviceOf(const plan::Plan& plan, const ProfileCoefficients& c) {
    Device d;
    const auto& card = *plan.accelerator;
    const ComputeKind kind = plan.compute->compute;
    const FlopPerSecond half = firstPeak(
        card, {ComputeKind::Bf16, ComputeKind::Fp16, ComputeKind::Tf32, ComputeKind::Fp32});
    const FlopPerSecond asked = arithmeticPeak(plan, c);
    if (half.value <= 0.0)
        d.missing = "peak";
    if (!card.bandwidth)
        d.missing = "bandwidth";
    if (!d.missing.empty())
        return d;
    const double multiprocessors = static_cast<double>(card.multiprocessors);
    d.halfRates = {half, half, *card.bandwidth, multiprocessors};
    d.rates = {asked.value > 0.0 ? asked : half, half, *card.bandwidth, multiprocessors};
    const std::string_view cache =
        plan.cache != nullptr && plan.cache->bitsPerWeight < 16.0 ? "fp8" : "bf16";
    const auto& classes = plan.catalogue->kernelClasses;
    const auto kernels =
        resolveKernels(classes, card.kernelClass, kernelFormat(*plan.weights, kind), cache);
    const auto halfKernels = resolveKernels(classes, card.kernelClass, "bf16", cache);
    if (!kernels || !halfKernels) {
        d.missing = "kernels";
        return d;
    }
    d.kernels = *kernels;
    d.halfKernels = *halfKernels;
    if (multiprocessors <= 0.0 && d.kernels.multiprocessorRate > 0.0)
        d.rates.multiprocessors = d.halfRates.multiprocessors =
            half.value / d.kernels.multiprocessorRate;
    d.sustainedShare =
        classFigure(classes, card.kernelClass, "device.any.sustained_share").value_or(1.0);
    d.inputBytes = computeBytes(kind);
    d.quantisesInput = d.inputBytes < 2.0;
    d.cacheBytes = plan.cache != nullptr ? plan.cache->bytesPerWeight() : 2.0;
    return d;
}

} // namespace xuanka::estimate
