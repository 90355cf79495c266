// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/read_config_json.h"

#include "app/base/json.h"
#include "app/model/block_config.h"
#include "app/model/config_parts.h"
#include "app/model/model_row.h"
#include "app/model/parameter_count.h"
#include "app/model/quantization_config.h"
#include "app/model/skeleton.h"

#include <algorithm>

namespace xuanka::model {
namespace {

constexpr std::int64_t kMostLayers = 2000;
constexpr std::int64_t kMostStreams = 64; ///< of hyper-connections
constexpr JsonLimits kLimits{.bytes = 16U << 20U, .depth = 64};

/// Collects the layers of a model; those that are alike become one kind.
class KindList {
public:
    void add(LayerKind kind) {
        kind.count = 0;
        const auto it = std::find(m_kinds.begin(), m_kinds.end(), kind);
        m_order.push_back(static_cast<std::uint8_t>(it - m_kinds.begin()));
        if (it == m_kinds.end())
            m_kinds.push_back(std::move(kind));
    }

    std::size_t size() const { return m_kinds.size(); }

    void put(Architecture& a) && {
        a.kinds = std::move(m_kinds);
        setOrder(a, m_order);
    }

private:
    std::vector<LayerKind> m_kinds;
    std::vector<std::uint8_t> m_order;
};

/// A small number of the file; 0 where it is absent or too large to be meant.
std::int64_t smallNumber(const ConfigContext& c, std::string_view key) {
    constexpr std::int64_t kMost = 1 << 14;
    const auto n = c.view.whole(key).value_or(0);
    return n >= 0 && n <= kMost ? n : 0;
}

/// Short convolution of LFM2: two projections and a kernel, without a cache that grows.
std::int64_t convolutionParameters(const ConfigContext& c) {
    const auto kernel = c.view.whole(Key::StateConv).value_or(3);
    return 4 * c.hidden * c.hidden + kernel * c.hidden;
}

/// Hyper-connections of DeepSeek-V4: before attention and before the feed-forward a mix of `n`
/// residual streams: projection, base and scales.
std::int64_t hyperConnectionParameters(const ConfigContext& c) {
    const auto n = std::min(smallNumber(c, "hc_mult"), kMostStreams);
    return n > 0 ? 2 * ((2 + n) * n * n * c.hidden + (2 + n) * n + 3) : 0;
}

/// What a family keeps in a layer beside its matrices.
std::int64_t extraOfLayer(const ConfigContext& c, const LayerKind& kind) {
    std::int64_t extra = hyperConnectionParameters(c);
    if (kind.dense && kind.moe)
        extra += c.hidden; // scale before the router (Gemma 4)
    if (const auto width = smallNumber(c, "hidden_size_per_layer_input"); width > 0)
        extra += 2 * width * c.hidden + c.hidden; // gate, projection and norm of the input
    return extra;
}

Result<void> readFfn(const ConfigContext& c, const PlannedLayer& plan, LayerKind& kind) {
    const bool isBeside = c.view.flag("enable_moe_block").value_or(false);
    if (plan.ffn == PlannedFfn::Dense || (plan.ffn == PlannedFfn::Moe && isBeside)) {
        auto dense = readDense(c);
        if (!dense)
            return Failure(dense.error());
        kind.dense = *dense;
    }
    if (plan.ffn == PlannedFfn::Moe) {
        auto moe = readMoe(c);
        if (!moe)
            return Failure(moe.error());
        kind.moe = *moe;
    }
    return {};
}

Result<LayerKind> readLayer(const ConfigContext& c, const PlannedLayer& plan, std::int64_t index) {
    LayerKind kind;
    kind.norms = c.defaults.norms;
    if (plan.mixer == PlannedMixer::Full || plan.mixer == PlannedMixer::Windowed) {
        auto mixer = readAttention(c, plan, index);
        if (!mixer)
            return Failure(mixer.error());
        kind.mixer = *mixer;
    } else if (plan.mixer == PlannedMixer::State) {
        auto mixer = readState(c);
        if (!mixer)
            return Failure(mixer.error());
        kind.mixer = *mixer;
    } else if (plan.mixer == PlannedMixer::Convolution) {
        kind.extraParameters = convolutionParameters(c);
    }
    if (auto read = readFfn(c, plan, kind); !read)
        return Failure(read.error());
    kind.extraParameters += extraOfLayer(c, kind);
    // The first layers of DeepSeek-V4 choose experts by a table of tokens instead of a bias.
    if (kind.moe && index < c.view.whole("num_hash_layers").value_or(0)) {
        kind.moe->hasRouterBias = false;
        kind.extraParameters += c.vocabulary * kind.moe->activeExperts;
    }
    return kind;
}

/// Layers that take keys and values from an earlier one (Hunyuan-Large, Gemma 3n).
void shareKeyValues(const ConfigView& v, std::int64_t index, std::int64_t layers, LayerKind& kind) {
    auto* m = std::get_if<SoftmaxAttention>(&kind.mixer);
    if (m == nullptr)
        return;
    const auto factor = v.whole("cla_share_factor").value_or(1);
    const auto last = v.whole("num_kv_shared_layers").value_or(0);
    m->reusesKeyValueOfPreviousLayer =
        (v.flag("use_cla").value_or(false) && factor > 1 && index % factor != 0) ||
        (last > 0 && index >= layers - last);
}

/// Parameters outside the layers that some families have.
std::int64_t extraOfModel(const ConfigContext& c, const Architecture& a) {
    std::int64_t extra = 0;
    if (c.defaults.addsEmbeddingNorm)
        extra += 2 * c.hidden;
    if (a.embeddingWidth > 0)
        extra += 2 * a.embeddingWidth * c.hidden; // into and out of the hidden width
    if (const auto n = std::min(smallNumber(c, "hc_mult"), kMostStreams); n > 0)
        extra += n * n * c.hidden + n + 1;
    if (const auto width = smallNumber(c, "hidden_size_per_layer_input"); width > 0) {
        const auto rows = c.view.whole("vocab_size_per_layer_input").value_or(c.vocabulary);
        extra += a.layers() * width * (rows + c.hidden) + width;
    }
    return extra;
}

bool isTied(const ConfigView& v, const FamilyDefaults& d) {
    // The top level decides for a nested model; the text section may repeat it.
    if (const auto it = v.root().find("tie_word_embeddings");
        it != v.root().end() && it->is_boolean())
        return it->get<bool>();
    for (const std::string_view key : {"tie_word_embeddings", "tie_embeddings"})
        if (const auto flag = v.flag(key))
            return *flag;
    return d.isTied;
}

Result<void> readOuter(const ConfigContext& c, Architecture& a) {
    const auto& v = c.view;
    const auto& d = c.defaults;
    a.hidden = c.hidden;
    a.vocabulary = c.vocabulary;
    a.norm = d.norm;
    a.hasTiedEmbeddings = isTied(v, d);
    a.hasHeadBias = v.flag("lm_head_bias").value_or(d.hasHeadBias);
    a.hasFinalNorm = v.flag("do_layer_norm_before").value_or(true);
    a.maxContext = v.whole(Key::Context).value_or(0);
    if (a.maxContext <= 0 && d.context > 0) {
        a.maxContext = d.context;
        c.assume(ConfigView::nameOf(Key::Context), d.context);
    }
    if (d.extraPositions >= 0)
        a.learnedPositions = a.maxContext + d.extraPositions;
    if (const auto width = v.whole(Key::EmbeddingWidth); width && *width != c.hidden)
        a.embeddingWidth = *width;
    a.mtpModules = std::max<std::int64_t>(v.whole(Key::MtpModules).value_or(0), 0);
    a.mtpEmbeddingCopies = a.mtpModules > 0 ? d.mtpEmbeddingCopies : 0;
    return {};
}

std::int64_t paddedVocabulary(const ConfigView& v, std::int64_t vocabulary) {
    vocabulary = std::max(vocabulary, v.whole("padded_vocab_size").value_or(0));
    const auto multiple = v.whole("pad_vocab_size_multiple").value_or(1);
    return multiple > 1 ? (vocabulary + multiple - 1) / multiple * multiple : vocabulary;
}

Result<void> readLayers(const ConfigContext& c, std::int64_t layers, Architecture& a) {
    constexpr std::size_t kMostKinds = 36; // what a row of the catalogue can hold
    KindList kinds;
    std::int64_t index = 0;
    for (const auto& plan : planLayers(c.view, c.defaults, layers)) {
        auto kind = readLayer(c, plan, index);
        if (!kind)
            return Failure(kind.error());
        shareKeyValues(c.view, index, layers, *kind);
        applyBlockConfig(c.view, index, c.hidden, *kind);
        kinds.add(std::move(*kind));
        ++index;
        if (kinds.size() > kMostKinds)
            return failField("layers", "rule.at_most", std::to_string(kinds.size()),
                             std::to_string(kMostKinds));
    }
    std::move(kinds).put(a);
    for (const auto& plan : planMtpLayers(c.view)) {
        auto kind = readLayer(c, plan, layers);
        if (!kind)
            return Failure(kind.error());
        kind->count = 1;
        a.mtpKinds.push_back(std::move(*kind));
    }
    // DeepSeek-V4 lists the ratios of its MTP modules after those of the layers.
    if (a.mtpModules > 0 &&
        static_cast<std::int64_t>(c.view.wholes("compress_ratios").size()) > layers) {
        auto kind = readLayer(c, {PlannedMixer::Full, PlannedFfn::Moe}, layers);
        if (!kind)
            return Failure(kind.error());
        kind->count = 1;
        a.mtpKinds.push_back(std::move(*kind));
    }
    return {};
}

void readNames(const ConfigView& v, const FamilyDefaults& d, bool isKnown, Architecture& a) {
    const std::string type = v.modelType();
    a.family = isKnown ? std::string(d.family) : type;
    a.name = v.text("_name_or_path").value_or(type);
    if (const auto slash = a.name.find_last_of('/'); slash != std::string::npos)
        a.name = a.name.substr(slash + 1);
    if (a.name.empty())
        a.name = type.empty() ? "model" : type;
    a.id = a.name;
    a.evidence = "config.json";
}

void addNotes(const ConfigView& v,
              bool isKnown,
              const StoredFormats& formats,
              ImportedModel& model) {
    auto& messages = model.messages;
    if (!isKnown)
        messages.push_back({"import.unknown_family", {v.modelType()}});
    if (formats.isAssumed)
        messages.push_back({"import.assumed_format", {formats.weights}});
    if (!formats.unknown.empty())
        messages.push_back({"import.unknown_quantization", {formats.unknown}});
    if (const auto beside = model.architecture.besideParameters; beside > 0)
        messages.push_back(
            {"import.beside", {Figure{static_cast<double>(beside), UnitKind::Parameters}}});
}

} // namespace

Result<ImportedModel> readConfigJson(std::string_view text) {
    auto json = parseSortedJson(text, kLimits);
    if (!json)
        return Failure(json.error());
    return modelFromConfig(*json);
}

Result<ImportedModel> modelFromConfig(const SortedJson& json) {
    if (!json.is_object())
        return fail({ErrorCode::Malformed, "config.json", "rule.json_object", {}, {}, {}});
    const ConfigView view(json);
    bool isKnown = false;
    const FamilyDefaults defaults = familyDefaults(view, isKnown);
    ImportedModel model;
    ConfigContext context{view, defaults, 0, 0, model.messages};
    const auto hidden = context.need(Key::Hidden);
    const auto vocabulary = context.need(Key::Vocabulary, defaults.vocabulary);
    for (const auto* value : {&hidden, &vocabulary})
        if (!*value)
            return Failure(value->error());
    context.hidden = *hidden;
    context.vocabulary = paddedVocabulary(view, *vocabulary);
    const auto layers = layerCount(view);
    if (layers < 1 || layers > kMostLayers)
        return failField(std::string(ConfigView::nameOf(Key::Layers)), "rule.layer_count",
                         std::to_string(layers), layers < 1 ? "1" : std::to_string(kMostLayers));
    auto& a = model.architecture;
    readNames(view, defaults, isKnown, a);
    if (auto read = readOuter(context, a); !read)
        return Failure(read.error());
    if (auto read = readLayers(context, layers, a); !read)
        return Failure(read.error());
    a.extraParameters = extraOfModel(context, a);
    a.besideParameters = visionParameters(view, a.hidden);
    if (auto checked = checkArchitecture(a); !checked)
        return Failure(checked.error());
    const auto formats = storedFormats(view);
    a.nativeFormat = model.weightFormat = formats.weights;
    model.cacheFormat = formats.cache;
    addNotes(view, isKnown, formats, model);
    return model;
}

} // namespace xuanka::model
