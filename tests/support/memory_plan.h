// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/plan.h"
#include "tests/support/sample_catalogue.h"

#include <memory>
#include <string>
#include <utility>

namespace xuanka::test {

/// A plan put together by hand, so that a test of the memory formulas sees nothing but its own
/// figures: one card of `usableMib`, one stack with the coefficients given, formats of the sample
/// catalogue.
struct HandPlan {
    std::shared_ptr<plan::Catalogue> catalogue;
    plan::Plan plan;

    explicit HandPlan(model::Architecture model) {
        catalogue = std::make_shared<plan::Catalogue>(*sampleCatalogue());
        catalogue->profiles = {stack("hand", true, "cuda", "", "", "")};
        auto adam = optimizer("adamw", "AdamW");
        adam.stateBytesPerParameter = 8.0;
        catalogue->optimizers = {adam};
        plan.model = std::make_shared<model::Architecture>(std::move(model));
        plan.accelerator = &catalogue->accelerators[0];
        catalogue->accelerators[0].usableMib = 24564.0;
        plan.weights = plan.compute = plan.cache = format("bf16");
        plan.optimizer = &catalogue->optimizers[0];
        plan.profile = &catalogue->profiles[0];
        plan.choice.workload.task = plan::Task::FullFinetune;
        plan.catalogue = catalogue;
    }

    HandPlan& coefficient(std::string name, double value) {
        catalogue->profiles[0].coefficients.push_back({std::move(name), value, 0.0, "", ""});
        return *this;
    }

    HandPlan& master(plan::MasterWeights mode) {
        catalogue->profiles[0].masterWeights = mode;
        return *this;
    }

    const hardware::NumberFormat* format(std::string_view id) const {
        for (const auto& f : catalogue->formats)
            if (f.id == id)
                return &f;
        return nullptr;
    }
};

/// GPT of the Megatron papers: plain feed-forward of four times the width, layer norms, learned
/// positions, tied embedding.
inline model::Architecture
megatronGpt(std::int64_t layers, std::int64_t hidden, std::int64_t heads) {
    model::LayerKind kind;
    kind.count = layers;
    model::SoftmaxAttention a;
    a.heads = a.kvHeads = heads;
    a.headDim = a.valueHeadDim = hidden / heads;
    a.hasQkvBias = a.hasOutputBias = true;
    kind.mixer = a;
    kind.dense = model::DenseFfn{4 * hidden, false, true};
    auto m = architecture("megatron", "Megatron GPT", hidden, 51200, 2048, kind);
    m.norm = model::NormKind::LayerNorm;
    m.learnedPositions = 2048;
    m.hasTiedEmbeddings = true;
    return m;
}

} // namespace xuanka::test
