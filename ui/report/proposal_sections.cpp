// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_sections.h"

#include "app/estimate/names.h"
#include "ui/charts/plans/memory_chart.h"
#include "ui/charts/plans/parts_charts.h"
#include "ui/charts/plans/scaling_chart.h"

#include <algorithm>
#include <map>

namespace xuanka::report {

namespace {

QString fromStd(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

const estimate::Estimate& now(const Section& s) {
    return *s.facts.outlook.now;
}

QString cardName(const Section& s, const std::string& id) {
    const auto card = plan::findAccelerator(*s.in.library->catalogue, id);
    return card ? fromStd((*card)->name) : fromStd(id);
}

/// "4 × RTX 4090"
QString fleetName(const Section& s) {
    const auto& plan = *s.facts.outlook.plan;
    return QStringLiteral("%1 × %2")
        .arg(plan.choice.fleet.gpus)
        .arg(fromStd(plan.accelerator->name));
}

QString money(const Section& s, double amount) {
    return s.w.format().money(amount, fromStd(s.in.currency));
}

QString ask(const Section& s) {
    if (s.facts.cardsCost <= 0.0)
        return s.w("Amount: to be quoted (no price of this card is in the catalogue)",
                   "金额：待询价（资料库中没有该卡的价格）");
    return s.w("Cards: %1 (prices of %2)", "加速卡：%1（%2 价格）")
        .arg(money(s, s.facts.cardsCost), fromStd(s.facts.priceDate));
}

QString verdict(const Section& s) {
    const auto& m = now(s).memory;
    const auto& f = s.w.format();
    if (m.fits)
        return s
            .w("%1 runs the workload: %2 of %3 used on the fullest card.",
               "%1 可以运行该负载：最满的卡占用 %2，可用 %3。")
            .arg(fleetName(s), f.memory(m.deviceUsed), f.memory(m.usable));
    return s
        .w("%1 does not hold the workload: short of memory by %2.", "%1 放不下该负载：显存缺 %2。")
        .arg(fleetName(s), f.memory(m.deviceUsed - m.usable));
}

void writeCover(const Section& s) {
    const auto& plan = *s.facts.outlook.plan;
    QStringList lines;
    if (!s.in.organisation.isEmpty())
        lines << s.w("Organisation: %1", "单位：%1").arg(s.in.organisation);
    lines << s.w("Workload: %1, %2", "负载：%1，%2")
                 .arg(fromStd(plan.model->name),
                      s.w.voice().choice("task", plan::taskName(plan.choice.workload.task)));
    lines << verdict(s);
    lines << s.w("Date: %1", "日期：%1").arg(s.in.date);
    lines << s.w("Catalogue of %1. DRAFT until signed.", "资料库版本：%1。签署前为草案。")
                 .arg(fromStd(s.in.library->catalogue->date));
    s.flow.cover(s.w("Procurement proposal", "采购方案"), fleetName(s), lines, ask(s));
}

std::vector<std::pair<QString, QString>> headlines(const Section& s) {
    const auto& e = now(s);
    const auto& f = s.w.format();
    const bool trains = plan::isTraining(s.facts.outlook.plan->choice.workload.task);
    std::vector<std::pair<QString, QString>> facts;
    facts.emplace_back(s.w("Fits", "能否放下"),
                       s.w("%1 (probability %2)", "%1（概率 %2）")
                           .arg(e.memory.fits ? s.w("yes", "能") : s.w("no", "不能"),
                                f.probability(e.memory.fitProbability)));
    facts.emplace_back(s.w("Throughput", "吞吐"),
                       s.w("%1 (80 % interval %2)", "%1（80% 区间 %2）")
                           .arg(f.figure(e.tokensPerSecond.value, UnitKind::TokensPerSecond),
                                f.interval(e.tokensPerSecond, UnitKind::TokensPerSecond)));
    if (trains && e.time.finishSeconds.value > 0.0)
        facts.emplace_back(s.w("Time to finish", "完成时间"),
                           f.duration(Seconds(e.time.finishSeconds.value)));
    if (!trains) {
        facts.emplace_back(s.w("First token", "首 token 时延"),
                           f.duration(Seconds(e.service.ttftSeconds.value)));
        facts.emplace_back(s.w("Each further token", "后续每 token"),
                           f.duration(Seconds(e.service.tpotSeconds.value)));
    }
    facts.emplace_back(s.w("Limited by", "瓶颈"),
                       s.w.voice().word("limit." + std::string(estimate::name(e.limit))));
    if (s.facts.outlook.energyKwh > 0.0)
        facts.emplace_back(s.w("Electricity of the job", "任务用电"),
                           f.figure(s.facts.outlook.energyKwh, UnitKind::KilowattHours));
    if (s.facts.cardsCost > 0.0)
        facts.emplace_back(s.w("Price of the cards", "加速卡价格"), ask(s));
    if (s.facts.cost && s.facts.own.npv != 0.0)
        facts.emplace_back(
            s.w("Cost of owning, three years", "三年持有成本"),
            s.w("%1 present value, %2 a delivered GPU-hour", "现值 %1，每有效卡时 %2")
                .arg(money(s, s.facts.own.npv), money(s, s.facts.own.costPerDeliveredHour)));
    return facts;
}

QString recommendation(const Section& s) {
    if (now(s).memory.fits)
        return s.w("We ask to approve %1. %2", "建议批准采购 %1。%2").arg(fleetName(s), verdict(s));
    if (!s.facts.advice.inPlay.empty()) {
        const auto& best = s.facts.advice.inPlay.front();
        return s
            .w("%1 Of the cards that do the job, %2 × %3 costs least.",
               "%1 能完成任务的卡中，%2 × %3 最省。")
            .arg(verdict(s))
            .arg(best.plan.choice.fleet.gpus)
            .arg(cardName(s, best.acceleratorId));
    }
    return verdict(s);
}

void writeSummary(const Section& s) {
    s.flow.heading(s.w("1 Summary", "1 决策摘要"));
    s.flow.paragraph(recommendation(s));
    s.flow.facts(headlines(s));
    if (!s.facts.advice.channel.empty()) {
        static const std::map<std::string, std::pair<const char*, const char*>> kChannels{
            {"rent", {"rent on demand", "按需租用"}},
            {"reserve", {"reserve or lease", "预留或租赁"}},
            {"buy", {"buy", "购买"}},
            {"hybrid", {"own the base, rent the peak", "自建基线、租用峰值"}},
            {"wait", {"wait", "等待"}}};
        const auto it = kChannels.find(s.facts.advice.channel);
        if (it != kChannels.end())
            s.flow.paragraph(
                s.w("Way of paying by the decision tree: %1.", "决策树建议的方式：%1。")
                    .arg(s.w(it->second.first, it->second.second)));
    }
}

void writeNeed(const Section& s) {
    const auto& f = s.w.format();
    const auto& c = s.facts.outlook.plan->choice;
    s.flow.heading(s.w("2 Need and workload", "2 需求与负载"));
    std::vector<std::pair<QString, QString>> facts;
    const auto field = [&](const char* key, const QString& value) {
        facts.emplace_back(s.w.voice().fieldLabel(key), value);
    };
    field("model", fromStd(s.facts.outlook.plan->model->name));
    field("task", s.w.voice().choice("task", plan::taskName(c.workload.task)));
    if (plan::isTraining(c.workload.task)) {
        field("seq", f.figure(static_cast<double>(c.workload.sequenceTokens), UnitKind::Tokens));
        field("micro-batch", f.count(c.workload.microBatch));
        field("accumulation", f.count(c.workload.accumulation));
        field("tokens", f.figure(c.workload.tokensToProcess, UnitKind::Tokens));
    } else {
        field("prompt", f.figure(static_cast<double>(c.workload.promptTokens), UnitKind::Tokens));
        field("output", f.figure(static_cast<double>(c.workload.outputTokens), UnitKind::Tokens));
        field("concurrency", f.count(c.workload.concurrency));
    }
    field("weights", fromStd(c.techniques.weightFormat));
    field("stack", fromStd(s.facts.outlook.plan->profile->name));
    s.flow.facts(facts);
}

void writeOptions(const Section& s) {
    const auto& f = s.w.format();
    s.flow.heading(s.w("3 Options compared", "3 方案比选"));
    Table t;
    t.head = {s.w("Card", "加速卡"),
              s.w("Count", "数量"),
              s.w("Memory used", "显存占用"),
              s.w("Usable", "可用"),
              s.w("Throughput (80 % interval)", "吞吐（80% 区间）"),
              s.w("Cards", "卡价")};
    t.isNumber = {false, true, true, true, true, true};
    t.widths = {2.2, 0.6, 1, 1, 2, 1.3};
    constexpr std::size_t kMostRows = 8;
    for (const auto& c : s.facts.advice.inPlay) {
        if (t.rows.size() == kMostRows)
            break;
        const auto& e = c.plan.estimate;
        t.rows.push_back({cardName(s, c.acceleratorId), f.count(c.plan.choice.fleet.gpus),
                          f.memory(e.memory.deviceUsed), f.memory(e.memory.usable),
                          f.interval(e.tokensPerSecond, UnitKind::TokensPerSecond),
                          c.cardsCost ? QStringLiteral("%1 (%2)").arg(money(s, *c.cardsCost),
                                                                      fromStd(c.priceDate))
                                      : s.w("no price", "无价格")});
    }
    s.flow.paragraph(
        s.w("Each row is the smallest fleet of the card that does the job, checked by the engine, "
            "cheapest first. %1 cards are in play, %2 have left.",
            "每行是该卡能完成任务的最小机群，均经引擎验证，按价格排序。%1 种卡在选，%2 种已排除。")
            .arg(s.facts.advice.inPlay.size())
            .arg(s.facts.advice.rejected.size()));
    s.flow.table(s.w("Table %1. Options that do the job", "表 %1　能完成任务的方案"), t);
    s.flow.figure(s.w("Figure %1. Throughput against memory: a curve turns dashed where it passes "
                      "the card's memory",
                      "图 %1　吞吐与显存：曲线超出显存处变为虚线"),
                  charts::memoryChart(s.facts.outlook, s.charts), 78);
}

void writePath(const Section& s) {
    if (s.facts.tree == nullptr)
        return;
    s.flow.heading(s.w("4 Decision path", "4 决策路径"));
    Table t;
    t.head = {s.w("Question", "问题"), s.w("Answer", "回答"), s.w("From", "来源")};
    t.widths = {2.4, 2, 0.9};
    for (const auto& step : s.facts.advice.walk.steps) {
        const auto* node = s.facts.tree->find(step.nodeId);
        const auto answer = std::find_if(node->answers.begin(), node->answers.end(),
                                         [&](const auto& a) { return a.id == step.answerId; });
        using From = advice::Step::From;
        const QString from = step.from == From::Scenario ? s.w("scenario", "情景")
                             : step.from == From::User   ? s.w("user", "用户")
                                                         : s.w("default", "默认");
        t.rows.push_back({s.w(node->question),
                          answer == node->answers.end() ? QString() : s.w(answer->label), from});
    }
    s.flow.table(s.w("Table %1. What was asked and answered", "表 %1　提问与回答"), t);
    for (const auto& note : s.facts.advice.notes)
        s.flow.note(QStringLiteral("• ") + s.w(note));
}

void writeEvidence(const Section& s) {
    s.flow.heading(s.w("5 Memory and time", "5 显存与时间"));
    s.flow.figure(s.w("Figure %1. Memory of the fullest card by part, against its usable memory",
                      "图 %1　最满卡的显存构成与可用显存"),
                  charts::memoryPartsChart(s.facts.outlook, s.charts), 58);
    s.flow.figure(s.w("Figure %1. Time of a step by part", "图 %1　一步的时间构成"),
                  charts::timePartsChart(s.facts.outlook, s.charts), 58);
    if (s.facts.outlook.scaling.size() > 1)
        s.flow.figure(
            s.w("Figure %1. Throughput with the number of cards", "图 %1　吞吐随卡数的变化"),
            charts::scalingChart(s.facts.outlook, s.charts), 62);
    for (const auto& warning : s.facts.outlook.warnings)
        s.flow.note(QStringLiteral("• ") + s.w.voice().sentence(warning));
}

void writeRisks(const Section& s) {
    s.flow.heading(s.w("7 Risks", "7 风险"));
    Table t;
    t.head = {s.w("Risk", "风险"), s.w("Evidence", "依据"), s.w("Measure", "应对")};
    t.widths = {1.2, 2, 1.8};
    t.rows = {{s.w("Second-hand cards from mining", "二手矿卡"),
               s.w("11 of 20 failed within three months: 55 %, 95 % interval 32–77 % (one buyer's "
                   "sample)",
                   "20 张中 11 张在三个月内故障：55%，95% 区间 32%–77%（单一买家样本）"),
               s.w("Refuse; used cards only with a burn-in test and a right of return",
                   "不采购；二手卡须烤机并可退货")},
              {s.w("The estimate is off", "估算偏差"),
               s.w("80 % interval beside each figure", "每个数值旁的 80% 区间"),
               s.w("Acceptance test on arrival: the same workload, measured throughput inside the "
                   "interval",
                   "到货验收：以同一负载实测，吞吐须落在区间内")},
              {s.w("Price and delivery move", "价格与交期变动"),
               s.w("Prices of %1; lead times of 3 to 7 months in 2026",
                   "价格日期 %1；2026 年交期 3–7 个月")
                   .arg(fromStd(s.facts.priceDate)),
               s.w("Three quotations, validity and penalty in the contract",
                   "三家询价，合同约定有效期与违约金")},
              {s.w("Use falls short of plan", "利用率不足"),
               s.w("Owned cards cost the same idle", "自有卡闲置同样花钱"),
               s.w("Rent the first months; stop rule at half of the planned use",
                   "先租后买；利用率低于计划一半即停止追加")}};
    s.flow.table(s.w("Table %1. Risks and measures", "表 %1　风险与应对"), t);
}

/// Cards that left, by reason: a reason a row, so that two hundred cards fit half a page.
void writeRejected(const Section& s) {
    std::map<QString, QStringList> byReason;
    for (const auto& r : s.facts.advice.rejected)
        byReason[s.w.reason(r.reason)] << cardName(s, r.acceleratorId);
    Table t;
    t.head = {s.w("Reason", "原因"), s.w("Cards", "卡")};
    t.widths = {2, 3};
    constexpr int kNamed = 6;
    constexpr std::size_t kMostRows = 24;
    for (const auto& [reason, names] : byReason) {
        if (t.rows.size() == kMostRows)
            break;
        QString cards = names.mid(0, kNamed).join(s.w(", ", "、"));
        if (names.size() > kNamed)
            cards += s.w(" and %1 more", " 等 %1 种").arg(names.size());
        t.rows.push_back({reason, cards});
    }
    s.flow.heading(s.w("8 Options rejected and why", "8 未选方案及原因"));
    s.flow.table(s.w("Table %1. Cards that left", "表 %1　已排除的卡"), t);
}

void writeSignOff(const Section& s) {
    s.flow.heading(s.w("10 Sign-off", "10 审批"));
    s.flow.paragraph(
        s.w("Approve, approve with conditions, or return.", "同意、有条件同意或退回。"));
    s.flow.signatures({s.w("Applicant", "申请人"), s.w("Head of unit", "部门负责人"),
                       s.w("Technical review", "技术审核"), s.w("Finance", "财务审核"),
                       s.w("Procurement", "采购管理"), s.w("Approver", "分管领导")},
                      {s.w("Role", "角色"), s.w("Comment", "意见"), s.w("Signature", "签字"),
                       s.w("Date", "日期")});
}

} // namespace

void writeProposal(const Section& s) {
    writeCover(s);
    writeSummary(s);
    writeNeed(s);
    writeOptions(s);
    writePath(s);
    writeEvidence(s);
    writeCost(s);
    writeRisks(s);
    writeRejected(s);
    writeAssumptions(s);
    writeSignOff(s);
}

} // namespace xuanka::report
