// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xuanka {

/// A central value with its 80 % interval (engine §4).
struct Ranged {
    double value = 0.0;
    double lo = 0.0;
    double hi = 0.0;

    friend bool operator==(const Ranged&, const Ranged&) = default;
};

/// True where the 80 % intervals of two figures overlap: the difference is not a real one.
constexpr bool overlaps(const Ranged& a, const Ranged& b) {
    return a.lo <= b.hi && b.lo <= a.hi;
}

} // namespace xuanka
