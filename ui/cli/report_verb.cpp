// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/inputs.h"
#include "ui/cli/verb.h"
#include "ui/document/project_file.h"
#include "ui/report/proposal.h"

#include <QDate>
#include <QFileInfo>

namespace xuanka::cli {

namespace {

QString valueOr(const Arguments& given, std::string_view flag, const QString& otherwise) {
    return given.has(flag) ? QString::fromStdString(given.value(flag)) : otherwise;
}

/// Settings of the project file stay where no flag says otherwise.
report::ProposalInput inputFrom(const Session& session,
                                const Arguments& given,
                                const scenario::Scenario& scenario,
                                const outlook::LibraryPtr& library) {
    report::ProposalInput in;
    in.scenario = scenario;
    in.library = library;
    in.language = session.voice().language();
    in.date = valueOr(given, "date", QDate::currentDate().toString(Qt::ISODate));
    const auto take = [&](std::string_view flag, std::string& member) {
        if (given.has(flag))
            member = given.value(flag);
    };
    take("organisation", in.settings.organisation);
    take("currency", in.settings.currency);
    take("region", in.settings.region);
    return in;
}

/// What the sample asks for: the first scenario of the window, with the two changes that make it
/// fit the card it names. Flags given beside it stay.
Result<scenario::Scenario> sampleOf(const Arguments& given) {
    auto s = scenarioOf(given);
    if (s && !given.has("recompute"))
        s->choice.techniques.recompute = plan::Recompute::Full;
    if (s && !given.has("loss"))
        s->choice.techniques.loss = plan::LossKernel::Chunked;
    return s;
}

int run(const Session& session, const Arguments& given) {
    const auto scenario = given.has("sample") ? sampleOf(given) : scenarioOf(given);
    if (!scenario)
        return session.refuse(scenario.error());
    const auto library = openLibrary(session);
    if (!library)
        return session.refuse(library.error());
    const report::ProposalPtr made =
        report::makeProposal(inputFrom(session, given, *scenario, *library));
    if (made->isEmpty())
        return session.refuse(Error{ErrorCode::InvalidValue,
                                    "scenario",
                                    "rule.has_estimate",
                                    made->trouble.toStdString(),
                                    {},
                                    {}});
    const auto pdf = report::proposalPdf(*made);
    if (!pdf)
        return session.refuse(pdf.error());
    const QString path =
        QFileInfo(valueOr(given, "file", QStringLiteral("xuanka-proposal.pdf"))).absoluteFilePath();
    if (const auto saved = document::writeWhole(path, *pdf, false); !saved)
        return session.refuse(saved.error());
    if (session.writesJson())
        session.write(Json{{"file", path.toStdString()}, {"bytes", pdf->size()}});
    else
        session.write(path + QLatin1Char('\n'));
    return kAnswered;
}

} // namespace

Verb reportVerb() {
    Verb v;
    v.name = "report";
    v.summary = "cli.verb.report";
    v.takesFields = true;
    v.flags = {{"file", Takes::Value, "cli.flag.output", {}},
               {"sample", Takes::Nothing, "cli.flag.sample", {}},
               {"organisation", Takes::Value, "cli.flag.organisation", {}},
               {"date", Takes::Value, "cli.flag.date", {}},
               {"currency", Takes::Value, "cli.flag.currency", {}},
               {"region", Takes::Value, "cli.flag.region", {}}};
    v.run = run;
    return v;
}

} // namespace xuanka::cli
