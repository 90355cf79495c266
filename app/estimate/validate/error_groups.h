// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/validate/prediction.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace xuanka::estimate {

/// One row tried: a prediction or the reason why there is none.
struct Trial {
    Measurement row;
    Result<Prediction> prediction;

    /// |predicted / measured − 1|; of a verdict 1 where it is wrong, 0 where right.
    double error() const;
    bool isInside() const; ///< the 80 % interval holds the measured value
};

std::vector<Trial> tryAll(std::vector<Measurement>, std::shared_ptr<const plan::Catalogue>);

/// Errors of the rows that share a label.
struct ErrorGroup {
    std::string label;
    std::size_t rows = 0; ///< all rows, predicted or not
    std::size_t predicted = 0;
    double median = 0.0;
    double p90 = 0.0;
    double worst = 0.0;
    std::string worstId;
    double bias = 0.0;      ///< median of predicted / measured − 1
    double inside = 0.0;    ///< share inside the 80 % interval
    bool isVerdict = false; ///< then `median` is the share of wrong verdicts

    friend bool operator==(const ErrorGroup&, const ErrorGroup&) = default;
};

using Label = std::function<std::string(const Measurement&)>;

/// By label, in the order of the labels.
std::vector<ErrorGroup> errorGroups(std::span<const Trial>, const Label&);

/// Rows that share the reason why they were not predicted.
struct Refusal {
    Error reason; ///< of the first such row
    std::size_t rows = 0;
    std::string firstId;
};

std::vector<Refusal> refusals(std::span<const Trial>);

/// "qwen25" of "qwen25-0002": the table a row came from.
std::string sourceTable(const Measurement&);

/// The kinds of figure that accuracy is promised for: "training memory", "inference memory",
/// "training throughput", "single-stream decode" … as ids for ui/text ("metric.training_memory").
std::string metricKind(const Measurement&);

} // namespace xuanka::estimate
