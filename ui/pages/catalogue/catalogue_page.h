// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/catalogue_store.h"
#include "ui/pages/page.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableView;

namespace xuanka::models {
class CatalogueFilter;
class CatalogueModel;
} // namespace xuanka::models

namespace xuanka::pages {

class RowDetails;

/// All that the program knows, table by table, each figure with its evidence. Edits go to the
/// user's own catalogue beside the shipped one.
class CataloguePage : public Page {
    Q_OBJECT
public:
    CataloguePage(const PageContext& context, QWidget* parent);

    outlook::Visible visible() const override { return {false, false, false, false, 0}; }

    void showOutlook(const OutlookPtr&, Moment) override {}

    void retranslate() override;

    void showTable(const QString& table);

private:
    QWidget* buildMiddle();
    QWidget* buildBar();
    void connectParts();
    void reload();
    void fillList();
    void showRow();
    void showCount();
    int currentRow() const;
    void finish(const Result<void>& written, const QString& done);
    void editCell(const QString& key, const QString& column, const QString& text);
    void copyRow(const QString& name);
    void removeRow();
    void restoreRow();
    void importRows();
    void exportRows();

    PageContext m_context;
    std::shared_ptr<models::CatalogueStore> m_store;
    std::string m_key; ///< of the row that is shown in full
    QListWidget* m_list;
    QLineEdit* m_filter;
    QLabel* m_count;
    QPushButton* m_import;
    QPushButton* m_export;
    QTableView* m_view;
    models::CatalogueModel* m_model;
    models::CatalogueFilter* m_sorted;
    RowDetails* m_details;
};

Page* makeCatalogue(const PageContext& context, QWidget* parent);

} // namespace xuanka::pages
