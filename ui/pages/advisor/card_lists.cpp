// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/card_lists.h"

#include "ui/text/format.h"
#include "ui/text/voice.h"
#include "ui/theme/fonts.h"

#include <QHeaderView>
#include <QTreeWidget>

#include <limits>

namespace xuanka::pages {

namespace {

constexpr int kValueRole = Qt::UserRole;
constexpr int kRowRole = Qt::UserRole + 1;

enum Column { Card, Count, Memory, Speed, Capital, Work, Owning, Dated, Columns };

/// Sorts by the figure behind a cell, by its words where it has none.
class Item : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;

    void put(int column, const QString& text, double value) {
        setText(column, text);
        setData(column, kValueRole, value);
        setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        setFont(column, theme::tabularFont());
    }

    bool operator<(const QTreeWidgetItem& other) const override {
        const int c = treeWidget()->sortColumn();
        const QVariant mine = data(c, kValueRole);
        const QVariant theirs = other.data(c, kValueRole);
        if (mine.isValid() && theirs.isValid())
            return mine.toDouble() < theirs.toDouble();
        return text(c).localeAwareCompare(other.text(c)) < 0;
    }
};

QString say(const text::Voice& voice, const advice::Reason& reason) {
    if (const auto* written = std::get_if<Bilingual>(&reason))
        return voice.say(*written);
    return voice.sentence(std::get<Message>(reason));
}

QString nameOf(const plan::Catalogue& catalogue, const std::string& id) {
    const auto card = plan::findAccelerator(catalogue, id);
    return QString::fromStdString(card ? (*card)->name : id);
}

} // namespace

CardLists::CardLists(QWidget* parent)
    : QTabWidget(parent), m_inPlay(newList("cardsInPlay")), m_left(newList("cardsLeft")) {
    setObjectName(QStringLiteral("cards"));
    setDocumentMode(true);
    m_inPlay->setColumnCount(Columns);
    m_left->setColumnCount(2);
    m_left->setWordWrap(true);
    addTab(m_inPlay, QString());
    addTab(m_left, QString());
    connect(m_inPlay, &QTreeWidget::currentItemChanged, this, &CardLists::chosenChanged);
    connect(m_inPlay, &QTreeWidget::itemActivated, this, &CardLists::activated);
}

QTreeWidget* CardLists::newList(const char* name) {
    auto* list = new QTreeWidget(this);
    list->setObjectName(QString::fromLatin1(name));
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAlternatingRowColors(true);
    list->setFrameShape(QFrame::NoFrame);
    list->setSortingEnabled(true);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->sortByColumn(-1, Qt::AscendingOrder);
    return list;
}

void CardLists::show(const AdvicePtr& advice,
                     const plan::Catalogue& catalogue,
                     const QString& currency) {
    const text::Voice voice;
    const text::Format f(voice.language());
    const QString dash = QStringLiteral("–");
    m_inPlay->clear();
    m_left->clear();
    if (!advice)
        return;
    const auto money = [&](Item& item, int column, const std::optional<double>& v) {
        item.put(column, v ? f.money(*v, currency) : dash,
                 v.value_or(std::numeric_limits<double>::max()));
    };
    m_inPlay->setSortingEnabled(false);
    for (std::size_t i = 0; i < advice->inPlay.size(); ++i) {
        const advice::Candidate& c = advice->inPlay[i];
        const estimate::Estimate& e = c.plan.estimate;
        auto* item = new Item(m_inPlay);
        item->setData(Card, kRowRole, static_cast<int>(i));
        item->setText(Card, nameOf(catalogue, c.acceleratorId));
        item->put(Count, f.count(c.plan.choice.fleet.gpus),
                  static_cast<double>(c.plan.choice.fleet.gpus));
        item->put(Memory,
                  tr("%1 of %2").arg(f.memory(e.memory.deviceUsed), f.memory(e.memory.usable)),
                  e.memory.deviceUsed.value);
        item->put(Speed, f.figure(e.tokensPerSecond.value, UnitKind::TokensPerSecond),
                  e.tokensPerSecond.value);
        item->setToolTip(
            Speed,
            tr("80 % interval: %1").arg(f.interval(e.tokensPerSecond, UnitKind::TokensPerSecond)));
        money(*item, Capital, c.capital);
        money(*item, Work, c.perMillionTokens);
        money(*item, Owning, c.owning);
        item->setText(Dated, c.priceDate.empty() ? dash : QString::fromStdString(c.priceDate));
    }
    m_inPlay->setSortingEnabled(true);
    m_inPlay->sortByColumn(-1, Qt::AscendingOrder);
    for (const advice::Rejection& r : advice->rejected) {
        auto* item = new Item(m_left);
        item->setText(0, nameOf(catalogue, r.acceleratorId));
        item->setText(1, say(voice, r.reason));
        item->setToolTip(1, item->text(1));
    }
    if (m_inPlay->topLevelItemCount() > 0)
        m_inPlay->setCurrentItem(m_inPlay->topLevelItem(0));
    setTabText(0, tr("In &play (%1)").arg(advice->inPlay.size()));
    setTabText(1, tr("&Left out (%1)").arg(advice->rejected.size()));
}

void CardLists::retranslate() {
    m_inPlay->setHeaderLabels({tr("Card"), tr("Cards"), tr("Memory per GPU"), tr("Throughput"),
                               tr("To buy"), tr("Million tokens"), tr("To own"), tr("Priced")});
    m_inPlay->headerItem()->setToolTip(Capital,
                                       tr("Cards, hosts, network and installation, with tax"));
    m_inPlay->headerItem()->setToolTip(
        Work, tr("Present cost of owning for each million tokens, at the assumed use"));
    m_inPlay->headerItem()->setToolTip(Owning, tr("Present cost of owning for three years"));
    m_left->setHeaderLabels({tr("Card"), tr("Why it left")});
    setTabText(0, tr("In &play (%1)").arg(m_inPlay->topLevelItemCount()));
    setTabText(1, tr("&Left out (%1)").arg(m_left->topLevelItemCount()));
    setTabToolTip(0, tr("Cards that do the job, the best for the aim first"));
    setTabToolTip(1, tr("Cards that left, each with its reason"));
    m_inPlay->setAccessibleName(tr("Cards in play"));
    m_left->setAccessibleName(tr("Cards left out"));
    m_inPlay->setToolTip(tr("Enter or a double click takes the plan of a card"));
    m_left->setToolTip(tr("Cards that left, each with its reason"));
}

int CardLists::chosen() const {
    const QTreeWidgetItem* item = m_inPlay->currentItem();
    return item == nullptr ? -1 : item->data(Card, kRowRole).toInt();
}

} // namespace xuanka::pages
