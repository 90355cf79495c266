// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/blocks.h"
#include "ui/report/pages.h"

#include <cstdint>
#include <vector>

namespace xuanka::report {

enum class Paper : std::uint8_t { A4, Letter };

/// Sets documents one after the other on pages of 22 mm margin. A heading never stands alone at the
/// end of a page, a table repeats its head, a caption stays with its figure; contents and page
/// numbers are filled when all pages are known. The same blocks give the same pages.
Booklet layOut(const std::vector<Story>&, Paper);

} // namespace xuanka::report
