// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/message.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::toolbox {

/// One number that a text tells or that follows from it.
struct Fact {
    std::string id; ///< "request", "free", "unallocated", "max_tokens": ui/text has "fact." + id
    double value = 0.0;
    UnitKind unit = UnitKind::Bytes;

    friend bool operator==(const Fact&, const Fact&) = default;
};

/// The numbers and names read from a text, in the order in which they were read. The first value of
/// an id stays.
class Facts {
public:
    void add(std::string_view id, double value, UnitKind unit = UnitKind::Bytes) {
        if (!has(id))
            m_all.push_back({std::string(id), value, unit});
    }

    void replace(std::string_view id, double value, UnitKind unit = UnitKind::Bytes) {
        std::erase_if(m_all, [&](const Fact& f) { return f.id == id; });
        m_all.push_back({std::string(id), value, unit});
    }

    void erase(std::string_view id) {
        std::erase_if(m_all, [&](const Fact& f) { return f.id == id; });
    }

    void addName(std::string_view id, std::string text) {
        m_names.emplace(std::string(id), std::move(text));
    }

    bool has(std::string_view id) const { return get(id).has_value(); }

    std::optional<double> get(std::string_view id) const {
        for (const Fact& f : m_all)
            if (f.id == id)
                return f.value;
        return std::nullopt;
    }

    double valueOr(std::string_view id, double otherwise) const {
        return get(id).value_or(otherwise);
    }

    const std::vector<Fact>& all() const { return m_all; }

    /// Names and words: driver, shape, device, file.
    const std::map<std::string, std::string, std::less<>>& names() const { return m_names; }

    std::string name(std::string_view id) const {
        const auto it = m_names.find(id);
        return it == m_names.end() ? std::string() : it->second;
    }

private:
    std::vector<Fact> m_all;
    std::map<std::string, std::string, std::less<>> m_names;
};

} // namespace xuanka::toolbox
