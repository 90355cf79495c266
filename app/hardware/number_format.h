// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace xuanka::hardware {

/// What the multiplier of a card runs natively; a format computes in one of these.
enum class ComputeKind : std::uint8_t { Fp64, Fp32, Tf32, Fp16, Bf16, Fp8, Int8, Int4, Fp4, Count };

/// How numbers are stored: one row a format, GGUF types and mixes included.
struct NumberFormat {
    std::string id; ///< "bf16", "nf4-dq", "gguf-q4_k_m", "awq-int4-g128"
    std::string name;
    std::vector<std::string> aliases; ///< "4bit", "q4km", "float16" …
    std::string group; ///< "float", "integer", "gguf", "gptq", "awq", "bnb", "mx", "nv"
    double bitsPerWeight =
        16.0; ///< incl. scales and zero points, of the matrices that are quantised
    double embeddingBitsPerWeight = 16.0; ///< token embedding, which most schemes leave at 16 bits
    double headBitsPerWeight = 16.0;
    double expertBitsPerWeight = 0.0; ///< routed experts where they differ (gpt-oss); 0 = no
    double otherBitsPerWeight = 16.0; ///< norms, biases, routers, convolutions of state layers
    double bitsPerRow = 0.0;    ///< scale an output row of a quantised matrix (int8, fp8 dynamic)
    double bitsPerColumn = 0.0; ///< index an input of a quantised matrix (GPTQ act-order)
    ComputeKind compute =
        ComputeKind::Bf16; ///< what the product is computed in, unless the plan says otherwise
    std::string
        ggufMix; ///< file type whose mixing rules decide bits by tensor ("q4_k_m"); empty = uniform
    bool isTrainable = false;    ///< may hold weights that receive gradients
    bool storesTiedHead = false; ///< checkpoints hold a tied head a second time, at 16 bits
    bool isCacheFormat = false;  ///< may hold the KV cache
    std::string evidence;

    double bytesPerWeight() const { return bitsPerWeight / 8.0; }

    friend bool operator==(const NumberFormat&, const NumberFormat&) = default;
};

} // namespace xuanka::hardware
