// SPDX-License-Identifier: GPL-3.0-or-later
// Start to first painted window and peak memory of the whole process, against a bare Qt window with
// one QCustomPlot. Runs take turns, so that a busy machine slows both alike; medians and ratios are
// printed.
//
// usage: bench_startup PATH_TO_XUANKA [RUNS]

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>
#include <qcustomplot.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

extern char** environ;

namespace {

/// Ends the program when it has painted once.
class EndAfterPaint : public QObject {
protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        return false;
    }
};

int runBare(int argc, char** argv) {
    QApplication app(argc, argv);
    QCustomPlot plot;
    QVector<double> x(100);
    QVector<double> y(100);
    for (int i = 0; i < 100; ++i) {
        x[i] = i;
        y[i] = i % 7;
    }
    plot.addGraph()->setData(x, y, true);
    plot.rescaleAxes();
    plot.resize(1280, 800);
    EndAfterPaint end;
    plot.installEventFilter(&end);
    plot.show();
    return QApplication::exec();
}

struct Run {
    double milliseconds = 0.0;
    double mebibytes = 0.0;
};

Run measure(std::vector<std::string> command) {
    std::vector<char*> arguments;
    for (std::string& word : command)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    QElapsedTimer timer;
    timer.start();
    pid_t child = 0;
    if (posix_spawnp(&child, arguments[0], nullptr, nullptr, arguments.data(), environ) != 0)
        std::exit(2);
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    if (status != 0) {
        std::fprintf(stderr, "%s ended with %d\n", arguments[0], status);
        std::exit(2);
    }
    return {static_cast<double>(timer.nsecsElapsed()) / 1e6,
            static_cast<double>(usage.ru_maxrss) / 1024.0};
}

double median(std::vector<double> values) {
    std::nth_element(values.begin(),
                     values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

struct Series {
    const char* name;
    std::vector<std::string> command;
    std::vector<double> times;
    std::vector<double> memory;
};

} // namespace

int main(int argc, char** argv) {
    if (argc > 1 && std::string(argv[1]) == "--bare")
        return runBare(argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "usage: %s PATH_TO_XUANKA [RUNS]\n", argv[0]);
        return 2;
    }
    // A home of its own: nothing of the person who measures is read, and no work is recovered.
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    const int runs = argc > 2 ? std::atoi(argv[2]) : 15;
    std::vector<Series> all{{"bare window", {argv[0], "--bare"}, {}, {}},
                            {"xuanka, first paint", {argv[1], "--quit-after", "paint"}, {}, {}},
                            {"xuanka, first answer", {argv[1], "--quit-after", "answer"}, {}, {}}};
    for (int i = 0; i <= runs; ++i) {
        for (Series& s : all) {
            const Run r = measure(s.command);
            if (i == 0)
                continue; // fills the disk cache
            s.times.push_back(r.milliseconds);
            s.memory.push_back(r.mebibytes);
        }
    }
    const double time = median(all[0].times);
    const double memory = median(all[0].memory);
    for (const Series& s : all)
        std::printf("%-22s %7.1f ms  %5.2f x   %6.1f MiB  %5.2f x\n", s.name, median(s.times),
                    median(s.times) / time, median(s.memory), median(s.memory) / memory);
    return 0;
}
