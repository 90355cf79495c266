// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/kernel_class_row.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace xuanka::plan {
namespace {

std::optional<double> number(std::string_view text) {
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

Result<Coefficient> coefficientFromRow(const Row& row) {
    Coefficient c;
    c.name = std::string(cell(row, "kernel"))
                 .append(".")
                 .append(cell(row, "format"))
                 .append(".")
                 .append(cell(row, "coefficient"));
    const auto value = number(cell(row, "value"));
    if (!value || *value < 0.0)
        return failField(c.name, "rule.number", std::string(cell(row, "value")));
    c.value = *value;
    c.spread = number(cell(row, "spread")).value_or(0.0);
    c.unit = std::string(cell(row, "unit"));
    c.evidence = std::string(cell(row, "evidence"));
    return c;
}

Failure unknownClass(std::string_view field, std::string_view id) {
    return fail(
        {ErrorCode::UnknownId, std::string(field), "rule.known_id", std::string(id), {}, {}});
}

} // namespace

Result<std::vector<KernelClass>> kernelClassesFromTables(const CsvTable& classes,
                                                         const CsvTable& coefficients) {
    std::vector<KernelClass> out;
    for (const Row& row : classes.rows)
        out.push_back({std::string(cell(row, "id")), std::string(cell(row, "based_on")), {}});
    for (const KernelClass& c : out)
        if (!c.basedOn.empty() && std::ranges::find(out, c.basedOn, &KernelClass::id) == out.end())
            return unknownClass("based_on", c.basedOn);
    for (const Row& row : coefficients.rows) {
        const auto owner = std::ranges::find(out, cell(row, "class"), &KernelClass::id);
        if (owner == out.end())
            return unknownClass("class", cell(row, "class"));
        auto coefficient = coefficientFromRow(row);
        if (!coefficient)
            return Failure(coefficient.error());
        owner->coefficients.push_back(std::move(*coefficient));
    }
    return out;
}

} // namespace xuanka::plan
