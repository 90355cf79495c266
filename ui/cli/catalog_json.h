// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/plan/catalogue.h"

namespace xuanka::cli {

// A row of the catalogue as `catalog --json` shows it; an unknown figure is null.
Json toJson(const hardware::Accelerator&);
Json toJson(const model::Architecture&);
Json toJson(const hardware::NumberFormat&);
Json toJson(const plan::Optimizer&);
Json toJson(const plan::SoftwareProfile&);

} // namespace xuanka::cli
