// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <array>
#include <unordered_map>

namespace xuanka::text {

std::span<const std::span<const Entry>> englishLists() {
    // One a line, so that lists come and go without touching their neighbours.
    static const std::array lists{
        englishCatalogue(), //
        englishCharts(),    //
        englishCli(),       //
        englishControls(),  //
        englishDiagnose(),
        englishDiagnoseFrameworks(),
        englishDiagnoseRemedies(),
        englishDiagnoseSystemRemedies(),
        englishDiagnoseSystems(),
        englishEstimate(),          //
        englishFields(),            //
        englishProposal(),          //
        englishProposalMoney(),     //
        englishProposalQuestions(), //
        englishQuickRule(),         //
        englishReasons(),           //
        englishRules(),             //
        englishWarnings(),          //
    };
    return lists;
}

const char* english(std::string_view id) {
    static const auto table = [] {
        std::unordered_map<std::string_view, const char*> all;
        for (const auto list : englishLists())
            for (const Entry& e : list)
                all.emplace(e.id, e.text);
        return all;
    }();
    const auto it = table.find(id);
    return it == table.end() ? nullptr : it->second;
}

} // namespace xuanka::text
