// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/scenario/scenario.h"

#include <QString>

namespace xuanka::document {

/// The scenario with the model of a config.json in place of its own; the file's text goes into the
/// project, so that it opens on another machine.
Result<scenario::Scenario> importModelConfig(const scenario::Scenario&, const QString& path);

} // namespace xuanka::document
