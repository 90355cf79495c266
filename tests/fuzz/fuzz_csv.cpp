// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"
#include "app/hardware/format_row.h"
#include "app/model/model_row.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace xuanka;
    const auto table = readCsv({reinterpret_cast<const char*>(data), size});
    if (!table)
        return 0;
    for (const auto& row : table->rows) {
        (void)model::architectureFromRow(row);
        (void)hardware::formatFromRow(row);
    }
    return 0;
}
