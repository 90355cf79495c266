// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/hardware/accelerator.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::money {

/// Units of `currency` that one US dollar buys on `date`.
struct ExchangeRate {
    std::string currency;
    double perUsd = 1.0;
    std::string date;
    std::string evidence;

    friend bool operator==(const ExchangeRate&, const ExchangeRate&) = default;
};

using ExchangeRates = std::vector<ExchangeRate>;

/// An amount in another currency; empty where a rate is not known. US dollars need no row.
std::optional<double>
convert(double amount, std::string_view from, std::string_view to, const ExchangeRates&);

/// The price a buyer would meet today: newest street price, else list, else launch price. Null
/// where there is none.
const hardware::Price* currentPrice(const hardware::Accelerator&);

} // namespace xuanka::money
