// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/catalogue_rows.h"

#include "app/base/row_reader.h"

#include <array>
#include <utility>

namespace xuanka::plan {
namespace {

constexpr std::array<std::string_view, 3> kMasterWeights{"none", "optimizer", "parameters"};
constexpr std::array<std::string_view, 10> kEvidenceKinds{
    "recall", "data-sheet", "list",    "price-page", "measurement",
    "paper",  "article",    "derived", "user",       "source-code"};

} // namespace

Result<Optimizer> optimizerFromRow(const Row& row) {
    RowReader r(row);
    Optimizer o;
    o.id = r.required("id");
    o.name = r.required("name");
    o.aliases = r.list("aliases");
    o.stateBytesPerParameter = r.number("state_bytes", 0.0);
    o.stateBytesPerRowAndColumn = r.number("state_bytes_row_column", 0.0);
    o.lowRankShare = r.number("low_rank_share", 1.0);
    o.stepBytesPerParameter = r.number("step_bytes", 0.0);
    o.isPaged = r.flag("paged");
    o.evidence = r.required("evidence");
    return std::move(r).finish(std::move(o));
}

Result<SoftwareProfile> profileFromRow(const Row& row) {
    RowReader r(row);
    SoftwareProfile p;
    p.id = r.required("id");
    p.name = r.required("name");
    p.trains = r.flag("trains");
    p.serves = r.flag("serves");
    p.ecosystems = r.required("ecosystems");
    p.formats = r.text("formats");
    p.basedOn = r.text("based_on");
    p.aliases = r.text("aliases");
    p.defaultFor = r.text("default_for");
    p.masterWeights = static_cast<MasterWeights>(r.word("master_weights", kMasterWeights));
    return std::move(r).finish(std::move(p));
}

Result<ProfileCoefficientRow> profileCoefficientFromRow(const Row& row) {
    constexpr double kLeast = -1e300;
    RowReader r(row);
    ProfileCoefficientRow c;
    c.profile = r.required("profile");
    c.coefficient.name = r.required("coefficient");
    r.required("value");
    c.coefficient.value = r.figure("value", kLeast).value_or(0.0);
    c.coefficient.unit = r.text("unit");
    c.coefficient.spread = r.number("spread", 0.0);
    c.coefficient.evidence = r.required("evidence");
    return std::move(r).finish(std::move(c));
}

Result<Evidence> evidenceFromRow(const Row& row) {
    RowReader r(row);
    Evidence e;
    e.id = r.required("id");
    e.kind = kEvidenceKinds[r.word("kind", kEvidenceKinds)];
    e.title = r.required("title");
    e.source = r.text("source");
    e.date = r.date("date");
    return std::move(r).finish(std::move(e));
}

} // namespace xuanka::plan
