// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue/table_list.h"

#include <algorithm>
#include <array>

namespace xuanka::db {
namespace {

using namespace std::string_view_literals;

constexpr std::array kId{"id"sv};
constexpr std::array kPeak{"accelerator"sv, "format"sv, "accumulate"sv};
constexpr std::array kPrice{"subject"sv, "kind"sv, "currency"sv, "date"sv};
constexpr std::array kCount{"model"sv, "kind"sv, "published"sv};
constexpr std::array kGgufType{"type"sv};
constexpr std::array kGgufMix{"mix"sv, "tensor"sv, "when"sv};
constexpr std::array kProfileCoefficient{"profile"sv, "coefficient"sv};
constexpr std::array kKernelCoefficient{"class"sv, "kernel"sv, "format"sv, "coefficient"sv};
constexpr std::array kAssumption{"key"sv, "subject"sv, "region"sv};
constexpr std::array kCurrency{"currency"sv};

// Owners before what refers to them: the shipped file is filled in this order.
constexpr auto kTables = std::to_array<TableSpec>({
    {"evidence", kId},
    {"kernel_classes", kId},
    {"kernel_coefficients", kKernelCoefficient, "kernel_classes", "class"},
    {"accelerators", kId},
    {"accelerator_peaks", kPeak, "accelerators", "accelerator"},
    {"prices", kPrice, "accelerators", "subject"},
    {"models", kId},
    {"published_counts", kCount},
    {"formats", kId},
    {"gguf_types", kGgufType},
    {"gguf_mixes", kGgufMix},
    {"optimizers", kId},
    {"software_profiles", kId},
    {"profile_coefficients", kProfileCoefficient, "software_profiles", "profile"},
    {"cloud_offers", kId, "accelerators", "accelerator"},
    {"cost_assumptions", kAssumption},
    {"currencies", kCurrency},
    {"techniques", kId},
    {"trees", kId},
});

} // namespace

std::span<const TableSpec> catalogueTables() {
    return kTables;
}

const TableSpec* findTable(std::string_view name) {
    const auto found = std::ranges::find(kTables, name, &TableSpec::name);
    return found == kTables.end() ? nullptr : &*found;
}

std::string keyOf(const TableSpec& spec, const Row& row) {
    std::string key;
    for (const auto column : spec.keys) {
        if (!key.empty())
            key += " | ";
        key += cell(row, column);
    }
    return key;
}

} // namespace xuanka::db
