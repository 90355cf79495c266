// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/catalog_json.h"

#include "app/model/kv_cache.h"
#include "app/model/parameter_count.h"

#include <array>

namespace xuanka::cli {

namespace {

constexpr std::array<const char*, static_cast<std::size_t>(hardware::ComputeKind::Count)> kKinds{
    "fp64", "fp32", "tf32", "fp16", "bf16", "fp8", "int8", "int4", "fp4"};

template <class Quantity> Json figure(const std::optional<Quantity>& q) {
    return q ? Json(q->value) : Json(nullptr);
}

Json peaksJson(const hardware::Accelerator& a) {
    Json json = Json::object();
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        const hardware::Peak& p = a.peaks[i];
        if (!p.fastAccumulate && !p.fp32Accumulate)
            continue;
        json[kKinds[i]] = {{"flop_per_second", figure(p.fp32Accumulate)},
                           {"fast_accumulate_flop_per_second", figure(p.fastAccumulate)}};
    }
    return json;
}

Json pricesJson(const std::vector<hardware::Price>& prices) {
    Json list = Json::array();
    for (const hardware::Price& p : prices)
        list.push_back({{"amount", p.amount},
                        {"currency", p.currency},
                        {"date", p.date},
                        {"kind", p.kind},
                        {"confirmed", p.isConfirmed},
                        {"evidence", p.evidence}});
    return list;
}

} // namespace

Json toJson(const hardware::Accelerator& a) {
    Json json = Json::object();
    json["id"] = a.id;
    json["name"] = a.name;
    json["vendor"] = a.vendor;
    json["family"] = a.family;
    json["segment"] = a.segment;
    json["form_factor"] = a.formFactor;
    json["released"] = a.released;
    json["ecosystem"] = a.ecosystem;
    json["marketed_gb"] = a.marketedGb;
    json["usable_mib"] = a.usableMib ? Json(*a.usableMib) : Json(nullptr);
    json["bandwidth_bytes_per_second"] = figure(a.bandwidth);
    json["peaks"] = peaksJson(a);
    json["link"] = {{"name", a.link.name},
                    {"bytes_per_second_per_direction", figure(a.link.perDirection)},
                    {"largest_domain", a.link.largestDomain}};
    json["tdp_watts"] = figure(a.tdp);
    json["prices"] = pricesJson(a.prices);
    json["unconfirmed"] = a.unconfirmed;
    json["evidence"] = a.evidence;
    json["note"] = a.note;
    return json;
}

Json toJson(const model::Architecture& m) {
    const model::CacheShape cache = model::cacheShape(m);
    Json json = Json::object();
    json["id"] = m.id;
    json["name"] = m.name;
    json["family"] = m.family;
    json["publisher"] = m.publisher;
    json["released"] = m.released;
    json["license"] = m.license;
    json["parameters"] = {{"total", model::totalParameters(m)},
                          {"active", model::activeParameters(m)}};
    json["kv_bytes_per_token"] = model::cacheBytesPerToken(cache, {}).value;
    json["state_bytes_per_sequence"] = model::stateBytesPerSequence(cache, {}).value;
    json["layers"] = m.layers();
    json["hidden"] = m.hidden;
    json["vocabulary"] = m.vocabulary;
    json["max_context"] = m.maxContext;
    json["native_format"] = m.nativeFormat;
    json["notes"] = m.notes;
    return json;
}

Json toJson(const hardware::NumberFormat& f) {
    Json json = Json::object();
    json["id"] = f.id;
    json["name"] = f.name;
    json["group"] = f.group;
    json["bits_per_weight"] = f.bitsPerWeight;
    json["embedding_bits_per_weight"] = f.embeddingBitsPerWeight;
    json["head_bits_per_weight"] = f.headBitsPerWeight;
    json["computes_in"] = kKinds[static_cast<std::size_t>(f.compute)];
    json["trainable"] = f.isTrainable;
    json["cache"] = f.isCacheFormat;
    json["evidence"] = f.evidence;
    return json;
}

Json toJson(const plan::Optimizer& o) {
    Json json = Json::object();
    json["id"] = o.id;
    json["name"] = o.name;
    json["state_bytes_per_parameter"] = o.stateBytesPerParameter;
    json["state_bytes_per_row_and_column"] = o.stateBytesPerRowAndColumn;
    json["paged"] = o.isPaged;
    json["evidence"] = o.evidence;
    return json;
}

Json toJson(const plan::SoftwareProfile& p) {
    Json json = Json::object();
    json["id"] = p.id;
    json["name"] = p.name;
    json["trains"] = p.trains;
    json["serves"] = p.serves;
    json["ecosystems"] = p.ecosystems;
    json["formats"] = p.formats;
    json["based_on"] = p.basedOn;
    json["coefficients"] = Json::array();
    for (const plan::Coefficient& c : p.coefficients)
        json["coefficients"].push_back({{"name", c.name},
                                        {"value", c.value},
                                        {"unit", c.unit},
                                        {"spread", c.spread},
                                        {"evidence", c.evidence}});
    return json;
}

} // namespace xuanka::cli
