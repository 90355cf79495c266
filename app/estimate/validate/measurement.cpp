// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/validate/measurement.h"

#include "app/base/csv.h"

#include <charconv>
#include <cmath>
#include <optional>

namespace xuanka::estimate {

namespace {

/// Reads cells of one row; the first bad cell is kept as the row's error.
class RowReader {
public:
    RowReader(const Row& row, std::size_t line) : m_row(row), m_line(line) {}

    std::string text(std::string_view column) const { return std::string(cell(m_row, column)); }

    bool has(std::string_view column) const { return !cell(m_row, column).empty(); }

    double real(std::string_view column) {
        const std::string_view raw = trimmed(cell(m_row, column));
        return raw.empty() ? 0.0 : number(column, raw);
    }

    std::int64_t count(std::string_view column) {
        const double value = real(column);
        if (value < 0.0 || value != std::floor(value))
            return static_cast<std::int64_t>(refuse(column, cell(m_row, column)));
        return static_cast<std::int64_t>(value);
    }

    /// A number, or the middle of "0.90-0.95".
    double middle(std::string_view column) {
        const std::string_view raw = trimmed(cell(m_row, column));
        const std::size_t dash = raw.find('-', 1);
        if (dash == std::string_view::npos)
            return real(column);
        return (number(column, raw.substr(0, dash)) + number(column, raw.substr(dash + 1))) / 2.0;
    }

    const std::optional<Error>& error() const { return m_error; }

private:
    static constexpr double kMost = 1e15;

    double number(std::string_view column, std::string_view raw) {
        double value = 0.0;
        const auto end = std::from_chars(raw.data(), raw.data() + raw.size(), value);
        const bool isNumber = end.ec == std::errc() && end.ptr == raw.data() + raw.size();
        if (!isNumber || !std::isfinite(value) || std::abs(value) > kMost)
            return refuse(column, raw);
        return value;
    }

    double refuse(std::string_view column, std::string_view given) {
        if (!m_error)
            m_error = Error{ErrorCode::Malformed,
                            std::string(column),
                            "rule.cell_is_number",
                            std::string(given),
                            {},
                            std::to_string(m_line)};
        return 0.0;
    }

    const Row& m_row;
    std::size_t m_line;
    std::optional<Error> m_error;
};

void readWhere(RowReader& r, Measurement& m) {
    m.id = r.text("id");
    m.task = r.text("task");
    m.model = r.text("model");
    m.gpu = r.text("gpu");
    m.gpus = r.count("gpus");
    m.gpusPerNode = r.count("gpus_per_node");
    m.intraLink = r.text("intra_link");
    m.interGbpsPerGpu = r.real("inter_gbps_per_gpu");
    m.stack = r.text("stack");
    m.method = r.text("method");
    m.weights = r.text("weights");
    m.compute = r.text("compute");
    m.cache = r.text("kv");
    m.optimizer = r.text("optimizer");
    m.recompute = r.text("recompute");
    m.sharding = r.text("sharding");
}

void readShape(RowReader& r, Measurement& m) {
    m.tp = r.count("tp");
    m.pp = r.count("pp");
    m.virtualStages = r.count("vpp");
    m.ep = r.count("ep");
    m.cp = r.count("cp");
    m.sequenceTokens = r.count("seq_len");
    m.microBatch = r.count("micro_batch");
    m.accumulation = r.count("accum");
    m.globalBatch = r.count("global_batch");
    m.loraRank = r.count("lora_rank");
    m.loraTargets = r.text("lora_targets");
    m.offload = r.text("offload");
    m.hasPrompt = r.has("prompt_tokens");
    m.promptTokens = r.count("prompt_tokens");
    m.outputTokens = r.count("output_tokens");
    m.isLargestConcurrency = r.text("concurrency") == "max";
    m.concurrency = m.isLargestConcurrency ? 0 : r.count("concurrency");
    m.memoryFraction = r.middle("mem_util");
}

void readResult(RowReader& r, Measurement& m) {
    m.metric = r.text("metric");
    m.value = r.real("value");
    m.unit = r.text("unit");
    m.source = r.text("source");
    m.year = r.text("year");
    m.note = r.text("note");
}

} // namespace

Result<std::vector<Measurement>> readMeasurements(std::string_view csv) {
    const auto table = readCsv(csv);
    if (!table)
        return fail(table.error());
    std::vector<Measurement> out;
    out.reserve(table->rows.size());
    for (std::size_t i = 0; i < table->rows.size(); ++i) {
        RowReader reader(table->rows[i], table->lines[i]);
        Measurement m;
        m.line = table->lines[i];
        readWhere(reader, m);
        readShape(reader, m);
        readResult(reader, m);
        if (reader.error())
            return fail(*reader.error());
        out.push_back(std::move(m));
    }
    return out;
}

} // namespace xuanka::estimate
