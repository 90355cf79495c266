// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/tree.h"

#include <algorithm>
#include <set>

namespace xuanka::advice {

const Node* Tree::find(std::string_view nodeId) const {
    const auto it =
        std::find_if(nodes.begin(), nodes.end(), [&](const Node& n) { return n.id == nodeId; });
    return it == nodes.end() ? nullptr : &*it;
}

} // namespace xuanka::advice
