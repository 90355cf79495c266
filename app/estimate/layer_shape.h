// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/prepared.h"
#include "app/hardware/number_format.h"
#include "app/model/architecture.h"

namespace xuanka::estimate {

/// Widths, counts and stored bytes of one layer of this kind.
LayerShape
layerShape(const model::Architecture&, const model::LayerKind&, const hardware::NumberFormat&);

/// Embedding, head and the rest, as a stack stores them: `quantisesHead` covers the head too.
OuterShape
outerShape(const model::Architecture&, const hardware::NumberFormat&, bool quantisesHead);

} // namespace xuanka::estimate
