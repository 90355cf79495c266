// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/quantization_config.h"

#include "app/base/text.h"

#include <algorithm>
#include <array>

namespace xuanka::model {
namespace {

std::string lowerText(const ConfigView& v, std::string_view key) {
    return lowerAscii(v.text(key).value_or(std::string()));
}

std::string dtypeOf(const ConfigView& v) {
    for (const std::string_view key : {"dtype", "torch_dtype"}) {
        std::string name = lowerText(v, key);
        if (name.starts_with("torch."))
            name = name.substr(6);
        if (name == "bfloat16" || name == "bf16")
            return "bf16";
        if (name == "float16" || name == "half" || name == "fp16")
            return "fp16";
        if (name == "float32" || name == "float" || name == "fp32")
            return "fp32";
        if (name.starts_with("float8"))
            return "fp8";
    }
    return {};
}

/// True where the parts that publishers leave alone include attention: only experts are small then.
bool leavesAttention(const ConfigView& quantization) {
    for (const std::string_view key : {"ignore", "exclude_modules", "modules_to_not_convert"})
        for (const auto& module : quantization.texts(key))
            if (module.find("self_attn") != std::string::npos &&
                module.find("norm") == std::string::npos &&
                module.find("indexer") == std::string::npos)
                return true;
    return false;
}

std::string grouped(std::string_view method, std::int64_t bits, std::int64_t group) {
    const std::string name = std::string(method) + "-int" + std::to_string(bits);
    return name + (group > 0 ? "-g" + std::to_string(group) : "-channel");
}

std::string ofBitsAndBytes(const ConfigView& q) {
    if (q.flag("load_in_8bit").value_or(false))
        return "bnb-int8";
    if (lowerText(q, "bnb_4bit_quant_type") == "fp4")
        return "bnb-fp4";
    return q.flag("bnb_4bit_use_double_quant").value_or(false) ? "nf4-dq" : "nf4";
}

/// Compressed-tensors and ModelOpt describe weights by bits, type and strategy.
std::string ofWeights(const ConfigView& w, bool hasExperts, bool experts) {
    const auto bits = w.whole("num_bits").value_or(16);
    const auto group = w.whole("group_size").value_or(0);
    const bool isFloat = lowerText(w, "type") == "float";
    if (bits == 4 && isFloat)
        return hasExperts && experts ? "nvfp4-experts" : group == 32 ? "mxfp4" : "nvfp4";
    if (bits == 4)
        return hasExperts && experts ? "int4-g32-experts"
                                     : grouped("awq", 4, group > 0 ? group : 128);
    if (bits == 8 && isFloat)
        return w.has("block_structure")                ? "fp8-block128"
               : lowerText(w, "strategy") == "channel" ? "fp8-channel"
                                                       : "fp8";
    return bits == 8 ? (group > 0 ? grouped("gptq", 8, group) : "int8") : "";
}

std::string ofGroups(const ConfigView& q, bool hasExperts) {
    for (const std::string_view key :
         {"config_groups.group_0.weights", "config_groups.group_1.weights"})
        if (const auto* weights = q.find(key); weights != nullptr && weights->is_object())
            return ofWeights(ConfigView(*weights), hasExperts, leavesAttention(q));
    return {};
}

std::string ofModelOpt(const ConfigView& q, bool hasExperts) {
    const std::string algorithm = lowerText(q, "quant_algo");
    if (lowerText(q, "moe_quant_algo") == "nvfp4" || algorithm == "nvfp4")
        return hasExperts && (leavesAttention(q) || algorithm != "nvfp4") ? "nvfp4-experts"
                                                                          : "nvfp4";
    if (algorithm == "mixed_precision")
        return hasExperts ? "nvfp4-experts" : "nvfp4";
    if (algorithm.find("fp8") != std::string::npos)
        return "fp8";
    if (algorithm.find("w4a16") != std::string::npos || algorithm.find("int4") != std::string::npos)
        return grouped("awq", 4, q.whole("group_size").value_or(128));
    return {};
}

std::string ofMethod(const ConfigView& v, const ConfigView& q, const std::string& method) {
    const bool hasExperts = v.whole(Key::Experts).value_or(0) > 1;
    if (q.has("quant_algo"))
        if (auto id = ofModelOpt(q, hasExperts); !id.empty())
            return id;
    if (method == "awq")
        return grouped("awq", q.whole("bits").value_or(q.whole("w_bit").value_or(4)),
                       q.whole("group_size").value_or(q.whole("q_group_size").value_or(128)));
    if (method == "gptq" || method == "gptq_marlin" || method == "auto-round")
        return grouped("gptq", q.whole("bits").value_or(4),
                       std::max<std::int64_t>(q.whole("group_size").value_or(128), 0));
    if (method == "bitsandbytes")
        return ofBitsAndBytes(q);
    if (method == "mxfp4")
        return "mxfp4-experts";
    if (method == "fbgemm_fp8")
        return "fp8-channel";
    if (method == "fp8") {
        if (lowerText(v, "expert_dtype") == "fp4")
            return "fp8-fp4-experts";
        return q.wholes("weight_block_size").empty() ? "fp8" : "fp8-block128";
    }
    return ofGroups(q, hasExperts);
}

} // namespace

StoredFormats storedFormats(const ConfigView& v) {
    StoredFormats formats;
    formats.weights = dtypeOf(v);
    formats.isAssumed = formats.weights.empty();
    if (formats.isAssumed)
        formats.weights = "bf16";
    const auto* section = v.find("quantization_config");
    if (section == nullptr || !section->is_object())
        section = v.find("compression_config");
    if (section == nullptr || !section->is_object())
        return formats;
    const ConfigView q(*section);
    const std::string method = lowerText(q, "quant_method");
    const std::string id = ofMethod(v, q, method);
    if (id.empty()) {
        formats.unknown = method.empty() ? "quantization_config" : method;
    } else {
        formats.weights = id;
        formats.isAssumed = false;
    }
    const bool hasFp8Cache = q.whole("kv_cache_scheme.num_bits") == 8 ||
                             lowerText(q, "kv_cache_scheme") == "fp8" ||
                             lowerText(q, "kv_cache_quant_algo") == "fp8";
    if (hasFp8Cache)
        formats.cache = "fp8";
    return formats;
}

} // namespace xuanka::model
