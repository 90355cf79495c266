// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/prepared.h"
#include "app/estimate/time/layer_time.h"

namespace xuanka::estimate {

/// Seconds of one pass of a serving engine, by what it is spent on.
struct PassSeconds {
    LayerSeconds layers;
    double head = 0.0;
    double communication = 0.0;
    double host = 0.0;

    double total() const { return layers.device() + head + communication + host; }
};

/// How a replica splits its work.
struct Replica {
    double tp = 1.0, pp = 1.0, ep = 1.0, replicas = 1.0;
    bool attentionDataParallel = false;
    bool splitsByLayer = false;

    Replica(const plan::Plan&, const ProfileCoefficients&);

    double attentionRanks() const { return attentionDataParallel ? tp : 1.0; }
};

/// One decode step of a replica with `requests` running, each looking at `context` tokens.
PassSeconds decodeStep(const plan::Plan&, const Prepared&, double requests, double context);

/// Prompts that are read in one pass.
struct Prompts {
    double tokens = 1.0;   ///< of each, those beyond the prefix-cache hit
    double context = 1.0;  ///< of each, the hit included
    double together = 1.0; ///< on an attention rank
    double ranks = 1.0;    ///< attention ranks that read as many each
};

PassSeconds prefillPass(const plan::Plan&, const Prepared&, const Prompts&);

} // namespace xuanka::estimate
