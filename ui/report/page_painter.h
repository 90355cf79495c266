// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/pages.h"

class QPainter;

namespace xuanka::report {

/// Paints one page with its left top corner at the painter's origin; `scale` is device dots a page
/// dot. Screen, printer and PDF all paint through it. Charts are widgets: window thread only.
void paintPage(QPainter& painter, const Booklet& booklet, std::size_t page, double scale);

} // namespace xuanka::report
