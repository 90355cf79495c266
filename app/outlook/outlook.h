// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/message.h"
#include "app/estimate/estimate.h"
#include "app/outlook/library.h"
#include "app/scenario/fields.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace xuanka::outlook {

/// What is on the screen: what nobody sees is not computed.
struct Visible {
    bool curves = true;
    bool roofline = false;
    bool scaling = false;
    bool remedies = true;
    std::size_t samples = 200; ///< a curve; 64 while dragging
};

/// What moves along a curve: micro-batch in training, requests in flight in inference.
enum class Trace : std::uint8_t { MicroBatch, Concurrency };

/// One sample of a candidate's curve.
struct CurvePoint {
    std::int64_t batch = 1;
    double memoryBytes = 0.0; ///< needed on the fullest card: what the x axis shows
    Ranged tokensPerSecond;
    bool fits = false;
    estimate::Limit limit = estimate::Limit::Compute;
    std::array<Bytes, estimate::kMemoryParts> parts{};

    friend bool operator==(const CurvePoint&, const CurvePoint&) = default;
};

/// A kind of operator under the roof: intensity in FLOP per byte, reached FLOP/s, share of the
/// step.
struct RooflinePoint {
    estimate::TimePart part = estimate::TimePart::Matmul;
    double flopPerByte = 0.0;
    double flopPerSecond = 0.0;
    double timeShare = 0.0;

    friend bool operator==(const RooflinePoint&, const RooflinePoint&) = default;
};

struct Roofline {
    double peakFlopPerSecond = 0.0; ///< dense data-sheet peak of the compute format
    double bytesPerSecond = 0.0;    ///< memory bandwidth of the data sheet
    std::vector<RooflinePoint> points;

    friend bool operator==(const Roofline&, const Roofline&) = default;
};

/// The scenario on one card. A card that cannot run it has its reasons in `errors` and nothing
/// else.
struct Candidate {
    const hardware::Accelerator* accelerator =
        nullptr; ///< row of the catalogue in Outlook::library
    bool isChosen = false;
    std::vector<Error> errors;
    std::optional<plan::Plan> plan;
    std::optional<estimate::Estimate> now; ///< at the scenario's batch
    std::vector<CurvePoint> curve;         ///< by rising batch, past the card's capacity too
    Roofline roofline;

    const std::string& id() const { return accelerator->id; }
};

/// The scenario on another number of its cards; other layout unchanged, data parallelism grows.
struct ScalingPoint {
    std::int64_t gpus = 1;
    double tokensPerSecond = 0.0;
    double efficiency = 0.0; ///< throughput per card over that of the fewest cards shown
    bool fits = false;

    friend bool operator==(const ScalingPoint&, const ScalingPoint&) = default;
};

/// One change that makes the plan fit or makes it faster, already tried by the engine.
struct Remedy {
    Message what;
    std::vector<scenario::Edit> edits; ///< applied together, one undo step
    double memoryChangeBytes = 0.0;    ///< after minus before, on the fullest card
    double speedFactor = 1.0;          ///< tokens/s after over before
    bool makesItFit = false;
    estimate::Estimate after;
};

/// Everything that a page shows of one scenario: a pure function of scenario, catalogue and what is
/// visible. Pages only draw it.
struct Outlook {
    scenario::Scenario scenario;
    LibraryPtr library;
    Trace trace = Trace::MicroBatch;
    std::vector<Error> errors; ///< of the scenario itself; then there is no plan and no estimate
    std::optional<plan::Plan> plan;
    std::optional<estimate::Estimate> now;
    double energyKwh = 0.0; ///< of all cards for the whole job, hosts and cooling aside
    std::vector<Message> warnings;
    std::vector<Candidate> candidates; ///< the chosen card first, then scenario.candidates in order
    std::vector<ScalingPoint> scaling;
    std::vector<Remedy> remedies; ///< the best first, at most three

    bool fits() const { return now && now->memory.fits; }
};

/// Fits a frame: 12 cards x 64 samples. Never fails: what cannot be computed has its errors inside.
Outlook makeOutlook(const scenario::Scenario&, const LibraryPtr&, const Visible&);

} // namespace xuanka::outlook
