// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// What helps: frameworks and serving engines.
constexpr std::array kEntries{
    Entry{"fix.none_needed", QT_TRANSLATE_NOOP("messages", "Nothing has to be done.")},
    Entry{"fix.read_full_message",
          QT_TRANSLATE_NOOP(
              "messages",
              "Paste the whole message with its figures; it decides which of these helps most.")},
    Entry{"fix.read_root_cause",
          QT_TRANSLATE_NOOP("messages",
                            "Paste the first error above this line; it names the cause.")},
    Entry{"fix.expandable_segments",
          QT_TRANSLATE_NOOP("messages",
                            "PYTORCH_ALLOC_CONF=expandable_segments:True (named "
                            "PYTORCH_CUDA_ALLOC_CONF before 2.9; PyTorch 2.1 or newer).")},
    Entry{
        "fix.max_split_size",
        QT_TRANSLATE_NOOP(
            "messages",
            "On an older PyTorch max_split_size_mb:512 instead (128 to 1024, the larger first).")},
    Entry{"fix.gc_threshold",
          QT_TRANSLATE_NOOP("messages",
                            "garbage_collection_threshold:0.8 in the same variable, so that cached "
                            "blocks are given back before the card is full.")},
    Entry{"fix.same_shapes", QT_TRANSLATE_NOOP("messages",
                                               "Pad or bucket the lengths so that shapes repeat, "
                                               "and run the largest shape in the first step.")},
    Entry{"fix.empty_cache",
          QT_TRANSLATE_NOOP(
              "messages",
              "torch.cuda.empty_cache() between phases, such as evaluation and training.")},
    Entry{"fix.empty_cache_npu",
          QT_TRANSLATE_NOOP("messages", "torch.npu.empty_cache() between phases.")},
    Entry{"fix.empty_cache_xpu",
          QT_TRANSLATE_NOOP("messages", "torch.xpu.empty_cache() between phases.")},
    Entry{"fix.expandable_npu",
          QT_TRANSLATE_NOOP("messages", "PYTORCH_NPU_ALLOC_CONF=expandable_segments:True.")},
    Entry{"fix.max_split_npu",
          QT_TRANSLATE_NOOP(
              "messages",
              "PYTORCH_NPU_ALLOC_CONF=max_split_size_mb:256 where that is not supported.")},
    Entry{"fix.expandable_hip",
          QT_TRANSLATE_NOOP(
              "messages",
              "PYTORCH_HIP_ALLOC_CONF=expandable_segments:True, if this ROCm build supports it.")},
    Entry{"fix.xpu_large_allocations",
          QT_TRANSLATE_NOOP(
              "messages",
              "Allow larger single allocations: UR_L0_ENABLE_RELAXED_ALLOCATION_LIMITS=1.")},
    Entry{"fix.smaller_batch", QT_TRANSLATE_NOOP("messages",
                                                 "A smaller micro-batch, with more gradient "
                                                 "accumulation to keep the tokens of a step.")},
    Entry{"fix.shorter_sequence",
          QT_TRANSLATE_NOOP("messages", "A shorter sequence (or packing with a cap).")},
    Entry{"fix.recomputation", QT_TRANSLATE_NOOP("messages",
                                                 "Gradient checkpointing (recomputation) keeps one "
                                                 "input a block instead of all activations.")},
    Entry{"fix.mixed_precision",
          QT_TRANSLATE_NOOP("messages", "Mixed precision (BF16 or FP16) halves activations.")},
    Entry{"fix.chunked_loss",
          QT_TRANSLATE_NOOP("messages",
                            "A fused or chunked cross-entropy (of the Liger or Unsloth kind), so "
                            "that the logits are never whole.")},
    Entry{"fix.logits_16bit", QT_TRANSLATE_NOOP("messages", "Keep the logits in 16 bits.")},
    Entry{"fix.parallel_loss",
          QT_TRANSLATE_NOOP("messages", "A loss split over tensor or sequence parallel ranks.")},
    Entry{
        "fix.optimizer_8bit",
        QT_TRANSLATE_NOOP("messages", "An 8-bit optimizer keeps a quarter of the states of Adam.")},
    Entry{"fix.paged_optimizer",
          QT_TRANSLATE_NOOP("messages",
                            "A paged optimizer moves states to the host when the card is full.")},
    Entry{
        "fix.shard_more",
        QT_TRANSLATE_NOOP(
            "messages",
            "Shard further: a higher ZeRO stage, or FSDP with resharding after the forward pass.")},
    Entry{"fix.offload_optimizer",
          QT_TRANSLATE_NOOP("messages", "Offload the optimizer states to host memory.")},
    Entry{"fix.lora",
          QT_TRANSLATE_NOOP("messages", "LoRA or QLoRA instead of training every weight.")},
    Entry{"fix.quantised_weights",
          QT_TRANSLATE_NOOP("messages", "Quantised weights (8 or 4 bits).")},
    Entry{"fix.larger_card", QT_TRANSLATE_NOOP("messages", "A card with more memory.")},
    Entry{"fix.more_cards",
          QT_TRANSLATE_NOOP("messages", "More cards, with the model split over them.")},
    Entry{
        "fix.upgrade_pytorch",
        QT_TRANSLATE_NOOP(
            "messages", "A newer PyTorch: its allocator wastes less and its messages tell more.")},
    Entry{"fix.close_others", QT_TRANSLATE_NOOP("messages",
                                                "Stop the other processes on this device first "
                                                "(nvidia-smi, rocm-smi or npu-smi lists them).")},
    Entry{
        "fix.close_apps",
        QT_TRANSLATE_NOOP("messages", "Close other applications that use the GPU or the memory.")},
    Entry{"fix.close_gpu_apps",
          QT_TRANSLATE_NOOP("messages",
                            "Close applications that use the GPU (browser, recorder, games).")},
    Entry{"fix.other_device",
          QT_TRANSLATE_NOOP("messages",
                            "Choose a free device (CUDA_VISIBLE_DEVICES, HIP_VISIBLE_DEVICES, "
                            "ASCEND_RT_VISIBLE_DEVICES).")},
    Entry{"fix.kill_zombies",
          QT_TRANSLATE_NOOP("messages",
                            "Look for processes of an earlier run that still hold the device "
                            "(fuser -v /dev/nvidia*) and end them.")},
    Entry{"fix.start_one_by_one",
          QT_TRANSLATE_NOOP("messages",
                            "Start the engines one after the other, and leave the card alone while "
                            "one measures itself.")},
    Entry{"fix.restart_process",
          QT_TRANSLATE_NOOP("messages", "Restart the process and try again.")},
    Entry{"fix.check_limits",
          QT_TRANSLATE_NOOP(
              "messages",
              "Look for limits of memory fraction, container, MIG slice or virtual GPU.")},
    Entry{"fix.blocking_launch",
          QT_TRANSLATE_NOOP(
              "messages",
              "Run once with CUDA_LAUNCH_BLOCKING=1: then the line that fails is the right one.")},
    Entry{"fix.raise_fraction",
          QT_TRANSLATE_NOOP("messages",
                            "Raise set_per_process_memory_fraction, or the option of the framework "
                            "that sets it: it is not a limit of the hardware.")},
    Entry{"fix.raise_gtt",
          QT_TRANSLATE_NOOP(
              "messages",
              "Raise the limit of the driver (GTT/TTM: the kernel parameters ttm.pages_limit and "
              "amdgpu.gttsize), then check the total capacity again.")},
    Entry{"fix.bios_carveout",
          QT_TRANSLATE_NOOP("messages", "Or a larger carve-out for graphics in the BIOS.")},
    Entry{"fix.check_shapes", QT_TRANSLATE_NOOP("messages",
                                                "Check the shapes at the line that fails: lengths, "
                                                "image sizes, an index that became a size.")},
    Entry{"fix.cap_length",
          QT_TRANSLATE_NOOP("messages", "Cap the sequence length or the image pixels.")},
    Entry{"fix.flash_attention",
          QT_TRANSLATE_NOOP("messages",
                            "FlashAttention or SDPA instead of eager attention: memory grows with "
                            "the length, not with its square.")},
    Entry{"fix.flash_attention_tf",
          QT_TRANSLATE_NOOP("messages", "A fused attention, which does not keep the scores.")},
    Entry{"fix.sharded_loading",
          QT_TRANSLATE_NOOP("messages",
                            "Sharded or meta-device initialisation: ZeRO-3 init, FSDP "
                            "cpu_ram_efficient_loading, no device_map while training.")},
    Entry{"fix.load_quantised",
          QT_TRANSLATE_NOOP("messages", "Load the weights quantised on each rank.")},
    Entry{"fix.cpu_loading", QT_TRANSLATE_NOOP("messages",
                                               "Load to host memory and move what is needed "
                                               "(low_cpu_mem_usage, map_location=\"cpu\").")},
    Entry{
        "fix.cpu_offload_serving",
        QT_TRANSLATE_NOOP(
            "messages", "Offload some weights to the host (--cpu-offload-gb): slow, but it runs.")},
    Entry{"fix.lower_utilisation",
          QT_TRANSLATE_NOOP("messages", "Lower gpu_memory_utilization by 0.02 to 0.05.")},
    Entry{"fix.lower_utilisation_to",
          QT_TRANSLATE_NOOP("messages",
                            "Set gpu_memory_utilization to %1 or less: that much is free now.")},
    Entry{"fix.lower_utilisation_to_plain",
          QT_TRANSLATE_NOOP("messages", "Lower gpu_memory_utilization to what is free.")},
    Entry{"fix.raise_utilisation",
          QT_TRANSLATE_NOOP("messages",
                            "Raise gpu_memory_utilization, if the card is otherwise free.")},
    Entry{"fix.enforce_eager",
          QT_TRANSLATE_NOOP("messages",
                            "--enforce-eager, or fewer sizes of CUDA graphs to capture.")},
    Entry{"fix.fewer_graphs",
          QT_TRANSLATE_NOOP("messages",
                            "Fewer or smaller batch sizes of CUDA graphs (--cuda-graph-max-bs).")},
    Entry{"fix.enforce_eager_sglang",
          QT_TRANSLATE_NOOP("messages", "--disable-cuda-graph, at some cost of speed.")},
    Entry{
        "fix.fewer_batched_tokens",
        QT_TRANSLATE_NOOP(
            "messages",
            "A smaller max_num_batched_tokens: the largest prefill decides the activation peak.")},
    Entry{"fix.fewer_seqs", QT_TRANSLATE_NOOP("messages", "A smaller max_num_seqs.")},
    Entry{"fix.shorter_context",
          QT_TRANSLATE_NOOP(
              "messages",
              "A context of at most %1 tokens (--max-model-len): as much as the cache holds.")},
    Entry{"fix.shorter_context_plain", QT_TRANSLATE_NOOP("messages", "A smaller --max-model-len.")},
    Entry{
        "fix.fp8_cache",
        QT_TRANSLATE_NOOP(
            "messages", "A cache in FP8 (--kv-cache-dtype fp8): about %1 tokens, twice as many.")},
    Entry{"fix.fp8_cache_plain",
          QT_TRANSLATE_NOOP("messages", "A cache in FP8 holds twice the tokens.")},
    Entry{"fix.fp8_weights",
          QT_TRANSLATE_NOOP("messages", "Weights in FP8 or 4 bits leave more for the cache.")},
    Entry{"fix.tensor_parallel",
          QT_TRANSLATE_NOOP(
              "messages",
              "Tensor parallelism over more cards (each keeps a part of weights and cache).")},
    Entry{"fix.less_swap_space", QT_TRANSLATE_NOOP("messages", "A smaller --swap-space.")},
    Entry{"fix.follow_the_rule",
          QT_TRANSLATE_NOOP(
              "messages", "Change the setting that the message names to a value that it allows.")},
    Entry{"fix.sglang_raise",
          QT_TRANSLATE_NOOP("messages",
                            "Raise --mem-fraction-static, if the card is otherwise free. (Errors "
                            "during serving need the opposite.)")},
    Entry{
        "fix.sglang_raise_pool",
        QT_TRANSLATE_NOOP(
            "messages", "A larger pool: raise --mem-fraction-static, if activations leave room.")},
    Entry{"fix.sglang_lower",
          QT_TRANSLATE_NOOP("messages", "Lower --mem-fraction-static (such as 0.85 or 0.8).")},
    Entry{"fix.sglang_conservative",
          QT_TRANSLATE_NOOP("messages",
                            "A higher --schedule-conservativeness, if it happens often.")},
    Entry{"fix.fewer_running_requests",
          QT_TRANSLATE_NOOP("messages", "A smaller --max-running-requests.")},
    Entry{"fix.chunked_prefill_size",
          QT_TRANSLATE_NOOP("messages", "A smaller --chunked-prefill-size.")},
    Entry{"fix.smaller_model", QT_TRANSLATE_NOOP("messages", "A smaller model.")},
    Entry{"fix.tgi_prefill_tokens",
          QT_TRANSLATE_NOOP("messages",
                            "A smaller --max-batch-prefill-tokens (and --max-input-tokens).")},
    Entry{"fix.trt_fraction", QT_TRANSLATE_NOOP("messages",
                                                "A smaller share of the free memory for the cache "
                                                "(kv_cache_free_gpu_memory_fraction).")},
    Entry{"fix.trt_max_tokens",
          QT_TRANSLATE_NOOP("messages", "Smaller max_num_tokens, max_batch_size or max_seq_len.")},
    Entry{"fix.trt_workspace",
          QT_TRANSLATE_NOOP("messages", "A larger workspace for the builder, if speed matters.")},
    Entry{"fix.smaller_engine",
          QT_TRANSLATE_NOOP("messages",
                            "Build the engine for a smaller batch and length: they fix the memory "
                            "of its execution context.")},
    Entry{"fix.lmdeploy_cache",
          QT_TRANSLATE_NOOP("messages", "A smaller --cache-max-entry-count (such as 0.4).")},
};

} // namespace

std::span<const Entry> englishDiagnoseRemedies() {
    return kEntries;
}

} // namespace xuanka::text
