// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/library.h"
#include "app/scenario/scenario.h"

#include <string>
#include <string_view>

namespace xuanka::outlook {

using Planned = tl::expected<plan::Plan, std::vector<Error>>;

/// The model id of a scenario whose model is its own config.json: this and the model's name. Any
/// other id is the catalogue's, whatever was imported before.
inline constexpr std::string_view kImportedPrefix = "config.json:";

/// Resolves a scenario and its variants on other cards, with other techniques or layouts. What they
/// share is done once: an imported model is read, a member of a family interpolated.
class Planner {
public:
    Planner(const scenario::Scenario&, const Library&);

    /// A variant of the scenario with the same model.
    Planned plan(const plan::PlanChoice&) const;
    /// The scenario on another card; its link inside the node is that card's own.
    Planned onCard(const std::string& acceleratorId) const;

private:
    plan::PlanChoice m_choice;
    std::shared_ptr<const plan::Catalogue> m_catalogue;
    Result<std::shared_ptr<const model::Architecture>> m_own; ///< null: the catalogue's row
};

Planned planOf(const scenario::Scenario&, const Library&);

} // namespace xuanka::outlook
