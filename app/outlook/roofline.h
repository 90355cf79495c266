// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/prepared.h"
#include "app/outlook/outlook.h"

namespace xuanka::outlook {

/// The roof of the plan's card and compute format, and where the operators of one forward pass lie
/// under it: of a micro-batch in training, of a decode step in inference. Work and bytes are those
/// of the shapes (Williams, Waterman and Patterson 2009); time is the engine's own.
Roofline rooflineOf(const plan::Plan&, const estimate::Prepared&);

} // namespace xuanka::outlook
