// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"
#include "ui/report/proposal.h"
#include "ui/runtime/background_job.h"

#include <functional>

class QLabel;
class QPushButton;

namespace xuanka::pages {

class Composer;
class PagePreview;

/// The proposal as it will be printed, beside what it is made of.
class ProposalPage : public Page {
    Q_OBJECT
public:
    ProposalPage(const PageContext& context, QWidget* parent);

    outlook::Visible visible() const override { return {false, false, false, false, 0}; }

    void showOutlook(const OutlookPtr& outlook, Moment moment) override;
    void retranslate() override;
    void setLibrary(const outlook::LibraryPtr& library) override;

private:
    QWidget* buildBar();
    void compose();
    void showProposal(const report::ProposalPtr& proposal);
    void change(const std::function<void(scenario::ProposalSettings&)>& edit);
    void exportPdf();
    void print();
    void freeze(bool isFrozen);
    QString readLogo();

    PageContext m_context;
    Composer* m_composer;
    PagePreview* m_preview;
    QLabel* m_state;
    QPushButton* m_export;
    QPushButton* m_print;
    QPushButton* m_freeze;
    QPushButton* m_whole;
    report::ProposalPtr m_proposal;
    runtime::BackgroundJob<report::ProposalPtr> m_job; ///< last: it ends before what it answers to
};

Page* makeProposalPage(const PageContext& context, QWidget* parent);

} // namespace xuanka::pages
