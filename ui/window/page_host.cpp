// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_host.h"

#include <algorithm>

namespace xuanka::window {

namespace {

constexpr std::size_t kDragSamples = 64;

} // namespace

PageHost::PageHost(document::Document& document, const Doors& doors, QWidget* parent)
    : QStackedWidget(parent),
      m_document(document), m_context{document,
                                      {},
                                      std::make_shared<theme::CardColours>(),
                                      {doors.openPath, doors.savePath}} {
    setObjectName(QStringLiteral("pages"));
    connect(&m_document, &document::Document::changed, this, &PageHost::request);
    connect(&m_runner, &runtime::OutlookRunner::ready, this, &PageHost::showOutlook);
}

void PageHost::setLibrary(const outlook::LibraryPtr& library) {
    m_context.library = library;
    m_runner.setLibrary(library);
    dropHiddenPages();
    if (pages::Page* page = currentPage())
        page->setLibrary(library);
    request();
}

/// They hold rows of the old catalogue, and are made anew when they are shown.
void PageHost::dropHiddenPages() {
    for (auto at = m_pages.begin(); at != m_pages.end();) {
        if (at.key() == m_currentId) {
            ++at;
            continue;
        }
        delete at.value();
        at = m_pages.erase(at);
    }
}

pages::Page* PageHost::make(const pages::PageRow& row) {
    pages::Page* page = row.make(m_context, this);
    page->setObjectName(QString::fromLatin1(row.id));
    page->retranslate();
    connect(page, &pages::Page::visibleChanged, this, &PageHost::request);
    connect(page, &pages::Page::statusMessage, this, &PageHost::statusMessage);
    connect(page, &pages::Page::pageRequested, this, &PageHost::pageRequested);
    connect(page, &pages::Page::catalogueEdited, this, &PageHost::catalogueEdited);
    addWidget(page);
    return page;
}

void PageHost::showPage(const QString& id) {
    const auto rows = pages::pageTable();
    const auto row = std::ranges::find_if(
        rows, [&](const pages::PageRow& r) { return id == QLatin1String(r.id); });
    if (row == rows.end() || !m_context.library)
        return;
    pages::Page*& page = m_pages[id];
    if (page == nullptr)
        page = make(*row);
    m_currentId = id;
    setCurrentWidget(page);
    request();
}

pages::Page* PageHost::currentPage() const {
    return m_pages.value(m_currentId);
}

void PageHost::request() {
    const pages::Page* page = currentPage();
    if (page == nullptr)
        return;
    outlook::Visible visible = page->visible();
    const bool isPreview = m_document.isPreviewing();
    if (isPreview)
        visible.samples = std::min(visible.samples, kDragSamples);
    m_runner.request({m_document.scenario(), visible, isPreview});
}

void PageHost::showOutlook(const pages::OutlookPtr& outlook, bool isPreview) {
    m_outlook = outlook;
    if (pages::Page* page = currentPage())
        page->showOutlook(outlook, isPreview ? pages::Moment::Preview : pages::Moment::Settled);
    Q_EMIT outlookShown(outlook);
}

} // namespace xuanka::window
