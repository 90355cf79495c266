// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/read_safetensors.h"

#include "app/base/json.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka::model {
namespace {

constexpr std::uint64_t kLengthBytes = 8;
constexpr std::uint64_t kMostHeaderBytes = 100U << 20U; // the format's own limit
constexpr std::string_view kMetadata = "__metadata__";

struct DataType {
    std::string_view name;
    std::int64_t bits;
};

constexpr std::array<DataType, 20> kDataTypes{
    {{"F64", 64},    {"F32", 32},    {"F16", 16},    {"BF16", 16},   {"F8_E4M3", 8},
     {"F8_E5M2", 8}, {"F8_E8M0", 8}, {"F6_E2M3", 6}, {"F6_E3M2", 6}, {"F4", 4},
     {"I64", 64},    {"I32", 32},    {"I16", 16},    {"I8", 8},      {"U64", 64},
     {"U32", 32},    {"U16", 16},    {"U8", 8},      {"BOOL", 8},    {"C64", 64}}};

Failure
broken(ErrorCode code, std::string_view rule, std::string given = {}, std::string nearest = {}) {
    return fail({code, "safetensors", std::string(rule), std::move(given), std::move(nearest), {}});
}

Result<std::string_view> headerOf(const FileHead& head) {
    if (head.bytes.size() < kLengthBytes)
        return broken(ErrorCode::Malformed,
                      head.fileBytes < kLengthBytes ? "rule.file_ends_early" : "rule.header_longer",
                      std::to_string(head.bytes.size()), std::to_string(kLengthBytes));
    std::uint64_t length = 0;
    for (std::size_t i = 0; i < kLengthBytes; ++i)
        length |= std::to_integer<std::uint64_t>(head.bytes[i]) << (8 * i);
    if (length > kMostHeaderBytes)
        return broken(ErrorCode::TooLarge, "rule.header_too_large", std::to_string(length),
                      std::to_string(kMostHeaderBytes));
    const std::uint64_t end = kLengthBytes + length;
    if (end > head.fileBytes)
        return broken(ErrorCode::Malformed, "rule.file_ends_early", std::to_string(head.fileBytes),
                      std::to_string(end));
    if (end > head.bytes.size())
        return broken(ErrorCode::Malformed, "rule.header_longer", std::to_string(head.bytes.size()),
                      std::to_string(end));
    const auto text = head.bytes.subspan(kLengthBytes, static_cast<std::size_t>(length));
    return std::string_view(reinterpret_cast<const char*>(text.data()), text.size());
}

/// A size as JSON writes it; doubles and negative numbers are none.
std::optional<std::int64_t> sizeOf(const SortedJson& value) {
    constexpr std::uint64_t kMost = std::uint64_t{1} << 62U;
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > kMost)
        return std::nullopt;
    return static_cast<std::int64_t>(value.get<std::uint64_t>());
}

bool readShape(const SortedJson& entry, StoredTensor& t) {
    const auto shape = entry.find("shape");
    if (shape == entry.end() || !shape->is_array())
        return false;
    for (const auto& side : *shape) {
        const auto size = sizeOf(side);
        if (!size)
            return false;
        t.shape.push_back(*size);
    }
    const auto elements = elementsOf(t.shape);
    t.elements = elements.value_or(0);
    return elements.has_value();
}

struct Placed {
    std::int64_t begin = 0;
    StoredTensor tensor;
};

Result<Placed>
readTensor(const std::string& name, const SortedJson& entry, std::uint64_t dataBytes) {
    const auto bad = [&name](std::string_view rule) {
        return broken(ErrorCode::Malformed, rule, name);
    };
    Placed placed;
    auto& t = placed.tensor;
    t.name = name;
    const auto dtype = entry.is_object() ? entry.find("dtype") : entry.end();
    if (!entry.is_object() || dtype == entry.end() || !dtype->is_string() || !readShape(entry, t))
        return bad("rule.tensor_entry");
    t.format = dtype->get<std::string>();
    const auto* known = std::find_if(kDataTypes.begin(), kDataTypes.end(),
                                     [&t](const auto& d) { return d.name == t.format; });
    if (known == kDataTypes.end())
        return bad("rule.known_type");
    const auto offsets = entry.find("data_offsets");
    if (offsets == entry.end() || !offsets->is_array() || offsets->size() != 2)
        return bad("rule.tensor_entry");
    const auto begin = sizeOf((*offsets)[0]);
    const auto end = sizeOf((*offsets)[1]);
    if (!begin || !end || *begin > *end || static_cast<std::uint64_t>(*end) > dataBytes)
        return bad("rule.tensor_in_file");
    t.bytes = *end - *begin;
    constexpr std::int64_t kMostElements = std::int64_t{1} << 56U;
    if (t.elements > kMostElements || (t.elements * known->bits + 7) / 8 != t.bytes)
        return bad("rule.tensor_size");
    placed.begin = *begin;
    return placed;
}

} // namespace

Result<std::vector<StoredTensor>> readSafetensors(const FileHead& head) {
    const auto header = headerOf(head);
    if (!header)
        return Failure(header.error());
    const auto json = parseSortedJson(*header, {.bytes = kMostHeaderBytes, .depth = 8});
    if (!json)
        return Failure(json.error());
    if (!json->is_object())
        return broken(ErrorCode::Malformed, "rule.json_object");
    const std::uint64_t dataBytes =
        std::min(head.fileBytes, kLargestFile) - kLengthBytes - header->size();
    std::vector<Placed> placed;
    for (const auto& [name, entry] : json->items()) {
        if (name == kMetadata)
            continue;
        auto tensor = readTensor(name, entry, dataBytes);
        if (!tensor)
            return Failure(tensor.error());
        placed.push_back(std::move(*tensor));
    }
    std::stable_sort(placed.begin(), placed.end(),
                     [](const auto& a, const auto& b) { return a.begin < b.begin; });
    std::vector<StoredTensor> tensors;
    std::int64_t end = 0;
    for (auto& p : placed) {
        if (p.begin < end && p.tensor.bytes > 0)
            return broken(ErrorCode::Malformed, "rule.tensors_overlap", p.tensor.name);
        end = std::max(end, p.begin + p.tensor.bytes);
        tensors.push_back(std::move(p.tensor));
    }
    return tensors;
}

Result<SafetensorsIndex> readSafetensorsIndex(std::string_view text) {
    const auto json = parseSortedJson(text, {.bytes = kMostHeaderBytes, .depth = 8});
    if (!json)
        return Failure(json.error());
    const auto map = json->is_object() ? json->find("weight_map") : json->end();
    if (!json->is_object() || map == json->end() || !map->is_object())
        return broken(ErrorCode::Malformed, "rule.key_missing", "weight_map");
    SafetensorsIndex index;
    for (const auto& file : *map) {
        if (!file.is_string())
            return broken(ErrorCode::Malformed, "rule.tensor_entry", "weight_map");
        index.files.push_back(file.get<std::string>());
    }
    index.tensors = static_cast<std::int64_t>(index.files.size());
    std::sort(index.files.begin(), index.files.end());
    index.files.erase(std::unique(index.files.begin(), index.files.end()), index.files.end());
    if (const auto metadata = json->find("metadata");
        metadata != json->end() && metadata->is_object())
        if (const auto size = metadata->find("total_size");
            size != metadata->end() && size->is_number()) {
            const double bytes = size->get<double>();
            if (bytes > 0.0 && bytes < 1e18)
                index.totalBytes = static_cast<std::int64_t>(bytes);
        }
    return index;
}

} // namespace xuanka::model
