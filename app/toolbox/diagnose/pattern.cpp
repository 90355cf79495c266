// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/toolbox/diagnose/pattern.h"

#include "app/base/quantity.h"
#include "app/base/row_reader.h"
#include "app/toolbox/diagnose/clean_text.h"

#include <algorithm>
#include <array>

namespace xuanka::toolbox {

namespace {

constexpr std::size_t kWidestGap = 200;
constexpr double kMostBelieved = 1152921504606846976.0; // 2^60

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isLetter(char c) {
    return c >= 'a' && c <= 'z';
}

struct UnitName {
    std::string_view name;
    double bytes;
    bool isOneLetter = false; ///< counts only where no letter follows
};

constexpr std::array kUnits{
    UnitName{"tib", kGibi * 1024.0},
    UnitName{"tb", kGibi * 1024.0},
    UnitName{"gib", kGibi},
    UnitName{"gb", kGibi},
    UnitName{"mib", kMebi},
    UnitName{"mb", kMebi},
    UnitName{"kib", kKibi},
    UnitName{"kb", kKibi},
    UnitName{"bytes", 1.0},
    UnitName{"byte", 1.0},
    UnitName{"t", kGibi * 1024.0, true},
    UnitName{"g", kGibi, true},
    UnitName{"m", kMebi, true},
    UnitName{"k", kKibi, true},
    UnitName{"b", 1.0, true},
};

const UnitName* unitAt(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(std::min(at, text.size()));
    for (const UnitName& u : kUnits) {
        if (!rest.starts_with(u.name))
            continue;
        const bool isFollowed = rest.size() > u.name.size() && isLetter(rest[u.name.size()]);
        if (!u.isOneLetter || !isFollowed)
            return &u;
    }
    return nullptr;
}

enum class PlaceKind { Amount, Number, Text };

/// A piece of a pattern: a literal, a place, or a gap before the next literal.
struct Piece {
    std::string literal; ///< empty: a place
    std::string name;
    PlaceKind kind = PlaceKind::Amount;
    double unitBytes = 0.0;
    bool isGap = false;
};

Piece placeOf(std::string_view inside) {
    Piece p;
    const std::size_t colon = std::min(inside.find(':'), inside.size());
    p.name = inside.substr(0, colon);
    const std::string_view kind = colon < inside.size() ? inside.substr(colon + 1) : "";
    if (kind == "n")
        p.kind = PlaceKind::Number;
    else if (kind == "t")
        p.kind = PlaceKind::Text;
    else if (const UnitName* unit = kind.empty() ? nullptr : unitAt(kind, 0))
        p.unitBytes = unit->bytes;
    return p;
}

std::vector<Piece> piecesOf(std::string_view pattern) {
    std::vector<Piece> pieces;
    const std::string text = squeezed(pattern);
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '{') {
            const std::size_t close = std::min(text.find('}', at), text.size());
            pieces.push_back(placeOf(std::string_view(text).substr(at + 1, close - at - 1)));
            at = close + 1;
        } else if (text[at] == '~') {
            Piece gap;
            gap.isGap = true;
            pieces.push_back(gap);
            ++at;
        } else {
            const std::size_t end = std::min(text.find_first_of("{~", at), text.size());
            Piece literal;
            literal.literal = text.substr(at, end - at);
            pieces.push_back(std::move(literal));
            at = end;
        }
    }
    return pieces;
}

/// Matches the pieces after the first literal, one after the other.
class Matcher {
public:
    Matcher(const std::vector<Piece>& pieces, std::string_view text)
        : m_pieces(pieces), m_text(text) {}

    std::optional<Found> matchAt(std::size_t at) {
        Found found;
        found.at = at;
        m_at = at;
        for (std::size_t i = 0; i < m_pieces.size(); ++i)
            if (!take(i, found))
                return std::nullopt;
        found.end = m_at;
        return found;
    }

private:
    bool take(std::size_t i, Found& found) {
        const Piece& p = m_pieces[i];
        if (p.isGap)
            return true; // the next literal looks for itself
        if (!p.literal.empty())
            return takeLiteral(p.literal, i > 0 && m_pieces[i - 1].isGap);
        switch (p.kind) {
        case PlaceKind::Amount:
            return takeAmount(p, i, found);
        case PlaceKind::Number:
            return takeNumber(p, found);
        case PlaceKind::Text:
            return takeText(p, i, found);
        }
        return false;
    }

    bool takeLiteral(std::string_view literal, bool isAfterGap) {
        const std::size_t window = literal.size() + (isAfterGap ? kWidestGap : 0);
        const std::size_t at = m_text.substr(m_at, window).find(literal);
        if (at == std::string_view::npos)
            return false;
        m_at += at + literal.size();
        return true;
    }

    bool takeAmount(const Piece& p, std::size_t i, Found& found) {
        const bool isAfterGap = i > 0 && m_pieces[i - 1].isGap;
        const std::size_t last = isAfterGap ? m_at + kWidestGap : m_at;
        for (std::size_t at = m_at; at <= last && at < m_text.size(); ++at) {
            if (const auto amount = readAmount(m_text, at, p.unitBytes)) {
                found.captures.push_back({p.name, amount->bytes, true, {}});
                m_at = at + amount->length;
                return true;
            }
        }
        return false;
    }

    bool takeNumber(const Piece& p, Found& found) {
        const auto number = readNumber(m_text, m_at);
        if (!number)
            return false;
        found.captures.push_back({p.name, number->value, false, {}});
        m_at += number->length;
        return true;
    }

    bool takeText(const Piece& p, std::size_t i, Found& found) {
        constexpr std::size_t kLongest = 120;
        std::size_t end = std::min(m_text.size(), m_at + kLongest);
        if (i + 1 < m_pieces.size() && !m_pieces[i + 1].literal.empty()) {
            const std::string& next = m_pieces[i + 1].literal;
            const std::size_t at = m_text.substr(m_at, kLongest + next.size()).find(next);
            if (at == std::string_view::npos)
                return false;
            end = m_at + at;
        }
        found.captures.push_back(
            {p.name, 0.0, false, std::string(m_text.substr(m_at, end - m_at))});
        m_at = end;
        return true;
    }

    const std::vector<Piece>& m_pieces;
    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace

std::optional<PlainNumber> readNumber(std::string_view text, std::size_t at) {
    std::string digits;
    std::size_t i = at;
    const auto isGroup = [&] {
        return text[i] == ',' && i + 3 < text.size() && isDigit(text[i + 1]) &&
               isDigit(text[i + 2]) && isDigit(text[i + 3]) &&
               (i + 4 >= text.size() || !isDigit(text[i + 4]));
    };
    for (; i < text.size() && i - at < 40; ++i) {
        const bool isPoint = text[i] == '.' && i + 1 < text.size() && isDigit(text[i + 1]) &&
                             digits.find('.') == std::string::npos && !digits.empty();
        if (isDigit(text[i]) || isPoint)
            digits += text[i];
        else if (digits.empty() || !isGroup())
            break;
    }
    const auto value = numberOf(digits);
    if (!value)
        return std::nullopt;
    return PlainNumber{*value, i - at};
}

std::optional<Amount> readAmount(std::string_view text, std::size_t at, double unitBytes) {
    const auto number = readNumber(text, at);
    if (!number)
        return std::nullopt;
    const UnitName* unit = unitAt(text, at + number->length);
    if (unit == nullptr && unitBytes <= 0.0)
        return std::nullopt;
    const double bytes = number->value * (unit != nullptr ? unit->bytes : unitBytes);
    if (bytes > kMostBelieved)
        return std::nullopt;
    return Amount{bytes, number->length + (unit != nullptr ? unit->name.size() : 0)};
}

std::optional<Found>
findPattern(std::string_view pattern, std::string_view text, std::size_t from) {
    const std::vector<Piece> pieces = piecesOf(pattern);
    if (pieces.empty() || pieces.front().literal.empty())
        return std::nullopt; // a pattern begins with a literal
    const std::string& first = pieces.front().literal;
    Matcher matcher(pieces, text);
    std::size_t at = text.find(first, from);
    for (std::size_t tries = 0; at != std::string_view::npos && tries < kMostTries; ++tries) {
        if (auto found = matcher.matchAt(at))
            return found;
        at = text.find(first, at + 1);
    }
    return std::nullopt;
}

} // namespace xuanka::toolbox
