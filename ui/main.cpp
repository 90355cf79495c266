// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/cli.h"

#include <QCoreApplication>

#include <string>
#include <vector>

int main(int argc, char** argv) {
    QCoreApplication::setApplicationName(QStringLiteral("xuanka"));
    QCoreApplication::setApplicationVersion(QStringLiteral(XUANKA_VERSION));
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    QCoreApplication application(argc, argv);
    return xuanka::cli::run(arguments);
}
