// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/outlook.h"
#include "ui/document/document.h"
#include "ui/theme/series_colours.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <span>

namespace xuanka::pages {

using OutlookPtr = std::shared_ptr<const outlook::Outlook>;

/// Asks for a file by name; an empty path where the person gave up. Pages ask only through it, so
/// that a test can answer.
struct FileChooser {
    std::function<QString(
        QWidget*, const QString& title, const QString& folder, const QString& filter)>
        open;
    std::function<QString(
        QWidget*, const QString& title, const QString& suggestion, const QString& filter)>
        save;
};

/// What a page is given when it is made; all of it outlives the page.
struct PageContext {
    document::Document& document;
    outlook::LibraryPtr library;
    std::shared_ptr<theme::CardColours> cardColours;
    FileChooser files = {};
};

/// While a slider is held the outlook is a preview; settled when it is let go.
enum class Moment : std::uint8_t { Preview, Settled };

/// One entry of the navigation rail. A page draws outlooks and sends edits to the document; it
/// knows neither the window nor another page. It retranslates itself on LanguageChange and redraws
/// on PaletteChange.
class Page : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// What makeOutlook should compute for what this page shows at the moment.
    virtual outlook::Visible visible() const = 0;
    virtual void showOutlook(const OutlookPtr&, Moment) = 0;

    /// A language has been chosen or the page is new: every text anew.
    virtual void retranslate() = 0;

    /// The catalogue was edited: what the page keeps of the old one is taken anew.
    virtual void setLibrary(const outlook::LibraryPtr&) {}

Q_SIGNALS:
    void visibleChanged();                       ///< another tab: the outlook must be made anew
    void statusMessage(const QString& sentence); ///< "Chart copied", shown for a few seconds
    void pageRequested(const QString& pageId);   ///< "make proposal" leads to another page
    void catalogueEdited();                      ///< the user's rows have changed: load them again

protected:
    void changeEvent(QEvent* event) override;
};

/// A row of the rail. Pages are made when they are first shown.
struct PageRow {
    const char* id;    ///< "workbench"
    const char* title; ///< source text in context "pages", with its mnemonic
    const char* tip;
    const char* icon;
    Page* (*make)(const PageContext&, QWidget* parent);
};

std::span<const PageRow> pageTable();

} // namespace xuanka::pages
