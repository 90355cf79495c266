// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workbench/detail_charts.h"

#include "ui/charts/plans/parts_charts.h"
#include "ui/charts/plans/roofline_chart.h"
#include "ui/charts/plans/scaling_chart.h"
#include "ui/controls/segmented_buttons.h"

#include <QVBoxLayout>

#include <array>

namespace xuanka::pages {

namespace {

using charts::ChartWords;
using charts::Reading;
using outlook::Outlook;

Reading readMemory(const Outlook& o, const ChartWords& w, const QString& id, std::size_t) {
    return charts::memoryPartsReading(o, w, id);
}

Reading readTime(const Outlook& o, const ChartWords& w, const QString& id, std::size_t) {
    return charts::timePartsReading(o, w, id);
}

Reading readInterval(const Outlook& o, const ChartWords& w, const QString& id, std::size_t) {
    return charts::intervalReading(o, w, id);
}

Reading readScaling(const Outlook& o, const ChartWords& w, const QString&, std::size_t sample) {
    return charts::scalingReading(o, w, sample);
}

constexpr std::array kTabs{
    DetailTab{"memory", QT_TRANSLATE_NOOP("xuanka::pages::DetailCharts", "Memory"),
              QT_TRANSLATE_NOOP("xuanka::pages::DetailCharts",
                                "Memory by part of each card against what it can use"),
              charts::memoryPartsChart, readMemory, false, false},
    DetailTab{"roofline", QT_TRANSLATE_NOOP("xuanka::pages::DetailCharts", "Roofline"),
              QT_TRANSLATE_NOOP("xuanka::pages::DetailCharts",
                                "What arithmetic and bandwidth allow, and what is reached"),
              charts::rooflineChart, charts::rooflineReading, true, false},
    DetailTab{"time", QT_TRANSLATE_NOOP("xuanka::pages::DetailCharts", "Time"),
              QT_TRANSLATE_NOOP("xuanka::pages::DetailCharts", "Where the time of a step goes"),
              charts::timePartsChart, readTime, false, false},
    DetailTab{"scaling", QT_TRANSLATE_NOOP("xuanka::pages::DetailCharts", "Scaling"),
              QT_TRANSLATE_NOOP("xuanka::pages::DetailCharts",
                                "Throughput with more GPUs of the chosen kind"),
              charts::scalingChart, readScaling, false, true},
    DetailTab{"interval", QT_TRANSLATE_NOOP("xuanka::pages::DetailCharts", "Interval"),
              QT_TRANSLATE_NOOP("xuanka::pages::DetailCharts",
                                "How sure the throughput is, and on what grounds"),
              charts::intervalChart, readInterval, false, false},
};

} // namespace

std::span<const DetailTab> detailTabs() {
    return kTabs;
}

DetailCharts::DetailCharts(const PageContext& context, QWidget* parent)
    : QWidget(parent), m_context(context), m_tabs(new controls::SegmentedButtons(this)),
      m_chart(new charts::ChartView(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_tabs, 0, Qt::AlignLeft);
    column->addWidget(m_chart, 1);
    m_tabs->setObjectName(QStringLiteral("detailTabs"));
    m_chart->setObjectName(QStringLiteral("detailChart"));
    for (const DetailTab& row : kTabs)
        m_tabs->add(QStringLiteral("tab-") + QString::fromLatin1(row.id), tr(row.title),
                    tr(row.tip));
    m_tabs->setCurrent(0);
    connect(m_tabs, &controls::SegmentedButtons::currentChanged, this, [this] {
        redraw(charts::Settling::Settled);
        Q_EMIT tabChanged();
    });
    m_chart->setReader([this](const QString& id, std::size_t sample) {
        if (!m_outlook)
            return Reading{};
        return tab().read(*m_outlook, ChartWords({}, *m_context.cardColours), id, sample);
    });
}

const DetailTab& DetailCharts::tab() const {
    return kTabs[static_cast<std::size_t>(std::max(0, m_tabs->current()))];
}

void DetailCharts::addNeeds(outlook::Visible& visible) const {
    visible.roofline = tab().needsRoofline;
    visible.scaling = tab().needsScaling;
}

void DetailCharts::showOutlook(const OutlookPtr& outlook, charts::Settling settling) {
    m_outlook = outlook;
    redraw(settling);
}

void DetailCharts::redraw(charts::Settling settling) {
    if (m_outlook)
        m_chart->show(tab().spec(*m_outlook, ChartWords({}, *m_context.cardColours)), settling);
}

void DetailCharts::retranslate() {
    for (std::size_t i = 0; i < kTabs.size(); ++i)
        m_tabs->setTexts(static_cast<int>(i), tr(kTabs[i].title), tr(kTabs[i].tip));
    redraw(charts::Settling::Settled);
}

} // namespace xuanka::pages
