// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cli/arguments.h"
#include "ui/cli/session.h"

#include <span>
#include <string_view>
#include <vector>

namespace xuanka::cli {

/// One command. `--json`, `--lang` and `--help` belong to all.
struct Verb {
    std::string_view name;
    std::string_view summary;    ///< message id of its one-line description
    std::string_view positional; ///< "FILE..."
    bool positionalIsRequired = false;
    bool takesFields = false; ///< every field of scenario/fields.h is a flag, and --scenario FILE
    std::vector<Flag> flags;  ///< `help` is a message id here
    int (*run)(const Session&, const Arguments&) = nullptr;
};

// One file a verb.
Verb adviseVerb();
Verb catalogVerb();
Verb diagnoseVerb();
Verb estimateVerb();
Verb machineVerb();
Verb modelVerb();
Verb reportVerb();
Verb tcoVerb();
Verb validateVerb();

std::span<const Verb> verbs();

} // namespace xuanka::cli
