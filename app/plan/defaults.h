// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/plan.h"

#include <string>
#include <string_view>

namespace xuanka::plan {

/// True where the card multiplies in this format, by its data sheet.
bool computes(const hardware::Accelerator&, hardware::ComputeKind);

/// The 16-bit format of the card: bf16, or fp16 where the card has no bf16 (Volta, Turing).
std::string_view halfFormat(const hardware::Accelerator&);

/// What 16-bit weights are multiplied in: the card's 16-bit format, or FP32 where its data sheet
/// names no 16-bit rate (Apple's GPUs, Pascal).
std::string_view halfComputeFormat(const hardware::Accelerator&);

/// True where `list` ("cuda;rocm") has the item.
bool listed(std::string_view list, std::string_view item);

/// The format in which the weights are kept unless the user says: 16-bit in training, NF4 with
/// double quantisation under QLoRA, as published when serving on a card that computes in it.
std::string defaultWeightFormat(const Workload&,
                                const model::Architecture&,
                                const hardware::Accelerator&,
                                const Catalogue&);

/// The format of the products: that of the weights where the card has it, else 16-bit.
std::string defaultComputeFormat(const hardware::NumberFormat& weights,
                                 const hardware::Accelerator&);

/// True where the stack does this kind of task, runs on the card and loads the format.
bool suits(const SoftwareProfile&,
           Task,
           const hardware::Accelerator&,
           const hardware::NumberFormat&);

/// The stack named for the task in the catalogue, else the first that can; null where none can.
const SoftwareProfile* defaultProfile(const Catalogue&,
                                      Task,
                                      const hardware::Accelerator&,
                                      const hardware::NumberFormat& weights);

} // namespace xuanka::plan
