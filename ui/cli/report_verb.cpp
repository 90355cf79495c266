// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/inputs.h"
#include "ui/cli/verb.h"
#include "ui/report/proposal.h"

#include <QDate>
#include <QFileInfo>
#include <QSaveFile>

namespace xuanka::cli {

namespace {

Result<void> save(const QString& path, const QByteArray& bytes) {
    const auto failed = [&](const QString& why) {
        return fail(
            {ErrorCode::Io, path.toStdString(), "rule.can_write", {}, {}, why.toStdString()});
    };
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failed(file.errorString());
    if (file.write(bytes) != bytes.size() || !file.commit())
        return failed(file.errorString());
    return {};
}

QString valueOr(const Arguments& given, std::string_view flag, const QString& otherwise) {
    return given.has(flag) ? QString::fromStdString(given.value(flag)) : otherwise;
}

int run(const Session& session, const Arguments& given) {
    const auto scenario = scenarioOf(given);
    if (!scenario)
        return session.refuse(scenario.error());
    const auto library = openLibrary(session);
    if (!library)
        return session.refuse(library.error());
    report::ProposalInput in;
    in.scenario = *scenario;
    in.library = *library;
    in.language = session.voice().language();
    in.organisation = valueOr(given, "organisation", {});
    in.date = valueOr(given, "date", QDate::currentDate().toString(Qt::ISODate));
    in.currency = valueOr(given, "currency", QStringLiteral("CNY")).toStdString();
    in.region = valueOr(given, "region", QStringLiteral("CN")).toStdString();
    QString trouble;
    const QByteArray pdf = report::proposalPdf(in, &trouble);
    if (pdf.isEmpty())
        return session.refuse(Error{ErrorCode::InvalidValue,
                                    "scenario",
                                    "rule.has_estimate",
                                    trouble.toStdString(),
                                    {},
                                    {}});
    const QString path = QFileInfo(valueOr(given, "file", QStringLiteral("xuanka-proposal.pdf")))
                             .absoluteFilePath();
    if (const auto saved = save(path, pdf); !saved)
        return session.refuse(saved.error());
    if (session.writesJson())
        session.write(Json{{"file", path.toStdString()}, {"bytes", pdf.size()}});
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
