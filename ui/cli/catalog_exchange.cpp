// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/catalog_exchange.h"

#include "app/base/text.h"
#include "db/exchange/csv_exchange.h"
#include "db/library/load.h"
#include "ui/cli/inputs.h"

#include <QDate>

#include <algorithm>
#include <array>

namespace xuanka::cli {

namespace {

struct TableSpelling {
    std::string_view kind;
    std::string_view table;
};

// What `catalog list` calls a kind, and the table that holds it.
constexpr std::array kSpellings{
    TableSpelling{"gpus", "accelerators"},
    TableSpelling{"stacks", "software_profiles"},
};

Error missing(const char* what) {
    return {ErrorCode::InvalidValue, what, "rule.missing_argument", {}, {}, {}};
}

Result<std::string> tableOf(const Arguments& given, const db::OverlaidTables& tables) {
    if (given.positionals.size() < 2)
        return fail(missing("TABLE"));
    std::string name = given.positionals[1];
    const auto spelling = std::ranges::find(kSpellings, name, &TableSpelling::kind);
    if (spelling != kSpellings.end())
        name = spelling->table;
    if (tables.tables.contains(name))
        return name;
    std::vector<std::string_view> names;
    for (const auto& [table, rows] : tables.tables)
        names.push_back(table);
    std::string nearest(nearestOf(name, names));
    return fail({ErrorCode::UnknownId,
                 "TABLE",
                 "rule.one_of",
                 given.positionals[1],
                 std::move(nearest),
                 {}});
}

Json importJson(const db::ImportPlan& plan, bool isWritten) {
    Json json = Json::object();
    json["added"] = plan.added;
    json["changed"] = plan.changed;
    json["same"] = plan.same;
    json["written"] = isWritten;
    return json;
}

QString importText(const db::ImportPlan& plan, bool isWritten, const text::Voice& voice) {
    const auto count = [](std::size_t n) -> MessageArgument {
        return static_cast<std::int64_t>(n);
    };
    return voice.sentence({isWritten ? "cli.imported" : "cli.would_import",
                           {count(plan.added), count(plan.changed), count(plan.same)}}) +
           QLatin1Char('\n');
}

} // namespace

int exportTable(const Session& session, const Arguments& given) {
    const auto tables = db::loadTables(db::standardPaths());
    if (!tables)
        return session.refuse(tables.error());
    const auto table = tableOf(given, *tables);
    if (!table)
        return session.refuse(table.error());
    const std::string csv = db::csvText(tables->tables.at(*table));
    if (!given.has("out")) {
        session.write(QString::fromStdString(csv));
        return kAnswered;
    }
    const auto written = db::writeFile(QString::fromStdString(given.value("out")), csv);
    return written ? kAnswered : session.refuse(written.error());
}

int importTable(const Session& session, const Arguments& given) {
    const db::CataloguePaths paths = db::standardPaths();
    const auto tables = db::loadTables(paths);
    if (!tables)
        return session.refuse(tables.error());
    const auto table = tableOf(given, *tables);
    if (!table)
        return session.refuse(table.error());
    if (given.positionals.size() < 3)
        return session.refuse(missing("FILE"));
    const auto csv = readFile(given.positionals[2], db::kMostImportBytes);
    if (!csv)
        return session.refuse(csv.error());
    const bool isWritten = !given.has("dry-run");
    const QString today = QDate::currentDate().toString(Qt::ISODate);
    const auto plan = isWritten ? db::importCsv(paths, *table, *csv, today)
                                : db::planImport(*tables, *table, *csv);
    if (!plan)
        return session.refuse(plan.error());
    if (session.writesJson())
        session.write(importJson(*plan, isWritten));
    else
        session.write(importText(*plan, isWritten, session.voice()));
    return kAnswered;
}

} // namespace xuanka::cli
