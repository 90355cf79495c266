// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/strict.h"
#include "tests/support/whole_library.h"
#include "ui/pages/proposal/composer.h"
#include "ui/pages/proposal/page_preview.h"
#include "ui/pages/proposal/proposal_page.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;

class TestProposalPage : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<document::Document> m_document;
    std::unique_ptr<pages::ProposalPage> m_page;
    QString m_path;

    template <class Widget> Widget* find(const char* name) const {
        return m_page->findChild<Widget*>(QString::fromLatin1(name));
    }

    pages::PagePreview* preview() const { return find<pages::PagePreview>("preview"); }

    scenario::ProposalSettings settings() const {
        return scenario::meetingFromJson(m_document->project()->meetingJson).proposal;
    }

    void compose() { m_page->showOutlook(nullptr, pages::Moment::Settled); }

private Q_SLOTS:

    void init() {
        test::failOnWarnings();
        theme::apply(*qApp, theme::Appearance::Light);
        m_document = std::make_unique<document::Document>();
        const auto ask = [this](QWidget*, const QString&, const QString&, const QString&) {
            return m_path;
        };
        pages::PageContext context{*m_document,
                                   support::wholeLibrary(),
                                   std::make_shared<theme::CardColours>(),
                                   {ask, ask}};
        m_page = std::make_unique<pages::ProposalPage>(context, nullptr);
        // As the window does: a new value is shown anew.
        connect(m_document.get(), &document::Document::settled, m_page.get(),
                [this] { compose(); });
        m_page->resize(1200, 760);
        m_page->show();
        QTRY_VERIFY_WITH_TIMEOUT(preview()->pageCount() > 5, 20000);
    }

    void cleanup() {
        m_page.reset();
        m_document.reset();
    }

    void settingsAreKeptInTheProjectAndUndone() {
        auto* organisation = find<QLineEdit>("organisation");
        organisation->setFocus();
        QTest::keyClicks(organisation, QStringLiteral("Acme"));
        QTest::keyClick(organisation, Qt::Key_Return);
        QCOMPARE(settings().organisation, std::string("Acme"));
        m_document->undoStack().undo();
        QCOMPARE(settings().organisation, std::string());
    }

    void sectionLeftOutMakesFewerPages() {
        const int before = preview()->pageCount();
        auto* sections = find<QListWidget>("sections");
        for (int i = 0; i < sections->count(); ++i)
            if (sections->item(i)->data(Qt::UserRole).toString() == QLatin1String("sources"))
                sections->item(i)->setCheckState(Qt::Unchecked);
        QCOMPARE(settings().leftOut, std::vector<std::string>{"sources"});
        QTRY_VERIFY_WITH_TIMEOUT(preview()->pageCount() < before, 20000);
    }

    void ownAnswerClosesAQuestion() {
        auto* questions = find<QListWidget>("questions");
        QTRY_VERIFY_WITH_TIMEOUT(questions->count() == 22, 20000);
        int open = -1;
        for (int i = 0; i < questions->count() && open < 0; ++i)
            if (questions->item(i)->text().startsWith(QStringLiteral("○")))
                open = i;
        QVERIFY(open >= 0);
        questions->setCurrentRow(open);
        auto* answer = find<QPlainTextEdit>("ownAnswer");
        answer->setFocus();
        QTest::keyClicks(answer, QStringLiteral("Because the lease ends."));
        questions->setCurrentRow(open == 0 ? 1 : 0);
        QCOMPARE(settings().answers.size(), std::size_t{1});
        QTRY_VERIFY_WITH_TIMEOUT(questions->item(open)->text().startsWith(QStringLiteral("●")),
                                 20000);
    }

    // Frozen until a figure changes: then it is a draft again.
    void freezeHoldsUntilAFigureChanges() {
        auto* freeze = find<QPushButton>("freeze");
        freeze->click();
        QTRY_VERIFY_WITH_TIMEOUT(freeze->isChecked() && !settings().frozenVersion.empty(), 20000);
        scenario::Scenario s = m_document->scenario();
        s.choice.workload.microBatch = 2;
        m_document->commit(std::move(s), QStringLiteral("change"));
        QTRY_VERIFY_WITH_TIMEOUT(!freeze->isChecked(), 20000);
    }

    void pdfIsWritten() {
        m_path = m_folder.filePath(QStringLiteral("out.pdf"));
        find<QPushButton>("exportPdf")->click();
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == "%PDF-");
    }
};

QTEST_MAIN(TestProposalPage)
#include "tst_proposal_page.moc"
