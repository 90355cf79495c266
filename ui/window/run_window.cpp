// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/run_window.h"

#include "db/library/load.h"
#include "ui/text/voice.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QStandardPaths>

#include <cstdio>

namespace xuanka::window {

namespace {

constexpr int kWrongInput = 2;

QString recoveryFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/recovery");
}

int refuse(const Error& error) {
    const QString line = text::Voice().line(error) + QLatin1Char('\n');
    std::fputs(line.toUtf8().constData(), stderr);
    return kWrongInput;
}

} // namespace

int runWindow(int& argc, char** argv) {
    QApplication application(argc, argv);
    Settings settings;
    LanguageSwitch language;
    language.apply(settings.language());
    const auto loaded = db::loadLibrary(db::standardPaths());
    if (!loaded)
        return refuse(loaded.error());
    MainWindow window({settings, language, nativeDoors(), recoveryFolder()});
    window.setAppearance(settings.appearance());
    window.setLibrary(loaded->library);
    window.show();
    for (const Message& notice : loaded->notices)
        window.say(text::Voice().sentence(notice));
    const QStringList files = QApplication::arguments().mid(1);
    if (files.isEmpty())
        window.files().offerRecovered();
    else
        window.files().openPath(files.front());
    return QApplication::exec();
}

} // namespace xuanka::window
