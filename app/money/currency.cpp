// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/currency.h"

#include <algorithm>
#include <array>

namespace xuanka::money {

namespace {

std::optional<double> perUsd(std::string_view currency, const ExchangeRates& rates) {
    if (currency == "USD")
        return 1.0;
    const auto it = std::find_if(rates.begin(), rates.end(),
                                 [&](const auto& r) { return r.currency == currency; });
    if (it == rates.end() || it->perUsd <= 0.0)
        return std::nullopt;
    return it->perUsd;
}

/// Later in this list is nearer to what a buyer pays.
std::size_t nearness(const hardware::Price& p) {
    static constexpr std::array<std::string_view, 4> kKinds{"article", "launch", "list", "street"};
    const auto* it = std::find(kKinds.begin(), kKinds.end(), p.kind);
    return it == kKinds.end() ? 0 : static_cast<std::size_t>(it - kKinds.begin()) + 1;
}

} // namespace

std::optional<double>
convert(double amount, std::string_view from, std::string_view to, const ExchangeRates& rates) {
    if (from == to)
        return amount;
    const auto a = perUsd(from, rates);
    const auto b = perUsd(to, rates);
    if (!a || !b)
        return std::nullopt;
    return amount / *a * *b;
}

const hardware::Price* currentPrice(const hardware::Accelerator& card) {
    const auto it =
        std::max_element(card.prices.begin(), card.prices.end(), [](const auto& x, const auto& y) {
            return std::pair(nearness(x), x.date) < std::pair(nearness(y), y.date);
        });
    return it == card.prices.end() ? nullptr : &*it;
}

} // namespace xuanka::money
