// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/proposal/page_preview.h"

#include "ui/report/page_painter.h"
#include "ui/theme/colours.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace xuanka::pages {

namespace {

constexpr int kMargin = 16;
constexpr int kBetween = 16;
constexpr double kLeastWidth = 360.0;

} // namespace

/// Paints the pages that are in sight, and keeps their pictures until something changes.
class PagePreview::Sheets : public QWidget {
public:
    explicit Sheets(PagePreview* area) : QWidget(area), m_area(area) { setMouseTracking(true); }

    void set(const report::ProposalPtr& proposal) {
        m_proposal = proposal;
        relayout();
    }

    void setWholePage(bool isWhole) {
        m_isWhole = isWhole;
        relayout();
    }

    int count() const {
        return m_proposal ? static_cast<int>(m_proposal->booklet.pages.size()) : 0;
    }

    void relayout() {
        m_pictures.assign(static_cast<std::size_t>(count()), {});
        const QSizeF page = pageSize();
        setFixedSize(
            std::max(m_area->viewport()->width(), static_cast<int>(page.width()) + 2 * kMargin),
            2 * kMargin + static_cast<int>(count() * (page.height() + kBetween)));
        update();
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        for (int i = 0; i < count(); ++i) {
            const QRectF place = rectOf(i);
            if (!place.intersects(event->rect()))
                continue;
            painter.fillRect(place.translated(2, 3), QColor(0, 0, 0, 40));
            painter.drawPixmap(place.topLeft(), picture(i));
        }
    }

    void mousePressEvent(QMouseEvent* event) override {
        const report::Link* link = linkAt(event->position());
        if (link == nullptr)
            return;
        const double y = rectOf(link->page).top() + link->y * scale();
        m_area->verticalScrollBar()->setValue(static_cast<int>(y) - kMargin);
    }

    void mouseMoveEvent(QMouseEvent* event) override {
        setCursor(linkAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }

private:
    double scale() const {
        if (count() == 0)
            return 1.0;
        const QSizeF paper = m_proposal->booklet.size;
        const double width = m_area->viewport()->width() - 2.0 * kMargin;
        const double height = m_area->viewport()->height() - 2.0 * kMargin;
        const double byWidth = std::max(kLeastWidth, width) / paper.width();
        return m_isWhole ? std::min(byWidth, height / paper.height()) : byWidth;
    }

    QSizeF pageSize() const {
        return count() == 0 ? QSizeF(0, 0) : m_proposal->booklet.size * scale();
    }

    QRectF rectOf(int i) const {
        const QSizeF page = pageSize();
        return {std::floor((width() - page.width()) / 2.0),
                std::floor(kMargin + i * (page.height() + kBetween)), page.width(), page.height()};
    }

    const report::Link* linkAt(const QPointF& at) const {
        for (int i = 0; i < count(); ++i) {
            const QRectF place = rectOf(i);
            if (!place.contains(at))
                continue;
            const QPointF onPage = (at - place.topLeft()) / scale();
            for (const report::Link& link :
                 m_proposal->booklet.pages[static_cast<std::size_t>(i)].links)
                if (link.rect.contains(onPage))
                    return &link;
        }
        return nullptr;
    }

    const QPixmap& picture(int i) {
        QPixmap& kept = m_pictures[static_cast<std::size_t>(i)];
        if (!kept.isNull())
            return kept;
        const double ratio = devicePixelRatioF();
        kept = QPixmap((pageSize() * ratio).toSize());
        kept.fill(Qt::white);
        QPainter painter(&kept);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                               QPainter::SmoothPixmapTransform);
        report::paintPage(painter, m_proposal->booklet, static_cast<std::size_t>(i),
                          scale() * ratio);
        painter.end();
        kept.setDevicePixelRatio(ratio);
        return kept;
    }

    PagePreview* m_area;
    report::ProposalPtr m_proposal;
    std::vector<QPixmap> m_pictures;
    bool m_isWhole = false;
};

PagePreview::PagePreview(QWidget* parent) : QScrollArea(parent), m_sheets(new Sheets(this)) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setWidget(m_sheets);
}

void PagePreview::show(const report::ProposalPtr& proposal) {
    const int at = verticalScrollBar()->value();
    m_sheets->set(proposal);
    verticalScrollBar()->setValue(at);
}

void PagePreview::setWholePage(bool isWhole) {
    m_sheets->setWholePage(isWhole);
}

int PagePreview::pageCount() const {
    return m_sheets->count();
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    m_sheets->relayout();
}

} // namespace xuanka::pages
