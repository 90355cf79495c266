// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page_layout.h"

#include "ui/report/page_setter.h"

namespace xuanka::report {

namespace {

constexpr double kMarginMm = 22.0;
constexpr double kTopOfFrameMm = 12.0;
constexpr double kBottomOfFrameMm = 14.0;

QSizeF sizeOf(Paper paper) {
    return paper == Paper::A4 ? QSizeF(dots(210.0), dots(297.0))
                              : QSizeF(8.5 * kDotsPerInch, 11.0 * kDotsPerInch);
}

/// Running head and page number: known when all pages are.
void addFrame(Booklet& booklet, std::size_t at, const Story& story) {
    PageContent& page = booklet.pages[at];
    const TextStyle small{8.0, false, Tone::Quiet};
    const auto put = [&](const QString& text, double y, bool isRight) {
        const auto broken = brokenLines(text, small, booklet.area.width());
        const BrokenLine& line = broken.front();
        const double x = isRight ? booklet.area.right() - line.width : booklet.area.left();
        page.lines.push_back(
            {QPointF(x, y + ascent(small)), line.text, small,
             QRectF(x, y, line.width, lineHeight(small)),
             QRectF(booklet.area.left(), y, booklet.area.width(), lineHeight(small))});
    };
    put(story.runningHead, dots(kTopOfFrameMm), false);
    put(story.pageWords.arg(at + 1).arg(booklet.pages.size()),
        booklet.size.height() - dots(kBottomOfFrameMm), true);
}

} // namespace

Booklet layOut(const std::vector<Story>& stories, Paper paper) {
    Booklet booklet;
    booklet.size = sizeOf(paper);
    const double margin = dots(kMarginMm);
    booklet.area = QRectF(margin, margin, booklet.size.width() - 2 * margin,
                          booklet.size.height() - 2 * margin);
    std::vector<std::pair<std::size_t, const Story*>> starts;
    for (const Story& story : stories) {
        starts.emplace_back(booklet.pages.size(), &story);
        PageSetter(booklet, story).set();
    }
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1].first : booklet.pages.size();
        for (std::size_t at = starts[i].first; at < end; ++at) {
            booklet.pages[at].watermark = starts[i].second->watermark;
            const bool isCover = at == starts[i].first && !starts[i].second->blocks.empty() &&
                                 std::holds_alternative<Cover>(starts[i].second->blocks.front());
            if (!isCover)
                addFrame(booklet, at, *starts[i].second);
        }
    }
    return booklet;
}

} // namespace xuanka::report
