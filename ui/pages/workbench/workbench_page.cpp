// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workbench/workbench_page.h"

#include "ui/charts/plans/memory_chart.h"
#include "ui/pages/workbench/answer_panel.h"
#include "ui/pages/workbench/candidate_chooser.h"
#include "ui/pages/workbench/detail_charts.h"
#include "ui/pages/workbench/input_panel.h"
#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

namespace xuanka::pages {

namespace {

using charts::ChartWords;
using charts::Settling;

constexpr std::size_t kSamplesHeld = 64;
constexpr std::size_t kSamplesSettled = 200;

} // namespace

WorkbenchPage::WorkbenchPage(const PageContext& context, QWidget* parent)
    : Page(parent), m_context(context), m_inputs(new InputPanel(context, this)),
      m_answer(new AnswerPanel(context, this)) {
    setObjectName(QStringLiteral("workbench"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* columns = new QSplitter(Qt::Horizontal, this);
    columns->setObjectName(QStringLiteral("workbenchColumns"));
    columns->addWidget(m_inputs);
    columns->addWidget(buildCentre());
    columns->addWidget(m_answer);
    columns->setStretchFactor(0, 0);
    columns->setStretchFactor(1, 1);
    columns->setStretchFactor(2, 0);
    columns->setChildrenCollapsible(false);
    row->addWidget(columns);
    connectParts();
    retranslate();
    paintHeading();
}

QWidget* WorkbenchPage::buildCentre() {
    auto* rows = new QSplitter(Qt::Vertical, this);
    rows->setObjectName(QStringLiteral("workbenchRows"));
    m_details = new DetailCharts(m_context, rows);
    rows->addWidget(buildChart());
    rows->addWidget(m_details);
    rows->setStretchFactor(0, 3);
    rows->setStretchFactor(1, 2);
    rows->setChildrenCollapsible(false);
    rows->setContentsMargins(0, 8, 0, 8);
    return rows;
}

QWidget* WorkbenchPage::buildChart() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(4);
    auto* head = new QHBoxLayout;
    m_heading = new QLabel(box);
    m_heading->setFont(theme::font(theme::TextSize::Body, true));
    m_candidates = new CandidateChooser(m_context, box);
    m_chart = new charts::ChartView(box);
    m_chart->setObjectName(QStringLiteral("mainChart"));
    head->addWidget(m_heading, 1);
    head->addWidget(m_candidates);
    column->addLayout(head);
    column->addWidget(m_chart, 1);
    return box;
}

void WorkbenchPage::connectParts() {
    connect(m_inputs, &InputPanel::statusMessage, this, &Page::statusMessage);
    connect(m_answer, &AnswerPanel::statusMessage, this, &Page::statusMessage);
    connect(m_candidates, &CandidateChooser::statusMessage, this, &Page::statusMessage);
    connect(m_chart, &charts::ChartView::statusMessage, this, &Page::statusMessage);
    connect(&m_details->chart(), &charts::ChartView::statusMessage, this, &Page::statusMessage);
    connect(m_details, &DetailCharts::tabChanged, this, &Page::visibleChanged);
    m_chart->setReader([this](const QString& id, std::size_t sample) {
        if (!m_outlook)
            return charts::Reading{};
        return charts::memoryReading(*m_outlook, ChartWords({}, *m_context.cardColours), id,
                                     sample);
    });
    connect(&m_context.document, &document::Document::changed, this,
            [this] { m_isHeld = m_context.document.isPreviewing(); });
}

outlook::Visible WorkbenchPage::visible() const {
    outlook::Visible visible;
    visible.samples = m_isHeld ? kSamplesHeld : kSamplesSettled;
    m_details->addNeeds(visible);
    return visible;
}

void WorkbenchPage::showOutlook(const OutlookPtr& outlook, Moment moment) {
    m_outlook = outlook;
    m_isHeld = moment == Moment::Preview;
    if (!m_isHeld)
        m_settled = outlook;
    const Settling settling = m_isHeld ? Settling::Dragged : Settling::Settled;
    m_inputs->showOutlook(*outlook);
    m_candidates->showOutlook(*outlook);
    redraw(settling);
    m_details->showOutlook(outlook, settling);
    m_answer->showOutlook(*outlook);
}

void WorkbenchPage::redraw(Settling settling) {
    if (!m_outlook)
        return;
    const ChartWords words({}, *m_context.cardColours);
    const outlook::Outlook* ghost = m_isHeld ? m_settled.get() : nullptr;
    m_chart->show(charts::memoryChart(*m_outlook, words, ghost), settling);
}

void WorkbenchPage::retranslate() {
    m_heading->setText(tr("Throughput by memory"));
    m_heading->setToolTip(
        tr("Each curve is one card, traced by batch or concurrency: what it "
           "needs in memory and how fast it runs. Dashed where it does not fit."));
    m_candidates->retranslate();
    m_details->retranslate();
    redraw(Settling::Settled);
    if (!m_outlook)
        return;
    m_inputs->showOutlook(*m_outlook);
    m_answer->showOutlook(*m_outlook);
}

void WorkbenchPage::paintHeading() {
    QPalette p = palette();
    p.setColor(QPalette::WindowText, theme::coloursOf(p).text);
    m_heading->setPalette(p);
}

void WorkbenchPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && m_heading)
        paintHeading();
    Page::changeEvent(event);
}

Page* makeWorkbench(const PageContext& context, QWidget* parent) {
    return new WorkbenchPage(context, parent);
}

} // namespace xuanka::pages
