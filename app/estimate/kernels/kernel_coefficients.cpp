// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/kernels/kernel_coefficients.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace xuanka::estimate {
namespace {

template <class Struct> struct Name {
    std::string_view text;
    double Struct::*member;
    bool isOptional = false; ///< stays 0 where nothing was seen of it
};

constexpr std::array<Name<GemmCoefficients>, 10> kGemm{
    {{"launch", &GemmCoefficients::launch},
     {"compute", &GemmCoefficients::compute},
     {"stream", &GemmCoefficients::stream},
     {"tile_bandwidth", &GemmCoefficients::tileBandwidth},
     {"prologue", &GemmCoefficients::prologue},
     {"split_length", &GemmCoefficients::splitLength},
     {"wave_loss", &GemmCoefficients::waveLoss},
     {"quantise_passes", &GemmCoefficients::quantisePasses, true},
     {"quantise_row", &GemmCoefficients::quantiseRow, true},
     {"host", &GemmCoefficients::host, true}}};

constexpr std::array<Name<PrefillCoefficients>, 9> kPrefill{
    {{"launch", &PrefillCoefficients::launch},
     {"compute", &PrefillCoefficients::compute},
     {"exponential", &PrefillCoefficients::exponential},
     {"stream", &PrefillCoefficients::stream},
     {"prologue", &PrefillCoefficients::prologue},
     {"key_block", &PrefillCoefficients::keyBlock},
     {"tail", &PrefillCoefficients::tail},
     {"cache_passes", &PrefillCoefficients::cachePasses},
     {"window_waste", &PrefillCoefficients::windowWaste}}};

constexpr std::array<Name<DecodeCoefficients>, 9> kDecode{
    {{"launch", &DecodeCoefficients::launch},
     {"stream", &DecodeCoefficients::stream},
     {"key_block", &DecodeCoefficients::keyBlock},
     {"prologue", &DecodeCoefficients::prologue},
     {"lone_stream", &DecodeCoefficients::loneStream},
     {"compute", &DecodeCoefficients::compute},
     {"combine", &DecodeCoefficients::combine},
     {"regroup", &DecodeCoefficients::regroup},
     {"window_split", &DecodeCoefficients::windowSplit}}};

constexpr std::array<Name<MoeCoefficients>, 7> kMoe{
    {{"launch", &MoeCoefficients::launch},
     {"compute", &MoeCoefficients::compute},
     {"stream", &MoeCoefficients::stream},
     {"tile_bandwidth", &MoeCoefficients::tileBandwidth},
     {"prologue", &MoeCoefficients::prologue},
     {"routed_passes", &MoeCoefficients::routedPasses},
     {"local_passes", &MoeCoefficients::localPasses}}};

constexpr std::array<Name<CollectiveCoefficients>, 11> kCollective{
    {{"launch", &CollectiveCoefficients::launch},
     {"hop", &CollectiveCoefficients::hop},
     {"share", &CollectiveCoefficients::share},
     {"pipeline", &CollectiveCoefficients::pipeline},
     {"switch_share", &CollectiveCoefficients::switchShare},
     {"crowding", &CollectiveCoefficients::crowding},
     {"host_share", &CollectiveCoefficients::hostShare},
     {"custom_launch", &CollectiveCoefficients::customLaunch},
     {"custom_hop", &CollectiveCoefficients::customHop},
     {"custom_share", &CollectiveCoefficients::customShare},
     {"custom_pipeline", &CollectiveCoefficients::customPipeline}}};

constexpr std::array<Name<KernelCoefficients>, 1> kDevice{
    {{"multiprocessor_rate", &KernelCoefficients::multiprocessorRate}}};

struct Found {
    double value = 0.0;
    int steps = 0;
};

/// The class and its ancestors, nearest first.
class Lineage {
public:
    Lineage(std::span<const plan::KernelClass> classes, std::string_view id) {
        while (!id.empty() && m_chain.size() <= classes.size()) {
            const auto it = std::ranges::find(classes, id, &plan::KernelClass::id);
            if (it == classes.end())
                break;
            m_chain.push_back(&*it);
            id = it->basedOn;
        }
    }

    bool isEmpty() const { return m_chain.empty(); }

    std::optional<Found> find(std::string_view name) const {
        for (std::size_t i = 0; i < m_chain.size(); ++i) {
            const auto& rows = m_chain[i]->coefficients;
            const auto it = std::ranges::find(rows, name, &plan::Coefficient::name);
            if (it != rows.end())
                return Found{it->value, static_cast<int>(i)};
        }
        return std::nullopt;
    }

private:
    std::vector<const plan::KernelClass*> m_chain;
};

std::string nameOf(std::string_view kernel, std::string_view format, std::string_view what) {
    return std::string(kernel).append(".").append(format).append(".").append(what);
}

/// All coefficients of a kernel come from one format, so that they fit together: the format itself,
/// then the one that it is a kind of ("fp8" of "fp8-block"), then what it computes in.
std::string_view formatWith(const Lineage& lineage,
                            std::string_view kernel,
                            std::string_view format,
                            std::string_view first) {
    const std::string_view plain = format.substr(0, format.find('-'));
    const std::string_view sibling = plain == "w4a16" ? "bf16" : "fp8";
    for (const std::string_view candidate :
         {format, plain, sibling, std::string_view("bf16"), std::string_view("any")})
        if (lineage.find(nameOf(kernel, candidate, first)))
            return candidate;
    return format;
}

template <class Struct, std::size_t N>
Result<int> fill(Struct& out,
                 const Lineage& lineage,
                 std::string_view kernel,
                 std::string_view wanted,
                 const std::array<Name<Struct>, N>& names) {
    const auto format = formatWith(lineage, kernel, wanted, names[0].text);
    int steps = 0;
    for (const auto& name : names) {
        const auto key = nameOf(kernel, format, name.text);
        const auto found = lineage.find(key);
        if (!found && name.isOptional)
            continue;
        if (!found)
            return fail({ErrorCode::MissingFigure,
                         "kernel_coefficients",
                         "rule.known_figure",
                         key,
                         {},
                         {}});
        out.*name.member = found->value;
        steps = std::max(steps, found->steps);
    }
    return steps;
}

} // namespace

std::string_view kernelFormat(const hardware::NumberFormat& weights, hardware::ComputeKind kind) {
    using hardware::ComputeKind;
    const bool isWide = weights.bitsPerWeight > 12.0;
    const bool isFour = weights.bitsPerWeight < 6.0;
    if (kind == ComputeKind::Fp4 || kind == ComputeKind::Int4)
        return "nvfp4";
    if (kind == ComputeKind::Fp8 || kind == ComputeKind::Int8) {
        if (weights.id.find("block") != std::string::npos)
            return "fp8-block";
        return isFour ? "w4a8" : "fp8";
    }
    if (isWide)
        return "bf16";
    return weights.group == "mx" ? "w4a16-mx" : "w4a16";
}

Result<KernelCoefficients> resolveKernels(std::span<const plan::KernelClass> classes,
                                          std::string_view classId,
                                          std::string_view format,
                                          std::string_view cacheFormat) {
    const Lineage lineage(classes, classId);
    if (lineage.isEmpty())
        return fail(
            {ErrorCode::UnknownId, "kernel_class", "rule.known_id", std::string(classId), {}, {}});
    KernelCoefficients out;
    const auto gemm = fill(out.gemm, lineage, "gemm", format, kGemm);
    if (!gemm)
        return Failure(gemm.error());
    out.inherited = *gemm;
    for (const auto& done : {fill(out.moe, lineage, "moe", format, kMoe),
                             fill(out.prefill, lineage, "attention_prefill", cacheFormat, kPrefill),
                             fill(out.decode, lineage, "attention_decode", cacheFormat, kDecode),
                             fill(out.collective, lineage, "collective", "any", kCollective),
                             fill(out, lineage, "device", "any", kDevice)})
        if (!done)
            return Failure(done.error());
    return out;
}

} // namespace xuanka::estimate
