// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/prepared.h"

#include "app/base/quantity.h"
#include "app/estimate/layer_shape.h"
#include "app/model/stored_weights.h"

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

/// A stack may quantise the head with the layers, whatever the checkpoint's format says.
double headBytes(const plan::Plan& plan, const Prepared& prepared, double stored) {
    const bool isQuantised = plan.weights->bitsPerWeight < 16.0;
    if (prepared.profile.quantisesHead > 0.0 && isQuantised)
        return prepared.outer.head * plan.weights->bytesPerWeight();
    return stored;
}

/// A tied head that the stack unties, or that the checkpoint holds a second time.
void fillTiedHead(const plan::Plan& plan, Prepared& out) {
    auto& o = out.outer;
    if (!plan.model->hasTiedEmbeddings)
        return;
    if (out.profile.untiesHead > 0.0) {
        o.head = o.embedding;
        o.headBytes = headBytes(plan, out, o.embeddingBytes);
    } else if (plan.weights->storesTiedHead) {
        (out.profile.keepsStoredHead > 0.0 ? o.headBytes : o.loadedHeadBytes) = o.embeddingBytes;
    }
}

void fillStored(const plan::Plan& plan, const model::StoredWeights& stored, Prepared& out) {
    out.outer.embeddingBytes = stored.embedding.value;
    out.outer.headBytes = headBytes(plan, out, stored.head.value);
    out.outer.otherBytes = stored.outer.value;
    for (std::size_t k = 0; k < out.kinds.size(); ++k) {
        const auto& layer = stored.kinds[k];
        out.kinds[k].storedBytes = (layer.total() - layer.experts).value;
        out.kinds[k].expertStoredBytes = layer.experts.value;
        out.kinds[k].attentionStoredBytes = layer.mixer.value;
    }
}

Result<void> fillDraft(const plan::Plan& plan, Prepared& out) {
    if (!plan.draft)
        return {};
    const auto stored = model::storedWeights(*plan.draft, *plan.weights, plan.catalogue->gguf);
    if (!stored)
        return fail(stored.error());
    out.draftCache = model::cacheShape(*plan.draft);
    out.draftStoredBytes = stored->total().value;
    return {};
}

/// In training the products read weights that were cast or dequantised for them.
void castWeights(Prepared& out) {
    for (LayerOperators& o : out.operators) {
        for (std::size_t i = 0; i < o.matrixCount; ++i)
            o.matrices[i].weightBytes = out.device.inputBytes;
        o.experts.weightBytes = out.device.inputBytes;
    }
}

} // namespace

double usableBytes(const plan::Plan& plan, const Prepared& prepared) {
    const double reported = plan.accelerator->usableMib.value_or(0.0) * kMebi;
    return reported * (1.0 - prepared.profile.driverShare);
}

Result<Prepared> prepare(const plan::Plan& plan) {
    const auto& model = *plan.model;
    const auto stored = model::storedWeights(model, *plan.weights, plan.catalogue->gguf);
    if (!stored)
        return fail(stored.error());
    Prepared out;
    out.profile = resolveProfile(*plan.catalogue, *plan.profile, plan.accelerator->kernelClass);
    for (const auto& kind : model.kinds) {
        out.kinds.push_back(layerShape(model, kind));
        out.operators.push_back(layerOperators(model, kind, *plan.weights));
    }
    out.device = deviceOf(plan, out.profile);
    if (isTraining(plan.choice.workload.task))
        castWeights(out);
    out.order = layerOrder(model);
    out.outer = outerShape(model);
    fillStored(plan, *stored, out);
    fillTiedHead(plan, out);
    out.parameters = out.outer.embedding + out.outer.positions + out.outer.head + out.outer.other;
    for (const std::uint8_t k : out.order)
        out.parameters += out.kinds[k].parameters + out.kinds[k].expertParameters;
    out.contextBytes = out.profile.contextMib * kMebi;
    out.cache = model::cacheShape(model);
    if (const auto draft = fillDraft(plan, out); !draft)
        return fail(draft.error());
    return out;
}

} // namespace xuanka::estimate
