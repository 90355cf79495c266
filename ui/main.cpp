// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/cli.h"
#include "ui/window/run_window.h"

#include <QApplication>

#include <string>
#include <vector>

int main(int argc, char** argv) {
    QCoreApplication::setApplicationName(QStringLiteral("xuanka"));
    QCoreApplication::setOrganizationName(QStringLiteral("xuanka"));
    QCoreApplication::setApplicationVersion(QStringLiteral(XUANKA_VERSION));
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (!xuanka::cli::isMeantForUs(arguments))
        return xuanka::window::runWindow(argc, argv);
    if (arguments.front() == "report") {
        // The charts of a proposal are drawn by widgets; no screen is needed for that.
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const QApplication application(argc, argv);
        return xuanka::cli::run(arguments);
    }
    const QCoreApplication application(argc, argv);
    return xuanka::cli::run(arguments);
}
