// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/names.h"

#include <array>

namespace xuanka::estimate {

namespace {

using Names = std::string_view;

constexpr std::array<Names, kMemoryParts> kMemory{"weights",
                                                  "adapter",
                                                  "master_weights",
                                                  "gradients",
                                                  "optimizer_states",
                                                  "activations",
                                                  "logits",
                                                  "gathered_parameters",
                                                  "cache",
                                                  "draft_model",
                                                  "workspace",
                                                  "communication_buffers",
                                                  "cuda_graphs",
                                                  "context",
                                                  "fragmentation"};

constexpr std::array<Names, kTimeParts> kTime{
    "matmul",    "attention",       "experts",         "elementwise", "launch",
    "recompute", "tensor_parallel", "expert_parallel", "pipeline",    "data_parallel",
    "optimizer", "offload",         "queue",           "host"};

constexpr std::array<Names, 9> kLimit{"compute",
                                      "memory_bandwidth",
                                      "memory_capacity",
                                      "intra_node_link",
                                      "inter_node_link",
                                      "launch_latency",
                                      "host",
                                      "pipeline_bubble",
                                      "queueing"};

constexpr std::array<Names, 7> kPhase{"forward_end", "loss",   "backward", "optimizer_step",
                                      "prefill",     "decode", "load"};

constexpr std::array<Names, 5> kRung{"measured", "neighbouring_shape", "sibling_format",
                                     "related_operator", "data_sheet"};

constexpr std::array<Names, 3> kLoad{"stable", "backlogged", "overloaded"};

template <class Enum, std::size_t N>
constexpr std::string_view at(const std::array<Names, N>& names, Enum e) {
    const auto i = static_cast<std::size_t>(e);
    return i < N ? names[i] : std::string_view("unknown");
}

} // namespace

std::string_view name(MemoryPart p) {
    return at(kMemory, p);
}

std::string_view name(TimePart p) {
    return at(kTime, p);
}

std::string_view name(Limit l) {
    return at(kLimit, l);
}

std::string_view name(Phase p) {
    return at(kPhase, p);
}

std::string_view name(Rung r) {
    return at(kRung, r);
}

std::string_view name(Service::Load l) {
    return at(kLoad, l);
}

} // namespace xuanka::estimate
