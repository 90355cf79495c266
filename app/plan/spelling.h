// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::plan {

/// What a catalogue row may be called.
struct Called {
    std::string_view id;
    std::string_view name;
    std::span<const std::string> aliases;
};

/// Answer of a look-up by spelling: a row, or why there is none.
struct Spotted {
    std::optional<std::size_t> row;
    bool isAmbiguous = false;           ///< several rows answer equally well
    std::optional<std::size_t> nearest; ///< row whose id or name is nearest, if any comes near
};

/// Lower case, letters, digits and points only: "RTX 4090" and "rtx-4090" are one spelling.
std::string normalised(std::string_view);

/// Lower-case words of letters and digits, in order; a point inside a number belongs to it.
std::vector<std::string> words(std::string_view);

/// Finds the row that a person means: the same spelling; the same once `noise` (maker, "instruct",
/// "awq" …) is left out; or the only row that has all the words with fewest besides. An owner
/// before a slash is left out too. `rows` must not be empty.
Spotted
spot(std::span<const Called> rows, std::string_view query, std::span<const std::string_view> noise);

} // namespace xuanka::plan
