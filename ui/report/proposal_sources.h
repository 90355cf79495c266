// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/proposal_sections.h"

#include <string>
#include <vector>

namespace xuanka::report {

/// One numbered entry of the evidence list.
struct SourceRow {
    std::string key; ///< what figures name it by: an evidence id or the text of the source
    QString title;
    QString kind;
    QString date;
};

/// Everything the figures of the document rest on, each once, in the order in which it is first
/// met.
std::vector<SourceRow> sourceList(const Section&);

/// Number in that list from 1; 0 where it is not there.
int sourceNumber(const std::vector<SourceRow>&, const std::string& key);

} // namespace xuanka::report
