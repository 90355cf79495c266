// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/block_config.h"

#include <cmath>

namespace xuanka::model {
namespace {

/// Feed-forward width of a multiple, as LLaMA rounds it: two thirds, up to a multiple of 256.
std::int64_t widthOf(double multiple, std::int64_t hidden) {
    constexpr double kMultipleOf = 256.0;
    const double raw = std::floor(2.0 * multiple * static_cast<double>(hidden) / 3.0);
    if (!(raw >= 1.0 && raw <= static_cast<double>(kLargestSize)))
        return 0;
    return static_cast<std::int64_t>(std::ceil(raw / kMultipleOf) * kMultipleOf);
}

/// Nothing, or one matrix, in the place of a part; its norm goes with it only where nothing is
/// left.
bool replaces(const ConfigView& part, std::int64_t hidden, LayerKind& kind) {
    if (part.flag("no_op").value_or(false)) {
        --kind.norms;
        return true;
    }
    if (!part.flag("replace_with_linear").value_or(false))
        return false;
    kind.extraParameters += hidden * hidden;
    return true;
}

} // namespace

void applyBlockConfig(const ConfigView& view,
                      std::int64_t layer,
                      std::int64_t hidden,
                      LayerKind& kind) {
    const auto* blocks = view.find("block_configs");
    if (blocks == nullptr || !blocks->is_array() ||
        layer >= static_cast<std::int64_t>(blocks->size()))
        return;
    const auto& block = (*blocks)[static_cast<std::size_t>(layer)];
    if (!block.is_object())
        return;
    const ConfigView all(block);
    const auto* attention = all.find("attention");
    auto* softmax = std::get_if<SoftmaxAttention>(&kind.mixer);
    if (attention != nullptr && attention->is_object() && softmax != nullptr) {
        const ConfigView part(*attention);
        if (replaces(part, hidden, kind))
            kind.mixer = std::monostate{};
        else if (const auto group = part.whole("n_heads_in_group"); group && *group > 0)
            softmax->kvHeads = softmax->heads / *group;
    }
    const auto* ffn = all.find("ffn");
    if (ffn == nullptr || !ffn->is_object() || !kind.dense)
        return;
    const ConfigView part(*ffn);
    if (replaces(part, hidden, kind))
        kind.dense.reset();
    else if (const auto multiple = part.real("ffn_mult"))
        kind.dense->width = widthOf(*multiple, hidden);
    else if (const auto width = part.whole("intermediate_size"))
        kind.dense->width = *width;
}

} // namespace xuanka::model
