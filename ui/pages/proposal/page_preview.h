// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/proposal.h"

#include <QPixmap>
#include <QScrollArea>

#include <vector>

namespace xuanka::pages {

/// The pages of a proposal under each other, as they will be printed.
class PagePreview : public QScrollArea {
    Q_OBJECT
public:
    explicit PagePreview(QWidget* parent = nullptr);

    /// Keeps its place where the pages are of the same document.
    void show(const report::ProposalPtr& proposal);
    using QScrollArea::show;

    /// A whole page in the window, or the width of a page.
    void setWholePage(bool isWhole);

    int pageCount() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Sheets;
    Sheets* m_sheets;
};

} // namespace xuanka::pages
