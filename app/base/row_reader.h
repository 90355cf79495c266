// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/base/text.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace xuanka {

/// Reads the cells of one row by column. A cell that breaks its rule reads as empty or zero, and
/// the first such cell is the error of the row: read all, then ask `finish` once.
class RowReader {
public:
    explicit RowReader(const Row& row) : m_row(&row) {}

    std::string text(std::string_view column) const;
    std::string required(std::string_view column);
    /// A finite number from `least` up; empty reads as nothing.
    std::optional<double> figure(std::string_view column, double least = 0.0);
    double number(std::string_view column, double whenEmpty);
    std::int64_t count(std::string_view column, std::int64_t whenEmpty);
    /// "y" is true, "n" and empty are false.
    bool flag(std::string_view column);
    /// Pieces between semicolons.
    std::vector<std::string> list(std::string_view column) const;
    /// Place of the cell among `words`; empty reads as the first.
    std::size_t word(std::string_view column, std::span<const std::string_view> words);
    /// "2026", "2026-10" or "2026-10-03"; empty stays empty.
    std::string date(std::string_view column);

    /// A quantity scaled to SI: `scaled<BytesPerSecond>("bandwidth_gbs", kGiga)`.
    template <class Q> std::optional<Q> scaled(std::string_view column, double unit) {
        const auto value = figure(column);
        return value ? std::optional<Q>(Q(*value * unit)) : std::nullopt;
    }

    void refuse(std::string_view column, std::string_view rule, std::string_view nearest = {});

    template <class T> Result<T> finish(T value) && {
        if (m_error)
            return fail(std::move(*m_error));
        return value;
    }

private:
    const Row* m_row;
    std::optional<Error> m_error;
};

/// The whole text as a finite number, whatever the locale.
std::optional<double> numberOf(std::string_view);

/// True for "2026", "2026-10" and "2026-10-03".
bool isDate(std::string_view);

} // namespace xuanka
