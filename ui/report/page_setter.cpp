// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page_setter.h"

#include <algorithm>
#include <numeric>

namespace xuanka::report {

namespace {

constexpr TextStyle kBody{10.0, false, Tone::Ink};
constexpr TextStyle kLead{12.0, true, Tone::Ink};
constexpr TextStyle kSmall{8.5, false, Tone::Quiet};
constexpr TextStyle kTitle{15.0, true, Tone::Accent};
constexpr TextStyle kSubtitle{11.5, true, Tone::Ink};
constexpr double kAfterParagraphMm = 2.4;
constexpr double kBulletMm = 4.0;
constexpr std::size_t kFewLines = 2; ///< never fewer on either side of a page end

} // namespace

PageSetter::PageSetter(Booklet& booklet, const Story& story)
    : m_booklet(booklet), m_story(story), m_firstPage(booklet.pages.size()) {
    newPage();
}

void PageSetter::newPage() {
    m_booklet.pages.emplace_back();
    m_y = m_booklet.area.top();
}

void PageSetter::room(double needed) {
    if (m_y + needed > bottom() && m_y > m_booklet.area.top())
        newPage();
}

double PageSetter::height(const QString& text, const TextStyle& style, double w) const {
    return static_cast<double>(brokenLines(text, style, w).size()) * lineHeight(style);
}

double
PageSetter::lines(const QString& text, const TextStyle& style, const QRectF& column, Align align) {
    double y = column.top();
    for (const BrokenLine& line : brokenLines(text, style, column.width())) {
        const double x = align == Align::Right ? column.right() - line.width : column.left();
        if (!line.text.isEmpty())
            page().lines.push_back({QPointF(x, y + ascent(style)), line.text, style,
                                    QRectF(x, y, line.width, lineHeight(style)),
                                    QRectF(column.left(), y, column.width(), lineHeight(style))});
        y += lineHeight(style);
    }
    return y - column.top();
}

void PageSetter::flow(const QString& text, const TextStyle& style, double indent) {
    const std::vector<BrokenLine> all = brokenLines(text, style, width() - indent);
    const double step = lineHeight(style);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::size_t after = all.size() - i;
        const bool startsPair = i == 0 || after == kFewLines;
        room(startsPair ? step * static_cast<double>(std::min(after, kFewLines)) : step);
        const QRectF cell(left() + indent, m_y, width() - indent, step);
        page().lines.push_back({QPointF(cell.left(), m_y + ascent(style)), all[i].text, style,
                                QRectF(cell.left(), m_y, all[i].width, step), cell});
        m_y += step;
    }
}

double PageSetter::tableStart(const Table& t) const {
    const auto w = columnWidths(t);
    double needed = height(t.caption, {9.5, true}, width()) + dots(3);
    needed += rowHeight({&t, w, true, true}, t.head);
    for (std::size_t i = 0; i < std::min<std::size_t>(2, t.rows.size()); ++i)
        needed += rowHeight({&t, w, false, false}, t.rows[i]);
    return needed;
}

double PageSetter::leastHeight(std::size_t at) const {
    if (at >= m_story.blocks.size())
        return 0.0;
    const Block& block = m_story.blocks[at];
    if (const auto* h = std::get_if<Heading>(&block))
        return height(h->text, h->level == 1 ? kTitle : kSubtitle, width()) + dots(8) +
               (h->startsPage ? 0.0 : leastHeight(at + 1));
    if (const auto* p = std::get_if<Paragraph>(&block)) {
        // A short sentence in front of a table or figure introduces it and goes with it.
        const double own = height(p->text, p->isLead ? kLead : kBody, width());
        const bool isShort = own <= 2.5 * lineHeight(kBody);
        const bool leads = at + 1 < m_story.blocks.size() &&
                           (std::holds_alternative<Table>(m_story.blocks[at + 1]) ||
                            std::holds_alternative<Figure>(m_story.blocks[at + 1]));
        return isShort && leads ? own + dots(kAfterParagraphMm) + leastHeight(at + 1)
                                : std::min(own, 3 * lineHeight(kBody));
    }
    if (const auto* t = std::get_if<Table>(&block))
        return tableStart(*t);
    if (const auto* f = std::get_if<Figure>(&block))
        return dots(f->heightMm + 4) + height(f->caption, {9.5, true}, width());
    if (const auto* s = std::get_if<Signatures>(&block))
        return dots(12.0 * static_cast<double>(s->roles.size() + 1));
    return dots(16);
}

void PageSetter::put(const Heading& h) {
    const bool isTop = h.level == 1;
    const TextStyle& style = isTop ? kTitle : kSubtitle;
    if (m_y > m_booklet.area.top())
        gap(isTop ? 6 : 3);
    const std::size_t at = static_cast<std::size_t>(
        std::find_if(m_story.blocks.begin(), m_story.blocks.end(),
                     [&](const Block& b) { return std::get_if<Heading>(&b) == &h; }) -
        m_story.blocks.begin());
    if (h.startsPage && m_y > m_booklet.area.top())
        newPage();
    room(leastHeight(at));
    m_heads.push_back({h.text, h.level, static_cast<int>(m_booklet.pages.size()) - 1, m_y});
    m_y += lines(h.text, style, QRectF(left(), m_y, width(), 0));
    gap(isTop ? 2.6 : 1.6);
}

void PageSetter::put(const Paragraph& p) {
    flow(p.text, p.isLead ? kLead : kBody);
    gap(p.isLead ? 3.4 : kAfterParagraphMm);
}

void PageSetter::put(const Note& n) {
    flow(n.text, kSmall);
    gap(2);
}

void PageSetter::put(const Bullets& b) {
    for (const QString& item : b.items) {
        room(lineHeight(kBody) * kFewLines);
        const double size = dots(1.1);
        fill(QRectF(left() + dots(0.6), m_y + lineHeight(kBody) * 0.44, size, size), Tone::Accent);
        flow(item, kBody, dots(kBulletMm));
        gap(0.9);
    }
    gap(1.5);
}

void PageSetter::put(const Facts& facts) {
    const double first = width() * 0.34;
    const TextStyle name{10.0, false, Tone::Quiet};
    for (const auto& [label, value] : facts.rows) {
        const double h =
            std::max(height(label, name, first - dots(3)), height(value, kBody, width() - first));
        room(h);
        lines(label, name, QRectF(left(), m_y, first - dots(3), h));
        lines(value, kBody, QRectF(left() + first, m_y, width() - first, h));
        m_y += h + dots(1.3);
    }
    gap(2.2);
}

void PageSetter::put(const Figure& f) {
    const TextStyle caption{9.5, true, Tone::Ink};
    const double h = height(f.caption, caption, width());
    room(dots(f.heightMm + 4) + h);
    page().charts.push_back({QRectF(left(), m_y, width(), dots(f.heightMm)), f.spec});
    gap(f.heightMm + 1.2);
    m_y += lines(f.caption, caption, QRectF(left(), m_y, width(), h));
    gap(4.5);
}

void PageSetter::put(const Contents& c) {
    newPage(); // the page before it stands alone: it is the one that is signed
    m_y += lines(c.title, kTitle, QRectF(left(), m_y, width(), 0));
    gap(4);
    m_contents = Place{m_booklet.pages.size() - 1, m_y};
    newPage();
}

/// Written when the pages of all headings are known; one page holds any document of ours.
void PageSetter::fillContents() {
    if (!m_contents)
        return;
    PageContent& target = m_booklet.pages[m_contents->page];
    double y = m_contents->y;
    for (const Head& head : m_heads) {
        const bool isTop = head.level == 1;
        const TextStyle style{isTop ? 10.5 : 9.5, isTop, isTop ? Tone::Ink : Tone::Quiet};
        const double step = lineHeight(style) + dots(isTop ? 1.0 : 0.2);
        if (isTop)
            y += dots(1.0);
        if (y + step > bottom())
            return;
        const double x = left() + (isTop ? 0.0 : dots(6));
        const double numberWidth = dots(14);
        const BrokenLine title =
            brokenLines(head.text, style, left() + width() - x - numberWidth).front();
        const BrokenLine number =
            brokenLines(QString::number(head.page + 1), style, numberWidth).front();
        const auto put = [&](const BrokenLine& line, double at) {
            target.lines.push_back({QPointF(at, y + ascent(style)), line.text, style,
                                    QRectF(at, y, line.width, lineHeight(style)),
                                    QRectF(at, y, line.width, lineHeight(style))});
        };
        put(title, x);
        put(number, left() + width() - number.width);
        const double from = x + title.width + dots(2);
        const double to = left() + width() - number.width - dots(2);
        if (to > from)
            target.fills.push_back(
                {QRectF(from, y + ascent(style), to - from, dots(0.12)), Tone::Rule});
        target.links.push_back({QRectF(left(), y, width(), step), head.page, head.y});
        y += step;
    }
}

void PageSetter::set() {
    for (const Block& block : m_story.blocks)
        std::visit([this](const auto& b) { put(b); }, block);
    // A page that a block opened and nothing was set on.
    const PageContent& last = m_booklet.pages.back();
    if (last.lines.empty() && last.charts.empty() && m_booklet.pages.size() > m_firstPage + 1)
        m_booklet.pages.pop_back();
    fillContents();
    m_booklet.outline.push_back({m_story.title, 0, static_cast<int>(m_firstPage), 0.0});
    for (const Head& head : m_heads)
        m_booklet.outline.push_back({head.text, head.level, head.page, head.y});
}

} // namespace xuanka::report
