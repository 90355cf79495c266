// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workbench/answer_text.h"

#include "app/estimate/names.h"
#include "ui/text/voice.h"

#include <algorithm>
#include <string>

namespace xuanka::pages {

namespace {

text::Format format() {
    return text::Format(text::Voice().language());
}

QString limitWord(estimate::Limit limit) {
    return text::Voice().word("limit." + std::string(estimate::name(limit)));
}

} // namespace

QString AnswerText::verdict(const outlook::Outlook& outlook) {
    if (!outlook.now)
        return tr("Cannot be run like this");
    return outlook.fits() ? tr("Fits") : tr("Does not fit");
}

QString AnswerText::memory(const estimate::Memory& m) {
    return tr("%1 of %2").arg(format().memory(m.deviceUsed), format().memory(m.usable));
}

QString AnswerText::memoryNote(const estimate::Memory& m) {
    const double spare = m.usable.value - m.deviceUsed.value;
    const QString interval = format().interval(m.deviceUsedBytes, UnitKind::Bytes);
    if (!m.fits && spare < 0.0)
        return tr("Short of memory by %1 (80 % interval of the need: %2)")
            .arg(format().figure(-spare, UnitKind::Bytes), interval);
    return tr("80 % interval %1; %2 likely to fit")
        .arg(interval, format().figure(std::min(m.fitProbability, 0.999), UnitKind::Share));
}

QString AnswerText::speed(const estimate::Estimate& e) {
    return format().figure(e.tokensPerSecond.value, UnitKind::TokensPerSecond);
}

QString AnswerText::speedNote(const outlook::Outlook& outlook) {
    const QString interval =
        format().interval(outlook.now->tokensPerSecond, UnitKind::TokensPerSecond);
    if (outlook.scenario.choice.fleet.gpus <= 1)
        return tr("80 % interval %1").arg(interval);
    return tr("80 % interval %1; %2 per GPU")
        .arg(interval,
             format().figure(outlook.now->tokensPerSecondPerGpu, UnitKind::TokensPerSecond));
}

void AnswerText::addTraining(const outlook::Outlook& outlook, std::vector<Fact>& facts) {
    const estimate::Estimate& e = *outlook.now;
    const text::Format f = format();
    facts.push_back({tr("Step"), f.duration(e.time.step), tr("Time of one optimizer step")});
    if (e.time.finishSeconds.value > 0.0) {
        const double tokens = outlook.scenario.choice.workload.tokensToProcess;
        facts.push_back({tr("To finish"), f.duration(Seconds(e.time.finishSeconds.value)),
                         tr("The whole job of %1, restarts included; 80 % interval %2")
                             .arg(f.figure(tokens, UnitKind::Tokens),
                                  f.interval(e.time.finishSeconds, UnitKind::Seconds))});
    }
    if (e.mfu > 0.0)
        facts.push_back({tr("MFU"), f.figure(e.mfu, UnitKind::Share),
                         tr("Useful arithmetic as a share of the card's dense peak")});
}

void AnswerText::addService(const outlook::Outlook& outlook, std::vector<Fact>& facts) {
    const estimate::Service& s = outlook.now->service;
    const text::Format f = format();
    const auto add = [&](const QString& name, double seconds, const QString& tip) {
        if (seconds > 0.0)
            facts.push_back({name, f.duration(Seconds(seconds)), tip});
    };
    add(tr("First token"), s.ttftP50,
        tr("Time to first token, median; 9 of 10 within %1").arg(f.duration(Seconds(s.ttftP90))));
    add(tr("Each token"), s.tpotP50,
        tr("Time per output token, median; 9 of 10 within %1").arg(f.duration(Seconds(s.tpotP90))));
    if (s.highestRequestsPerSecond > 0.0)
        facts.push_back({tr("At most"),
                         f.figure(s.highestRequestsPerSecond, UnitKind::RequestsPerSecond),
                         tr("Highest arrival rate within the targets")});
    if (s.largestConcurrency > 0)
        facts.push_back({tr("Room for"), tr("%1 requests").arg(f.count(s.largestConcurrency)),
                         tr("Requests whose cache fits at once")});
}

void AnswerText::addPower(const outlook::Outlook& outlook, std::vector<Fact>& facts) {
    const estimate::Estimate& e = *outlook.now;
    const text::Format f = format();
    if (e.gpuWatts > 0.0)
        facts.push_back({tr("Power per GPU"), f.figure(e.gpuWatts, UnitKind::Watts),
                         tr("Average draw of one card")});
    if (outlook.energyKwh > 0.0)
        facts.push_back({tr("Energy"), f.figure(outlook.energyKwh, UnitKind::KilowattHours),
                         tr("Of all cards for the whole job, without hosts and cooling")});
}

void AnswerText::addLimit(const outlook::Outlook& outlook, std::vector<Fact>& facts) {
    const estimate::Estimate& e = *outlook.now;
    const text::Format f = format();
    facts.push_back(
        {tr("Limited by"), limitWord(e.limit),
         tr("Next: %1, if it were %2 slower")
             .arg(limitWord(e.nextLimit), f.figure(e.nextLimitDistance, UnitKind::Share))});
    facts.push_back({tr("Grounds"),
                     text::Voice().word("rung." + std::string(estimate::name(e.rung))),
                     tr("How near the measurements are on which this estimate rests")});
}

std::vector<Fact> AnswerText::facts(const outlook::Outlook& outlook) {
    std::vector<Fact> facts;
    if (!outlook.now)
        return facts;
    if (plan::isTraining(outlook.scenario.choice.workload.task))
        addTraining(outlook, facts);
    else
        addService(outlook, facts);
    addPower(outlook, facts);
    addLimit(outlook, facts);
    return facts;
}

QString AnswerText::remedyHeading(const outlook::Outlook& outlook) {
    return outlook.fits() ? tr("To go faster") : tr("To make it fit");
}

} // namespace xuanka::pages
