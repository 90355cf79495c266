// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/validate/error_groups.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace xuanka::estimate {

namespace {

/// Linear interpolation between order statistics, as most tools do it.
double quantile(std::vector<double>& values, double share) {
    if (values.empty())
        return 0.0;
    std::ranges::sort(values);
    const double at = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    const double part = at - static_cast<double>(below);
    if (part == 0.0 || !std::isfinite(values[above]))
        return values[part == 0.0 ? below : above];
    return values[below] + part * (values[above] - values[below]);
}

ErrorGroup summarise(const std::string& label, std::span<const Trial* const> trials) {
    ErrorGroup g;
    g.label = label;
    g.rows = trials.size();
    std::vector<double> errors;
    std::vector<double> ratios;
    std::size_t inside = 0;
    for (const Trial* t : trials) {
        if (!t->prediction)
            continue;
        g.isVerdict = t->prediction->isVerdict;
        const double error = t->error();
        errors.push_back(error);
        if (!g.isVerdict)
            ratios.push_back(t->prediction->value.value / t->row.value - 1.0);
        inside += static_cast<std::size_t>(t->isInside());
        if (error >= g.worst) {
            g.worst = error;
            g.worstId = t->row.id;
        }
    }
    g.predicted = errors.size();
    if (errors.empty())
        return g;
    double sum = 0.0;
    for (const double e : errors)
        sum += e;
    const double count = static_cast<double>(errors.size());
    g.median = g.isVerdict ? sum / count : quantile(errors, 0.5);
    g.p90 = g.isVerdict ? g.median : quantile(errors, 0.9);
    g.bias = quantile(ratios, 0.5);
    g.inside = static_cast<double>(inside) / count;
    return g;
}

struct Kind {
    std::string_view metric;
    std::string_view training;
    std::string_view inference;
};

constexpr std::array kKinds{
    Kind{"peak_alloc", "metric.training_memory", "metric.inference_memory"},
    Kind{"peak_reserved", "metric.training_memory", "metric.inference_memory"},
    Kind{"peak_device", "metric.training_memory", "metric.inference_memory"},
    Kind{"params_optimizer_mem", "metric.training_memory", ""},
    Kind{"activation_mem", "metric.training_memory", ""},
    Kind{"activation_mem_vs_none", "metric.training_memory", ""},
    Kind{"tokens_per_s_total", "metric.training_throughput", "metric.offline_throughput"},
    Kind{"tokens_per_s_per_gpu", "metric.training_throughput", "metric.offline_throughput"},
    Kind{"mfu", "metric.training_throughput", ""},
    Kind{"step_time", "metric.training_throughput", ""},
    Kind{"decode_tok_s", "", "metric.single_stream_decode"},
    Kind{"prefill_tok_s", "", "metric.single_stream_prefill"},
    Kind{"output_tok_s_total", "", "metric.offline_throughput"},
    Kind{"tpot_mean", "", "metric.online_tpot"},
    Kind{"ttft_mean", "", "metric.online_ttft"},
    Kind{"file_size", "metric.file_size", "metric.file_size"},
    Kind{"fits", "metric.fits", "metric.fits"},
};

} // namespace

double Trial::error() const {
    if (!prediction)
        return 0.0;
    if (prediction->isVerdict)
        return prediction->value.lo == row.value ? 0.0 : 1.0;
    return std::abs(prediction->value.value / row.value - 1.0);
}

bool Trial::isInside() const {
    return prediction && row.value >= prediction->value.lo && row.value <= prediction->value.hi;
}

std::vector<Trial> tryAll(std::vector<Measurement> rows,
                          std::shared_ptr<const plan::Catalogue> catalogue) {
    std::vector<Trial> out;
    out.reserve(rows.size());
    for (auto& row : rows) {
        auto prediction = predict(row, catalogue);
        if (prediction && row.value == 0.0 && !prediction->isVerdict)
            prediction = fail({ErrorCode::InvalidValue, "value", "rule.above_zero", "0", {}, {}});
        out.push_back({std::move(row), std::move(prediction)});
    }
    return out;
}

std::vector<ErrorGroup> errorGroups(std::span<const Trial> trials, const Label& label) {
    std::map<std::string, std::vector<const Trial*>> byLabel;
    for (const Trial& t : trials)
        byLabel[label(t.row)].push_back(&t);
    std::vector<ErrorGroup> out;
    out.reserve(byLabel.size());
    for (const auto& [name, members] : byLabel)
        out.push_back(summarise(name, members));
    return out;
}

std::vector<Refusal> refusals(std::span<const Trial> trials) {
    std::vector<Refusal> out;
    for (const Trial& t : trials) {
        if (t.prediction)
            continue;
        const Error& e = t.prediction.error();
        const auto same = std::ranges::find_if(out, [&](const Refusal& r) {
            return r.reason.field == e.field && r.reason.rule == e.rule &&
                   r.reason.given == e.given;
        });
        if (same == out.end())
            out.push_back({e, 1, t.row.id});
        else
            ++same->rows;
    }
    return out;
}

std::string sourceTable(const Measurement& m) {
    return m.id.substr(0, m.id.rfind('-'));
}

std::string metricKind(const Measurement& m) {
    const bool trains = m.task == "pretrain" || m.task == "finetune";
    if (m.metric == "total_tokens_per_s")
        return m.task == "infer" ? "metric.single_stream_decode" : "metric.offline_throughput";
    const auto hit = std::ranges::find(kKinds, std::string_view(m.metric), &Kind::metric);
    if (hit == kKinds.end())
        return "metric.other";
    const std::string_view kind = trains ? hit->training : hit->inference;
    return std::string(kind.empty() ? "metric.other" : kind);
}

} // namespace xuanka::estimate
