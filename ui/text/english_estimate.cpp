// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// Parts, limits, phases and grounds of an estimate.
constexpr std::array kEntries{
    Entry{"part.weights", QT_TRANSLATE_NOOP("messages", "Weights")},
    Entry{"part.adapter", QT_TRANSLATE_NOOP("messages", "Adapter")},
    Entry{"part.master_weights", QT_TRANSLATE_NOOP("messages", "Master weights")},
    Entry{"part.gradients", QT_TRANSLATE_NOOP("messages", "Gradients")},
    Entry{"part.optimizer_states", QT_TRANSLATE_NOOP("messages", "Optimizer states")},
    Entry{"part.activations", QT_TRANSLATE_NOOP("messages", "Activations")},
    Entry{"part.logits", QT_TRANSLATE_NOOP("messages", "Logits and loss")},
    Entry{"part.gathered_parameters", QT_TRANSLATE_NOOP("messages", "Gathered parameters")},
    Entry{"part.cache", QT_TRANSLATE_NOOP("messages", "KV cache")},
    Entry{"part.draft_model", QT_TRANSLATE_NOOP("messages", "Draft model")},
    Entry{"part.workspace", QT_TRANSLATE_NOOP("messages", "Workspace")},
    Entry{"part.communication_buffers", QT_TRANSLATE_NOOP("messages", "Communication buffers")},
    Entry{"part.cuda_graphs", QT_TRANSLATE_NOOP("messages", "CUDA graphs")},
    Entry{"part.context", QT_TRANSLATE_NOOP("messages", "Driver context")},
    Entry{"part.fragmentation", QT_TRANSLATE_NOOP("messages", "Fragmentation")},
    Entry{"time.matmul", QT_TRANSLATE_NOOP("messages", "Matrix products")},
    Entry{"time.attention", QT_TRANSLATE_NOOP("messages", "Attention")},
    Entry{"time.experts", QT_TRANSLATE_NOOP("messages", "Experts")},
    Entry{"time.elementwise", QT_TRANSLATE_NOOP("messages", "Elementwise")},
    Entry{"time.launch", QT_TRANSLATE_NOOP("messages", "Kernel launch")},
    Entry{"time.recompute", QT_TRANSLATE_NOOP("messages", "Recomputation")},
    Entry{"time.tensor_parallel", QT_TRANSLATE_NOOP("messages", "Tensor-parallel traffic")},
    Entry{"time.expert_parallel", QT_TRANSLATE_NOOP("messages", "Expert-parallel traffic")},
    Entry{"time.pipeline", QT_TRANSLATE_NOOP("messages", "Pipeline")},
    Entry{"time.data_parallel", QT_TRANSLATE_NOOP("messages", "Data-parallel traffic")},
    Entry{"time.optimizer", QT_TRANSLATE_NOOP("messages", "Optimizer step")},
    Entry{"time.offload", QT_TRANSLATE_NOOP("messages", "Offload")},
    Entry{"time.queue", QT_TRANSLATE_NOOP("messages", "Queueing")},
    Entry{"time.host", QT_TRANSLATE_NOOP("messages", "Host")},
    Entry{"limit.compute", QT_TRANSLATE_NOOP("messages", "Compute")},
    Entry{"limit.memory_bandwidth", QT_TRANSLATE_NOOP("messages", "Memory bandwidth")},
    Entry{"limit.memory_capacity", QT_TRANSLATE_NOOP("messages", "Memory capacity")},
    Entry{"limit.intra_node_link", QT_TRANSLATE_NOOP("messages", "Link inside the node")},
    Entry{"limit.inter_node_link", QT_TRANSLATE_NOOP("messages", "Network between nodes")},
    Entry{"limit.launch_latency", QT_TRANSLATE_NOOP("messages", "Launch latency")},
    Entry{"limit.host", QT_TRANSLATE_NOOP("messages", "Host")},
    Entry{"limit.pipeline_bubble", QT_TRANSLATE_NOOP("messages", "Pipeline bubble")},
    Entry{"limit.queueing", QT_TRANSLATE_NOOP("messages", "Queueing")},
    Entry{"phase.forward_end", QT_TRANSLATE_NOOP("messages", "End of forward")},
    Entry{"phase.loss", QT_TRANSLATE_NOOP("messages", "Loss")},
    Entry{"phase.backward", QT_TRANSLATE_NOOP("messages", "Backward")},
    Entry{"phase.optimizer_step", QT_TRANSLATE_NOOP("messages", "Optimizer step")},
    Entry{"phase.prefill", QT_TRANSLATE_NOOP("messages", "Prefill")},
    Entry{"phase.decode", QT_TRANSLATE_NOOP("messages", "Decode")},
    Entry{"phase.load", QT_TRANSLATE_NOOP("messages", "Load")},
    Entry{"rung.measured", QT_TRANSLATE_NOOP("messages", "Measured")},
    Entry{"rung.neighbouring_shape", QT_TRANSLATE_NOOP("messages", "From neighbouring shapes")},
    Entry{"rung.sibling_format", QT_TRANSLATE_NOOP("messages", "From a sibling format")},
    Entry{"rung.related_operator", QT_TRANSLATE_NOOP("messages", "From a related operator")},
    Entry{"rung.data_sheet", QT_TRANSLATE_NOOP("messages", "From the data sheet")},
    Entry{"load.stable", QT_TRANSLATE_NOOP("messages", "Stable")},
    Entry{"load.backlogged", QT_TRANSLATE_NOOP("messages", "Backlogged")},
    Entry{"load.overloaded", QT_TRANSLATE_NOOP("messages", "Overloaded")},
};

} // namespace

std::span<const Entry> englishEstimate() {
    return kEntries;
}

} // namespace xuanka::text
