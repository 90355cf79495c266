// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/kernels/kernel_time.h"

#include <algorithm>
#include <cmath>

namespace xuanka::estimate {
namespace {

/// Bytes that one card sends (or receives, the larger) in a group of `ranks`.
double wireBytes(Collective op, double bytes, double ranks) {
    switch (op) {
    case Collective::AllReduce:
        return 2.0 * bytes * (ranks - 1.0) / ranks;
    case Collective::PointToPoint:
        return bytes;
    case Collective::AllGather:
    case Collective::ReduceScatter:
    case Collective::AllToAll:
        return bytes * (ranks - 1.0) / ranks;
    }
    return bytes;
}

double pipelined(double wireSeconds, double fill) {
    return wireSeconds + std::sqrt(fill * wireSeconds);
}

double steps(Collective op, double ranks) {
    const bool isRing = op != Collective::PointToPoint && op != Collective::AllToAll;
    return isRing ? (op == Collective::AllReduce ? 2.0 : 1.0) * (ranks - 2.0) : 0.0;
}

/// What a card gets of its link. On a bus more than two cards get in each other's way; through host
/// memory they share the way between sockets.
double rate(const LinkPath& path, double ranks, double share, const CollectiveCoefficients& c) {
    if (path.isSwitched || ranks <= 2.0)
        return path.intra.value * share;
    return path.intra.value * (path.crossesHost ? c.hostShare * 4.0 / ranks : share * c.crowding);
}

double domainSeconds(Collective op,
                     double bytes,
                     double ranks,
                     const LinkPath& path,
                     const CollectiveCoefficients& c) {
    double wire = wireBytes(op, bytes, ranks) / rate(path, ranks, c.share, c);
    if (op == Collective::AllReduce && path.reducesInNetwork && ranks > 2.0)
        // The switch adds: each card sends once and receives once.
        wire = std::min(wire, bytes * (1.0 + 1.0 / ranks) / (path.intra.value * c.switchShare));
    return c.launch + c.hop * std::max(0.0, steps(op, ranks)) + pipelined(wire, c.pipeline);
}

double networkSeconds(Collective op,
                      double bytes,
                      double domains,
                      const LinkPath& path,
                      const CollectiveCoefficients& c) {
    const double wire = wireBytes(op, bytes, domains) / (path.inter.value * c.share);
    const double hops = 1.0 + std::max(0.0, steps(op, domains));
    return path.interLatency.value * hops + pipelined(wire, c.pipeline);
}

} // namespace

Seconds collectiveTime(Collective op,
                       Bytes size,
                       double ranks,
                       const LinkPath& path,
                       const CollectiveCoefficients& c) {
    if (ranks <= 1.0 || size.value <= 0.0)
        return Seconds(0.0);
    const double inside = std::min(ranks, std::max(1.0, path.ranksPerDomain));
    const double domains = ranks / inside;
    if (domains <= 1.0)
        return Seconds(domainSeconds(op, size.value, ranks, path, c));
    if (op == Collective::PointToPoint)
        return Seconds(c.launch + networkSeconds(op, size.value, 2.0, path, c));
    // Each card takes its share of the tensor through its own network port.
    const double outer = networkSeconds(op, size.value / inside, domains, path, c);
    if (inside <= 1.0)
        return Seconds(c.launch + outer);
    return Seconds(domainSeconds(op, size.value, inside, path, c) + outer);
}

Seconds customAllReduceTime(Bytes size,
                            double ranks,
                            const LinkPath& path,
                            const CollectiveCoefficients& c) {
    if (ranks <= 1.0 || size.value <= 0.0)
        return Seconds(0.0);
    const double wire =
        wireBytes(Collective::AllReduce, size.value, ranks) / rate(path, ranks, c.customShare, c);
    return Seconds(c.customLaunch + c.customHop * (ranks - 2.0) +
                   pipelined(wire, c.customPipeline));
}

} // namespace xuanka::estimate
