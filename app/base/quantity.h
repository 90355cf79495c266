// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace xuanka {

/// A number with its kind of unit in the type. SI inside: bytes, FLOP, seconds, watts, tokens.
/// Quantities of one kind add and compare; products exist only where they mean something (below).
template <class Tag> struct Quantity {
    double value = 0.0;

    constexpr Quantity() = default;

    constexpr explicit Quantity(double v) : value(v) {}

    friend constexpr auto operator<=>(Quantity, Quantity) = default;

    friend constexpr Quantity operator+(Quantity a, Quantity b) {
        return Quantity(a.value + b.value);
    }

    friend constexpr Quantity operator-(Quantity a, Quantity b) {
        return Quantity(a.value - b.value);
    }

    friend constexpr Quantity operator*(Quantity a, double f) { return Quantity(a.value * f); }

    friend constexpr Quantity operator*(double f, Quantity a) { return Quantity(f * a.value); }

    friend constexpr Quantity operator/(Quantity a, double f) { return Quantity(a.value / f); }

    friend constexpr double operator/(Quantity a, Quantity b) { return a.value / b.value; }

    constexpr Quantity& operator+=(Quantity o) {
        value += o.value;
        return *this;
    }

    constexpr Quantity& operator-=(Quantity o) {
        value -= o.value;
        return *this;
    }
};

using Bytes = Quantity<struct BytesTag>;
using Flop = Quantity<struct FlopTag>;
using Seconds = Quantity<struct SecondsTag>;
using Tokens = Quantity<struct TokensTag>;
using Watts = Quantity<struct WattsTag>;
using Joules = Quantity<struct JoulesTag>;
using BytesPerSecond = Quantity<struct BytesPerSecondTag>;
using FlopPerSecond = Quantity<struct FlopPerSecondTag>;
using TokensPerSecond = Quantity<struct TokensPerSecondTag>;

constexpr Seconds operator/(Bytes b, BytesPerSecond r) {
    return Seconds(b.value / r.value);
}

constexpr Seconds operator/(Flop f, FlopPerSecond r) {
    return Seconds(f.value / r.value);
}

constexpr Seconds operator/(Tokens t, TokensPerSecond r) {
    return Seconds(t.value / r.value);
}

constexpr TokensPerSecond operator/(Tokens t, Seconds s) {
    return TokensPerSecond(t.value / s.value);
}

constexpr Joules operator*(Watts w, Seconds s) {
    return Joules(w.value * s.value);
}

inline constexpr double kKibi = 1024.0;
inline constexpr double kMebi = kKibi * 1024.0;
inline constexpr double kGibi = kMebi * 1024.0;
inline constexpr double kGiga = 1e9;
inline constexpr double kTera = 1e12;

} // namespace xuanka
