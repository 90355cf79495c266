// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outlook/plan_of.h"

namespace xuanka::outlook {

tl::expected<plan::Plan, std::vector<Error>> planOf(const scenario::Scenario& s,
                                                    const Library& library) {
    return plan::makePlan(s.choice, library.catalogue);
}

tl::expected<plan::Plan, std::vector<Error>>
planOnCard(const scenario::Scenario& s, const Library& library, const std::string& acceleratorId) {
    if (acceleratorId == s.choice.fleet.acceleratorId)
        return planOf(s, library);
    scenario::Scenario other = s;
    other.choice.fleet.acceleratorId = acceleratorId;
    other.choice.fleet.intraLink.clear();
    return planOf(other, library);
}

} // namespace xuanka::outlook
