// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace xuanka::models {

/// Tables of the catalogue in the order of the page; those that it does not know follow.
std::vector<std::string> tableOrder();

/// What a person calls a table or a column, in the window's language; a column has its unit.
/// Unknown ones show their own name.
QString tableTitle(std::string_view table);
QString tableTip(std::string_view table);
QString columnTitle(std::string_view column);

} // namespace xuanka::models
