// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text.h"
#include "app/plan/catalogue.h"
#include "app/plan/spelling.h"

#include <algorithm>
#include <array>

namespace xuanka::plan {

namespace {

using Noise = std::span<const std::string_view>;

constexpr std::array<std::string_view, 9> kMakers{"nvidia", "geforce", "tesla", "amd",   "instinct",
                                                  "radeon", "intel",   "apple", "huawei"};

/// What repositories add to the name of an architecture.
constexpr std::array<std::string_view, 26> kModelNoise{
    "meta",  "instruct", "chat",      "it",    "hf",   "base",   "awq",     "gptq", "int4",
    "int8",  "gguf",     "bnb",       "4bit",  "8bit", "fp8",    "bf16",    "fp16", "nvfp4",
    "mxfp4", "dynamic",  "quantized", "w4a16", "w8a8", "marlin", "preview", "nf4"};

template <class Row> Called called(const Row& row) {
    if constexpr (requires { std::span<const std::string>(row.aliases); })
        return {row.id, row.name, row.aliases};
    else
        return {row.id, row.name, {}};
}

Error unknown(std::string_view field,
              std::string_view given,
              const Spotted& s,
              std::string_view nearest) {
    return {ErrorCode::UnknownId,
            std::string(field),
            s.isAmbiguous ? "rule.ambiguous" : "rule.unknown",
            std::string(given),
            std::string(nearest),
            {}};
}

/// One look-up for every table: the id itself first (that is what the window and saved projects
/// say), then as people spell it.
template <class Row>
Result<const Row*>
find(const std::vector<Row>& rows, std::string_view field, std::string_view given, Noise noise) {
    const auto exact = std::ranges::find(rows, given, &Row::id);
    if (exact != rows.end())
        return &*exact;
    if (rows.empty())
        return fail(
            {ErrorCode::UnknownId, std::string(field), "rule.unknown", std::string(given), {}, {}});
    std::vector<Called> names;
    names.reserve(rows.size());
    std::ranges::transform(rows, std::back_inserter(names), called<Row>);
    const Spotted spotted = spot(names, given, noise);
    if (spotted.row)
        return &rows[*spotted.row];
    return fail(unknown(field, given, spotted,
                        spotted.nearest ? std::string_view(rows[*spotted.nearest].id)
                                        : std::string_view()));
}

/// "vllm-*" stands for every name that begins so.
bool matches(std::string_view pattern, std::string_view name) {
    if (pattern.ends_with('*'))
        return name.starts_with(pattern.substr(0, pattern.size() - 1));
    return pattern == name;
}

bool isAlias(const SoftwareProfile& p, std::string_view name) {
    return std::ranges::any_of(splitText(p.aliases, ';'),
                               [&](std::string_view pattern) { return matches(pattern, name); });
}

} // namespace

Result<const hardware::Accelerator*> findAccelerator(const Catalogue& c, std::string_view name) {
    return find(c.accelerators, "gpu", name, kMakers);
}

Result<const model::Architecture*> findModel(const Catalogue& c, std::string_view name) {
    return find(c.models, "model", name, kModelNoise);
}

Result<const hardware::NumberFormat*> findFormat(const Catalogue& c, std::string_view id) {
    return find(c.formats, "weights", id, {});
}

Result<const Optimizer*> findOptimizer(const Catalogue& c, std::string_view id) {
    return find(c.optimizers, "optimizer", id, {});
}

Result<const SoftwareProfile*> findProfile(const Catalogue& c, std::string_view name) {
    const auto exact = std::ranges::find(c.profiles, name, &SoftwareProfile::id);
    if (exact != c.profiles.end())
        return &*exact;
    const std::string lower = lowerAscii(name);
    const auto alias = std::ranges::find_if(
        c.profiles, [&](const SoftwareProfile& p) { return isAlias(p, lower); });
    if (alias != c.profiles.end())
        return &*alias;
    return find(c.profiles, "stack", name, {});
}

} // namespace xuanka::plan
