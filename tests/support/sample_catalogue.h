// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/catalogue.h"
#include "app/plan/kernel_class_row.h"
#include "tests/support/catalogue_files.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace xuanka::test {

/// A few real rows, enough for rules and look-ups; tests of figures use the shipped catalogue.
inline hardware::Accelerator card(std::string id,
                                  std::string name,
                                  std::string ecosystem,
                                  std::vector<hardware::ComputeKind> kinds) {
    hardware::Accelerator a;
    a.id = std::move(id);
    a.name = std::move(name);
    a.ecosystem = std::move(ecosystem);
    a.kernelClass = "generic";
    a.bandwidth = BytesPerSecond(1e12);
    for (const auto kind : kinds)
        a.peaks[static_cast<std::size_t>(kind)].fp32Accumulate = FlopPerSecond(1e14);
    return a;
}

inline model::LayerKind
llamaLayers(std::int64_t count, std::int64_t heads, std::int64_t kvHeads, std::int64_t ffn) {
    model::LayerKind k;
    k.count = count;
    model::SoftmaxAttention a;
    a.heads = heads;
    a.kvHeads = kvHeads;
    a.headDim = 128;
    a.valueHeadDim = 128;
    k.mixer = a;
    k.dense = model::DenseFfn{ffn, true, false};
    return k;
}

inline model::Architecture architecture(std::string id,
                                        std::string name,
                                        std::int64_t hidden,
                                        std::int64_t vocabulary,
                                        std::int64_t maxContext,
                                        model::LayerKind layers) {
    model::Architecture m;
    m.id = std::move(id);
    m.name = std::move(name);
    m.nativeFormat = "bf16";
    m.hidden = hidden;
    m.embeddingWidth = hidden;
    m.vocabulary = vocabulary;
    m.maxContext = maxContext;
    m.kinds = {std::move(layers)};
    return m;
}

inline hardware::NumberFormat format(std::string id,
                                     std::string group,
                                     double bits,
                                     hardware::ComputeKind compute,
                                     bool isTrainable,
                                     bool isCacheFormat) {
    hardware::NumberFormat f;
    f.id = id;
    f.name = std::move(id);
    f.group = std::move(group);
    f.bitsPerWeight = bits;
    f.compute = compute;
    f.isTrainable = isTrainable;
    f.isCacheFormat = isCacheFormat;
    return f;
}

inline plan::SoftwareProfile stack(std::string id,
                                   bool trains,
                                   std::string ecosystems,
                                   std::string formats,
                                   std::string defaultFor,
                                   std::string aliases) {
    plan::SoftwareProfile p;
    p.id = id;
    p.name = std::move(id);
    p.trains = trains;
    p.serves = !trains;
    p.ecosystems = std::move(ecosystems);
    p.formats = std::move(formats);
    p.defaultFor = std::move(defaultFor);
    p.aliases = std::move(aliases);
    return p;
}

inline plan::Optimizer optimizer(std::string id, std::string name) {
    plan::Optimizer o;
    o.id = std::move(id);
    o.name = std::move(name);
    return o;
}

inline std::shared_ptr<const plan::Catalogue> sampleCatalogue() {
    using enum hardware::ComputeKind;
    auto c = std::make_shared<plan::Catalogue>();
    c->kernelClasses =
        *plan::kernelClassesFromTables(support::catalogueTable("kernel_classes.csv"),
                                       support::catalogueTable("kernel_coefficients.csv"));
    c->accelerators = {
        card("rtx-4090-24gb", "GeForce RTX 4090", "cuda", {Fp32, Fp16, Bf16, Fp8, Int8}),
        card("rtx-4090-d-24gb", "GeForce RTX 4090 D", "cuda", {Fp32, Fp16, Bf16, Fp8, Int8}),
        card("h100-sxm5-80gb", "H100 SXM5 80GB", "cuda", {Fp32, Fp16, Bf16, Fp8, Int8}),
        card("h100-pcie-80gb", "H100 PCIe 80GB", "cuda", {Fp32, Fp16, Bf16, Fp8, Int8}),
        card("h100-sxm5-96gb-hbm2e", "H100 SXM5 96GB HBM2e", "cuda", {Fp32, Fp16, Bf16, Fp8}),
        card("v100-sxm2-32gb", "Tesla V100 SXM2 32GB", "cuda", {Fp32, Fp16}),
        card("mi300x-192gb", "Instinct MI300X", "rocm", {Fp32, Fp16, Bf16, Fp8}),
        card("apple-m2-max-96gb", "Apple M2 Max 96GB", "metal", {Fp32}),
        card("unknown-npu", "Unknown NPU", "cann", {}),
    };
    c->accelerators[2].link = {"NVLink4", hardware::LinkKind::NvSwitch, BytesPerSecond(450e9), 8};
    c->accelerators[2].aliases = {"H100"};
    auto mixtral = architecture("mixtral-8x7b", "Mixtral 8x7B", 4096, 32000, 32768,
                                llamaLayers(32, 32, 8, 14336));
    mixtral.kinds[0].dense.reset();
    mixtral.kinds[0].moe = model::MoeFfn{8, 2, 14336};
    c->models = {
        architecture("qwen2.5-7b", "Qwen2.5 7B", 3584, 152064, 32768,
                     llamaLayers(28, 28, 4, 18944)),
        architecture("llama-3.1-8b", "Llama 3.1 8B", 4096, 128256, 131072,
                     llamaLayers(32, 32, 8, 14336)),
        architecture("llama-3.1-70b", "Llama 3.1 70B", 8192, 128256, 131072,
                     llamaLayers(80, 64, 8, 28672)),
        architecture("llama-2-7b", "Llama 2 7B", 4096, 32000, 4096, llamaLayers(32, 32, 32, 11008)),
        mixtral,
    };
    c->formats = {
        format("fp32", "float", 32, Fp32, true, true),
        format("bf16", "float", 16, Bf16, true, true),
        format("fp16", "float", 16, Fp16, true, true),
        format("fp8", "float", 8, Fp8, false, true),
        format("int8", "integer", 8, Int8, false, true),
        format("nf4-dq", "bnb", 4.127, Bf16, false, false),
        format("awq-int4-g128", "awq", 4.15625, Fp16, false, false),
        format("gguf-q4_k_m", "gguf", 4.85, Fp16, false, false),
    };
    c->formats[1].aliases = {"bfloat16"};
    c->formats[2].aliases = {"float16", "f16"};
    c->formats[6].aliases = {"awq"};
    c->optimizers = {optimizer("adamw", "AdamW"), optimizer("adamw-8bit", "8-bit AdamW"),
                     optimizer("sgd", "SGD")};
    c->profiles = {
        stack("fsdp2-compile", true, "cuda;rocm", "", "pretrain;full", "torchtitan-*"),
        stack("hf-fused", true, "cuda;rocm", "", "lora;qlora;preference;reinforcement", ""),
        stack("vllm", false, "cuda;rocm", "float;integer;awq;gptq", "serve;offline", "vllm-*"),
        stack("llama.cpp", false, "cuda;rocm;metal", "gguf", "", "ollama"),
    };
    return c;
}

} // namespace xuanka::test
