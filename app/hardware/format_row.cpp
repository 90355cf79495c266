// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hardware/format_row.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace xuanka::hardware {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(ComputeKind::Count)> kComputeNames{
    "fp64", "fp32", "tf32", "fp16", "bf16", "fp8", "int8", "int4", "fp4"};

struct BitsColumn {
    std::string_view name;
    double NumberFormat::*member;
    bool mayBeZero;
};

constexpr std::array<BitsColumn, 7> kBits{
    {{"bits", &NumberFormat::bitsPerWeight, false},
     {"embedding_bits", &NumberFormat::embeddingBitsPerWeight, false},
     {"head_bits", &NumberFormat::headBitsPerWeight, false},
     {"expert_bits", &NumberFormat::expertBitsPerWeight, true},
     {"other_bits", &NumberFormat::otherBitsPerWeight, false},
     {"row_bits", &NumberFormat::bitsPerRow, true},
     {"column_bits", &NumberFormat::bitsPerColumn, true}}};

struct TextColumn {
    std::string_view name;
    std::string NumberFormat::*member;
};

constexpr std::array<TextColumn, 5> kTexts{{{"id", &NumberFormat::id},
                                            {"name", &NumberFormat::name},
                                            {"group", &NumberFormat::group},
                                            {"gguf_mix", &NumberFormat::ggufMix},
                                            {"evidence", &NumberFormat::evidence}}};

constexpr double kMostBits = 64.0;

Result<double> readBits(const BitsColumn& column, std::string_view text) {
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return failField(std::string(column.name), "rule.number", std::string(text));
    const double least = column.mayBeZero ? 0.0 : 1.0;
    if (!(value >= least && value <= kMostBits))
        return failField(std::string(column.name), "rule.bits_range", std::string(text),
                         value < least ? "1" : "64");
    return value;
}

std::string writeBits(double value) {
    std::array<char, 32> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} ? std::string(text.data(), end) : std::string();
}

} // namespace

Result<NumberFormat> formatFromRow(const Row& row) {
    NumberFormat f;
    for (const auto& column : kTexts)
        f.*column.member = std::string(cell(row, column.name));
    if (f.id.empty())
        return failField("id", "rule.not_empty", {});
    for (const auto& column : kBits) {
        const auto text = cell(row, column.name);
        if (text.empty())
            continue;
        const auto value = readBits(column, text);
        if (!value)
            return Failure(value.error());
        f.*column.member = *value;
    }
    for (const auto alias : splitText(cell(row, "aliases"), ';'))
        f.aliases.emplace_back(alias);
    const auto compute = cell(row, "compute");
    const auto* known = std::find(kComputeNames.begin(), kComputeNames.end(), compute);
    if (known == kComputeNames.end())
        return failField("compute", "rule.known_word", std::string(compute),
                         std::string(nearestOf(compute, kComputeNames)));
    f.compute = static_cast<ComputeKind>(known - kComputeNames.begin());
    f.isTrainable = cell(row, "trainable") == "y";
    f.isCacheFormat = cell(row, "cache") == "y";
    f.storesTiedHead = cell(row, "stores_tied_head") == "y";
    return f;
}

Row rowFromFormat(const NumberFormat& f) {
    Row row;
    for (const auto& column : kTexts)
        row.emplace(column.name, f.*column.member);
    for (const auto& column : kBits)
        row.emplace(column.name, f.*column.member == 0.0 ? "" : writeBits(f.*column.member));
    std::string aliases;
    for (const auto& alias : f.aliases)
        aliases += (aliases.empty() ? "" : ";") + alias;
    row.emplace("aliases", aliases);
    row.emplace("compute", kComputeNames[static_cast<std::size_t>(f.compute)]);
    row.emplace("trainable", f.isTrainable ? "y" : "");
    row.emplace("cache", f.isCacheFormat ? "y" : "");
    row.emplace("stores_tied_head", f.storesTiedHead ? "y" : "");
    return row;
}

} // namespace xuanka::hardware
