// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/interval.h"
#include "app/base/message.h"
#include "app/base/quantity.h"
#include "app/base/result.h"
#include "app/estimate/prepared.h"
#include "app/plan/plan.h"

#include <array>
#include <cstdint>
#include <vector>

namespace xuanka::estimate {

enum class MemoryPart : std::uint8_t {
    Weights,
    Adapter,
    MasterWeights,
    Gradients,
    OptimizerStates,
    Activations,
    Logits,
    GatheredParameters,
    Cache,
    DraftModel,
    Workspace,
    CommunicationBuffers,
    CudaGraphs,
    Context,
    Fragmentation,
    Count,
};
inline constexpr std::size_t kMemoryParts = static_cast<std::size_t>(MemoryPart::Count);

enum class TimePart : std::uint8_t {
    Matmul,
    Attention,
    Experts,
    Elementwise,
    Launch,
    Recompute,
    TensorParallel,
    ExpertParallel,
    Pipeline,
    DataParallel,
    Optimizer,
    Offload,
    Queue,
    Host,
    Count,
};
inline constexpr std::size_t kTimeParts = static_cast<std::size_t>(TimePart::Count);

/// What holds the plan back.
enum class Limit : std::uint8_t {
    Compute,
    MemoryBandwidth,
    MemoryCapacity,
    IntraNodeLink,
    InterNodeLink,
    LaunchLatency,
    Host,
    PipelineBubble,
    Queueing,
};

/// The instant at which the fullest card is fullest.
enum class Phase : std::uint8_t {
    ForwardEnd,
    Loss,
    Backward,
    OptimizerStep,
    Prefill,
    Decode,
    Load
};

/// Memory of the fullest card.
struct Memory {
    std::array<Bytes, kMemoryParts> parts{};
    Bytes allocated;  ///< allocator's peak
    Bytes reserved;   ///< with rounding and fragmentation
    Bytes deviceUsed; ///< what nvidia-smi shows: reserved + context
    Bytes usable;     ///< the card's usable memory
    Bytes host;       ///< per node: offloaded parts
    Phase peakPhase = Phase::Backward;
    std::int64_t fullestStage = 0;
    Ranged deviceUsedBytes; ///< 80 % interval
    double fitProbability = 0.0;
    bool fits = false;

    Bytes part(MemoryPart p) const { return parts[static_cast<std::size_t>(p)]; }
};

/// Time of one optimizer step (training), or of one decode step plus its share of prefill
/// (inference).
struct Time {
    std::array<Seconds, kTimeParts> parts{};
    Seconds step;
    Ranged stepSeconds;
    Seconds exposedCommunication;
    Ranged finishSeconds; ///< whole job with restarts; 0 where nothing is to be processed
    double goodput = 1.0;

    Seconds part(TimePart p) const { return parts[static_cast<std::size_t>(p)]; }
};

/// Serving figures; zero in training.
struct Service {
    Ranged ttftSeconds;
    Ranged tpotSeconds;
    double ttftP50 = 0.0, ttftP90 = 0.0, ttftP99 = 0.0;
    double tpotP50 = 0.0, tpotP90 = 0.0, tpotP99 = 0.0;
    double highestRequestsPerSecond = 0.0; ///< within the targets
    double prefillTokensPerSecond = 0.0;   ///< one prompt alone
    double decodeTokensPerSecond = 0.0;    ///< one stream alone
    std::int64_t largestConcurrency = 0;   ///< that the cache holds, all at their full length
    std::int64_t steadyConcurrency = 0;    ///< that it holds while some begin and others end
    std::int64_t largestContext = 0;       ///< at the given concurrency
    std::int64_t runningRequests = 0;      ///< in flight together; the others queue
    enum class Load : std::uint8_t { Stable, Backlogged, Overloaded } load = Load::Stable;
};

/// How the figure was reached: the best rung of the evidence ladder (engine §8).
enum class Rung : std::uint8_t {
    Measured,
    NeighbouringShape,
    SiblingFormat,
    RelatedOperator,
    DataSheet
};

struct Estimate {
    Memory memory;
    Time time;
    Service service;
    Ranged tokensPerSecond; ///< training: all tokens; inference: generated tokens, all replicas
    double tokensPerSecondPerGpu = 0.0;
    double totalTokensPerSecond = 0.0; ///< inference: prompt + generated
    double mfu = 0.0, hfu = 0.0;       ///< shares
    Limit limit = Limit::Compute;
    Limit nextLimit = Limit::Compute;
    double nextLimitDistance =
        0.0; ///< how much slower the next limit alone would have to get to bind, as a share
    double joulesPerToken = 0.0;
    double gpuWatts = 0.0; ///< average draw of one card
    Rung rung = Rung::DataSheet;
    std::array<std::uint16_t, 12> warningIds{}; ///< see warnings.h; first warningCount are set
    std::uint8_t warningCount = 0;
};

/// The engine: pure and deterministic. A figure that the catalogue lacks is a MissingFigure error.
Result<Estimate> estimate(const plan::Plan&);

/// The same for a search or a slider, which tries many layouts, batches and lengths of one model,
/// card, format and stack: allocates nothing. `prepared` is of a plan with those same four.
Result<Estimate> estimate(const plan::Plan&, const Prepared& prepared);

/// The warnings of an estimate as messages for ui/text.
std::vector<Message> warnings(const plan::Plan&, const Estimate&);

} // namespace xuanka::estimate
