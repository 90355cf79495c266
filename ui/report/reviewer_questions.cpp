// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reviewer_questions.h"

#include "app/estimate/names.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace xuanka::report {

namespace {

struct Source {
    const ProposalInput& in;
    const ProposalFacts& f;
    const ProposalWords& w;

    QString money(double v) const { return w.money(v, in.settings.currency); }

    QString share(double v) const { return w.format().figure(v, UnitKind::Share); }

    const estimate::Estimate& now() const { return *f.outlook.now; }

    bool hasPrice() const { return f.cost && f.cost->hasPrice; }

    const money::Assumptions& assumed() const { return f.cost->basis.values; }
};

QString decision(const Source& s) {
    if (!s.hasPrice())
        return {};
    const QString ask = s.w("answer.decision").arg(s.money(s.f.cost->grossCapital));
    return s.f.cost->hasRent
               ? ask + s.w("answer.decision_rent").arg(s.money(s.f.cost->rent.equivalentAnnual))
               : ask;
}

QString whyNow(const Source&) {
    return {};
}

QString howMany(const Source& s) {
    QStringList parts;
    for (const Stress& stress : s.f.stresses) {
        const bool isCount =
            stress.kind == Stress::Kind::HalfTheCards || stress.kind == Stress::Kind::TwiceTheCards;
        if (!isCount)
            continue;
        parts << s.w("answer.count")
                     .arg(stress.gpus)
                     .arg(stress.estimate && stress.estimate->memory.fits
                              ? s.w.format().figure(stress.estimate->tokensPerSecond.value,
                                                    UnitKind::TokensPerSecond)
                              : s.w("no_fit"));
    }
    return parts.join(s.w("semicolon"));
}

QString compared(const Source& s) {
    if (s.f.advice.inPlay.empty())
        return {};
    const advice::Candidate* cheapest = nullptr;
    for (const advice::Candidate& c : s.f.advice.inPlay)
        if (c.cardsCost && (cheapest == nullptr || *c.cardsCost < *cheapest->cardsCost))
            cheapest = &c;
    QString text = s.w("answer.compared")
                       .arg(s.f.advice.inPlay.size() + s.f.advice.rejected.size())
                       .arg(s.f.advice.inPlay.size());
    if (cheapest == nullptr)
        return text;
    const auto card = plan::findAccelerator(*s.in.library->catalogue, cheapest->acceleratorId);
    return text + s.w("answer.cheapest")
                      .arg(cheapest->plan.choice.fleet.gpus)
                      .arg(fromStd(card ? (*card)->name : cheapest->acceleratorId))
                      .arg(s.money(*cheapest->cardsCost));
}

QString whyNotRent(const Source& s) {
    if (!s.f.cost || !s.f.cost->hasRent)
        return {};
    const QString price = s.money(s.assumed().rentPerCardHour);
    if (s.f.breakEvenUtilisation)
        return s.w("cost.break_even").arg(price, s.share(*s.f.breakEvenUtilisation)) +
               s.w("answer.planned_use").arg(s.share(s.assumed().utilisation));
    return s.w("cost.never").arg(price);
}

QString fitAndSpeed(const Source& s) {
    const auto& f = s.w.format();
    return s.w("answer.fit")
        .arg(f.probability(s.now().memory.fitProbability),
             f.interval(s.now().tokensPerSecond, UnitKind::TokensPerSecond),
             s.w.voice().word("rung." + std::string(estimate::name(s.now().rung))));
}

QString limit(const Source& s) {
    return s.w("answer.limit")
        .arg(s.w.voice().word("limit." + std::string(estimate::name(s.now().limit))),
             s.w.voice().word("limit." + std::string(estimate::name(s.now().nextLimit))));
}

QString growth(const Source& s) {
    QStringList parts;
    constexpr std::array kNames{"stress.half", "stress.twice", "stress.context", "stress.users",
                                "stress.model"};
    for (const Stress& stress : s.f.stresses) {
        const auto kind = static_cast<std::size_t>(stress.kind);
        if (kind < 2)
            continue;
        const bool fits = stress.estimate && stress.estimate->memory.fits;
        parts << s.w("answer.growth").arg(s.w(kNames[kind]), s.w(fits ? "fits" : "no_fit"));
    }
    return parts.join(s.w("semicolon"));
}

QString priceContents(const Source& s) {
    return s.hasPrice() ? s.w("answer.price")
                              .arg(s.money(s.f.cost->grossCapital), s.money(s.f.cost->netCapital))
                        : QString();
}

QString running(const Source& s) {
    return s.hasPrice() ? s.w("answer.running").arg(s.money(s.f.cost->yearlyRunning)) : QString();
}

QString residual(const Source& s) {
    return s.hasPrice() ? s.w("answer.residual")
                              .arg(s.share(s.assumed().residualShare))
                              .arg(s.w.format().number(s.assumed().horizonYears))
                        : QString();
}

QString nothing(const Source&) {
    return {};
}

QString site(const Source& s) {
    if (!s.f.cost)
        return {};
    const money::Assumptions& a = s.assumed();
    const double nodes = static_cast<double>(s.in.scenario.choice.fleet.nodes());
    return s.w("answer.site")
        .arg(s.w.format().number(a.ratedKwPerNode * nodes),
             s.w.format().number(a.loadKwPerNode * nodes * a.pue));
}

QString failure(const Source& s) {
    return s.f.cost ? s.w("answer.failure")
                          .arg(s.share(s.assumed().failuresPerCardYear))
                          .arg(s.w.format().number(s.assumed().repairHours))
                    : QString();
}

QString software(const Source& s) {
    const double weeks = s.f.cost ? s.assumed().portingWeeks : 0.0;
    return s.w("answer.software")
        .arg(fromStd(s.f.outlook.plan->profile->name), s.w.format().number(weeks));
}

QString compliance(const Source& s) {
    const hardware::Accelerator& card = *s.f.outlook.plan->accelerator;
    const std::string status = card.chinaExport.empty() ? "free" : card.chinaExport;
    return s.w("answer.export").arg(fromStd(card.vendor), s.w("export." + status));
}

QString acceptance(const Source& s) {
    return s.w("answer.acceptance")
        .arg(s.w.format().figure(s.now().tokensPerSecond.lo, UnitKind::TokensPerSecond));
}

QString stopRule(const Source& s) {
    return s.f.cost
               ? s.w("answer.stop")
                     .arg(s.share(s.assumed().utilisation), s.share(s.assumed().utilisation / 2))
               : QString();
}

QString energy(const Source& s) {
    if (!s.f.cost)
        return {};
    const double years = s.assumed().horizonYears;
    return s.w("answer.energy")
        .arg(s.w.format().figure(s.f.cost->own.kwh / years, UnitKind::KilowattHours),
             s.w.format().number(s.f.cost->own.carbonKg / years / 1000.0));
}

QString sensitivity(const Source& s) {
    if (s.f.tornado.empty())
        return {};
    QString text = s.w("answer.widest").arg(s.w.assumption(s.f.tornado.front().key));
    if (!s.f.thresholds.empty())
        text += s.w("answer.flips").arg(s.f.thresholds.size());
    return text;
}

QString sources(const Source& s) {
    const QString date = s.f.price ? fromStd(s.f.price->date) : QString();
    return date.isEmpty() ? QString()
                          : s.w("answer.sources").arg(date, fromStd(s.in.library->catalogue->date));
}

struct Row {
    const char* section; ///< whose figures answer it
    QString (*found)(const Source&);
    bool needsApplicant;
};

constexpr std::array kRows{
    Row{"summary", decision, false},
    Row{"need", whyNow, true},
    Row{"options", howMany, false},
    Row{"options", compared, false},
    Row{"cost", whyNotRent, false},
    Row{"evidence", fitAndSpeed, false},
    Row{"evidence", limit, false},
    Row{"options", growth, false},
    Row{"cost", priceContents, false},
    Row{"cost", running, true},
    Row{"cost", residual, false},
    Row{"acceptance", nothing, true},
    Row{"site", site, true},
    Row{"risks", failure, false},
    Row{"risks", software, false},
    Row{"risks", compliance, true},
    Row{"need", nothing, true},
    Row{"acceptance", acceptance, false},
    Row{"risks", stopRule, false},
    Row{"site", energy, false},
    Row{"sensitivity", sensitivity, false},
    Row{"sources", sources, false},
};

} // namespace

std::vector<QuestionState>
reviewerQuestions(const ProposalInput& in, const ProposalFacts& facts, const ProposalWords& w) {
    std::vector<QuestionState> all;
    const Source source{in, facts, w};
    for (std::size_t i = 0; i < kRows.size(); ++i) {
        QuestionState q;
        const std::string number = std::to_string(i + 1);
        q.id = "q" + std::string(2 - number.size(), '0') + number;
        q.question = w("question." + q.id);
        q.needsApplicant = kRows[i].needsApplicant;
        if (facts.hasPlan() && in.hasSection(kRows[i].section))
            q.found = kRows[i].found(source);
        if (const auto it = in.settings.answers.find(q.id); it != in.settings.answers.end())
            q.given = fromStd(it->second).trimmed();
        q.isOpen = q.given.isEmpty() && (q.needsApplicant || q.found.isEmpty());
        all.push_back(std::move(q));
    }
    return all;
}

} // namespace xuanka::report
