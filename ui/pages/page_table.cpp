// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/advisor_page.h"
#include "ui/pages/catalogue/catalogue_page.h"
#include "ui/pages/page.h"
#include "ui/pages/proposal/proposal_page.h"
#include "ui/pages/workbench/workbench_page.h"

#include <array>

namespace xuanka::pages {

std::span<const PageRow> pageTable() {
    static const std::array kRows{
        PageRow{"workbench", QT_TRANSLATE_NOOP("pages", "&Workbench"),
                QT_TRANSLATE_NOOP("pages", "Move sliders and see at once what fits, how fast it "
                                           "runs and what to change"),
                "workbench", makeWorkbench},
        PageRow{"advisor", QT_TRANSLATE_NOOP("pages", "&Advisor"),
                QT_TRANSLATE_NOOP("pages", "Walk the decision tree; every card that is left has "
                                           "been checked by the engine"),
                "advisor", makeAdvisor},
        PageRow{"catalogue", QT_TRANSLATE_NOOP("pages", "&Catalogue"),
                QT_TRANSLATE_NOOP("pages", "Cards, models, prices and all other figures with their "
                                           "evidence; your own edits beside them"),
                "catalogue", makeCatalogue},
        PageRow{"proposal", QT_TRANSLATE_NOOP("pages", "&Proposal"),
                QT_TRANSLATE_NOOP("pages", "The proposal as it will be printed: compose it, "
                                           "export it, freeze it for signature"),
                "proposal", makeProposalPage},
    };
    return kRows;
}

} // namespace xuanka::pages
