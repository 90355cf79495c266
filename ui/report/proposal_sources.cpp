// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_sources.h"

#include "app/base/text.h"

#include <algorithm>

namespace xuanka::report {

namespace {

class SourceCollector {
public:
    explicit SourceCollector(const Section& s) : m_section(s) {}

    /// By the id of the catalogue's evidence, or as the text itself.
    void add(const std::string& key, const std::string& date, bool isAssumed) {
        if (key.empty() || key == "scenario" || sourceNumber(m_rows, key) > 0)
            return;
        const auto& all = m_section.in.library->catalogue->evidence;
        const auto it = std::ranges::find(all, key, &plan::Evidence::id);
        SourceRow row;
        row.key = key;
        row.title = m_section.w.data(it == all.end() ? key : it->title);
        row.kind = it == all.end() ? m_section.w(isAssumed ? "status.assumed" : "status.sourced")
                                   : m_section.w.voice().word("proposal.kind." + it->kind);
        row.date = fromStd(date.empty() && it != all.end() ? it->date : date);
        m_rows.push_back(std::move(row));
    }

    void addCatalogue() {
        const auto& catalogue = *m_section.in.library->catalogue;
        m_rows.push_back({"catalogue", m_section.w("source.catalogue"),
                          m_section.w("source.catalogue_kind"), fromStd(catalogue.date)});
    }

    std::vector<SourceRow> take() { return std::move(m_rows); }

private:
    const Section& m_section;
    std::vector<SourceRow> m_rows;
};

} // namespace

std::vector<SourceRow> sourceList(const Section& s) {
    SourceCollector all(s);
    all.addCatalogue();
    const hardware::Accelerator& card = *s.plan().accelerator;
    for (const std::string_view id : splitText(card.evidence, ';'))
        all.add(std::string(id), {}, false);
    if (s.facts.price != nullptr)
        for (const std::string_view id : splitText(s.facts.price->evidence, ';'))
            all.add(std::string(id), s.facts.price->date, !s.facts.price->isConfirmed);
    for (const money::ExchangeRate& rate : s.in.library->market.rates)
        if (rate.currency == s.currency() ||
            (s.facts.price != nullptr && rate.currency == s.facts.price->currency))
            all.add(rate.evidence, rate.date, false);
    if (s.facts.cost)
        for (const auto& source : s.facts.cost->basis.sources)
            if (source.range.central != 0.0)
                all.add(source.range.evidence, source.range.date, source.range.isAssumed);
    return all.take();
}

int sourceNumber(const std::vector<SourceRow>& rows, const std::string& key) {
    const auto it = std::ranges::find(rows, key, &SourceRow::key);
    return it == rows.end() ? 0 : static_cast<int>(it - rows.begin()) + 1;
}

} // namespace xuanka::report
