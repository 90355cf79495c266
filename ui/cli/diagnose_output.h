// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/outlook/diagnosis_effects.h"
#include "app/toolbox/diagnose/diagnosis.h"
#include "ui/text/voice.h"

#include <QString>

#include <vector>

namespace xuanka::cli {

/// The diagnosis as data: kind, cause, numbers (bytes where the name ends in _bytes), remedies with
/// what the engine expects of them, what to avoid, devices.
Json diagnosisJson(const toolbox::Diagnosis&,
                   const std::vector<outlook::Effect>&,
                   const text::Voice&);

QString
diagnosisText(const toolbox::Diagnosis&, const std::vector<outlook::Effect>&, const text::Voice&);

/// Devices as data; figures that a tool does not tell are null.
Json devicesJson(const std::vector<toolbox::Device>&);

} // namespace xuanka::cli
