// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/config_parts.h"

#include <algorithm>

namespace xuanka::model {
namespace {

/// One transformer block of a vision tower with biases and LayerNorms.
std::int64_t blockParameters(std::int64_t width, std::int64_t ffn) {
    return 4 * width * width + 4 * width + 2 * width * ffn + ffn + width + 4 * width;
}

/// Patch merger of the Qwen kind: a norm and two layers over `merged` patches side by side.
std::int64_t mergerParameters(std::int64_t norm, std::int64_t merged, std::int64_t out) {
    return 2 * norm + merged * merged + merged + merged * out + out;
}

} // namespace

std::int64_t visionParameters(const ConfigView& view, std::int64_t hidden) {
    const auto* section = view.find("vision_config");
    if (section == nullptr || !section->is_object())
        return 0;
    const ConfigView v(*section);
    const auto width = v.whole("hidden_size").value_or(v.whole("vt_hidden_size").value_or(0));
    const auto ffn =
        v.whole("intermediate_size").value_or(v.whole("vt_intermediate_size").value_or(0));
    const auto depth = v.whole("depth").value_or(
        v.whole("num_hidden_layers").value_or(v.whole("vt_num_hidden_layers").value_or(0)));
    const auto patch = v.whole("patch_size").value_or(0);
    constexpr std::int64_t kMost = 1 << 16; // no tower is wider, and products stay in range
    for (const auto size : {width, ffn, depth, patch, hidden})
        if (size <= 0 || size > kMost)
            return 0;
    const auto channels = std::clamp<std::int64_t>(
        v.whole("in_channels").value_or(v.whole("num_channels").value_or(3)), 1, 16);
    const auto frames = std::clamp<std::int64_t>(v.whole("temporal_patch_size").value_or(1), 1, 16);
    std::int64_t total = depth * blockParameters(width, ffn);
    total += channels * frames * patch * patch * width + width;
    if (const auto positions = v.whole("num_position_embeddings"))
        total += *positions * width;
    else if (const auto image = v.whole("image_size"))
        total += (*image / patch) * (*image / patch) * width;
    const auto merge = v.whole("spatial_merge_size");
    const auto out =
        std::clamp<std::int64_t>(v.whole("out_hidden_size").value_or(hidden), 1, kMost);
    if (!merge || *merge < 1 || *merge > 16)
        return total + 2 * width + width * out + out;
    const std::int64_t merged = *merge * *merge * width;
    total += mergerParameters(width, merged, out);
    total += static_cast<std::int64_t>(v.wholes("deepstack_visual_indexes").size()) *
             mergerParameters(merged, merged, out);
    return total;
}

} // namespace xuanka::model
