// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/facts.h"

#include "app/estimate/estimate.h"
#include "app/model/parameter_count.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace xuanka::advice {

namespace {

constexpr std::array<std::string_view, 10> kChineseMakers{
    "Huawei", "Cambricon",     "Hygon",          "Biren",   "Kunlunxin",
    "MetaX",  "Moore Threads", "Iluvatar CoreX", "Enflame", "T-Head"};

bool startsWith(std::string_view text, std::string_view head) {
    return text.substr(0, head.size()) == head;
}

std::string memoryClass(std::string_view type) {
    if (type.find("unified") != std::string_view::npos)
        return "unified";
    if (type.find("HBM") != std::string_view::npos)
        return "hbm";
    return type.find("SRAM") != std::string_view::npos ? "sram" : "gddr";
}

std::string linkClass(hardware::LinkKind kind) {
    using hardware::LinkKind;
    switch (kind) {
    case LinkKind::NvSwitch:
        return "switched";
    case LinkKind::Bridge:
        return "bridge";
    case LinkKind::None:
    case LinkKind::Pcie:
        return "none";
    default:
        return "mesh";
    }
}

/// "NVIDIA H100 SXM5 80GB" → "H100": the first word that starts with a letter and holds a digit.
std::string series(std::string_view name) {
    std::size_t at = 0;
    while (at < name.size()) {
        const std::size_t end = std::min(name.find(' ', at), name.size());
        const std::string_view word = name.substr(at, end - at);
        const bool hasDigit =
            std::any_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (hasDigit)
            return std::string(word);
        at = end + 1;
    }
    return std::string(name);
}

/// "2024-02" and "2024" as years.
std::optional<double> years(std::string_view date) {
    int year = 0;
    int month = 1;
    if (date.size() < 4 || std::from_chars(date.data(), date.data() + 4, year).ec != std::errc{})
        return std::nullopt;
    if (date.size() >= 7)
        std::from_chars(date.data() + 5, date.data() + 7, month);
    return year + (month - 1) / 12.0;
}

void addTask(Facts& facts, const plan::Workload& w) {
    facts["task"] = std::string(plan::taskName(w.task));
    facts["training"] = plan::isTraining(w.task);
    if (plan::isTraining(w.task)) {
        facts["sequence"] = static_cast<double>(w.sequenceTokens);
        return;
    }
    facts["concurrency"] = static_cast<double>(w.concurrency);
    if (w.outputTokens > 0)
        facts["prompt_to_output"] =
            static_cast<double>(w.promptTokens) / static_cast<double>(w.outputTokens);
}

/// Memory of the plan on one card of its kind, in cards of 80 GB as the driver counts them.
std::optional<double> cardsOf80Gb(plan::PlanChoice choice,
                                  const std::shared_ptr<const plan::Catalogue>& catalogue,
                                  const std::shared_ptr<const model::Architecture>& imported) {
    constexpr double kUsable80GbBytes = 81559.0 * kMebi;
    choice.fleet.gpus = 1;
    choice.layout = {};
    choice.techniques.zeroStage = 0;
    choice.techniques.sequenceParallel = false;
    const auto plan =
        imported ? plan::makePlan(choice, catalogue, imported) : plan::makePlan(choice, catalogue);
    if (!plan)
        return std::nullopt;
    const auto e = estimate::estimate(*plan);
    if (!e)
        return std::nullopt;
    return std::ceil(e->memory.deviceUsed.value / kUsable80GbBytes);
}

} // namespace

Facts scenarioFacts(const plan::PlanChoice& choice,
                    std::shared_ptr<const plan::Catalogue> catalogue,
                    std::shared_ptr<const model::Architecture> imported) {
    Facts facts;
    addTask(facts, choice.workload);
    const auto plan =
        imported ? plan::makePlan(choice, catalogue, imported) : plan::makePlan(choice, catalogue);
    if (plan) {
        facts["parameters"] = static_cast<double>(model::totalParameters(*plan->model));
        facts["active_parameters"] = static_cast<double>(model::activeParameters(*plan->model));
    }
    if (const auto cards = cardsOf80Gb(choice, catalogue, imported))
        facts["cards_of_80gb"] = *cards;
    return facts;
}

Facts cardFacts(const hardware::Accelerator& card, std::string_view today) {
    Facts facts;
    facts["id"] = card.id;
    facts["series"] = series(card.name);
    facts["vendor"] = card.vendor;
    facts["segment"] = card.segment;
    facts["ecosystem"] = card.ecosystem;
    facts["memory_class"] = memoryClass(card.memoryType);
    facts["memory_gb"] = card.marketedGb;
    if (card.tdp)
        facts["tdp_w"] = card.tdp->value;
    facts["link"] = linkClass(card.link.kind);
    facts["on_sale"] = card.availability != "announced";
    facts["discontinued"] = card.availability == "discontinued";
    facts["rented_only"] = card.availability == "cloud";
    facts["china_variant"] = startsWith(card.chinaExport, "variant");
    facts["export_barred_cn"] =
        card.chinaExport == "barred" || card.chinaExport == "variant-barred";
    facts["domestic_cn"] = std::find(kChineseMakers.begin(), kChineseMakers.end(), card.vendor) !=
                           kChineseMakers.end();
    facts["needs_server"] = card.cooling == "passive" || card.cooling == "liquid";
    facts["needs_liquid"] = card.cooling == "liquid";
    facts["modified"] = card.isModified;
    const auto born = years(card.released);
    const auto now = years(today);
    if (born && now)
        facts["age_years"] = *now - *born;
    return facts;
}

} // namespace xuanka::advice
