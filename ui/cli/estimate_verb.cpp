// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/estimate.h"
#include "app/outlook/plan_of.h"
#include "ui/cli/estimate_json.h"
#include "ui/cli/estimate_text.h"
#include "ui/cli/inputs.h"
#include "ui/cli/verb.h"

namespace xuanka::cli {

namespace {

int run(const Session& session, const Arguments& given) {
    const auto scenario = scenarioOf(given);
    if (!scenario)
        return session.refuse(scenario.error());
    const auto library = openLibrary(session);
    if (!library)
        return session.refuse(library.error());
    const auto plan = outlook::planOf(*scenario, **library);
    if (!plan)
        return session.refuse(plan.error());
    const auto estimated = estimate::estimate(*plan);
    if (!estimated)
        return session.refuse(estimated.error());
    if (session.writesJson())
        session.write(estimateJson(*plan, *estimated, session.voice()));
    else
        session.write(estimateText(*plan, *estimated, session.voice()));
    return kAnswered;
}

} // namespace

Verb estimateVerb() {
    Verb v;
    v.name = "estimate";
    v.summary = "cli.verb.estimate";
    v.takesFields = true;
    v.run = run;
    return v;
}

} // namespace xuanka::cli
