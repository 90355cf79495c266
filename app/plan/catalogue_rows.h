// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/base/text.h"
#include "app/plan/catalogue.h"

namespace xuanka::plan {

/// A row of optimizers.csv: id, name, aliases, state_bytes (a trained parameter),
/// state_bytes_row_column (factored states, a row plus a column), low_rank_share, step_bytes
/// (traffic of a step beyond weights and gradients, a parameter), paged (y/n),
/// evidence.
Result<Optimizer> optimizerFromRow(const Row&);

/// A row of software_profiles.csv without its coefficients: id, name, trains, serves (y/n),
/// ecosystems (';'), formats (groups by ';', empty = all), based_on, aliases (names and patterns
/// with a final '*', by ';'), default_for (tasks by ';'), master_weights (none, optimizer,
/// parameters), evidence.
Result<SoftwareProfile> profileFromRow(const Row&);

/// A row of profile_coefficients.csv: profile, coefficient, value (may be negative), unit, spread
/// (relative, one standard deviation of the log error), evidence, note.
struct ProfileCoefficientRow {
    std::string profile;
    Coefficient coefficient;
};

Result<ProfileCoefficientRow> profileCoefficientFromRow(const Row&);

/// A row of evidence.csv: id, kind (data-sheet, list, price-page, measurement, paper, article,
/// source-code, derived, user, recall), title, source, date, note.
Result<Evidence> evidenceFromRow(const Row&);

} // namespace xuanka::plan
