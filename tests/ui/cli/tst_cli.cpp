// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the program itself, as a script would.
#include "app/base/json.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace xuanka;

namespace {

struct Answer {
    int exitCode = -1;
    QString out;
    QString err;

    Json json() const { return parseJson(out.toStdString()).value_or(Json()); }

    QStringList errorLines() const { return err.split(QLatin1Char('\n'), Qt::SkipEmptyParts); }
};

Answer ask(const QStringList& arguments) {
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XUANKA_CATALOGUE"), QStringLiteral("/nonexistent/user.db"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(XUANKA_BINARY_DIR "/bin/xuanka"), arguments);
    if (!program.waitForFinished(120000) || program.exitStatus() != QProcess::NormalExit)
        return {-1, program.errorString(), QString::fromUtf8(program.readAllStandardError())};
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

Answer ask(const char* line) {
    return ask(QProcess::splitCommand(QString::fromUtf8(line)));
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private slots:

    void helpAndVersion() {
        const Answer help = ask("--help");
        QCOMPARE(help.exitCode, 0);
        for (const char* verb : {"estimate", "validate", "catalog", "model", "diagnose", "machine"})
            QVERIFY2(help.out.contains(QLatin1String(verb)), verb);
        QCOMPARE(ask("estimate --help").exitCode, 0);
        QVERIFY(ask("--version").out.startsWith(QLatin1String("xuanka ")));
    }

    void wrongInputIsOneClearLine_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* line, const char* error) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(error);
        };
        row("estimat", "xuanka: estimat: is no command. Nearest: estimate");
        row("estimate --sqe 4096", "xuanka: --sqe: is no flag of this command. Nearest: --seq");
        row("estimate --seq", "xuanka: --seq: needs a value");
        row("estimate --seq -5", "xuanka: --seq = -5: must be at least 1");
        row("estimate --seq many", "xuanka: --seq = many: must be a number. Nearest: 1");
        row("estimate --micro-batch 1.5",
            "xuanka: --micro-batch = 1.5: must be a whole number. Nearest: 2");
        row("estimate extra", "xuanka: extra: is not expected here");
        row("estimate --task lorra",
            "xuanka: --task = lorra: is not one of the choices. Nearest: lora");
        row("estimate --gpu rtx-4900",
            "xuanka: --gpu = rtx-4900: is not in the catalogue. Nearest: rtx-4090-24gb");
        row("estimate --gpus 8 --tp 8",
            "xuanka: --tp = 8: must divide the attention heads, and divide or be a multiple of the "
            "key heads. Nearest: 4");
        row("estimate --seq 1M", "xuanka: --seq = 1048576: is longer than the model's context. "
                                 "Nearest: 131072");
        row("catalog list gpu", "xuanka: KIND = gpu: is not one of the choices. Nearest: gpus");
        row("catalog shwo gpus", "xuanka: ACTION = shwo: is not one of the choices. Nearest: show");
        row("model", "xuanka: MODEL: is missing");
        row("validate", "xuanka: FILE...: is missing");
    }

    void wrongInputIsOneClearLine() {
        QFETCH(QString, line);
        QFETCH(QString, error);
        const Answer a = ask(QProcess::splitCommand(line));
        QCOMPARE(a.exitCode, 2);
        QCOMPARE(a.errorLines(), QStringList{error});
        QVERIFY(a.out.isEmpty());
    }

    void allBrokenRulesAreNamed() {
        const Answer a = ask("estimate --gpus 3 --tp 2 --lora-rank 9999 --json");
        QCOMPARE(a.exitCode, 2);
        QCOMPARE(a.errorLines().size(), 2);
        QCOMPARE(a.json()["errors"].size(), std::size_t{2});
        QCOMPARE(a.json()["errors"][0]["field"].get<std::string>(), std::string("gpus"));
    }

    void aFileThatIsNotThereIsAnotherCode() {
        QCOMPARE(ask("estimate --scenario /nonexistent.xuanka").exitCode, 3);
        QCOMPARE(ask("validate /nonexistent.csv").exitCode, 3);
    }

    void estimateHasTheFieldsThatScriptsRead() {
        const Answer a = ask("estimate --json --model Qwen/Qwen2.5-7B-Instruct --method lora "
                             "--seq 4k --gpu \"RTX 4090\"");
        QCOMPARE(a.exitCode, 0);
        const Json j = a.json();
        QCOMPARE(j["plan"]["gpu"].get<std::string>(), std::string("rtx-4090-24gb"));
        QCOMPARE(j["plan"]["model"].get<std::string>(), std::string("qwen2.5-7b"));
        const double used = j["memory"]["per_gpu_bytes"].get<double>();
        double sum = 0.0;
        for (const auto& [name, bytes] : j["memory"]["parts"].items())
            sum += bytes.get<double>();
        QVERIFY2(std::abs(sum / used - 1.0) < 0.02, qPrintable(QString::number(sum / used)));
        QCOMPARE(j["fits"].get<bool>(), used <= j["memory"]["usable_bytes"].get<double>());
        QVERIFY(j["throughput"]["tokens_per_second"].get<double>() > 0.0);
        QVERIFY(j["throughput"]["per_gpu"].get<double>() > 0.0);
        QVERIFY(j["time"]["step_seconds"].get<double>() > 0.0);
        QVERIFY(j["time"]["parts"].size() > 5);
        QVERIFY(j["limit"].is_string());
        QVERIFY(j["warnings"].is_array());
    }

    void theQuestionAtTheTop() {
        // Known from practice: plain LoRA of a 7 B model at 4,096 tokens overflows 24 GB, and
        // recomputation with a chunked loss brings it in.
        const char* question = "estimate --json --model qwen2.5-7b --method lora --seq 4096 --gpu "
                               "rtx-4090-24gb --recompute %1 --loss %2";
        const QString pattern = QString::fromUtf8(question);
        const auto with = [&](const char* recompute, const char* loss) {
            return ask(QProcess::splitCommand(
                           pattern.arg(QLatin1String(recompute), QLatin1String(loss))))
                .json();
        };
        QVERIFY(!with("none", "full")["fits"].get<bool>());
        QVERIFY(with("full", "chunked")["fits"].get<bool>());
    }

    void theAnswerIsTheSameEveryTime() {
        const char* line = "estimate --task serve --model llama-3.1-8b --gpu h100-sxm5-80gb --json";
        const Answer first = ask(line);
        QCOMPARE(first.exitCode, 0);
        QCOMPARE(ask(line).out, first.out);
    }

    void peopleReadBothLanguages() {
        QVERIFY(ask("estimate").out.contains(QLatin1String("Memory of the fullest card")));
        const QString zh = ask("estimate --lang zh").out;
        QVERIFY(zh.contains(QStringLiteral("占用最多的卡的显存")));
        QVERIFY(zh.contains(QStringLiteral("瓶颈")));
        QVERIFY(ask("estimate --lang zh --seq 0").err.contains(QStringLiteral("不得小于 1")));
    }

    void theQuickRuleOfTheArticle() {
        const Json j = ask("estimate --json --model llama-7b --method full --seq 2048 --gpu "
                           "h100-sxm5-80gb --accumulation 4")
                           .json();
        QCOMPARE(j["quick_rule"]["total_bytes"].get<double>(), 84e9);
        QCOMPARE(j["quick_rule"]["after_accumulation_bytes"].get<double>(), 21e9);
        QCOMPARE(j["quick_rule"]["reasons"][0]["id"].get<std::string>(),
                 std::string("quick.accumulation"));
    }

    void aScenarioFileIsAStart() {
        const QString path = write("a.xuanka",
                                   R"({"workload":{"model":"llama-3.1-8b","task":"serve","kv":"x"},
                                       "fleet":{"gpu":"h100-sxm5-80gb","gpus":2}})");
        const Answer a = ask({QStringLiteral("estimate"), QStringLiteral("--json"),
                              QStringLiteral("--scenario"), path, QStringLiteral("--tp"),
                              QStringLiteral("2"), QStringLiteral("--kv"), QStringLiteral("fp8")});
        QVERIFY2(a.exitCode == 0, qPrintable(a.err));
        QCOMPARE(a.json()["plan"]["gpus"].get<int>(), 2);
        QCOMPARE(a.json()["plan"]["tp"].get<int>(), 2);
        QCOMPARE(a.json()["plan"]["kv"].get<std::string>(), std::string("fp8"));
    }

    void aBrokenScenarioFileSaysWhere() {
        const QString path = write("broken.xuanka", "{\"workload\": {\n  \"seq\": }}");
        const Answer a = ask({QStringLiteral("estimate"), QStringLiteral("--scenario"), path});
        QCOMPARE(a.exitCode, 2);
        QCOMPARE(a.errorLines().size(), 1);
        QVERIFY(a.err.contains(path + QStringLiteral(": 2:10")));
    }

    void modelsAreCounted() {
        const Json j = ask("model meta-llama/Llama-3.1-8B-Instruct --json").json();
        QCOMPARE(j["parameters"]["total"].get<std::int64_t>(), std::int64_t{8030261248});
        QCOMPARE(j["parameters"]["active"].get<std::int64_t>(), std::int64_t{8030261248});
        QCOMPARE(j["kv_bytes_per_token"].get<double>(), 131072.0);
    }

    void theCatalogueIsListed() {
        QVERIFY(ask("catalog list gpus --json").json().size() >= 170);
        QVERIFY(ask("catalog list models --json").json().size() >= 250);
        QCOMPARE(ask("catalog show gpus \"H100 SXM\" ").exitCode, 0);
        QVERIFY(ask("catalog list optimizers").out.contains(QLatin1String("adamw")));
    }

    void tablesGoOutAndComeBackTheSame() {
        const QString path = m_folder.filePath(QStringLiteral("optimizers.csv"));
        const QStringList go{QStringLiteral("catalog"), QStringLiteral("export"),
                             QStringLiteral("optimizers"), QStringLiteral("--out"), path};
        QCOMPARE(ask(go).exitCode, 0);
        const Answer back =
            ask({QStringLiteral("catalog"), QStringLiteral("import"), QStringLiteral("optimizers"),
                 path, QStringLiteral("--dry-run"), QStringLiteral("--json")});
        QVERIFY2(back.exitCode == 0, qPrintable(back.err));
        QCOMPARE(back.json()["added"].get<int>(), 0);
        QCOMPARE(back.json()["changed"].get<int>(), 0);
        QVERIFY(back.json()["same"].get<int>() > 5);
        QCOMPARE(ask("catalog export optimiser").exitCode, 2);
        QCOMPARE(ask("catalog export optimizers --out /nonexistent/x.csv").exitCode, 3);
    }

    void validationNamesEveryRow() {
        const QString path = write("m.csv", "id,task,model,gpu,gpus,stack,method,weights,compute,"
                                            "optimizer,recompute,sharding,seq_len,"
                                            "micro_batch,accum,metric,value,unit,source\n"
                                            "t-0001,finetune,llama-2-7b,rtx-3090-24gb,1,hf-fsdp,"
                                            "qlora,nf4-dq,bf16,adamw,full,none,2048,"
                                            "1,1,peak_reserved,8.5,GiB,test\n"
                                            "t-0002,finetune,llama-2-7b,no-such-card,1,hf-fsdp,"
                                            "qlora,nf4-dq,bf16,adamw,full,none,2048,"
                                            "1,1,peak_reserved,8.5,GiB,test\n");
        const Answer a = ask(
            {QStringLiteral("validate"), QStringLiteral("--json"), QStringLiteral("--rows"), path});
        QVERIFY2(a.exitCode == 0, qPrintable(a.err));
        const Json j = a.json();
        QCOMPARE(j["rows"].get<int>(), 2);
        QCOMPARE(j["predicted"].get<int>(), 1);
        QCOMPARE(j["unpredicted"][0]["id"].get<std::string>(), std::string("t-0002"));
        QCOMPARE(j["groups"][0]["metric"].get<std::string>(), std::string("peak_reserved"));
        QCOMPARE(j["groups"][0]["n"].get<int>(), 1);
        QCOMPARE(j["predictions"][0]["id"].get<std::string>(), std::string("t-0001"));
        QVERIFY(j["predictions"][0]["lo"].get<double>() < j["predictions"][0]["hi"].get<double>());
    }

private:
    QString write(const char* name, const char* text) {
        const QString path = m_folder.filePath(QLatin1String(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
            qFatal("cannot write %s", name);
        return path;
    }

    QTemporaryDir m_folder;

    void pastedMessageIsExplained() {
        const Answer a =
            ask({QStringLiteral("diagnose"),
                 QStringLiteral(XUANKA_SOURCE_DIR "/tests/data/messages/torch_optimizer_step.txt"),
                 QStringLiteral("--json")});
        QCOMPARE(a.exitCode, 0);
        const Json j = a.json();
        QVERIFY(j["recognised"].get<bool>());
        QVERIFY(!j["remedies"].empty());
        QVERIFY(j["remedies"][0]["text"].get<std::string>().size() > 10);
    }

    void tcoTellsWhatOwningAndRentingCost() {
        const Answer a = ask("tco --gpu h100 --count 8 --currency USD --region US --years 4 "
                             "--utilisation 50% --rent 2.35 --json");
        QCOMPARE(a.exitCode, 0);
        const Json j = a.json();
        double sum = 0.0;
        for (const auto& part : j["parts"])
            sum += part.get<double>();
        QVERIFY(std::abs(sum - j["npv"].get<double>()) < 0.01);
        QVERIFY(j["cost_per_gpu_hour"].get<double>() > 0.0);
        QVERIFY(j["break_even_month"].is_null() || j["break_even_month"].is_number());
        QCOMPARE(j["count"].get<double>(), 8.0);
        QCOMPARE(ask("tco --utilisation 120%").errorLines(),
                 QStringList{QStringLiteral(
                     "xuanka: --utilisation = 120%: must be at most 1. Nearest: 1")});
        QCOMPARE(ask("tco --place attic").exitCode, 2);
    }

    // A machine without a GPU is a normal one; the answer says which tools were looked for.
    void machineNamesWhatItHas() {
        const Answer a = ask("machine --json");
        QCOMPARE(a.exitCode, 0);
        const Json j = a.json();
        QVERIFY(j["devices"].is_array() && j["fleet"].is_array());
        if (j["devices"].empty())
            QVERIFY(!j["not_installed"].empty() || !j["failed"].empty());
        QVERIFY(!ask("machine").out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
