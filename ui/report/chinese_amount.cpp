// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/chinese_amount.h"

#include <array>
#include <cmath>
#include <cstdint>

namespace xuanka::report {

namespace {

const QString kDigits = QStringLiteral("零壹贰叁肆伍陆柒捌玖");
const QString kPlaces = QStringLiteral("仟佰拾");

/// Four digits without leading zero: 1050 is 壹仟零伍拾.
QString group(int value) {
    QString text;
    bool isGap = false;
    int divisor = 1000;
    for (int place = 0; place < 4; ++place, divisor /= 10) {
        const int digit = value / divisor % 10;
        if (digit == 0) {
            isGap = !text.isEmpty();
            continue;
        }
        if (isGap)
            text += kDigits[0];
        isGap = false;
        text += kDigits[digit];
        if (place < 3)
            text += kPlaces[place];
    }
    return text;
}

QString wholeYuan(std::int64_t yuan) {
    static const std::array kUnits{QStringLiteral("万亿"), QStringLiteral("亿"),
                                   QStringLiteral("万"), QString()};
    QString text;
    std::int64_t divisor = 1'000'000'000'000;
    bool isGap = false;
    for (const QString& unit : kUnits) {
        const int value = static_cast<int>(yuan / divisor % 10'000);
        if (value == 0) {
            isGap = !text.isEmpty();
        } else {
            // A zero is read where a group of four is empty or begins with one.
            if (!text.isEmpty() && (isGap || value < 1000))
                text += kDigits[0];
            text += group(value) + unit;
            isGap = false;
        }
        divisor /= 10'000;
    }
    return text;
}

} // namespace

QString amountInWords(double yuan) {
    constexpr double kMost = 9.999e15;
    if (!std::isfinite(yuan) || std::abs(yuan) > kMost)
        return {};
    const std::int64_t fen = std::llround(std::abs(yuan) * 100.0);
    const std::int64_t whole = fen / 100;
    const int jiao = static_cast<int>(fen / 10 % 10);
    const int last = static_cast<int>(fen % 10);
    QString text = QStringLiteral("人民币");
    if (yuan < 0)
        text += QStringLiteral("负");
    if (whole > 0 || fen == 0)
        text += (whole > 0 ? wholeYuan(whole) : QString(kDigits[0])) + QStringLiteral("元");
    if (jiao > 0)
        text += QString(kDigits[jiao]) + QStringLiteral("角");
    else if (last > 0 && whole > 0)
        text += kDigits[0];
    if (last > 0)
        text += QString(kDigits[last]) + QStringLiteral("分");
    else
        text += QStringLiteral("整");
    return text;
}

} // namespace xuanka::report
