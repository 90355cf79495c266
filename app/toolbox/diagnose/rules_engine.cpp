// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/quantity.h"
#include "app/base/row_reader.h"
#include "app/base/text.h"
#include "app/toolbox/diagnose/advice_table.h"
#include "app/toolbox/diagnose/pattern.h"
#include "app/toolbox/diagnose/rules.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka::toolbox {

namespace {

struct ElementType {
    std::string_view name;
    double bytes;
};

constexpr std::array kTypes{
    ElementType{"float32", 4}, ElementType{"float16", 2}, ElementType{"bfloat16", 2},
    ElementType{"half", 2},    ElementType{"float64", 8}, ElementType{"double", 8},
    ElementType{"int64", 8},   ElementType{"int32", 4},   ElementType{"int8", 1},
    ElementType{"uint8", 1},   ElementType{"bool", 1},    ElementType{"complex64", 8},
    ElementType{"float", 4},
};

/// "16,32,2048,2048" as numbers; empty where it is none.
std::vector<double> dimensionsOf(const std::string& shape) {
    std::vector<double> dimensions;
    for (const std::string_view part : splitText(shape, ',')) {
        const auto n = numberOf(part);
        if (!n || *n < 0.0 || dimensions.size() == 16)
            return {};
        dimensions.push_back(*n);
    }
    return dimensions;
}

/// Rank three or four whose last two sides are long and alike: scores of attention.
bool looksLikeScores(const std::vector<double>& d) {
    return d.size() >= 3 && d.size() <= 4 && d[d.size() - 1] >= 512.0 &&
           d[d.size() - 1] == d[d.size() - 2];
}

/// "f32[8,2048,32768]": what the largest buffer is made of.
void addLargest(Scene& s) {
    const std::string shape = s.diagnosis.facts.name("shape");
    const std::size_t open = shape.find('[');
    if (open == std::string::npos || !s.diagnosis.facts.has("largest"))
        return;
    const auto bits = numberOf(std::string_view(shape).substr(1, open - 1));
    if (bits && *bits >= 8.0 && *bits <= 128.0)
        s.diagnosis.findings.push_back({"found.as_shape",
                                        {shape, static_cast<std::int64_t>(*bits / 8.0),
                                         factArgument(s.diagnosis.facts, "largest")}});
}

bool isWorker(const Scene& s, std::string_view part) {
    return s.text.squeezedWhole.find(part) != std::string::npos;
}

} // namespace

std::string_view jaxReason(Scene& s) {
    Facts& f = s.diagnosis.facts;
    const double needed = f.valueOr("needed", 0.0);
    const double temporaries = f.valueOr("temporaries", 0.0);
    if (f.has("held"))
        f.add("request", f.valueOr("held", 0.0));
    if (needed > 0.0 && temporaries > 0.0) {
        addLargest(s);
        return temporaries >= 0.4 * needed ? "jax_temporaries" : "jax_arguments";
    }
    return s.signature.reason;
}

std::string_view tensorflowReason(Scene& s) {
    Facts& f = s.diagnosis.facts;
    if (s.holds("freed_by_count=0") && s.holds("notafailure"))
        return "tf_warning";
    const auto dimensions = dimensionsOf(f.name("shape"));
    if (!dimensions.empty() && !f.has("request")) {
        double elements = 1.0;
        for (const double d : dimensions)
            elements *= d;
        const std::string type = f.name("type");
        const auto t = std::ranges::find_if(
            kTypes, [&](const ElementType& e) { return type.starts_with(e.name); });
        const double bytes = t == kTypes.end() ? 4.0 : t->bytes;
        if (elements * bytes < 1e18) {
            f.add("request", elements * bytes);
            f.add("element_bytes", bytes, UnitKind::Count);
            s.diagnosis.findings.push_back(
                {"found.as_shape",
                 {"[" + f.name("shape") + "]", factArgument(f, "element_bytes"),
                  factArgument(f, "request")}});
        }
    }
    if (f.name("place").starts_with("cpu"))
        return f.has("request") ? "host_alloc" : "host_alloc_plain";
    if (s.signature.reason == "tf_shape")
        return looksLikeScores(dimensions) ? "tf_attention" : "tf_shape";
    if (s.signature.reason != "tf_bfc_shortage")
        return s.signature.reason;
    const double poolFree = f.valueOr("pool_limit", 0.0) - f.valueOr("in_use", 0.0);
    if (f.has("pool_limit") && f.has("in_use") && poolFree > f.valueOr("request", 0.0)) {
        f.add("pool_free", poolFree);
        return "tf_bfc_fragmented";
    }
    return "tf_bfc_shortage";
}

std::string_view vllmReason(Scene& s) {
    Facts& f = s.diagnosis.facts;
    std::string& kind = s.diagnosis.kind;
    if (kind == "message/vllm") {
        const bool isNew = isWorker(s, "enginecore") || isWorker(s, "/v1/") ||
                           isWorker(s, "kv_cache_utils") || isWorker(s, "core.py:");
        const bool isOld = isWorker(s, "gpu_executor") || isWorker(s, "worker/worker.py") ||
                           isWorker(s, "llm_engine.py") || isWorker(s, "engine.py:");
        kind += isNew ? "-v1" : isOld ? "-v0" : "";
    }
    if (const auto max = f.get("max_tokens"); max && *max > 0.0) {
        if (const auto needed = f.get("needed"))
            f.add("token_bytes", *needed / *max);
        if (const auto held = f.get("kv_tokens"))
            f.add("fit_tokens", *held, UnitKind::Tokens);
        const double perToken = f.valueOr("token_bytes", 0.0);
        if (perToken > 0.0)
            f.add("fit_tokens", std::floor(f.valueOr("available", 0.0) / perToken),
                  UnitKind::Tokens);
        if (const auto fit = f.get("fit_tokens"); fit && *fit > 0.0)
            f.add("fp8_tokens", 2.0 * *fit, UnitKind::Tokens);
        if (perToken > 0.0)
            s.diagnosis.findings.push_back(
                {"found.bytes_per_token", {Figure{perToken, UnitKind::Bytes}}});
    }
    const double total = f.valueOr("total", 0.0);
    if (total > 0.0 && f.has("free"))
        f.add("fitting_share", std::floor(100.0 * f.valueOr("free", 0.0) / total) / 100.0,
              UnitKind::Share);
    if (f.has("needed") && f.has("free") && !f.has("max_tokens"))
        f.add("short", std::max(0.0, f.valueOr("needed", 0.0) - f.valueOr("free", 0.0)));
    return s.signature.reason;
}

std::string_view llamaReason(Scene& s) {
    Facts& f = s.diagnosis.facts;
    std::string& kind = s.diagnosis.kind;
    const std::string_view reason = s.signature.reason;
    if (kind == "message/llama.cpp") {
        if (s.holds("sched_reserve") || s.holds("llama_memory") || s.holds("graph_reserve"))
            kind += "/2025+";
        else if (s.holds("llama_new_context_with_model") || s.holds("ggml_backend"))
            kind += "/2024-2025";
    }
    if (const auto p = findPattern("buffer of size {request:b}", s.text.squeezed))
        f.add("request", p->captures[0].value);
    if (const auto cache = f.get("kv_bytes"))
        s.diagnosis.findings.push_back(
            {"found.cache_and_request", {Figure{*cache, UnitKind::Bytes}}});
    if (s.holds("retryingwithoutpipelineparallelism") &&
        s.holdsAny({"n_slots", "serverislistening", "modelloaded", "initializing"}))
        return f.has("request") ? "llama_recovered" : "llama_pinned";
    if (reason == "llama_slot" || reason == "llama_pinned" || reason == "llama_mlock" ||
        reason == "llama_old" || reason == "metal_shortage" || reason == "llama_vulkan_limit")
        return reason;
    if (s.holdsAny({"failedtoallocatecomputebuffers", "failedtoallocatecomputeppbuffers",
                    "computebufferallocationfailed"}))
        return f.valueOr("copies", 1.0) > 1.0 ? "llama_compute_copies" : "llama_compute";
    if (s.holdsAny({"bufferforkvcache", "failedtoallocatekvcache", "llama_kv_cache_init:failed",
                    "llama_kv_cache_unified:failed", "initfromparams:failedtoallocatekv",
                    "failedtoallocatebufferforkv"}))
        return "llama_cache";
    if (s.holdsAny({"errorloadingmodel", "failedtoloadmodel", "unabletoallocate",
                    "load_tensors:", "llm_load_tensors"}))
        return "llama_weights";
    // A buffer just above a power of two of the device's own limit is not a want of memory.
    return reason;
}

} // namespace xuanka::toolbox
