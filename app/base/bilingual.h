// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace xuanka {

/// A text that is data (a tree's question, a note of the catalogue), written by its author in both
/// languages.
struct Bilingual {
    std::string en;
    std::string zh;

    friend bool operator==(const Bilingual&, const Bilingual&) = default;
};

} // namespace xuanka
