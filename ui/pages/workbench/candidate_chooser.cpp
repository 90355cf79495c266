// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workbench/candidate_chooser.h"

#include "ui/text/voice.h"
#include "ui/theme/icons.h"

#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka::pages {

namespace {

constexpr std::size_t kMostCandidates = 11; ///< and the chosen card: twelve curves
constexpr int kIdRole = Qt::UserRole;
constexpr QSize kPopupSize{320, 380};

bool hasAllWords(const QString& text, const QString& typed) {
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(
        words, [&](const QString& w) { return text.contains(w, Qt::CaseInsensitive); });
}

} // namespace

CandidateList::CandidateList(QWidget* parent)
    : QFrame(parent, Qt::Popup), m_filter(new QLineEdit(this)), m_list(new QListWidget(this)) {
    setObjectName(QStringLiteral("candidateList"));
    setFrameShape(QFrame::StyledPanel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_filter);
    column->addWidget(m_list);
    m_filter->setClearButtonEnabled(true);
    m_filter->setObjectName(QStringLiteral("candidateFilter"));
    m_list->setObjectName(QStringLiteral("candidates"));
    m_list->setFrameShape(QFrame::NoFrame);
    setFocusProxy(m_filter);
    connect(m_filter, &QLineEdit::textChanged, this, &CandidateList::narrow);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        if (!m_isFilling)
            Q_EMIT ticked(item->data(kIdRole).toString(), item->checkState() == Qt::Checked);
    });
    resize(kPopupSize);
}

void CandidateList::retranslate() {
    m_filter->setPlaceholderText(tr("Find a card"));
    m_filter->setAccessibleName(tr("Find a card"));
    m_filter->setToolTip(tr("Type words of a name to narrow the list"));
    m_list->setAccessibleName(tr("Cards to compare"));
}

void CandidateList::fill(const plan::Catalogue& catalogue, const scenario::Scenario& scenario) {
    m_isFilling = true;
    m_list->clear();
    const text::Format format(text::Voice().language());
    const auto isIn = [&](const std::string& id) {
        return std::ranges::find(scenario.candidates, id) != scenario.candidates.end();
    };
    // Those compared come first, so that they can be taken out without a search.
    for (const bool wanted : {true, false})
        for (const hardware::Accelerator& card : catalogue.accelerators) {
            if (isIn(card.id) != wanted || card.id == scenario.choice.fleet.acceleratorId)
                continue;
            const QString memory = format.gigabytes(Bytes(card.marketedGb * kGiga));
            auto* item = new QListWidgetItem(
                QString::fromStdString(card.name) + QStringLiteral("  ") + memory, m_list);
            item->setData(kIdRole, QString::fromStdString(card.id));
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
        }
    m_isFilling = false;
    m_filter->clear();
}

void CandidateList::narrow(const QString& typed) {
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setHidden(!hasAllWords(m_list->item(i)->text(), typed));
}

CandidateChooser::CandidateChooser(const PageContext& context, QWidget* parent)
    : QToolButton(parent), m_context(context), m_popup(new CandidateList(this)) {
    setObjectName(QStringLiteral("compareCards"));
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIcon(theme::icon("add"));
    connect(this, &QToolButton::clicked, this, &CandidateChooser::open);
    connect(m_popup, &CandidateList::ticked, this, &CandidateChooser::setCompared);
}

void CandidateChooser::open() {
    m_popup->fill(*m_context.library->catalogue, m_context.document.scenario());
    m_popup->move(mapToGlobal(QPoint(width() - m_popup->width(), height())));
    m_popup->show();
    m_popup->setFocus();
}

void CandidateChooser::setCompared(const QString& acceleratorId, bool isCompared) {
    std::vector<std::string> ids = m_context.document.scenario().candidates;
    const std::string id = acceleratorId.toStdString();
    std::erase(ids, id);
    if (isCompared && ids.size() >= kMostCandidates) {
        Q_EMIT statusMessage(tr("Twelve curves are shown already: take one out first."));
        m_popup->fill(*m_context.library->catalogue, m_context.document.scenario());
        return;
    }
    if (isCompared)
        ids.push_back(id);
    std::string joined;
    for (const std::string& each : ids)
        joined += joined.empty() ? each : "," + each;
    const auto done = m_context.document.commit(scenario::Edit{"candidates", joined});
    if (!done)
        Q_EMIT statusMessage(text::Voice().line(done.error()));
}

void CandidateChooser::showOutlook(const outlook::Outlook& outlook) {
    const auto shown = static_cast<int>(outlook.candidates.size());
    if (std::exchange(m_shown, shown) != shown)
        retranslate();
}

void CandidateChooser::retranslate() {
    setText(tr("&Compare cards (%1)").arg(std::max(0, m_shown - 1)));
    setAccessibleName(tr("Compare cards"));
    setToolTip(tr("Choose which cards have a curve beside the chosen one"));
    m_popup->retranslate();
}

} // namespace xuanka::pages
