// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/catalogue/catalogue_page.h"

#include "db/catalogue/table_list.h"
#include "db/exchange/csv_exchange.h"
#include "db/library/user_catalogue.h"
#include "ui/pages/catalogue/catalogue_model.h"
#include "ui/pages/catalogue/catalogue_names.h"
#include "ui/pages/catalogue/row_details.h"
#include "ui/text/voice.h"
#include "ui/theme/icons.h"

#include <QDate>
#include <QFile>
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

constexpr int kTableRole = Qt::UserRole;
constexpr int kMostColumnWidth = 220;
constexpr int kRowsMeasured = 60;
constexpr int kListWidth = 160;
constexpr int kMiddleWidth = 700;
constexpr int kDetailsWidth = 320;
/// Shown in full beside the table, and too long for it.
constexpr std::array kOnlyInDetails{"aliases", "evidence"};

QString today() {
    return QDate::currentDate().toString(Qt::ISODate);
}

} // namespace

CataloguePage::CataloguePage(const PageContext& context, QWidget* parent)
    : Page(parent), m_context(context), m_paths(db::standardPaths()), m_list(new QListWidget(this)),
      m_filter(new QLineEdit(this)), m_count(new QLabel(this)), m_import(new QPushButton(this)),
      m_export(new QPushButton(this)), m_view(new QTableView(this)),
      m_model(new CatalogueModel(this)), m_sorted(new CatalogueFilter(this)),
      m_details(new RowDetails(this)) {
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
    auto loaded = db::loadTables(m_paths);
    if (!loaded) {
        Q_EMIT statusMessage(text::Voice().line(loaded.error()));
        return;
    }
    m_tables = std::move(*loaded);
    if (m_list->count() == 0)
        fillList();
    else
        showTable(QString::fromStdString(m_model->table()));
}

void CataloguePage::fillList() {
    std::vector<std::string> order = tableOrder();
    for (const db::TableSpec& spec : db::catalogueTables())
        if (std::ranges::find(order, spec.name) == order.end())
            order.emplace_back(spec.name);
    for (const std::string& table : order) {
        if (!m_tables.tables.contains(table))
            continue;
        auto* item = new QListWidgetItem(tableTitle(table), m_list);
        item->setData(kTableRole, QString::fromStdString(table));
        item->setToolTip(tableTip(table));
    }
    m_list->setCurrentRow(0);
}

void CataloguePage::showTable(const QString& table) {
    const bool isSame = m_model->table() == table.toStdString();
    const int row = currentRow();
    const std::string key = isSame && row >= 0 ? m_model->keyOf(row) : std::string();
    m_model->show(table.toStdString(), m_tables);
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
    if (at < 0)
        m_details->clear();
    else
        m_details->show(m_model->table(), m_model->row(at), m_model->columns(),
                        m_model->originOf(at), m_tables);
}

void CataloguePage::showCount() {
    const int all = m_model->rowCount();
    const int shown = m_sorted->rowCount();
    m_count->setText(shown == all ? tr("%1 rows").arg(all)
                                  : tr("%1 of %2 rows").arg(shown).arg(all));
}

void CataloguePage::edit(const db::RowEdit& wish, const QString& done) {
    const auto written = db::editRow(m_paths, wish, today());
    if (!written) {
        Q_EMIT statusMessage(
            text::Voice().line(written.error(), columnTitle(written.error().field)));
        return;
    }
    reload();
    Q_EMIT statusMessage(done);
    Q_EMIT catalogueEdited();
}

void CataloguePage::editCell(const QString& key, const QString& column, const QString& text) {
    edit({m_model->table(), key.toStdString(), Row{{column.toStdString(), text.toStdString()}},
          false},
         tr("Saved in your own catalogue"));
}

void CataloguePage::copyRow(const QString& name) {
    const int at = currentRow();
    const db::TableSpec* spec = db::findTable(m_model->table());
    if (at < 0 || spec == nullptr)
        return;
    Row cells = m_model->row(at);
    const QStringList parts = name.split(QStringLiteral(" | "));
    for (std::size_t k = 0; k < spec->keys.size() && k < static_cast<std::size_t>(parts.size());
         ++k)
        cells[std::string(spec->keys[k])] =
            parts[static_cast<qsizetype>(k)].trimmed().toStdString();
    // Two cards of the same spelling would not be told apart.
    cells.erase("aliases");
    edit({m_model->table(), db::keyOf(*spec, cells), cells, false},
         tr("Saved in your own catalogue"));
}

void CataloguePage::removeRow() {
    if (const int at = currentRow(); at >= 0)
        edit({m_model->table(), m_model->keyOf(at), {}, true}, tr("The row was taken out"));
}

void CataloguePage::restoreRow() {
    const int at = currentRow();
    if (at < 0)
        return;
    const auto user = db::UserCatalogue::open(m_paths.user);
    const Result<void> done =
        user ? user->restore(m_model->table(), m_model->keyOf(at)) : fail(user.error());
    if (!done) {
        Q_EMIT statusMessage(text::Voice().line(done.error()));
        return;
    }
    reload();
    Q_EMIT statusMessage(tr("The shipped row again"));
    Q_EMIT catalogueEdited();
}

void CataloguePage::importRows() {
    const QString title = tr("Import into %1").arg(tableTitle(m_model->table()));
    const QString path = m_context.files.open(this, title, {}, tr("CSV files (*.csv)"));
    if (path.isEmpty())
        return;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        Q_EMIT statusMessage(tr("The file %1 cannot be read").arg(path));
        return;
    }
    const QByteArray bytes = file.read(static_cast<qint64>(db::kMostImportBytes) + 1);
    if (bytes.size() > static_cast<qsizetype>(db::kMostImportBytes)) {
        Q_EMIT statusMessage(tr("The file %1 is too large: at most 16 MiB").arg(path));
        return;
    }
    const auto done = db::importCsv(
        m_paths, m_model->table(),
        std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())), today());
    if (!done) {
        Q_EMIT statusMessage(text::Voice().line(done.error()));
        return;
    }
    reload();
    Q_EMIT statusMessage(tr("%1 rows added, %2 changed, %3 as before")
                             .arg(done->added)
                             .arg(done->changed)
                             .arg(done->same));
    Q_EMIT catalogueEdited();
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
    const auto written = db::writeFile(path, db::csvText(shown));
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
        m_list->item(i)->setToolTip(tableTip(table));
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
