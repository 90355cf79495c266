// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/layer_text.h"

#include "app/base/text.h"

#include <array>
#include <charconv>
#include <span>

namespace xuanka::model {
namespace {

constexpr std::size_t kMostKinds = 36;
constexpr std::int64_t kMostLayers = 10'000;
constexpr std::int64_t kMostNorms = 64;

template <class T> struct Number {
    std::string_view key;
    std::int64_t T::*member;
};

template <class T> struct Flag {
    std::string_view key;
    bool T::*member;
};

template <class T> struct Words; // numbers and flags of one part of a layer

template <> struct Words<SoftmaxAttention> {
    using T = SoftmaxAttention;
    static constexpr std::array<Number<T>, 8> numbers{{{"heads", &T::heads},
                                                       {"kv", &T::kvHeads},
                                                       {"dim", &T::headDim},
                                                       {"value-dim", &T::valueHeadDim},
                                                       {"window", &T::windowTokens},
                                                       {"indexer-heads", &T::indexerHeads},
                                                       {"indexer-dim", &T::indexerDim},
                                                       {"indexer-top", &T::indexerTopK}}};
    static constexpr std::array<Flag<T>, 6> flags{
        {{"qkv-bias", &T::hasQkvBias},
         {"out-bias", &T::hasOutputBias},
         {"gated", &T::hasOutputGate},
         {"sinks", &T::hasSinks},
         {"shared-kv", &T::sharesKeyValueProjection},
         {"reuses-kv", &T::reusesKeyValueOfPreviousLayer}}};
};

template <> struct Words<LatentAttention> {
    using T = LatentAttention;
    static constexpr std::array<Number<T>, 9> numbers{{{"heads", &T::heads},
                                                       {"q-rank", &T::queryLoraRank},
                                                       {"kv-rank", &T::kvLoraRank},
                                                       {"rope", &T::ropeDim},
                                                       {"nope", &T::nopeDim},
                                                       {"value-dim", &T::valueDim},
                                                       {"indexer-heads", &T::indexerHeads},
                                                       {"indexer-dim", &T::indexerDim},
                                                       {"indexer-top", &T::indexerTopK}}};
    static constexpr std::array<Flag<T>, 0> flags{};
};

template <> struct Words<CompressedAttention> {
    using T = CompressedAttention;
    static constexpr std::array<Number<T>, 11> numbers{{{"heads", &T::heads},
                                                        {"dim", &T::headDim},
                                                        {"q-rank", &T::queryLoraRank},
                                                        {"out-rank", &T::outputLoraRank},
                                                        {"out-groups", &T::outputGroups},
                                                        {"rope", &T::ropeDim},
                                                        {"window", &T::windowTokens},
                                                        {"ratio", &T::compressRatio},
                                                        {"indexer-heads", &T::indexerHeads},
                                                        {"indexer-dim", &T::indexerDim},
                                                        {"indexer-top", &T::indexerTopK}}};
    static constexpr std::array<Flag<T>, 0> flags{};
};

template <> struct Words<StateLayer> {
    using T = StateLayer;
    static constexpr std::array<Number<T>, 10> numbers{{{"inner", &T::innerWidth},
                                                        {"state", &T::stateSize},
                                                        {"conv", &T::convKernel},
                                                        {"heads", &T::heads},
                                                        {"groups", &T::groups},
                                                        {"dt-rank", &T::dtRank},
                                                        {"key-heads", &T::keyHeads},
                                                        {"value-heads", &T::valueHeads},
                                                        {"key-dim", &T::keyHeadDim},
                                                        {"value-dim", &T::valueHeadDim}}};
    static constexpr std::array<Flag<T>, 0> flags{};
};

template <> struct Words<DenseFfn> {
    using T = DenseFfn;
    static constexpr std::array<Number<T>, 1> numbers{{{"width", &T::width}}};
    static constexpr std::array<Flag<T>, 2> flags{{{"gated", &T::isGated}, {"bias", &T::hasBias}}};
};

template <> struct Words<MoeFfn> {
    using T = MoeFfn;
    static constexpr std::array<Number<T>, 5> numbers{{{"experts", &T::experts},
                                                       {"active", &T::activeExperts},
                                                       {"width", &T::expertWidth},
                                                       {"shared", &T::sharedWidth},
                                                       {"latent", &T::latentWidth}}};
    static constexpr std::array<Flag<T>, 4> flags{{{"gated", &T::isGated},
                                                   {"shared-gate", &T::hasSharedGate},
                                                   {"router-bias", &T::hasRouterBias},
                                                   {"expert-bias", &T::hasExpertBias}}};
};

constexpr std::array<std::string_view, 6> kStateNames{"mamba1",      "mamba1-norm", "mamba2",
                                                      "gated-delta", "kimi-delta",  "lightning"};
constexpr std::array<std::string_view, 6> kQkNormNames{"none",  "head-width",    "projection",
                                                       "heads", "head-width-ln", "heads-ln"};

Failure badWord(std::string_view word, std::string_view rule, std::string nearest = {}) {
    return failField("layers", std::string(rule), std::string(word), std::move(nearest));
}

Failure badOrder(std::string_view word, std::string_view rule, std::string nearest = {}) {
    return failField("layer_order", std::string(rule), std::string(word), std::move(nearest));
}

Result<std::int64_t> number(std::string_view word, std::string_view digits) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size())
        return badWord(word, "rule.whole_number");
    return value;
}

template <class T> std::string nearestWord(std::string_view key) {
    std::vector<std::string_view> known;
    for (const auto& n : Words<T>::numbers)
        known.push_back(n.key);
    for (const auto& f : Words<T>::flags)
        known.push_back(f.key);
    return std::string(nearestOf(key, known));
}

/// One "key=value" or flag of a part.
template <class T> Result<void> readWord(T& part, std::string_view word) {
    const auto equals = word.find('=');
    const auto key = word.substr(0, equals);
    if (equals == std::string_view::npos) {
        for (const auto& f : Words<T>::flags)
            if (f.key == key) {
                part.*f.member = true;
                return {};
            }
        return badWord(word, "rule.known_word", nearestWord<T>(key));
    }
    const auto text = word.substr(equals + 1);
    if constexpr (std::is_same_v<T, SoftmaxAttention>) {
        if (key == "qk-norm") {
            for (std::size_t i = 0; i < kQkNormNames.size(); ++i)
                if (kQkNormNames[i] == text) {
                    part.qkNorm = static_cast<SoftmaxAttention::QkNorm>(i);
                    return {};
                }
            return badWord(word, "rule.known_word", std::string(nearestOf(text, kQkNormNames)));
        }
    }
    for (const auto& n : Words<T>::numbers)
        if (n.key == key) {
            const auto value = number(word, text);
            if (!value)
                return Failure(value.error());
            if (*value < 0)
                return badWord(word, "rule.not_negative", "0");
            if (*value > kLargestSize)
                return badWord(word, "rule.at_most", std::to_string(kLargestSize));
            part.*n.member = *value;
            return {};
        }
    return badWord(word, "rule.known_word", nearestWord<T>(key));
}

template <class T> Result<T> readPart(T part, std::span<const std::string_view> words) {
    for (const auto& word : words)
        if (auto read = readWord(part, word); !read)
            return Failure(read.error());
    return part;
}

Result<void>
readMixer(LayerKind& kind, std::string_view name, std::span<const std::string_view> words) {
    const auto put = [&kind](auto part) -> Result<void> {
        if (!part)
            return Failure(part.error());
        kind.mixer = *part;
        return {};
    };
    if (name == "softmax")
        return put(readPart(SoftmaxAttention{}, words));
    if (name == "latent")
        return put(readPart(LatentAttention{}, words));
    if (name == "compressed")
        return put(readPart(CompressedAttention{}, words));
    for (std::size_t i = 0; i < kStateNames.size(); ++i)
        if (kStateNames[i] == name)
            return put(readPart(StateLayer{.kind = static_cast<StateLayer::Kind>(i)}, words));
    static constexpr std::array<std::string_view, 11> kParts{
        "softmax",     "latent",     "compressed", "mamba1", "mamba1-norm", "mamba2",
        "gated-delta", "kimi-delta", "lightning",  "dense",  "moe"};
    return badWord(name, "rule.known_word", std::string(nearestOf(name, kParts)));
}

Result<void> readPartOfLayer(LayerKind& kind, std::span<const std::string_view> words) {
    const auto name = words.front();
    const auto rest = words.subspan(1);
    if (name.starts_with("norms=") || name.starts_with("extra=")) {
        const auto value = number(name, name.substr(6));
        if (!value)
            return Failure(value.error());
        const bool isNorms = name.starts_with("norms=");
        const std::int64_t most = isNorms ? kMostNorms : kMostParameters;
        if (*value > most || *value < (isNorms ? 0 : -most))
            return badWord(name, "rule.at_most", std::to_string(most));
        (isNorms ? kind.norms : kind.extraParameters) = *value;
        return rest.empty() ? Result<void>{} : badWord(rest.front(), "rule.known_word");
    }
    if (name == "dense") {
        const auto part = readPart(DenseFfn{.isGated = false}, rest);
        if (!part)
            return Failure(part.error());
        kind.dense = *part;
        return {};
    }
    if (name == "moe") {
        const auto part = readPart(MoeFfn{.isGated = false}, rest);
        if (!part)
            return Failure(part.error());
        kind.moe = *part;
        return {};
    }
    return readMixer(kind, name, rest);
}

Result<LayerKind> readKind(std::string_view text) {
    LayerKind kind;
    bool isFirst = true;
    for (const auto part : splitText(text, ';')) {
        auto words = splitWords(part);
        std::span<const std::string_view> rest(words);
        if (isFirst) {
            if (rest.empty())
                return badWord(text, "rule.layer_count");
            const auto count = number(rest.front(), rest.front());
            if (!count)
                return Failure(count.error());
            if (*count < 1 || *count > kMostLayers)
                return badWord(rest.front(), "rule.layer_count", "1");
            kind.count = *count;
            rest = rest.subspan(1);
            isFirst = false;
        }
        if (rest.empty())
            continue;
        if (auto read = readPartOfLayer(kind, rest); !read)
            return Failure(read.error());
    }
    if (isFirst)
        return badWord(text, "rule.layer_count", "1");
    return kind;
}

template <class T> std::string writePart(std::string_view name, const T& part) {
    std::string text(name);
    for (const auto& n : Words<T>::numbers)
        if (part.*n.member != 0)
            text += ' ' + std::string(n.key) + '=' + std::to_string(part.*n.member);
    if constexpr (std::is_same_v<T, SoftmaxAttention>)
        if (part.qkNorm != SoftmaxAttention::QkNorm::None)
            text += " qk-norm=" + std::string(kQkNormNames[static_cast<std::size_t>(part.qkNorm)]);
    for (const auto& f : Words<T>::flags)
        if (part.*f.member)
            text += ' ' + std::string(f.key);
    return text;
}

struct MixerWriter {
    std::string operator()(std::monostate) const { return {}; }

    std::string operator()(const SoftmaxAttention& m) const { return writePart("softmax", m); }

    std::string operator()(const LatentAttention& m) const { return writePart("latent", m); }

    std::string operator()(const CompressedAttention& m) const {
        return writePart("compressed", m);
    }

    std::string operator()(const StateLayer& m) const {
        return writePart(kStateNames[static_cast<std::size_t>(m.kind)], m);
    }
};

char digitOf(std::size_t kind) {
    return static_cast<char>(kind < 10 ? '0' + kind : 'a' + (kind - 10));
}

} // namespace

Result<std::vector<LayerKind>> parseLayers(std::string_view text) {
    std::vector<LayerKind> kinds;
    for (const auto part : splitText(text, '|')) {
        auto kind = readKind(part);
        if (!kind)
            return Failure(kind.error());
        kinds.push_back(*kind);
    }
    if (kinds.size() > kMostKinds)
        return badWord(std::to_string(kinds.size()), "rule.at_most", std::to_string(kMostKinds));
    return kinds;
}

std::string formatLayers(const std::vector<LayerKind>& kinds) {
    std::string text;
    for (const auto& kind : kinds) {
        text += (text.empty() ? "" : " | ") + std::to_string(kind.count);
        std::string_view separator = " ";
        const auto append = [&](const std::string& part) {
            if (part.empty())
                return;
            text += std::string(separator) + part;
            separator = "; ";
        };
        append(std::visit(MixerWriter{}, kind.mixer));
        if (kind.dense)
            append(writePart("dense", *kind.dense));
        if (kind.moe)
            append(writePart("moe", *kind.moe));
        if (kind.norms != LayerKind{}.norms)
            append("norms=" + std::to_string(kind.norms));
        if (kind.extraParameters != 0)
            append("extra=" + std::to_string(kind.extraParameters));
    }
    return text;
}

Result<std::vector<std::uint8_t>> parseOrder(std::string_view text) {
    std::vector<std::uint8_t> order;
    for (const auto group : splitWords(text)) {
        const auto x = group.find('x');
        if (x == std::string_view::npos || x + 1 == group.size())
            return badOrder(group, "rule.layer_order", "1x0");
        const auto times = number(group, group.substr(0, x));
        if (!times)
            return badOrder(group, "rule.whole_number");
        const auto digits = group.substr(x + 1);
        if (*times < 1 || *times > kMostLayers ||
            static_cast<std::size_t>(*times) * digits.size() + order.size() > kMostLayers)
            return badOrder(group, "rule.layer_count", "1");
        for (std::int64_t i = 0; i < *times; ++i)
            for (const char c : digits) {
                const int kind = c >= '0' && c <= '9'   ? c - '0'
                                 : c >= 'a' && c <= 'z' ? c - 'a' + 10
                                                        : -1;
                if (kind < 0)
                    return badOrder(group, "rule.layer_order", "1x0");
                order.push_back(static_cast<std::uint8_t>(kind));
            }
    }
    return order;
}

std::string formatOrder(const std::vector<std::uint8_t>& order) {
    constexpr std::size_t kLongestPattern = 12;
    std::string text;
    for (std::size_t at = 0; at < order.size();) {
        std::size_t bestLength = 1;
        std::size_t bestTimes = 1;
        for (std::size_t length = 1; length <= kLongestPattern && at + length <= order.size();
             ++length) {
            std::size_t times = 1;
            while (at + (times + 1) * length <= order.size() &&
                   std::equal(order.begin() + static_cast<std::ptrdiff_t>(at),
                              order.begin() + static_cast<std::ptrdiff_t>(at + length),
                              order.begin() + static_cast<std::ptrdiff_t>(at + times * length)))
                ++times;
            if (times > 1 && times * length > bestTimes * bestLength) {
                bestLength = length;
                bestTimes = times;
            }
        }
        text += (text.empty() ? "" : " ") + std::to_string(bestTimes) + 'x';
        for (std::size_t i = 0; i < bestLength; ++i)
            text += digitOf(order[at + i]);
        at += bestTimes * bestLength;
    }
    return text;
}

} // namespace xuanka::model
