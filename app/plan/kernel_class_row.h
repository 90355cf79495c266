// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/csv.h"
#include "app/plan/software_profile.h"

#include <vector>

namespace xuanka::plan {

/// The kernel classes of the catalogue. `classes`: id, based_on, note (kernel_classes.csv);
/// `coefficients`: class, format, kernel, coefficient, value, unit, spread, evidence, note
/// (kernel_coefficients.csv), named "<kernel>.<format>.<coefficient>". A row or parent of an
/// unknown class, or a value that is no number from 0 up, is an error that names it.
Result<std::vector<KernelClass>> kernelClassesFromTables(const CsvTable& classes,
                                                         const CsvTable& coefficients);

} // namespace xuanka::plan
