// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/result.h"
#include "ui/cli/arguments.h"

#include <QTest>

using namespace xuanka;
using cli::Arguments;
using cli::Takes;

namespace {

cli::Grammar grammar() {
    cli::Grammar g;
    g.verb = "estimate";
    g.summary = "Says something";
    g.helpOfHelp = "Show help";
    g.positional = "FILE...";
    g.flags = {{"json", Takes::Nothing, "As JSON", {}},
               {"seq", Takes::Value, "Length", "Training"},
               {"size", Takes::Value, "Size", {}},
               {"dora", Takes::SwitchValue, "Magnitudes", {}}};
    return g;
}

Result<Arguments> parse(std::vector<std::string> words) {
    return cli::parseArguments(grammar(), words);
}

} // namespace

class TestArguments : public QObject {
    Q_OBJECT

private slots:

    void flagsAndPositionals() {
        const auto a = parse({"a.csv", "--seq", "4k", "--json", "b.csv", "--size=7B"});
        QVERIFY(a.has_value());
        QCOMPARE(a->value("seq"), std::string("4k"));
        QCOMPARE(a->value("size"), std::string("7B"));
        QVERIFY(a->has("json"));
        QVERIFY(!a->has("dora"));
        QCOMPARE(a->positionals, (std::vector<std::string>{"a.csv", "b.csv"}));
    }

    void aSwitchMayHaveAValue() {
        QCOMPARE(parse({"--dora"})->value("dora"), std::string("yes"));
        QCOMPARE(parse({"--dora=no"})->value("dora"), std::string("no"));
        QCOMPARE(parse({"--dora", "off", "--json"})->value("dora"), std::string("off"));
    }

    void negativeNumbersAreValues() {
        QCOMPARE(parse({"--seq", "-5"})->value("seq"), std::string("-5"));
        QCOMPARE(parse({"--seq", "-.5"})->value("seq"), std::string("-.5"));
    }

    void theLastOfTwoCounts() {
        QCOMPARE(parse({"--seq", "1", "--seq", "2"})->value("seq"), std::string("2"));
    }

    void aWrongFlagIsAnsweredWithTheNearest() {
        const auto a = parse({"--sqe", "4"});
        QVERIFY(!a);
        QCOMPARE(a.error().rule, std::string("rule.unknown_flag"));
        QCOMPARE(a.error().field, std::string("--sqe"));
        QCOMPARE(a.error().nearest, std::string("--seq"));
    }

    void aFlagWithoutValueIsNamed() {
        const auto a = parse({"--seq"});
        QVERIFY(!a);
        QCOMPARE(a.error().rule, std::string("rule.flag_value"));
        QCOMPARE(a.error().field, std::string("--seq"));
    }

    void aMissingFileIsNamed() {
        cli::Grammar g = grammar();
        g.positionalIsRequired = true;
        QCOMPARE(cli::parseArguments(g, {}).error().rule, std::string("rule.missing_argument"));
        g.positional.clear();
        g.positionalIsRequired = false;
        const std::vector<std::string> extra{"extra"};
        QCOMPARE(cli::parseArguments(g, extra).error().rule,
                 std::string("rule.unexpected_argument"));
    }

    void helpNamesEveryFlag() {
        const auto a = parse({"--help"});
        QVERIFY(a.has_value());
        for (const char* text :
             {"--json", "--seq", "--size", "--dora", "Training", "Says something"})
            QVERIFY2(a->helpText.find(text) != std::string::npos, text);
    }
};

QTEST_APPLESS_MAIN(TestArguments)
#include "tst_arguments.moc"
