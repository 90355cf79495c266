// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/proposal/proposal_page.h"

#include "ui/document/project_file.h"
#include "ui/pages/proposal/composer.h"
#include "ui/pages/proposal/page_preview.h"
#include "ui/report/page_painter.h"
#include "ui/text/voice.h"

#include <QDate>
#include <QFile>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka::pages {

namespace {

constexpr qint64 kMostLogoBytes = 1 << 20;

QPushButton* button(QWidget* parent, const char* name) {
    auto* b = new QPushButton(parent);
    b->setObjectName(QString::fromLatin1(name));
    return b;
}

} // namespace

ProposalPage::ProposalPage(const PageContext& context, QWidget* parent)
    : Page(parent), m_context(context), m_composer(new Composer(this)),
      m_preview(new PagePreview(this)) {
    auto* columns = new QSplitter(Qt::Horizontal, this);
    columns->setObjectName(QStringLiteral("proposalColumns"));
    columns->setChildrenCollapsible(false);
    columns->addWidget(m_composer);
    auto* right = new QWidget(columns);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(8, 0, 0, 0);
    column->addWidget(buildBar());
    column->addWidget(m_preview, 1);
    m_preview->setObjectName(QStringLiteral("preview"));
    columns->addWidget(right);
    columns->setStretchFactor(1, 1);
    columns->setSizes({330, 880});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 8, 8);
    row->addWidget(columns);
    m_composer->change = [this](const Composer::Change& edit) { change(edit); };
    m_composer->askForLogo = [this] { return readLogo(); };
    retranslate();
}

QWidget* ProposalPage::buildBar() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 4);
    m_state = new QLabel(bar);
    m_state->setObjectName(QStringLiteral("proposalState"));
    m_whole = button(bar, "wholePage");
    m_whole->setCheckable(true);
    m_freeze = button(bar, "freeze");
    m_freeze->setCheckable(true);
    m_print = button(bar, "print");
    m_export = button(bar, "exportPdf");
    row->addWidget(m_state, 1);
    for (QPushButton* b : {m_whole, m_freeze, m_print, m_export})
        row->addWidget(b);
    connect(m_whole, &QPushButton::toggled, m_preview, &PagePreview::setWholePage);
    connect(m_freeze, &QPushButton::clicked, this, &ProposalPage::freeze);
    connect(m_print, &QPushButton::clicked, this, &ProposalPage::print);
    connect(m_export, &QPushButton::clicked, this, &ProposalPage::exportPdf);
    return bar;
}

void ProposalPage::setLibrary(const outlook::LibraryPtr& library) {
    m_context.library = library;
    compose();
}

void ProposalPage::showOutlook(const OutlookPtr&, Moment moment) {
    if (moment == Moment::Settled)
        compose();
}

/// Figures, words and page breaks are made away from the window; it only paints.
void ProposalPage::compose() {
    const scenario::Project& project = *m_context.document.project();
    report::ProposalInput in = report::inputOf(project, m_context.library);
    in.language = text::Voice().language();
    in.date = QDate::currentDate().toString(Qt::ISODate);
    QStringList others;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        if (i != project.current)
            others << QString::fromStdString(project.scenarios[i].name);
    m_composer->show(in.settings, others);
    m_job.start([in](const runtime::JobControl&) { return report::makeProposal(in); },
                [this](const report::ProposalPtr& proposal) { showProposal(proposal); });
}

void ProposalPage::showProposal(const report::ProposalPtr& proposal) {
    m_proposal = proposal;
    m_preview->show(proposal);
    m_composer->showQuestions(proposal->questions);
    const bool hasPages = !proposal->isEmpty();
    for (QPushButton* b : {m_export, m_print, m_freeze})
        b->setEnabled(hasPages);
    const bool isFrozen = proposal->input.isFrozen();
    m_freeze->setChecked(isFrozen);
    if (!hasPages) {
        m_state->setText(proposal->trouble);
        return;
    }
    const auto open =
        std::ranges::count_if(proposal->questions, [](const auto& q) { return q.isOpen; });
    m_state->setText(tr("%1 pages · %2 · %3 questions open")
                         .arg(m_preview->pageCount())
                         .arg(isFrozen ? tr("frozen") : tr("draft"))
                         .arg(open));
}

void ProposalPage::change(const std::function<void(scenario::ProposalSettings&)>& edit) {
    scenario::Project project = *m_context.document.committed();
    scenario::Meeting meeting = scenario::meetingFromJson(project.meetingJson);
    edit(meeting.proposal);
    std::string json = scenario::toJson(meeting);
    if (json == project.meetingJson)
        return;
    project.meetingJson = std::move(json);
    m_context.document.commit(std::move(project), tr("Change the proposal"));
}

void ProposalPage::freeze(bool isFrozen) {
    const std::string day = QDate::currentDate().toString(Qt::ISODate).toStdString();
    const scenario::Scenario& scenario = m_context.document.committedScenario();
    change([&](scenario::ProposalSettings& s) {
        s.frozenDate = isFrozen ? day : std::string();
        s.frozenVersion = isFrozen ? scenario::versionOf(scenario, s) : std::string();
    });
}

void ProposalPage::exportPdf() {
    if (!m_proposal || m_proposal->isEmpty())
        return;
    const QString name = QString::fromStdString(m_context.document.scenario().name);
    const QString path = m_context.files.save(
        this, tr("Export the proposal"),
        (name.isEmpty() ? tr("proposal") : name) + QStringLiteral(".pdf"), tr("PDF files (*.pdf)"));
    if (path.isEmpty())
        return;
    const auto pdf = report::proposalPdf(*m_proposal);
    if (!pdf) {
        Q_EMIT statusMessage(text::Voice().line(pdf.error()));
        return;
    }
    const auto written = document::writeWhole(path, *pdf, false);
    Q_EMIT statusMessage(written ? tr("Written to %1").arg(path)
                                 : text::Voice().line(written.error()));
}

void ProposalPage::print() {
    if (!m_proposal || m_proposal->isEmpty())
        return;
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    printer.setFullPage(true);
    QPainter painter(&printer);
    const double scale = static_cast<double>(printer.resolution()) / report::kDotsPerInch;
    for (std::size_t i = 0; i < m_proposal->booklet.pages.size(); ++i) {
        if (i > 0)
            printer.newPage();
        report::paintPage(painter, m_proposal->booklet, i, scale);
    }
    Q_EMIT statusMessage(tr("Sent to the printer"));
}

/// A picture as text, so that it travels in the project; empty: none was chosen, or it is no
/// picture.
QString ProposalPage::readLogo() {
    const QString path = m_context.files.open(this, tr("Logo for the cover"), {},
                                              tr("Pictures (*.png *.jpg *.jpeg)"));
    if (path.isEmpty())
        return {};
    QFile file(path);
    const bool isSmall = file.open(QIODevice::ReadOnly) && file.size() <= kMostLogoBytes;
    const QByteArray bytes = isSmall ? file.readAll() : QByteArray();
    if (!isSmall || QImage::fromData(bytes).isNull()) {
        Q_EMIT statusMessage(tr("%1 is no PNG or JPEG picture of at most 1 MB").arg(path));
        return {};
    }
    return QString::fromLatin1(bytes.toBase64());
}

void ProposalPage::retranslate() {
    const auto name = [](QPushButton* b, const QString& text, const QString& tip) {
        b->setText(text);
        b->setToolTip(tip);
        b->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    };
    name(m_whole, tr("&Whole page"), tr("Show a page as a whole, or as wide as the window"));
    name(m_freeze, tr("Free&ze"),
         tr("Take the DRAFT mark off; any later change of a figure brings it back"));
    name(m_print, tr("P&rint…"), tr("Print the pages as they are shown"));
    name(m_export, tr("E&xport PDF…"), tr("Write the pages as a PDF file"));
    m_preview->setAccessibleName(tr("Pages of the proposal"));
    m_preview->setToolTip(QString());
    m_composer->retranslate();
    compose();
}

Page* makeProposalPage(const PageContext& context, QWidget* parent) {
    return new ProposalPage(context, parent);
}

} // namespace xuanka::pages
