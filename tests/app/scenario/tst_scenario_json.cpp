// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/json.h"
#include "app/scenario/fields.h"
#include "app/scenario/scenario_json.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace xuanka;
using scenario::Field;
using scenario::FieldKind;
using scenario::FieldValue;
using scenario::Project;
using scenario::Scenario;

namespace {

using Random = std::mt19937_64;

std::string randomText(Random& random) {
    static const std::vector<std::string> pieces{"选卡", "a", "\"", "\\", "\n",
                                                 "%1",   "é", "{",  "]",  " "};
    std::string text;
    for (auto n = random() % 6; n > 0; --n)
        text += pieces[random() % pieces.size()];
    return text;
}

FieldValue randomValue(const Field& f, Random& random) {
    const double share = std::uniform_real_distribution<>()(random);
    switch (f.kind) {
    case FieldKind::Count:
        return static_cast<std::int64_t>(std::floor(f.least + share * (f.most - f.least)));
    case FieldKind::Real:
        return f.least + share * share * share * (f.most - f.least);
    case FieldKind::Switch:
        return random() % 2 == 0;
    case FieldKind::Choice:
        return std::string(f.choices[random() % f.choices.size()]);
    case FieldKind::Text:
        if (f.accepts != nullptr)
            return std::string(random() % 2 == 0 ? "q,v" : "gate,up,down");
        break;
    case FieldKind::Id:
        return "id-" + std::to_string(random() % 1000);
    }
    return f.key == "candidates" ? std::string("a,b") : randomText(random);
}

Scenario randomScenario(Random& random) {
    Scenario s;
    for (const Field& f : scenario::fields())
        f.write(s, randomValue(f, random));
    if (random() % 2 == 0)
        s.importedModelJson = R"({"hidden_size":64})";
    s.moneyJson = R"({"horizon":36,"rate":0.08})";
    s.unknownJson =
        random() % 2 == 0 ? "{}" : R"({"workload":{"future":[1,2]},"later":{"x":null}})";
    return s;
}

Error errorOf(const char* text) {
    const auto read = scenario::projectFromJson(text);
    return read ? Error{} : read.error();
}

} // namespace

class TestScenarioJson : public QObject {
    Q_OBJECT

private slots:

    void randomProjectsComeBackEqual() {
        Random random(20261201);
        for (int i = 0; i < 300; ++i) {
            Project p;
            p.scenarios.clear();
            for (auto n = 1 + random() % 4; n > 0; --n)
                p.scenarios.push_back(randomScenario(random));
            p.current = random() % p.scenarios.size();
            p.meetingJson = R"({"weights":[0.5,0.25]})";
            const std::string text = scenario::toJson(p);
            const auto read = scenario::projectFromJson(text);
            QVERIFY2(read.has_value(), read ? "" : read.error().detail.c_str());
            QVERIFY(*read == p);
            QCOMPARE(scenario::toJson(*read), text);
        }
    }

    void theFileIsReadableByPeople() {
        const Json json = parseJson(scenario::toJson(Project{})).value();
        QCOMPARE(json["format"].get<std::string>(), std::string("xuanka-project"));
        QCOMPARE(json["version"].get<int>(), 1);
        QCOMPARE(json["scenarios"][0]["workload"]["model"].get<std::string>(),
                 std::string("qwen2.5-7b"));
        QCOMPARE(json["scenarios"][0]["fleet"]["gpus"].get<int>(), 1);
    }

    void unknownFieldsSurviveInTheirPlaces() {
        const char* newer = R"({"version":1,"scenarios":[{"workload":{"seq":2048,"mood":"calm"},
            "hologram":{"a":[1]}}],"theme":"dusk"})";
        const auto read = scenario::projectFromJson(newer);
        QVERIFY(read.has_value());
        const Json json = parseJson(scenario::toJson(*read)).value();
        QCOMPARE(json["scenarios"][0]["workload"]["mood"].get<std::string>(), std::string("calm"));
        QCOMPARE(json["scenarios"][0]["workload"]["seq"].get<int>(), 2048);
        QCOMPARE(json["scenarios"][0]["hologram"]["a"][0].get<int>(), 1);
        QCOMPARE(json["theme"].get<std::string>(), std::string("dusk"));
    }

    void aScenarioAloneIsAProjectOfOne() {
        const auto read = scenario::projectFromJson(
            R"({"name":"alone","workload":{"method":"qlora","batch":4},"fleet":{"count":2}})");
        QVERIFY(read.has_value());
        QCOMPARE(read->scenarios.size(), std::size_t{1});
        const Scenario& s = read->scenarios[0];
        QCOMPARE(s.name, std::string("alone"));
        QCOMPARE(s.choice.workload.task, plan::Task::Qlora);
        QCOMPARE(s.choice.workload.microBatch, std::int64_t{4});
        QCOMPARE(s.choice.fleet.gpus, std::int64_t{2});
    }

    void wrongFilesNameTheirPlace() {
        QCOMPARE(errorOf("{\n  \"version\": }").rule, std::string("rule.json_syntax"));
        QCOMPARE(errorOf("{\n  \"version\": }").detail, std::string("2:14"));
        QCOMPARE(errorOf("").code, ErrorCode::Malformed);
        QCOMPARE(errorOf("[]").rule, std::string("rule.json_object"));
        QCOMPARE(errorOf("{}").rule, std::string("rule.project_empty"));
        QCOMPARE(errorOf(R"({"scenarios":[]})").rule, std::string("rule.project_empty"));
        QCOMPARE(errorOf(R"({"scenarios":[{}],"current":7})").nearest, std::string("0"));
        QCOMPARE(errorOf(R"({"version":2,"scenarios":[{}]})").code, ErrorCode::NewerVersion);
        QCOMPARE(errorOf(R"({"version":"x","scenarios":[{}]})").code, ErrorCode::Malformed);
        const Error e = errorOf(R"({"scenarios":[{},{"layout":{"tp":0}}]})");
        QCOMPARE(e.field, std::string("tp"));
        QCOMPARE(e.rule, std::string("rule.at_least"));
        QCOMPARE(e.nearest, std::string("1"));
        QCOMPARE(e.detail, std::string("scenarios[1].layout.tp"));
    }

    void limitsHold() {
        const std::string deep(1000, '[');
        QCOMPARE(scenario::projectFromJson(deep).error().rule, std::string("rule.json_depth"));
        const std::string large(scenario::kLargestProjectBytes + 1, ' ');
        QCOMPARE(scenario::projectFromJson(large).error().code, ErrorCode::TooLarge);
        QCOMPARE(errorOf(R"({"workload":{"tokens":1e999}})").code, ErrorCode::Malformed);
    }

    void valuesOfTheWrongTypeAreRefused() {
        QCOMPARE(errorOf(R"({"workload":{"seq":"long"}})").rule, std::string("rule.number"));
        QCOMPARE(errorOf(R"({"workload":{"seq":null}})").rule, std::string("rule.number"));
        QCOMPARE(errorOf(R"({"workload":{"seq":1.5}})").rule, std::string("rule.whole_number"));
        QCOMPARE(errorOf(R"({"techniques":{"dora":1}})").rule, std::string("rule.yes_or_no"));
        QCOMPARE(errorOf(R"({"workload":{"model":7}})").rule, std::string("rule.text"));
        QCOMPARE(errorOf(R"({"workload":[]})").rule, std::string("rule.json_object"));
        QCOMPARE(errorOf(R"({"workload":{},"candidates":[1]})").rule, std::string("rule.text"));
    }
};

QTEST_APPLESS_MAIN(TestScenarioJson)
#include "tst_scenario_json.moc"
