// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/library.h"
#include "app/scenario/meeting.h"
#include "app/scenario/scenario.h"
#include "ui/text/format.h"

#include <QString>

#include <string_view>
#include <vector>

namespace xuanka::report {

/// What a proposal is made of: a value, so that it can be made away from the window. The same input
/// gives the same pages.
struct ProposalInput {
    scenario::Scenario scenario;            ///< what is asked for
    std::vector<scenario::Scenario> others; ///< stand beside it in the comparison
    outlook::LibraryPtr library;
    scenario::ProposalSettings settings;
    text::Language language = text::Language::Chinese; ///< where the settings name none
    QString date;                                      ///< "2026-12-01"

    /// Frozen, and nothing has changed since: no watermark.
    bool isFrozen() const {
        return !settings.frozenDate.empty() &&
               settings.frozenVersion == scenario::versionOf(scenario, settings);
    }

    bool isInstitute() const { return settings.templateId == "institute"; }

    bool hasSection(std::string_view id) const {
        for (const auto& out : settings.leftOut)
            if (out == id)
                return false;
        return true;
    }

    std::vector<text::Language> languages() const;
};

/// The scenarios that the settings name beside the current one, and all else taken from the
/// project.
ProposalInput inputOf(const scenario::Project&, const outlook::LibraryPtr&);

} // namespace xuanka::report
