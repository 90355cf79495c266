// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/base/text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::estimate {

/// One measured value and how it was made. Empty text and zero mean: not stated.
struct Measurement {
    std::size_t line = 0;
    std::string id;
    std::string task; ///< pretrain, finetune, infer, serve
    std::string model;
    std::string gpu;
    std::int64_t gpus = 0;
    std::int64_t gpusPerNode = 0;
    std::string intraLink;
    double interGbpsPerGpu = 0.0;
    std::string stack;
    std::string method; ///< full, lora, qlora, …
    std::string weights;
    std::string compute;
    std::string cache;
    std::string optimizer;
    std::string recompute;
    std::string sharding;
    std::int64_t tp = 0;
    std::int64_t pp = 0;
    std::int64_t virtualStages = 0;
    std::int64_t ep = 0;
    std::int64_t cp = 0;
    std::int64_t sequenceTokens = 0;
    std::int64_t microBatch = 0;
    std::int64_t accumulation = 0;
    std::int64_t globalBatch = 0;
    std::int64_t loraRank = 0;
    std::string loraTargets;
    std::string offload;
    bool hasPrompt = false;
    std::int64_t promptTokens = 0;
    std::int64_t outputTokens = 0;
    std::int64_t concurrency = 0;
    bool isLargestConcurrency = false; ///< "max": as many requests as the cache holds
    double memoryFraction = 0.0;       ///< the middle where a range is stated
    std::string metric;
    double value = 0.0;
    std::string unit;
    std::string source;
    std::string year;
    std::string note;
};

/// Reads the form of the measurement tables (columns: docs of `xuanka validate`). Columns may come
/// in any order and be absent; a cell that is no number where one is due is Malformed with its line
/// and column.
Result<std::vector<Measurement>> readMeasurements(std::string_view csv);

} // namespace xuanka::estimate
