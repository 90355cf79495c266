// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/shipped_catalogue.h"
#include "tests/support/strict.h"
#include "ui/models/catalogue_model.h"
#include "ui/pages/catalogue/catalogue_page.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;

class TstCataloguePage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    document::Document m_document;
    std::unique_ptr<pages::CataloguePage> m_page;
    QString m_chosenPath;

    template <class Widget> Widget* find(const char* name) const {
        return m_page->findChild<Widget*>(QString::fromLatin1(name));
    }

    models::CatalogueModel* model() const { return m_page->findChild<models::CatalogueModel*>(); }

    QModelIndex cellOf(const std::string& key, const char* column) const {
        for (int r = 0; r < model()->rowCount(); ++r)
            for (int c = 0; model()->keyOf(r) == key && c < model()->columnCount(); ++c)
                if (model()->columns()[static_cast<std::size_t>(c)] == column)
                    return model()->index(r, c);
        return {};
    }

    QModelIndex shown(const QModelIndex& source) const {
        return qobject_cast<QAbstractProxyModel*>(find<QTableView>("rows")->model())
            ->mapFromSource(source);
    }

    void select(const std::string& key) {
        find<QTableView>("rows")->setCurrentIndex(shown(cellOf(key, "name")));
    }

private Q_SLOTS:

    void init() {
        test::failOnWarnings();
        theme::apply(*qApp, theme::Appearance::Light);
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XUANKA_CATALOGUE", m_folder->filePath(QStringLiteral("user.sqlite")).toUtf8());
        const auto ask = [this](QWidget*, const QString&, const QString&, const QString&) {
            return m_chosenPath;
        };
        m_page = std::make_unique<pages::CataloguePage>(
            pages::PageContext{m_document, {}, std::make_shared<theme::CardColours>(), {ask, ask}},
            nullptr);
        if (model()->rowCount() == 0)
            QSKIP("the catalogue is not beside this program");
        m_page->show();
    }

    void cleanup() {
        m_page.reset();
        qunsetenv("XUANKA_CATALOGUE");
    }

    void wordsNarrowTheRows() {
        const auto* rows = find<QTableView>("rows")->model();
        const int all = rows->rowCount();
        QTest::keyClicks(find<QLineEdit>("rowFilter"), QStringLiteral("h100 sxm"));
        QVERIFY(rows->rowCount() >= 1 && rows->rowCount() < 10);
        QVERIFY(find<QLabel>("rowCount")->text().contains(QString::number(all)));
        find<QLineEdit>("rowFilter")->clear();
        QCOMPARE(rows->rowCount(), all);
    }

    void figuresSortAsFigures() {
        auto* view = find<QTableView>("rows");
        const int column = cellOf("rtx-4090-24gb", "marketed_gb").column();
        view->sortByColumn(column, Qt::AscendingOrder);
        const QAbstractItemModel* rows = view->model();
        for (int r = 1; r < rows->rowCount(); ++r)
            QVERIFY(rows->index(r - 1, column).data().toDouble() <=
                    rows->index(r, column).data().toDouble());
    }

    void anEditIsKeptMarkedAndTakenBack() {
        QSignalSpy edited(m_page.get(), &pages::Page::catalogueEdited);
        const QString before = cellOf("rtx-4090-24gb", "tdp_w").data().toString();
        const QModelIndex at = shown(cellOf("rtx-4090-24gb", "tdp_w"));
        find<QTableView>("rows")->model()->setData(at, QStringLiteral("425"), Qt::EditRole);
        QTRY_COMPARE(edited.count(), 1);
        QCOMPARE(cellOf("rtx-4090-24gb", "tdp_w").data().toString(), QStringLiteral("425"));
        QCOMPARE(model()->originOf(cellOf("rtx-4090-24gb", "tdp_w").row()),
                 models::RowOrigin::Changed);
        select("rtx-4090-24gb");
        QTest::mouseClick(find<QPushButton>("restoreRow"), Qt::LeftButton);
        QCOMPARE(edited.count(), 2);
        QCOMPARE(cellOf("rtx-4090-24gb", "tdp_w").data().toString(), before);
    }

    void aWrongFigureIsRefusedWithItsRule() {
        QSignalSpy edited(m_page.get(), &pages::Page::catalogueEdited);
        QSignalSpy said(m_page.get(), &pages::Page::statusMessage);
        const QModelIndex at = shown(cellOf("rtx-4090-24gb", "tdp_w"));
        find<QTableView>("rows")->model()->setData(at, QStringLiteral("much"), Qt::EditRole);
        QTRY_COMPARE(said.count(), 1);
        QVERIFY(!said[0][0].toString().isEmpty());
        QCOMPARE(edited.count(), 0);
    }

    void aCopyIsAddedAndTakenOut() {
        select("rtx-4090-24gb");
        find<QLineEdit>("newName")->setText(QStringLiteral("our-card"));
        QTest::mouseClick(find<QPushButton>("copyRow"), Qt::LeftButton);
        QVERIFY(cellOf("our-card", "name").isValid());
        QCOMPARE(model()->originOf(cellOf("our-card", "name").row()), models::RowOrigin::Added);
        select("our-card");
        QTest::mouseClick(find<QPushButton>("removeRow"), Qt::LeftButton);
        QVERIFY(!cellOf("our-card", "name").isValid());
    }

    void whatIsExportedIsImportedUnchanged() {
        m_chosenPath = m_folder->filePath(QStringLiteral("cards.csv"));
        QSignalSpy said(m_page.get(), &pages::Page::statusMessage);
        QTest::mouseClick(find<QPushButton>("exportRows"), Qt::LeftButton);
        QVERIFY(QFile::exists(m_chosenPath));
        QTest::mouseClick(find<QPushButton>("importRows"), Qt::LeftButton);
        QCOMPARE(said.count(), 2);
        QVERIFY2(said[1][0].toString().startsWith(QStringLiteral("0 rows added, 0 changed")),
                 qPrintable(said[1][0].toString()));
    }
};

QTEST_MAIN(TstCataloguePage)
#include "tst_catalogue_page.moc"
