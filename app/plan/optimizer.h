// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace xuanka::plan {

/// One optimizer: what it keeps a trained parameter, and what its step reads and writes.
struct Optimizer {
    std::string
        id; ///< "adamw", "adamw-8bit", "paged-adamw-8bit", "adafactor", "lion", "muon", "sgd" …
    std::string name;
    std::vector<std::string> aliases; ///< "adamw_8bit", "8-bit adam" …
    double stateBytesPerParameter = 8.0;
    double stateBytesPerRowAndColumn =
        0.0;                            ///< factored states (Adafactor): bytes a row plus a column
    double lowRankShare = 1.0;          ///< states on this share of the parameters (GaLore)
    double stepBytesPerParameter = 0.0; ///< memory traffic of one step beyond weights and gradients
    bool isPaged = false;               ///< states may move to the host under pressure
    std::string evidence;

    friend bool operator==(const Optimizer&, const Optimizer&) = default;
};

} // namespace xuanka::plan
