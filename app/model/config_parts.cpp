// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/config_parts.h"

#include <algorithm>

namespace xuanka::model {
namespace {

constexpr std::int64_t kDefaultWidening = 4; ///< feed-forward over hidden where nothing is said
constexpr std::int64_t kMambaExpand = 2;
constexpr std::int64_t kMambaState = 16;
constexpr std::int64_t kMambaConv = 4;

std::int64_t ceilDivide(std::int64_t a, std::int64_t b) {
    return (a + b - 1) / std::max<std::int64_t>(b, 1);
}

/// First value that is there.
std::int64_t firstOf(std::initializer_list<std::optional<std::int64_t>> values) {
    for (const auto& value : values)
        if (value)
            return *value;
    return 0;
}

/// A multiple of the hidden width; 0 where the file's factor is no sensible one.
std::int64_t timesHidden(double factor, std::int64_t hidden) {
    const double width = factor * static_cast<double>(hidden);
    return width > 0.0 && width <= static_cast<double>(kLargestSize)
               ? static_cast<std::int64_t>(width)
               : 0;
}

bool anyFlag(const ConfigView& v, std::initializer_list<std::string_view> keys, bool usual) {
    for (const auto key : keys)
        if (const auto flag = v.flag(key))
            return *flag;
    return usual;
}

void readBiases(const ConfigContext& c, SoftmaxAttention& m) {
    const auto& d = c.defaults;
    m.hasQkvBias = d.hasQkvBias;
    m.hasOutputBias = d.hasOutputBias;
    if (const auto flag = c.view.flag("attention_bias")) {
        m.hasQkvBias = *flag;
        if (d.attentionBiasCoversOutput)
            m.hasOutputBias = *flag;
    }
    if (d.biasKey != BiasKey::Ignored)
        for (const std::string_view key : {"bias", "use_bias", "add_bias_linear"})
            if (const auto flag = c.view.flag(key))
                m.hasQkvBias = m.hasOutputBias = *flag;
    m.hasQkvBias = anyFlag(c.view, {"qkv_bias", "use_qkv_bias", "add_qkv_bias"}, m.hasQkvBias);
    m.hasOutputBias =
        anyFlag(c.view, {"attention_out_bias", "use_out_bias", "o_bias"}, m.hasOutputBias);
}

Result<void> readHeads(const ConfigContext& c, SoftmaxAttention& m) {
    const auto heads = c.need(Key::Heads, c.defaults.heads);
    if (!heads)
        return Failure(heads.error());
    m.heads = *heads;
    const bool isMultiHead = c.view.flag("multi_query_attention") == false;
    m.kvHeads =
        isMultiHead
            ? *heads
            : firstOf({c.defaults.forcesKvHeads ? std::optional(c.defaults.kvHeads)
                                                : c.view.whole(Key::KvHeads),
                       c.defaults.kvHeads > 0 ? std::optional(c.defaults.kvHeads) : std::nullopt,
                       *heads});
    const std::int64_t usualDim =
        c.defaults.headDim > 0 ? c.defaults.headDim : c.hidden / std::max<std::int64_t>(*heads, 1);
    m.headDim = firstOf({c.view.whole(Key::HeadDim), usualDim});
    if (const auto valueDim = c.view.whole(Key::ValueHeadDim); valueDim && *valueDim != m.headDim)
        m.valueHeadDim = *valueDim;
    return {};
}

/// Windowed layers, or the global ones, may have heads of their own.
void readHeadsOfKind(const ConfigView& v, bool isWindowed, SoftmaxAttention& m) {
    struct Override {
        std::string_view key;
        std::int64_t SoftmaxAttention::*member;
        bool isOfWindowed;
    };

    static constexpr std::array<Override, 8> kOverrides{
        {{"swa_num_attention_heads", &SoftmaxAttention::heads, true},
         {"swa_num_key_value_heads", &SoftmaxAttention::kvHeads, true},
         {"swa_head_dim", &SoftmaxAttention::headDim, true},
         {"swa_v_head_dim", &SoftmaxAttention::valueHeadDim, true},
         {"attention_other_setting.num_attention_heads", &SoftmaxAttention::heads, true},
         {"attention_other_setting.num_attention_groups", &SoftmaxAttention::kvHeads, true},
         {"global_head_dim", &SoftmaxAttention::headDim, false},
         {"num_global_key_value_heads", &SoftmaxAttention::kvHeads, false}}};
    for (const auto& o : kOverrides)
        if (o.isOfWindowed == isWindowed)
            if (const auto value = v.whole(o.key))
                m.*o.member = *value;
    if (m.valueHeadDim == m.headDim)
        m.valueHeadDim = 0;
}

Result<Mixer> readSoftmax(const ConfigContext& c, const PlannedLayer& layer) {
    const auto& v = c.view;
    SoftmaxAttention m;
    if (auto read = readHeads(c, m); !read)
        return Failure(read.error());
    readBiases(c, m);
    const bool isWindowed = layer.mixer == PlannedMixer::Windowed;
    if (isWindowed)
        m.windowTokens = firstOf({v.whole(Key::Window), c.defaults.windowTokens});
    readHeadsOfKind(v, isWindowed, m);
    m.qkNorm = c.defaults.qkNorm;
    m.hasOutputGate =
        anyFlag(v, {"attn_output_gate", "attention_output_gate"}, c.defaults.hasOutputGate);
    m.hasSinks =
        anyFlag(v, {isWindowed ? "add_swa_attention_sink_bias" : "add_full_attention_sink_bias"},
                c.defaults.hasSinks);
    m.sharesKeyValueProjection = !isWindowed && v.flag("attention_k_eq_v").value_or(false);
    if (layer.hasIndexer && v.whole(Key::IndexHeads) && v.has("sparse_attention_config")) {
        m.indexerHeads = *v.whole(Key::IndexHeads);
        m.indexerDim = v.whole(Key::IndexDim).value_or(0);
        m.indexerTopK = v.whole("sparse_attention_config.sparse_topk_blocks").value_or(0) *
                        v.whole("sparse_attention_config.sparse_block_size").value_or(0);
    }
    return Mixer(m);
}

Result<Mixer> readLatent(const ConfigContext& c, const PlannedLayer& layer) {
    const auto& v = c.view;
    const auto heads = c.need(Key::Heads, c.defaults.heads);
    const auto rope = c.need(Key::RopeDim);
    const auto nope = c.need(Key::NopeDim);
    for (const auto* value : {&heads, &rope, &nope})
        if (!*value)
            return Failure(value->error());
    LatentAttention m;
    m.heads = *heads;
    m.queryLoraRank = v.whole(Key::QueryRank).value_or(0);
    m.kvLoraRank = v.whole(Key::KvRank).value_or(0);
    m.ropeDim = *rope;
    m.nopeDim = *nope;
    m.valueDim = v.whole(Key::ValueHeadDim).value_or(*nope);
    if (layer.hasIndexer && v.whole(Key::IndexHeads)) {
        m.indexerHeads = *v.whole(Key::IndexHeads);
        m.indexerDim = v.whole(Key::IndexDim).value_or(0);
        m.indexerTopK = v.whole(Key::IndexTopK).value_or(0);
    }
    return Mixer(m);
}

Result<Mixer> readCompressed(const ConfigContext& c, std::int64_t ratio) {
    const auto& v = c.view;
    const auto heads = c.need(Key::Heads);
    const auto dim = c.need(Key::HeadDim);
    for (const auto* value : {&heads, &dim})
        if (!*value)
            return Failure(value->error());
    constexpr std::int64_t kIndexedRatio = 4; ///< the long history is read in whole
    CompressedAttention m;
    m.heads = *heads;
    m.headDim = *dim;
    m.queryLoraRank = v.whole(Key::QueryRank).value_or(0);
    m.outputLoraRank = v.whole("o_lora_rank").value_or(0);
    m.outputGroups = std::max<std::int64_t>(v.whole("o_groups").value_or(1), 1);
    m.ropeDim = v.whole(Key::RopeDim).value_or(0);
    m.windowTokens = v.whole(Key::Window).value_or(0);
    m.compressRatio = ratio;
    if (ratio == kIndexedRatio) {
        m.indexerHeads = v.whole(Key::IndexHeads).value_or(0);
        m.indexerDim = v.whole(Key::IndexDim).value_or(0);
        m.indexerTopK = v.whole(Key::IndexTopK).value_or(0);
    }
    return Mixer(m);
}

Result<Mixer> readMamba(const ConfigContext& c) {
    const auto& v = c.view;
    const std::string type = v.modelType();
    StateLayer m;
    const auto expand =
        v.real("expand").value_or(v.real("mamba_expand").value_or(double{kMambaExpand}));
    const auto headDim = v.whole(Key::StateHeadDim);
    const bool isSecond = type == "mamba2" || v.whole("mamba_num_heads") ||
                          v.whole("mamba_n_heads") || v.whole("n_mamba_heads");
    m.stateSize = v.whole(Key::StateSize).value_or(isSecond ? 128 : kMambaState);
    m.convKernel = v.whole(Key::StateConv).value_or(kMambaConv);
    m.innerWidth = firstOf({v.whole(Key::StateInner),
                            c.defaults.isStateAlone ? v.whole("intermediate_size") : std::nullopt,
                            timesHidden(expand, c.hidden)});
    if (isSecond) {
        m.kind = StateLayer::Kind::Mamba2;
        const auto dim = std::max<std::int64_t>(headDim.value_or(64), 1);
        m.heads = v.whole(Key::StateHeads).value_or(m.innerWidth / dim);
        m.groups = v.whole(Key::StateGroups).value_or(1);
        m.innerWidth = headDim ? m.heads * dim : m.innerWidth;
        return Mixer(m);
    }
    m.kind = type.find("jamba") != std::string::npos ? StateLayer::Kind::Mamba1Norm
                                                     : StateLayer::Kind::Mamba1;
    m.dtRank = v.whole(Key::StateDtRank).value_or(ceilDivide(c.hidden, 16));
    return Mixer(m);
}

std::int64_t expertWidthOf(const ConfigContext& c) {
    return firstOf({c.view.whole(Key::ExpertWidth), c.view.whole(Key::FfnWidth)});
}

} // namespace

Result<std::int64_t> ConfigContext::need(Key key, std::int64_t usual) const {
    const auto value = view.whole(key);
    if (value && *value > 0)
        return *value;
    const std::string name(ConfigView::nameOf(key));
    if (value && *value < 0)
        return failField(name, "rule.not_negative", std::to_string(*value), "0");
    if (usual <= 0)
        return failField(name, "rule.key_missing", {});
    assume(name, usual);
    return usual;
}

void ConfigContext::assume(std::string_view key, std::int64_t value) const {
    const Message message{"import.assumed", {std::string(key), value}};
    if (std::find(messages.begin(), messages.end(), message) == messages.end())
        messages.push_back(message);
}

Result<Mixer> readAttention(const ConfigContext& c, const PlannedLayer& layer, std::int64_t index) {
    const auto ratios = c.view.wholes("compress_ratios");
    if (!ratios.empty())
        return readCompressed(c, index < static_cast<std::int64_t>(ratios.size())
                                     ? ratios[static_cast<std::size_t>(index)]
                                     : 0);
    if (c.view.whole(Key::KvRank).value_or(0) > 0)
        return readLatent(c, layer);
    return readSoftmax(c, layer);
}

Result<Mixer> readState(const ConfigContext& c) {
    const auto& v = c.view;
    if (!v.whole(Key::LinearKeyHeads) && v.wholes("attn_type_list").empty())
        return readMamba(c);
    StateLayer m;
    m.convKernel = v.whole(Key::StateConv).value_or(kMambaConv);
    if (const auto keyHeads = v.whole(Key::LinearKeyHeads)) {
        m.kind = v.has("linear_attn_config") ? StateLayer::Kind::KimiDelta
                                             : StateLayer::Kind::GatedDelta;
        m.keyHeads = *keyHeads;
        m.valueHeads = v.whole(Key::LinearValueHeads).value_or(*keyHeads);
        m.keyHeadDim = v.whole(Key::LinearKeyDim).value_or(128);
        m.valueHeadDim = v.whole(Key::LinearValueDim).value_or(m.keyHeadDim);
        return Mixer(m);
    }
    SoftmaxAttention heads;
    if (auto read = readHeads(c, heads); !read)
        return Failure(read.error());
    m.kind = StateLayer::Kind::Lightning;
    m.convKernel = 0;
    m.keyHeads = heads.heads;
    m.keyHeadDim = heads.headDim;
    return Mixer(m);
}

Result<DenseFfn> readDense(const ConfigContext& c) {
    const auto& v = c.view;
    DenseFfn f;
    f.isGated = c.defaults.isGated;
    f.hasBias = anyFlag(v, {"mlp_bias"}, c.defaults.hasMlpBias);
    if (c.defaults.biasKey == BiasKey::Everything)
        f.hasBias = anyFlag(v, {"bias", "use_bias"}, f.hasBias);
    const auto multiple = v.real("expansion_ratio");
    f.width = firstOf({v.whole(Key::DenseWidth), v.whole(Key::FfnWidth),
                       multiple ? std::optional(timesHidden(*multiple, c.hidden)) : std::nullopt});
    if (f.width <= 0) {
        f.width = kDefaultWidening * c.hidden;
        if (f.isGated)
            c.assume(ConfigView::nameOf(Key::FfnWidth), f.width);
    }
    if (c.defaults.halvesFfnWidth)
        f.width /= 2;
    return f;
}

Result<MoeFfn> readMoe(const ConfigContext& c) {
    const auto& v = c.view;
    const auto active = c.need(Key::ActiveExperts);
    if (!active)
        return Failure(active.error());
    MoeFfn f;
    f.experts = v.whole(Key::Experts).value_or(0);
    f.activeExperts = *active;
    f.expertWidth = expertWidthOf(c);
    if (f.expertWidth <= 0)
        return failField(std::string(ConfigView::nameOf(Key::ExpertWidth)), "rule.key_missing", {});
    f.isGated = c.defaults.isGated;
    const auto shared = v.whole(Key::SharedExperts);
    if (const auto width = v.whole(Key::SharedWidth))
        f.sharedWidth = *width;
    else if (shared)
        f.sharedWidth = *shared * f.expertWidth;
    else if (c.defaults.hasSharedExpert)
        f.sharedWidth = f.expertWidth;
    f.latentWidth = v.whole(Key::LatentWidth).value_or(0);
    f.hasSharedGate = c.defaults.hasSharedGate && f.sharedWidth > 0;
    f.hasExpertBias = c.defaults.hasExpertBias;
    f.hasRouterBias =
        c.defaults.hasRouterBias || v.text("topk_method") == "noaux_tc" ||
        anyFlag(v,
                {"use_routing_bias", "use_moe_router_bias", "moe_use_aux_free", "use_expert_bias"},
                false);
    return f;
}

} // namespace xuanka::model
