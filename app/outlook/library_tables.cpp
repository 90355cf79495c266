// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outlook/library_tables.h"

#include "app/advice/tree.h"
#include "app/money/market.h"

#include <utility>

namespace xuanka::outlook {
namespace {

const CsvTable& tableOf(const plan::CatalogueTables& tables, std::string_view name) {
    static const CsvTable kEmpty;
    const auto found = tables.find(name);
    return found == tables.end() ? kEmpty : found->second;
}

void readMarket(const plan::CatalogueTables& tables, ReadLibrary& out) {
    auto market =
        money::marketFromTables(tableOf(tables, "cloud_offers"),
                                tableOf(tables, "cost_assumptions"), tableOf(tables, "currencies"));
    if (market)
        out.library.market = std::move(*market);
    else
        out.bad.push_back({"cloud_offers", 0, market.error()});
}

void readTrees(const plan::CatalogueTables& tables, ReadLibrary& out) {
    const CsvTable& table = tableOf(tables, "trees");
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        auto tree = advice::treeFromJson(cell(table.rows[i], "document"));
        if (tree) {
            out.library.trees.push_back(std::move(*tree));
            continue;
        }
        tree.error().detail =
            "tree " + std::string(cell(table.rows[i], "id")) + " " + tree.error().detail;
        out.bad.push_back({"trees", i, tree.error()});
    }
}

} // namespace

ReadLibrary readLibrary(const plan::CatalogueTables& tables) {
    ReadLibrary out;
    auto read = plan::readCatalogue(tables);
    out.bad = std::move(read.bad);
    out.library.catalogue = std::make_shared<const plan::Catalogue>(std::move(read.catalogue));
    readMarket(tables, out);
    readTrees(tables, out);
    return out;
}

Result<Library> libraryFromTables(const plan::CatalogueTables& tables) {
    auto read = readLibrary(tables);
    if (!read.bad.empty())
        return fail(std::move(read.bad.front().error));
    return std::move(read.library);
}

} // namespace xuanka::outlook
