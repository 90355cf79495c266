// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/estimate.h"
#include "app/estimate/prepared.h"

namespace xuanka::estimate {

/// What one card needs to serve, apart from the cache of the requests.
struct ServingFixed {
    double weights = 0.0;
    double draft = 0.0;
    double prefillWorkspace = 0.0; ///< of the largest prefill pass
    double prefillLogits = 0.0;
    double decodeLogits = 0.0;
    double dequantised = 0.0;
    double graphs = 0.0;
    double constant = 0.0;
    double context = 0.0;  ///< driver and collective library, outside the allocator
    double capacity = 0.0; ///< what the engine may use of the card

    double besidesCache() const;
};

ServingFixed servingFixed(const plan::Plan&, const Prepared&);

/// Cache on one card of a replica's card group for one request that has reached this length.
/// Heads are replicated beyond their number, latents are never split, blocks are rounded up.
double cachePerRequest(const plan::Plan&, const Prepared&, double contextTokens);

/// Requests that one card's cache serves together: the replica's share, by request under attention
/// data parallelism.
double requestsPerCard(const plan::Plan&, double requests);

/// Fills memory and, in service, what the cache can hold: largestConcurrency, largestContext,
/// runningRequests.
void fillInferenceMemory(const plan::Plan&, const Prepared&, Memory&, Service&);

} // namespace xuanka::estimate
