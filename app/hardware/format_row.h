// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/base/text.h"
#include "app/hardware/number_format.h"

namespace xuanka::hardware {

/// A row of resources/catalogue/formats.csv as a number format. Columns: id, name, aliases (';'),
/// group, bits, embedding_bits, head_bits, expert_bits, other_bits, row_bits, column_bits, compute
/// (fp32, tf32, fp16, bf16, fp8, int8, int4, fp4), gguf_mix, trainable, cache and
/// stores_tied_head (y or empty), evidence. An error names column, rule and nearest.
Result<NumberFormat> formatFromRow(const Row&);
Row rowFromFormat(const NumberFormat&);

} // namespace xuanka::hardware
