// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/workbench_fixture.h"
#include "ui/charts/chart_legend.h"
#include "ui/pages/workbench/candidate_chooser.h"
#include "ui/pages/workbench/remedy_row.h"

#include <QLabel>
#include <QListWidget>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>

using namespace xuanka;

class TstWorkbench : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<test::WorkbenchFixture> m_bench;

    QString said(const char* label) const { return m_bench->find<QLabel>(label)->text(); }

    const scenario::Scenario& scenario() const { return m_bench->document.scenario(); }

private Q_SLOTS:

    void initTestCase() {
        theme::apply(*qApp, theme::Appearance::Light);
        if (support::shippedCatalogue()->profiles.empty())
            QSKIP("no software profiles ship yet");
    }

    void init() {
        test::failOnWarnings();
        m_bench = std::make_unique<test::WorkbenchFixture>();
    }

    void cleanup() { m_bench.reset(); }

    void answersInWords() {
        QVERIFY(m_bench->outlook->now);
        QCOMPARE(said("verdict"), m_bench->outlook->fits() ? QStringLiteral("Fits")
                                                           : QStringLiteral("Does not fit"));
        const text::Format f;
        QVERIFY(said("memory").contains(f.memory(m_bench->outlook->now->memory.deviceUsed)));
        QVERIFY(said("speed").contains(QStringLiteral("tokens/s")));
        QVERIFY(said("speedNote").contains(QChar(0x2013)));
    }

    void chartHasACurveForEachCard() {
        const charts::ChartSpec& spec = m_bench->page.mainChart().spec();
        QCOMPARE(spec.series.size(), 3U);
        QCOMPARE(spec.capacities.size(), 3U);
        for (std::size_t c = 0; c < spec.series.size(); ++c) {
            const charts::Series& s = spec.series[c];
            QVERIFY(s.points.size() >= 2);
            for (std::size_t i = 1; i < s.points.size(); ++i)
                QVERIFY(s.points[i].x >= s.points[i - 1].x);
            // Dashed exactly where the card is full.
            const double capacity = spec.capacities[c].x;
            for (std::size_t i = 0; i < s.points.size(); ++i)
                QCOMPARE(s.points[i].x > capacity, i >= s.firstBeyond);
        }
    }

    void draggingIsLiveAndOneUndoStep() {
        auto* slider = m_bench->find<QSlider>("micro-batch");
        QVERIFY(slider);
        const int undoBefore = m_bench->document.undoStack().count();
        const QString before = said("memory");
        slider->setSliderDown(true);
        for (int i = 1; i <= 3; ++i) {
            slider->setValue(slider->value() + slider->maximum() / 8);
            m_bench->settle();
        }
        QVERIFY(m_bench->document.isPreviewing());
        QVERIFY(said("memory") != before);
        QVERIFY(!m_bench->page.mainChart().spec().markers.empty());
        const auto isGhost = [](const charts::Marker& m) {
            return m.shape == charts::Marker::Shape::Ghost;
        };
        QVERIFY(std::ranges::any_of(m_bench->page.mainChart().spec().markers, isGhost));
        slider->setSliderDown(false);
        m_bench->settle();
        QVERIFY(!m_bench->document.isPreviewing());
        QCOMPARE(m_bench->document.undoStack().count(), undoBefore + 1);
        QTRY_VERIFY(std::ranges::none_of(m_bench->page.mainChart().spec().markers, isGhost));
        m_bench->document.undoStack().undo();
        m_bench->settle();
        QCOMPARE(said("memory"), before);
    }

    void arrowKeysStepASlider() {
        auto* slider = m_bench->find<QSlider>("seq");
        const auto before = scenario().choice.workload.sequenceTokens;
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        m_bench->settle();
        QVERIFY(scenario().choice.workload.sequenceTokens > before);
    }

    void inputsFollowTheTask() {
        auto* microBatch = m_bench->find<QSlider>("micro-batch");
        QVERIFY(microBatch->isVisible());
        m_bench->commit("task", std::string("serve"));
        QVERIFY(!microBatch->isVisible());
        QVERIFY(m_bench->find<QSlider>("concurrency")->isVisible());
        QVERIFY(m_bench->page.mainChart().spec().y.title.contains(QStringLiteral("Generated")));
    }

    void aRemedyMakesItFitInOneClick() {
        m_bench->commit("micro-batch", std::int64_t{2});
        QVERIFY(!m_bench->outlook->fits());
        QCOMPARE(said("verdict"), QStringLiteral("Does not fit"));
        auto* remedy = m_bench->find<pages::RemedyRow>("remedy0");
        QVERIFY(remedy->isVisible());
        const int undoBefore = m_bench->document.undoStack().count();
        QTest::mouseClick(remedy, Qt::LeftButton);
        m_bench->settle();
        QVERIFY(m_bench->outlook->fits());
        QCOMPARE(said("verdict"), QStringLiteral("Fits"));
        QCOMPARE(m_bench->document.undoStack().count(), undoBefore + 1);
    }

    void aBrokenRuleIsSaidAtItsFieldWithARepair() {
        m_bench->commit("gpus", std::int64_t{4});
        m_bench->commit("tp", std::int64_t{3});
        QVERIFY(!m_bench->outlook->errors.empty());
        QCOMPARE(said("verdict"), QStringLiteral("Cannot be run like this"));
        auto* problems = m_bench->find<QLabel>("problems");
        QVERIFY(problems->isVisible());
        QVERIFY2(problems->text().contains(QStringLiteral("href=\"0\"")),
                 qPrintable(problems->text()));
        // Two rules are broken: each link puts one right.
        for (int i = 0; i < 3 && !m_bench->outlook->errors.empty(); ++i) {
            Q_EMIT problems->linkActivated(QStringLiteral("0"));
            m_bench->settle();
        }
        QVERIFY(m_bench->outlook->errors.empty());
    }

    void hoverTellsTheSample() {
        charts::ChartView& chart = m_bench->page.mainChart();
        chart.moveCursorTo(0);
        const auto reading = chart.reading();
        QVERIFY(reading);
        QCOMPARE(reading->title, QStringLiteral("GeForce RTX 4090"));
        QStringList labels;
        for (const auto& row : reading->rows)
            labels << row.label;
        for (const char* wanted : {"Throughput", "Memory", "Weights", "Limited by"})
            QVERIFY2(labels.contains(QLatin1String(wanted)), wanted);
    }

    void legendHidesACurve() {
        auto* entry = m_bench->page.mainChart().findChild<charts::LegendEntry*>(
            QStringLiteral("legend.h100-sxm5-80gb"));
        QVERIFY(entry);
        QTest::mouseClick(entry, Qt::LeftButton);
        QVERIFY(!m_bench->page.mainChart().isCurveShown(QStringLiteral("h100-sxm5-80gb")));
        // It stays hidden while the plan changes.
        m_bench->commit("micro-batch", std::int64_t{2});
        QVERIFY(!m_bench->page.mainChart().isCurveShown(QStringLiteral("h100-sxm5-80gb")));
    }

    void cardsAreChosenFromTheCatalogue() {
        auto* chooser = m_bench->find<pages::CandidateChooser>("compareCards");
        QTest::mouseClick(chooser, Qt::LeftButton);
        auto* list = chooser->findChild<QListWidget*>(QStringLiteral("candidates"));
        QVERIFY(list->count() > 150);
        QCOMPARE(list->item(0)->checkState(), Qt::Checked);
        list->item(0)->setCheckState(Qt::Unchecked);
        m_bench->settle();
        QCOMPARE(m_bench->page.mainChart().spec().series.size(), 2U);
    }

    void everyTabDrawsSomething() {
        for (const char* tab :
             {"tab-roofline", "tab-time", "tab-scaling", "tab-interval", "tab-memory"}) {
            auto* button = m_bench->find<QAbstractButton>(tab);
            QVERIFY2(button, tab);
            const int frames = m_bench->frames;
            QTest::mouseClick(button, Qt::LeftButton);
            QTRY_VERIFY(m_bench->frames > frames);
            auto* chart = m_bench->find<charts::ChartView>("detailChart");
            QVERIFY2(!chart->spec().isEmpty(), tab);
            QVERIFY2(!chart->spots().empty(), tab);
            chart->moveCursorTo(0);
            QVERIFY2(chart->reading() && !chart->reading()->rows.empty(), tab);
        }
    }

    void theSizeSliderMovesTheModel() {
        const double before = m_bench->outlook->now->memory.deviceUsed.value;
        m_bench->commit("size", 1.5);
        QVERIFY(m_bench->outlook->now);
        QVERIFY(m_bench->outlook->now->memory.deviceUsed.value < before);
        QVERIFY(m_bench->document.commit(scenario::Edit{"size", 0.0}));
        m_bench->settle();
        QCOMPARE(m_bench->outlook->now->memory.deviceUsed.value, before);
    }

    void exportsTheChart() {
        QTemporaryDir folder;
        for (const char* name : {"a.png", "a.svg", "a.pdf"})
            QVERIFY(m_bench->page.mainChart().exportTo(folder.filePath(QLatin1String(name))));
    }

    void nothingIsClippedInASmallWindow() {
        m_bench->page.resize(968, 620); // 1024 x 700 less rail, menu and status line
        m_bench->settle();
        for (QLabel* label : m_bench->page.findChildren<QLabel*>()) {
            if (!label->isVisible() || label->wordWrap() || label->text().isEmpty())
                continue;
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        }
        QVERIFY(m_bench->page.mainChart().width() >= 380);
    }
};

QTEST_MAIN(TstWorkbench)
#include "tst_workbench.moc"
