// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/message.h"
#include "app/outlook/library.h"
#include "db/catalogue/overlay.h"
#include "db/library/paths.h"

#include <memory>
#include <vector>

namespace xuanka::db {

/// Everything that the program knows: the shipped catalogue with the user's edits laid over it.
/// `notices` say in order what the user should hear: notice.user_catalogue_set_aside [path, new
/// path], notice.user_catalogue_newer [path], notice.user_catalogue_unreadable [path],
/// notice.user_row_ignored [table, key, column, TextId of the rule].
struct LoadedLibrary {
    std::shared_ptr<const outlook::Library> library;
    std::vector<Message> notices;
    bool isUserReadOnly = false; ///< the user's file must not be written: a newer program's
};

/// A damaged user's file is set aside and the shipped catalogue used; only a shipped file that
/// cannot be read is an error.
Result<LoadedLibrary> loadLibrary(const CataloguePaths&);

/// The same rows as text, with their origin: for the catalogue page, `catalog list` and exports.
Result<OverlaidTables> loadTables(const CataloguePaths&);

} // namespace xuanka::db
