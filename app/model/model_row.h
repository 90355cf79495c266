// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/base/text.h"
#include "app/model/architecture.h"

namespace xuanka::model {

/// A row of resources/catalogue/models.csv as an architecture, and back. Columns: id, name, aliases
/// (';'), family, publisher, released, license, format, hidden, vocabulary, context, tied (y/n),
/// head_bias, norm (rmsnorm, layernorm, layernorm-nobias, none), final_norm, embedding_width,
/// learned_positions, extra_parameters, layers and layer_order and mtp_layers (layer_text.h),
/// mtp_modules, mtp_embedding_copies, stated_parameters, stated_active, beside_parameters, notes,
/// evidence, recalled. Empty means zero or the usual: untied, RMSNorm, with a final norm.
/// An error names the column, the rule and the nearest legal value.
Result<Architecture> architectureFromRow(const Row&);
Row rowFromArchitecture(const Architecture&);

/// The rules that every architecture obeys, wherever it comes from: positive sizes, query heads a
/// multiple of KV heads, active experts among the experts, an order that counts what the kinds say.
Result<void> checkArchitecture(const Architecture&);

} // namespace xuanka::model
