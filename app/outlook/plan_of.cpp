// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outlook/plan_of.h"

#include "app/model/family_member.h"
#include "app/model/read_config_json.h"

namespace xuanka::outlook {

namespace {

using ModelPtr = std::shared_ptr<const model::Architecture>;

constexpr double kBillion = 1e9;

Result<ModelPtr> importedModel(const scenario::Scenario& s) {
    auto read = model::readConfigJson(s.importedModelJson);
    if (!read)
        return fail(read.error());
    read->architecture.id = s.choice.workload.modelId;
    return std::make_shared<const model::Architecture>(std::move(read->architecture));
}

Result<ModelPtr> memberOfFamily(const plan::Workload& w, const plan::Catalogue& catalogue) {
    const auto of = plan::findModel(catalogue, w.modelId);
    if (!of)
        return ModelPtr(); // makePlan says what is wrong with the name
    auto member = model::familyMember(catalogue.models, **of, w.sizeBillions * kBillion);
    if (!member)
        return fail(member.error());
    member->id = w.modelId;
    return std::make_shared<const model::Architecture>(std::move(*member));
}

Result<ModelPtr> ownModel(const scenario::Scenario& s, const plan::Catalogue& catalogue) {
    const plan::Workload& w = s.choice.workload;
    if (w.modelId.starts_with(kImportedPrefix) && !s.importedModelJson.empty())
        return importedModel(s);
    if (w.sizeBillions > 0.0)
        return memberOfFamily(w, catalogue);
    return ModelPtr();
}

} // namespace

Planner::Planner(const scenario::Scenario& s, const Library& library)
    : m_choice(s.choice), m_catalogue(library.catalogue), m_own(ownModel(s, *library.catalogue)) {}

Planned Planner::plan(const plan::PlanChoice& choice) const {
    if (!m_own)
        return tl::unexpected(std::vector{m_own.error()});
    return *m_own ? plan::makePlan(choice, m_catalogue, *m_own)
                  : plan::makePlan(choice, m_catalogue);
}

Planned Planner::onCard(const std::string& acceleratorId) const {
    if (acceleratorId == m_choice.fleet.acceleratorId)
        return plan(m_choice);
    plan::PlanChoice other = m_choice;
    other.fleet.acceleratorId = acceleratorId;
    other.fleet.intraLink.clear();
    return plan(other);
}

Planned planOf(const scenario::Scenario& s, const Library& library) {
    return Planner(s, library).plan(s.choice);
}

} // namespace xuanka::outlook
