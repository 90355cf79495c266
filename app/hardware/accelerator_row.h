// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/base/text.h"
#include "app/hardware/accelerator.h"

#include <string>

namespace xuanka::hardware {

/// A row of accelerators.csv without peaks and prices. Columns: id, name, aliases (';'), vendor,
/// family, kernel_class, form_factor, segment, released, ecosystem, compute_capability,
/// marketed_gb, usable_mib, memory_type, bandwidth_gbs, ecc, sparsity, mig (y/n), multiprocessors,
/// link, link_kind (none, nvswitch, bridge, point-to-point, mesh, ethernet, pcie), link_gbs (per
/// direction), link_domain, pcie_generation, pcie_lanes, tdp_w, idle_w, devices, availability,
/// cooling, china_export, modified, export_note, note, unconfirmed (';'), evidence (';').
Result<Accelerator> acceleratorFromRow(const Row&);

/// A row of accelerator_peaks.csv: accelerator, format (fp64, fp32, tf32, fp16, bf16, fp8, int8,
/// int4, fp4), accumulate (fp16, fp32, fp64, int32), tflops (dense, tera-operations a second),
/// evidence. Accumulate "fp16" is the fast one, the others are full width.
struct PeakRow {
    std::string accelerator;
    ComputeKind kind = ComputeKind::Fp32;
    bool isFastAccumulate = false;
    FlopPerSecond rate;
    std::string evidence;
};

Result<PeakRow> peakFromRow(const Row&);

/// A row of prices.csv: subject (accelerator id), kind (launch, list, street, article), amount,
/// currency (ISO 4217), date, confirmed (y/n), evidence, note.
struct PriceRow {
    std::string subject;
    Price price;
};

Result<PriceRow> priceFromRow(const Row&);

} // namespace xuanka::hardware
