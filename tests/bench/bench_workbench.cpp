// SPDX-License-Identifier: GPL-3.0-or-later
// One frame of the workbench: a slider's edit, the outlook, all charts and words, pixels. Printed
// as a median and as a ratio to a reference replot of the same size in the same run.
#include "tests/support/sample_charts.h"
#include "tests/support/workbench_fixture.h"
#include "ui/charts/chart_painter.h"

#include <QElapsedTimer>
#include <qcustomplot.h>

#include <algorithm>
#include <cstdio>

using namespace xuanka;

namespace {

constexpr int kFrames = 120;

double medianMilliseconds(const std::function<void(int)>& frame) {
    std::vector<double> times;
    for (int i = 0; i < kFrames; ++i) {
        QElapsedTimer timer;
        timer.start();
        frame(i);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
    }
    std::ranges::nth_element(times, times.begin() + kFrames / 2);
    return times[kFrames / 2];
}

/// Twelve plain curves of 64 points in a bare plot.
double referenceReplot() {
    QCustomPlot plot;
    plot.resize(700, 480);
    plot.setPlottingHint(QCP::phFastPolylines, true);
    for (int c = 0; c < 12; ++c) {
        QVector<double> x;
        QVector<double> y;
        for (int i = 0; i < 64; ++i) {
            x.append(i);
            y.append((c + 1.0) * i / (i + 10.0));
        }
        plot.addGraph()->setData(x, y, true);
        plot.graph(c)->setPen(QPen(Qt::blue, 2.0));
    }
    plot.rescaleAxes();
    return medianMilliseconds([&](int) { plot.replot(QCustomPlot::rpImmediateRefresh); });
}

std::string twelveCards(const plan::Catalogue& catalogue) {
    std::string joined;
    int taken = 0;
    for (const auto& card : catalogue.accelerators)
        if (card.ecosystem == "cuda" && card.usableMib && card.bandwidth && taken < 11 &&
            card.id != "rtx-4090-24gb") {
            joined += (taken++ ? "," : "") + card.id;
        }
    return joined;
}

} // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    theme::apply(app, theme::Appearance::Light);
    test::WorkbenchFixture bench;
    bench.commit("candidates", twelveCards(*bench.library()->catalogue));
    outlook::Visible visible = bench.page.visible();
    visible.samples = 64;
    double made = 0.0;
    const auto frame = [&](int i) {
        const std::int64_t sequence = 512 + 64 * i;
        (void)bench.document.preview(scenario::Edit{"seq", sequence});
        QElapsedTimer timer;
        timer.start();
        const auto outlook = std::make_shared<const outlook::Outlook>(
            outlook::makeOutlook(bench.document.scenario(), bench.library(), visible));
        made += static_cast<double>(timer.nsecsElapsed()) * 1e-6 / kFrames;
        bench.page.showOutlook(outlook, pages::Moment::Preview);
        QCoreApplication::processEvents();
        (void)bench.page.grab();
    };
    const double whole = medianMilliseconds(frame);
    const double reference = referenceReplot();
    std::printf("slider to repainted workbench, %zu curves: median %.2f ms\n",
                bench.page.mainChart().spec().series.size(), whole);
    std::printf("of it the outlook: %.2f ms\nreference replot: %.2f ms\nratio: %.1f\n", made,
                reference, whole / reference);
    return 0;
}
