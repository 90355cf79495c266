// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal.h"

#include "ui/report/page_layout.h"
#include "ui/report/pdf_file.h"
#include "ui/report/proposal_sections.h"

namespace xuanka::report {

namespace {

Story newStory(const ProposalInput& in, const ProposalWords& w) {
    Story story;
    story.language = w.voice().language();
    const QString kind = w(in.isInstitute() ? "cover.kind_institute" : "cover.kind");
    story.title = kind;
    story.author = fromStd(in.settings.organisation);
    story.subject = w("subject").arg(fromStd(in.scenario.choice.workload.modelId));
    story.keywords = {kind, fromStd(in.scenario.choice.workload.modelId),
                      fromStd(in.scenario.choice.fleet.acceleratorId)};
    QStringList head{kind};
    if (!in.settings.organisation.empty())
        head << fromStd(in.settings.organisation);
    head << in.date;
    story.runningHead = head.join(QStringLiteral(" · "));
    story.pageWords = w("page");
    if (!in.isFrozen())
        story.watermark = w("draft");
    return story;
}

Story writtenStory(const Proposal& p, text::Language language) {
    const ProposalWords w(language);
    Story story = newStory(p.input, w);
    StoryBuilder builder(story, w("numbered_table"), w("numbered_figure"));
    theme::CardColours colours;
    const charts::ChartWords chartWords(w.voice(), colours);
    const auto questions = reviewerQuestions(p.input, p.facts, w);
    const Section section{p.input, p.facts, w, chartWords, questions, builder};
    writeCover(section);
    for (const SectionRow& row : sectionRows()) {
        const bool isOfTemplate = p.input.isInstitute() ? row.forInstitute : row.forCompany;
        if (!isOfTemplate || (!row.isNeeded && !p.input.hasSection(row.id)))
            continue;
        row.write(section);
        if (std::string_view(row.id) == "summary")
            builder.add(Contents{w("contents")});
    }
    return story;
}

} // namespace

ProposalPtr makeProposal(ProposalInput in) {
    auto p = std::make_shared<Proposal>();
    p->input = std::move(in);
    p->facts = proposalFacts(p->input);
    const auto languages = p->input.languages();
    p->questions = reviewerQuestions(p->input, p->facts, ProposalWords(languages.front()));
    if (!p->facts.hasPlan()) {
        if (!p->facts.outlook.errors.empty())
            p->trouble = text::Voice(languages.front()).line(p->facts.outlook.errors.front());
        return p;
    }
    for (const text::Language language : languages)
        p->stories.push_back(writtenStory(*p, language));
    p->booklet =
        layOut(p->stories, p->input.settings.paper == "letter" ? Paper::Letter : Paper::A4);
    return p;
}

Result<QByteArray> proposalPdf(const Proposal& p) {
    const Story& story = p.stories.front();
    PdfProperties properties;
    properties.title = QStringLiteral("%1 · %2").arg(
        story.title,
        fleetName(p.input.scenario.choice.fleet.gpus, p.facts.outlook.plan->accelerator->name));
    properties.subject = story.subject;
    properties.author = story.author;
    properties.keywords = story.keywords;
    properties.language =
        story.language == text::Language::Chinese ? QStringLiteral("zh-CN") : QStringLiteral("en");
    properties.date = p.input.date;
    return pdfFile(p.booklet, properties);
}

} // namespace xuanka::report
