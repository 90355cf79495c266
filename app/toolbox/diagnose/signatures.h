// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace xuanka::toolbox {

/// Who speaks; decides which facts are looked for and which rules choose the reason.
enum class Family : std::uint8_t {
    Torch,
    Mps,
    Jax,
    Tensorflow,
    Vllm,
    Sglang,
    Llama,
    Ollama,
    Nccl,
    Xid,
    Host,
    Summary,
    Other,
};

/// One kind of message. The patterns are those of pattern.h; what their places take become facts.
struct Signature {
    std::string_view kind;
    Family family = Family::Other;
    std::string_view reason; ///< row of reasons.h, unless a rule of the family finds a better one
    std::string_view pattern;
    std::string_view also = {};    ///< must be found as well, anywhere
    std::string_view without = {}; ///< must not be there
    /// Which of several kinds in one text is the cause: a hardware fault before a shortage, a
    /// shortage before what followed from it, an exit code last.
    int rank = 50;
};

std::span<const Signature> torchSignatures();
std::span<const Signature> engineSignatures();
std::span<const Signature> systemSignatures();
std::span<const Signature> xlaSignatures(); ///< JAX, XLA, TensorFlow

/// Further numbers of a family, looked for near its message (Torch) or in the whole text.
struct FactPattern {
    Family family = Family::Other;
    std::string_view pattern;
};

std::span<const FactPattern> factPatterns();

} // namespace xuanka::toolbox
