// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/catalogue.h"
#include "app/scenario/fields.h"

#include <QString>

#include <functional>
#include <vector>

namespace xuanka::controls {

/// One entry of a chooser.
struct PickerItem {
    QString id;
    QString label;
    QString detail; ///< said second, in a quieter tone: "24 GB", "7.6 B"
    QString words;  ///< further words that find it: aliases, family
};

using ItemSource = std::function<std::vector<PickerItem>()>;

/// What the catalogue offers for an Id field: models for "model", cards for "gpu", formats,
/// optimizers, stacks, links. Where the field may be left to the program an empty id comes first.
std::vector<PickerItem> itemsOf(const scenario::Field& field, const plan::Catalogue& catalogue);

/// True for fields with hundreds of entries, which are searched rather than scrolled.
bool isSearched(const scenario::Field& field);

} // namespace xuanka::controls
