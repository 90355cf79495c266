// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// What stands behind a message of llama.cpp, the system or a listing of devices.
constexpr std::array kEntries{
    Entry{"why.llama_old",
          QT_TRANSLATE_NOOP("messages",
                            "cudaMalloc failed while running: layers and scratch together exceed "
                            "the card. This old build prints no sizes.")},
    Entry{"why.llama_weights",
          QT_TRANSLATE_NOOP(
              "messages",
              "The weights do not fit: %1 for the layers put on this device was refused.")},
    Entry{"why.llama_cache", QT_TRANSLATE_NOOP("messages",
                                               "The weights fit, the key-value cache of %1 does "
                                               "not: the context is too long for this device.")},
    Entry{
        "why.llama_compute",
        QT_TRANSLATE_NOOP("messages", "Weights and cache fit, the compute buffer of %1 does not.")},
    Entry{"why.llama_compute_copies",
          QT_TRANSLATE_NOOP("messages",
                            "Weights and cache fit, the compute buffer of %1 does not: there are "
                            "%2 pipeline copies and a large batch.")},
    Entry{"why.llama_recovered", QT_TRANSLATE_NOOP("messages",
                                                   "Not fatal: %1 for pipeline copies was refused, "
                                                   "they were dropped, and the server runs.")},
    Entry{
        "why.llama_slot",
        QT_TRANSLATE_NOOP("messages",
                          "No slot of the cache is free for this batch: prompts and answers "
                          "together exceed the context that was set (-c, divided by the slots).")},
    Entry{"why.llama_vulkan_limit",
          QT_TRANSLATE_NOOP("messages",
                            "Vulkan refused one buffer of %1: a device has a largest size for a "
                            "single allocation, often 2 or 4 GiB, whatever is free.")},
    Entry{"why.llama_vulkan",
          QT_TRANSLATE_NOOP("messages", "The Vulkan device has no room for %1.")},
    Entry{"why.llama_generic",
          QT_TRANSLATE_NOOP("messages", "The device has no room for a buffer of %1.")},
    Entry{"why.llama_pinned",
          QT_TRANSLATE_NOOP("messages",
                            "Not a failure: pinned host memory was refused, and ordinary memory is "
                            "used; copies to the device are slower.")},
    Entry{"why.llama_mlock",
          QT_TRANSLATE_NOOP("messages",
                            "Not a failure: the system does not allow to lock the model in memory "
                            "(limit memlock), so that parts may be swapped out.")},
    Entry{"why.ollama_host",
          QT_TRANSLATE_NOOP("messages",
                            "Host memory (RAM and swap, or the container's limit), not GPU memory: "
                            "%1 is needed and %2 is available, %3 short.")},
    Entry{"why.ollama_killed",
          QT_TRANSLATE_NOOP(
              "messages",
              "The runner was killed from outside, mostly by the system for want of host memory.")},
    Entry{"why.nccl_full",
          QT_TRANSLATE_NOOP("messages",
                            "The card is full before NCCL makes its buffers (%1 was refused): the "
                            "framework's cache holds the rest.")},
    Entry{"why.nccl_cuda",
          QT_TRANSLATE_NOOP("messages",
                            "NCCL passes on an error of CUDA. The line that names it stands "
                            "before, with NCCL_DEBUG=INFO; a full card is the most frequent.")},
    Entry{"why.nccl_system",
          QT_TRANSLATE_NOOP("messages",
                            "NCCL met an error of the system: shared memory, the network "
                            "interface, or the limit of locked memory; not GPU memory.")},
    Entry{"why.nccl_shm", QT_TRANSLATE_NOOP("messages",
                                            "NCCL could not make its segment in /dev/shm: the "
                                            "container's shared memory is too small.")},
    Entry{"why.nccl_memlock", QT_TRANSLATE_NOOP("messages",
                                                "The network card may not register memory: the "
                                                "limit of locked memory (ulimit -l) is too low.")},
    Entry{"why.nccl_timeout",
          QT_TRANSLATE_NOOP("messages",
                            "A collective operation waited too long: another rank stopped or is "
                            "out of memory. Its own log tells why.")},
    Entry{"why.nccl_peer", QT_TRANSLATE_NOOP("messages",
                                             "Another rank ended first; this is the consequence. "
                                             "Look for the rank that failed first.")},
    Entry{"why.hccl", QT_TRANSLATE_NOOP("messages",
                                        "The collective library of Ascend failed; another rank out "
                                        "of memory or not there is the most frequent cause.")},
    Entry{
        "why.library_handle",
        QT_TRANSLATE_NOOP("messages",
                          "A CUDA library could not get the workspace of its handle: the card is "
                          "full (or, seldom, an index error before it left the device in error).")},
    Entry{"why.illegal_access",
          QT_TRANSLATE_NOOP("messages",
                            "A program error on the device (an address or index out of bounds), "
                            "not a shortage of memory.")},
    Entry{"why.ecc_error",
          QT_TRANSLATE_NOOP("messages",
                            "An uncorrectable memory error of the card: hardware, not shortage.")},
    Entry{"why.host_alloc",
          QT_TRANSLATE_NOOP("messages",
                            "Host memory: %1 of main memory was refused, not GPU memory.")},
    Entry{"why.host_alloc_plain",
          QT_TRANSLATE_NOOP(
              "messages",
              "Host memory was refused (RAM, swap or the container's limit), not GPU memory.")},
    Entry{"why.host_killed",
          QT_TRANSLATE_NOOP("messages",
                            "The system ended the process for want of host memory (RAM or the "
                            "container's limit), not GPU memory.")},
    Entry{"why.host_killed_known",
          QT_TRANSLATE_NOOP("messages",
                            "The kernel ended the process, which held %1 of host memory (RAM or "
                            "the container's limit), not GPU memory.")},
    Entry{"why.host_cgroup",
          QT_TRANSLATE_NOOP("messages",
                            "The memory limit of the container or job was reached: host memory, "
                            "not GPU memory, and not the whole machine either.")},
    Entry{"why.killed_137",
          QT_TRANSLATE_NOOP("messages",
                            "Ended by signal 9 from outside (exit code 137): mostly the "
                            "out-of-memory killer of the host or container; dmesg tells.")},
    Entry{"why.windows_pagefile",
          QT_TRANSLATE_NOOP("messages",
                            "Windows could not commit memory: the paging file is too small for "
                            "what the programs have reserved.")},
    Entry{"why.shm_bus",
          QT_TRANSLATE_NOOP("messages",
                            "The workers of the data loader share tensors in /dev/shm, which is "
                            "full (64 MiB in a container by default).")},
    Entry{"why.shm_full",
          QT_TRANSLATE_NOOP("messages", "Shared memory (/dev/shm) or a temporary folder is full.")},
    Entry{"why.bnb_dispatch",
          QT_TRANSLATE_NOOP("messages",
                            "Even quantised the model does not fit the cards, and parts of it "
                            "would go to the host, which this loader refuses.")},
    Entry{"why.bnb_oom",
          QT_TRANSLATE_NOOP(
              "messages", "bitsandbytes could not get memory for its buffers: the card is full.")},
    Entry{"why.deepspeed_killed",
          QT_TRANSLATE_NOOP("messages",
                            "A process of the launcher ended by signal 9: mostly host memory, "
                            "which offloading and loading on every rank use up.")},
    Entry{
        "why.triton_shared",
        QT_TRANSLATE_NOOP(
            "messages",
            "A kernel wants more on-chip shared memory (%1 bytes) than a multiprocessor has (%2): "
            "its tile is too large for this card, the memory of the card does not matter.")},
    Entry{"why.onnx_arena",
          QT_TRANSLATE_NOOP("messages", "The arena of ONNX Runtime has no room for %1.")},
    Entry{"why.cupy_pool", QT_TRANSLATE_NOOP("messages", "CuPy's pool has no room for %1.")},
    Entry{"why.rmm_pool", QT_TRANSLATE_NOOP("messages", "The pool of RMM (RAPIDS) has no room.")},
    Entry{"why.paddle_shortage",
          QT_TRANSLATE_NOOP("messages",
                            "PaddlePaddle was refused %1: %2 is held by it and %3 is left.")},
    Entry{"why.mindspore_shortage",
          QT_TRANSLATE_NOOP("messages", "MindSpore's pool on the NPU has no room for %1.")},
    Entry{"why.cann_alloc",
          QT_TRANSLATE_NOOP("messages", "The NPU's runtime could not allocate device memory.")},
    Entry{"why.mlx_buffer",
          QT_TRANSLATE_NOOP("messages",
                            "One buffer of %1 is larger than Metal allows for a single one (%2).")},
    Entry{"why.gpu_lost",
          QT_TRANSLATE_NOOP("messages",
                            "The GPU has lost its PCIe link: power, riser, heat or board fault "
                            "(frequent with ex-mining cards and risers). Hardware, not memory.")},
    Entry{"why.xid_memory",
          QT_TRANSLATE_NOOP("messages",
                            "Failing memory of the card: an uncorrectable error, rows marked for "
                            "remapping, or an error that was contained by ending the job.")},
    Entry{"why.xid_remap_failed",
          QT_TRANSLATE_NOOP("messages",
                            "The card has no spare rows left (row remapping failed): a criterion "
                            "for replacement.")},
    Entry{"why.xid_application",
          QT_TRANSLATE_NOOP("messages",
                            "The program did something illegal on the device (address, index or "
                            "instruction); the hardware is probably sound.")},
    Entry{
        "why.xid_link",
        QT_TRANSLATE_NOOP("messages", "An error of the NVLink or C2C connection between devices.")},
    Entry{"why.xid_firmware", QT_TRANSLATE_NOOP("messages",
                                                "The card's own controller (GSP) does not answer: "
                                                "reset or restart, newer driver and firmware.")},
    Entry{"why.xid_other",
          QT_TRANSLATE_NOOP("messages", "The driver reports a fault of the device (Xid %1).")},
    Entry{"why.amd_fault",
          QT_TRANSLATE_NOOP(
              "messages",
              "The AMD driver reports a fault or a reset of the device, not a shortage.")},
    Entry{"why.driver_mismatch",
          QT_TRANSLATE_NOOP("messages",
                            "The loaded kernel driver and the installed library are of different "
                            "versions: an update without a restart.")},
    Entry{"why.driver_missing",
          QT_TRANSLATE_NOOP("messages",
                            "The driver does not run (or the container was not given the GPUs).")},
    Entry{"why.no_devices", QT_TRANSLATE_NOOP("messages", "The driver runs and sees no device.")},
    Entry{"why.view_only",
          QT_TRANSLATE_NOOP("messages",
                            "The view from the device: %1 of %2 is used. It tells how full the "
                            "card is and nothing about fragmentation inside a process.")},
    Entry{"why.dev_prefilled",
          QT_TRANSLATE_NOOP("messages",
                            "One process fills the card (%1 of %2) at %3 utilisation: it takes "
                            "memory in advance, as TensorFlow and serving engines do.")},
    Entry{"why.dev_display",
          QT_TRANSLATE_NOOP("messages",
                            "A display runs on the device that works (%1 of %2 used) while another "
                            "is idle: the job uses one card only.")},
    Entry{"why.dev_imbalance",
          QT_TRANSLATE_NOOP(
              "messages",
              "Device %1 is full and busy and the others idle (%2): the job is bound to it.")},
    Entry{"why.dev_mig",
          QT_TRANSLATE_NOOP(
              "messages", "The card is divided (MIG): a process inside a slice sees %1, not %2.")},
    Entry{"why.dev_load",
          QT_TRANSLATE_NOOP("messages",
                            "A healthy load: %1 of %2 used at %3 utilisation. Usable memory is "
                            "what the driver shows, not the figure on the box.")},
    Entry{"why.dev_full", QT_TRANSLATE_NOOP("messages",
                                            "The card is full: %1 of %2. Which part is needed, "
                                            "only the framework's own figures tell.")},
    Entry{"why.dev_partly",
          QT_TRANSLATE_NOOP("messages", "%1 of %2 is used (%3); this view shows no fault.")},
    Entry{"why.dev_idle",
          QT_TRANSLATE_NOOP("messages", "Idle: %1 devices, which draw %2 in all even so.")},
    Entry{"why.dev_idle_plain", QT_TRANSLATE_NOOP("messages", "Idle: %1 devices.")},
    Entry{"why.dev_windows",
          QT_TRANSLATE_NOOP("messages",
                            "A desktop card under Windows (WDDM) with %1 of %2 free: the system "
                            "may move memory to the host and slow down instead of failing.")},
    Entry{"why.dev_throttled",
          QT_TRANSLATE_NOOP("messages",
                            "The card is slowed down by heat or its power limit (%1 of %2 used): "
                            "speed is the problem, memory is not.")},
    Entry{
        "why.dev_throttled_full",
        QT_TRANSLATE_NOOP(
            "messages", "The card is full (%1 of %2) and slowed down by heat or its power limit.")},
    Entry{"why.dev_power_capped",
          QT_TRANSLATE_NOOP("messages",
                            "The card runs at its power limit (%1 of %2 used): normal under full "
                            "load, a little slower than unlimited.")},
    Entry{"why.dev_lost",
          QT_TRANSLATE_NOOP("messages",
                            "Device %1 is lost: it fell off the bus. Hardware, power or riser "
                            "fault; the job must be started again on the others.")},
    Entry{"why.dev_alarm", QT_TRANSLATE_NOOP("messages", "Device %1 raises a health alarm.")},
    Entry{
        "why.dev_ecc",
        QT_TRANSLATE_NOOP(
            "messages", "Device %1 has %2 uncorrected memory errors since the driver was loaded.")},
    Entry{
        "why.dev_npu_waiting",
        QT_TRANSLATE_NOOP(
            "messages", "An NPU holds %1 of %2 and does not compute: a rank that waits or hangs.")},
    Entry{"why.dev_processes",
          QT_TRANSLATE_NOOP("messages", "%1 processes hold %2 on the devices.")},
    Entry{
        "why.summary_fragmented",
        QT_TRANSLATE_NOOP(
            "messages", "The allocator keeps %2 for %3 of live tensors: %1 is cached and unused.")},
    Entry{"why.summary_sound",
          QT_TRANSLATE_NOOP("messages",
                            "%1 is allocated and %2 reserved: little is lost to fragmentation.")},
    Entry{"why.host_view", QT_TRANSLATE_NOOP("messages", "Host memory: %1 of %2 is available.")},
    Entry{
        "why.dev_share",
        QT_TRANSLATE_NOOP(
            "messages", "%1 of the fullest device's memory is used; this view shows shares only.")},
    Entry{"why.dev_listed",
          QT_TRANSLATE_NOOP("messages", "A list of %1 devices without their memory.")},
    Entry{"why.dev_idle_dual", QT_TRANSLATE_NOOP("messages",
                                                 "Idle: %1 devices on cards of two chips, each "
                                                 "with its own memory; they draw %2 in all.")},
};

} // namespace

std::span<const Entry> englishDiagnoseSystems() {
    return kEntries;
}

} // namespace xuanka::text
