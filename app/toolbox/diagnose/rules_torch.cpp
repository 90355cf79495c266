// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/quantity.h"
#include "app/toolbox/diagnose/advice_table.h"
#include "app/toolbox/diagnose/pattern.h"
#include "app/toolbox/diagnose/rules.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka::toolbox {

namespace {

// Thresholds of the judgement: what is cached counts as fragmentation where it is a real share of
// the device and well above what was asked for; a context takes up to about 1 GiB.
constexpr double kFragmentedShare = 0.15;
constexpr double kPartlyShare = 0.04;
constexpr double kPartlyTimes = 1.5;
constexpr double kContext = 1.1 * kGibi;
constexpr double kMuchOutside = 0.08;
constexpr double kOtherShare = 0.15;
constexpr double kTooLarge = 3.0; ///< times the device: a shape is at fault
constexpr double kNearlyFull = 0.9;

struct Numbers {
    double request = 0.0;
    double total = 0.0;
    double free = 0.0;
    double allocated = 0.0;
    double unallocated = 0.0;
    double outside = 0.0;
};

/// What the message does not say itself: the cached rest, and what is outside the framework.
Numbers complete(Facts& f) {
    Numbers n;
    n.request = f.valueOr("request", 0.0);
    n.total = f.valueOr("total", 0.0);
    n.free = f.valueOr("free", 0.0);
    n.allocated = f.valueOr("allocated", 0.0);
    if (const auto reserved = f.get("reserved"))
        f.add("unallocated", std::max(0.0, *reserved - n.allocated));
    else if (const auto cached = f.get("cached"))
        f.add("unallocated", *cached); // of PyTorch before 1.4: beyond the allocated part
    else if (const auto unallocated = f.get("unallocated"))
        f.add("reserved", n.allocated + *unallocated);
    n.unallocated = f.valueOr("unallocated", 0.0);
    const auto process = f.get("process");
    if (process && *process <= n.total * 1.01) {
        f.add("outside", std::max(0.0, *process - n.allocated - n.unallocated));
        const double others = n.total - n.free - *process;
        if (others > 0.5 * kGibi)
            f.add("other_processes", others);
    } else {
        f.erase("process"); // a wrapped-around number of a container
        if (n.total > 0.0 && f.has("free"))
            f.add("outside", std::max(0.0, n.total - n.free - n.allocated - n.unallocated));
    }
    n.outside = f.valueOr("outside", 0.0) + f.valueOr("other_processes", 0.0);
    return n;
}

/// "Process 2041 has 10.02 GiB memory in use" of processes besides this one.
void addOtherProcesses(Scene& s) {
    Facts& f = s.diagnosis.facts;
    double sum = 0.0;
    int count = 0;
    const std::string_view near = std::string_view(s.text.squeezed).substr(s.at, 3000);
    for (auto p = findPattern("process {pid:n} has {held} memory in use", near); p && count < 64;
         p = findPattern("process {pid:n} has {held} memory in use", near, p->end)) {
        sum += p->captures[1].value;
        ++count;
    }
    if (count == 0)
        return;
    // Without a line of its own this process is one of those listed.
    if (!f.has("process")) {
        const double own = f.valueOr("allocated", 0.0) + f.valueOr("unallocated", 0.0);
        if (count == 1) {
            f.add("process", sum);
            return;
        }
        f.add("process", own);
        sum -= own;
    }
    if (sum > 0.25 * kGibi)
        f.add("other_processes", sum);
}

void refineKind(Scene& s) {
    std::string& kind = s.diagnosis.kind;
    if (kind != "message/pytorch-cuda")
        return;
    const std::string_view near = std::string_view(s.text.squeezed).substr(s.at, 2500);
    const auto has = [&](std::string_view part) { return near.find(part) != near.npos; };
    const auto& f = s.diagnosis.facts;
    if (f.has("cached"))
        kind += "/1.0-1.3";
    else if (has("reservedintotalbypytorch"))
        kind += has("max_split_size_mb") ? "/1.10-2.0" : "/1.4-1.9";
    else if (has("totalcapacty"))
        kind += "/2.1";
    else if (has("pytorch_alloc_conf"))
        kind += "/2.9+";
    else if (has("privatepools"))
        kind += "/2.4+";
    else if (has("totalcapacityof"))
        kind += "/2.2-2.8";
}

struct Vocabulary {
    double size;
};

// Sizes of published models (padded or not), to name what a request of logits is made of.
constexpr std::array kVocabularies{
    Vocabulary{128256}, Vocabulary{151936}, Vocabulary{152064}, Vocabulary{129280},
    Vocabulary{32000},  Vocabulary{50257},  Vocabulary{50304},  Vocabulary{65024},
    Vocabulary{100352}, Vocabulary{131072}, Vocabulary{151552}, Vocabulary{201088},
    Vocabulary{248320}, Vocabulary{256000}, Vocabulary{262144}, Vocabulary{102400},
};

/// Writes the request as tokens x vocabulary x bytes where it comes out even within its rounding.
void explainLogits(Facts& f) {
    const double request = f.valueOr("request", 0.0);
    const double rounding = request >= kGibi ? 0.0051 * kGibi : 0.0051 * kMebi;
    for (const double bytes : {4.0, 2.0})
        for (const double block : {4096.0, 1024.0})
            for (const Vocabulary& v : kVocabularies) {
                const double tokens = std::round(request / (v.size * bytes) / block) * block;
                if (tokens < block || std::abs(tokens * v.size * bytes - request) > rounding)
                    continue;
                f.add("logit_tokens", tokens, UnitKind::Tokens);
                f.add("vocabulary", v.size, UnitKind::Count);
                f.add("element_bytes", bytes, UnitKind::Count);
                return;
            }
}

/// "53%|#####3    | 16/30": how much of the files was loaded when the card was full.
std::optional<double> loadedShare(const Scene& s) {
    const auto p =
        findPattern("loading checkpoint shards: {percent:n}%|~|{done:n}/{all:n}", s.text.squeezed);
    const auto q =
        p ? p : findPattern("loading safetensors checkpoint shards: {percent:n}%", s.text.squeezed);
    if (!q)
        return std::nullopt;
    if (q->captures.size() == 3 && q->captures[2].value >= 1.0)
        return std::min(1.0, q->captures[1].value / q->captures[2].value);
    return std::min(1.0, q->captures[0].value / 100.0);
}

bool isServing(const Scene& s) {
    return s.holdsAny({"vllm", "enginecore", "engine.py:", "sglang", "gpu_model_runner", "lmdeploy",
                       "text_generation_server", "gpu_memory_utilization"}) ||
           s.text.squeezedWhole.find("engine.py:") != std::string::npos ||
           s.text.squeezedWhole.find("enginecore") != std::string::npos ||
           s.text.squeezedWhole.find("vllm") != std::string::npos;
}

std::string_view loadingReason(Scene& s, const Numbers& n) {
    const auto share = loadedShare(s);
    const bool isLoading =
        (share && *share < 1.0) ||
        s.holdsAny({"_load_state_dict_into", "load_state_dict(", "from_pretrained(",
                    "load_checkpoint_and_dispatch", "set_module_tensor_to_device", "create_weights",
                    "inload_model", "model_loader", "initialize_model(", "_load_pretrained_model"});
    // Loading is over where the work has begun, and a full card is part of the sign.
    if (!isLoading || n.allocated < 0.6 * n.total ||
        s.holdsAny({"loss.backward", "backward(", "optimizer.step", "generate(", "training_step",
                    "trainer.train()", "in_capture", "profile_run", "_dummy_run"}))
        return {};
    if (isServing(s))
        return "torch_serving_load";
    if (!share || *share <= 0.0)
        return "torch_loading";
    Facts& f = s.diagnosis.facts;
    f.add("loaded_share", *share, UnitKind::Share);
    f.add("model_bytes", n.allocated / *share);
    return "torch_loading_known";
}

/// What the lines of the traceback tell.
std::string_view placeReason(Scene& s, const Numbers& n) {
    Facts& f = s.diagnosis.facts;
    const bool isLarge = n.request >= 0.01 * n.total && n.request >= 256.0 * kMebi;
    if (isLarge &&
        s.holdsAny({"lm_head", "cross_entropy", "log_softmax", "logits.float()", "shift_logits",
                    "compute_loss", "logits=", "logprobs", "log_probs"})) {
        explainLogits(f);
        return "torch_logits";
    }
    if (isLarge &&
        s.holdsAny({"attn_weights", "eager_attention_forward", "attention_scores", "softmax(attn",
                    "baddbmm", "torch.matmul(query", "scaled_dot_product_attention",
                    "_reshape_attn_mask", "attention_mask="}))
        return "torch_attention";
    if (s.holdsAny({"optimizer.step", "exp_avg", "_init_group", "torch.zeros_like(p",
                    "state[\"exp_avg", "adamw.py", "adam.py"}))
        return "torch_optimizer_step";
    if (s.holdsAny({"past_key_value", "dynamiccache", "key_cache", "cache_utils.py"}) &&
        !s.holdsAny({"loss.backward"}))
        return "torch_generate";
    return {};
}

std::string_view limitReason(Scene& s, const Numbers& n) {
    Facts& f = s.diagnosis.facts;
    const double allowed = f.valueOr("allowed", 0.0);
    if (allowed > 0.0 && allowed < 0.98 * n.total && n.free >= n.request)
        return "torch_limit";
    // An APU shows a share of main memory: 62.47 GiB is half of 128 less what the firmware keeps.
    const bool isHip = s.diagnosis.kind == "message/pytorch-hip";
    const double gib = n.total / kGibi;
    const bool isHalf = (gib > 61.0 && gib < 63.4) || (gib > 45.0 && gib < 47.6) ||
                        (gib > 29.5 && gib < 31.4) || (gib > 14.0 && gib < 15.6) ||
                        (gib > 95.0 && gib < 96.5) || (gib > 119.0 && gib < 125.0);
    if (isHip && isHalf)
        return "torch_visible_limit";
    if (n.request < n.free && n.free > 0.0 && n.total > 0.0) {
        if (s.diagnosis.kind == "message/pytorch-xpu" && n.request > 3.9 * kGibi)
            return "torch_xpu_limit";
        if (n.free > 1.05 * n.request)
            return "torch_free_refused";
    }
    return {};
}

std::string_view shareReason(Scene& s, const Numbers& n) {
    const std::string& kind = s.diagnosis.kind;
    const bool isHip = kind == "message/pytorch-hip";
    const bool isNpu = kind == "message/pytorch-npu";
    const bool covers =
        n.unallocated >= n.request ||
        (n.unallocated >= kFragmentedShare * n.total && n.unallocated + n.free >= n.request);
    if (covers && n.unallocated >= kFragmentedShare * n.total)
        return isNpu ? "torch_npu_fragmented" : "torch_fragmented";
    if (covers && n.unallocated >= kPartlyTimes * n.request &&
        n.unallocated >= kPartlyShare * n.total)
        return isNpu ? "torch_npu_fragmented" : "torch_partly_fragmented";
    if (isNpu)
        return "torch_npu_shortage";
    if (isHip)
        return n.free + n.unallocated >= n.request ? "torch_shortage_pieces" : "torch_hip_shortage";
    if (kind == "message/pytorch-xpu")
        return "torch_xpu_shortage";
    const bool isMuch = n.outside > kContext || n.outside > kMuchOutside * n.total;
    if (isMuch && n.outside + n.free >= n.request)
        return "torch_shortage_outside";
    return s.diagnosis.facts.has("cached") ? "torch_shortage_old" : "torch_shortage";
}

void addFindings(Scene& s, const Numbers& n) {
    auto& findings = s.diagnosis.findings;
    const Facts& f = s.diagnosis.facts;
    if (f.has("logit_tokens"))
        findings.push_back({"found.as_logits",
                            {factArgument(f, "request"), factArgument(f, "logit_tokens"),
                             factArgument(f, "vocabulary"), factArgument(f, "element_bytes")}});
    if (n.outside > 0.5 * kGibi)
        findings.push_back({"found.context_part", {Figure{n.outside, UnitKind::Bytes}}});
    if (s.holds("tryset") || s.holds("trysetting"))
        findings.push_back({"found.hint_printed", {}});
}

/// From the surest sign to the weakest.
std::string_view reasonOf(Scene& s, const Numbers& n) {
    Facts& f = s.diagnosis.facts;
    if (n.request > n.total) {
        f.add("ratio", n.request / n.total, UnitKind::None);
        return n.request >= kTooLarge * n.total ? "torch_absurd" : "torch_too_large";
    }
    if (const auto limit = limitReason(s, n);
        limit == "torch_limit" || limit == "torch_xpu_limit" || limit == "torch_visible_limit")
        return limit;
    if (n.outside >= kOtherShare * n.total && n.outside >= 2.0 * kGibi &&
        n.outside - 0.6 * kGibi + n.free >= n.request) {
        f.replace("outside", n.outside);
        return "torch_other_process";
    }
    if (findLeak(s.text, f))
        return "torch_leak";
    if (const auto loading = loadingReason(s, n); !loading.empty())
        return loading;
    if (const auto place = placeReason(s, n); !place.empty())
        return place;
    if (const auto limit = limitReason(s, n); !limit.empty())
        return limit;
    if (isServing(s) && n.unallocated < kFragmentedShare * n.total)
        return "torch_serving_peak";
    if (f.has("private_pools") && n.allocated + n.unallocated > kNearlyFull * n.total)
        return "torch_serving_peak";
    return shareReason(s, n);
}

} // namespace

std::string_view torchReason(Scene& s) {
    Facts& f = s.diagnosis.facts;
    if (!f.has("request") || !f.has("total"))
        return "torch_no_numbers";
    refineKind(s);
    addOtherProcesses(s);
    const Numbers n = complete(f);
    const std::string_view reason = reasonOf(s, n);
    addFindings(s, n);
    return reason;
}

std::string_view mpsReason(Scene& s) {
    Facts& f = s.diagnosis.facts;
    const double allowed = f.valueOr("allowed", 0.0);
    const double request = f.valueOr("request", 0.0);
    if (s.signature.reason != "mps_limit" || allowed <= 0.0)
        return s.signature.reason;
    f.add("headroom",
          std::max(0.0, allowed - f.valueOr("allocated", 0.0) - f.valueOr("other", 0.0)));
    constexpr double kOneTensor = 0.125; // of the limit, in one piece: the scores of attention
    return request >= kOneTensor * allowed ? "mps_attention" : "mps_limit";
}

std::string_view summaryReason(Scene& s) {
    Facts& f = s.diagnosis.facts;
    const double allocated = f.valueOr("allocated", 0.0);
    const double reserved = f.valueOr("reserved", 0.0);
    f.add("unallocated", std::max(0.0, reserved - allocated));
    const bool isFragmented = reserved - allocated > 0.25 * reserved && reserved > 2.0 * kGibi;
    return isFragmented ? "summary_fragmented" : "summary_sound";
}

} // namespace xuanka::toolbox
