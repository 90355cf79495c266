// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/run_window.h"

#include "db/library/load.h"
#include "ui/text/voice.h"
#include "ui/theme/icons.h"
#include "ui/window/main_window.h"
#include "ui/window/page_host.h"
#include "ui/window/screenshots.h"

#include <QApplication>
#include <QFutureWatcher>
#include <QStandardPaths>
#include <QTimer>
#include <QtConcurrentRun>

#include <functional>

namespace xuanka::window {

namespace {

QString recoveryFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/recovery");
}

/// What loading the catalogue had to say, in one strip.
QString sentences(const std::vector<Message>& notices) {
    QStringList lines;
    for (const Message& notice : notices)
        lines.append(text::Voice().sentence(notice));
    return lines.join(u'\n');
}

using Loaded = Result<db::LoadedLibrary>;

void fill(MainWindow& window, const Loaded& loaded) {
    if (!loaded) {
        window.say(text::Voice().line(loaded.error()));
        return;
    }
    window.setLibrary(loaded->library);
    window.say(sentences(loaded->notices));
}

/// Reads the catalogue beside the window thread, which makes and paints the window meanwhile, and
/// hands it over there.
void load(MainWindow& window, const std::function<void()>& then) {
    auto* watcher = new QFutureWatcher<Loaded>(&window);
    QObject::connect(watcher, &QFutureWatcherBase::finished, &window, [&window, watcher, then] {
        fill(window, watcher->result());
        watcher->deleteLater();
        then();
    });
    watcher->setFuture(QtConcurrent::run([] { return db::loadLibrary(db::standardPaths()); }));
}

/// `--quit-after paint|answer` ends the program at the first painted window or the first outlook on
/// it: for tests/bench/bench_startup.
QString valueOf(const QStringList& arguments, const QString& flag) {
    const qsizetype at = arguments.indexOf(flag);
    return at > 0 && at + 1 < arguments.size() ? arguments[at + 1] : QString();
}

class EndAfterPaint : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        return false;
    }
};

void endWhereAsked(MainWindow& window, const QString& when) {
    if (when == QLatin1String("paint"))
        window.installEventFilter(new EndAfterPaint(&window));
    else if (when == QLatin1String("answer"))
        QObject::connect(&window.pageHost(), &PageHost::outlookShown, &window, [&window] {
            window.centralWidget()->installEventFilter(new EndAfterPaint(&window));
            window.centralWidget()->update();
        });
}

/// The project to open: the first argument that is neither a flag nor the value of one.
QString projectArgument(const QStringList& arguments) {
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i].startsWith(u'-'))
            ++i;
        else
            return arguments[i];
    }
    return {};
}

} // namespace

int runWindow(int& argc, char** argv) {
    QApplication app(argc, argv);
    QApplication::setApplicationDisplayName(QString());
    QApplication::setDesktopFileName(QStringLiteral("io.github.xuanka.Xuanka"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/xuanka.svg")));
    const QStringList arguments = QApplication::arguments();
    const QString pictures = valueOf(arguments, QStringLiteral("--screenshot"));
    if (!pictures.isEmpty())
        return takeScreenshots(app, pictures);
    Settings settings;
    LanguageSwitch language;
    language.apply(settings.language());
    theme::apply(app, settings.appearance());
    MainWindow window({settings, language, nativeDoors(), recoveryFolder()});
    endWhereAsked(window, valueOf(arguments, QStringLiteral("--quit-after")));
    QObject::connect(&window, &MainWindow::catalogueEdited, &window,
                     [&window] { load(window, [] {}); });
    load(window, [&window, project = projectArgument(arguments)] {
        window.files().offerRecovered();
        if (!project.isEmpty())
            window.files().openPath(project);
    });
    window.show();
    return QApplication::exec();
}

} // namespace xuanka::window
