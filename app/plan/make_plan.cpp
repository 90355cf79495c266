// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/defaults.h"
#include "app/plan/plan.h"
#include "app/plan/plan_rules.h"

#include <utility>

namespace xuanka::plan {

namespace {

/// Resolves the ids of a choice one after the other; what cannot be resolved is noted, and the rest
/// goes on, so that the user hears of every mistake at once.
class Resolver {
public:
    Resolver(const PlanChoice& choice, std::shared_ptr<const Catalogue> catalogue) {
        m_plan.choice = choice;
        m_plan.catalogue = std::move(catalogue);
    }

    void useModel(std::shared_ptr<const model::Architecture> model) {
        m_plan.model = std::move(model);
    }

    void run() {
        m_plan.accelerator =
            take("gpu", findAccelerator(catalogue(), choice().fleet.acceleratorId));
        if (m_plan.model == nullptr)
            m_plan.model = share(take("model", findModel(catalogue(), choice().workload.modelId)));
        m_plan.optimizer =
            take("optimizer", findOptimizer(catalogue(), choice().techniques.optimizer));
        resolveDraft();
        if (m_plan.accelerator != nullptr && m_plan.model != nullptr)
            resolveFormats();
        resolveProfile();
        writeBack();
    }

    bool isComplete() const { return m_errors.empty(); }

    Plan& plan() { return m_plan; }

    std::vector<Error>& errors() { return m_errors; }

private:
    const Catalogue& catalogue() const { return *m_plan.catalogue; }

    const PlanChoice& choice() const { return m_plan.choice; }

    Techniques& techniques() { return m_plan.choice.techniques; }

    template <class Row> const Row* take(std::string_view field, Result<const Row*> found) {
        if (found)
            return *found;
        Error error = std::move(found.error());
        error.field = field;
        m_errors.push_back(std::move(error));
        return nullptr;
    }

    /// A row of the catalogue as a shared value: it lives as long as the catalogue does.
    std::shared_ptr<const model::Architecture> share(const model::Architecture* row) const {
        return {m_plan.catalogue, row};
    }

    const hardware::NumberFormat* format(std::string_view field, std::string_view id) {
        return take(field, findFormat(catalogue(), id));
    }

    void resolveDraft() {
        const std::string& id = choice().techniques.draftModelId;
        if (!id.empty() && !isTraining(choice().workload.task))
            m_plan.draft = share(take("draft-model", findModel(catalogue(), id)));
    }

    void resolveFormats() {
        const hardware::Accelerator& card = *m_plan.accelerator;
        Techniques& t = techniques();
        if (t.weightFormat.empty())
            t.weightFormat =
                defaultWeightFormat(choice().workload, *m_plan.model, card, catalogue());
        m_plan.weights = format("weights", t.weightFormat);
        if (t.computeFormat.empty())
            t.computeFormat = m_plan.weights == nullptr
                                  ? std::string(halfComputeFormat(card))
                                  : defaultComputeFormat(*m_plan.weights, card);
        m_plan.compute = format("compute", t.computeFormat);
        if (t.cacheFormat.empty())
            t.cacheFormat = halfFormat(card);
        m_plan.cache = format("kv", t.cacheFormat);
        if (!t.gradientFormat.empty() && isTraining(choice().workload.task))
            if (const auto* gradients = format("gradients", t.gradientFormat))
                t.gradientFormat = gradients->id;
    }

    void resolveProfile() {
        if (!choice().profileId.empty()) {
            m_plan.profile = take("stack", findProfile(catalogue(), choice().profileId));
            return;
        }
        if (m_plan.accelerator == nullptr || m_plan.weights == nullptr)
            return;
        m_plan.profile = defaultProfile(catalogue(), choice().workload.task, *m_plan.accelerator,
                                        *m_plan.weights);
        if (m_plan.profile == nullptr)
            m_errors.push_back(broken("rule.no_stack", "gpu", m_plan.accelerator->id, "",
                                      ErrorCode::NotSupported));
    }

    /// The choice comes back with the ids of the rows, whatever spelling the user took.
    void writeBack() {
        PlanChoice& c = m_plan.choice;
        if (m_plan.accelerator != nullptr)
            c.fleet.acceleratorId = m_plan.accelerator->id;
        if (m_plan.model != nullptr)
            c.workload.modelId = m_plan.model->id;
        if (m_plan.draft != nullptr)
            c.techniques.draftModelId = m_plan.draft->id;
        if (m_plan.weights != nullptr)
            c.techniques.weightFormat = m_plan.weights->id;
        if (m_plan.compute != nullptr)
            c.techniques.computeFormat = m_plan.compute->id;
        if (m_plan.cache != nullptr)
            c.techniques.cacheFormat = m_plan.cache->id;
        if (m_plan.optimizer != nullptr)
            c.techniques.optimizer = m_plan.optimizer->id;
        if (m_plan.profile != nullptr)
            c.profileId = m_plan.profile->id;
        if (m_plan.profile != nullptr && c.techniques.masterWeightsFromStack)
            c.techniques.masterWeights = m_plan.profile->masterWeights;
    }

    Plan m_plan;
    std::vector<Error> m_errors;
};

} // namespace

tl::expected<Plan, std::vector<Error>> makePlan(const PlanChoice& choice,
                                                std::shared_ptr<const Catalogue> catalogue) {
    return makePlan(choice, std::move(catalogue), nullptr);
}

tl::expected<Plan, std::vector<Error>> makePlan(const PlanChoice& choice,
                                                std::shared_ptr<const Catalogue> catalogue,
                                                std::shared_ptr<const model::Architecture> model) {
    Resolver resolver(choice, std::move(catalogue));
    resolver.useModel(std::move(model));
    resolver.run();
    std::vector<Error>& errors = resolver.errors();
    const std::vector<Error> numbers = brokenNumbers(choice);
    errors.insert(errors.end(), numbers.begin(), numbers.end());
    if (!errors.empty())
        return tl::make_unexpected(std::move(errors));
    Plan plan = std::move(resolver.plan());
    std::vector<Error> broken = brokenRules(plan);
    if (!broken.empty())
        return tl::make_unexpected(std::move(broken));
    const Layout& l = plan.choice.layout;
    plan.dp = plan.choice.fleet.gpus / (l.tp * l.pp * l.cp);
    return plan;
}

} // namespace xuanka::plan
