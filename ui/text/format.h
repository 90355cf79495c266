// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/interval.h"
#include "app/base/message.h"
#include "app/base/quantity.h"

#include <QString>

#include <cstdint>

namespace xuanka::text {

enum class Language : std::uint8_t { English, Chinese };

/// The one place where numbers become text: three significant digits, grouped thousands, the unit
/// after a no-break space, SI or binary prefix said, intervals with an en dash.
class Format {
public:
    explicit Format(Language language = Language::English) : m_language(language) {}

    /// "3,480", "0.0123", "1.2e9" never: large values are grouped ("1,230,000").
    QString number(double value, int digits = 3) const;

    /// A whole number as it is, grouped.
    QString count(std::int64_t value) const;

    /// A figure with its unit: bytes in GiB, rates in GB/s, parameters in B or 亿 …
    QString figure(double value, UnitKind unit, int digits = 3) const;

    QString figure(const Figure& f) const { return figure(f.value, f.unit); }

    /// "3,100–3,900 tokens/s": both ends in the unit of the larger.
    QString interval(const Ranged& range, UnitKind unit) const;

    /// "21.4 GiB"; `gigabytes` says GB (powers of ten), as data sheets do.
    QString memory(Bytes bytes) const;
    QString gigabytes(Bytes bytes) const;

    /// "420 ms", "3.2 s", "12.3 h", "45 d".
    QString duration(Seconds seconds) const;

    /// "93 %"; at the ends "< 1 %" and "> 99 %": an interval of 80 % bears no more.
    QString probability(double share) const;

    /// "US$1,200", "¥12.3 万": an amount in units of the currency (ISO 4217), whole above 100.
    QString money(double amount, const QString& currency) const;

private:
    struct Scaled;
    Scaled scaleOf(double value, UnitKind unit) const;
    QString withUnit(const QString& number, const QString& unit) const;

    Language m_language;
};

} // namespace xuanka::text
