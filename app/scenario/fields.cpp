// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/fields.h"

#include <algorithm>

namespace xuanka::scenario {

const Field* findField(std::string_view key) {
    const auto all = fields();
    const auto it =
        std::find_if(all.begin(), all.end(), [&](const Field& f) { return f.key == key; });
    return it == all.end() ? nullptr : &*it;
}

} // namespace xuanka::scenario
