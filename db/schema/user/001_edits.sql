-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the user changed in the catalogue, row by row: only the cells that differ, as a JSON object of texts, so that
-- an upgrade that adds columns or corrects other cells shows through. A row of a new key is added; `removed` hides one.
CREATE TABLE "edits" (
    "table_name" TEXT NOT NULL CHECK ("table_name" <> ''),
    "row_key" TEXT NOT NULL CHECK ("row_key" <> ''),
    "cells" TEXT NOT NULL DEFAULT '{}',
    "removed" INTEGER NOT NULL DEFAULT 0 CHECK ("removed" IN (0, 1)),
    "changed" TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("table_name", "row_key")
) STRICT;
