// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::toolbox {

inline constexpr std::size_t kMostBytes = 4U << 20U; ///< of a text; the middle of a longer one goes
inline constexpr std::size_t kMostLines = 100'000;
inline constexpr std::size_t kLongestLine = 16'384; ///< bytes; the rest of a longer one is dropped

/// A pasted log made fit to read: colour codes, carriage returns, tabs, marks of quotation and
/// UTF-16 (PowerShell writes it) are gone.
struct CleanText {
    std::vector<std::string> lines; ///< as they stand, with spaces for tabs
    /// All of it in lower case without any space, so that a sentence broken over lines reads like a
    /// whole one. In `squeezed` the heads that loggers put before a line (time, rank, process) are
    /// left out, in `squeezedWhole` they are kept.
    std::string squeezed;
    std::string squeezedWhole;
    bool isCut = false; ///< longer than the limits: head and tail are read, the middle is not
};

CleanText cleanText(std::string_view raw);

/// The line without what loggers, launchers and terminals put before it.
std::string_view withoutHead(std::string_view line);

/// Lower case of the ASCII letters, without spaces and back-quotes; typographic quotes become
/// plain.
std::string squeezed(std::string_view);

} // namespace xuanka::toolbox
