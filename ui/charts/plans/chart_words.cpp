// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plans/chart_words.h"

#include <algorithm>

namespace xuanka::charts {

double gib(double bytes) {
    return bytes / kGibi;
}

double gib(Bytes bytes) {
    return bytes.value / kGibi;
}

QString idOf(const outlook::Candidate& c) {
    return QString::fromStdString(c.accelerator->id);
}

QString nameOf(const outlook::Candidate& c) {
    return QString::fromStdString(c.accelerator->name);
}

const outlook::Candidate* candidateOf(const outlook::Outlook& outlook, const QString& id) {
    const auto it = std::ranges::find(outlook.candidates, id, idOf);
    return it == outlook.candidates.end() ? nullptr : &*it;
}

ChartSpec newSpec(const ChartWords& words, ChartKind kind, std::string_view titleId) {
    ChartSpec spec;
    spec.kind = kind;
    spec.language = words.language();
    spec.title = words.word(titleId);
    spec.emptyText = words.word("chart.nothing");
    return spec;
}

QString ChartWords::fitNote(const estimate::Memory& m) const {
    const double spare = m.usable.value - m.deviceUsed.value;
    if (!m.fits)
        return sentence({"chart.short_by", {Figure{std::max(-spare, 0.0), UnitKind::Bytes}}});
    return sentence({"chart.fits_with", {Figure{std::max(spare, 0.0), UnitKind::Bytes}}});
}

} // namespace xuanka::charts
