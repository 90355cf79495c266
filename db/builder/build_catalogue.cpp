// SPDX-License-Identifier: GPL-3.0-or-later
// build_catalogue TEXTS FILE VERSION: makes the shipped catalogue from the folder of its texts.
#include "db/library/build.h"

#include <QCoreApplication>

#include <cstdio>

namespace {

int refuse(const xuanka::Error& e) {
    std::fprintf(stderr, "build_catalogue: %s: column or field %s: %s (given \"%s\"%s%s)\n",
                 e.detail.c_str(), e.field.c_str(), e.rule.c_str(), e.given.c_str(),
                 e.nearest.empty() ? "" : ", nearest ", e.nearest.c_str());
    return 1;
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 4) {
        std::fputs("usage: build_catalogue TEXTS FILE VERSION\n", stderr);
        return 2;
    }
    const auto tables = xuanka::db::readTexts(arguments[1]);
    if (!tables)
        return refuse(tables.error());
    const auto built = xuanka::db::buildCatalogue(*tables, arguments[2], arguments[3]);
    return built ? 0 : refuse(built.error());
}
