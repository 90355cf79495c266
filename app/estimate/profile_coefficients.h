// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/catalogue.h"

#include <span>
#include <string_view>

namespace xuanka::estimate {

/// What a software profile says, by name in the catalogue, as plain numbers for the hot path.
/// A default is neutral (nothing kept, nothing added); every figure that was counted in a stack's
/// source or fitted is a row of the catalogue with its evidence.
struct ProfileCoefficients {
    // Memory in training. "Bytes per element" counts what autograd keeps for one value.
    double rmsNormBytes = 2.0;        ///< per hidden element of one RMS norm (eager keeps FP32)
    double layerNormBytes = 2.0;      ///< per hidden element of one fused layer norm
    double normOutputKept = 1.0;      ///< share of the norms' outputs that are kept
    double ropeCopies = 0.0;          ///< further copies of query and key
    double gateActivationKept = 0.0;  ///< silu(gate) kept beside gate, up and their product
    double quantisedInputBytes = 0.0; ///< quantised base: per element of a matrix's input
    double checkpointBytes = 2.0;     ///< full recomputation: per hidden element of a block's input
    double dropoutBytes = 0.0;        ///< masks per hidden element of one layer
    double scoreBytes = 5.0;          ///< eager attention: per head, query and key
    double selectiveMatmulShare = 0.0; ///< > 0: selective keeps this share of matmul outputs; 0:
                                       ///< all but attention scores
    double logitBytes = 10.0;          ///< per logit of a whole-sequence loss
    double parallelLogitBytes = 0.0;   ///< more per logit where the vocabulary is split
    double chunkedLogitBytes = 0.0;    ///< per logit of a chunked or fused loss
    double headGradientCopies = 1.0;   ///< a chunked loss adds up the head's gradient beside it
    double blockGradients = 0.5;      ///< gradients alive in a block's backward, as a share of what
                                      ///< the block keeps
    double adapterInputBytes = 0.0;   ///< an adapter's copy of its input, per element
    double adapterStateBytes = 12.0;  ///< weight, gradient and states of one adapter parameter
    double gradientBytes = 0.0;       ///< per parameter; 0 = the parameter's own format
    double gradientsPersist = 0.0;    ///< 1: gradient buffers live through the whole step
    double statesFollowWeights = 0.0; ///< 1: 32-bit states shrink with a 16-bit parameter
    double castCacheBytes = 0.0;      ///< autocast: 16-bit copies of FP32 weights, per parameter
    double bucketCopies = 0.0;        ///< data parallel without sharding: gradient buckets
    double bucketMib = 0.0;           ///< flat reduce and gather buckets
    double gatheredBlocks = 2.0;      ///< ZeRO-3: blocks gathered at once
    double gatheredRoot = 1.0;        ///< ZeRO-3: share of embedding and head gathered in the loss
    double rootStays = 0.0; ///< 1: embedding and head stay gathered through the backward pass
    double gatheredGradients = 1.0;  ///< ZeRO-3: whole-block gradients alive
    double stepBytes = 0.0;          ///< optimizer step's temporaries per trained parameter held
    double frozenCopies = 0.0;       ///< RL: frozen models beside the policy
    double criticCopies = 0.0;       ///< RL: further trained models
    double trainConstantMib = 0.0;   ///< library workspaces
    double trainFragmentation = 0.0; ///< reserved but not allocated, share of what comes and goes
    double trainSpread = 0.1;        ///< standard deviation of the log error
    // Memory in inference.
    double dequantCopies = 0.0;    ///< 16-bit copies of the largest quantised matrix
    double quantisesHead = 0.0;    ///< 1: the output head is quantised with the layers
    double untiesHead = 0.0;       ///< 1: a tied head becomes a matrix of its own
    double keepsStoredHead = 0.0;  ///< 1: a tied head that the file holds stays; 0: until tied
    double prefillWideBytes = 0.0; ///< per element of the widest feed-forward
    double prefillHiddenBytes = 0.0;
    double prefillLogitBytes = 0.0;  ///< logits of every prompt token
    double prefillChunkTokens = 0.0; ///< tokens of one forward pass; 0 = the whole prompt
    double decodeLogitBytes = 4.0;
    double decodeDequantises =
        0.0; ///< 1: matrices are dequantised in every step, not in prefill alone
    double cacheGrowsByCopy = 0.0; ///< one layer's cache is copied as it grows
    double cacheBlockTokens = 1.0;
    double engineFraction = 0.0; ///< share of the card that the engine takes; 0 = what it needs
    double graphMib = 0.0;       ///< captured graphs
    double serveConstantMib = 0.0;
    double serveFragmentation = 0.0;
    double serveSpread = 0.05;
    double fileSpread = 0.01;
    double hostLogits = 0.0; ///< 1: logits live on the host
    // What the stack does unless told otherwise.
    double chunkedLossByDefault = 0.0; ///< 1: the loss never holds all logits
    double flashAttention = 1.0;       ///< 0: the stack has no fused attention
    double sequenceParallel = 0.0;     ///< 1: tensor parallelism brings sequence parallelism
    double splitsByLayer = 0.0;        ///< 1: several cards hold layers in turn, not shares of each
    // Time in training. What a stack does to the kernels' own times; neutral unless a row says so.
    double sustainedShare = 1.0;    ///< clocks under full load over those of a lone timed kernel
    double elementwisePasses = 1.0; ///< passes over memory between products, over the fused count
    double operatorsPerLayer = 8.0; ///< kernels of a layer besides products and attention
    double attentionBackward = 2.5; ///< backward attention over forward
    double lossPasses = 4.0;        ///< passes over FP32 logits
    double dequantPasses = 2.0;     ///< forward and backward
    double hostOperatorMicroseconds = 0.0; ///< to issue one kernel; 0 = graphs or compiled
    double stepMilliseconds = 0.0;         ///< of a step whatever its size
    double tpExposed = 1.0;                ///< share of tensor-parallel traffic that nothing hides
    double epExposed = 1.0;
    double cpExposed = 0.3;
    double dpOverlap = 0.9; ///< share of compute behind which sharded traffic hides
    double optimizerPasses = 1.0;
    double offloadExposed = 1.0;
    double interruptionsPerGpuYear = 0.0;
    double checkpointSeconds = 60.0;
    double restartSeconds = 600.0;
    double trainTimeSpread = 0.15; ///< standard deviation of the log error
    // Time in inference.
    double prefillShare = 1.0;    ///< products of a prompt over the lone timed kernels
    double fastAccumulate = 0.0;  ///< 1: products sum in 16 bits where the card is faster so
    double integerProducts = 0.0; ///< 1: packed integer weights are multiplied as 8-bit integers
    double streamPerMultiprocessorGbs =
        0.0;                  ///< that its matrix-vector kernels pull; 0 = all there is
    double decodeShare = 1.0; ///< same, of a decode step
    double cachePasses =
        0.0; ///< further passes over the cache in a decode step (copied as it grows)
    double expandedPasses = 0.0; ///< passes over keys and values repeated for every query head
    double float8OperatorMicroseconds =
        0.0; ///< eager: to issue a product with scaled 8-bit weights
    double packedOperatorMicroseconds = 0.0; ///< same, of packed integer weights
    double awqOperatorMicroseconds = 0.0;    ///< same, of AWQ weights
    double gptq4OperatorMicroseconds = 0.0;  ///< same, of 4-bit GPTQ weights
    double serveElementwisePasses = 1.0;
    double serveOperatorsPerLayer = 6.0;
    double serveHostOperatorMicroseconds = 0.0;
    double serveExpertOperators = 0.0; ///< kernels that an eager stack issues for each expert held
    double usesGraphs = 1.0;
    double serveStepMicroseconds = 0.0;    ///< scheduler and sampler of one step
    double serveRequestMicroseconds = 0.0; ///< of each running request
    double prefillInterference = 1.0;      ///< share of others' prompts that a token waits for
    double waveShare = 0.05;               ///< of the requests that arrive together with a new one
    double firstTokenMilliseconds = 0.0;
    double mostRequests = 0.0; ///< that the engine runs together; 0 = as the cache holds
    double decodeSpread = 0.15;
    double prefillSpread = 0.25;
    double tpotSpread = 0.2;
    double ttftSpread = 0.4;
    double throughputSpread = 0.2;
    // Both.
    double driverShare = 0.0;     ///< of the reported memory that no application gets
    double contextMib = 0.0;      ///< driver context, from the card's class where that knows it
    double communicatorMib = 0.0; ///< collective library, outside the allocator, per communicator
};

/// The profile that every other one is based on in the end: what holds for any stack.
inline constexpr std::string_view kAnyProfile = "any";

/// Resolves names along `basedOn`: the profile's own row, its parents', that of kAnyProfile, the
/// default. A name may carry a class of cards ("mem_context_mib.hopper"): it then holds there alone
/// and goes before the plain name.
ProfileCoefficients resolveProfile(const plan::Catalogue&,
                                   const plan::SoftwareProfile&,
                                   std::string_view kernelClass = {});

struct CoefficientName {
    std::string_view name;
    double ProfileCoefficients::*member;
};

/// Every name that a row may use; validate and the fit read it too.
std::span<const CoefficientName> profileCoefficientNames();

} // namespace xuanka::estimate
