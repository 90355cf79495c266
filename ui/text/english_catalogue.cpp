// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// What loading, editing, importing and exporting the catalogue says.
constexpr std::array kEntries{
    Entry{"notice.user_catalogue_set_aside",
          QT_TRANSLATE_NOOP("messages",
                            "Your catalogue %1 is damaged. It was kept as %2, and the shipped "
                            "catalogue is used.")},
    Entry{"notice.user_catalogue_newer",
          QT_TRANSLATE_NOOP("messages",
                            "Your catalogue %1 was written by a newer version. It is "
                            "read but not changed.")},
    Entry{"notice.user_catalogue_unreadable",
          QT_TRANSLATE_NOOP("messages",
                            "Your catalogue %1 cannot be read. The shipped catalogue is used.")},
    Entry{"notice.user_row_ignored",
          QT_TRANSLATE_NOOP("messages",
                            "Your row %2 of %1 is left out: %3 %4. The shipped row is used.")},
    Entry{"rule.database_whole", QT_TRANSLATE_NOOP("messages", "is damaged")},
    Entry{"rule.database_use", QT_TRANSLATE_NOOP("messages", "cannot be used as a database")},
    Entry{"rule.database_version",
          QT_TRANSLATE_NOOP("messages", "has version %1; this program knows versions up to %2")},
    Entry{"rule.database_column", QT_TRANSLATE_NOOP("messages", "is no column of this table")},
    Entry{"rule.database_table", QT_TRANSLATE_NOOP("messages", "is no table of the catalogue")},
    Entry{"rule.key_cells", QT_TRANSLATE_NOOP("messages", "must be given: it names the row")},
};

} // namespace

std::span<const Entry> englishCatalogue() {
    return kEntries;
}

} // namespace xuanka::text
