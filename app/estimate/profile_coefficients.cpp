// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/profile_coefficients.h"

#include <algorithm>
#include <array>

namespace xuanka::estimate {

namespace {

using C = ProfileCoefficients;

constexpr auto kNames = std::to_array<CoefficientName>({
    {"mem_rms_norm_bytes", &C::rmsNormBytes},
    {"mem_layer_norm_bytes", &C::layerNormBytes},
    {"mem_norm_output_kept", &C::normOutputKept},
    {"mem_rope_copies", &C::ropeCopies},
    {"mem_gate_activation_kept", &C::gateActivationKept},
    {"mem_quantised_input_bytes", &C::quantisedInputBytes},
    {"mem_checkpoint_bytes", &C::checkpointBytes},
    {"mem_dropout_bytes", &C::dropoutBytes},
    {"mem_score_bytes", &C::scoreBytes},
    {"mem_selective_matmul_share", &C::selectiveMatmulShare},
    {"mem_logit_bytes", &C::logitBytes},
    {"mem_parallel_logit_bytes", &C::parallelLogitBytes},
    {"mem_chunked_logit_bytes", &C::chunkedLogitBytes},
    {"mem_head_gradient_copies", &C::headGradientCopies},
    {"mem_block_gradients", &C::blockGradients},
    {"mem_adapter_input_bytes", &C::adapterInputBytes},
    {"mem_adapter_state_bytes", &C::adapterStateBytes},
    {"mem_gradient_bytes", &C::gradientBytes},
    {"mem_gradients_persist", &C::gradientsPersist},
    {"mem_states_follow_weights", &C::statesFollowWeights},
    {"mem_cast_cache_bytes", &C::castCacheBytes},
    {"mem_bucket_copies", &C::bucketCopies},
    {"mem_bucket_mib", &C::bucketMib},
    {"mem_gathered_blocks", &C::gatheredBlocks},
    {"mem_gathered_root", &C::gatheredRoot},
    {"mem_root_stays", &C::rootStays},
    {"mem_gathered_gradients", &C::gatheredGradients},
    {"mem_step_bytes", &C::stepBytes},
    {"mem_frozen_copies", &C::frozenCopies},
    {"mem_critic_copies", &C::criticCopies},
    {"mem_train_constant_mib", &C::trainConstantMib},
    {"mem_train_fragmentation", &C::trainFragmentation},
    {"mem_train_spread", &C::trainSpread},
    {"mem_dequant_copies", &C::dequantCopies},
    {"mem_quantises_head", &C::quantisesHead},
    {"mem_unties_head", &C::untiesHead},
    {"mem_keeps_stored_head", &C::keepsStoredHead},
    {"mem_prefill_wide_bytes", &C::prefillWideBytes},
    {"mem_prefill_hidden_bytes", &C::prefillHiddenBytes},
    {"mem_prefill_logit_bytes", &C::prefillLogitBytes},
    {"mem_prefill_chunk_tokens", &C::prefillChunkTokens},
    {"mem_decode_logit_bytes", &C::decodeLogitBytes},
    {"mem_decode_dequantises", &C::decodeDequantises},
    {"mem_cache_grows_by_copy", &C::cacheGrowsByCopy},
    {"mem_cache_block_tokens", &C::cacheBlockTokens},
    {"mem_engine_fraction", &C::engineFraction},
    {"mem_graph_mib", &C::graphMib},
    {"mem_serve_constant_mib", &C::serveConstantMib},
    {"mem_serve_fragmentation", &C::serveFragmentation},
    {"mem_serve_spread", &C::serveSpread},
    {"mem_file_spread", &C::fileSpread},
    {"mem_host_logits", &C::hostLogits},
    {"stack_chunked_loss", &C::chunkedLossByDefault},
    {"stack_flash_attention", &C::flashAttention},
    {"stack_sequence_parallel", &C::sequenceParallel},
    {"stack_splits_by_layer", &C::splitsByLayer},
    {"time_sustained_share", &C::sustainedShare},
    {"time_elementwise_passes", &C::elementwisePasses},
    {"time_operators_per_layer", &C::operatorsPerLayer},
    {"time_attention_backward", &C::attentionBackward},
    {"time_loss_passes", &C::lossPasses},
    {"time_dequant_passes", &C::dequantPasses},
    {"time_host_operator_us", &C::hostOperatorMicroseconds},
    {"time_step_ms", &C::stepMilliseconds},
    {"time_tp_exposed", &C::tpExposed},
    {"time_ep_exposed", &C::epExposed},
    {"time_cp_exposed", &C::cpExposed},
    {"time_dp_overlap", &C::dpOverlap},
    {"time_optimizer_passes", &C::optimizerPasses},
    {"time_offload_exposed", &C::offloadExposed},
    {"time_interruptions_per_gpu_year", &C::interruptionsPerGpuYear},
    {"time_checkpoint_s", &C::checkpointSeconds},
    {"time_restart_s", &C::restartSeconds},
    {"time_spread", &C::trainTimeSpread},
    {"serve_prefill_share", &C::prefillShare},
    {"serve_fast_accumulate", &C::fastAccumulate},
    {"serve_integer_products", &C::integerProducts},
    {"serve_stream_per_multiprocessor_gbs", &C::streamPerMultiprocessorGbs},
    {"serve_decode_share", &C::decodeShare},
    {"serve_cache_passes", &C::cachePasses},
    {"serve_expanded_passes", &C::expandedPasses},
    {"serve_float8_operator_us", &C::float8OperatorMicroseconds},
    {"serve_packed_operator_us", &C::packedOperatorMicroseconds},
    {"serve_awq_operator_us", &C::awqOperatorMicroseconds},
    {"serve_gptq4_operator_us", &C::gptq4OperatorMicroseconds},
    {"serve_elementwise_passes", &C::serveElementwisePasses},
    {"serve_operators_per_layer", &C::serveOperatorsPerLayer},
    {"serve_host_operator_us", &C::serveHostOperatorMicroseconds},
    {"serve_expert_operators", &C::serveExpertOperators},
    {"serve_uses_graphs", &C::usesGraphs},
    {"serve_step_us", &C::serveStepMicroseconds},
    {"serve_request_us", &C::serveRequestMicroseconds},
    {"serve_prefill_interference", &C::prefillInterference},
    {"serve_wave_share", &C::waveShare},
    {"serve_first_token_ms", &C::firstTokenMilliseconds},
    {"serve_most_requests", &C::mostRequests},
    {"serve_decode_spread", &C::decodeSpread},
    {"serve_prefill_spread", &C::prefillSpread},
    {"serve_tpot_spread", &C::tpotSpread},
    {"serve_ttft_spread", &C::ttftSpread},
    {"serve_throughput_spread", &C::throughputSpread},
    {"mem_driver_share", &C::driverShare},
    {"mem_context_mib", &C::contextMib},
    {"mem_communicator_mib", &C::communicatorMib},
});

const CoefficientName* named(std::string_view name) {
    const auto hit = std::ranges::find(kNames, name, &CoefficientName::name);
    return hit == kNames.end() ? nullptr : &*hit;
}

/// Plain names first, then those of the card's class over them.
void apply(const plan::SoftwareProfile& profile,
           std::string_view kernelClass,
           ProfileCoefficients& out) {
    for (const bool ofClass : {false, true}) {
        for (const auto& row : profile.coefficients) {
            const std::string_view name = row.name;
            const std::size_t dot = name.find('.');
            const bool isOfClass = dot != std::string_view::npos;
            if (isOfClass != ofClass || (isOfClass && name.substr(dot + 1) != kernelClass))
                continue;
            if (const auto* hit = named(name.substr(0, dot)))
                out.*(hit->member) = row.value;
        }
    }
}

const plan::SoftwareProfile* findById(const plan::Catalogue& catalogue, std::string_view id) {
    const auto hit = std::ranges::find(catalogue.profiles, id, &plan::SoftwareProfile::id);
    return id.empty() || hit == catalogue.profiles.end() ? nullptr : &*hit;
}

} // namespace

ProfileCoefficients resolveProfile(const plan::Catalogue& catalogue,
                                   const plan::SoftwareProfile& profile,
                                   std::string_view kernelClass) {
    // The chain is short; eight steps also end a circle that a user's row might make.
    std::array<const plan::SoftwareProfile*, 8> chain{};
    std::size_t length = 0;
    for (const auto* step = &profile; step != nullptr && length < chain.size();
         step = findById(catalogue, step->basedOn))
        chain[length++] = step;
    ProfileCoefficients out;
    if (const auto* any = findById(catalogue, kAnyProfile))
        apply(*any, kernelClass, out);
    while (length > 0)
        apply(*chain[--length], kernelClass, out);
    return out;
}

std::span<const CoefficientName> profileCoefficientNames() {
    return kNames;
}

} // namespace xuanka::estimate
