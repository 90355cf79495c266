// SPDX-License-Identifier: GPL-3.0-or-later
// Every measured row against its prediction, and the errors by group:
//   validate_rows [--rows] [--kind metric.training_memory] [--data DIR] [--catalogue DIR]...
#include "tests/validate/catalogue_folder.h"

#include <cstdio>
#include <string_view>

using namespace xuanka;
using namespace xuanka::estimate;

namespace {

struct Arguments {
    std::vector<std::filesystem::path> catalogue{XUANKA_SOURCE_DIR "/resources/catalogue"};
    std::filesystem::path data{XUANKA_SHARED_DIR "/data/measurements"};
    std::string kind;
    bool printsRows = false;
};

Arguments parse(int argc, char** argv) {
    Arguments a;
    for (int i = 1; i < argc; ++i) {
        const std::string_view arg = argv[i];
        const bool hasValue = i + 1 < argc;
        if (arg == "--rows")
            a.printsRows = true;
        else if (arg == "--kind" && hasValue)
            a.kind = argv[++i];
        else if (arg == "--data" && hasValue)
            a.data = argv[++i];
        else if (arg == "--catalogue" && hasValue)
            a.catalogue.emplace_back(argv[++i]);
        else
            throw std::runtime_error("unknown argument " + std::string(arg));
    }
    return a;
}

void printRow(const Trial& t) {
    const auto& r = t.row;
    if (!t.prediction) {
        std::printf("%-22s refused: %s %s %s\n", r.id.c_str(), t.prediction.error().field.c_str(),
                    t.prediction.error().rule.c_str(), t.prediction.error().given.c_str());
        return;
    }
    const auto& p = t.prediction->value;
    std::printf("%-22s %-22s %-18s %-22s %-10s s%-6ld b%-4ld p%-6ld %10.3f %10.3f %+6.1f%%%s\n",
                r.id.c_str(), r.model.c_str(), r.stack.c_str(), r.metric.c_str(), r.weights.c_str(),
                r.sequenceTokens, r.microBatch, r.promptTokens, r.value, p.value,
                100.0 * (p.value / r.value - 1.0), t.isInside() ? "" : " out");
}

void printGroups(std::span<const Trial> trials, const char* title, const Label& label) {
    std::printf("\n%-44s %6s %6s %8s %8s %8s %8s %7s  %s\n", title, "rows", "pred", "median", "p90",
                "worst", "bias", "in 80%", "worst row");
    for (const ErrorGroup& g : errorGroups(trials, label))
        std::printf("%-44s %6zu %6zu %7.2f%% %7.2f%% %7.1f%% %+7.2f%% %6.1f%%  %s\n",
                    g.label.c_str(), g.rows, g.predicted, 100 * g.median, 100 * g.p90,
                    100 * g.worst, 100 * g.bias, 100 * g.inside, g.worstId.c_str());
}

} // namespace

int main(int argc, char** argv) try {
    const Arguments arguments = parse(argc, argv);
    const auto catalogue = validation::catalogueFrom(arguments.catalogue);
    auto rows = validation::measurementsIn(arguments.data);
    if (!arguments.kind.empty())
        std::erase_if(rows, [&](const Measurement& m) { return metricKind(m) != arguments.kind; });
    const auto trials = tryAll(std::move(rows), catalogue);
    if (arguments.printsRows)
        for (const Trial& t : trials)
            printRow(t);
    printGroups(trials, "kind", metricKind);
    printGroups(trials, "kind / source",
                [](const Measurement& m) { return metricKind(m) + " / " + sourceTable(m); });
    for (const Refusal& r : refusals(trials))
        std::printf("refused %zu: %s %s %s (%s)\n", r.rows, r.reason.field.c_str(),
                    r.reason.rule.c_str(), r.reason.given.c_str(), r.firstId.c_str());
    return 0;

} catch (const std::exception& e) {

    std::fprintf(stderr, "%s\n", e.what());
    return 1;
}
