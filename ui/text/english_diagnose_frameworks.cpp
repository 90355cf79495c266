// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// What stands behind a message of a framework or a serving engine.
constexpr std::array kEntries{
    Entry{"why.torch_fragmented",
          QT_TRANSLATE_NOOP("messages",
                            "Fragmentation: %1 is reserved by the allocator and unused, but in "
                            "pieces smaller than the %2 asked for; %3 is free on the device.")},
    Entry{
        "why.torch_partly_fragmented",
        QT_TRANSLATE_NOOP("messages",
                          "Partly fragmentation: %1 is reserved and unused, more than the %2 asked "
                          "for; but %3 of %4 is live data, so it is close to the limit as well.")},
    Entry{"why.torch_shortage",
          QT_TRANSLATE_NOOP("messages",
                            "Real shortage: %1 of %2 are live tensors; the cached remainder of %3 "
                            "does not make room for the %4 asked for.")},
    Entry{"why.torch_shortage_old",
          QT_TRANSLATE_NOOP("messages",
                            "Real shortage: %1 of %2 are live tensors; the cached remainder of %3 "
                            "is smaller than the %4 asked for. This is an old PyTorch.")},
    Entry{"why.torch_shortage_outside",
          QT_TRANSLATE_NOOP(
              "messages",
              "Mainly a shortage: %2 of %3 are live tensors and only %5 is cached against the %4 "
              "asked for; %1 is outside PyTorch (context, desktop, another process).")},
    Entry{"why.torch_shortage_pieces",
          QT_TRANSLATE_NOOP("messages",
                            "Shortage: free and cached memory together (%1 and %2) barely make the "
                            "%3 asked for, and in pieces; %4 of %5 is live data.")},
    Entry{"why.torch_hip_shortage",
          QT_TRANSLATE_NOOP("messages",
                            "Shortage: %1 of %2 is live data; the cached %3 does not make room for "
                            "the %4 asked for.")},
    Entry{"why.torch_npu_fragmented",
          QT_TRANSLATE_NOOP("messages",
                            "Fragmentation on the NPU: %1 is reserved and unused in pieces smaller "
                            "than the %2 asked for; %3 is free.")},
    Entry{"why.torch_npu_shortage",
          QT_TRANSLATE_NOOP("messages",
                            "Shortage on the NPU: %1 of %2 is live data; the cached %3 does not "
                            "make room for the %4 asked for.")},
    Entry{"why.torch_xpu_limit",
          QT_TRANSLATE_NOOP("messages",
                            "%2 of %3 is free, yet %1 in one piece was refused: Intel GPUs limit "
                            "one allocation to about 4 GiB unless larger ones are allowed.")},
    Entry{"why.torch_xpu_shortage",
          QT_TRANSLATE_NOOP(
              "messages",
              "Shortage on the Intel GPU: %1 of %2 is live data, and %3 more was asked for.")},
    Entry{"why.torch_logits",
          QT_TRANSLATE_NOOP("messages",
                            "The logits of one micro-batch: %1 in one piece while %2 of %3 is "
                            "live. The peak is the loss, not weights or optimizer.")},
    Entry{"why.torch_attention",
          QT_TRANSLATE_NOOP("messages",
                            "The scores of eager attention grow with the square of the length: %1 "
                            "in one piece, with %2 of %3 already live.")},
    Entry{"why.torch_absurd",
          QT_TRANSLATE_NOOP("messages",
                            "A shape or an input is at fault: the one request of %1 is %2 times "
                            "the whole device (%3). Typical are eager attention on a long sequence "
                            "(quadratic), an uncapped image size, a wrong index.")},
    Entry{"why.torch_too_large",
          QT_TRANSLATE_NOOP("messages",
                            "The one request of %1 is larger than the whole device (%2): no "
                            "setting of the allocator makes room for it.")},
    Entry{"why.torch_loading",
          QT_TRANSLATE_NOOP("messages",
                            "The card fills while the model is loaded: %1 of %2 is taken already. "
                            "Each process loads the whole model before it is sharded.")},
    Entry{"why.torch_loading_known",
          QT_TRANSLATE_NOOP(
              "messages",
              "Each rank loads the whole model before it is sharded: %1 is taken with %2 of the "
              "files loaded, so the whole takes about %3 and the card has %4.")},
    Entry{"why.torch_serving_load",
          QT_TRANSLATE_NOOP("messages",
                            "The weights do not fit: %1 of %2 was taken when another %3 was asked "
                            "for while the engine loaded the model.")},
    Entry{
        "why.torch_serving_peak",
        QT_TRANSLATE_NOOP("messages",
                          "A serving engine: CUDA graphs and the activation peak need more than "
                          "the engine left for them: %1 more was asked for with %2 of %3 in use.")},
    Entry{"why.torch_optimizer_step",
          QT_TRANSLATE_NOOP("messages",
                            "The optimizer makes its states at the first step: %1 more with %2 of "
                            "%3 in use. They do not depend on the batch.")},
    Entry{"why.torch_generate",
          QT_TRANSLATE_NOOP(
              "messages",
              "The key-value cache grows while text is generated: %1 more with %2 of %3 in use.")},
    Entry{"why.torch_limit",
          QT_TRANSLATE_NOOP("messages",
                            "A limit set for this process, not the hardware: %1 of %2 is allowed "
                            "while %3 is free on the device; %4 was asked for.")},
    Entry{"why.torch_visible_limit",
          QT_TRANSLATE_NOOP(
              "messages",
              "The driver shows only %1 of the shared memory (a share for graphics, usually half "
              "of what is built in); %3 of it is in use, %2 free, and %4 was asked for.")},
    Entry{"why.torch_other_process",
          QT_TRANSLATE_NOOP(
              "messages",
              "Other processes hold %1 of %2; this one has only %3, and %4 was refused.")},
    Entry{
        "why.torch_free_refused",
        QT_TRANSLATE_NOOP(
            "messages",
            "%2 of %3 is free, more than the %1 asked for, and yet it was refused: another process "
            "took it in that instant, or a limit of driver, container or virtual GPU applies.")},
    Entry{"why.torch_leak",
          QT_TRANSLATE_NOOP("messages",
                            "Memory grows from step to step: from %1 to %2 over %3 readings in the "
                            "log. Something keeps tensors alive.")},
    Entry{"why.torch_no_numbers",
          QT_TRANSLATE_NOOP("messages",
                            "The device is out of memory, but the text has no figures: the lines "
                            "that name them are missing.")},
    Entry{"why.cuda_bare",
          QT_TRANSLATE_NOOP(
              "messages",
              "The driver itself refused memory, without figures: mostly another process (or a "
              "stopped one that is still there) fills the card before this one begins.")},
    Entry{"why.mps_limit",
          QT_TRANSLATE_NOOP(
              "messages",
              "The limit of about 1.7 times the recommended working set (%1) is reached: %2 by "
              "PyTorch and %3 by others (Metal graphs, display), and %4 more was asked for.")},
    Entry{"why.mps_attention",
          QT_TRANSLATE_NOOP(
              "messages",
              "One tensor of %1: the scores of attention grow with the square of a long prompt or "
              "video. %3 is allocated, %4 taken by others, %2 allowed.")},
    Entry{"why.metal_buffer", QT_TRANSLATE_NOOP("messages",
                                                "One buffer is larger than Metal allows for a "
                                                "single one, however much memory is free.")},
    Entry{"why.metal_shortage",
          QT_TRANSLATE_NOOP("messages",
                            "The unified memory that macOS lets the GPU wire (about two thirds to "
                            "three quarters) is used up.")},
    Entry{"why.jax_pool", QT_TRANSLATE_NOOP("messages",
                                            "An XLA buffer of %1 does not fit in the pool; by "
                                            "default 75 to 90 % of the card is taken in advance.")},
    Entry{"why.jax_temporaries", QT_TRANSLATE_NOOP("messages",
                                                   "Temporaries of one compiled step take %1 of "
                                                   "the %2 needed; the largest buffer is %3.")},
    Entry{"why.jax_arguments",
          QT_TRANSLATE_NOOP(
              "messages",
              "The arguments of the compiled step fill the device: %2 of the %3 of temporaries "
              "aside, %1 in all. Inputs and outputs count twice unless donated.")},
    Entry{"why.jax_hbm",
          QT_TRANSLATE_NOOP(
              "messages", "The compiled program needs %1 of device memory and the device has %2.")},
    Entry{"why.jax_prealloc", QT_TRANSLATE_NOOP("messages",
                                                "XLA could not take its share of the card in "
                                                "advance: another process holds memory of it.")},
    Entry{"why.tf_shape", QT_TRANSLATE_NOOP("messages", "One tensor of %1 does not fit.")},
    Entry{"why.tf_attention", QT_TRANSLATE_NOOP("messages",
                                                "The score matrix of attention: %1 in one tensor "
                                                "that grows with the square of the length.")},
    Entry{"why.tf_bfc_fragmented",
          QT_TRANSLATE_NOOP("messages",
                            "Fragmentation of TensorFlow's pool: %2 of it is free, more than the "
                            "%1 asked for, but not in one piece.")},
    Entry{"why.tf_bfc_shortage",
          QT_TRANSLATE_NOOP("messages", "TensorFlow's pool has no room for the %1 asked for.")},
    Entry{"why.tf_warning", QT_TRANSLATE_NOOP("messages",
                                              "Not a failure: TensorFlow could not get %1 for a "
                                              "faster algorithm and goes on with another.")},
    Entry{"why.tf_driver",
          QT_TRANSLATE_NOOP("messages",
                            "The driver refused the %1 that TensorFlow wants to take in advance: "
                            "another process holds memory of the card.")},
    Entry{"why.vllm_no_blocks",
          QT_TRANSLATE_NOOP("messages",
                            "Nothing is left for the key-value cache: weights and the profiled "
                            "activation peak take all that gpu_memory_utilization allows.")},
    Entry{"why.vllm_free_below",
          QT_TRANSLATE_NOOP("messages",
                            "At start %1 of %2 was free and the engine wants %3: another process "
                            "(or a former engine that has not ended) holds the rest.")},
    Entry{"why.vllm_profiling",
          QT_TRANSLATE_NOOP(
              "messages",
              "The free memory rose while the engine profiled itself (%1 before, %2 after): "
              "another process ended or began in between, so that the figures cannot be used.")},
    Entry{"why.vllm_context",
          QT_TRANSLATE_NOOP("messages",
                            "The cache holds %2 tokens, and one request of %1 tokens is allowed.")},
    Entry{"why.vllm_context_bytes",
          QT_TRANSLATE_NOOP("messages",
                            "The default context of the model is far above what fits: one request "
                            "of %1 tokens needs %2 of cache and %3 is available.")},
    Entry{"why.vllm_warmup", QT_TRANSLATE_NOOP("messages",
                                               "The sampler's warm-up with as many requests as "
                                               "max_num_seqs does not fit beside the cache.")},
    Entry{"why.vllm_preempted",
          QT_TRANSLATE_NOOP("messages",
                            "Not a failure: the cache is full and requests are put back and "
                            "computed again, which costs throughput.")},
    Entry{"why.vllm_swap", QT_TRANSLATE_NOOP("messages",
                                             "The swap space of the engine (host memory for each "
                                             "card) is larger than the host has.")},
    Entry{"why.vllm_wrapper", QT_TRANSLATE_NOOP("messages",
                                                "This line only reports that the engine did not "
                                                "start; the cause stands in the lines above it.")},
    Entry{"why.engine_config",
          QT_TRANSLATE_NOOP(
              "messages",
              "The settings break a rule of the engine; this is not a shortage of memory.")},
    Entry{"why.sglang_start",
          QT_TRANSLATE_NOOP("messages",
                            "The static share (weights and cache pool) is smaller than the weights "
                            "need: the pool would be empty.")},
    Entry{"why.sglang_decode",
          QT_TRANSLATE_NOOP("messages",
                            "The cache pool ran empty while requests were decoded: more tokens "
                            "were admitted than it holds.")},
    Entry{"why.sglang_prefill",
          QT_TRANSLATE_NOOP("messages", "The cache pool has no room for the next prompt.")},
    Entry{"why.sglang_graphs",
          QT_TRANSLATE_NOOP(
              "messages",
              "CUDA graphs do not fit beside the static share: here the share must be smaller.")},
    Entry{"why.sglang_retract",
          QT_TRANSLATE_NOOP(
              "messages",
              "Not a failure: the cache pool was full and requests were taken back to wait.")},
    Entry{"why.sglang_unbalanced",
          QT_TRANSLATE_NOOP(
              "messages",
              "The cards do not have the same free memory: another process holds some of it.")},
    Entry{"why.tgi_prefill",
          QT_TRANSLATE_NOOP("messages", "The warm-up with the largest prefill does not fit.")},
    Entry{"why.trtllm_cache",
          QT_TRANSLATE_NOOP("messages",
                            "TensorRT-LLM: weights and workspace leave too little of the card for "
                            "the key-value cache or another part of the executor.")},
    Entry{"why.trt_alloc",
          QT_TRANSLATE_NOOP("messages",
                            "TensorRT asked the driver for memory and did not get it: engine, "
                            "execution context and cache together exceed the card.")},
    Entry{"why.trt_tactic", QT_TRANSLATE_NOOP("messages",
                                              "Not a failure: a kernel that needs more workspace "
                                              "was skipped while the engine was built.")},
    Entry{"why.lmdeploy", QT_TRANSLATE_NOOP("messages",
                                            "LMDeploy: the share of the free memory that the cache "
                                            "takes leaves too little for weights and workspace.")},
};

} // namespace

std::span<const Entry> englishDiagnoseFrameworks() {
    return kEntries;
}

} // namespace xuanka::text
