// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/memory_inference.h"

#include <algorithm>
#include <cmath>

namespace xuanka::estimate {

namespace {

constexpr double kHalfBytes = 2.0;

double asDouble(std::int64_t v) {
    return static_cast<double>(v);
}

Bytes& at(Memory& memory, MemoryPart p) {
    return memory.parts[static_cast<std::size_t>(p)];
}

struct Split {
    double tensor = 1.0;
    double attention = 1.0; ///< 1 under attention data parallelism: replicated
    double expert = 1.0;
    double stages = 1.0;
};

Split splitOf(const plan::Plan& plan) {
    const auto& l = plan.choice.layout;
    Split s;
    s.tensor = asDouble(l.tp);
    s.attention = l.attentionDataParallel ? 1.0 : s.tensor;
    s.expert = asDouble(std::max(l.tp, l.ep));
    s.stages = asDouble(l.pp);
    return s;
}

/// Stages hold equal shares of the layers; the last has the head, the first the embedding.
double weightBytes(const plan::Plan& plan, const Prepared& prepared) {
    const Split split = splitOf(plan);
    double dense = 0.0;
    double experts = 0.0;
    for (std::size_t k = 0; k < prepared.kinds.size(); ++k) {
        const double n = asDouble(plan.model->kinds[k].count);
        const auto& s = prepared.kinds[k];
        const double attention = std::min(s.storedBytes, s.attentionStoredBytes);
        dense += n * (attention / split.attention + (s.storedBytes - attention) / split.tensor);
        experts += n * s.expertStoredBytes;
    }
    const auto& o = prepared.outer;
    const double layers = (dense + experts / split.expert) / split.stages;
    if (split.stages == 1.0)
        return layers + (o.embeddingBytes + o.headBytes + o.otherBytes) / split.tensor;
    const double head = o.headBytes > 0.0 ? o.headBytes : o.embeddingBytes;
    return layers + std::max(o.embeddingBytes, head + o.otherBytes) / split.tensor;
}

double widestFeedForward(const Prepared& prepared) {
    double widest = 0.0;
    for (const auto& s : prepared.kinds)
        widest = std::max(widest, std::max(s.gatedWidth, s.plainWidth) + s.routedGatedWidth +
                                      s.routedPlainWidth);
    return widest;
}

/// Tokens of one forward pass: the engine's chunk, or every prompt of the batch at once.
double prefillTokens(const plan::Plan& plan, const Prepared& prepared, double requests) {
    const auto& w = plan.choice.workload;
    const double all = asDouble(w.promptTokens) * requests;
    const double asked = asDouble(plan.choice.techniques.chunkedPrefillTokens);
    const double chunk = asked > 0.0 ? asked : prepared.profile.prefillChunkTokens;
    return chunk > 0.0 ? chunk : all;
}

double dequantisedBytes(const plan::Plan& plan, const Prepared& prepared) {
    const auto& c = prepared.profile;
    if (plan.weights->bytesPerWeight() >= kHalfBytes)
        return 0.0;
    double largest = c.quantisesHead > 0.0 ? prepared.outer.head : 0.0;
    for (const auto& s : prepared.kinds)
        largest = std::max(largest, s.largestMatrix);
    return c.dequantCopies * largest * kHalfBytes / asDouble(plan.choice.layout.tp);
}

model::CacheStorage cacheStorage(const plan::Plan& plan) {
    model::CacheStorage storage;
    storage.bits = plan.cache->bitsPerWeight;
    storage.indexBits = storage.bits;
    return storage;
}

double groupBytes(const plan::Plan& plan,
                  const model::CacheShape& shape,
                  double contextTokens,
                  double blockTokens) {
    const Split split = splitOf(plan);
    const model::CacheStorage storage = cacheStorage(plan);
    const double rounded = std::ceil(contextTokens / blockTokens) * blockTokens;
    double bytes = 0.0;
    for (const auto& g : shape.groups) {
        const double ways = g.kvHeads > 0 ? std::min(split.attention, asDouble(g.kvHeads)) : 1.0;
        const double entry = (asDouble(g.elements) * storage.bits / ways +
                              asDouble(g.indexElements) * storage.indexBits) /
                             8.0;
        bytes += asDouble(g.layers) * entry * model::tokensHeld(g, rounded, storage);
    }
    bytes += model::stateBytesPerSequence(shape, storage).value / split.attention;
    return bytes / split.stages;
}

/// Cache that grows by concatenation holds one layer twice for a moment.
double growthCopy(const plan::Plan& plan, const Prepared& prepared, double cache) {
    const double layers = static_cast<double>(prepared.order.size());
    const double share = asDouble(plan.choice.layout.pp) / std::max(1.0, layers);
    return prepared.profile.cacheGrowsByCopy * cache * share;
}

double perReplica(const plan::Plan& plan) {
    return std::ceil(asDouble(plan.choice.workload.concurrency) / asDouble(plan.dp));
}

std::int64_t
concurrencyWithin(const plan::Plan& plan, const Prepared& prepared, double room, double context) {
    const double one = cachePerRequest(plan, prepared, context);
    if (room <= 0.0 || one <= 0.0)
        return 0;
    const auto& l = plan.choice.layout;
    const double cards = l.attentionDataParallel ? asDouble(l.tp) : 1.0;
    const double most = std::floor(room / one) * cards * asDouble(plan.dp);
    return static_cast<std::int64_t>(std::min(most, 1e9));
}

/// The cache grows with the context, so halving finds the largest that fits.
std::int64_t largestContext(const plan::Plan& plan, const Prepared& prepared, double room) {
    const double requests = requestsPerCard(plan, perReplica(plan));
    const std::int64_t limit =
        plan.model->maxContext > 0 ? plan.model->maxContext : std::int64_t{1} << 24;
    const auto fits = [&](std::int64_t tokens) {
        return requests * cachePerRequest(plan, prepared, asDouble(tokens)) <= room;
    };
    std::int64_t low = 0;
    std::int64_t high = limit;
    if (fits(limit))
        return limit;
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        (fits(middle) ? low : high) = middle;
    }
    return low;
}

void fillService(const plan::Plan& plan, const Prepared& prepared, double room, Service& out) {
    const auto& w = plan.choice.workload;
    const double full = asDouble(w.promptTokens + w.outputTokens);
    // Requests that run on are on average half-way through their answers.
    const double mean = asDouble(w.promptTokens) + asDouble(w.outputTokens) / 2.0;
    out.largestConcurrency = concurrencyWithin(plan, prepared, room, full);
    out.steadyConcurrency = concurrencyWithin(plan, prepared, room, mean);
    out.largestContext = largestContext(plan, prepared, room);
    out.runningRequests = std::min(plan.choice.workload.concurrency, out.steadyConcurrency);
}

/// What lies beside the weights at one instant.
struct Instant {
    Phase phase = Phase::Load;
    double cache = 0.0;
    double logits = 0.0;
    double workspace = 0.0;
    double loading = 0.0;

    double total() const { return cache + logits + workspace + loading; }
};

Instant worstInstant(const plan::Plan& plan,
                     const Prepared& prepared,
                     const ServingFixed& fixed,
                     double fullCache) {
    const auto& c = prepared.profile;
    const double requests = requestsPerCard(plan, perReplica(plan));
    const double promptTokens = asDouble(plan.choice.workload.promptTokens);
    // An engine with a fixed chunk reserves the cache up front; others fill it as they go.
    const bool isReserved = c.prefillChunkTokens > 0.0;
    const double atPrompt =
        isReserved ? fullCache : requests * cachePerRequest(plan, prepared, promptTokens);
    const double dequantised = c.decodeDequantises > 0.0 ? fixed.dequantised : 0.0;
    const double loading = prepared.outer.loadedHeadBytes / asDouble(plan.choice.layout.tp);
    const std::array instants{Instant{Phase::Load, 0.0, 0.0, 0.0, loading},
                              Instant{Phase::Prefill, atPrompt, fixed.prefillLogits,
                                      fixed.prefillWorkspace + fixed.dequantised, 0.0},
                              Instant{Phase::Decode,
                                      fullCache + growthCopy(plan, prepared, fullCache),
                                      fixed.decodeLogits, dequantised, 0.0}};
    return *std::ranges::max_element(instants, {}, &Instant::total);
}

} // namespace

double ServingFixed::besidesCache() const {
    return weights + draft + prefillWorkspace + prefillLogits + decodeLogits + dequantised +
           graphs + constant + context;
}

ServingFixed servingFixed(const plan::Plan& plan, const Prepared& prepared) {
    const auto& c = prepared.profile;
    const auto& l = plan.choice.layout;
    const double tp = asDouble(l.tp);
    const double requests = requestsPerCard(plan, perReplica(plan));
    const double tokens = prefillTokens(plan, prepared, requests);
    const double vocabulary = asDouble(plan.model->vocabulary) / tp;
    const double onCard = c.hostLogits > 0.0 ? 0.0 : 1.0;
    ServingFixed out;
    out.weights = weightBytes(plan, prepared);
    out.draft = prepared.draftStoredBytes / tp;
    out.prefillWorkspace = tokens * (c.prefillWideBytes * widestFeedForward(prepared) / tp +
                                     c.prefillHiddenBytes * asDouble(plan.model->hidden));
    out.prefillLogits = onCard * tokens * vocabulary * c.prefillLogitBytes;
    out.decodeLogits = onCard * requests * vocabulary * c.decodeLogitBytes;
    out.dequantised = dequantisedBytes(plan, prepared);
    out.graphs = plan.choice.techniques.cudaGraphs ? c.graphMib * kMebi : 0.0;
    out.constant = c.serveConstantMib * kMebi;
    const double groups = (l.tp > 1) + (l.pp > 1) + (l.ep > 1);
    out.context = prepared.contextBytes + groups * c.communicatorMib * kMebi;
    const double asked = plan.choice.techniques.memoryFraction;
    const double fraction = asked > 0.0 ? asked : c.engineFraction;
    out.capacity = usableBytes(plan, prepared) * (fraction > 0.0 ? fraction : 1.0);
    return out;
}

double cachePerRequest(const plan::Plan& plan, const Prepared& prepared, double contextTokens) {
    const double block = std::max(1.0, prepared.profile.cacheBlockTokens);
    double bytes = groupBytes(plan, prepared.cache, contextTokens, block);
    if (prepared.draftStoredBytes > 0.0)
        bytes += groupBytes(plan, prepared.draftCache, contextTokens, block);
    return bytes;
}

double requestsPerCard(const plan::Plan& plan, double requests) {
    const auto& l = plan.choice.layout;
    return l.attentionDataParallel ? std::ceil(requests / asDouble(l.tp)) : requests;
}

void fillInferenceMemory(const plan::Plan& plan,
                         const Prepared& prepared,
                         Memory& out,
                         Service& service) {
    const auto& w = plan.choice.workload;
    const ServingFixed fixed = servingFixed(plan, prepared);
    const double requests = requestsPerCard(plan, perReplica(plan));
    const double full =
        requests * cachePerRequest(plan, prepared, asDouble(w.promptTokens + w.outputTokens));
    const Instant worst = worstInstant(plan, prepared, fixed, full);
    out.peakPhase = worst.phase;
    at(out, MemoryPart::Weights) = Bytes(fixed.weights + worst.loading);
    at(out, MemoryPart::DraftModel) = Bytes(fixed.draft);
    at(out, MemoryPart::Cache) = Bytes(worst.cache);
    at(out, MemoryPart::Logits) = Bytes(worst.logits);
    at(out, MemoryPart::Workspace) = Bytes(fixed.constant + worst.workspace);
    at(out, MemoryPart::CudaGraphs) = Bytes(fixed.graphs);
    for (const Bytes part : out.parts)
        out.allocated += part;
    at(out, MemoryPart::Fragmentation) = Bytes(worst.total()) * prepared.profile.serveFragmentation;
    out.reserved = out.allocated + at(out, MemoryPart::Fragmentation);
    at(out, MemoryPart::Context) = Bytes(fixed.context);
    out.deviceUsed = out.reserved + Bytes(fixed.context);
    fillService(plan, prepared, fixed.capacity - fixed.besidesCache(), service);
}

} // namespace xuanka::estimate
