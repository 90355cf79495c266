// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/walk.h"

#include <QFile>
#include <QTest>

using namespace xuanka::advice;
using namespace Qt::StringLiterals;

namespace {

Tree shipped(const QString& id) {
    QFile file(QStringLiteral(XUANKA_SOURCE_DIR "/resources/catalogue/trees/") + id + u".json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    const auto tree = treeFromJson(file.readAll().toStdString());
    if (!tree)
        qFatal("%s: %s %s", tree.error().field.c_str(), tree.error().rule.c_str(),
               tree.error().detail.c_str());
    return *tree;
}

std::string answerAt(const Walk& w, std::string_view node) {
    for (const Step& s : w.steps)
        if (s.nodeId == node)
            return s.answerId;
    return "not asked";
}

const char* const kSmallTree = R"({"id":"t","root":"a","nodes":[
    {"id":"a","answers":[{"id":"x","when":{"fact":"n","below":5},"next":"b"},{"id":"y"}]},
    {"id":"b","fallback":"z","answers":[{"id":"z"}]}]})";

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const auto at = text.find(what);
    return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

} // namespace

class TestTree : public QObject {
    Q_OBJECT

private slots:

    void shippedTreesRead() {
        QCOMPARE(shipped(u"article"_s).nodes.size(), std::size_t(4));
        QVERIFY(shipped(u"xuanka"_s).nodes.size() >= 10);
    }

    void everyTextIsInBothLanguages() {
        for (const QString& id : {u"article"_s, u"xuanka"_s}) {
            const Tree tree = shipped(id);
            for (const Node& n : tree.nodes) {
                for (const auto& text : {n.title, n.question, n.why}) {
                    QVERIFY2(!text.en.empty() && !text.zh.empty(), n.id.c_str());
                    QVERIFY2(text.en != text.zh, n.id.c_str());
                }
                for (const Answer& a : n.answers)
                    QVERIFY2(!a.label.en.empty() && !a.label.zh.empty() &&
                                 !a.consequence.zh.empty(),
                             a.id.c_str());
            }
        }
    }

    void brokenTreesNameTheirPlace_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("rule");
        QTest::newRow("unknown next")
            << u"\"next\":\"b\""_s << u"\"next\":\"c\""_s << u"a.x.next"_s << u"rule.known_node"_s;
        QTest::newRow("circle") << u"{\"id\":\"z\"}"_s << u"{\"id\":\"z\",\"next\":\"a\"}"_s
                                << u"a"_s << u"rule.no_circle"_s;
        QTest::newRow("double id")
            << u"\"id\":\"b\""_s << u"\"id\":\"a\""_s << u"tree.nodes"_s << u"rule.unique_id"_s;
        QTest::newRow("no test") << u"\"below\":5"_s << u"\"less\":5"_s
                                 << u"tree.nodes[0].answers[0].when"_s << u"rule.is_condition"_s;
        QTest::newRow("root") << u"\"root\":\"a\""_s << u"\"root\":\"q\""_s << u"tree.root"_s
                              << u"rule.known_node"_s;
        QTest::newRow("not JSON") << u"]}]}"_s << u"]"_s << u"tree"_s << u"rule.is_json"_s;
    }

    void brokenTreesNameTheirPlace() {
        QFETCH(QString, what);
        QFETCH(QString, by);
        QVERIFY(treeFromJson(kSmallTree));
        const auto tree = treeFromJson(replaced(kSmallTree, what.toStdString(), by.toStdString()));
        QVERIFY(!tree);
        QTEST(QString::fromStdString(tree.error().field), "field");
        QTEST(QString::fromStdString(tree.error().rule), "rule");
    }

    void givenAnswerWinsOverTheScenario() {
        const Tree tree = *treeFromJson(kSmallTree);
        const Walk byScenario = walk(tree, {{"n", 3.0}}, {});
        QCOMPARE(byScenario.steps.size(), std::size_t(2));
        QVERIFY(byScenario.steps[0].from == Step::From::Scenario);
        const Walk byUser = walk(tree, {{"n", 3.0}}, {{"a", "y"}});
        QCOMPARE(byUser.steps.size(), std::size_t(1));
        QVERIFY(byUser.steps[0].from == Step::From::User);
    }

    void unknownFactLeavesTheQuestionOpen() {
        QCOMPARE(walk(*treeFromJson(kSmallTree), {}, {}).openNode, std::string("a"));
    }

    void articleSplitsBySizeAsPrinted_data() {
        QTest::addColumn<double>("parameters");
        QTest::addColumn<QString>("answer");
        QTest::newRow("3 B") << 3e9 << u"small"_s;
        QTest::newRow("7 B itself is in the middle branch") << 7e9 << u"middle"_s;
        QTest::newRow("Llama 70 B is 70.55 B") << 70.55e9 << u"middle"_s;
        QTest::newRow("405 B") << 405e9 << u"large"_s;
    }

    void articleSplitsBySizeAsPrinted() {
        QFETCH(double, parameters);
        const Walk w = walk(
            shipped(u"article"_s),
            {{"parameters", parameters}, {"training", true}, {"task", std::string("full")}}, {});
        QTEST(QString::fromStdString(answerAt(w, "size")), "answer");
        QCOMPARE(answerAt(w, "use"), std::string("training"));
        QVERIFY(w.openNode.empty());
    }

    void lowUtilisationRents() {
        const Facts facts{
            {"task", std::string("lora")}, {"cards_of_80gb", 1.0}, {"utilisation", 0.3}};
        const Walk w = walk(shipped(u"xuanka"_s), facts, {});
        QCOMPARE(answerAt(w, "use"), std::string("low"));
        QCOMPARE(answerAt(w, "duration"), std::string("not asked"));
    }

    void domesticRuleIsAskedInChinaOnly() {
        const Facts facts{
            {"task", std::string("serve")}, {"prompt_to_output", 4.0}, {"cards_of_80gb", 2.0}};
        const Tree tree = shipped(u"xuanka"_s);
        QCOMPARE(answerAt(walk(tree, facts, {}), "domestic"), std::string("not asked"));
        QCOMPARE(
            answerAt(walk(tree, facts, {{"country", "china"}, {"domestic", "yes"}}), "domestic"),
            std::string("yes"));
    }

    void notOfAnUnknownIsNotTrue() {
        Condition is{Condition::Kind::Equals, "x", {true}, {}};
        Condition no{Condition::Kind::Not, {}, {}, {is}};
        QVERIFY(evaluate(no, {}) == Truth::Unknown);
        QVERIFY(evaluate(no, {{"x", false}}) == Truth::Yes);
    }
};

QTEST_APPLESS_MAIN(TestTree)
#include "tst_tree.moc"
