// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/catalogue/catalogue_page.h"

#include "ui/models/catalogue_model.h"
#include "ui/models/catalogue_names.h"
#include "ui/pages/catalogue/row_details.h"
#include "ui/text/voice.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace xuanka::pages {

namespace {

using models::CatalogueFilter;
using models::CatalogueModel;
using models::columnTitle;
using models::tableTitle;

constexpr int kTableRole = Qt::UserRole;
constexpr int kMostColumnWidth = 220;
constexpr int kRowsMeasured = 60;
constexpr int kListWidth = 160;
constexpr int kMiddleWidth = 700;
constexpr int kDetailsWidth = 320;
/// Shown in full beside the table, and too long for it.
constexpr std::array kOnlyInDetails{"aliases", "evidence"};

} // namespace

CataloguePage::CataloguePage(const PageContext& context, QWidget* parent)
    : Page(parent), m_context(context), m_store(std::make_shared<models::CatalogueStore>()),
      m_list(new QListWidget(this)), m_filter(new QLineEdit(this)), m_count(new QLabel(this)),
      m_import(new QPushButton(this)), m_export(new QPushButton(this)),
      m_view(new QTableView(this)), m_model(new CatalogueModel(this)),
      m_sorted(new CatalogueFilter(this)), m_details(new RowDetails(this)) {
    auto* columns = new QSplitter(Qt::Horizontal, this);
    columns->setObjectName(QStringLiteral("catalogueColumns"));
    columns->setChildrenCollapsible(false);
    m_list->setObjectName(QStringLiteral("tables"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMinimumWidth(kListWidth);
    m_list->setSpacing(2);
    columns->addWidget(m_list);
    columns->addWidget(buildMiddle());
    columns->addWidget(m_details);
    columns->setStretchFactor(0, 0);
    columns->setStretchFactor(1, 1);
    columns->setStretchFactor(2, 0);
    columns->setSizes({kListWidth, kMiddleWidth, kDetailsWidth});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 0, 8);
    row->addWidget(columns);
    connectParts();
    retranslate();
    reload();
}

QWidget* CataloguePage::buildMiddle() {
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(CatalogueModel::kSortRole);
    m_view->setObjectName(QStringLiteral("rows"));
    m_view->setModel(m_sorted);
    m_view->setSortingEnabled(true);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setAlternatingRowColors(true);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setTabKeyNavigation(false);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setHighlightSections(false);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(8, 0, 0, 0);
    column->addWidget(buildBar());
    column->addWidget(m_view, 1);
    return middle;
}

QWidget* CataloguePage::buildBar() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    m_filter->setObjectName(QStringLiteral("rowFilter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(theme::icon("search"), QLineEdit::LeadingPosition);
    m_count->setObjectName(QStringLiteral("rowCount"));
    m_import->setObjectName(QStringLiteral("importRows"));
    m_export->setObjectName(QStringLiteral("exportRows"));
    m_import->setIcon(theme::icon("import"));
    m_export->setIcon(theme::icon("export"));
    row->addWidget(m_filter, 1);
    row->addWidget(m_count);
    row->addWidget(m_import);
    row->addWidget(m_export);
    return bar;
}

void CataloguePage::connectParts() {
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr)
            showTable(item->data(kTableRole).toString());
    });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& typed) {
        m_sorted->setWords(typed);
        showCount();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CataloguePage::showRow);
    connect(m_model, &CatalogueModel::cellEdited, this, &CataloguePage::editCell,
            Qt::QueuedConnection);
    connect(m_import, &QPushButton::clicked, this, &CataloguePage::importRows);
    connect(m_export, &QPushButton::clicked, this, &CataloguePage::exportRows);
    connect(m_details, &RowDetails::copyWanted, this, &CataloguePage::copyRow);
    connect(m_details, &RowDetails::removeWanted, this, &CataloguePage::removeRow);
    connect(m_details, &RowDetails::restoreWanted, this, &CataloguePage::restoreRow);
}

void CataloguePage::reload() {
    if (const auto read = m_store->reload(); !read)
        Q_EMIT statusMessage(text::Voice().line(read.error()));
    if (m_list->count() == 0)
        fillList();
    else
        showTable(QString::fromStdString(m_model->table()));
}

void CataloguePage::fillList() {
    const std::vector<std::string> there = m_store->tables();
    std::vector<std::string> order = models::tableOrder();
    for (const std::string& table : there)
        if (std::ranges::find(order, table) == order.end())
            order.push_back(table);
    for (const std::string& table : order) {
        if (std::ranges::find(there, table) == there.end())
            continue;
        auto* item = new QListWidgetItem(tableTitle(table), m_list);
        item->setData(kTableRole, QString::fromStdString(table));
        item->setToolTip(models::tableTip(table));
    }
    m_list->setCurrentRow(0);
}

void CataloguePage::showTable(const QString& table) {
    const bool isSame = m_model->table() == table.toStdString();
    const std::string key = isSame ? m_key : std::string();
    m_model->show(table.toStdString(), m_store);
    if (!isSame) {
        m_filter->clear();
        m_view->horizontalHeader()->setResizeContentsPrecision(kRowsMeasured);
        m_view->resizeColumnsToContents();
        for (int c = 0; c < m_model->columnCount(); ++c)
            m_view->setColumnWidth(c, std::min(m_view->columnWidth(c) + 8, kMostColumnWidth));
        for (int c = 0; c < m_model->columnCount(); ++c)
            m_view->setColumnHidden(
                c, std::ranges::find(kOnlyInDetails,
                                     m_model->columns()[static_cast<std::size_t>(c)]) !=
                       kOnlyInDetails.end());
        m_view->sortByColumn(-1, Qt::AscendingOrder);
    }
    int again = 0;
    for (int r = 0; r < m_model->rowCount() && !key.empty(); ++r)
        again = m_model->keyOf(r) == key ? r : again;
    if (m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_sorted->mapFromSource(m_model->index(again, 0)));
    showRow();
    showCount();
}

int CataloguePage::currentRow() const {
    const QModelIndex at = m_sorted->mapToSource(m_view->currentIndex());
    return at.isValid() ? at.row() : -1;
}

void CataloguePage::showRow() {
    const int at = currentRow();
    if (at < 0) {
        m_details->clear();
        return;
    }
    m_key = m_model->keyOf(at);
    m_details->show(*m_model, at, *m_store);
}

void CataloguePage::showCount() {
    const int all = m_model->rowCount();
    const int shown = m_sorted->rowCount();
    m_count->setText(shown == all ? tr("%1 rows").arg(all)
                                  : tr("%1 of %2 rows").arg(shown).arg(all));
}

/// The rows are shown anew either way: an edit that was refused leaves the old cell.
void CataloguePage::finish(const Result<void>& written, const QString& done) {
    showTable(QString::fromStdString(m_model->table()));
    if (!written) {
        const Error& error = written.error();
        Q_EMIT statusMessage(text::Voice().line(error, columnTitle(error.field)));
        return;
    }
    Q_EMIT statusMessage(done);
    Q_EMIT catalogueEdited();
}

void CataloguePage::editCell(const QString& key, const QString& column, const QString& text) {
    finish(m_store->change(m_model->table(), key.toStdString(),
                           Row{{column.toStdString(), text.toStdString()}}),
           tr("Saved in your own catalogue"));
}

void CataloguePage::copyRow(const QString& name) {
    if (const int at = currentRow(); at >= 0)
        finish(m_store->copy(m_model->table(), Row(m_model->row(at)), name.toStdString()),
               tr("Saved in your own catalogue"));
}

void CataloguePage::removeRow() {
    if (const int at = currentRow(); at >= 0)
        finish(m_store->remove(m_model->table(), m_model->keyOf(at)), tr("The row was taken out"));
}

void CataloguePage::restoreRow() {
    if (const int at = currentRow(); at >= 0)
        finish(m_store->restore(m_model->table(), m_model->keyOf(at)), tr("The shipped row again"));
}

void CataloguePage::importRows() {
    const QString title = tr("Import into %1").arg(tableTitle(m_model->table()));
    const QString path = m_context.files.open(this, title, {}, tr("CSV files (*.csv)"));
    if (path.isEmpty())
        return;
    const auto done = m_store->importFile(m_model->table(), path);
    if (!done) {
        Q_EMIT statusMessage(text::Voice().line(done.error()));
        return;
    }
    finish({}, tr("%1 rows added, %2 changed, %3 as before")
                   .arg(done->added)
                   .arg(done->changed)
                   .arg(done->same));
}

void CataloguePage::exportRows() {
    const QString title = tr("Export %1").arg(tableTitle(m_model->table()));
    const QString suggestion = QString::fromStdString(m_model->table()) + QStringLiteral(".csv");
    const QString path = m_context.files.save(this, title, suggestion, tr("CSV files (*.csv)"));
    if (path.isEmpty())
        return;
    CsvTable shown{m_model->columns(), {}, {}};
    for (int r = 0; r < m_sorted->rowCount(); ++r)
        shown.rows.push_back(m_model->row(m_sorted->mapToSource(m_sorted->index(r, 0)).row()));
    const auto written = models::CatalogueStore::exportFile(path, shown);
    Q_EMIT statusMessage(written ? tr("%1 rows written to %2").arg(shown.rows.size()).arg(path)
                                 : text::Voice().line(written.error()));
}

void CataloguePage::retranslate() {
    m_list->setAccessibleName(tr("Tables"));
    m_list->setToolTip(tr("Tables of the catalogue"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setToolTip(tr("Type words to narrow the rows; all of them must occur"));
    m_view->setAccessibleName(tr("Rows of the table"));
    m_view->setToolTip(tr("Rows of the table"));
    m_import->setText(tr("&Import…"));
    m_import->setToolTip(tr("Read rows of this table from a CSV file; nothing is removed"));
    m_export->setText(tr("E&xport…"));
    m_export->setToolTip(tr("Write the rows shown to a CSV file"));
    for (QPushButton* button : {m_import, m_export})
        button->setAccessibleName(button->text().remove(QLatin1Char('&')));
    for (int i = 0; i < m_list->count(); ++i) {
        const std::string table = m_list->item(i)->data(kTableRole).toString().toStdString();
        m_list->item(i)->setText(tableTitle(table));
        m_list->item(i)->setToolTip(models::tableTip(table));
    }
    m_details->retranslate();
    m_model->retranslate();
    showRow();
    showCount();
}

Page* makeCatalogue(const PageContext& context, QWidget* parent) {
    return new CataloguePage(context, parent);
}

} // namespace xuanka::pages
