// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::cli {

enum class Takes : std::uint8_t { Nothing, Value, SwitchValue };

/// One flag of a verb, without its dashes. `help` is shown by --help, already in the user's
/// language.
struct Flag {
    std::string name;
    Takes takes = Takes::Value;
    std::string help;
    std::string group;
};

/// What a verb may be given.
struct Grammar {
    std::string verb;
    std::string summary;
    std::string helpOfHelp;
    std::string positional; ///< "FILE...", "NAME"; empty: none
    bool positionalIsRequired = false;
    std::vector<Flag> flags;
};

/// What it was given. A flag given twice counts by its last value.
struct Arguments {
    std::map<std::string, std::string, std::less<>> flags; ///< a switch without value is "yes"
    std::vector<std::string> positionals;
    std::string helpText; ///< set where help was asked for: nothing else is to be done

    bool has(std::string_view flag) const { return flags.contains(flag); }

    std::string value(std::string_view flag) const;
};

/// Errors: an unknown flag with the nearest one, a flag without its value, a missing positional.
Result<Arguments> parseArguments(const Grammar&, std::span<const std::string> arguments);

} // namespace xuanka::cli
