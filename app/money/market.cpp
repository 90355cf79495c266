// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/market.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace xuanka::money {

namespace {

/// Reads the cells of one line and keeps the first problem, so that readers below stay straight.
class Line {
public:
    Line(std::string_view file, const CsvTable& table, std::size_t row)
        : m_file(file), m_table(table), m_row(row) {}

    std::string text(std::string_view column) const {
        return std::string(cell(m_table.rows[m_row], column));
    }

    double number(std::string_view column, double least) {
        const std::string_view given = trimmed(cell(m_table.rows[m_row], column));
        double v = 0.0;
        const auto [end, code] = std::from_chars(given.data(), given.data() + given.size(), v);
        if (code != std::errc{} || end != given.data() + given.size() || !std::isfinite(v))
            complain(column, "rule.is_number", given, "0");
        else if (v < least)
            complain(column, "rule.at_least", given, "0");
        return v;
    }

    std::string required(std::string_view column) {
        std::string t = text(column);
        if (t.empty())
            complain(column, "rule.required", "", "");
        return t;
    }

    bool yes(std::string_view column) const { return text(column) == "y"; }

    const std::optional<Error>& error() const { return m_error; }

private:
    void complain(std::string_view column,
                  std::string rule,
                  std::string_view given,
                  std::string nearest) {
        if (!m_error)
            m_error = Error{ErrorCode::Malformed,
                            std::string(m_file) + ":" + std::to_string(m_table.lines[m_row]) + ":" +
                                std::string(column),
                            std::move(rule),
                            std::string(given),
                            std::move(nearest),
                            {}};
    }

    std::string_view m_file;
    const CsvTable& m_table;
    std::size_t m_row;
    std::optional<Error> m_error;
};

template <class T>
Result<std::vector<T>> readRows(std::string_view file, const CsvTable& table, T (*read)(Line&)) {
    std::vector<T> all;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        Line line(file, table, i);
        all.push_back(read(line));
        if (line.error())
            return fail(*line.error());
    }
    return all;
}

CloudOffer offerOf(Line& line) {
    constexpr double kLeastPrice = 1e-4;
    CloudOffer o;
    o.id = line.required("id");
    o.provider = line.required("provider");
    o.country = line.text("country");
    o.region = line.text("region");
    o.instance = line.text("instance");
    o.acceleratorId = line.required("accelerator");
    o.cards = line.number("cards", 1.0);
    o.kind = line.required("kind");
    o.currency = line.required("currency");
    o.perHour = line.number("per_hour", kLeastPrice);
    o.date = line.required("date");
    o.isConfirmed = line.yes("confirmed");
    o.evidence = line.required("evidence");
    o.note = line.text("note");
    return o;
}

AssumptionRange rangeOf(Line& line) {
    constexpr double kAny = -1e12;
    AssumptionRange r;
    r.key = line.required("key");
    r.subject = line.text("subject");
    r.region = line.text("region");
    r.low = line.number("low", kAny);
    r.central = line.number("central", r.low);
    r.high = line.number("high", r.central);
    r.currency = line.text("currency");
    r.date = line.required("date");
    r.evidence = line.required("evidence");
    r.isAssumed = line.yes("assumed");
    return r;
}

ExchangeRate rateOf(Line& line) {
    constexpr double kLeastRate = 1e-9;
    return {line.required("currency"), line.number("per_usd", kLeastRate), line.required("date"),
            line.required("evidence")};
}

struct Priced {
    double perCardHour = 0.0;
    std::string date;
};

std::vector<Priced> pricesOf(const Market& m,
                             std::string_view acceleratorId,
                             std::string_view kind,
                             std::string_view country,
                             std::string_view currency) {
    std::vector<Priced> all;
    for (const CloudOffer& o : m.offers) {
        if (o.acceleratorId != acceleratorId || o.kind != kind ||
            (!country.empty() && o.country != country))
            continue;
        if (const auto price = convert(o.perCardHour(), o.currency, currency, m.rates))
            all.push_back({*price, o.date});
    }
    std::sort(all.begin(), all.end(),
              [](const Priced& a, const Priced& b) { return a.perCardHour < b.perCardHour; });
    return all;
}

/// Linear between the two nearest of sorted values.
double quantile(const std::vector<Priced>& sorted, double p) {
    const double at = p * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double share = at - static_cast<double>(below);
    return sorted[below].perCardHour * (1.0 - share) + sorted[above].perCardHour * share;
}

} // namespace

Result<Market>
marketFromTables(const CsvTable& offers, const CsvTable& assumptions, const CsvTable& currencies) {
    auto o = readRows("cloud_offers.csv", offers, offerOf);
    if (!o)
        return fail(o.error());
    auto a = readRows("cost_assumptions.csv", assumptions, rangeOf);
    if (!a)
        return fail(a.error());
    auto c = readRows("currencies.csv", currencies, rateOf);
    if (!c)
        return fail(c.error());
    return Market{std::move(*o), std::move(*a), std::move(*c)};
}

std::optional<RentQuote> rentQuote(const Market& m,
                                   std::string_view acceleratorId,
                                   std::string_view kind,
                                   std::string_view country,
                                   std::string_view currency) {
    constexpr std::size_t kEnough = 3;
    std::vector<Priced> prices = pricesOf(m, acceleratorId, kind, country, currency);
    if (prices.size() < kEnough)
        prices = pricesOf(m, acceleratorId, kind, {}, currency);
    if (prices.empty())
        return std::nullopt;
    RentQuote q{
        quantile(prices, 0.1), quantile(prices, 0.5), quantile(prices, 0.9), prices.size(), {}};
    for (const Priced& p : prices)
        q.newest = std::max(q.newest, p.date);
    return q;
}

} // namespace xuanka::money
