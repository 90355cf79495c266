// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/fields.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <set>

using namespace xuanka;
using scenario::FieldKind;
using scenario::FieldValue;

namespace {

FieldValue parsed(const char* key, const char* text) {
    return scenario::parseValue(*scenario::findField(key), text).value();
}

/// A legal value that differs from the default.
FieldValue otherValue(const scenario::Field& f) {
    switch (f.kind) {
    case FieldKind::Count:
        return static_cast<std::int64_t>(f.most);
    case FieldKind::Real:
        return f.most / 3.0;
    case FieldKind::Switch:
        return !std::get<bool>(f.read({}));
    case FieldKind::Choice:
        return std::string(f.choices.front()) == std::get<std::string>(f.read({}))
                   ? std::string(f.choices.back())
                   : std::string(f.choices.front());
    case FieldKind::Id:
    case FieldKind::Text:
        break;
    }
    return std::string(f.accepts == nullptr ? "something" : "q,v");
}

} // namespace

class TestFields : public QObject {
    Q_OBJECT

private slots:

    void keysAreUnique() {
        std::set<std::string_view> keys;
        for (const auto& f : scenario::fields())
            QVERIFY2(keys.insert(f.key).second, std::string(f.key).c_str());
        for (const auto& s : scenario::fieldSpellings()) {
            QVERIFY(keys.insert(s.spelling).second);
            QVERIFY(scenario::findField(s.spelling)->key == s.key);
        }
    }

    void everyFieldWritesWhatItReads() {
        for (const auto& f : scenario::fields()) {
            const FieldValue value = otherValue(f);
            QVERIFY2(value != f.read({}), std::string(f.key).c_str());
            const auto changed = scenario::apply({}, {std::string(f.key), value});
            QVERIFY2(changed.has_value(), std::string(f.key).c_str());
            QVERIFY2(f.read(*changed) == value, std::string(f.key).c_str());
            // Only this field changes.
            for (const auto& other : scenario::fields())
                QVERIFY2(other.key == f.key || other.read(*changed) == other.read({}),
                         std::string(other.key).c_str());
        }
    }

    void textReadsBack() {
        for (const auto& f : scenario::fields())
            for (const FieldValue& value : {f.read({}), otherValue(f)}) {
                const auto again = scenario::parseValue(f, scenario::formatValue(f, value));
                QVERIFY2(again && *again == value, std::string(f.key).c_str());
            }
    }

    void readsWhatPeopleWrite() {
        QCOMPARE(std::get<std::int64_t>(parsed("seq", "4k")), std::int64_t{4096});
        QCOMPARE(std::get<std::int64_t>(parsed("seq", "128K")), std::int64_t{131072});
        QCOMPARE(std::get<std::int64_t>(parsed("seq", " 4,096 ")), std::int64_t{4096});
        QCOMPARE(std::get<double>(parsed("tokens", "1.5T")), 1.5e12);
        QCOMPARE(std::get<double>(parsed("tokens", "3亿")), 3e8);
        QCOMPARE(std::get<double>(parsed("size", "7B")), 7.0);
        QCOMPARE(std::get<double>(parsed("size", "350M")), 0.35);
        QCOMPARE(std::get<double>(parsed("padding", "25%")), 0.25);
        QCOMPARE(std::get<double>(parsed("ttft-target", "500ms")), 0.5);
        QCOMPARE(std::get<bool>(parsed("reshard", "off")), false);
        QCOMPARE(std::get<std::string>(parsed("task", "SFT")), std::string("full"));
        QCOMPARE(std::get<std::string>(parsed("method", "qlora")), std::string("qlora"));
        QCOMPARE(std::get<std::string>(parsed("offload-params", "cpu")), std::string("host"));
    }

    void refusesWithFieldRuleAndNearest_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("nearest");
        const auto row = [](const char* key, const char* text, const char* rule, const char* near) {
            QTest::addRow("%s %s", key, text) << QString::fromUtf8(key) << QString::fromUtf8(text)
                                              << QString::fromUtf8(rule) << QString::fromUtf8(near);
        };
        row("micro-batch", "0", "rule.at_least", "1");
        row("micro-batch", "-3", "rule.at_least", "1");
        row("micro-batch", "1e9", "rule.at_most", "65536");
        row("micro-batch", "1.5", "rule.whole_number", "2");
        row("micro-batch", "many", "rule.number", "1");
        row("micro-batch", "nan", "rule.number", "1");
        row("micro-batch", "", "rule.number", "1");
        row("micro-batch", "4 cats", "rule.number", "1");
        row("zero", "4", "rule.at_most", "3");
        row("padding", "150%", "rule.at_most", "0.99");
        row("task", "lorra", "rule.one_of", "lora");
        row("task", "", "rule.one_of", "pretrain");
        row("reshard", "maybe", "rule.yes_or_no", "yes");
        row("lora-targets", "q,z", "rule.not_understood", "all-linear");
    }

    void refusesWithFieldRuleAndNearest() {
        QFETCH(QString, key);
        QFETCH(QString, text);
        QFETCH(QString, rule);
        QFETCH(QString, nearest);
        const auto value =
            scenario::parseValue(*scenario::findField(key.toStdString()), text.toStdString());
        QVERIFY(!value);
        QCOMPARE(value.error().field, key.toStdString());
        QCOMPARE(value.error().rule, rule.toStdString());
        QCOMPARE(value.error().nearest, nearest.toStdString());
    }

    void anEditOfTheWrongTypeIsAnError() {
        QVERIFY(!scenario::apply({}, {"seq", std::string("x")}));
        QVERIFY(!scenario::apply({}, {"seq", std::numeric_limits<double>::infinity()}));
        QVERIFY(!scenario::apply({}, {"model", std::int64_t{3}}));
        QVERIFY(!scenario::apply({}, {"reshard", std::string("yes")}));
        QCOMPARE(scenario::apply({}, {"no-such", true}).error().rule,
                 std::string("rule.unknown_field"));
    }

    void adapterTargetsHaveOneSpelling() {
        QCOMPARE(
            std::get<std::string>(
                scenario::findField("lora-targets")
                    ->read(*scenario::apply({}, {"lora-targets", std::string("v_proj q_proj")}))),
            std::string("q,v"));
    }
};

QTEST_APPLESS_MAIN(TestFields)
#include "tst_fields.moc"
