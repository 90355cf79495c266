// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/plan.h"
#include "app/plan/plan_rules.h"
#include "app/scenario/fields.h"
#include "tests/support/sample_catalogue.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace xuanka;
using Edits = std::vector<std::pair<const char*, const char*>>;

Q_DECLARE_METATYPE(Edits)

namespace {

scenario::Scenario edited(const scenario::Scenario& from, const Edits& edits) {
    scenario::Scenario s = from;
    for (const auto& [key, text] : edits) {
        const scenario::Field* field = scenario::findField(key);
        if (field == nullptr)
            qFatal("no field %s", key);
        field->write(s, scenario::parseValue(*field, text).value());
    }
    return s;
}

} // namespace

class TestPlanRules : public QObject {
    Q_OBJECT

private slots:

    void theQuestionAtTheTopIsAPlan() {
        const auto made = plan::makePlan(plan::PlanChoice{}, m_catalogue);
        QVERIFY(made.has_value());
        QCOMPARE(made->weights->id, std::string("bf16"));
        QCOMPARE(made->compute->id, std::string("bf16"));
        QCOMPARE(made->profile->id, std::string("hf-fused"));
        QCOMPARE(made->choice.profileId, std::string("hf-fused"));
        QCOMPARE(made->dp, std::int64_t{1});
    }

    void defaultsFollowTaskAndCard_data() {
        QTest::addColumn<Edits>("edits");
        QTest::addColumn<QString>("weights");
        QTest::addColumn<QString>("compute");
        QTest::addColumn<QString>("stack");
        const auto row = [](const char* name, Edits e, const char* w, const char* c,
                            const char* s) {
            QTest::newRow(name) << std::move(e) << QString::fromUtf8(w) << QString::fromUtf8(c)
                                << QString::fromUtf8(s);
        };
        row("Volta has no bf16", {{"gpu", "v100"}, {"task", "full"}}, "fp16", "fp16",
            "fsdp2-compile");
        row("no 16-bit rate on the sheet",
            {{"gpu", "m2 max"}, {"task", "serve"}, {"weights", "q4_k_m"}}, "gguf-q4_k_m", "fp32",
            "llama.cpp");
        row("QLoRA keeps an NF4 base", {{"task", "qlora"}}, "nf4-dq", "bf16", "hf-fused");
        row("serving", {{"task", "serve"}}, "bf16", "bf16", "vllm");
        row("FP8 on a card that has it", {{"task", "serve"}, {"weights", "fp8"}}, "fp8", "fp8",
            "vllm");
        row("FP8 stored, 16-bit computed", {{"task", "serve"}, {"weights", "fp8"}, {"gpu", "v100"}},
            "fp8", "fp16", "vllm");
        row("GGUF goes to llama.cpp", {{"task", "serve"}, {"weights", "q4_k_m"}}, "gguf-q4_k_m",
            "bf16", "llama.cpp");
    }

    void defaultsFollowTaskAndCard() {
        QFETCH(Edits, edits);
        QFETCH(QString, weights);
        QFETCH(QString, compute);
        QFETCH(QString, stack);
        const auto made = plan::makePlan(edited({}, edits).choice, m_catalogue);
        QVERIFY2(made.has_value(), made ? "" : made.error().front().rule.c_str());
        QCOMPARE(made->weights->id, weights.toStdString());
        QCOMPARE(made->compute->id, compute.toStdString());
        QCOMPARE(made->profile->id, stack.toStdString());
    }

    void aBrokenRuleNamesFieldRuleAndNearest_data() {
        QTest::addColumn<Edits>("edits");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("nearest");
        const auto row = [](const char* rule, Edits e, const char* field, const char* nearest) {
            QTest::addRow("%s", rule)
                << std::move(e) << QString::fromUtf8(field) << QString::fromUtf8(nearest);
        };
        row("rule.unknown", {{"gpu", "rtx-4900"}}, "gpu", "rtx-4090-24gb");
        row("rule.groups_fill_fleet", {{"gpus", "6"}, {"tp", "4"}}, "gpus", "4");
        row("rule.tp_divides_heads", {{"gpus", "8"}, {"tp", "8"}}, "tp", "4");
        row("rule.tp_fills_nodes",
            {{"model", "llama-2-7b"}, {"gpus", "64"}, {"gpus-per-node", "6"}, {"tp", "16"}}, "tp",
            "12");
        row("rule.stages_have_layers", {{"gpus", "32"}, {"pp", "32"}}, "pp", "28");
        row("rule.vpp_divides_layers",
            {{"gpus", "4"}, {"pp", "4"}, {"vpp", "5"}, {"accumulation", "4"}}, "vpp", "7");
        row("rule.vpp_needs_pipeline", {{"vpp", "2"}}, "vpp", "1");
        row("rule.interleaving_fills_stages",
            {{"gpus", "4"}, {"pp", "4"}, {"vpp", "7"}, {"accumulation", "3"}}, "accumulation", "4");
        row("rule.ep_needs_experts", {{"gpus", "2"}, {"ep", "2"}}, "ep", "1");
        row("rule.ep_divides_experts", {{"model", "mixtral-8x7b"}, {"gpus", "3"}, {"ep", "3"}},
            "ep", "2");
        row("rule.ep_fills_stage", {{"model", "mixtral-8x7b"}, {"gpus", "2"}, {"ep", "4"}}, "ep",
            "2");
        row("rule.cp_divides_sequence", {{"gpus", "3"}, {"cp", "3"}}, "cp", "2");
        row("rule.context_limit", {{"seq", "65536"}}, "seq", "32768");
        row("rule.context_limit", {{"task", "serve"}, {"model", "llama-2-7b"}, {"prompt", "4096"}},
            "prompt", "3840");
        row("rule.context_limit",
            {{"task", "serve"}, {"model", "llama-2-7b"}, {"output", "5000"}, {"prompt", "1"}},
            "output", "4095");
        row("rule.lora_rank", {{"lora-rank", "4096"}}, "lora-rank", "3584");
        row("rule.zero3_pipeline", {{"gpus", "4"}, {"pp", "4"}, {"zero", "3"}}, "zero", "2");
        row("rule.hybrid_shard", {{"hybrid-shard", "yes"}}, "hybrid-shard", "no");
        row("rule.optimizer_in_backward", {{"optimizer-in-backward", "yes"}, {"accumulation", "4"}},
            "accumulation", "1");
        row("rule.offload_params", {{"offload-params", "host"}}, "zero", "3");
        row("rule.offload_host", {{"offload-optimizer", "host"}, {"host-memory", "0"}},
            "host-memory", "512");
        row("rule.offload_nvme", {{"offload-optimizer", "nvme"}, {"nvme", "0"}}, "nvme", "6");
        row("rule.prefix_hits", {{"task", "serve"}, {"prefix-hit", "0.5"}, {"prefix-cache", "no"}},
            "prefix-cache", "yes");
        row("rule.draft_model", {{"task", "serve"}, {"draft-model", "qwen2.5-7b"}}, "draft-model",
            "");
        row("rule.disaggregated", {{"task", "serve"}, {"disaggregated", "yes"}}, "gpus", "2");
        row("rule.stack_trains", {{"stack", "vllm"}}, "stack", "hf-fused");
        row("rule.stack_serves", {{"task", "serve"}, {"stack", "hf-fused"}}, "stack", "vllm");
        row("rule.stack_on_card", {{"task", "serve"}, {"gpu", "mi300x"}, {"stack", "cuda-only"}},
            "stack", "vllm");
        row("rule.stack_loads_format",
            {{"task", "serve"}, {"stack", "vllm"}, {"weights", "q4_k_m"}}, "weights", "llama.cpp");
        row("rule.card_computes_format", {{"gpu", "v100"}, {"compute", "bf16"}}, "compute", "fp16");
        row("rule.format_trainable", {{"task", "full"}, {"weights", "nf4-dq"}}, "weights", "bf16");
        row("rule.qlora_quantised_base", {{"task", "qlora"}, {"weights", "bf16"}}, "weights",
            "nf4-dq");
        row("rule.trains_in_float", {{"compute", "int8"}}, "compute", "bf16");
        row("rule.cache_format", {{"task", "serve"}, {"kv", "awq"}}, "kv", "bf16");
        row("rule.link_known", {{"intra-link", "string"}}, "intra-link", "pcie");
        row("rule.card_has_link", {{"intra-link", "nvlink"}}, "intra-link", "pcie");
        row("rule.no_stack", {{"gpu", "unknown-npu"}}, "gpu", "");
    }

    void aBrokenRuleNamesFieldRuleAndNearest() {
        QFETCH(Edits, edits);
        QFETCH(QString, field);
        QFETCH(QString, nearest);
        const std::string rule = QTest::currentDataTag();
        const scenario::Scenario asked = edited({}, edits);
        const auto made = plan::makePlan(asked.choice, m_catalogue);
        QVERIFY(!made);
        const auto hit = std::ranges::find(made.error(), rule, &Error::rule);
        QVERIFY2(hit != made.error().end(), made.error().front().rule.c_str());
        QCOMPARE(hit->field, field.toStdString());
        QCOMPARE(hit->nearest, nearest.toStdString());
        if (nearest.isEmpty() || rule == "rule.stack_loads_format")
            return;
        // The nearest value must be legal: taking it heals this rule.
        const scenario::Field* f = scenario::findField(hit->field);
        QVERIFY(f != nullptr);
        scenario::Scenario healed = asked;
        f->write(healed, scenario::parseValue(*f, hit->nearest).value());
        const auto again = plan::makePlan(healed.choice, m_catalogue);
        QVERIFY(again || std::ranges::count(again.error(), rule, &Error::rule) == 0);
    }

    void everyRuleOfTheTablesHasARow() {
        std::vector<std::string> seen;
        for (const auto rules : {plan::supportRules(), plan::layoutRules(), plan::techniqueRules()})
            for (const plan::Rule& rule : rules)
                seen.emplace_back(rule.id);
        std::ranges::sort(seen);
        QVERIFY(std::ranges::adjacent_find(seen) == seen.end());
        QVERIFY(seen.size() >= 34);
    }

    void allBrokenRulesComeBackTogether() {
        const auto made = plan::makePlan(
            edited({}, {{"gpus", "3"}, {"tp", "2"}, {"vpp", "2"}, {"lora-rank", "9999"}}).choice,
            m_catalogue);
        QVERIFY(!made);
        QCOMPARE(made.error().size(), std::size_t{3});
    }

    void senselessNumbersAreErrorsNotCrashes() {
        plan::PlanChoice c;
        c.layout.tp = 0;
        c.layout.pp = -4;
        c.fleet.gpus = std::numeric_limits<std::int64_t>::max();
        c.workload.paddingShare = std::numeric_limits<double>::quiet_NaN();
        c.workload.tokensToProcess = -1;
        c.techniques.zeroStage = 7;
        const auto made = plan::makePlan(c, m_catalogue);
        QVERIFY(!made);
        QCOMPARE(made.error().size(), std::size_t{6});
        for (const Error& e : made.error())
            QVERIFY(!e.nearest.empty());
    }

    void keyHeadsMayBeReplicated() {
        // 8 key heads on 16 cards: each is held twice.
        const auto made = plan::makePlan(
            edited({}, {{"model", "llama-3.1-8b"}, {"gpus", "16"}, {"tp", "16"}}).choice,
            m_catalogue);
        QVERIFY(made.has_value());
    }

    void pretrainingChoosesItsOwnContext() {
        QVERIFY(
            plan::makePlan(edited({}, {{"task", "pretrain"}, {"seq", "65536"}}).choice, m_catalogue)
                .has_value());
    }

    void anImportedModelNeedsNoRow() {
        plan::PlanChoice c;
        c.workload.modelId = "not in the catalogue";
        const auto own = std::make_shared<model::Architecture>(m_catalogue->models[1]);
        const auto made = plan::makePlan(c, m_catalogue, own);
        QVERIFY(made.has_value());
        QCOMPARE(made->model.get(), own.get());
    }

    void nearestDivisorIsNearest() {
        QCOMPARE(plan::nearestDivisor(28, 8), std::int64_t{7});
        QCOMPARE(plan::nearestDivisor(12, 5), std::int64_t{4});
        QCOMPARE(plan::nearestDivisor(1, 100), std::int64_t{1});
        QCOMPARE(plan::nearestDivisor(7, 4), std::int64_t{1});
    }

private:
    std::shared_ptr<const plan::Catalogue> m_catalogue = [] {
        auto c = std::make_shared<plan::Catalogue>(*test::sampleCatalogue());
        c->profiles.push_back(test::stack("cuda-only", false, "cuda", "", "", ""));
        return c;
    }();
};

QTEST_APPLESS_MAIN(TestPlanRules)
#include "tst_plan_rules.moc"
