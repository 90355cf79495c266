// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_catalogue.h"
#include "tests/support/strict.h"
#include "ui/controls/make_control.h"
#include "ui/controls/quantity_slider.h"
#include "ui/controls/search_picker.h"
#include "ui/controls/unit_spin_box.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

#include <memory>

using namespace xuanka;
using controls::FieldControl;

Q_DECLARE_METATYPE(xuanka::scenario::Edit)

class TestControls : public QObject {
    Q_OBJECT
private Q_SLOTS:

    void init() { test::failOnWarnings(); }

    void everyFieldHasAControlThatSpeaks();
    void draggingPreviewsAndReleasingCommits();
    void keysStepAndControlStepsFar();
    void doubleClickAsksForTheDefault();
    void typedWordsAreRead();
    void aWrongNumberIsRefusedAndTheOldOneKept();
    void choosing();
    void switching();
    void searchingFindsByWordsInAnyOrder();
    void searchingKeepsTheChoiceWhereNothingMatches();

private:
    std::unique_ptr<FieldControl> make(std::string_view key) {
        std::unique_ptr<FieldControl> c(controls::makeControl(key, m_catalogue, nullptr));
        c->showScenario(m_scenario);
        c->resize(300, c->sizeHint().height());
        c->show();
        return c;
    }

    std::shared_ptr<const plan::Catalogue> m_catalogue = test::sampleCatalogue();
    scenario::Scenario m_scenario;
};

namespace {

scenario::Edit lastEdit(const QSignalSpy& spy) {
    return spy.constLast().constFirst().value<scenario::Edit>();
}

} // namespace

void TestControls::everyFieldHasAControlThatSpeaks() {
    for (const scenario::Field& field : scenario::fields()) {
        const auto control = make(field.key);
        const auto parts = control->findChildren<QWidget*>();
        int named = 0;
        for (const QWidget* part : parts) {
            if (!part->objectName().startsWith(control->objectName()))
                continue;
            QVERIFY2(!part->accessibleName().isEmpty(), qPrintable(part->objectName()));
            QVERIFY2(!part->toolTip().isEmpty(), qPrintable(part->objectName()));
            ++named;
        }
        QVERIFY2(named > 0, qPrintable(control->objectName()));
    }
}

void TestControls::draggingPreviewsAndReleasingCommits() {
    const auto control = make("micro-batch");
    auto* slider = control->findChild<QSlider*>();
    QSignalSpy previews(control.get(), &FieldControl::previewed);
    QSignalSpy commits(control.get(), &FieldControl::committed);
    slider->setSliderDown(true);
    slider->setSliderPosition(60); // three octaves
    QCOMPARE(previews.count(), 1);
    QCOMPARE(commits.count(), 0);
    QVERIFY(lastEdit(previews) == (scenario::Edit{"micro-batch", std::int64_t(8)}));
    slider->setSliderPosition(62); // the same power of two: nothing new to say
    QCOMPARE(previews.count(), 1);
    slider->setSliderDown(false);
    QCOMPARE(commits.count(), 1);
    QVERIFY(lastEdit(commits) == (scenario::Edit{"micro-batch", std::int64_t(8)}));
    QCOMPARE(slider->value(), 60);
}

void TestControls::keysStepAndControlStepsFar() {
    const auto control = make("seq");
    QSignalSpy commits(control.get(), &FieldControl::committed);
    auto* slider = control->findChild<QSlider*>();
    QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(lastEdit(commits) == (scenario::Edit{"seq", std::int64_t(8192)}));
    QTest::keyClick(slider, Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(lastEdit(commits) == (scenario::Edit{"seq", std::int64_t(1024)}));
}

void TestControls::doubleClickAsksForTheDefault() {
    const auto control = make("seq");
    QSignalSpy resets(control.get(), &FieldControl::resetRequested);
    QTest::mouseDClick(control->findChild<QSlider*>(), Qt::LeftButton);
    QCOMPARE(resets.count(), 1);
    QCOMPARE(resets.constFirst().constFirst().toString(), QStringLiteral("seq"));
}

void TestControls::typedWordsAreRead() {
    const auto control = make("seq");
    QSignalSpy commits(control.get(), &FieldControl::committed);
    auto* spin = control->findChild<controls::UnitSpinBox*>();
    spin->setFocus();
    spin->selectAll();
    QTest::keyClicks(spin, QStringLiteral("32k"));
    QTest::keyClick(spin, Qt::Key_Return);
    QVERIFY(lastEdit(commits) == (scenario::Edit{"seq", std::int64_t(32768)}));
}

void TestControls::aWrongNumberIsRefusedAndTheOldOneKept() {
    const auto control = make("seq");
    QSignalSpy commits(control.get(), &FieldControl::committed);
    auto* spin = control->findChild<controls::UnitSpinBox*>();
    spin->selectAll();
    QTest::keyClicks(spin, QStringLiteral("0"));
    QTest::keyClick(spin, Qt::Key_Return);
    QCOMPARE(commits.count(), 0);
    QCOMPARE(spin->value(), 4096.0);
    auto* problem = control->findChild<QLabel*>(QStringLiteral("problem"));
    QVERIFY(problem->isVisible());
    QVERIFY2(problem->text().contains(QStringLiteral("1")), qPrintable(problem->text()));
}

void TestControls::choosing() {
    const auto control = make("task");
    QSignalSpy commits(control.get(), &FieldControl::committed);
    auto* box = control->findChild<QComboBox*>();
    QCOMPARE(box->currentText(), QStringLiteral("LoRA"));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QVERIFY(lastEdit(commits) == (scenario::Edit{"task", std::string("qlora")}));
}

void TestControls::switching() {
    const auto control = make("dora");
    QSignalSpy commits(control.get(), &FieldControl::committed);
    QTest::keyClick(control->findChild<QCheckBox*>(), Qt::Key_Space);
    QVERIFY(lastEdit(commits) == (scenario::Edit{"dora", true}));
}

void TestControls::searchingFindsByWordsInAnyOrder() {
    const auto control = make("gpu");
    QSignalSpy commits(control.get(), &FieldControl::committed);
    auto* picker = control->findChild<controls::SearchPicker*>();
    QCOMPARE(picker->text(), QStringLiteral("GeForce RTX 4090"));
    picker->setFocus();
    picker->selectAll();
    QTest::keyClicks(picker, QStringLiteral("pcie h100"));
    auto* popup = picker->findChild<QCompleter*>()->popup();
    QVERIFY(popup->isVisible());
    QCOMPARE(popup->model()->rowCount(), 1);
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    QCOMPARE(commits.count(), 1);
    QVERIFY(lastEdit(commits) == (scenario::Edit{"gpu", std::string("h100-pcie-80gb")}));
    QCOMPARE(picker->text(), QStringLiteral("H100 PCIe 80GB"));
}

void TestControls::searchingKeepsTheChoiceWhereNothingMatches() {
    const auto control = make("gpu");
    QSignalSpy commits(control.get(), &FieldControl::committed);
    auto* picker = control->findChild<controls::SearchPicker*>();
    picker->setFocus();
    picker->selectAll();
    QTest::keyClicks(picker, QStringLiteral("xyzzy"));
    QTest::keyClick(picker, Qt::Key_Return);
    QCOMPARE(commits.count(), 0);
    QCOMPARE(picker->text(), QStringLiteral("GeForce RTX 4090"));
    QVERIFY(control->findChild<QLabel*>(QStringLiteral("problem"))->isVisible());
}

QTEST_MAIN(TestControls)
#include "tst_controls.moc"
