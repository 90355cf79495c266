// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/prepared.h"
#include "app/model/architecture.h"

namespace xuanka::estimate {

/// Widths and counts of one layer of this kind; its stored bytes are filled by prepare().
LayerShape layerShape(const model::Architecture&, const model::LayerKind&);

/// Elements of embedding, head and the rest.
OuterShape outerShape(const model::Architecture&);

} // namespace xuanka::estimate
