// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/outlook.h"
#include "ui/pages/workbench/fact_list.h"

#include <QCoreApplication>

namespace xuanka::pages {

/// The words of the answer; no widget, so that they can be tested as text.
class AnswerText {
    Q_DECLARE_TR_FUNCTIONS(xuanka::pages::AnswerText)
public:
    static QString verdict(const outlook::Outlook&);
    static QString memory(const estimate::Memory&);
    static QString memoryNote(const estimate::Memory&);
    static QString speed(const estimate::Estimate&);
    static QString speedNote(const outlook::Outlook&);
    static std::vector<Fact> facts(const outlook::Outlook&);
    static QString remedyHeading(const outlook::Outlook&);

private:
    static void addTraining(const outlook::Outlook&, std::vector<Fact>&);
    static void addService(const outlook::Outlook&, std::vector<Fact>&);
    static void addPower(const outlook::Outlook&, std::vector<Fact>&);
    static void addLimit(const outlook::Outlook&, std::vector<Fact>&);
};

} // namespace xuanka::pages
