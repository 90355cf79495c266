// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"
#include "app/hardware/number_format.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace xuanka::hardware {

/// One dense peak. Training and nearly all inference kernels accumulate in 32 bit:
/// `fp32Accumulate`.
struct Peak {
    std::optional<FlopPerSecond>
        fastAccumulate; ///< the vendor's headline (FP16 accumulate on GeForce)
    std::optional<FlopPerSecond>
        fp32Accumulate; ///< what matrix products reach at most with 32-bit sums

    friend bool operator==(const Peak&, const Peak&) = default;
};

enum class LinkKind : std::uint8_t { None, NvSwitch, Bridge, PointToPoint, Mesh, Ethernet, Pcie };

/// The scale-up link of a card. Bandwidth is per direction and card, half of what marketing adds
/// up.
struct ScaleUpLink {
    std::string name; ///< "NVLink4", "none"
    LinkKind kind = LinkKind::None;
    std::optional<BytesPerSecond> perDirection;
    std::int64_t largestDomain = 1;

    friend bool operator==(const ScaleUpLink&, const ScaleUpLink&) = default;
};

/// A price is nothing without its currency and date.
struct Price {
    double amount = 0.0;
    std::string currency; ///< ISO 4217
    std::string date;     ///< "2026-10" or "2026-10-03"
    std::string kind;     ///< "launch", "street", "list", "article"
    std::string evidence; ///< evidence id
    bool isConfirmed = false;
    std::string note;

    friend bool operator==(const Price&, const Price&) = default;
};

/// One SKU. An empty figure is one that nobody could be found for; what needs it is an error that
/// names it.
struct Accelerator {
    std::string id;   ///< "rtx-4090-24gb"
    std::string name; ///< "GeForce RTX 4090"
    std::string vendor;
    std::string family;      ///< "Ada AD102"
    std::string kernelClass; ///< class of kernel coefficients: "ampere", "hopper", "ada-geforce" …
    std::string formFactor;
    std::string segment; ///< consumer, workstation, datacenter, edge, apple, tpu, other
    std::string released;
    std::string ecosystem; ///< "cuda", "rocm", "cann", "metal" … : which stacks run
    std::string computeCapability;
    double marketedGb = 0.0;
    std::optional<double> usableMib; ///< total as the driver reports it
    std::string memoryType;
    std::optional<BytesPerSecond> bandwidth;
    bool hasEcc = false;
    bool hasSparsity = false;
    bool hasMig = false;
    std::array<Peak, static_cast<std::size_t>(ComputeKind::Count)> peaks{};
    std::int64_t multiprocessors = 0; ///< SMs or compute units; 0 = not known
    ScaleUpLink link;
    double pcieGeneration = 0.0;
    std::int64_t pcieLanes = 0;
    std::optional<Watts> tdp;
    std::optional<Watts> idle;
    std::int64_t devicesPerCard = 1; ///< dies that a process sees one by one (MI250X: 2)
    std::vector<Price> prices;
    std::string availability; ///< "sold", "announced", "discontinued", "cloud" (rented inside its
                              ///< maker's cloud only)
    std::string cooling;      ///< "fan", "passive" (needs a server's airflow), "liquid", "soc"
    std::string chinaExport;  ///< "", "barred", "licence", "variant", "variant-barred", with
                              ///< exportNote and its date
    bool isModified = false;  ///< after-market board without the maker's warranty
    std::string exportNote;
    std::string note;
    std::string unconfirmed; ///< fields that rest on memory, separated by ';'
    std::string evidence;    ///< evidence ids, separated by ';'
    std::vector<std::string> aliases;

    const Peak& peak(ComputeKind k) const { return peaks[static_cast<std::size_t>(k)]; }

    friend bool operator==(const Accelerator&, const Accelerator&) = default;
};

} // namespace xuanka::hardware
