// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::support {

/// Writes little-endian bytes, to make the files that the readers are tested with.
class BinaryWriter {
public:
    BinaryWriter& u32(std::uint32_t value) { return number(value, 4); }

    BinaryWriter& u64(std::uint64_t value) { return number(value, 8); }

    BinaryWriter& raw(std::string_view text) {
        for (const char c : text)
            m_bytes.push_back(static_cast<std::byte>(c));
        return *this;
    }

    BinaryWriter& text(std::string_view text) { return u64(text.size()).raw(text); }

    /// A GGUF key with a 32-bit number, or with a text.
    BinaryWriter& pair(std::string_view key, std::uint32_t value) {
        return text(key).u32(4).u32(value);
    }

    BinaryWriter& pair(std::string_view key, std::string_view value) {
        return text(key).u32(8).text(value);
    }

    /// A GGUF tensor: sides, type code, offset.
    BinaryWriter& tensor(std::string_view name,
                         const std::vector<std::uint64_t>& shape,
                         std::uint32_t type,
                         std::uint64_t offset) {
        text(name).u32(static_cast<std::uint32_t>(shape.size()));
        for (const auto side : shape)
            u64(side);
        return u32(type).u64(offset);
    }

    std::span<const std::byte> bytes() const { return m_bytes; }

    std::vector<std::byte>& buffer() { return m_bytes; }

private:
    BinaryWriter& number(std::uint64_t value, int bytes) {
        for (int i = 0; i < bytes; ++i)
            m_bytes.push_back(static_cast<std::byte>((value >> (8 * i)) & 0xFFU));
        return *this;
    }

    std::vector<std::byte> m_bytes;
};

} // namespace xuanka::support
