// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/interval.h"
#include "app/estimate/estimate.h"
#include "app/estimate/validate/measurement.h"

#include <memory>

namespace xuanka::estimate {

/// What the engine says for one row, in the row's own unit.
struct Prediction {
    Ranged value;
    Rung rung = Rung::DataSheet;
    bool isVerdict = false; ///< fits: 1 or 0, with the probability in `value.value`
};

/// A row that cannot be predicted is an error whose field and rule a user would accept as reason.
Result<Prediction> predict(const Measurement&, std::shared_ptr<const plan::Catalogue>);

/// Bytes of one unit as printed by the tools that measured ("GiB", "GB", "MB-as-printed" …):
/// torch counters divide by powers of two whatever they call it. Zero: not a unit of memory.
double bytesPerUnit(std::string_view unit);

} // namespace xuanka::estimate
