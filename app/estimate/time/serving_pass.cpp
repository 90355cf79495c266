// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/time/serving_pass.h"

#include "app/estimate/kernels/kernel_time.h"

#include <algorithm>

namespace xuanka::estimate {

Replica::Replica(const plan::Plan& p, const ProfileCoefficients& c)
    : tp(static_cast<double>(p.choice.layout.tp)), pp(static_cast<double>(p.choice.layout.pp)),
      ep(static_cast<double>(p.choice.layout.ep)), replicas(static_cast<double>(p.dp)),
      attentionDataParallel(p.choice.layout.attentionDataParallel),
      splitsByLayer(c.splitsByLayer > 0.0) {}

namespace {

constexpr double kHalfBytes = 2.0;
constexpr double kMicro = 1e-6;

double asDouble(std::int64_t v) {
    return static_cast<double>(v);
}

Pass passOf(const Prepared& prepared, const Replica& r, double tokens, double sequences) {
    Pass p;
    p.tokens = tokens / r.attentionRanks();
    p.sequences = sequences / r.attentionRanks();
    p.tensorSplit =
        r.attentionDataParallel && r.ep <= 1.0 ? r.tp : (r.attentionDataParallel ? 1.0 : r.tp);
    p.attentionSplit = r.attentionDataParallel ? 1.0 : r.tp;
    p.expertRanks = r.ep;
    p.expertTensor = std::max(1.0, r.tp / r.ep);
    p.routedTokens = tokens;
    p.elementwisePasses = prepared.profile.serveElementwisePasses;
    p.operatorsBeside = prepared.profile.serveOperatorsPerLayer;
    p.isFused = prepared.profile.usesGraphs > 0.0;
    return p;
}

double allReduce(const plan::Plan& plan, const Prepared& prepared, double bytes, double ranks) {
    if (ranks <= 1.0)
        return 0.0;
    const LinkPath path = linkPath(plan, ranks);
    const auto& c = prepared.device.halfKernels.collective;
    const double plain = collectiveTime(Collective::AllReduce, Bytes(bytes), ranks, path, c).value;
    if (path.ranksPerDomain < ranks || path.crossesHost)
        return plain;
    return std::min(plain, customAllReduceTime(Bytes(bytes), ranks, path, c).value);
}

/// Two all-reduces a layer; under attention data parallelism the experts' dispatch and combine
/// instead.
double
communication(const plan::Plan& plan, const Prepared& prepared, const Replica& r, double tokens) {
    const double hidden = asDouble(plan.model->hidden);
    const double layers = static_cast<double>(prepared.order.size());
    double time = 0.0;
    if (!r.attentionDataParallel)
        time += layers * 2.0 * allReduce(plan, prepared, tokens * hidden * kHalfBytes, r.tp);
    if (r.ep > 1.0 || r.attentionDataParallel) {
        const LinkPath path = linkPath(plan, r.tp);
        const auto& c = prepared.device.halfKernels.collective;
        for (std::size_t k = 0; k < plan.model->kinds.size(); ++k) {
            const auto& e = prepared.operators[k].experts;
            if (!r.attentionDataParallel && e.experts > 0.0)
                continue; // tensor-parallel ranks hold all tokens; the all-reduce above combines
                          // the experts
            const double spread = e.experts > 0.0 ? std::min(e.active, r.tp) : 1.0;
            const double bytes = tokens / r.tp * spread * hidden * kHalfBytes;
            time += asDouble(plan.model->kinds[k].count) * 2.0 *
                    collectiveTime(Collective::AllToAll, Bytes(bytes), r.tp, path, c).value;
        }
    }
    if (r.pp > 1.0) {
        const LinkPath path = linkPath(plan, 2.0, r.tp);
        time += (r.pp - 1.0) * collectiveTime(Collective::PointToPoint,
                                              Bytes(tokens * hidden * kHalfBytes), 2.0, path,
                                              prepared.device.halfKernels.collective)
                                   .value;
    }
    return time;
}

LayerSeconds allLayers(const plan::Plan& plan, const Prepared& prepared, const Pass& pass) {
    LayerSeconds sum;
    for (std::size_t k = 0; k < plan.model->kinds.size(); ++k)
        sum += forwardTime(prepared.operators[k], prepared.device, pass) *
               asDouble(plan.model->kinds[k].count);
    for (std::size_t k = 0; k < plan.model->kinds.size(); ++k) {
        const double held = asDouble(plan.model->kinds[k].count) *
                            prepared.operators[k].experts.experts / pass.expertRanks;
        sum.operators += held * prepared.profile.serveExpertOperators;
        if (prepared.profile.serveExpertOperators > 0.0 &&
            prepared.operators[k].experts.weightBytes != kHalfBytes)
            sum.quantisedOperators += held * (prepared.operators[k].experts.isGated ? 3.0 : 2.0);
    }
    const double share =
        pass.isDecode ? prepared.profile.decodeShare : prepared.profile.prefillShare;
    sum.matmul /= share;
    const double pulled =
        prepared.profile.streamPerMultiprocessorGbs * 1e9 * prepared.device.rates.multiprocessors;
    if (pass.isDecode && pulled > 0.0)
        sum.matmul *= std::max(1.0, prepared.device.rates.bandwidth.value / pulled);
    sum.experts /= share;
    return sum;
}

/// Host time that a product of quantised weights takes beyond one of plain ones: a separate
/// dequantisation, or a kernel of the stack that is issued in pieces.
double quantisedOperatorMicroseconds(const hardware::NumberFormat& f,
                                     const ProfileCoefficients& c) {
    constexpr double kPlainBits = 16.0;
    constexpr double kMostFourBit = 5.0; ///< with scales and zero points
    if (f.bitsPerWeight >= kPlainBits)
        return 0.0;
    if (f.group == "float8")
        return c.float8OperatorMicroseconds;
    if (f.group == "awq")
        return c.awqOperatorMicroseconds;
    if (f.group == "gptq" && f.bitsPerWeight < kMostFourBit)
        return c.gptq4OperatorMicroseconds;
    return c.packedOperatorMicroseconds;
}

/// What the host needs to issue the kernels of a pass one by one.
double
issueSeconds(const plan::Plan& plan, const ProfileCoefficients& c, const LayerSeconds& layers) {
    return (layers.operators * c.serveHostOperatorMicroseconds +
            layers.quantisedOperators * quantisedOperatorMicroseconds(*plan.weights, c)) *
           kMicro;
}

/// A stack that keeps its cache in one piece copies it as it grows, and repeats it for every query
/// head.
double cacheCopies(const plan::Plan& plan, const Prepared& prepared, const Pass& pass) {
    const auto& c = prepared.profile;
    if (c.cachePasses <= 0.0 && c.expandedPasses <= 0.0)
        return 0.0;
    double bytes = 0.0;
    for (std::size_t k = 0; k < plan.model->kinds.size(); ++k) {
        const auto& a = prepared.operators[k].attention;
        if (a.kind != AttentionSlot::Kind::Softmax)
            continue;
        const double one =
            asDouble(plan.model->kinds[k].count) * (a.keyDim + a.valueDim) * kHalfBytes;
        const double expanded = a.heads > a.kvHeads ? c.expandedPasses * a.heads : 0.0;
        bytes += one * (c.cachePasses * a.kvHeads + expanded);
    }
    return bytes * pass.sequences * pass.context /
           (pass.attentionSplit * prepared.device.rates.bandwidth.value);
}

} // namespace

PassSeconds
decodeStep(const plan::Plan& plan, const Prepared& prepared, double requests, double context) {
    const Replica r(plan, prepared.profile);
    const auto& c = prepared.profile;
    // A pipeline works on as many groups as it has stages; a step of one group passes all of them
    // in turn.
    const double group = r.splitsByLayer ? requests : std::max(1.0, requests / r.pp);
    Pass pass = passOf(prepared, r, group, group);
    pass.queries = 1.0;
    pass.context = context;
    pass.isDecode = true;
    PassSeconds out;
    out.layers = allLayers(plan, prepared, pass);
    out.head = headTime(plan, prepared.device, pass.tokens, pass.tensorSplit);
    out.communication = communication(plan, prepared, r, group);
    const bool graphs = plan.choice.techniques.cudaGraphs && c.usesGraphs > 0.0;
    out.layers.attention += cacheCopies(plan, prepared, pass);
    const double issued = graphs ? 0.0 : issueSeconds(plan, c, out.layers);
    const double device = out.layers.device() + out.head + out.communication;
    out.host = std::max(0.0, issued - device) +
               (c.serveStepMicroseconds + c.serveRequestMicroseconds * group) * kMicro;
    return out;
}

PassSeconds prefillPass(const plan::Plan& plan, const Prepared& prepared, const Prompts& prompts) {
    const Replica r(plan, prepared.profile);
    const auto& c = prepared.profile;
    const double tokens = prompts.tokens * prompts.together;
    Pass pass = passOf(prepared, r, tokens, 1.0);
    // One prompt goes to one attention rank; alone it leaves the others idle.
    pass.tokens = tokens;
    pass.routedTokens = tokens * prompts.ranks;
    pass.sequences = prompts.together;
    pass.queries = prompts.tokens;
    pass.context = std::max(prompts.tokens, prompts.context);
    PassSeconds out;
    out.layers = allLayers(plan, prepared, pass);
    out.head = headTime(plan, prepared.device, prompts.together, pass.tensorSplit);
    out.communication = communication(plan, prepared, r, tokens * prompts.ranks);
    const double issued = issueSeconds(plan, c, out.layers);
    const double device = out.layers.device() + out.head + out.communication;
    out.host = std::max(0.0, issued - device) + c.serveStepMicroseconds * kMicro;
    return out;
}

} // namespace xuanka::estimate
