// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/verb.h"

namespace xuanka::cli {

std::span<const Verb> verbs() {
    static const std::vector<Verb> all{
        estimateVerb(), adviseVerb(), reportVerb(),   tcoVerb(),     validateVerb(),
        catalogVerb(),  modelVerb(),  diagnoseVerb(), machineVerb(),
    };
    return all;
}

} // namespace xuanka::cli
