// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/pages.h"

#include <vector>

namespace xuanka::report {

struct BrokenLine {
    QString text;
    double width = 0.0;
};

/// A text broken into lines no wider than `width`; a word that is wider is broken inside.
std::vector<BrokenLine> brokenLines(const QString& text, const TextStyle& style, double width);

/// From one baseline to the next, and from the top of a line to its baseline.
double lineHeight(const TextStyle&);
double ascent(const TextStyle&);

} // namespace xuanka::report
