// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/catalogue_tables.h"

#include "app/hardware/accelerator_row.h"
#include "app/hardware/format_row.h"
#include "app/model/model_row.h"
#include "app/plan/catalogue_rows.h"
#include "app/plan/kernel_class_row.h"

#include <algorithm>
#include <functional>
#include <unordered_map>
#include <utility>

namespace xuanka::plan {
namespace {

class TableReader {
public:
    explicit TableReader(const CatalogueTables& tables) : m_tables(tables) {}

    /// Hands each row of the table to `take`, which answers with an error or with nothing.
    template <class Parse, class Take> void each(std::string_view table, Parse parse, Take take) {
        const auto found = m_tables.find(table);
        if (found == m_tables.end())
            return;
        const CsvTable& t = found->second;
        for (std::size_t i = 0; i < t.rows.size(); ++i) {
            auto parsed = parse(t.rows[i]);
            if (!parsed) {
                note(table, i, parsed.error());
                continue;
            }
            if (auto error = take(std::move(*parsed)))
                note(table, i, std::move(*error));
        }
    }

    /// One struct a row, found later by its id; a second row of the same id is refused.
    template <class T, class Parse>
    void fill(std::string_view table, std::vector<T>& out, Parse parse) {
        std::unordered_map<std::string, std::size_t> places;
        each(table, parse, [&](T&& value) -> std::optional<Error> {
            if (!places.emplace(value.id, out.size()).second)
                return Error{ErrorCode::InvalidValue, "id", "rule.unique", value.id, {}, {}};
            out.push_back(std::move(value));
            return std::nullopt;
        });
    }

    /// Two tables that only make sense together; an error counts as the first row of the second.
    template <class T, class Parse>
    void pair(std::string_view first, std::string_view second, T& out, Parse parse) {
        const auto a = m_tables.find(first);
        const auto b = m_tables.find(second);
        if (a == m_tables.end() || b == m_tables.end())
            return;
        if (auto parsed = parse(a->second, b->second))
            out = std::move(*parsed);
        else
            note(second, 0, parsed.error());
    }

    std::vector<BadRow> takeBad() && { return std::move(m_bad); }

private:
    void note(std::string_view table, std::size_t row, Error error) {
        const CsvTable& t = m_tables.find(table)->second;
        error.detail = std::string(table) + ".csv";
        if (row < t.lines.size())
            error.detail += " line " + std::to_string(t.lines[row]);
        m_bad.push_back({std::string(table), row, std::move(error)});
    }

    const CatalogueTables& m_tables;
    std::vector<BadRow> m_bad;
};

/// Finds the owner of a child row in constant time.
template <class T> class ById {
public:
    explicit ById(std::vector<T>& rows) {
        for (T& row : rows)
            m_rows.emplace(row.id, &row);
    }

    T* find(const std::string& id) const {
        const auto it = m_rows.find(id);
        return it == m_rows.end() ? nullptr : it->second;
    }

    static Error unknown(std::string_view column, const std::string& id) {
        return {ErrorCode::UnknownId, std::string(column), "rule.unknown", id, {}, {}};
    }

private:
    std::unordered_map<std::string, T*> m_rows;
};

void readAccelerators(TableReader& reader, Catalogue& c) {
    using hardware::Accelerator;
    reader.fill("accelerators", c.accelerators, hardware::acceleratorFromRow);
    const ById<Accelerator> cards(c.accelerators);
    reader.each("accelerator_peaks", hardware::peakFromRow,
                [&](hardware::PeakRow&& p) -> std::optional<Error> {
                    Accelerator* card = cards.find(p.accelerator);
                    if (card == nullptr)
                        return ById<Accelerator>::unknown("accelerator", p.accelerator);
                    auto& peak = card->peaks[static_cast<std::size_t>(p.kind)];
                    (p.isFastAccumulate ? peak.fastAccumulate : peak.fp32Accumulate) = p.rate;
                    return std::nullopt;
                });
    reader.each("prices", hardware::priceFromRow,
                [&](hardware::PriceRow&& p) -> std::optional<Error> {
                    Accelerator* card = cards.find(p.subject);
                    if (card == nullptr)
                        return ById<Accelerator>::unknown("subject", p.subject);
                    card->prices.push_back(std::move(p.price));
                    return std::nullopt;
                });
}

void readProfiles(TableReader& reader, Catalogue& c) {
    reader.fill("software_profiles", c.profiles, profileFromRow);
    const ById<SoftwareProfile> profiles(c.profiles);
    reader.each("profile_coefficients", profileCoefficientFromRow,
                [&](ProfileCoefficientRow&& row) -> std::optional<Error> {
                    SoftwareProfile* profile = profiles.find(row.profile);
                    if (profile == nullptr)
                        return ById<SoftwareProfile>::unknown("profile", row.profile);
                    profile->coefficients.push_back(std::move(row.coefficient));
                    return std::nullopt;
                });
}

} // namespace

ReadCatalogue readCatalogue(const CatalogueTables& tables) {
    ReadCatalogue out;
    TableReader reader(tables);
    reader.fill("evidence", out.catalogue.evidence, evidenceFromRow);
    readAccelerators(reader, out.catalogue);
    reader.fill("models", out.catalogue.models, model::architectureFromRow);
    reader.fill("formats", out.catalogue.formats, hardware::formatFromRow);
    reader.fill("optimizers", out.catalogue.optimizers, optimizerFromRow);
    readProfiles(reader, out.catalogue);
    reader.pair("kernel_classes", "kernel_coefficients", out.catalogue.kernelClasses,
                kernelClassesFromTables);
    reader.pair("gguf_types", "gguf_mixes", out.catalogue.gguf, model::ggufRulesFromTables);
    out.bad = std::move(reader).takeBad();
    // The catalogue is as new as its newest price: what ages is judged from there, never from a
    // clock.
    for (const hardware::Accelerator& a : out.catalogue.accelerators)
        for (const hardware::Price& p : a.prices)
            out.catalogue.date = std::max(out.catalogue.date, p.date);
    return out;
}

Result<Catalogue> catalogueFromTables(const CatalogueTables& tables) {
    auto read = readCatalogue(tables);
    if (!read.bad.empty())
        return fail(std::move(read.bad.front().error));
    return std::move(read.catalogue);
}

Result<CatalogueTables>
tablesFromTexts(const std::map<std::string, std::string, std::less<>>& texts) {
    CatalogueTables tables;
    for (const auto& [name, text] : texts) {
        auto table = readCsv(text);
        if (!table) {
            table.error().detail = name + ".csv " + table.error().detail;
            return Failure(table.error());
        }
        tables.emplace(name, std::move(*table));
    }
    return tables;
}

} // namespace xuanka::plan
