// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page_flow.h"

#include "ui/charts/chart_export.h"

#include <QFontMetricsF>
#include <QPdfWriter>

#include <algorithm>
#include <numeric>

namespace xuanka::report {

namespace {

constexpr double kMarginMm = 22.0;
constexpr double kMmPerInch = 25.4;
const QColor kInk(0x22, 0x26, 0x2b);
const QColor kQuiet(0x66, 0x6e, 0x76);
const QColor kRule(0xc4, 0xca, 0xd0);
const QColor kAccent(0x0b, 0x4f, 0x7d);
constexpr int kWrap = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

} // namespace

PageFlow::PageFlow(QPdfWriter& writer, QPainter& painter, QString runningHead)
    : m_writer(writer), m_painter(painter), m_runningHead(std::move(runningHead)) {
    m_dotsPerMm = writer.resolution() / kMmPerInch;
    m_area = QRectF(mm(kMarginMm), mm(kMarginMm), writer.width() - 2 * mm(kMarginMm),
                    writer.height() - 2 * mm(kMarginMm));
    m_y = m_area.top();
}

QFont PageFlow::font(double points, bool bold) const {
    QFont f;
    // WenQuanYi first: its glyphs come out of the file as the characters that went in, Latin ones
    // too.
    f.setFamilies({QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("DejaVu Sans")});
    f.setPixelSize(static_cast<int>(points / 72.0 * m_writer.resolution()));
    f.setBold(bold);
    return f;
}

double PageFlow::textHeight(const QString& text, const QFont& f, double width) const {
    return QFontMetricsF(f, &m_writer).boundingRect(QRectF(0, 0, width, 1e6), kWrap, text).height();
}

void PageFlow::drawText(
    const QRectF& box, const QString& text, const QFont& f, const QColor& colour, int flags) {
    m_painter.setFont(f);
    m_painter.setPen(colour);
    m_painter.drawText(box, flags, text);
}

void PageFlow::frame() {
    const QFont small = font(8);
    const QRectF top(m_area.left(), mm(12), m_area.width(), mm(6));
    const QRectF bottom(m_area.left(), m_writer.height() - mm(16), m_area.width(), mm(6));
    drawText(top, m_runningHead, small, kQuiet, Qt::AlignLeft | Qt::AlignVCenter);
    drawText(bottom, m_pageWords.arg(m_page).arg(std::max(m_total, m_page)), small, kQuiet,
             Qt::AlignRight | Qt::AlignVCenter);
}

void PageFlow::newPage() {
    frame();
    m_writer.newPage();
    ++m_page;
    m_y = m_area.top();
}

void PageFlow::finish() {
    frame();
}

void PageFlow::room(double height) {
    if (m_y + height > m_area.bottom() && m_y > m_area.top())
        newPage();
}

void PageFlow::cover(const QString& title,
                     const QString& subtitle,
                     const QStringList& lines,
                     const QString& ask) {
    m_y = m_area.top() + mm(48);
    const auto line = [&](const QString& text, const QFont& f, const QColor& colour, double gap) {
        const double h = textHeight(text, f, m_area.width());
        drawText(QRectF(m_area.left(), m_y, m_area.width(), h), text, f, colour, kWrap);
        m_y += h + mm(gap);
    };
    line(title, font(28, true), kAccent, 4);
    line(subtitle, font(18), kInk, 14);
    m_painter.fillRect(QRectF(m_area.left(), m_y, mm(40), mm(1.2)), kAccent);
    m_y += mm(10);
    line(ask, font(14, true), kInk, 10);
    for (const QString& text : lines)
        line(text, font(11), kInk, 2.5);
    newPage();
}

void PageFlow::heading(const QString& text) {
    const QFont f = font(15, true);
    const double h = textHeight(text, f, m_area.width());
    room(h + mm(30));
    m_y += m_y > m_area.top() ? mm(6) : 0.0;
    drawText(QRectF(m_area.left(), m_y, m_area.width(), h), text, f, kAccent, kWrap);
    m_y += h + mm(3);
}

void PageFlow::paragraph(const QString& text) {
    const QFont f = font(10.5);
    const double h = textHeight(text, f, m_area.width());
    room(h);
    drawText(QRectF(m_area.left(), m_y, m_area.width(), h), text, f, kInk, kWrap);
    m_y += h + mm(2.6);
}

void PageFlow::note(const QString& text) {
    const QFont f = font(8.5);
    const double h = textHeight(text, f, m_area.width());
    room(h);
    drawText(QRectF(m_area.left(), m_y, m_area.width(), h), text, f, kQuiet, kWrap);
    m_y += h + mm(2);
}

void PageFlow::facts(const std::vector<std::pair<QString, QString>>& all) {
    const QFont f = font(10.5);
    const double left = m_area.width() * 0.34;
    for (const auto& [name, value] : all) {
        const double h = std::max(textHeight(name, f, left - mm(3)),
                                  textHeight(value, f, m_area.width() - left)) +
                         mm(1.6);
        room(h);
        drawText(QRectF(m_area.left(), m_y, left - mm(3), h), name, f, kQuiet, kWrap);
        drawText(QRectF(m_area.left() + left, m_y, m_area.width() - left, h), value, f, kInk,
                 kWrap);
        m_y += h;
    }
    m_y += mm(2.6);
}

double PageFlow::rowHeight(const Table&,
                           const QStringList& row,
                           const std::vector<double>& widths,
                           const QFont& f) const {
    double h = 0.0;
    for (qsizetype i = 0; i < row.size(); ++i)
        h = std::max(h, textHeight(row[i], f, widths[static_cast<std::size_t>(i)] - mm(2)));
    return h + mm(1.8);
}

void PageFlow::drawRow(const Table& t,
                       const QStringList& row,
                       const std::vector<double>& widths,
                       const QFont& f) {
    const double h = rowHeight(t, row, widths, f);
    double x = m_area.left();
    for (qsizetype i = 0; i < row.size(); ++i) {
        const auto k = static_cast<std::size_t>(i);
        const bool isNumber = k < t.isNumber.size() && t.isNumber[k];
        const int flags =
            Qt::TextWordWrap | Qt::AlignTop | (isNumber ? Qt::AlignRight : Qt::AlignLeft);
        drawText(QRectF(x, m_y + mm(0.9), widths[k] - mm(2), h), row[i], f, kInk, flags);
        x += widths[k];
    }
    m_y += h;
}

void PageFlow::table(const QString& caption, const Table& t) {
    if (t.rows.empty())
        return;
    std::vector<double> widths = t.widths;
    if (widths.empty())
        widths.assign(static_cast<std::size_t>(t.head.size()), 1.0);
    const double sum = std::accumulate(widths.begin(), widths.end(), 0.0);
    for (double& w : widths)
        w *= m_area.width() / sum;
    const QFont headFont = font(9, true);
    const QFont f = font(9);
    const QString title = caption.arg(++m_tables);
    const auto rule = [&](double width) {
        m_painter.fillRect(QRectF(m_area.left(), m_y, m_area.width(), mm(width)),
                           width > 0.2 ? kInk : kRule);
    };
    const auto head = [&] {
        rule(0.3);
        drawRow(t, t.head, widths, headFont);
        rule(0.15);
    };
    const double captionHeight = textHeight(title, font(9.5, true), m_area.width());
    room(captionHeight + rowHeight(t, t.head, widths, headFont) +
         2 * rowHeight(t, t.rows.front(), widths, f) + mm(6));
    drawText(QRectF(m_area.left(), m_y, m_area.width(), captionHeight), title, font(9.5, true),
             kInk, kWrap);
    m_y += captionHeight + mm(1.5);
    head();
    for (const QStringList& row : t.rows) {
        if (m_y + rowHeight(t, row, widths, f) > m_area.bottom()) {
            newPage();
            head();
        }
        drawRow(t, row, widths, f);
    }
    rule(0.3);
    m_y += mm(5);
}

void PageFlow::figure(const QString& caption, const charts::ChartSpec& spec, double heightMm) {
    const QString title = caption.arg(++m_figures);
    const QFont f = font(9.5, true);
    const double h = textHeight(title, f, m_area.width());
    room(mm(heightMm) + h + mm(4));
    const QRectF target(m_area.left(), m_y, m_area.width(), mm(heightMm));
    charts::ExportOptions options;
    constexpr int kWidthPixels = 760;
    options.size =
        QSize(kWidthPixels, static_cast<int>(kWidthPixels * target.height() / target.width()));
    m_painter.save();
    charts::drawChart(m_painter, target, spec, options);
    m_painter.restore();
    m_y += mm(heightMm) + mm(1.5);
    drawText(QRectF(m_area.left(), m_y, m_area.width(), h), title, f, kInk, kWrap);
    m_y += h + mm(5);
}

void PageFlow::signatures(const QStringList& roles, const QStringList& columns) {
    const QFont f = font(9.5);
    const double h = mm(11);
    const double width = m_area.width() / static_cast<double>(columns.size());
    room(h * static_cast<double>(roles.size() + 1));
    const auto row = [&](const QStringList& cells, const QFont& rowFont) {
        for (qsizetype i = 0; i < columns.size(); ++i)
            drawText(QRectF(m_area.left() + width * static_cast<double>(i), m_y, width, h),
                     i < cells.size() ? cells[i] : QString(), rowFont, kInk,
                     Qt::AlignLeft | Qt::AlignVCenter);
        m_y += h;
        m_painter.fillRect(QRectF(m_area.left(), m_y, m_area.width(), mm(0.2)), kRule);
    };
    row(columns, font(9.5, true));
    for (const QString& role : roles)
        row({role}, f);
}

} // namespace xuanka::report
