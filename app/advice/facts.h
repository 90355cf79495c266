// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/advice/condition.h"
#include "app/plan/plan.h"

#include <string_view>

namespace xuanka::advice {

/// Facts of a plan that trees ask for: task, training, parameters, active_parameters, sequence,
/// concurrency, prompt_to_output, cards_of_80gb (cards of 80 GB that the memory of the plan on one
/// card would fill). A fact that cannot be computed is absent.
Facts scenarioFacts(const plan::PlanChoice&,
                    std::shared_ptr<const plan::Catalogue>,
                    std::shared_ptr<const model::Architecture> imported = nullptr);

/// Facts of a card: id, series, vendor, segment, ecosystem, memory_class (hbm, gddr, unified,
/// sram), memory_gb, tdp_w, link (none, bridge, switched, mesh), on_sale, rented_only,
/// china_variant, export_barred_cn, domestic_cn, needs_server, needs_liquid, modified, age_years
/// (at `today`, "2026-10").
Facts cardFacts(const hardware::Accelerator&, std::string_view today);

} // namespace xuanka::advice
