// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace xuanka::db {

/// Where the two files of the catalogue lie. An empty user file means none.
struct CataloguePaths {
    QString shipped;
    QString user;
};

/// The shipped file beside the program or in the installation's share/xuanka, the user's in the
/// data folder of the desktop. The user's need not exist. The environment variable XUANKA_CATALOGUE
/// names another user's file.
CataloguePaths standardPaths();

} // namespace xuanka::db
