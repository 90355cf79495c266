// SPDX-License-Identifier: GPL-3.0-or-later
// The proposal as a file: readable by another reader than the one that wrote it, whole, the same
// each time, and true to the plan.
#include "tests/support/whole_library.h"
#include "ui/report/chinese_amount.h"
#include "ui/report/proposal.h"

#include <QApplication>
#include <QTest>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFOutlineDocumentHelper.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

using namespace xuanka;

namespace {

report::ProposalInput inputFor(text::Language language) {
    report::ProposalInput in;
    in.library = support::wholeLibrary();
    in.language = language;
    in.date = QStringLiteral("2026-12-01");
    in.scenario.choice.techniques.recompute = plan::Recompute::Full;
    in.scenario.choice.techniques.loss = plan::LossKernel::Chunked;
    return in;
}

QByteArray pdfOf(const report::ProposalInput& in) {
    const auto made = report::makeProposal(in);
    const auto pdf = report::proposalPdf(*made);
    return pdf ? *pdf : QByteArray();
}

/// All text of the pages as laid out.
QString textOf(const report::Proposal& p) {
    QString all;
    for (const auto& page : p.booklet.pages)
        for (const auto& line : page.lines)
            all += line.text + QLatin1Char('\n');
    return all;
}

} // namespace

class TestProposal : public QObject {
    Q_OBJECT

private slots:

    void fileIsSoundAndHasItsOutline_data() {
        QTest::addColumn<bool>("isChinese");
        QTest::newRow("en") << false;
        QTest::newRow("zh") << true;
    }

    void fileIsSoundAndHasItsOutline() {
        QFETCH(bool, isChinese);
        const QByteArray bytes =
            pdfOf(inputFor(isChinese ? text::Language::Chinese : text::Language::English));
        QVERIFY(bytes.startsWith("%PDF-"));
        QPDF pdf;
        pdf.processMemoryFile("proposal", bytes.constData(),
                              static_cast<std::size_t>(bytes.size()));
        const auto pages = QPDFPageDocumentHelper(pdf).getAllPages();
        QVERIFY(pages.size() >= 8);
        for (auto page : pages)
            page.parseContents(&m_ignore);
        QVERIFY(pdf.getWarnings().empty());
        auto outline = QPDFOutlineDocumentHelper(pdf).getTopLevelOutlines();
        QCOMPARE(outline.size(), std::size_t{1});
        QVERIFY(outline.front().getKids().size() >= 15U);
    }

    void sameInputGivesTheSameBytes() {
        const auto in = inputFor(text::Language::English);
        QCOMPARE(pdfOf(in), pdfOf(in));
    }

    // A plan that does not fit is never put forward for signature as if it did.
    void planThatDoesNotFitIsNotAskedFor() {
        auto in = inputFor(text::Language::English);
        QVERIFY(textOf(*report::makeProposal(in)).contains(QLatin1String("We ask to buy")));
        in.scenario.choice.techniques = {};
        const QString text = textOf(*report::makeProposal(in));
        QVERIFY(!text.contains(QLatin1String("We ask to buy")));
        QVERIFY(text.contains(QLatin1String("Do not sign yet")));
    }

    void amountInChineseWords_data() {
        QTest::addColumn<double>("amount");
        QTest::addColumn<QString>("words");
        const auto row = [](double amount, const char* words) {
            QTest::addRow("%.2f", amount) << amount << QString::fromUtf8(words);
        };
        row(73017, "人民币柒万叁仟零壹拾柒元整");
        row(100000, "人民币壹拾万元整");
        row(100001, "人民币壹拾万零壹元整");
        row(12345678, "人民币壹仟贰佰叁拾肆万伍仟陆佰柒拾捌元整");
        row(1000000000, "人民币壹拾亿元整");
    }

    void amountInChineseWords() {
        QFETCH(double, amount);
        QFETCH(QString, words);
        QCOMPARE(report::amountInWords(amount), words);
    }

private:
    struct Ignore : QPDFObjectHandle::ParserCallbacks {
        void handleObject(QPDFObjectHandle) override {}

        void handleEOF() override {}
    };

    Ignore m_ignore;
};

QTEST_MAIN(TestProposal)
#include "tst_proposal.moc"
