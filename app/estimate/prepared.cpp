// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/prepared.h"

#include "app/base/quantity.h"
#include "app/estimate/layer_shape.h"

#include <algorithm>

namespace xuanka::estimate {

namespace {

std::vector<std::uint8_t> layerOrder(const model::Architecture& model) {
    if (!model.order.empty())
        return model.order;
    std::vector<std::uint8_t> order;
    for (std::size_t k = 0; k < model.kinds.size(); ++k)
        order.insert(order.end(), static_cast<std::size_t>(model.kinds[k].count),
                     static_cast<std::uint8_t>(k));
    return order;
}

/// Driver context by architecture where the card's class has one, else the stack's.
double contextBytes(const plan::Plan& plan, const ProfileCoefficients& profile) {
    const auto& classes = plan.catalogue->kernelClasses;
    const auto hit =
        std::ranges::find(classes, plan.accelerator->kernelClass, &plan::KernelClass::id);
    if (hit != classes.end())
        for (const auto& row : hit->coefficients)
            if (row.name == "device.any.context_mib")
                return row.value * kMebi;
    return profile.contextMib * kMebi;
}

double storedBytes(const model::Architecture& model, const hardware::NumberFormat& format) {
    const OuterShape outer = outerShape(model, format, false);
    double bytes = outer.embeddingBytes + outer.headBytes + outer.otherBytes;
    for (const auto& kind : model.kinds) {
        const LayerShape s = layerShape(model, kind, format);
        bytes += static_cast<double>(kind.count) * (s.storedBytes + s.expertStoredBytes);
    }
    return bytes;
}

} // namespace

Prepared prepare(const plan::Plan& plan) {
    Prepared out;
    out.profile = resolveProfile(*plan.catalogue, *plan.profile);
    const auto& model = *plan.model;
    for (const auto& kind : model.kinds)
        out.kinds.push_back(layerShape(model, kind, *plan.weights));
    out.order = layerOrder(model);
    out.outer = outerShape(model, *plan.weights, out.profile.quantisesHead > 0.0);
    out.parameters = out.outer.embedding + out.outer.head + out.outer.other;
    for (const std::uint8_t k : out.order)
        out.parameters += out.kinds[k].parameters + out.kinds[k].expertParameters;
    out.contextBytes = contextBytes(plan, out.profile);
    if (isTraining(plan.choice.workload.task))
        return out;
    out.cache = model::cacheShape(model);
    if (plan.draft) {
        out.draftCache = model::cacheShape(*plan.draft);
        out.draftStoredBytes = storedBytes(*plan.draft, *plan.weights);
    }
    return out;
}

} // namespace xuanka::estimate
