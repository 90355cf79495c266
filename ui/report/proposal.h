// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/library.h"
#include "app/scenario/scenario.h"
#include "ui/text/format.h"

#include <QByteArray>
#include <QString>

namespace xuanka::report {

/// What a proposal is made of. `date` is printed; the same input gives the same pages.
struct ProposalInput {
    scenario::Scenario scenario;
    outlook::LibraryPtr library;
    text::Language language = text::Language::Chinese;
    QString organisation;
    QString date;
    std::string currency = "CNY";
    std::string region = "CN";
};

/// The whole PDF: cover, summary, need, options, decision path, memory and throughput, cost, risks,
/// assumptions, sign-off. Needs a QApplication (charts are widgets). Empty where the scenario has
/// no plan; `trouble` says why.
QByteArray proposalPdf(const ProposalInput&, QString* trouble = nullptr);

} // namespace xuanka::report
