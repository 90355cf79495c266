// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/strict.h"
#include "tests/support/walkers.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace xuanka;

/// The walkers themselves: each finds the fault it is for, and nothing in a window without faults.
class TestWalkers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void aGoodWindowIsQuiet();
    void aNamelessControlIsFound();
    void aDoubleMnemonicIsFound();
    void aControlWithoutTabIsFound();
    void theOtherLanguageIsFound();
    void aClippedTextIsFound();
    void aPaleTextIsFound();

private:
    std::unique_ptr<QWidget> m_root;
    QLabel* m_label = nullptr;
    QPushButton* m_button = nullptr;
    QLineEdit* m_line = nullptr;
};

void TestWalkers::init() {
    test::failOnWarnings();
    m_root = std::make_unique<QWidget>();
    auto* rows = new QVBoxLayout(m_root.get());
    m_label = new QLabel(QStringLiteral("&Name of the plan"), m_root.get());
    m_line = new QLineEdit(m_root.get());
    m_button = new QPushButton(QStringLiteral("&Save it"), m_root.get());
    m_label->setBuddy(m_line);
    m_line->setObjectName(QStringLiteral("name"));
    m_line->setAccessibleName(QStringLiteral("Name"));
    m_line->setToolTip(QStringLiteral("Name of the plan"));
    m_button->setObjectName(QStringLiteral("save"));
    m_button->setToolTip(QStringLiteral("Save it now"));
    for (QWidget* w : std::initializer_list<QWidget*>{m_label, m_line, m_button})
        rows->addWidget(w);
    m_root->resize(300, 200);
    test::settle(*m_root);
}

void TestWalkers::aGoodWindowIsQuiet() {
    QCOMPARE(test::controlsWithoutWords(*m_root), QStringList());
    QCOMPARE(test::doubleMnemonics(*m_root), QStringList());
    QCOMPARE(test::controlsOutsideTabOrder(*m_root), QStringList());
    QCOMPARE(test::chineseTexts(*m_root), QStringList());
    QCOMPARE(test::clippedTexts(*m_root), QStringList());
    QCOMPARE(test::paleTexts(*m_root), QStringList());
}

void TestWalkers::aNamelessControlIsFound() {
    m_line->setAccessibleName({});
    m_line->setToolTip({});
    m_line->setObjectName({});
    QCOMPARE(test::controlsWithoutWords(*m_root).size(), 3);
}

void TestWalkers::aDoubleMnemonicIsFound() {
    m_button->setText(QStringLiteral("&Now"));
    QCOMPARE(test::doubleMnemonics(*m_root).size(), 1);
    m_button->setText(QStringLiteral("&Save it"));
    auto* menu = new QMenu(QStringLiteral("Menu"), m_root.get());
    menu->addAction(QStringLiteral("&Open"));
    menu->addAction(QStringLiteral("打开(&O)"));
    QCOMPARE(test::doubleMnemonics(*m_root).size(), 1);
}

void TestWalkers::aControlWithoutTabIsFound() {
    m_button->setFocusPolicy(Qt::ClickFocus);
    QCOMPARE(test::controlsOutsideTabOrder(*m_root).size(), 1);
}

void TestWalkers::theOtherLanguageIsFound() {
    QVERIFY(!test::englishTexts(*m_root).isEmpty());
    m_button->setText(QStringLiteral("保存"));
    QCOMPARE(test::chineseTexts(*m_root).size(), 1);
}

void TestWalkers::aClippedTextIsFound() {
    m_button->setMaximumWidth(20);
    test::settle(*m_root);
    QCOMPARE(test::clippedTexts(*m_root).size(), 1);
    m_button->setMaximumWidth(200);
    test::settle(*m_root);
    m_root->layout()->setEnabled(false);
    m_line->move(280, m_line->y());
    QCOMPARE(test::clippedTexts(*m_root).size(), 1);
}

void TestWalkers::aPaleTextIsFound() {
    QPalette p = m_label->palette();
    p.setColor(QPalette::WindowText, QColor(0xBBBBBB));
    p.setColor(QPalette::Window, Qt::white);
    m_label->setPalette(p);
    QCOMPARE(test::paleTexts(*m_root).size(), 1);
}

QTEST_MAIN(TestWalkers)
#include "tst_walkers.moc"
