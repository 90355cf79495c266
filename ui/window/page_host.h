// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"
#include "ui/runtime/outlook_runner.h"
#include "ui/window/doors.h"

#include <QHash>
#include <QStackedWidget>

namespace xuanka::window {

/// The stacked pages: makes each when it is first shown, asks for the outlook that the visible one
/// needs, and hands it over.
class PageHost : public QStackedWidget {
    Q_OBJECT
public:
    PageHost(document::Document& document, const Doors& doors, QWidget* parent);

    void setLibrary(const outlook::LibraryPtr& library);
    void showPage(const QString& id);

    const QString& currentId() const { return m_currentId; }

    pages::Page* currentPage() const;

    /// The newest outlook; null until the first is ready.
    const pages::OutlookPtr& outlook() const { return m_outlook; }

Q_SIGNALS:
    void outlookShown(const xuanka::pages::OutlookPtr& outlook);
    void statusMessage(const QString& sentence);
    void pageRequested(const QString& id);
    void catalogueEdited();

private:
    void request();
    void dropHiddenPages();
    void showOutlook(const pages::OutlookPtr& outlook, bool isPreview);
    pages::Page* make(const pages::PageRow& row);

    document::Document& m_document;
    pages::PageContext m_context;
    runtime::OutlookRunner m_runner;
    QHash<QString, pages::Page*> m_pages;
    QString m_currentId;
    pages::OutlookPtr m_outlook;
};

} // namespace xuanka::window
