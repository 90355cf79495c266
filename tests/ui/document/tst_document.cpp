// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/strict.h"
#include "ui/document/document.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;
using document::Document;
using scenario::Edit;

class TestDocument : public QObject {
    Q_OBJECT
private Q_SLOTS:

    void init() { test::failOnWarnings(); }

    void aPreviewIsSeenButNotKept();
    void aWrongEditChangesNothing();
    void aDragIsOneStep();
    void quickStepsMergeAndSeparateOnesDoNot();
    void comingBackToTheStartLeavesNoStep();
    void aRemedyIsOneStep();
    void lookingAtAnotherScenarioIsNoChange();
    void savedStateIsCleanAndUndoLeavesIt();
};

namespace {

Edit batch(std::int64_t n) {
    return {"micro-batch", n};
}

std::int64_t shown(const Document& d) {
    return d.scenario().choice.workload.microBatch;
}

} // namespace

void TestDocument::aPreviewIsSeenButNotKept() {
    Document d;
    QSignalSpy changed(&d, &Document::changed);
    QSignalSpy settled(&d, &Document::settled);
    QVERIFY(d.preview(batch(8)));
    QCOMPARE(shown(d), 8);
    QCOMPARE(d.committedScenario().choice.workload.microBatch, 1);
    QVERIFY(d.isPreviewing() && !d.isModified());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(settled.count(), 0);
    d.cancelPreview();
    QCOMPARE(shown(d), 1);
    QVERIFY(!d.isPreviewing());
}

void TestDocument::aWrongEditChangesNothing() {
    Document d;
    QVERIFY(d.preview(batch(8)));
    const auto result = d.commit(batch(0));
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().field), QStringLiteral("micro-batch"));
    QCOMPARE(QString::fromStdString(result.error().nearest), QStringLiteral("1"));
    QCOMPARE(shown(d), 1);
    QCOMPARE(d.undoStack().count(), 0);
}

void TestDocument::aDragIsOneStep() {
    Document d;
    for (std::int64_t n = 1; n <= 48; ++n)
        QVERIFY(d.preview(batch(n)));
    QVERIFY(d.commit(batch(48)));
    QCOMPARE(d.undoStack().count(), 1);
    d.undoStack().undo();
    QCOMPARE(shown(d), 1);
    d.undoStack().redo();
    QCOMPARE(shown(d), 48);
}

void TestDocument::quickStepsMergeAndSeparateOnesDoNot() {
    Document d;
    QVERIFY(d.commit(batch(2)));
    QVERIFY(d.commit(batch(4)));
    QCOMPARE(d.undoStack().count(), 1);
    QVERIFY(d.commit(Edit{"seq", std::int64_t(8192)}));
    QCOMPARE(d.undoStack().count(), 2);
    QTest::qWait(1100);
    QVERIFY(d.commit(Edit{"seq", std::int64_t(16384)}));
    QCOMPARE(d.undoStack().count(), 3);
    QVERIFY(d.commit(Edit{"seq", std::int64_t(32768)})); // joins the last
    QCOMPARE(d.undoStack().count(), 3);
    d.undoStack().undo();
    QCOMPARE(d.scenario().choice.workload.sequenceTokens, 8192);
}

void TestDocument::comingBackToTheStartLeavesNoStep() {
    Document d;
    QVERIFY(d.commit(batch(2)));
    QVERIFY(d.commit(batch(1)));
    QCOMPARE(d.undoStack().count(), 0);
    QVERIFY(!d.isModified());
    QVERIFY(d.preview(batch(4)));
    QVERIFY(d.commit(batch(1)));
    QCOMPARE(d.undoStack().count(), 0);
    QVERIFY(!d.isPreviewing());
}

void TestDocument::aRemedyIsOneStep() {
    Document d;
    const std::vector<Edit> edits{batch(4), Edit{"recompute", std::string("full")}};
    QVERIFY(d.commit(edits, QStringLiteral("Make it fit")));
    QCOMPARE(d.undoStack().count(), 1);
    QCOMPARE(d.undoStack().undoText(), QStringLiteral("Make it fit"));
    d.undoStack().undo();
    QVERIFY(*d.project() == *Document().project());
}

void TestDocument::lookingAtAnotherScenarioIsNoChange() {
    Document d;
    d.addScenario({}, QStringLiteral("Add"));
    QCOMPARE(d.project()->current, std::size_t(1));
    d.undoStack().setClean();
    d.select(0);
    QVERIFY(!d.isModified());
    QCOMPARE(d.project()->current, std::size_t(0));
    d.removeScenario(0, QStringLiteral("Remove"));
    QCOMPARE(d.project()->scenarios.size(), std::size_t(1));
    d.removeScenario(0, QStringLiteral("Remove")); // the last one stays
    QCOMPARE(d.project()->scenarios.size(), std::size_t(1));
}

void TestDocument::savedStateIsCleanAndUndoLeavesIt() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.xuanka"));
    Document d;
    QVERIFY(d.commit(batch(2)));
    QVERIFY(d.saveAs(path));
    QVERIFY(!d.isModified() && !d.isChangedOnDisk());
    d.undoStack().undo();
    QVERIFY(d.isModified());
    d.undoStack().redo();
    QVERIFY(!d.isModified());
    QVERIFY(d.open(path));
    QCOMPARE(shown(d), 2);
    QCOMPARE(d.undoStack().count(), 0);
}

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
