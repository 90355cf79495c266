// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace xuanka::plan {

enum class Recompute : std::uint8_t { None, Selective, Full };
enum class AttentionKernel : std::uint8_t { Eager, Flash };
enum class LossKernel : std::uint8_t { Full, Chunked };
enum class MasterWeights : std::uint8_t {
    None,       ///< pure 16-bit
    Optimizer,  ///< FP32 copy in the optimizer (Megatron, DeepSpeed, amp)
    Parameters, ///< the parameters themselves are FP32 (FSDP mixed precision, autocast)
};
enum class OffloadTarget : std::uint8_t { None, Host, Nvme };

/// Bits of the linear layers that carry an adapter.
enum LoraTarget : std::uint32_t {
    kLoraQuery = 1,
    kLoraKey = 2,
    kLoraValue = 4,
    kLoraOutput = 8,
    kLoraGate = 16,
    kLoraUp = 32,
    kLoraDown = 64,
    kLoraAttention = 15,
    kLoraAllLinear = 127,
};

/// Every optimisation of the plan, by level. Formats and optimizers are ids of catalogue rows.
struct Techniques {
    /// As stored: frozen base (LoRA, QLoRA), parameters, or serving weights. Empty: what the task,
    /// the model and the card suggest (see plan/defaults.h); makePlan fills it in.
    std::string weightFormat;
    std::string computeFormat;       ///< empty: from the weights, in a format the card has
    std::string gradientFormat = ""; ///< empty: what the stack does by default
    std::string cacheFormat = "";    ///< empty: the compute format
    std::string optimizer = "adamw";
    MasterWeights masterWeights = MasterWeights::Optimizer;
    bool masterWeightsFromStack = true; ///< take masterWeights from the software profile
    bool optimizerInBackward = false;   ///< gradients freed layer by layer
    Recompute recompute = Recompute::None;
    AttentionKernel attention = AttentionKernel::Flash;
    LossKernel loss = LossKernel::Full;
    std::int64_t zeroStage = 0; ///< 0-3; 3 = FSDP full shard
    bool reshardAfterForward = true;
    bool hybridShard = false; ///< shard inside the node, replicate between nodes
    bool sequenceParallel = false;
    OffloadTarget offloadOptimizer = OffloadTarget::None;
    OffloadTarget offloadParameters = OffloadTarget::None;
    OffloadTarget offloadActivations = OffloadTarget::None;
    std::int64_t loraRank = 16;
    std::uint32_t loraTargets = kLoraAllLinear;
    bool dora = false;
    // inference
    bool cudaGraphs = true;
    bool prefixCache = true;
    std::int64_t chunkedPrefillTokens = 0; ///< 0: the stack's default
    double memoryFraction = 0.0; ///< 0: the stack's default (gpu-memory-utilization and the like)
    std::string draftModelId;    ///< speculative decoding; empty = off
    double draftAcceptance = 0.7;
    std::int64_t draftTokens = 4;
    bool disaggregated = false;

    friend bool operator==(const Techniques&, const Techniques&) = default;
};

} // namespace xuanka::plan
