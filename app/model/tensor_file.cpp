// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/tensor_file.h"

#include <algorithm>
#include <array>
#include <limits>

namespace xuanka::model {
namespace {

bool containsAny(std::string_view name, std::span<const std::string_view> parts) {
    return std::any_of(parts.begin(), parts.end(),
                       [name](auto p) { return name.find(p) != std::string_view::npos; });
}

constexpr std::array<std::string_view, 5> kEmbeddings{"embed_tokens", "token_embd", "wte.",
                                                      "word_embeddings", "embed_in"};
constexpr std::array<std::string_view, 4> kExperts{".experts.", "_exps.", ".experts_",
                                                   "block_sparse_moe.experts"};

bool isHead(std::string_view name) {
    return name.starts_with("output.weight") || name.find("lm_head") != std::string_view::npos ||
           name.find("embed_out") != std::string_view::npos ||
           name.find("output_layer") != std::string_view::npos || name == "head.weight";
}

} // namespace

std::int64_t layerNumber(std::string_view name) {
    static constexpr std::array<std::string_view, 5> kMarks{"layers.", "blk.", ".h.", "blocks.",
                                                            "layer."};
    constexpr std::int64_t kMost = 100'000;
    for (const auto mark : kMarks) {
        auto at = name.find(mark);
        if (at == std::string_view::npos)
            continue;
        std::int64_t number = 0;
        const auto first = at += mark.size();
        while (at < name.size() && name[at] >= '0' && name[at] <= '9' && number < kMost)
            number = number * 10 + (name[at++] - '0');
        if (at > first)
            return number;
    }
    return -1;
}

std::optional<std::int64_t> elementsOf(std::span<const std::int64_t> shape) {
    std::int64_t elements = 1;
    for (const auto side : shape) {
        if (side < 0 || (side > 0 && elements > std::numeric_limits<std::int64_t>::max() / side))
            return std::nullopt;
        elements *= side;
    }
    return elements;
}

TensorSummary summarise(std::span<const StoredTensor> tensors) {
    TensorSummary sum;
    for (const auto& t : tensors) {
        const Bytes bytes(static_cast<double>(t.bytes));
        ++sum.tensors;
        sum.elements += t.elements;
        sum.total += bytes;
        sum.bytesByFormat[t.format] += t.bytes;
        const auto layer = layerNumber(t.name);
        sum.layers = std::max(sum.layers, layer + 1);
        if (layer < 0 && containsAny(t.name, kEmbeddings))
            sum.embedding += bytes;
        else if (layer < 0 && isHead(t.name))
            sum.head += bytes;
        else if (containsAny(t.name, kExperts))
            sum.experts += bytes;
    }
    return sum;
}

} // namespace xuanka::model
