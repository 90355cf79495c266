// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page.h"

#include <array>

namespace xuanka::pages {

std::span<const PageRow> pageTable() {
    static const std::array<PageRow, 0> kRows{};
    return kRows;
}

} // namespace xuanka::pages
