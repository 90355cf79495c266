// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/csv.h"
#include "app/estimate/validate/choice_of.h"
#include "app/estimate/validate/error_groups.h"
#include "app/plan/catalogue_tables.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace xuanka::validation {

inline std::string readFile(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline std::vector<std::filesystem::path> tablesIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> out;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".csv")
            out.push_back(entry.path());
    std::ranges::sort(out);
    return out;
}

/// The shipped catalogue, read from its text files; a broken one ends the program with the reason.
inline std::shared_ptr<plan::Catalogue>
catalogueFrom(const std::vector<std::filesystem::path>& folders) {
    std::map<std::string, std::string, std::less<>> texts;
    for (const auto& folder : folders)
        for (const auto& path : tablesIn(folder))
            texts[path.stem().string()] = readFile(path);
    const auto tables = plan::tablesFromTexts(texts);
    if (!tables)
        throw std::runtime_error(tables.error().detail + " " + tables.error().rule);
    auto catalogue = plan::catalogueFromTables(*tables);
    if (!catalogue)
        throw std::runtime_error(catalogue.error().detail + " " + catalogue.error().field + " " +
                                 catalogue.error().rule + " " + catalogue.error().given);
    return std::make_shared<plan::Catalogue>(std::move(*catalogue));
}

inline std::vector<estimate::Measurement> measurementsIn(const std::filesystem::path& folder) {
    std::vector<estimate::Measurement> out;
    for (const auto& path : tablesIn(folder)) {
        auto rows = estimate::readMeasurements(readFile(path));
        if (!rows)
            throw std::runtime_error(path.string() + ": " + rows.error().field + " line " +
                                     rows.error().detail);
        out.insert(out.end(), std::make_move_iterator(rows->begin()),
                   std::make_move_iterator(rows->end()));
    }
    return out;
}

} // namespace xuanka::validation
