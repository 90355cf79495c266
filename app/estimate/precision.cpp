// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/precision.h"

#include <algorithm>

namespace xuanka::estimate {

namespace {

constexpr double kFp32Bytes = 4.0;
constexpr double kHalfBytes = 2.0;

double gradientBytes(const plan::Plan& plan, const ProfileCoefficients& c, double weightBytes) {
    const auto& id = plan.choice.techniques.gradientFormat;
    if (!id.empty()) {
        const auto& formats = plan.catalogue->formats;
        const auto hit = std::ranges::find(formats, id, &hardware::NumberFormat::id);
        if (hit != formats.end())
            return hit->bytesPerWeight();
    }
    return c.gradientBytes > 0.0 ? c.gradientBytes : weightBytes;
}

} // namespace

Precision trainingPrecision(const plan::Plan& plan, const ProfileCoefficients& c) {
    const auto& t = plan.choice.techniques;
    const auto mode = t.masterWeightsFromStack ? plan.profile->masterWeights : t.masterWeights;
    Precision p;
    p.weightBytes =
        mode == plan::MasterWeights::Parameters ? kFp32Bytes : plan.weights->bytesPerWeight();
    const bool keepsMaster = mode == plan::MasterWeights::Optimizer && p.weightBytes < kFp32Bytes;
    p.masterBytes = keepsMaster ? kFp32Bytes : 0.0;
    p.gradientBytes = gradientBytes(plan, c, p.weightBytes);
    p.computeBytes = std::clamp(plan.compute->bytesPerWeight(), kHalfBytes, kFp32Bytes);
    p.activationBytes = p.computeBytes;
    if (plan.optimizer != nullptr) {
        const auto& o = *plan.optimizer;
        const bool isWide = o.stateBytesPerParameter >= kFp32Bytes;
        const bool shrinks = c.statesFollowWeights > 0.0 && isWide && p.masterBytes == 0.0;
        const double scale = shrinks ? std::min(1.0, p.weightBytes / kFp32Bytes) : 1.0;
        const double rowAndColumn =
            2.0 * o.stateBytesPerRowAndColumn / static_cast<double>(plan.model->hidden);
        p.stateBytes = (o.stateBytesPerParameter * scale + rowAndColumn) * o.lowRankShare;
    }
    return p;
}

Shards trainingShards(const plan::Plan& plan) {
    const auto& choice = plan.choice;
    Shards s;
    s.replicas = static_cast<double>(plan.dp * choice.layout.cp);
    s.dense = s.replicas;
    if (choice.techniques.hybridShard) {
        const auto inNode = static_cast<double>(choice.fleet.gpusPerNode / choice.layout.tp);
        s.dense = std::clamp(inNode, 1.0, s.replicas);
    }
    s.expert = std::max(1.0, s.dense / static_cast<double>(choice.layout.ep));
    return s;
}

} // namespace xuanka::estimate
