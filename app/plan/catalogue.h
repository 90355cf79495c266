// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/hardware/accelerator.h"
#include "app/hardware/number_format.h"
#include "app/model/architecture.h"
#include "app/model/gguf_rules.h"
#include "app/plan/optimizer.h"
#include "app/plan/software_profile.h"

#include <string>
#include <string_view>
#include <vector>

namespace xuanka::plan {

/// Where a figure comes from.
struct Evidence {
    std::string id;
    std::string title;
    std::string kind; ///< data sheet, price page, measurement, paper, article, user, recall
    std::string source;
    std::string date;

    friend bool operator==(const Evidence&, const Evidence&) = default;
};

/// All that the engine knows, as one immutable value. db fills it; app only reads it.
struct Catalogue {
    std::string version; ///< of the shipped data
    std::string date;
    std::vector<hardware::Accelerator> accelerators;
    std::vector<model::Architecture> models;
    std::vector<hardware::NumberFormat> formats;
    std::vector<Optimizer> optimizers;
    std::vector<SoftwareProfile> profiles;
    std::vector<KernelClass> kernelClasses;
    model::GgufRules gguf; ///< how GGUF files mix tensor types
    std::vector<Evidence> evidence;

    friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// Lookups by id, alias or common spelling ("RTX 4090", "H100 SXM",
/// "meta-llama/Llama-3.1-8B-Instruct"). An unknown id is an UnknownId error whose `nearest` is the
/// nearest known one. Pointers live as long as the catalogue.
Result<const hardware::Accelerator*> findAccelerator(const Catalogue&, std::string_view idOrName);
Result<const model::Architecture*> findModel(const Catalogue&, std::string_view idOrName);
Result<const hardware::NumberFormat*> findFormat(const Catalogue&, std::string_view id);
Result<const Optimizer*> findOptimizer(const Catalogue&, std::string_view id);
Result<const SoftwareProfile*> findProfile(const Catalogue&, std::string_view idOrAlias);

} // namespace xuanka::plan
