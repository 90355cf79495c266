// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/technique.h"

#include <string>
#include <string_view>
#include <vector>

namespace xuanka::plan {

/// A named number with its evidence and spread: every figure of the engine that is not arithmetic.
struct Coefficient {
    std::string name;
    double value = 0.0;
    double spread = 0.0; ///< relative, one standard deviation of log error over the class
    std::string unit;
    std::string evidence;

    friend bool operator==(const Coefficient&, const Coefficient&) = default;
};

/// Which stack runs the plan. A profile is a row of coefficients, never a branch in the code:
/// `estimate/profile_coefficients.h` resolves the names once into a plain struct for the hot path.
struct SoftwareProfile {
    std::string id; ///< "hf-fused", "fsdp2-compile", "megatron-core", "vllm", "llama.cpp" …
    std::string name;
    bool trains = false;
    bool serves = false;
    std::string ecosystems; ///< ids separated by ';': "cuda;rocm"
    std::string formats;    ///< weight-format groups it loads, separated by ';'; empty = all
    std::string basedOn;    ///< profile whose coefficients hold where this one is silent
    std::string aliases; ///< names and name patterns of measurements, separated by ';' ("vllm-*")
    std::string defaultFor; ///< tasks (kTaskNames) that take this stack unless told, by ';'
    MasterWeights masterWeights = MasterWeights::Optimizer;
    std::vector<Coefficient> coefficients;
    bool isUsers = false; ///< fitted from the user's own measurements

    friend bool operator==(const SoftwareProfile&, const SoftwareProfile&) = default;
};

/// Kernel efficiencies of an architecture class (see estimate/kernels).
struct KernelClass {
    std::string id;                        ///< "hopper", "ada-geforce" …
    std::string basedOn;                   ///< nearest class, for what was never measured here
    std::vector<Coefficient> coefficients; ///< name: "<kernel>.<format>.<coefficient>"

    friend bool operator==(const KernelClass&, const KernelClass&) = default;
};

} // namespace xuanka::plan
