// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/shipped_library.h"
#include "tests/support/walkers.h"
#include "tests/support/window_fixture.h"
#include "ui/pages/page.h"
#include "ui/theme/colours.h"
#include "ui/window/about_dialog.h"
#include "ui/window/page_host.h"
#include "ui/window/preferences_dialog.h"

#include <QTest>

using namespace xuanka;

/// Walks the whole window, page by page, as a person who cannot see it, cannot use a mouse, or
/// reads another language would.
class TestWalk : public QObject {
    Q_OBJECT
private Q_SLOTS:

    void init() { test::failOnWarnings(); }

    void everyControlHasNameAndTip_data() { languages(); }

    void everyControlHasNameAndTip();

    void mnemonicsAreUnique_data() { languages(); }

    void mnemonicsAreUnique();
    void tabReachesEveryControl();

    void noTextOfTheOtherLanguageIsLeft_data() { languages(); }

    void noTextOfTheOtherLanguageIsLeft();
    void nothingIsClipped_data();
    void nothingIsClipped();
    void textIsReadable_data();
    void textIsReadable();

    void dialogsSpeak_data() { languages(); }

    void dialogsSpeak();

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    }

    /// Calls the walker on the window with each page in turn, and reports what it found.
    template <class Walker> static QStringList onEveryPage(test::WindowFixture& f, Walker walk) {
        QStringList found = walk(f.window()); // the frame alone
        for (const pages::PageRow& row : pages::pageTable()) {
            f.window().showPage(QString::fromLatin1(row.id));
            test::settle(f.window());
            for (const QString& problem : walk(f.window()))
                found.append(QLatin1String(row.id) + QStringLiteral(": ") + problem);
        }
        found.removeDuplicates();
        for (const QString& problem : found)
            qInfo().noquote() << problem;
        return found;
    }

    outlook::LibraryPtr m_library = test::shippedLibrary();
};

void TestWalk::everyControlHasNameAndTip() {
    QFETCH(QString, language);
    test::WindowFixture f(m_library, language);
    QCOMPARE(onEveryPage(f, test::controlsWithoutWords), QStringList());
}

void TestWalk::mnemonicsAreUnique() {
    QFETCH(QString, language);
    test::WindowFixture f(m_library, language);
    QCOMPARE(onEveryPage(f, test::doubleMnemonics), QStringList());
}

void TestWalk::tabReachesEveryControl() {
    test::WindowFixture f(m_library);
    QCOMPARE(onEveryPage(f, test::controlsOutsideTabOrder), QStringList());
}

void TestWalk::noTextOfTheOtherLanguageIsLeft() {
    QFETCH(QString, language);
    // Starts in the other language, so that the switch itself is what is tried.
    const QString other =
        language == QLatin1String("en") ? QStringLiteral("zh_CN") : QStringLiteral("en");
    test::WindowFixture f(m_library, other);
    onEveryPage(f, [](QWidget&) { return QStringList(); });
    f.window().setLanguage(language);
    test::settle(f.window());
    QCOMPARE(
        onEveryPage(f, language == QLatin1String("en") ? test::chineseTexts : test::englishTexts),
        QStringList());
}

void TestWalk::nothingIsClipped_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const char* language : {"en", "zh_CN"}) {
        QTest::addRow("%s 1024x700", language) << QString::fromLatin1(language) << QSize(1024, 700);
        QTest::addRow("%s 1280x800", language) << QString::fromLatin1(language) << QSize(1280, 800);
        QTest::addRow("%s 3840x2160", language)
            << QString::fromLatin1(language) << QSize(3840, 2160);
    }
}

void TestWalk::nothingIsClipped() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    test::WindowFixture f(m_library, language);
    f.window().resize(size);
    QCOMPARE(f.window().size(), size);
    QCOMPARE(onEveryPage(f, test::clippedTexts), QStringList());
}

void TestWalk::textIsReadable_data() {
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestWalk::textIsReadable() {
    QFETCH(bool, isDark);
    test::WindowFixture f(m_library);
    f.window().setAppearance(isDark ? theme::Appearance::Dark : theme::Appearance::Light);
    test::settle(f.window());
    QCOMPARE(onEveryPage(f, test::paleTexts), QStringList());
    f.window().setAppearance(theme::Appearance::Light);
}

void TestWalk::dialogsSpeak() {
    QFETCH(QString, language);
    test::WindowFixture f(m_library, language);
    for (const char* command : {"edit.preferences", "help.about"}) {
        f.window().commands().action(QString::fromLatin1(command))->trigger();
        const auto dialogs = f.window().findChildren<QDialog*>();
        QCOMPARE(dialogs.size(), 1);
        test::settle(*dialogs[0]);
        QCOMPARE(test::controlsWithoutWords(*dialogs[0]), QStringList());
        QCOMPARE(test::doubleMnemonics(*dialogs[0]), QStringList());
        QCOMPARE(test::controlsOutsideTabOrder(*dialogs[0]), QStringList());
        QCOMPARE(test::clippedTexts(*dialogs[0]), QStringList());
        const QString other =
            language == QLatin1String("en") ? QStringLiteral("zh_CN") : QStringLiteral("en");
        f.window().setLanguage(other);
        test::settle(*dialogs[0]);
        QCOMPARE(other == QLatin1String("en") ? test::chineseTexts(*dialogs[0])
                                              : test::englishTexts(*dialogs[0]),
                 QStringList());
        f.window().setLanguage(language);
        delete dialogs[0];
    }
}

QTEST_MAIN(TestWalk)
#include "tst_walk.moc"
