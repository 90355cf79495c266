// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace xuanka::text {

/// A message id of app and its English sentence, which is also the source text of the translations
/// (context "messages"). %1, %2 … are the arguments in order.
struct Entry {
    const char* id;
    const char* text;
};

// One list a file english_<room>.cpp; english.cpp names them all.
std::span<const Entry> englishCatalogue();
std::span<const Entry> englishCharts();
std::span<const Entry> englishCli();
std::span<const Entry> englishControls();
std::span<const Entry> englishDiagnose();
std::span<const Entry> englishDiagnoseFrameworks();
std::span<const Entry> englishDiagnoseRemedies();
std::span<const Entry> englishDiagnoseSystemRemedies();
std::span<const Entry> englishDiagnoseSystems();
std::span<const Entry> englishEstimate();
std::span<const Entry> englishFields();
std::span<const Entry> englishProposal();
std::span<const Entry> englishProposalMoney();
std::span<const Entry> englishProposalQuestions();
std::span<const Entry> englishQuickRule();
std::span<const Entry> englishReasons();
std::span<const Entry> englishRules();
std::span<const Entry> englishWarnings();

/// All lists, for tests and look-ups.
std::span<const std::span<const Entry>> englishLists();

/// The English sentence of an id; null where no list has it.
const char* english(std::string_view id);

} // namespace xuanka::text
