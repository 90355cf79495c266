// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the memory coefficients that are measured rather than counted in a stack's source:
//   fit_memory [--cross] [--data DIR] [--catalogue DIR]
// prints the rows of resources/catalogue/profile_coefficients.csv that it arrives at. Free are the
// coefficients of free_coefficients.csv, each over its whole stack, by coordinate descent on a
// robust error (a row counts no more than linearly past 5 %). --cross leaves out one source, then
// one card, then one model at a time and prints the errors on what was left out.
#include "tests/validate/catalogue_folder.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <set>
#include <string_view>

using namespace xuanka;
using namespace xuanka::estimate;

namespace {

using Rows = std::vector<Measurement>;

struct Free {
    std::string profile;
    std::string coefficient;
    double start = 0.0; ///< as counted in the source, before any fit
    double least = 0.0;
    double most = 0.0;
};

std::vector<Free> freeCoefficients() {
    const auto table =
        readCsv(validation::readFile(XUANKA_SOURCE_DIR "/tests/validate/free_coefficients.csv"));
    std::vector<Free> out;
    for (const Row& row : table.value().rows)
        out.push_back({std::string(cell(row, "profile")), std::string(cell(row, "coefficient")),
                       std::stod(std::string(cell(row, "start"))),
                       std::stod(std::string(cell(row, "least"))),
                       std::stod(std::string(cell(row, "most")))});
    return out;
}

double& coefficient(plan::Catalogue& catalogue, const Free& free) {
    const auto profile =
        std::ranges::find(catalogue.profiles, free.profile, &plan::SoftwareProfile::id);
    if (profile == catalogue.profiles.end())
        throw std::runtime_error("no profile " + free.profile);
    auto& rows = profile->coefficients;
    const auto row = std::ranges::find(rows, free.coefficient, &plan::Coefficient::name);
    if (row != rows.end())
        return row->value;
    rows.push_back({free.coefficient, free.start, 0.0, "", "measurement:memory"});
    return rows.back().value;
}

/// Huber's loss of the relative error, 5 % being the knee.
double loss(const Trial& t) {
    constexpr double kKnee = 0.05;
    const double e = t.error();
    return e <= kKnee ? e * e / 2 : kKnee * (e - kKnee / 2);
}

double total(const Rows& rows, const std::shared_ptr<plan::Catalogue>& catalogue) {
    double sum = 0.0;
    for (const Trial& t : tryAll(rows, catalogue))
        sum += t.prediction ? loss(t) : 0.0;
    return sum;
}

/// Rows that a profile's coefficients can move: those that run on it or on a child of it.
std::string profileOf(const Measurement& m, const plan::Catalogue& catalogue) {
    const auto choice = choiceOf(m, catalogue);
    return choice ? choice->profileId : std::string();
}

bool descends(const plan::Catalogue& catalogue, std::string id, const std::string& ancestor) {
    for (int step = 0; step < 8 && !id.empty(); ++step) {
        if (id == ancestor)
            return true;
        const auto it = std::ranges::find(catalogue.profiles, id, &plan::SoftwareProfile::id);
        id = it == catalogue.profiles.end() ? std::string() : it->basedOn;
    }
    return false;
}

Rows rowsOf(const Rows& rows, const plan::Catalogue& catalogue, const std::string& profile) {
    Rows out;
    for (const auto& m : rows)
        if (descends(catalogue, profileOf(m, catalogue), profile))
            out.push_back(m);
    return out;
}

/// One sweep of shrinking steps over every free coefficient; keeps what lowers the loss.
void fit(const Rows& rows, const std::shared_ptr<plan::Catalogue>& catalogue) {
    const auto all = freeCoefficients();
    std::vector<Rows> moved;
    for (const Free& f : all) {
        coefficient(*catalogue, f) = f.start;
        moved.push_back(rowsOf(rows, *catalogue, f.profile));
    }
    for (double step = 0.25; step > 0.004; step /= 2) {
        for (int repeat = 0; repeat < 3; ++repeat) {
            for (std::size_t i = 0; i < all.size(); ++i) {
                const Free& f = all[i];
                double best = total(moved[i], catalogue);
                for (const double sign : {1.0, -1.0}) {
                    double& value = coefficient(*catalogue, f);
                    const double before = value;
                    value =
                        std::clamp(before + sign * step * (f.most - f.least) / 2, f.least, f.most);
                    const double now = total(moved[i], catalogue);
                    if (now < best)
                        best = now;
                    else
                        coefficient(*catalogue, f) = before;
                }
            }
        }
    }
}

void printGroup(const std::string& label, std::span<const Trial> trials) {
    for (const ErrorGroup& g : errorGroups(trials, metricKind))
        std::printf("%-34s %-28s %5zu %7.2f%% %7.2f%% %7.1f%%\n", label.c_str(), g.label.c_str(),
                    g.predicted, 100 * g.median, 100 * g.p90, 100 * g.worst);
}

/// Trials of rows that a fit without their label predicts.
std::vector<Trial>
leaveOneOut(const Rows& rows, const plan::Catalogue& start, const Label& label, const char* title) {
    std::set<std::string> labels;
    for (const auto& m : rows)
        labels.insert(label(m));
    std::vector<Trial> all;
    for (const auto& out : labels) {
        Rows kept;
        Rows left;
        for (const auto& m : rows)
            (label(m) == out ? left : kept).push_back(m);
        const auto catalogue = std::make_shared<plan::Catalogue>(start);
        fit(kept, catalogue);
        auto trials = tryAll(left, catalogue);
        if (title != nullptr)
            printGroup(std::string(title) + " " + out, trials);
        std::ranges::move(trials, std::back_inserter(all));
    }
    return all;
}

std::string modelOf(const Measurement& m) {
    return m.model;
}

void cross(const Rows& rows, const plan::Catalogue& start, const char* title, const Label& label) {
    const auto all = leaveOneOut(rows, start, label, title);
    printGroup(std::string("leave one ") + title + " out", all);
}

/// Spread of a profile's log errors: four of five of the residuals, fitted and left out by model
/// alike, lie inside the 80 % interval.
void printSpreads(const std::vector<Trial>& trials, const plan::Catalogue& catalogue) {
    std::map<std::string, std::vector<double>> errors;
    for (const Trial& t : trials) {
        if (!t.prediction)
            continue;
        const bool trains = t.row.task == "pretrain" || t.row.task == "finetune";
        const std::string key =
            profileOf(t.row, catalogue) + (trains ? ",mem_train_spread" : ",mem_serve_spread");
        errors[key].push_back(std::abs(std::log(t.prediction->value.value / t.row.value)));
    }
    constexpr double kHalfWidth = 1.2815515655446004;
    for (auto& [key, values] : errors) {
        std::ranges::sort(values);
        const auto at = static_cast<std::size_t>(0.82 * static_cast<double>(values.size() - 1));
        std::printf("%s,%.3g\n", key.c_str(), std::max(0.0005, values[at] / kHalfWidth));
    }
}

} // namespace

int main(int argc, char** argv) try {
    std::vector<std::filesystem::path> folders{XUANKA_SOURCE_DIR "/resources/catalogue"};
    std::filesystem::path data = XUANKA_SHARED_DIR "/data/measurements";
    bool crosses = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view arg = argv[i];
        if (arg == "--cross")
            crosses = true;
        else if (arg == "--data" && i + 1 < argc)
            data = argv[++i];
        else if (arg == "--catalogue" && i + 1 < argc)
            folders.emplace_back(argv[++i]);
    }
    const auto catalogue = validation::catalogueFrom(folders);
    const plan::Catalogue start = *catalogue;
    auto rows = validation::measurementsIn(data);
    std::erase_if(rows, [](const Measurement& m) {
        const std::string kind = metricKind(m);
        return kind != "metric.training_memory" && kind != "metric.inference_memory";
    });
    if (crosses) {
        cross(rows, start, "source", sourceTable);
        cross(rows, start, "card", [](const Measurement& m) { return m.gpu; });
        cross(rows, start, "model", modelOf);
        return 0;
    }
    fit(rows, catalogue);
    for (const Free& f : freeCoefficients())
        std::printf("%s,%s,%.4g\n", f.profile.c_str(), f.coefficient.c_str(),
                    coefficient(*catalogue, f));
    auto trials = tryAll(rows, catalogue);
    printGroup("# fitted", trials);
    std::ranges::move(leaveOneOut(rows, start, modelOf, nullptr), std::back_inserter(trials));
    printSpreads(trials, *catalogue);
    return 0;

} catch (const std::exception& e) {

    std::fprintf(stderr, "%s\n", e.what());
    return 1;
}
