// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/toolbox/diagnose/diagnose.h"
#include "ui/cli/diagnose_output.h"
#include "ui/cli/inputs.h"
#include "ui/cli/verb.h"

#include <QFile>

namespace xuanka::cli {

namespace {

constexpr std::size_t kLargestLogBytes = 256U << 20U; ///< head and tail of it are read

/// Standard input to its end, or to the limit: a log may be piped in without one.
Result<std::string> readStandardInput() {
    QFile in;
    if (!in.open(stdin, QIODevice::ReadOnly))
        return fail({ErrorCode::Io, "-", "rule.file_open", {}, {}, in.errorString().toStdString()});
    return in.read(static_cast<qint64>(kLargestLogBytes)).toStdString();
}

bool givesPlan(const Arguments& given) {
    if (given.has("scenario"))
        return true;
    for (const scenario::Field& f : scenario::fields())
        if (given.has(f.key))
            return true;
    for (const scenario::FieldSpelling& s : scenario::fieldSpellings())
        if (given.has(s.spelling))
            return true;
    return false;
}

Result<std::vector<outlook::Effect>>
effects(const Session& session, const Arguments& given, const toolbox::Diagnosis& diagnosis) {
    std::vector<outlook::Effect> none;
    if (!givesPlan(given))
        return none;
    const auto scenario = scenarioOf(given);
    if (!scenario)
        return fail(scenario.error());
    const auto library = openLibrary(session);
    if (!library)
        return fail(library.error());
    const auto plan = outlook::planOf(*scenario, **library);
    if (!plan)
        return fail(plan.error().front());
    return outlook::effectsOf(diagnosis, *scenario, outlook::Planner(*scenario, **library));
}

int run(const Session& session, const Arguments& given) {
    if (given.positionals.size() != 1)
        return session.refuse(Error{ErrorCode::InvalidValue,
                                    given.positionals[1],
                                    "rule.one_text",
                                    {},
                                    given.positionals[0],
                                    {}});
    const std::string& path = given.positionals.front();
    const auto text = path == "-" ? readStandardInput() : readFile(path, kLargestLogBytes);
    if (!text)
        return session.refuse(text.error());
    const toolbox::Diagnosis diagnosis = toolbox::diagnose(*text);
    const auto expected = effects(session, given, diagnosis);
    if (!expected)
        return session.refuse(expected.error());
    if (session.writesJson())
        session.write(diagnosisJson(diagnosis, *expected, session.voice()));
    else
        session.write(diagnosisText(diagnosis, *expected, session.voice()));
    return diagnosis.isRecognised ? kAnswered : kNoAnswer;
}

} // namespace

Verb diagnoseVerb() {
    Verb v;
    v.name = "diagnose";
    v.summary = "cli.verb.diagnose";
    v.positional = "FILE|-";
    v.positionalIsRequired = true;
    v.takesFields = true;
    v.run = run;
    return v;
}

} // namespace xuanka::cli
