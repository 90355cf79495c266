// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/model/architecture.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::model {

/// What a config.json may say about a model, whatever it calls it (config_view.cpp has the names).
enum class Key : std::uint8_t {
    Hidden,
    Layers,
    Heads,
    KvHeads,
    HeadDim,
    ValueHeadDim,
    FfnWidth,
    FfnMultiple,
    Vocabulary,
    Context,
    EmbeddingWidth,
    Experts,
    ActiveExperts,
    ExpertWidth,
    SharedWidth,
    SharedExperts,
    DenseWidth,
    LeadingDense,
    LatentWidth,
    QueryRank,
    KvRank,
    RopeDim,
    NopeDim,
    IndexHeads,
    IndexDim,
    IndexTopK,
    Window,
    WindowPattern,
    MtpModules,
    StateInner,
    StateSize,
    StateConv,
    StateHeads,
    StateHeadDim,
    StateGroups,
    StateExpand,
    StateDtRank,
    LinearKeyHeads,
    LinearValueHeads,
    LinearKeyDim,
    LinearValueDim,
    Count,
};

/// A config.json seen through its own nesting: a text section (text_config and its like) comes
/// before the top level. Numbers may be written as whole floats or texts; a list stands for its
/// largest entry. Keys with dots reach into objects. Nothing here throws.
class ConfigView {
public:
    explicit ConfigView(const SortedJson& root);

    /// The value of a key; null values count as absent.
    const SortedJson* find(std::string_view key) const;

    std::optional<std::int64_t> whole(Key) const;
    std::optional<std::int64_t> whole(std::string_view key) const;
    std::optional<double> real(std::string_view key) const;
    std::optional<bool> flag(std::string_view key) const;
    std::optional<std::string> text(std::string_view key) const;
    std::vector<std::string> texts(std::string_view key) const; ///< a list of texts or numbers
    std::vector<std::int64_t> wholes(std::string_view key) const;

    bool has(std::string_view key) const { return find(key) != nullptr; }

    /// Family of the model: model_type of the text section, or what the class name says.
    std::string modelType() const;

    /// First of the names that a key may have; for messages.
    static std::string_view nameOf(Key);

    const SortedJson& root() const { return *m_root; }

private:
    const SortedJson* m_root;
    const SortedJson* m_text = nullptr;
};

} // namespace xuanka::model
