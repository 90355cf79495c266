// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outlook/outlook.h"
#include "tests/support/strict.h"
#include "tests/support/whole_library.h"
#include "ui/pages/advisor/advisor_page.h"
#include "ui/pages/advisor/answer_row.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace xuanka;

class TestAdvisorPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<document::Document> m_document;
    std::unique_ptr<pages::AdvisorPage> m_page;

    template <class Widget> Widget* find(const char* name) const {
        return m_page->findChild<Widget*>(QString::fromLatin1(name));
    }

    QTreeWidget* inPlay() const { return find<QTreeWidget>("cardsInPlay"); }

    pages::AnswerRow* answer(const char* id) const {
        for (auto* row : m_page->findChildren<pages::AnswerRow*>())
            if (row->objectName() == QStringLiteral("answer-") + QLatin1String(id) &&
                !row->isHidden())
                return row;
        return nullptr;
    }

private Q_SLOTS:

    void init() {
        test::failOnWarnings();
        theme::apply(*qApp, theme::Appearance::Light);
        m_document = std::make_unique<document::Document>();
        pages::PageContext context{*m_document, support::wholeLibrary(),
                                   std::make_shared<theme::CardColours>()};
        m_page = std::make_unique<pages::AdvisorPage>(context, nullptr);
        m_page->resize(1200, 760);
        m_page->show();
        const auto outlook = std::make_shared<const outlook::Outlook>(outlook::makeOutlook(
            m_document->scenario(), support::wholeLibrary(), m_page->visible()));
        m_page->showOutlook(outlook, pages::Moment::Settled);
        QTRY_VERIFY_WITH_TIMEOUT(inPlay()->topLevelItemCount() > 0, 20000);
    }

    void cleanup() {
        m_page.reset();
        m_document.reset();
    }

    void questionStartsFromTheScenario() {
        QVERIFY(!find<QLabel>("question")->text().isEmpty());
        QVERIFY(answer("finetune") != nullptr);
        QVERIFY(answer("finetune")->isChecked());
        QCOMPARE(find<QPushButton>("back")->isEnabled(), false);
    }

    // Another answer walks another way, and the cards follow.
    void answerChangesWhatIsLeft() {
        const int before = inPlay()->topLevelItemCount();
        while (answer("warranty") == nullptr && find<QPushButton>("next")->isEnabled())
            find<QPushButton>("next")->click();
        QVERIFY(answer("warranty") != nullptr);
        answer("used")->click();
        QTRY_VERIFY_WITH_TIMEOUT(inPlay()->topLevelItemCount() > before, 20000);
        QVERIFY(answer("used")->isChecked());
        find<QPushButton>("restart")->click();
        QTRY_COMPARE_WITH_TIMEOUT(inPlay()->topLevelItemCount(), before, 20000);
    }

    void planOfACardBecomesTheScenario() {
        QSignalSpy asked(m_page.get(), &pages::Page::pageRequested);
        const scenario::Scenario before = m_document->scenario();
        inPlay()->setCurrentItem(inPlay()->topLevelItem(1));
        find<QPushButton>("takePlan")->click();
        const auto& choice = m_document->scenario().choice;
        const auto card =
            plan::findAccelerator(*support::wholeLibrary()->catalogue, choice.fleet.acceleratorId);
        QCOMPARE(QString::fromStdString((*card)->name), inPlay()->topLevelItem(1)->text(0));
        m_document->undoStack().undo();
        QVERIFY(m_document->scenario() == before);
        find<QPushButton>("makeProposal")->click();
        QCOMPARE(asked.takeFirst().at(0).toString(), QStringLiteral("proposal"));
    }
};

QTEST_MAIN(TestAdvisorPage)
#include "tst_advisor_page.moc"
