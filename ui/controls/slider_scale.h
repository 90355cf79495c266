// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenario/fields.h"

namespace xuanka::controls {

/// The span a slider covers: the comfortable part of a field's legal range. What lies outside is
/// typed into the spin box, and the handle rests at the end.
struct SliderRange {
    double least = 0.0;
    double most = 1.0;

    friend bool operator==(const SliderRange&, const SliderRange&) = default;
};

SliderRange comfortableRange(const scenario::Field&);

/// Positions of a slider against values of a field. A logarithmic field that may be 0 ("none",
/// "automatic") has 0 at its first position. Pure; monotonic; valueAt(positionOf(v)) is v for every
/// v the slider itself can reach.
class SliderScale {
public:
    SliderScale(const scenario::Field& field, SliderRange range);

    int last() const { return m_last; } ///< positions run from 0

    double valueAt(int position) const;
    int positionOf(double value) const;

    /// The next value in a direction: powers of two, about five per cent, or one; `isBig` goes
    /// further (a factor of eight, a factor of two, ten).
    double stepped(double value, int steps, bool isBig) const;

private:
    double tidy(double value) const;
    double clamped(double value) const;
    double lowest() const; ///< of the field's own range, apart from the special 0

    const scenario::Field* m_field;
    SliderRange m_range;
    bool m_hasZero = false;
    int m_last = 0;
};

} // namespace xuanka::controls
