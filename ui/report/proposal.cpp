// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal.h"

#include "app/estimate/names.h"
#include "ui/charts/plans/memory_chart.h"
#include "ui/charts/plans/parts_charts.h"
#include "ui/charts/plans/scaling_chart.h"
#include "ui/report/page_flow.h"
#include "ui/report/proposal_facts.h"
#include "ui/report/proposal_sections.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>

namespace xuanka::report {

namespace {

constexpr int kDotsPerInch = 1200; // QPdfWriter's own resolution; others mislead the chart's pens

void setUp(QPdfWriter& writer, const QString& title) {
    writer.setResolution(kDotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Xuanka"));
}

struct Pages {
    QByteArray bytes;
    int count = 0;
};

Pages layOut(const ProposalInput& in, const ProposalFacts& facts, int total) {
    const ProposalWords w(in.language);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    const QString title = w("Procurement proposal", "采购方案");
    setUp(writer, title);
    QPainter painter(&writer);
    PageFlow flow(writer, painter, QStringLiteral("%1 · %2").arg(title, in.date));
    flow.setTotal(total);
    flow.setPageWords(w("Page %1 of %2", "第 %1 页，共 %2 页"));
    theme::CardColours colours;
    const charts::ChartWords chartWords(w.voice(), colours);
    const Section section{in, facts, w, chartWords, flow};
    writeProposal(section);
    flow.finish();
    const int count = flow.pages();
    painter.end();
    return {buffer.data(), count};
}

} // namespace

QByteArray proposalPdf(const ProposalInput& in, QString* trouble) {
    const ProposalFacts facts = proposalFacts(in);
    if (!facts.outlook.now) {
        if (trouble != nullptr && !facts.outlook.errors.empty())
            *trouble = text::Voice(in.language).line(facts.outlook.errors.front());
        return {};
    }
    const Pages first = layOut(in, facts, 0);
    return layOut(in, facts, first.count).bytes;
}

} // namespace xuanka::report
