// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/screenshots.h"

#include "db/library/load.h"
#include "ui/text/voice.h"
#include "ui/window/main_window.h"
#include "ui/window/page_host.h"

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

namespace xuanka::window {

namespace {

/// Until the page has its outlook and has painted it.
void settle(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// The question of the manual: a LoRA run on a card that many have, with those it is compared to.
scenario::Scenario standardQuestion() {
    scenario::Scenario s;
    s.candidates = {"a100-sxm4-80gb", "h100-sxm5-80gb", "l40s-48gb", "rtx-5090-32gb"};
    return s;
}

bool takeOne(MainWindow& window, const QString& file) {
    const QPixmap picture = window.grab();
    return picture.save(file);
}

bool takePages(MainWindow& window, const QDir& folder, const QString& ending) {
    bool isDone = true;
    for (const pages::PageRow& row : pages::pageTable()) {
        const QString id = QString::fromLatin1(row.id);
        window.showPage(id);
        settle(400);
        isDone =
            takeOne(window, folder.filePath(id + u'-' + ending + QStringLiteral(".png"))) && isDone;
    }
    return isDone;
}

bool takeAll(QApplication& app, MainWindow& window, const QDir& folder) {
    bool isDone = true;
    const QString scale = app.devicePixelRatio() > 1.0
                              ? QStringLiteral("@%1x").arg(app.devicePixelRatio())
                              : QString();
    for (const char* language : {"en", "zh_CN"}) {
        window.setLanguage(QString::fromLatin1(language));
        for (const bool isDark : {false, true}) {
            window.setAppearance(isDark ? theme::Appearance::Dark : theme::Appearance::Light);
            settle(100);
            const QString ending = QLatin1String(language) +
                                   (isDark ? QStringLiteral("-dark") : QStringLiteral("-light")) +
                                   scale;
            isDone = takePages(window, folder, ending) && isDone;
        }
    }
    return isDone;
}

} // namespace

int takeScreenshots(QApplication& app, const QString& folder) {
    const auto loaded = db::loadLibrary(db::standardPaths());
    if (!loaded || !QDir().mkpath(folder)) {
        QTextStream(stderr) << (loaded ? folder : text::Voice().line(loaded.error())) << '\n';
        return 3;
    }
    QTemporaryDir scratch;
    Settings settings(scratch.filePath(QStringLiteral("settings.ini")));
    LanguageSwitch language;
    language.apply(QStringLiteral("en"));
    MainWindow window(
        {settings, language, nativeDoors(), scratch.filePath(QStringLiteral("recovery"))});
    window.document().commit(standardQuestion(), QString());
    window.document().undoStack().setClean();
    window.setLibrary(loaded->library);
    window.resize(1280, 800);
    window.show();
    const bool isDone = takeAll(app, window, QDir(folder));
    window.files().leave();
    return isDone ? 0 : 3;
}

} // namespace xuanka::window
