// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/format.h"

#include <QTest>

#include <limits>

using namespace xuanka;
using text::Format;
using text::Language;

namespace {

/// Ordinary spaces in the expectation stand for the no-break space in front of a unit.
QString plain(QString s) {
    return s.replace(QChar(0x00a0), QLatin1Char(' '));
}

} // namespace

class TestFormat : public QObject {
    Q_OBJECT

private slots:

    void figures_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("unit");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("chinese");
        const auto row = [](double v, UnitKind u, const char* en, const char* zh) {
            QTest::newRow(en) << v << static_cast<int>(u) << QString::fromUtf8(en)
                              << QString::fromUtf8(zh);
        };
        row(21.4 * kGibi, UnitKind::Bytes, "21.4 GiB", "21.4 GiB");
        row(1023.9 * kMebi, UnitKind::Bytes, "1 GiB", "1 GiB");
        row(512 * kMebi, UnitKind::Bytes, "512 MiB", "512 MiB");
        row(1008e9, UnitKind::BytesPerSecond, "1.01 TB/s", "1.01 TB/s");
        row(165.2e12, UnitKind::FlopPerSecond, "165 TFLOPS", "165 TFLOPS");
        row(44280, UnitKind::Seconds, "12.3 h", "12.3 小时");
        row(0.0421, UnitKind::Seconds, "42.1 ms", "42.1 毫秒");
        row(10 * 86400, UnitKind::Seconds, "10 d", "10 天");
        row(100, UnitKind::Seconds, "100 s", "100 秒");
        row(7615616512, UnitKind::Parameters, "7.62 B", "76.2 亿");
        row(124439808, UnitKind::Parameters, "124 M", "1.24 亿");
        row(150e6, UnitKind::Tokens, "150 M tokens", "1.5 亿词元");
        row(4096, UnitKind::Tokens, "4,100 tokens", "4,100 词元");
        row(3482.7, UnitKind::TokensPerSecond, "3,480 tokens/s", "3,480 词元/秒");
        row(0.25, UnitKind::Share, "25 %", "25 %");
        row(0.8214, UnitKind::Share, "82.1 %", "82.1 %");
        row(4.127, UnitKind::BitsPerWeight, "4.13 bits/weight", "4.13 位/权重");
        row(450, UnitKind::Watts, "450 W", "450 W");
        row(1234567, UnitKind::Count, "1,234,567", "1,234,567");
        row(0, UnitKind::Seconds, "0 s", "0 秒");
    }

    void figures() {
        QFETCH(double, value);
        QFETCH(int, unit);
        QFETCH(QString, english);
        QFETCH(QString, chinese);
        const auto kind = static_cast<UnitKind>(unit);
        QCOMPARE(plain(Format(Language::English).figure(value, kind)), english);
        QCOMPARE(plain(Format(Language::Chinese).figure(value, kind)), chinese);
    }

    void numbersHaveThreeDigits() {
        const Format f;
        QCOMPARE(f.number(0.012345), QStringLiteral("0.0123"));
        QCOMPARE(f.number(999.6), QStringLiteral("1,000"));
        QCOMPARE(f.number(-1234.5), QStringLiteral("-1,230"));
        QCOMPARE(f.number(1234567.0), QStringLiteral("1,230,000"));
        QCOMPARE(f.count(1234567), QStringLiteral("1,234,567"));
        QCOMPARE(f.number(std::numeric_limits<double>::quiet_NaN()), QStringLiteral("–"));
    }

    void intervalsShareOneUnit() {
        const Format f;
        QCOMPARE(plain(f.interval({3482, 3100, 3900}, UnitKind::TokensPerSecond)),
                 QStringLiteral("3,100–3,900 tokens/s"));
        QCOMPARE(plain(f.interval({1, 0.5 * kGibi, 1.5 * kGibi}, UnitKind::Bytes)),
                 QStringLiteral("0.5–1.5 GiB"));
    }

    void probabilitiesEndAtOnePerCent() {
        const Format f;
        QCOMPARE(plain(f.probability(0.934)), QStringLiteral("93 %"));
        QCOMPARE(plain(f.probability(1e-9)), QStringLiteral("< 1 %"));
        QCOMPARE(plain(f.probability(1.0)), QStringLiteral("> 99 %"));
    }

    void moneyHasItsCurrency() {
        const Format en(Language::English);
        const Format zh(Language::Chinese);
        QCOMPARE(en.money(1234567, QStringLiteral("USD")), QStringLiteral("US$1,234,567"));
        QCOMPARE(en.money(41.5, QStringLiteral("CNY")), QStringLiteral("¥41.50"));
        QCOMPARE(plain(zh.money(1234567, QStringLiteral("CNY"))), QStringLiteral("¥123 万"));
        QCOMPARE(plain(zh.money(2.5e8, QStringLiteral("CNY"))), QStringLiteral("¥2.5 亿"));
        QCOMPARE(en.money(-5, QStringLiteral("EUR")), QStringLiteral("-€5.00"));
    }
};

QTEST_APPLESS_MAIN(TestFormat)
#include "tst_format.moc"
