// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace xuanka::plan {

/// How many of which card, joined by what. An empty link means the card's own.
struct Fleet {
    std::string acceleratorId = "rtx-4090-24gb";
    std::int64_t gpus = 1;
    std::int64_t gpusPerNode = 8; ///< at most; a fleet of 4 is one node of 4
    std::string intraLink;        ///< "", "nvlink", "pcie", "pcie-p2p", "roce", "xgmi"
    double interGbpsPerGpu = 0.0; ///< network per card; 0: the catalogue's default for the segment
    double hostMemoryGib = 512.0; ///< per node
    double nvmeGbPerSecond = 6.0;

    std::int64_t nodes() const { return (gpus + gpusPerNode - 1) / gpusPerNode; }

    friend bool operator==(const Fleet&, const Fleet&) = default;
};

/// How the work is split. Data parallelism is what is left: gpus / (tp·pp·cp).
struct Layout {
    std::int64_t tp = 1;
    std::int64_t pp = 1;
    std::int64_t virtualStages = 1;
    std::int64_t ep = 1;
    std::int64_t cp = 1;
    bool attentionDataParallel =
        false; ///< DeepSeek-style serving: attention replicated, cache split by request

    friend bool operator==(const Layout&, const Layout&) = default;
};

} // namespace xuanka::plan
