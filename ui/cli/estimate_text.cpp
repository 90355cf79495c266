// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/estimate_text.h"

#include "app/estimate/names.h"
#include "app/estimate/quick_rule.h"
#include "ui/cli/table.h"

#include <algorithm>
#include <string>

namespace xuanka::cli {

namespace {

using estimate::Estimate;

constexpr int kBarWidth = 24;

QString fromStd(const std::string& s) {
    return QString::fromStdString(s);
}

/// Writes one estimate; holds what every line needs.
class Writer {
public:
    Writer(const plan::Plan& plan, const Estimate& e, const text::Voice& voice)
        : m_plan(plan), m_estimate(e), m_voice(voice), m_format(voice.language()) {}

    QString text() const {
        QString out = heading() + verdict() + speed() + limit() + QLatin1Char('\n');
        out += memoryParts() + QLatin1Char('\n') + timeParts();
        return out + quickRule() + warnings();
    }

private:
    QString say(const char* id, std::vector<MessageArgument> arguments = {}) const {
        return m_voice.sentence({id, std::move(arguments)}) + QLatin1Char('\n');
    }

    static MessageArgument argument(const QString& s) { return s.toStdString(); }

    bool trains() const { return isTraining(m_plan.choice.workload.task); }

    QString heading() const {
        const plan::PlanChoice& c = m_plan.choice;
        const QString dot = QStringLiteral(" · ");
        return fromStd(m_plan.model->name) + dot +
               m_voice.choice("task", plan::taskName(c.workload.task)) + dot +
               m_format.count(c.fleet.gpus) + QStringLiteral(" × ") +
               fromStd(m_plan.accelerator->name) + dot + fromStd(m_plan.weights->name) + dot +
               fromStd(m_plan.profile->name) + QLatin1Char('\n');
    }

    QString verdict() const {
        const estimate::Memory& m = m_estimate.memory;
        return say(m.fits ? "cli.fits" : "cli.does_not_fit",
                   {Figure{m.deviceUsed.value, UnitKind::Bytes},
                    Figure{m.usable.value, UnitKind::Bytes},
                    argument(m_format.interval(m.deviceUsedBytes, UnitKind::Bytes)),
                    argument(m_format.probability(m.fitProbability))});
    }

    QString speed() const {
        QString out =
            say("cli.throughput",
                {Figure{m_estimate.tokensPerSecond.value, UnitKind::TokensPerSecond},
                 argument(m_format.interval(m_estimate.tokensPerSecond, UnitKind::TokensPerSecond)),
                 Figure{m_estimate.tokensPerSecondPerGpu, UnitKind::TokensPerSecond}});
        if (!trains())
            return out + service();
        if (m_estimate.time.finishSeconds.value > 0.0)
            out +=
                say("cli.finish",
                    {Figure{m_estimate.time.finishSeconds.value, UnitKind::Seconds},
                     argument(m_format.interval(m_estimate.time.finishSeconds, UnitKind::Seconds)),
                     Figure{m_plan.choice.workload.tokensToProcess, UnitKind::Tokens}});
        return out;
    }

    QString service() const {
        const estimate::Service& s = m_estimate.service;
        QString out;
        if (s.load == estimate::Service::Load::Overloaded)
            out += say("cli.overloaded",
                       {Figure{s.highestRequestsPerSecond, UnitKind::RequestsPerSecond}});
        else
            out += say("cli.latency", {Figure{s.ttftSeconds.value, UnitKind::Seconds},
                                       Figure{s.ttftP99, UnitKind::Seconds},
                                       Figure{s.tpotSeconds.value, UnitKind::Seconds},
                                       Figure{s.tpotP99, UnitKind::Seconds}});
        return out + say("cli.capacity", {s.largestConcurrency, s.largestContext});
    }

    QString limit() const {
        return say("cli.limit",
                   {TextId{"limit." + std::string(estimate::name(m_estimate.limit))},
                    TextId{"limit." + std::string(estimate::name(m_estimate.nextLimit))},
                    TextId{"rung." + std::string(estimate::name(m_estimate.rung))}});
    }

    template <class Part, class Values>
    QString
    parts(const char* titleId, const char* prefix, UnitKind unit, const Values& values) const {
        double total = 0.0;
        for (const auto& v : values)
            total += v.value;
        Table table({{m_voice.word(titleId), false},
                     {m_voice.word("cli.amount"), true},
                     {QString(), false}});
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double value = values[i].value;
            if (value <= 0.0)
                continue;
            const std::string id = prefix + std::string(estimate::name(static_cast<Part>(i)));
            table.add(
                {m_voice.word(id), m_format.figure(value, unit), bar(value / total, kBarWidth)});
        }
        return table.isEmpty() ? QString() : table.text();
    }

    QString memoryParts() const {
        return parts<estimate::MemoryPart>("cli.memory_parts", "part.", UnitKind::Bytes,
                                           m_estimate.memory.parts);
    }

    QString timeParts() const {
        return parts<estimate::TimePart>(trains() ? "cli.time_parts" : "cli.time_parts_serving",
                                         "time.", UnitKind::Seconds, m_estimate.time.parts);
    }

    QString quickRule() const {
        if (!trains())
            return {};
        const estimate::QuickRule rule = estimate::quickRule(m_plan);
        const Figure parameters{rule.parameters, UnitKind::Parameters};
        const Figure bytes{rule.bytesPerParameter, UnitKind::None};
        const MessageArgument total = argument(m_format.gigabytes(rule.afterAccumulation));
        QString out = QStringLiteral("\n");
        out += rule.accumulation > 1
                   ? say("quick.line_accumulation", {parameters, bytes, rule.accumulation, total})
                   : say("quick.line", {parameters, bytes, total});
        for (const Message& reason : rule.reasons)
            out += QStringLiteral("  ") + m_voice.sentence(reason) + QLatin1Char('\n');
        return out;
    }

    QString warnings() const {
        QString out;
        for (const Message& m : estimate::warnings(m_plan, m_estimate))
            out += QStringLiteral("\n! ") + m_voice.sentence(m);
        return out.isEmpty() ? out : out + QLatin1Char('\n');
    }

    const plan::Plan& m_plan;
    const Estimate& m_estimate;
    const text::Voice& m_voice;
    text::Format m_format;
};

} // namespace

QString estimateText(const plan::Plan& plan, const Estimate& e, const text::Voice& voice) {
    return Writer(plan, e, voice).text();
}

} // namespace xuanka::cli
