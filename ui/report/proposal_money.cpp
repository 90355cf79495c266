// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_sections.h"

#include <array>

namespace xuanka::report {

namespace {

QString fromStd(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

struct PartName {
    const char* english;
    const char* chinese;
};

constexpr std::array<PartName, money::kCostParts> kParts{{{"Cards", "加速卡"},
                                                          {"Chassis and hosts", "机箱与主机"},
                                                          {"Network and racks", "网络与机柜"},
                                                          {"Storage", "存储"},
                                                          {"Installation", "安装"},
                                                          {"Tax", "税"},
                                                          {"Porting", "移植"},
                                                          {"Support", "维保"},
                                                          {"Space and cooling", "场地与散热"},
                                                          {"Electricity", "电费"},
                                                          {"Staff", "人员"},
                                                          {"Licences", "软件许可"},
                                                          {"Insurance", "保险"},
                                                          {"Failures and spares", "故障与备件"},
                                                          {"Rent", "租金"},
                                                          {"Resale", "残值"},
                                                          {"Decommissioning", "退役"}}};

QString amount(const Section& s, double v) {
    return s.w.format().money(v, fromStd(s.in.currency));
}

void writeVerdict(const Section& s) {
    if (s.facts.cost->values.rentPerCardHour <= 0.0) {
        s.flow.paragraph(
            s.w("No cloud offer of this card is in the catalogue, so renting cannot be compared.",
                "资料库中没有该卡的云报价，无法与租用对比。"));
        return;
    }
    const QString price = amount(s, s.facts.cost->values.rentPerCardHour);
    if (s.facts.breakEvenUtilisation)
        s.flow.paragraph(
            s.w("Against renting at %1 a card-hour, owning costs less above %2 utilisation.",
                "与每卡时 %1 的租用价相比，利用率高于 %2 时持有更省。")
                .arg(price, s.w.format().figure(*s.facts.breakEvenUtilisation, UnitKind::Share)));
    else
        s.flow.paragraph(s.w("Against renting at %1 a card-hour, owning never costs less.",
                             "与每卡时 %1 的租用价相比，持有始终更贵。")
                             .arg(price));
    if (s.facts.breakEvenMonth)
        s.flow.paragraph(
            s.w("Break-even in month %1.", "第 %1 个月回本。").arg(*s.facts.breakEvenMonth));
}

} // namespace

void writeCost(const Section& s) {
    s.flow.heading(s.w("6 Cost of purchase and power", "6 购置与用电成本"));
    if (!s.facts.cost || s.facts.cardsCost <= 0.0) {
        s.flow.paragraph(s.w("The catalogue has no price of this card; three quotations are needed "
                             "before this section can be filled.",
                             "资料库没有该卡的价格；需取得三家报价后补充本节。"));
        return;
    }
    Table t;
    t.head = {s.w("Part", "项目"), s.w("Present value, three years", "三年现值"),
              s.w("Share", "占比")};
    t.isNumber = {false, true, true};
    t.widths = {2, 1.4, 0.8};
    for (std::size_t i = 0; i < money::kCostParts; ++i)
        if (s.facts.own.parts[i] != 0.0)
            t.rows.push_back(
                {s.w(kParts[i].english, kParts[i].chinese), amount(s, s.facts.own.parts[i]),
                 s.w.format().figure(s.facts.own.parts[i] / s.facts.own.npv, UnitKind::Share)});
    t.rows.push_back({s.w("Sum", "合计"), amount(s, s.facts.own.npv),
                      s.w.format().figure(1.0, UnitKind::Share)});
    s.flow.table(s.w("Table %1. What owning costs over three years", "表 %1　三年持有成本"), t);
    writeVerdict(s);
}

void writeAssumptions(const Section& s) {
    s.flow.heading(s.w("9 Assumptions and evidence", "9 假设与依据"));
    s.flow.paragraph(s.w("Figures of the engine carry an 80 % interval from published measurements "
                         "of the same kind. Prices carry their date.",
                         "引擎数值的 80% 区间来自同类已发表实测；价格均附日期。"));
    if (!s.facts.cost)
        return;
    Table t;
    t.head = {s.w("Assumption", "假设"), s.w("Value", "取值"), s.w("Low–high", "范围"),
              s.w("Evidence", "依据")};
    t.isNumber = {false, true, true, false};
    t.widths = {1.1, 0.8, 1, 3};
    for (const auto& source : s.facts.cost->sources) {
        const auto& r = source.range;
        if (r.evidence.empty() || r.evidence == "scenario" || r.central == 0.0)
            continue;
        QString evidence = fromStd(r.evidence);
        if (r.isAssumed)
            evidence += s.w(" (to confirm)", "（待确认）");
        const auto& f = s.w.format();
        t.rows.push_back({fromStd(r.key), f.number(r.central),
                          QStringLiteral("%1–%2").arg(f.number(r.low), f.number(r.high)),
                          evidence});
    }
    s.flow.table(s.w("Table %1. What the cost rests on", "表 %1　成本依据"), t);
}

} // namespace xuanka::report
