// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/catalogue/row_details.h"

#include "app/base/text.h"
#include "ui/models/catalogue_names.h"
#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace xuanka::pages {

namespace {

constexpr int kWidth = 300;
constexpr QChar kBetweenIds = u';';

QString qt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QLabel* wrapped(const QString& text, QWidget* parent) {
    // Long addresses have no spaces: let them break after their own marks.
    QString breakable = text;
    for (const char mark : {'/', ';', ':', '@', '_'})
        breakable.replace(QLatin1Char(mark), QLatin1Char(mark) + QString(QChar(0x200B)));
    auto* label = new QLabel(breakable, parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return label;
}

} // namespace

RowDetails::RowDetails(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_origin(new QLabel(this)),
      m_scroll(new QScrollArea(this)), m_actions(new QWidget(this)),
      m_name(new QLineEdit(m_actions)), m_copy(new QPushButton(m_actions)),
      m_restore(new QPushButton(m_actions)), m_remove(new QPushButton(m_actions)) {
    setObjectName(QStringLiteral("rowDetails"));
    setMinimumWidth(kWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(6);
    m_title->setFont(theme::font(theme::TextSize::Heading, true));
    m_title->setWordWrap(true);
    m_title->setObjectName(QStringLiteral("rowTitle"));
    m_title->setProperty("isData", true);
    m_origin->setForegroundRole(QPalette::PlaceholderText);
    m_origin->setObjectName(QStringLiteral("rowOrigin"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_title);
    column->addWidget(m_origin);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_actions);
    buildActions();
    retranslate();
    clear();
}

void RowDetails::buildActions() {
    auto* grid = new QGridLayout(m_actions);
    grid->setContentsMargins(0, 0, 0, 0);
    m_name->setObjectName(QStringLiteral("newName"));
    m_copy->setObjectName(QStringLiteral("copyRow"));
    m_restore->setObjectName(QStringLiteral("restoreRow"));
    m_remove->setObjectName(QStringLiteral("removeRow"));
    m_copy->setIcon(theme::icon("copy"));
    m_restore->setIcon(theme::icon("history"));
    m_remove->setIcon(theme::icon("remove"));
    grid->addWidget(m_name, 0, 0);
    grid->addWidget(m_copy, 0, 1);
    grid->addWidget(m_restore, 1, 0);
    grid->addWidget(m_remove, 1, 1);
    connect(m_copy, &QPushButton::clicked, this, [this] { Q_EMIT copyWanted(m_name->text()); });
    connect(m_name, &QLineEdit::returnPressed, m_copy, &QPushButton::click);
    connect(m_restore, &QPushButton::clicked, this, &RowDetails::restoreWanted);
    connect(m_remove, &QPushButton::clicked, this, &RowDetails::removeWanted);
}

void RowDetails::empty() {
    m_facts = new QWidget(m_scroll);
    m_grid = new QGridLayout(m_facts);
    m_grid->setContentsMargins(0, 4, 8, 4);
    m_grid->setHorizontalSpacing(12);
    m_grid->setColumnStretch(0, 2);
    m_grid->setColumnStretch(1, 3);
    m_scroll->setWidget(m_facts);
}

void RowDetails::clear() {
    empty();
    m_title->setText({});
    m_origin->setText(tr("Choose a row to see its figures and their evidence"));
    m_origin->setWordWrap(true);
    m_actions->hide();
}

QLabel* RowDetails::data(const QString& text) {
    QLabel* label = wrapped(text, m_facts);
    label->setProperty("isData", true);
    return label;
}

void RowDetails::addFact(const QString& name, const QString& value) {
    const int at = m_grid->rowCount();
    auto* label = wrapped(name, m_facts);
    label->setForegroundRole(QPalette::PlaceholderText);
    m_grid->addWidget(label, at, 0);
    m_grid->addWidget(data(value), at, 1);
}

void RowDetails::addEvidence(const std::string& ids, const models::CatalogueStore& store) {
    auto* head = new QLabel(tr("Evidence"), m_facts);
    head->setFont(theme::font(theme::TextSize::Body, true));
    m_grid->addWidget(head, m_grid->rowCount(), 0, 1, 2);
    for (const QString& id : qt(ids).split(kBetweenIds, Qt::SkipEmptyParts)) {
        QString text = id.trimmed();
        if (const Row* row = store.evidence(text.toStdString())) {
            text = qt(cell(*row, "title")) + QLatin1Char('\n') + qt(cell(*row, "source"));
            const std::string_view date = cell(*row, "date");
            if (!date.empty())
                text += QLatin1Char('\n') + tr("As of %1").arg(qt(date));
        }
        m_grid->addWidget(data(text), m_grid->rowCount(), 0, 1, 2);
    }
}

void RowDetails::show(const models::CatalogueModel& model,
                      int at,
                      const models::CatalogueStore& store) {
    empty();
    const Row& row = model.row(at);
    const std::string key = model.keyOf(at);
    const models::RowOrigin origin = model.originOf(at);
    const std::string_view name = cell(row, "name");
    m_title->setText(qt(name.empty() ? std::string_view(key) : name));
    m_origin->setText(models::originText(origin));
    for (const std::string& column : model.columns()) {
        const std::string_view value = cell(row, column);
        if (!value.empty() && column != "evidence")
            addFact(models::columnTitle(column), models::shownCell(value));
    }
    if (const std::string_view ids = cell(row, "evidence"); !ids.empty())
        addEvidence(std::string(ids), store);
    m_grid->setRowStretch(m_grid->rowCount(), 1);
    m_actions->show();
    m_name->setText(qt(key) + QStringLiteral("-2"));
    m_restore->setEnabled(origin != models::RowOrigin::Shipped);
}

void RowDetails::retranslate() {
    m_name->setAccessibleName(tr("Name of the new row"));
    m_name->setToolTip(tr("Identifies the copy"));
    m_copy->setText(tr("Add a &copy"));
    m_copy->setToolTip(
        tr("Adds a row like this one under the name above, into your own catalogue"));
    m_restore->setText(tr("&Restore"));
    m_restore->setToolTip(tr("Takes back what you changed in this row"));
    m_remove->setText(tr("Take o&ut"));
    m_remove->setToolTip(tr("Takes this row out of your catalogue; Restore brings it back"));
    for (QPushButton* button : {m_copy, m_restore, m_remove})
        button->setAccessibleName(button->text().remove(QLatin1Char('&')));
}

} // namespace xuanka::pages
