// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the memory coefficients that are measured rather than counted in a stack's source:
//   fit_memory [--cross] [--data DIR] [--catalogue DIR]
// prints the rows of resources/catalogue/profile_coefficients.csv that it arrives at. Free are the
// coefficients of free_coefficients.csv, each over its whole stack, by coordinate descent on a
// robust error (a row counts no more than linearly past 5 %). --cross leaves out one source, then
// one card, then one model at a time and prints the errors on what was left out.
#include "app/estimate/profile_coefficients.h"
#include "app/estimate/validate/choice_of.h"
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
    double least = 0.0;
    double most = 0.0;
};

constexpr std::string_view kClass = "class:"; ///< a row of a kernel class instead of a stack
bool usesClasses = false;                     ///< also fit the rows of kernel classes
std::string chosen;                           ///< profile that alone is fitted

std::vector<Free> freeCoefficients() {
    const auto table =
        readCsv(validation::readFile(XUANKA_SOURCE_DIR "/tests/validate/free_time.csv"));
    std::vector<Free> out;
    for (const Row& row : table.value().rows)
        if (chosen.empty() || cell(row, "profile") == chosen ||
            (usesClasses && cell(row, "profile").starts_with(kClass)))
            out.push_back({std::string(cell(row, "profile")), std::string(cell(row, "coefficient")),
                           std::stod(std::string(cell(row, "least"))),
                           std::stod(std::string(cell(row, "most")))});
    return out;
}

double& classCoefficient(plan::Catalogue& catalogue, const Free& free) {
    const auto it = std::ranges::find(catalogue.kernelClasses, free.profile.substr(kClass.size()),
                                      &plan::KernelClass::id);
    if (it == catalogue.kernelClasses.end())
        throw std::runtime_error("no class " + free.profile);
    const auto row =
        std::ranges::find(it->coefficients, free.coefficient, &plan::Coefficient::name);
    if (row != it->coefficients.end())
        return row->value;
    it->coefficients.push_back({free.coefficient, 1.0, 0.0, "", "measurement:time"});
    return it->coefficients.back().value;
}

double& coefficient(plan::Catalogue& catalogue, const Free& free) {
    if (free.profile.starts_with(kClass))
        return classCoefficient(catalogue, free);
    const auto profile =
        std::ranges::find(catalogue.profiles, free.profile, &plan::SoftwareProfile::id);
    if (profile == catalogue.profiles.end())
        throw std::runtime_error("no profile " + free.profile);
    auto& rows = profile->coefficients;
    const auto row = std::ranges::find(rows, free.coefficient, &plan::Coefficient::name);
    if (row != rows.end())
        return row->value;
    // A coefficient without a row starts from what the stack has now: its parent's, or neutral.
    const ProfileCoefficients now = resolveProfile(catalogue, *profile);
    const auto name = std::ranges::find(profileCoefficientNames(),
                                        std::string_view(free.coefficient), &CoefficientName::name);
    const double start = std::clamp(now.*(name->member), free.least, free.most);
    rows.push_back({free.coefficient, start, 0.0, "", "measurement:time"});
    return rows.back().value;
}

/// Huber's loss of the relative error, 5 % being the knee.
double loss(const Trial& t) {
    constexpr double kKnee = 0.05;
    // Time is off by factors, so the loss is of the logarithm: half as fast weighs as much as
    // twice.
    const double e = std::abs(std::log(std::max(1e-9, t.prediction->value.value) / t.row.value));
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
    if (profile.starts_with(kClass))
        return rows;
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
    for (const Free& f : all)
        moved.push_back(rowsOf(rows, *catalogue, f.profile));
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

void cross(const Rows& rows, const plan::Catalogue& start, const char* title, const Label& label) {
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
        printGroup(std::string(title) + " " + out, trials);
        std::ranges::move(trials, std::back_inserter(all));
    }
    printGroup(std::string("leave one ") + title + " out", all);
}

} // namespace

int main(int argc, char** argv) try {
    std::vector<std::filesystem::path> folders{XUANKA_SOURCE_DIR "/resources/catalogue"};
    std::filesystem::path data = XUANKA_SHARED_DIR "/data/measurements";
    bool crosses = false;
    std::string only;
    std::size_t every = 1;
    for (int i = 1; i < argc; ++i) {
        const std::string_view arg = argv[i];
        if (arg == "--classes")
            usesClasses = true;
        else if (arg == "--cross")
            crosses = true;
        else if (arg == "--data" && i + 1 < argc)
            data = argv[++i];
        else if (arg == "--only" && i + 1 < argc)
            chosen = only = argv[++i];
        else if (arg == "--every" && i + 1 < argc)
            every = std::stoul(argv[++i]);
        else if (arg == "--catalogue" && i + 1 < argc)
            folders.emplace_back(argv[++i]);
    }
    const auto catalogue = validation::catalogueFrom(folders);
    const plan::Catalogue start = *catalogue;
    auto rows = validation::measurementsIn(data);
    std::erase_if(rows, [](const Measurement& m) {
        const std::string kind = metricKind(m);
        return kind == "metric.training_memory" || kind == "metric.inference_memory" ||
               kind == "metric.file_size" || kind == "metric.fits";
    });
    if (!only.empty())
        std::erase_if(rows, [&](const Measurement& m) {
            return !descends(*catalogue, profileOf(m, *catalogue), only);
        });
    if (every > 1) {
        std::size_t i = 0;
        std::erase_if(rows, [&](const Measurement&) { return i++ % every != 0; });
    }
    if (crosses) {
        cross(rows, start, "source", sourceTable);
        cross(rows, start, "card", [](const Measurement& m) { return m.gpu; });
        cross(rows, start, "model", [](const Measurement& m) { return m.model; });
        return 0;
    }
    fit(rows, catalogue);
    for (const Free& f : freeCoefficients())
        std::printf("%s,%s,%.4g\n", f.profile.c_str(), f.coefficient.c_str(),
                    coefficient(*catalogue, f));
    printGroup("fitted", tryAll(rows, catalogue));
    return 0;

} catch (const std::exception& e) {

    std::fprintf(stderr, "%s\n", e.what());
    return 1;
}
