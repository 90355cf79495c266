// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/read_gguf.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>

namespace xuanka::model {
namespace {

constexpr std::uint32_t kMagic = 0x46554747; // "GGUF"
constexpr std::uint64_t kMostEntries = 1'000'000;
constexpr std::uint64_t kMostNameBytes = 65'535;
constexpr std::uint64_t kMostTextBytes = 16U << 20U;
constexpr std::uint32_t kMostDimensions = 8;
constexpr std::int64_t kDefaultAlignment = 32;

enum ValueType : std::uint32_t {
    kU8,
    kI8,
    kU16,
    kI16,
    kU32,
    kI32,
    kF32,
    kBool,
    kString,
    kArray,
    kU64,
    kI64,
    kF64,
    kValueTypes
};

constexpr std::array<std::uint64_t, kValueTypes> kValueBytes{1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};

Failure
broken(ErrorCode code, std::string_view rule, std::string given = {}, std::string nearest = {}) {
    return fail({code, "gguf", std::string(rule), std::move(given), std::move(nearest), {}});
}

/// Reads little-endian values from the head; after the first failure every read gives zero.
class Cursor {
public:
    explicit Cursor(const FileHead& head) : m_head(head) {}

    std::uint64_t position() const { return m_at; }

    bool failed() const { return m_error.has_value(); }

    Failure failure() const { return Failure(*m_error); }

    std::uint64_t left() const { return m_head.bytes.size() - m_at; }

    void fail(ErrorCode code, std::string_view rule, std::string given = {}) {
        if (!m_error)
            m_error = broken(code, rule, std::move(given)).value();
    }

    /// True where `count` more bytes are at hand; else the reason is kept.
    bool has(std::uint64_t count) {
        if (failed())
            return false;
        if (count <= left())
            return true;
        const bool isInFile = m_head.fileBytes >= m_at && count <= m_head.fileBytes - m_at;
        const std::uint64_t wanted = isInFile ? m_at + count : 0;
        m_error =
            broken(ErrorCode::Malformed, isInFile ? "rule.header_longer" : "rule.file_ends_early",
                   std::to_string(m_head.bytes.size()),
                   wanted > 0
                       ? std::to_string(std::max<std::uint64_t>(wanted, 2 * m_head.bytes.size()))
                       : std::string())
                .value();
        return false;
    }

    template <class T> T read() {
        if (!has(sizeof(T)))
            return T{};
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < sizeof(T); ++i)
            bits |= std::to_integer<std::uint64_t>(m_head.bytes[m_at + i]) << (8 * i);
        m_at += sizeof(T);
        if constexpr (std::is_same_v<T, float>)
            return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
        else if constexpr (std::is_same_v<T, double>)
            return std::bit_cast<double>(bits);
        else
            return static_cast<T>(bits);
    }

    std::string readText(std::uint64_t most) {
        const auto length = read<std::uint64_t>();
        if (length > most)
            fail(ErrorCode::Malformed, "rule.text_too_long", std::to_string(length));
        if (!has(length))
            return {};
        const auto* start = reinterpret_cast<const char*>(m_head.bytes.data()) + m_at;
        m_at += length;
        return {start, static_cast<std::size_t>(length)};
    }

    void skip(std::uint64_t count) {
        if (has(count))
            m_at += count;
    }

private:
    const FileHead& m_head;
    std::uint64_t m_at = 0;
    std::optional<Error> m_error;
};

std::int64_t readWhole(Cursor& in, std::uint32_t type) {
    switch (type) {
    case kU8:
        return in.read<std::uint8_t>();
    case kI8:
        return in.read<std::int8_t>();
    case kU16:
        return in.read<std::uint16_t>();
    case kI16:
        return in.read<std::int16_t>();
    case kU32:
        return in.read<std::uint32_t>();
    case kI32:
        return in.read<std::int32_t>();
    case kBool:
        return in.read<std::uint8_t>() != 0 ? 1 : 0;
    default:
        return static_cast<std::int64_t>(in.read<std::uint64_t>());
    }
}

void readList(Cursor& in, GgufValue& value) {
    const auto type = in.read<std::uint32_t>();
    const auto count = in.read<std::uint64_t>();
    if (type >= kValueTypes || type == kArray)
        return in.fail(ErrorCode::Malformed, "rule.known_type", std::to_string(type));
    constexpr std::uint64_t kMostListed = std::uint64_t{1} << 40U;
    if (count > kMostListed)
        return in.fail(ErrorCode::Malformed, "rule.list_too_long", std::to_string(count));
    value.count = static_cast<std::int64_t>(count);
    if (type == kString) {
        for (std::uint64_t i = 0; i < count && !in.failed(); ++i)
            in.skip(in.read<std::uint64_t>());
        return;
    }
    const bool isKept = type != kF32 && type != kF64 && value.count <= kMostKeptNumbers;
    if (!isKept)
        return in.skip(count * kValueBytes[type]);
    for (std::uint64_t i = 0; i < count && !in.failed(); ++i)
        value.numbers.push_back(readWhole(in, type));
}

GgufValue readValue(Cursor& in) {
    GgufValue value;
    const auto type = in.read<std::uint32_t>();
    if (type >= kValueTypes)
        in.fail(ErrorCode::Malformed, "rule.known_type", std::to_string(type));
    if (in.failed())
        return value;
    if (type == kArray)
        readList(in, value);
    else if (type == kString)
        value.scalar = in.readText(kMostTextBytes);
    else if (type == kF32)
        value.scalar = static_cast<double>(in.read<float>());
    else if (type == kF64)
        value.scalar = in.read<double>();
    else if (type == kBool)
        value.scalar = readWhole(in, type) != 0;
    else
        value.scalar = readWhole(in, type);
    return value;
}

struct Placed {
    StoredTensor tensor;
    std::uint64_t offset = 0;
};

Placed readTensor(Cursor& in, const GgufRules& rules) {
    Placed placed;
    auto& t = placed.tensor;
    t.name = in.readText(kMostNameBytes);
    const auto dimensions = in.read<std::uint32_t>();
    if (dimensions > kMostDimensions)
        in.fail(ErrorCode::Malformed, "rule.dimensions", t.name);
    for (std::uint32_t i = 0; i < dimensions && !in.failed(); ++i)
        t.shape.push_back(static_cast<std::int64_t>(in.read<std::uint64_t>()));
    const auto code = in.read<std::uint32_t>();
    placed.offset = in.read<std::uint64_t>();
    if (in.failed())
        return placed;
    const auto elements = elementsOf(t.shape);
    const auto* type = findGgufType(rules, std::int64_t{code});
    if (!elements || type == nullptr) {
        in.fail(elements ? ErrorCode::NotSupported : ErrorCode::Malformed,
                elements ? "rule.known_type" : "rule.tensor_size",
                t.name + " (" + std::to_string(code) + ")");
        return placed;
    }
    t.format = type->name;
    t.elements = *elements;
    const std::int64_t columns = t.shape.empty() ? 1 : t.shape.front();
    const bool isWhole = columns % type->blockElements == 0;
    const std::int64_t blocks = *elements / type->blockElements;
    if (!isWhole || blocks > std::numeric_limits<std::int64_t>::max() / type->blockBytes)
        in.fail(ErrorCode::Malformed, "rule.tensor_size", t.name);
    else
        t.bytes = blocks * type->blockBytes;
    return placed;
}

Result<void>
checkPlaces(const std::vector<Placed>& placed, std::uint64_t dataStart, std::uint64_t fileBytes) {
    const std::uint64_t data = fileBytes > dataStart ? fileBytes - dataStart : 0;
    std::uint64_t left = data;
    for (const auto& p : placed) {
        const auto bytes = static_cast<std::uint64_t>(p.tensor.bytes);
        if (p.offset > data || bytes > data - p.offset)
            return broken(ErrorCode::Malformed, "rule.tensor_in_file", p.tensor.name);
        if (bytes > left)
            return broken(ErrorCode::Malformed, "rule.tensors_overlap", p.tensor.name);
        left -= bytes;
    }
    return {};
}

void readCounts(Cursor& in, GgufFile& file, std::uint64_t& tensors, std::uint64_t& values) {
    if (in.read<std::uint32_t>() != kMagic)
        return in.fail(ErrorCode::Malformed, "rule.gguf_magic");
    const auto version = in.read<std::uint32_t>();
    file.version = version;
    if (!in.failed() && version != 2 && version != 3)
        return in.fail(ErrorCode::NotSupported, "rule.gguf_version", std::to_string(version));
    tensors = in.read<std::uint64_t>();
    values = in.read<std::uint64_t>();
    if (tensors > kMostEntries || values > kMostEntries)
        in.fail(ErrorCode::TooLarge, "rule.too_many_entries",
                std::to_string(std::max(tensors, values)));
}

} // namespace

const GgufValue* GgufFile::find(std::string_view key) const {
    const auto it = metadata.find(key);
    return it == metadata.end() ? nullptr : &it->second;
}

std::optional<std::int64_t> GgufFile::whole(std::string_view key) const {
    const auto* value = find(key);
    if (value == nullptr)
        return std::nullopt;
    if (const auto* number = std::get_if<std::int64_t>(&value->scalar))
        return *number;
    if (!value->numbers.empty())
        return *std::max_element(value->numbers.begin(), value->numbers.end());
    return std::nullopt;
}

std::string GgufFile::text(std::string_view key) const {
    const auto* value = find(key);
    const auto* text = value != nullptr ? std::get_if<std::string>(&value->scalar) : nullptr;
    return text != nullptr ? *text : std::string();
}

Result<GgufFile> readGguf(const FileHead& head, const GgufRules& rules) {
    Cursor in(head);
    GgufFile file;
    std::uint64_t tensors = 0;
    std::uint64_t values = 0;
    readCounts(in, file, tensors, values);
    for (std::uint64_t i = 0; i < values && !in.failed(); ++i) {
        auto key = in.readText(kMostNameBytes);
        file.metadata.insert_or_assign(std::move(key), readValue(in));
    }
    std::vector<Placed> placed;
    for (std::uint64_t i = 0; i < tensors && !in.failed(); ++i)
        placed.push_back(readTensor(in, rules));
    if (in.failed())
        return in.failure();
    const auto alignment =
        static_cast<std::uint64_t>(file.whole("general.alignment").value_or(kDefaultAlignment));
    if (alignment == 0 || alignment > (1U << 20U))
        return broken(ErrorCode::Malformed, "rule.alignment", std::to_string(alignment),
                      std::to_string(kDefaultAlignment));
    file.headerBytes = (in.position() + alignment - 1) / alignment * alignment;
    if (auto checked =
            checkPlaces(placed, file.headerBytes, std::min(head.fileBytes, kLargestFile));
        !checked)
        return Failure(checked.error());
    for (auto& p : placed)
        file.tensors.push_back(std::move(p.tensor));
    file.splitNumber = file.whole("split.no").value_or(0);
    file.splitCount = std::max<std::int64_t>(file.whole("split.count").value_or(1), 1);
    return file;
}

Result<GgufFile> joinGguf(std::vector<GgufFile> parts) {
    std::sort(parts.begin(), parts.end(),
              [](const auto& a, const auto& b) { return a.splitNumber < b.splitNumber; });
    if (parts.empty() || parts.front().splitCount != static_cast<std::int64_t>(parts.size()))
        return broken(ErrorCode::Malformed, "rule.parts_missing", std::to_string(parts.size()),
                      parts.empty() ? "1" : std::to_string(parts.front().splitCount));
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i].splitNumber != static_cast<std::int64_t>(i))
            return broken(ErrorCode::Malformed, "rule.part_number",
                          std::to_string(parts[i].splitNumber), std::to_string(i));
    GgufFile whole = std::move(parts.front());
    for (std::size_t i = 1; i < parts.size(); ++i)
        std::move(parts[i].tensors.begin(), parts[i].tensors.end(),
                  std::back_inserter(whole.tensors));
    whole.splitCount = 1;
    return whole;
}

} // namespace xuanka::model
