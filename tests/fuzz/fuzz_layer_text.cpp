// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/layer_text.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace xuanka::model;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto kinds = parseLayers(text)) {
        const auto again = parseLayers(formatLayers(*kinds));
        if (!again || *again != *kinds)
            std::abort();
    }
    if (const auto order = parseOrder(text)) {
        const auto again = parseOrder(formatOrder(*order));
        if (!again || *again != *order)
            std::abort();
    }
    return 0;
}
