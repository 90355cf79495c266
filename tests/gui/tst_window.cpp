// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_catalogue.h"
#include "tests/support/shipped_library.h"
#include "tests/support/window_fixture.h"
#include "ui/text/voice.h"
#include "ui/window/command_palette.h"
#include "ui/window/message_strip.h"

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QTest>

using namespace xuanka;
using window::Answer;

class TestWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:

    void init() { test::failOnWarnings(); }

    void everyCommandIsInAMenuOnce();
    void undoNamesWhatItTakesBack();
    void savingAsksForANameOnceAndKeepsIt();
    void leavingUnsavedWorkAsks();
    void aFailedSaveKeepsTheWork();
    void aFileChangedByAnotherIsNotOverwritten();
    void aCrashLosesNothing();
    void discardingRecoveredWorkForgetsIt();
    void recentFilesComeBackAndMissingOnesGo();
    void droppingAProjectOpensIt();
    void aDamagedFileIsSaidInPlace();
    void scenariosAreAddedRenamedAndRemoved();
    void languageIsSwitchedLive();
    void thePaletteFindsAndRuns();
    void theThemeIsSwitchedAndKept();

private:
    outlook::LibraryPtr m_library = test::libraryOf(test::sampleCatalogue());
};

namespace {

void edit(test::WindowFixture& f, std::int64_t microBatch) {
    QVERIFY(f.window().document().commit(scenario::Edit{"micro-batch", microBatch}));
}

std::int64_t microBatch(test::WindowFixture& f) {
    return f.window().document().scenario().choice.workload.microBatch;
}

QString trouble(test::WindowFixture& f) {
    return f.window().findChild<window::MessageStrip*>()->sentence();
}

void trigger(test::WindowFixture& f, const char* command) {
    f.window().commands().action(QString::fromLatin1(command))->trigger();
}

} // namespace

void TestWindow::everyCommandIsInAMenuOnce() {
    test::WindowFixture f(m_library);
    QHash<QAction*, int> count;
    const auto menus = f.window().menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly);
    for (const QMenu* menu : menus)
        for (QAction* action : menu->actions())
            ++count[action];
    for (const auto& entry : f.window().commands().entries())
        QCOMPARE(count.value(entry.action), 1);
    // A shortcut belongs to one command.
    QSet<QString> keys;
    for (const auto& entry : f.window().commands().entries()) {
        const QString k = entry.action->shortcut().toString();
        QVERIFY2(k.isEmpty() || !keys.contains(k), qPrintable(k));
        keys.insert(k);
    }
}

void TestWindow::undoNamesWhatItTakesBack() {
    test::WindowFixture f(m_library);
    QAction* undo = f.window().commands().action(QStringLiteral("edit.undo"));
    QVERIFY(!undo->isEnabled());
    edit(f, 8);
    QVERIFY(undo->isEnabled());
    QVERIFY2(undo->text().contains(QStringLiteral("Change Micro-batch")), qPrintable(undo->text()));
    undo->trigger();
    QCOMPARE(microBatch(f), 1);
    trigger(f, "edit.redo");
    QCOMPARE(microBatch(f), 8);
}

void TestWindow::savingAsksForANameOnceAndKeepsIt() {
    test::WindowFixture f(m_library);
    edit(f, 4);
    QVERIFY(f.window().isWindowModified());
    f.chosenPath = f.path("plan");
    trigger(f, "file.save");
    QVERIFY(QFile::exists(f.path("plan.xuanka")));
    QVERIFY(!f.window().isWindowModified());
    edit(f, 8);
    f.chosenPath.clear();
    trigger(f, "file.save");
    QVERIFY(!f.window().isWindowModified());
    QVERIFY(QFile::exists(f.path("plan.xuanka.bak")));
    QVERIFY(document::readProject(f.path("plan.xuanka"))
                ->project.scenarios[0]
                .choice.workload.microBatch == 8);
    QVERIFY(document::readProject(f.path("plan.xuanka.bak"))
                ->project.scenarios[0]
                .choice.workload.microBatch == 4);
}

void TestWindow::leavingUnsavedWorkAsks() {
    test::WindowFixture f(m_library);
    edit(f, 4);
    f.answer = Answer::Cancel;
    QVERIFY(!f.window().close());
    QCOMPARE(f.asked.size(), std::size_t(1));
    f.answer = Answer::Save;
    f.chosenPath = f.path("kept.xuanka");
    QVERIFY(f.window().close());
    QVERIFY(QFile::exists(f.path("kept.xuanka")));
}

void TestWindow::aFailedSaveKeepsTheWork() {
    test::WindowFixture f(m_library);
    edit(f, 4);
    f.chosenPath = f.path("no/such/folder/plan.xuanka");
    trigger(f, "file.save");
    QVERIFY(!trouble(f).isEmpty());
    QVERIFY(f.window().isWindowModified());
    QCOMPARE(microBatch(f), 4);
    // Choosing to save on the way out does not leave when saving fails.
    f.answer = Answer::Save;
    QVERIFY(!f.window().close());
}

void TestWindow::aFileChangedByAnotherIsNotOverwritten() {
    test::WindowFixture f(m_library);
    edit(f, 4);
    f.chosenPath = f.path("plan.xuanka");
    trigger(f, "file.save");
    scenario::Project other;
    other.scenarios[0].name = "theirs";
    QVERIFY(document::writeProject(f.path("plan.xuanka"), other));
    edit(f, 8);
    f.answer = Answer::Cancel;
    trigger(f, "file.save");
    QCOMPARE(f.asked.size(), std::size_t(1));
    QVERIFY(document::readProject(f.path("plan.xuanka"))->project.scenarios[0].name == "theirs");
    f.answer = Answer::Overwrite;
    trigger(f, "file.save");
    QVERIFY(document::readProject(f.path("plan.xuanka"))
                ->project.scenarios[0]
                .choice.workload.microBatch == 8);
    QVERIFY(document::readProject(f.path("plan.xuanka.bak"))->project.scenarios[0].name ==
            "theirs");
}

namespace {

/// Leaves the recovery file of a run that ended without a word.
void crash(test::WindowFixture& f) {
    f.window().files().keepForNextTime();
}

} // namespace

void TestWindow::aCrashLosesNothing() {
    test::WindowFixture f(m_library);
    edit(f, 16);
    crash(f);
    f.reopen(m_library);
    f.answer = Answer::Restore;
    f.window().files().offerRecovered();
    QCOMPARE(f.asked.size(), std::size_t(1));
    QCOMPARE(microBatch(f), 16);
    QVERIFY(f.window().isWindowModified());
    // The restored work is safe again under this run: a second crash loses it no more than the
    // first.
    crash(f);
    f.reopen(m_library);
    f.window().files().offerRecovered();
    QCOMPARE(microBatch(f), 16);
}

void TestWindow::discardingRecoveredWorkForgetsIt() {
    test::WindowFixture f(m_library);
    edit(f, 16);
    crash(f);
    f.reopen(m_library);
    f.answer = Answer::Discard;
    f.window().files().offerRecovered();
    QCOMPARE(microBatch(f), 1);
    f.window().files().offerRecovered();
    QCOMPARE(f.asked.size(), std::size_t(1));
    QVERIFY(QDir(f.recoveryFolder()).isEmpty());
}

void TestWindow::recentFilesComeBackAndMissingOnesGo() {
    test::WindowFixture f(m_library);
    for (const char* name : {"a.xuanka", "b.xuanka"}) {
        f.chosenPath = f.path(name);
        trigger(f, "file.save-as");
    }
    f.reopen(m_library);
    QCOMPARE(f.window().files().recentFiles(),
             QStringList({f.path("b.xuanka"), f.path("a.xuanka")}));
    QFile::remove(f.path("b.xuanka"));
    QCOMPARE(f.window().files().recentFiles(), QStringList({f.path("a.xuanka")}));
}

void TestWindow::droppingAProjectOpensIt() {
    test::WindowFixture f(m_library);
    scenario::Project project;
    project.scenarios[0].choice.workload.microBatch = 32;
    QVERIFY(document::writeProject(f.path("dropped.xuanka"), project));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(f.path("dropped.xuanka"))});
    QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&f.window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&f.window(), &drop);
    QCOMPARE(microBatch(f), 32);
    QVERIFY(!f.window().isWindowModified());
}

void TestWindow::aDamagedFileIsSaidInPlace() {
    test::WindowFixture f(m_library);
    edit(f, 4);
    QFile file(f.path("broken.xuanka"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ \"workload\": ");
    file.close();
    f.answer = Answer::Discard;
    f.window().files().openPath(f.path("broken.xuanka"));
    QVERIFY2(trouble(f).contains(QStringLiteral("broken.xuanka")), qPrintable(trouble(f)));
    QCOMPARE(microBatch(f), 4);
}

void TestWindow::scenariosAreAddedRenamedAndRemoved() {
    test::WindowFixture f(m_library);
    document::Document& d = f.window().document();
    QAction* remove = f.window().commands().action(QStringLiteral("scenario.remove"));
    QVERIFY(!remove->isEnabled());
    edit(f, 4);
    trigger(f, "scenario.duplicate");
    QCOMPARE(d.project()->scenarios.size(), std::size_t(2));
    QCOMPARE(microBatch(f), 4);
    f.typed = QStringLiteral("  Bigger batch ");
    trigger(f, "scenario.rename");
    QCOMPARE(d.scenario().name, std::string("Bigger batch"));
    trigger(f, "scenario.next");
    QVERIFY(d.scenario().name.empty());
    trigger(f, "scenario.next");
    QVERIFY(remove->isEnabled());
    remove->trigger();
    QCOMPARE(d.project()->scenarios.size(), std::size_t(1));
    d.undoStack().undo();
    QCOMPARE(d.scenario().name, std::string("Bigger batch"));
}

void TestWindow::languageIsSwitchedLive() {
    test::WindowFixture f(m_library);
    trigger(f, "view.chinese");
    QTRY_COMPARE(f.window().commands().action(QStringLiteral("file.open"))->text(),
                 QStringLiteral("打开(&O)…"));
    QVERIFY(f.window().windowTitle().contains(QStringLiteral("选卡")));
    QCOMPARE(f.settings().language(), QStringLiteral("zh_CN"));
    trigger(f, "view.english");
    QTRY_COMPARE(f.window().commands().action(QStringLiteral("file.open"))->text(),
                 QStringLiteral("&Open…"));
}

void TestWindow::thePaletteFindsAndRuns() {
    test::WindowFixture f(m_library);
    trigger(f, "view.palette");
    auto* palette = f.window().findChild<window::CommandPalette*>();
    QVERIFY(palette->isVisible());
    auto* line = palette->findChild<QLineEdit*>();
    QTest::keyClicks(line, QStringLiteral("duplic"));
    QCOMPARE(palette->findChild<QListWidget*>()->count(), 1);
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(!palette->isVisible());
    QCOMPARE(f.window().document().project()->scenarios.size(), std::size_t(2));
}

void TestWindow::theThemeIsSwitchedAndKept() {
    test::WindowFixture f(m_library);
    trigger(f, "view.dark");
    QTRY_VERIFY(f.window().palette().color(QPalette::Window).lightness() < 64);
    QVERIFY(f.settings().appearance() == theme::Appearance::Dark);
    trigger(f, "view.light");
    QTRY_VERIFY(f.window().palette().color(QPalette::Window).lightness() > 192);
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
