// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// What helps: llama.cpp, the system, the hardware.
constexpr std::array kEntries{
    Entry{"fix.fewer_layers", QT_TRANSLATE_NOOP("messages", "Fewer layers on the GPU (-ngl).")},
    Entry{"fix.shorter_context_llama", QT_TRANSLATE_NOOP("messages", "A smaller context (-c).")},
    Entry{"fix.longer_context_llama",
          QT_TRANSLATE_NOOP("messages", "A larger context (-c), if memory allows.")},
    Entry{"fix.fewer_slots",
          QT_TRANSLATE_NOOP("messages", "Fewer parallel slots (-np): they share the context.")},
    Entry{"fix.shorter_prompt", QT_TRANSLATE_NOOP("messages", "A shorter prompt or history.")},
    Entry{"fix.smaller_ubatch", QT_TRANSLATE_NOOP("messages", "A smaller batch (-ub, then -b).")},
    Entry{"fix.smaller_quant",
          QT_TRANSLATE_NOOP("messages", "A smaller quantisation of the same model.")},
    Entry{"fix.q8_cache",
          QT_TRANSLATE_NOOP("messages", "A cache in 8 bits (-ctk q8_0 -ctv q8_0).")},
    Entry{"fix.flash_attention_llama", QT_TRANSLATE_NOOP("messages", "Flash attention (-fa).")},
    Entry{"fix.tensor_split",
          QT_TRANSLATE_NOOP(
              "messages",
              "A split over the devices that leaves room on the one that is full (-ts).")},
    Entry{
        "fix.one_copy",
        QT_TRANSLATE_NOOP("messages", "A build with GGML_SCHED_MAX_COPIES=1: no pipeline copies.")},
    Entry{"fix.newer_build",
          QT_TRANSLATE_NOOP("messages", "A newer build: it prints the sizes and needs less.")},
    Entry{"fix.vulkan_allocation",
          QT_TRANSLATE_NOOP("messages",
                            "GGML_VK_FORCE_MAX_ALLOCATION_SIZE below the device's limit "
                            "(2147483648), so that the buffer is split.")},
    Entry{"fix.raise_wired_limit",
          QT_TRANSLATE_NOOP("messages",
                            "A higher limit for the GPU: sudo sysctl iogpu.wired_limit_mb=…, with "
                            "some left for the system.")},
    Entry{"fix.more_layers_gpu",
          QT_TRANSLATE_NOOP("messages", "Let more layers go to the GPU, if it has room.")},
    Entry{"fix.raise_memlock",
          QT_TRANSLATE_NOOP("messages",
                            "Raise the limit of locked memory (ulimit -l unlimited, or --ulimit "
                            "memlock=-1 for a container).")},
    Entry{"fix.mps_watermark",
          QT_TRANSLATE_NOOP(
              "messages",
              "PYTORCH_MPS_HIGH_WATERMARK_RATIO=0.0 only as a test: the machine may freeze.")},
    Entry{"fix.mlx_build", QT_TRANSLATE_NOOP("messages", "A build for MLX with fused attention.")},
    Entry{"fix.remat",
          QT_TRANSLATE_NOOP("messages", "jax.checkpoint (rematerialisation) around the blocks.")},
    Entry{"fix.donate", QT_TRANSLATE_NOOP("messages",
                                          "Donate the buffers that are replaced (donate_argnums): "
                                          "parameters and outputs are counted twice otherwise.")},
    Entry{
        "fix.xla_fraction",
        QT_TRANSLATE_NOOP("messages",
                          "XLA_PYTHON_CLIENT_MEM_FRACTION, or XLA_PYTHON_CLIENT_PREALLOCATE=false, "
                          "when other processes share the card.")},
    Entry{"fix.memory_growth",
          QT_TRANSLATE_NOOP("messages",
                            "tf.config.experimental.set_memory_growth, so that TensorFlow does not "
                            "take the card in advance and others are not starved.")},
    Entry{
        "fix.tf_async_allocator",
        QT_TRANSLATE_NOOP("messages", "TF_GPU_ALLOCATOR=cuda_malloc_async, which fragments less.")},
    Entry{
        "fix.leave_room",
        QT_TRANSLATE_NOOP(
            "messages", "Leave 1 to 2 GiB of the card free: a smaller batch or memory fraction.")},
    Entry{"fix.early_groups",
          QT_TRANSLATE_NOOP(
              "messages",
              "Make the process groups and run a small all-reduce before the card fills.")},
    Entry{"fix.fewer_channels",
          QT_TRANSLATE_NOOP("messages",
                            "Fewer groups and channels (NCCL_BUFFSIZE, NCCL_MAX_NCHANNELS).")},
    Entry{"fix.nccl_debug",
          QT_TRANSLATE_NOOP("messages", "NCCL_DEBUG=INFO, and read the first warning.")},
    Entry{"fix.nccl_interface",
          QT_TRANSLATE_NOOP("messages",
                            "Name the network interface (NCCL_SOCKET_IFNAME, NCCL_IB_HCA).")},
    Entry{"fix.nccl_shm_off",
          QT_TRANSLATE_NOOP("messages", "NCCL_SHM_DISABLE=1 as a test, at a cost of speed.")},
    Entry{"fix.longer_timeout",
          QT_TRANSLATE_NOOP("messages", "A longer timeout, if one rank only loads slowly.")},
    Entry{"fix.check_other_ranks",
          QT_TRANSLATE_NOOP("messages",
                            "Read the logs of all ranks; the first that failed tells the cause.")},
    Entry{"fix.hccl_log",
          QT_TRANSLATE_NOOP("messages",
                            "ASCEND_GLOBAL_LOG_LEVEL=1 and the logs under ~/ascend/log.")},
    Entry{"fix.hccl_buffer",
          QT_TRANSLATE_NOOP("messages",
                            "A smaller HCCL_BUFFSIZE (200 MB for each group by default).")},
    Entry{"fix.fewer_new_tokens",
          QT_TRANSLATE_NOOP("messages", "Fewer new tokens, or a shorter prompt.")},
    Entry{"fix.cache_quantised",
          QT_TRANSLATE_NOOP("messages",
                            "A quantised cache (cache_implementation=\"quantized\") or one "
                            "offloaded to the host.")},
    Entry{"fix.serving_engine",
          QT_TRANSLATE_NOOP("messages", "A serving engine with a paged cache.")},
    Entry{
        "fix.detach_losses",
        QT_TRANSLATE_NOOP(
            "messages", "Collect loss.item() or detached tensors, never the loss with its graph.")},
    Entry{"fix.no_grad_eval",
          QT_TRANSLATE_NOOP("messages", "Evaluate under torch.no_grad() or inference_mode.")},
    Entry{"fix.clear_lists",
          QT_TRANSLATE_NOOP("messages", "Empty lists of outputs, hooks and caches between steps.")},
    Entry{"fix.snapshot_memory",
          QT_TRANSLATE_NOOP(
              "messages",
              "torch.cuda.memory._record_memory_history() and a snapshot show who holds what.")},
    Entry{"fix.fewer_workers",
          QT_TRANSLATE_NOOP("messages", "Fewer data loader workers, or smaller prefetching.")},
    Entry{"fix.raise_container",
          QT_TRANSLATE_NOOP("messages", "Raise the memory limit of the container, job or WSL.")},
    Entry{"fix.memory_map",
          QT_TRANSLATE_NOOP(
              "messages",
              "Read data and weights by memory map or streaming instead of loading them whole.")},
    Entry{"fix.more_ram", QT_TRANSLATE_NOOP("messages", "More host memory.")},
    Entry{"fix.less_offload",
          QT_TRANSLATE_NOOP("messages", "Offload less to the host, or to NVMe.")},
    Entry{"fix.check_dmesg",
          QT_TRANSLATE_NOOP(
              "messages",
              "dmesg | grep -i \"killed process\" says who ended it and how much it held.")},
    Entry{
        "fix.check_dmesg_xid",
        QT_TRANSLATE_NOOP(
            "messages", "dmesg | grep Xid: number 79 confirms that the device fell off the bus.")},
    Entry{"fix.larger_pagefile", QT_TRANSLATE_NOOP("messages", "A larger paging file.")},
    Entry{"fix.larger_shm",
          QT_TRANSLATE_NOOP("messages",
                            "A larger shared memory for the container (--shm-size=16g, or an "
                            "emptyDir of medium Memory).")},
    Entry{"fix.ipc_host", QT_TRANSLATE_NOOP("messages", "Or --ipc=host.")},
    Entry{"fix.file_sharing",
          QT_TRANSLATE_NOOP("messages",
                            "torch.multiprocessing.set_sharing_strategy(\"file_system\").")},
    Entry{"fix.max_memory_map",
          QT_TRANSLATE_NOOP("messages",
                            "device_map with max_memory, and llm_int8_enable_fp32_cpu_offload if "
                            "parts may go to the host.")},
    Entry{"fix.smaller_tiles",
          QT_TRANSLATE_NOOP(
              "messages",
              "Smaller blocks or fewer stages of the kernel (its configuration for this card).")},
    Entry{"fix.update_triton",
          QT_TRANSLATE_NOOP("messages",
                            "Newer versions of the library and Triton, which know this card.")},
    Entry{"fix.other_attention", QT_TRANSLATE_NOOP("messages", "Another attention backend.")},
    Entry{"fix.ort_arena",
          QT_TRANSLATE_NOOP(
              "messages",
              "gpu_mem_limit and arena_extend_strategy=kSameAsRequested for the CUDA provider.")},
    Entry{"fix.cupy_free",
          QT_TRANSLATE_NOOP(
              "messages",
              "Free the pool between phases: get_default_memory_pool().free_all_blocks().")},
    Entry{"fix.managed_memory",
          QT_TRANSLATE_NOOP("messages",
                            "Managed memory, which spills to the host at a cost of speed.")},
    Entry{"fix.rmm_pool_size",
          QT_TRANSLATE_NOOP("messages", "A larger maximum_pool_size, or spilling.")},
    Entry{"fix.paddle_fraction",
          QT_TRANSLATE_NOOP(
              "messages",
              "FLAGS_fraction_of_gpu_memory_to_use and FLAGS_allocator_strategy=auto_growth.")},
    Entry{"fix.mindspore_memory",
          QT_TRANSLATE_NOOP("messages",
                            "A larger max_device_memory in the context, if the device is free.")},
    Entry{"fix.npu_health",
          QT_TRANSLATE_NOOP("messages", "npu-smi info -t health -i <id>, and read the alarm.")},
    Entry{"fix.hung_rank",
          QT_TRANSLATE_NOOP("messages",
                            "Look at the rank on that device: it waits for the others or hangs.")},
    Entry{"fix.plan_npu",
          QT_TRANSLATE_NOOP("messages",
                            "Plan with about %1 of a device: the rest is taken even when idle.")},
    Entry{"fix.plan_npu_plain", QT_TRANSLATE_NOOP("messages", "Plan with what is free when idle.")},
    Entry{"fix.two_devices",
          QT_TRANSLATE_NOOP("messages",
                            "Count two devices for each card, each with its own memory.")},
    Entry{"fix.drain_device",
          QT_TRANSLATE_NOOP(
              "messages",
              "Take the device out of work and reset it (nvidia-smi --gpu-reset, or restart).")},
    Entry{"fix.check_rows",
          QT_TRANSLATE_NOOP("messages",
                            "nvidia-smi -q -d ROW_REMAPPER,ECC: look at the remapped rows.")},
    Entry{"fix.warranty",
          QT_TRANSLATE_NOOP(
              "messages",
              "Replacement under warranty, if it comes again in another slot or machine.")},
    Entry{"fix.warranty_rows",
          QT_TRANSLATE_NOOP("messages",
                            "Replacement under warranty if new rows come again after the reset "
                            "(Xid 64, a failed remapping, is a criterion).")},
    Entry{"fix.warranty_now", QT_TRANSLATE_NOOP("messages", "Replacement under warranty.")},
    Entry{"fix.power_cycle",
          QT_TRANSLATE_NOOP("messages", "Power off and on (a restart is not enough).")},
    Entry{
        "fix.reseat",
        QT_TRANSLATE_NOOP("messages", "Reseat the card; check the power cables, riser and slot.")},
    Entry{"fix.other_slot", QT_TRANSLATE_NOOP("messages", "Repeat in another slot.")},
    Entry{"fix.check_slot",
          QT_TRANSLATE_NOOP("messages", "Check slot, power and BIOS (Above 4G decoding).")},
    Entry{"fix.check_link",
          QT_TRANSLATE_NOOP("messages", "nvidia-smi nvlink -e: which link counts errors.")},
    Entry{"fix.nvidia_bug_report",
          QT_TRANSLATE_NOOP("messages", "Keep the output of nvidia-bug-report.sh for the vendor.")},
    Entry{"fix.update_driver", QT_TRANSLATE_NOOP("messages", "A newer driver and firmware.")},
    Entry{
        "fix.sanitizer",
        QT_TRANSLATE_NOOP("messages", "compute-sanitizer finds the access that is out of bounds.")},
    Entry{"fix.restart_machine", QT_TRANSLATE_NOOP("messages",
                                                   "Restart the machine (or reload the driver), so "
                                                   "that driver and library are of one version.")},
    Entry{"fix.matching_driver",
          QT_TRANSLATE_NOOP("messages",
                            "In a container: the driver library of the host, not of the image.")},
    Entry{
        "fix.install_driver",
        QT_TRANSLATE_NOOP(
            "messages", "Install the driver for this kernel, or sign its module for secure boot.")},
    Entry{"fix.check_kernel",
          QT_TRANSLATE_NOOP("messages", "dmesg | grep -i nvrm says why the module does not load.")},
    Entry{"fix.container_gpus",
          QT_TRANSLATE_NOOP("messages",
                            "Give the container its GPUs (--gpus all, or the device plugin).")},
    Entry{"fix.framework_view",
          QT_TRANSLATE_NOOP("messages",
                            "Read the framework's own figures: torch.cuda.memory_summary(), or the "
                            "figures of the error message.")},
    Entry{"fix.use_idle_device",
          QT_TRANSLATE_NOOP(
              "messages",
              "Train on the idle device or on both (CUDA_VISIBLE_DEVICES, HIP_VISIBLE_DEVICES).")},
    Entry{"fix.spread_job",
          QT_TRANSLATE_NOOP("messages",
                            "Spread the job over all devices (data or tensor parallel).")},
    Entry{"fix.move_display", QT_TRANSLATE_NOOP("messages", "Move the desktop to the other card.")},
    Entry{"fix.plan_with_slice",
          QT_TRANSLATE_NOOP("messages", "Plan with the memory of the slice.")},
    Entry{"fix.destroy_mig",
          QT_TRANSLATE_NOOP("messages",
                            "Destroy the MIG instances for a job that needs the whole card.")},
    Entry{"fix.plan_90", QT_TRANSLATE_NOOP("messages", "Plan with about 90 % of the total.")},
    Entry{
        "fix.no_fallback",
        QT_TRANSLATE_NOOP(
            "messages", "Disable “system memory fallback” in the driver, to see the real limit.")},
    Entry{"fix.fix_cooling", QT_TRANSLATE_NOOP("messages",
                                               "Better air: fans, inlet temperature, dust; a card "
                                               "without fans needs those of its chassis.")},
    Entry{"fix.power_limit",
          QT_TRANSLATE_NOOP("messages",
                            "A power limit (such as 280 W instead of 350 W) costs little speed.")},
    Entry{"fix.power_limit_raise",
          QT_TRANSLATE_NOOP("messages", "A higher power limit, if the cooling allows it.")},
    Entry{"fix.memory_test",
          QT_TRANSLATE_NOOP("messages", "A memory test, if the card was bought used.")},
    Entry{"fix.large_bar",
          QT_TRANSLATE_NOOP("messages",
                            "Ask for a large BAR (Resizable BAR) when peer-to-peer matters.")},
    Entry{"fix.job_on_rest",
          QT_TRANSLATE_NOOP("messages", "Start the job again on the devices that are left.")},
};

} // namespace

std::span<const Entry> englishDiagnoseSystemRemedies() {
    return kEntries;
}

} // namespace xuanka::text
