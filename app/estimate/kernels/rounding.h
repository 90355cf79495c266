// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace xuanka::estimate {

/// Whole numbers next to a count from 0 to 9·10^18. Without SSE 4.1 std::floor is a call into the
/// library; a product tries eight tiles with four of them each.
inline double wholeDown(double count) {
    return static_cast<double>(static_cast<std::int64_t>(count));
}

inline double wholeUp(double count) {
    const double down = wholeDown(count);
    return down < count ? down + 1.0 : down;
}

} // namespace xuanka::estimate
