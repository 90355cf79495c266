// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_view.h"
#include "ui/charts/plans/chart_words.h"
#include "ui/pages/page.h"

#include <span>

namespace xuanka::controls {
class SegmentedButtons;
}

namespace xuanka::pages {

/// One tab under the main chart: what it shows, what it says under the cursor, what it needs of an
/// outlook.
struct DetailTab {
    const char* id;
    const char* title; ///< source text in context "xuanka::pages::DetailCharts"
    const char* tip;
    charts::ChartSpec (*spec)(const outlook::Outlook&, const charts::ChartWords&);
    charts::Reading (*read)(const outlook::Outlook&,
                            const charts::ChartWords&,
                            const QString& id,
                            std::size_t sample);
    bool needsRoofline;
    bool needsScaling;
};

std::span<const DetailTab> detailTabs();

/// The tabs and the chart below them.
class DetailCharts : public QWidget {
    Q_OBJECT
public:
    DetailCharts(const PageContext& context, QWidget* parent);

    void showOutlook(const OutlookPtr& outlook, charts::Settling settling);
    void retranslate();

    /// Sets the flags of what the tab on top needs.
    void addNeeds(outlook::Visible& visible) const;

    charts::ChartView& chart() { return *m_chart; }

Q_SIGNALS:
    void tabChanged();

private:
    const DetailTab& tab() const;
    void redraw(charts::Settling settling);

    PageContext m_context;
    controls::SegmentedButtons* m_tabs;
    charts::ChartView* m_chart;
    OutlookPtr m_outlook;
};

} // namespace xuanka::pages
