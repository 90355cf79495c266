// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/csv.h"
#include "app/base/result.h"
#include "app/model/layer_tensors.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::model {

/// A tensor type of ggml: blocks of elements along a row.
struct GgufType {
    std::string name; ///< "Q4_K"
    std::int64_t code = 0;
    std::int64_t blockElements = 1;
    std::int64_t blockBytes = 4;
    std::string fallback; ///< type where the row is not a multiple of the block; empty = F16

    friend bool operator==(const GgufType&, const GgufType&) = default;
};

/// A row of resources/catalogue/gguf_mixes.csv. The first row of a mix (or of "*") whose tensor and
/// conditions agree decides the type. Tensor: embedding, output, query, key, value, qkv,
/// attn_output, gate, up, down, experts (any expert matrix), or "*".
/// Conditions, all of them: quantised, ragged (row no multiple of the base block), more-bits,
/// group>=N (query heads a KV head), layer<N, layer<1/N, layer>=1/N, layer<7/8, grouped-80 (80
/// layers with grouped heads), experts=N, experts>=N, family=NAME; '!' before one negates it.
struct GgufMixRule {
    std::string mix;
    std::string tensor;
    std::vector<std::string> conditions;
    std::string type;

    friend bool operator==(const GgufMixRule&, const GgufMixRule&) = default;
};

/// How llama.cpp's quantiser mixes tensor types (src/llama-quant.cpp), as data.
struct GgufRules {
    std::vector<GgufType> types;
    std::vector<GgufMixRule> mixes;
    std::vector<std::string> fusedFamilies; ///< families whose files hold one QKV matrix

    friend bool operator==(const GgufRules&, const GgufRules&) = default;
};

/// From gguf_types.csv and gguf_mixes.csv. A rule whose type is unknown, or a condition that is not
/// one of the above, is an error that names it.
Result<GgufRules> ggufRulesFromTables(const CsvTable& types, const CsvTable& mixes);

const GgufType* findGgufType(const GgufRules&, std::string_view name);
const GgufType* findGgufType(const GgufRules&, std::int64_t code);

/// Bytes of a tensor in this type; the last block of a row is never shared with the next.
double ggufBytes(const GgufType&, std::int64_t rows, std::int64_t columns);

/// Decides tensor by tensor for one architecture and one mix.
class GgufMixer {
public:
    /// Nothing where the rules have no such mix. Both must outlive the mixer.
    static std::optional<GgufMixer>
    make(const GgufRules&, const Architecture&, std::string_view mix);

    /// Bytes of a tensor of layer `layer` (0 for tensors outside the layers).
    double bytes(const Tensor&, std::int64_t layer) const;

    /// Type of the tensor before rows that do not fit are looked at.
    const GgufType& typeOf(std::string_view tensor, std::int64_t columns, std::int64_t layer) const;

private:
    GgufMixer(const GgufRules& rules, const Architecture& architecture)
        : m_rules(&rules), m_architecture(&architecture) {}

    bool holds(std::string_view condition, std::int64_t columns, std::int64_t layer) const;
    bool isMoreBits(std::int64_t layer) const;

    const GgufRules* m_rules;
    const Architecture* m_architecture;
    std::vector<const GgufMixRule*> m_ours;
    const GgufType* m_base = nullptr;
    const GgufType* m_plain = nullptr; ///< F32
    std::int64_t m_layers = 0;
    std::int64_t m_group = 1;
    std::int64_t m_experts = 0;
    bool m_isGrouped = false;
    bool m_fusesQkv = false;
};

} // namespace xuanka::model
