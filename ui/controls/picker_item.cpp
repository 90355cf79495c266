// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/picker_item.h"

#include "app/model/parameter_count.h"
#include "ui/text/format.h"
#include "ui/text/voice.h"

#include <array>

namespace xuanka::controls {

namespace {

QString fromStd(const std::string& s) {
    return QString::fromStdString(s);
}

PickerItem automatic() {
    return {{}, text::Voice().word("picker.automatic"), {}, {}};
}

PickerItem none() {
    return {{}, text::Voice().word("picker.none"), {}, {}};
}

void addModels(std::vector<PickerItem>& items, const plan::Catalogue& catalogue) {
    const text::Format format(text::Voice().language());
    for (const model::Architecture& m : catalogue.models)
        items.push_back(
            {fromStd(m.id), fromStd(m.name),
             format.figure(static_cast<double>(model::totalParameters(m)), UnitKind::Parameters),
             fromStd(m.family + " " + m.publisher)});
}

void addCards(std::vector<PickerItem>& items, const plan::Catalogue& catalogue) {
    const text::Format format(text::Voice().language());
    for (const hardware::Accelerator& a : catalogue.accelerators) {
        QString words = fromStd(a.vendor + " " + a.family);
        for (const std::string& alias : a.aliases)
            words += QLatin1Char(' ') + fromStd(alias);
        items.push_back(
            {fromStd(a.id), fromStd(a.name), format.gigabytes(Bytes(a.marketedGb * kGiga)), words});
    }
}

/// Weights take any format, gradients and products what can be trained or multiplied, the cache
/// what may hold it.
void addFormats(std::vector<PickerItem>& items,
                const plan::Catalogue& catalogue,
                std::string_view field) {
    items.push_back(automatic());
    for (const hardware::NumberFormat& f : catalogue.formats) {
        const bool isOffered = field == "weights" || (field == "kv" && f.isCacheFormat) ||
                               (field == "gradients" && f.isTrainable) ||
                               (field == "compute" && (f.group == "float" || f.group == "integer"));
        if (isOffered)
            items.push_back({fromStd(f.id),
                             fromStd(f.name),
                             text::Format(text::Voice().language())
                                 .figure(f.bitsPerWeight, UnitKind::BitsPerWeight),
                             {}});
    }
}

template <class Rows> void addRows(std::vector<PickerItem>& items, const Rows& rows) {
    for (const auto& row : rows)
        items.push_back({fromStd(row.id), fromStd(row.name), {}, {}});
}

void addLinks(std::vector<PickerItem>& items) {
    items.push_back(automatic());
    for (const char* id : {"nvlink", "pcie-p2p", "pcie", "xgmi", "roce"})
        items.push_back(
            {QString::fromLatin1(id), text::Voice().word("link." + std::string(id)), {}, {}});
}

} // namespace

bool isSearched(const scenario::Field& field) {
    return field.key == "model" || field.key == "gpu" || field.key == "draft-model";
}

std::vector<PickerItem> itemsOf(const scenario::Field& field, const plan::Catalogue& catalogue) {
    std::vector<PickerItem> items;
    if (field.key == "gpu") {
        addCards(items, catalogue);
    } else if (field.key == "model") {
        addModels(items, catalogue);
    } else if (field.key == "draft-model") {
        items.push_back(none());
        addModels(items, catalogue);
    } else if (field.key == "optimizer") {
        addRows(items, catalogue.optimizers);
    } else if (field.key == "stack") {
        items.push_back(automatic());
        addRows(items, catalogue.profiles);
    } else if (field.key == "intra-link") {
        addLinks(items);
    } else {
        addFormats(items, catalogue, field.key);
    }
    return items;
}

} // namespace xuanka::controls
