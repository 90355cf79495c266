// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/format.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace xuanka::text {

namespace {

constexpr QChar kNoBreakSpace(0x00a0);
constexpr QChar kEnDash(0x2013);

/// A unit, its size in base units, and the value from which it is used. Lists run from the largest
/// to the smallest; Chinese counts in 万 and 亿.
struct Unit {
    double from;
    double size;
    const char* name;
};

using Units = std::span<const Unit>;

constexpr double kHour = 3600.0;
constexpr double kDay = 24.0 * kHour;

constexpr std::array kBytes{Unit{kGibi, kGibi, "GiB"}, Unit{kMebi, kMebi, "MiB"},
                            Unit{kKibi, kKibi, "KiB"}, Unit{1.0, 1.0, "B"}};
constexpr std::array kByteRates{Unit{kTera, kTera, "TB/s"}, Unit{kGiga, kGiga, "GB/s"},
                                Unit{1e6, 1e6, "MB/s"}};
constexpr std::array kFlopRates{Unit{1e15, 1e15, "PFLOPS"}, Unit{kTera, kTera, "TFLOPS"},
                                Unit{kGiga, kGiga, "GFLOPS"}};
constexpr std::array kTimes{Unit{3 * kDay, kDay, "d"}, Unit{kHour, kHour, "h"},
                            Unit{180.0, 60.0, "min"},  Unit{1.0, 1.0, "s"},
                            Unit{1e-3, 1e-3, "ms"},    Unit{1e-6, 1e-6, "µs"}};
constexpr std::array kTimesZh{Unit{3 * kDay, kDay, "天"}, Unit{kHour, kHour, "小时"},
                              Unit{180.0, 60.0, "分钟"},  Unit{1.0, 1.0, "秒"},
                              Unit{1e-3, 1e-3, "毫秒"},   Unit{1e-6, 1e-6, "微秒"}};
constexpr std::array kParameters{Unit{kTera, kTera, "T"}, Unit{kGiga, kGiga, "B"},
                                 Unit{1e6, 1e6, "M"}};
constexpr std::array kParametersZh{Unit{kTera, kTera, "万亿"}, Unit{1e8, 1e8, "亿"},
                                   Unit{1e4, 1e4, "万"}};
constexpr std::array kTokens{Unit{kTera, kTera, "T tokens"}, Unit{kGiga, kGiga, "B tokens"},
                             Unit{1e6, 1e6, "M tokens"}, Unit{1.0, 1.0, "tokens"}};
constexpr std::array kTokensZh{Unit{kTera, kTera, "万亿词元"}, Unit{1e8, 1e8, "亿词元"},
                               Unit{1e6, 1e4, "万词元"}, Unit{1.0, 1.0, "词元"}};
constexpr std::array kTokenRates{Unit{1.0, 1.0, "tokens/s"}};
constexpr std::array kTokenRatesZh{Unit{1.0, 1.0, "词元/秒"}};
constexpr std::array kRequestRates{Unit{1.0, 1.0, "requests/s"}};
constexpr std::array kRequestRatesZh{Unit{1.0, 1.0, "请求/秒"}};
constexpr std::array kWatts{Unit{1e6, 1e6, "MW"}, Unit{1e4, 1e3, "kW"}, Unit{1.0, 1.0, "W"}};
constexpr std::array kEnergy{Unit{1e6, 1e6, "GWh"}, Unit{1e4, 1e3, "MWh"}, Unit{1.0, 1.0, "kWh"}};
constexpr std::array kBits{Unit{1.0, 1.0, "bits/weight"}};
constexpr std::array kBitsZh{Unit{1.0, 1.0, "位/权重"}};
constexpr std::array kNetwork{Unit{1e3, 1e3, "Tb/s"}, Unit{1.0, 1.0, "Gb/s"}};
constexpr std::array kMonths{Unit{1.0, 1.0, "months"}};
constexpr std::array kMonthsZh{Unit{1.0, 1.0, "个月"}};
constexpr std::array kPercent{Unit{0.0, 1.0, "%"}};
constexpr std::array kShare{Unit{0.0, 0.01, "%"}};
constexpr std::array kNone{Unit{0.0, 1.0, ""}};

struct KindOfUnits {
    UnitKind kind;
    Units english;
    Units chinese;
};

const std::array kKinds{
    KindOfUnits{UnitKind::Bytes, kBytes, kBytes},
    KindOfUnits{UnitKind::BytesPerSecond, kByteRates, kByteRates},
    KindOfUnits{UnitKind::FlopPerSecond, kFlopRates, kFlopRates},
    KindOfUnits{UnitKind::Seconds, kTimes, kTimesZh},
    KindOfUnits{UnitKind::Tokens, kTokens, kTokensZh},
    KindOfUnits{UnitKind::TokensPerSecond, kTokenRates, kTokenRatesZh},
    KindOfUnits{UnitKind::RequestsPerSecond, kRequestRates, kRequestRatesZh},
    KindOfUnits{UnitKind::Watts, kWatts, kWatts},
    KindOfUnits{UnitKind::KilowattHours, kEnergy, kEnergy},
    KindOfUnits{UnitKind::Parameters, kParameters, kParametersZh},
    KindOfUnits{UnitKind::BitsPerWeight, kBits, kBitsZh},
    KindOfUnits{UnitKind::GigabitsPerSecond, kNetwork, kNetwork},
    KindOfUnits{UnitKind::Months, kMonths, kMonthsZh},
    KindOfUnits{UnitKind::Percent, kPercent, kPercent},
    KindOfUnits{UnitKind::Share, kShare, kShare},
};

Units unitsOf(UnitKind kind, Language language) {
    const auto it = std::ranges::find(kKinds, kind, &KindOfUnits::kind);
    if (it == kKinds.end())
        return kNone;
    return language == Language::English ? it->english : it->chinese;
}

QString grouped(QString digits) {
    const qsizetype point = digits.indexOf(QLatin1Char('.'));
    const qsizetype first = digits.startsWith(QLatin1Char('-')) ? 1 : 0;
    for (qsizetype i = (point < 0 ? digits.size() : point) - 3; i > first; i -= 3)
        digits.insert(i, QLatin1Char(','));
    return digits;
}

} // namespace

struct Format::Scaled {
    double divisor = 1.0;
    QString unit;
};

Format::Scaled Format::scaleOf(double value, UnitKind kind) const {
    const Units units = unitsOf(kind, m_language);
    // Half a digit below a unit already rounds up to it: 1,023.9 MiB is 1 GiB.
    // Nothing at all is nothing of the base unit, not of the smallest.
    const auto fits = [&](const Unit& u) {
        return value == 0.0 ? u.size == 1.0 : std::abs(value) >= u.from * 0.9995;
    };
    const auto it = std::ranges::find_if(units, fits);
    const Unit& unit = it == units.end() ? units.back() : *it;
    return {unit.size, QString::fromUtf8(unit.name)};
}

QString Format::withUnit(const QString& number, const QString& unit) const {
    return unit.isEmpty() ? number : number + kNoBreakSpace + unit;
}

QString Format::number(double value, int digits) const {
    if (!std::isfinite(value))
        return QString(kEnDash);
    if (value == 0.0)
        return QStringLiteral("0");
    const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value))));
    const int decimals = std::max(0, digits - 1 - magnitude);
    const double step = std::pow(10.0, magnitude - digits + 1);
    const double rounded = magnitude >= digits ? std::round(value / step) * step : value;
    QString text = QString::number(rounded, 'f', std::min(decimals, 12));
    if (text.contains(QLatin1Char('.'))) {
        while (text.endsWith(QLatin1Char('0')))
            text.chop(1);
        if (text.endsWith(QLatin1Char('.')))
            text.chop(1);
    }
    return grouped(text);
}

QString Format::count(std::int64_t value) const {
    return grouped(QString::number(value));
}

QString Format::figure(double value, UnitKind unit, int digits) const {
    if (unit == UnitKind::Count)
        return number(value, 15);
    const Scaled s = scaleOf(value, unit);
    return withUnit(number(value / s.divisor, digits), s.unit);
}

QString Format::interval(const Ranged& range, UnitKind unit) const {
    const Scaled s = scaleOf(std::max(std::abs(range.lo), std::abs(range.hi)), unit);
    return withUnit(number(range.lo / s.divisor) + kEnDash + number(range.hi / s.divisor), s.unit);
}

QString Format::memory(Bytes bytes) const {
    return figure(bytes.value, UnitKind::Bytes);
}

QString Format::gigabytes(Bytes bytes) const {
    return withUnit(number(bytes.value / kGiga), QStringLiteral("GB"));
}

QString Format::duration(Seconds seconds) const {
    return figure(seconds.value, UnitKind::Seconds);
}

QString Format::probability(double share) const {
    if (share < 0.01)
        return QStringLiteral("< ") + figure(0.01, UnitKind::Share);
    if (share > 0.99)
        return QStringLiteral("> ") + figure(0.99, UnitKind::Share);
    return figure(share, UnitKind::Share, 2);
}

QString Format::money(double amount, const QString& currency) const {
    QString sign = currency + kNoBreakSpace;
    if (currency == QLatin1String("CNY"))
        sign = QStringLiteral("¥");
    else if (currency == QLatin1String("USD"))
        sign = QStringLiteral("US$");
    else if (currency == QLatin1String("EUR"))
        sign = QStringLiteral("€");
    const QString minus = amount < 0 ? QStringLiteral("-") : QString();
    const double size = std::abs(amount);
    if (m_language == Language::Chinese && size >= 1e8)
        return minus + sign + withUnit(number(size / 1e8), QStringLiteral("亿"));
    if (m_language == Language::Chinese && size >= 1e4)
        return minus + sign + withUnit(number(size / 1e4), QStringLiteral("万"));
    const int decimals = size < 100.0 ? 2 : 0;
    return minus + sign + grouped(QString::number(size, 'f', decimals));
}

} // namespace xuanka::text
