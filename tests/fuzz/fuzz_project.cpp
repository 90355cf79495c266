// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes: an error or a project that is written and read back the same.
#include "app/scenario/scenario_json.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto first = xuanka::scenario::projectFromJson(text);
    if (!first)
        return 0;
    const std::string written = xuanka::scenario::toJson(*first);
    const auto second = xuanka::scenario::projectFromJson(written);
    if (!second || xuanka::scenario::toJson(*second) != written)
        std::abort();
    return 0;
}
