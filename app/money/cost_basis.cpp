// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/cost_basis.h"

#include "app/base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace xuanka::money {

namespace {

/// Hosts and residuals differ by what the card is, not by its maker.
std::string hostClass(const hardware::Accelerator& card) {
    if (card.segment == "consumer" || card.segment == "workstation")
        return card.segment;
    return card.formFactor.rfind("PCIe", 0) == 0 ? "pcie" : "server";
}

std::string residualClass(const hardware::Accelerator& card) {
    return card.segment == "consumer" ? "consumer" : "datacenter";
}

AssumptionRange scaled(AssumptionRange r, double factor) {
    r.low *= factor;
    r.central *= factor;
    r.high *= factor;
    return r;
}

/// Low, central and high, point by point, of a share of a known amount.
AssumptionRange between(const AssumptionRange& a, const AssumptionRange& b, double shareOfB) {
    AssumptionRange r = a;
    r.low += (b.low - a.low) * shareOfB;
    r.central += (b.central - a.central) * shareOfB;
    r.high += (b.high - a.high) * shareOfB;
    return r;
}

class Builder {
public:
    Builder(const CostQuery& q, const Market& m) : m_query(q), m_market(m) {}

    CostBasis build() {
        capital();
        power();
        running();
        failuresAndEnd();
        renting();
        rest();
        finish();
        return std::move(m_basis);
    }

private:
    int nodes() const {
        return static_cast<int>(std::ceil(m_query.cards / m_query.cardsPerNode - 1e-9));
    }

    double cardsInNode() const { return std::min(m_query.cards, m_query.cardsPerNode); }

    /// The most specific row of a key.
    const AssumptionRange* find(std::string_view key, std::string_view subject) const {
        const AssumptionRange* best = nullptr;
        int bestRank = -1;
        for (const AssumptionRange& r : m_market.ranges) {
            const bool fits = r.key == key && (r.subject.empty() || r.subject == subject) &&
                              (r.region.empty() || r.region == m_query.region);
            const int rank = (r.subject.empty() ? 0 : 2) + (r.region.empty() ? 0 : 1);
            if (fits && rank > bestRank) {
                best = &r;
                bestRank = rank;
            }
        }
        return best;
    }

    /// The row in the asked currency; zeroes where there is none.
    AssumptionRange row(std::string_view key, std::string_view subject = {}) const {
        const AssumptionRange* r = find(key, subject);
        if (r == nullptr)
            return {std::string(key), 0, 0, 0, {}, {}, {}, {}, {}, true};
        if (r->currency.empty())
            return *r;
        const auto factor = convert(1.0, r->currency, m_query.currency, m_market.rates);
        return scaled(*r, factor.value_or(0.0));
    }

    void set(std::string_view key, AssumptionRange r) {
        r.key = std::string(key);
        if (const AssumptionField* f = findAssumption(key);
            f != nullptr && f->unit == AssumptionUnit::Money)
            r.currency = m_query.currency;
        const auto it = std::find_if(m_basis.sources.begin(), m_basis.sources.end(),
                                     [&](const Sourced& s) { return s.range.key == key; });
        if (it != m_basis.sources.end())
            it->range = std::move(r);
        else
            m_basis.sources.push_back({std::move(r), false});
    }

    void fixed(std::string_view key, double v, std::string evidence) {
        set(key, {{}, v, v, v, {}, {}, {}, {}, std::move(evidence), false});
    }

    void cardPrice() {
        const hardware::Price* p = currentPrice(*m_query.card);
        const auto amount =
            p ? convert(p->amount, p->currency, m_query.currency, m_market.rates) : std::nullopt;
        if (!amount) {
            m_basis.missing.emplace_back("card-price");
            fixed("card-price", 0.0, "");
            return;
        }
        constexpr double kSpread =
            0.15; // asking prices of one card differ by about so much on one day
        AssumptionRange r{{},          *amount * (1 - kSpread),
                          *amount,     *amount * (1 + kSpread),
                          {},          {},
                          {},          p->date,
                          p->evidence, !p->isConfirmed};
        if (m_query.provenance != "new") {
            const AssumptionRange share = row("used-price-share", m_query.provenance);
            r = {{},
                 *amount * share.low,
                 *amount * share.central,
                 *amount * share.high,
                 {},
                 {},
                 {},
                 share.date,
                 share.evidence,
                 true};
        }
        set("card-price", r);
    }

    void capital() {
        fixed("cards", m_query.cards, "scenario");
        fixed("cards-per-node", m_query.cardsPerNode, "scenario");
        cardPrice();
        const std::string host = hostClass(*m_query.card);
        const double fixedShare = row("host-fixed-share").central;
        constexpr double kFullNode = 8.0;
        set("host-price", scaled(row("host-price", host),
                                 fixedShare + (1 - fixedShare) * cardsInNode() / kFullNode));
        set("network-per-card", network());
        set("rack", scaled(row("rack-per-node", host), nodes()));
        const double hardware =
            central("card-price") * m_query.cards + central("host-price") * nodes();
        set("storage", scaled(row("storage-share"), hardware));
        set("installation", scaled(row("installation-share"), hardware));
        for (const char* key :
             {"spare-share", "vat", "vat-recoverable", "engineer-week", "decommission"})
            set(key, row(key));
        set("porting-weeks", row("porting-weeks", m_query.card->ecosystem));
    }

    /// The row of the smallest cluster size that holds the fleet.
    AssumptionRange network() const {
        int best = 0;
        std::string subject;
        for (const AssumptionRange& r : m_market.ranges) {
            constexpr std::string_view kHead = "nodes-";
            if (r.key != "network-per-card" || r.subject.rfind(kHead, 0) != 0)
                continue;
            int size = 0;
            std::from_chars(r.subject.data() + kHead.size(), r.subject.data() + r.subject.size(),
                            size);
            const bool holds = size >= nodes();
            if (subject.empty() || (holds && (best < nodes() || size < best)) ||
                (!holds && best < nodes() && size > best)) {
                best = size;
                subject = r.subject;
            }
        }
        return row("network-per-card", subject);
    }

    double central(std::string_view key) const {
        const auto it = std::find_if(m_basis.sources.begin(), m_basis.sources.end(),
                                     [&](const Sourced& s) { return s.range.key == key; });
        return it == m_basis.sources.end() ? 0.0 : it->range.central;
    }

    void power() {
        const double tdpKw = m_query.card->tdp ? m_query.card->tdp->value / 1000.0 : 0.0;
        if (tdpKw <= 0.0)
            m_basis.missing.emplace_back("tdp");
        const double loadKw = m_query.loadWattsPerCard ? *m_query.loadWattsPerCard / 1000.0 : tdpKw;
        set("rated-kw", scaled(row("rated-over-tdp"), tdpKw * cardsInNode()));
        set("load-kw", scaled(row("load-over-tdp"), loadKw * cardsInNode()));
        set("idle-kw", scaled(row("idle-over-tdp"), tdpKw * cardsInNode()));
        set("pue", row("pue", m_query.place));
        set("tariff", row("tariff"));
        set("carbon", row("carbon"));
    }

    void running() {
        set("support-share", row("support-share", hostClass(*m_query.card)));
        set("colocation", row("colocation", m_query.place));
        const AssumptionRange least = row("staff-fte-least");
        const AssumptionRange perNode = scaled(row("staff-fte-per-node"), nodes());
        set("staff-fte", perNode.central > least.central ? perNode : least);
        for (const char* key : {"staff-cost", "licence", "insurance-share"})
            set(key, row(key));
    }

    void failuresAndEnd() {
        const bool isNew = m_query.provenance == "new";
        set("failures",
            row("failures", isNew ? "new-" + hostClass(*m_query.card) : m_query.provenance));
        set("failure-cost", row("failure-cost", m_query.provenance));
        set("repair-hours", row("repair-hours"));
        set("residual", residual());
        fixed("residual-of-all", 0.0, "cards only; hosts are written off");
    }

    /// Between the two ages of the class's curve that hold the horizon.
    AssumptionRange residual() const {
        const double months = m_query.years * 12.0;
        const std::string head = residualClass(*m_query.card) + "-";
        const AssumptionRange* below = nullptr;
        double belowAge = 0.0;
        for (const AssumptionRange& r : m_market.ranges) {
            if (r.key != "residual" || r.subject.rfind(head, 0) != 0)
                continue;
            int age = 0;
            std::from_chars(r.subject.data() + head.size(), r.subject.data() + r.subject.size(),
                            age);
            if (age >= months)
                return below == nullptr
                           ? r
                           : between(*below, r, (months - belowAge) / (age - belowAge));
            below = &r;
            belowAge = age;
        }
        return below == nullptr ? AssumptionRange{} : *below;
    }

    void renting() {
        const std::string& kind = m_query.rentKind;
        const bool reserved = kind.rfind("reserved", 0) == 0;
        const auto quote =
            rentQuote(m_market, m_query.card->id, kind == "spot" ? "spot" : "on-demand",
                      m_query.region, m_query.currency);
        AssumptionRange r;
        if (quote) {
            r = {{},
                 quote->low,
                 quote->central,
                 quote->high,
                 {},
                 {},
                 {},
                 quote->newest,
                 fmt::format("{} offers", quote->offers),
                 false};
        } else {
            m_basis.missing.emplace_back("rent");
        }
        if (reserved)
            r = scaled(r, row(kind).central);
        set("rent", r);
        fixed("rent-reserved", reserved ? 1.0 : 0.0, "scenario");
        set("rent-redo", kind == "spot" ? row("rent-redo", "spot") : AssumptionRange{});
        for (const char* key : {"rent-extra", "rent-drift", "rent-start"})
            set(key, row(key));
    }

    void rest() {
        for (const char* key : {"utilisation", "discount", "inflation"})
            set(key, row(key));
        fixed("years", m_query.years, "scenario");
        fixed("rent-first", 0.0, "scenario");
        fixed("owned-share", 1.0, "scenario");
    }

    void finish() {
        std::vector<Sourced> ordered;
        for (const AssumptionField& f : assumptionFields()) {
            const auto it = std::find_if(m_basis.sources.begin(), m_basis.sources.end(),
                                         [&](const Sourced& s) { return s.range.key == f.key; });
            Sourced s =
                it == m_basis.sources.end()
                    ? Sourced{{std::string(f.key), 0, 0, 0, {}, {}, {}, {}, {}, true}, false}
                    : *it;
            if (const auto given = m_query.given.find(f.key); given != m_query.given.end()) {
                s.range.central = given->second;
                s.range.low = std::min(s.range.low, given->second);
                s.range.high = std::max(s.range.high, given->second);
                s.isGiven = true;
                s.range.isAssumed = false;
                std::erase(m_basis.missing, std::string(f.key));
            }
            m_basis.values.*f.member = s.range.central;
            ordered.push_back(std::move(s));
        }
        m_basis.sources = std::move(ordered);
    }

    const CostQuery& m_query;
    const Market& m_market;
    CostBasis m_basis;
};

} // namespace

std::vector<AssumptionRange> CostBasis::ranges() const {
    std::vector<AssumptionRange> all;
    for (const Sourced& s : sources)
        if (s.range.high > s.range.low)
            all.push_back(s.range);
    return all;
}

Result<CostBasis> costBasis(const CostQuery& query, const Market& market) {
    for (const auto& [key, value] : query.given) {
        if (findAssumption(key) != nullptr)
            continue;
        std::vector<std::string_view> keys;
        for (const AssumptionField& f : assumptionFields())
            keys.push_back(f.key);
        return fail({ErrorCode::UnknownId,
                     "assumption",
                     "rule.unknown",
                     key,
                     std::string(nearestOf(key, keys)),
                     {}});
    }
    CostBasis basis = Builder(query, market).build();
    if (const auto errors = check(basis.values); !errors.empty())
        return fail(errors.front());
    return basis;
}

} // namespace xuanka::money
