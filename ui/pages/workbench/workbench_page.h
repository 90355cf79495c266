// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_view.h"
#include "ui/pages/page.h"

class QLabel;

namespace xuanka::pages {

class AnswerPanel;
class CandidateChooser;
class DetailCharts;
class InputPanel;

/// The what-if page: inputs on the left, the memory-throughput chart and its tabs in the middle,
/// the answer in words on the right; all of it live while a slider moves.
class WorkbenchPage : public Page {
    Q_OBJECT
public:
    WorkbenchPage(const PageContext& context, QWidget* parent);

    outlook::Visible visible() const override;
    void showOutlook(const OutlookPtr& outlook, Moment moment) override;
    void retranslate() override;

    charts::ChartView& mainChart() { return *m_chart; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildCentre();
    QWidget* buildChart();
    void connectParts();
    void redraw(charts::Settling settling);
    void paintHeading();

    PageContext m_context;
    InputPanel* m_inputs;
    QLabel* m_heading = nullptr;
    CandidateChooser* m_candidates = nullptr;
    charts::ChartView* m_chart = nullptr;
    DetailCharts* m_details = nullptr;
    AnswerPanel* m_answer;
    OutlookPtr m_outlook;
    OutlookPtr m_settled; ///< the last committed state: the ghost while something is held
    bool m_isHeld = false;
};

Page* makeWorkbench(const PageContext& context, QWidget* parent);

} // namespace xuanka::pages
