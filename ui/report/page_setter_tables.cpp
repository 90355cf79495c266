// SPDX-License-Identifier: GPL-3.0-or-later
// Tables, tiles, boxes, sign-off block and cover: what is set in columns.
#include "ui/report/page_setter.h"

#include <QImage>

#include <algorithm>
#include <numeric>

namespace xuanka::report {

namespace {

constexpr double kCellGapMm = 2.5;
constexpr double kRowPadMm = 0.8;
constexpr double kRuleMm = 0.14;
constexpr double kStrongRuleMm = 0.32;
constexpr double kSignRowMm = 11.0;

TextStyle cellStyle(bool isBold) {
    return {9.0, isBold, Tone::Ink};
}

} // namespace

std::vector<double> PageSetter::columnWidths(const Table& t) const {
    std::vector<double> widths = t.widths;
    if (widths.empty())
        widths.assign(static_cast<std::size_t>(t.head.size()), 1.0);
    const double sum = std::accumulate(widths.begin(), widths.end(), 0.0);
    for (double& w : widths)
        w *= width() / sum;
    return widths;
}

double PageSetter::rowHeight(const Row& row, const QStringList& cells) const {
    double h = lineHeight(cellStyle(row.isBold));
    for (qsizetype i = 0; i < cells.size(); ++i)
        h = std::max(h, height(cells[i], cellStyle(row.isBold),
                               row.widths[static_cast<std::size_t>(i)] - dots(kCellGapMm)));
    return h + 2 * dots(kRowPadMm);
}

void PageSetter::tableRow(const Row& row, const QStringList& cells) {
    const double h = rowHeight(row, cells);
    double x = left();
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const auto k = static_cast<std::size_t>(i);
        const bool isNumber = k < row.table->isNumber.size() && row.table->isNumber[k];
        // The gap stands on the side of the next column: numbers end where their head ends.
        const bool isLast = i + 1 == cells.size();
        const double room = row.widths[k] - (isLast && isNumber ? 0.0 : dots(kCellGapMm));
        lines(cells[i], cellStyle(row.isBold),
              QRectF(x, m_y + dots(kRowPadMm), room, h - 2 * dots(kRowPadMm)),
              isNumber ? Align::Right : Align::Left);
        x += row.widths[k];
    }
    m_y += h;
}

void PageSetter::rule(double mm, Tone tone) {
    fill(QRectF(left(), m_y, width(), dots(mm)), tone);
    m_y += dots(mm);
}

void PageSetter::put(const Table& t) {
    const TextStyle caption{9.5, true, Tone::Ink};
    const Row headRow{&t, columnWidths(t), true, true};
    Row row{&t, headRow.widths, false, false};
    const auto head = [&] {
        rule(kStrongRuleMm, Tone::Ink);
        tableRow(headRow, t.head);
        rule(kRuleMm, Tone::Ink);
    };
    room(tableStart(t));
    m_y += lines(t.caption, caption, QRectF(left(), m_y, width(), 0));
    gap(1.2);
    head();
    for (std::size_t i = 0; i < t.rows.size(); ++i) {
        const bool isTotal = t.hasTotal && i + 1 == t.rows.size();
        row.isBold = isTotal || static_cast<int>(i) == t.emphasised;
        if (m_y + rowHeight(row, t.rows[i]) > bottom()) {
            rule(kRuleMm, Tone::Rule);
            newPage();
            head();
        } else if (i > 0) {
            rule(kRuleMm, isTotal ? Tone::Ink : Tone::Rule);
        }
        if (static_cast<int>(i) == t.emphasised)
            fill(QRectF(left(), m_y, width(), rowHeight(row, t.rows[i])), Tone::Tint);
        tableRow(row, t.rows[i]);
    }
    rule(kStrongRuleMm, Tone::Ink);
    gap(4.5);
}

void PageSetter::put(const Tiles& t) {
    if (t.tiles.empty())
        return;
    const double between = dots(4);
    const double n = static_cast<double>(t.tiles.size());
    const double w = (width() - between * (n - 1)) / n;
    const TextStyle label{8.5, false, Tone::Quiet};
    TextStyle value{15.0, true, Tone::Ink};
    const TextStyle note{8.5, false, Tone::Quiet};
    const double pad = dots(3);
    // A figure and its unit stay on one line: all tiles take the size that the longest one allows.
    const auto isTooWide = [&](const Tiles::Tile& tile) {
        return height(tile.value, value, w - 2 * pad) > 1.5 * lineHeight(value);
    };
    while (value.points > 9.0 && std::ranges::any_of(t.tiles, isTooWide))
        value.points -= 0.5;
    double h = 0.0;
    for (const auto& tile : t.tiles)
        h = std::max(h, height(tile.label, label, w - 2 * pad) +
                            height(tile.value, value, w - 2 * pad) +
                            height(tile.note, note, w - 2 * pad));
    h += 2 * pad + dots(1);
    room(h);
    double x = left();
    for (const auto& tile : t.tiles) {
        fill(QRectF(x, m_y, w, h), Tone::Tint);
        fill(QRectF(x, m_y, w, dots(0.6)), Tone::Accent);
        double y = m_y + pad;
        const auto add = [&](const QString& text, const TextStyle& style) {
            y += lines(text, style, QRectF(x + pad, y, w - 2 * pad, 0));
        };
        add(tile.label, label);
        y += dots(0.5);
        add(tile.value, value);
        y += dots(0.5);
        add(tile.note, note);
        x += w + between;
    }
    m_y += h;
    gap(4);
}

void PageSetter::put(const Box& b) {
    const TextStyle title{10.5, true, Tone::Accent};
    const TextStyle body{9.5, false, Tone::Ink};
    const double pad = dots(4);
    const double indent = dots(4);
    const double inner = width() - 2 * pad;
    double h = 2 * pad + height(b.title, title, inner) + dots(1.2);
    for (const QString& line : b.lines)
        h += height(line, body, inner - indent) + dots(0.9);
    room(h);
    fill(QRectF(left(), m_y, width(), h), Tone::Tint);
    fill(QRectF(left(), m_y, dots(1), h), Tone::Accent);
    double y = m_y + pad;
    y += lines(b.title, title, QRectF(left() + pad, y, inner, 0)) + dots(1.2);
    for (const QString& line : b.lines) {
        const double size = dots(1.0);
        fill(QRectF(left() + pad + dots(0.5), y + lineHeight(body) * 0.44, size, size),
             Tone::Accent);
        y += lines(line, body, QRectF(left() + pad + indent, y, inner - indent, 0)) + dots(0.9);
    }
    m_y += h;
    gap(4.5);
}

void PageSetter::put(const Signatures& s) {
    const double step = dots(kSignRowMm);
    const double n = static_cast<double>(s.columns.size());
    // The role needs less room than a signature or a comment.
    const double first = width() * 0.22;
    const double other = (width() - first) / std::max(1.0, n - 1);
    room(step * static_cast<double>(s.roles.size()) + dots(9));
    const auto row = [&](const QStringList& cells, bool isBold, double h) {
        const TextStyle style{9.0, isBold, Tone::Ink};
        double x = left();
        for (qsizetype i = 0; i < s.columns.size(); ++i) {
            const double w = i == 0 ? first : other;
            if (i < cells.size()) {
                const double th = height(cells[i], style, w - dots(2));
                lines(cells[i], style, QRectF(x, m_y + (h - th) / 2, w - dots(2), th));
            }
            x += w;
        }
        m_y += h;
    };
    rule(kStrongRuleMm, Tone::Ink);
    double headHeight = 0.0;
    for (qsizetype i = 0; i < s.columns.size(); ++i)
        headHeight = std::max(headHeight, height(s.columns[i], {9.0, true, Tone::Ink},
                                                 (i == 0 ? first : other) - dots(2)));
    row(s.columns, true, headHeight + dots(2.4));
    rule(kRuleMm, Tone::Ink);
    for (std::size_t i = 0; i < static_cast<std::size_t>(s.roles.size()); ++i) {
        row({s.roles[static_cast<qsizetype>(i)]}, false, step);
        rule(kRuleMm, i + 1 == static_cast<std::size_t>(s.roles.size()) ? Tone::Ink : Tone::Rule);
    }
    gap(4);
}

void PageSetter::put(const Cover& c) {
    if (!c.logo.isEmpty()) {
        const QImage image = QImage::fromData(c.logo);
        if (!image.isNull() && image.height() > 0) {
            const double h = dots(16);
            const double w = std::min(h * image.width() / image.height(), width());
            page().pictures.push_back(
                {QRectF(left(), m_y, w, w * image.height() / image.width()), c.logo});
        }
    }
    m_y = m_booklet.area.top() + dots(34);
    const auto add = [&](const QString& text, const TextStyle& style, double after) {
        if (text.isEmpty())
            return;
        m_y += lines(text, style, QRectF(left(), m_y, width(), 0));
        gap(after);
    };
    add(c.organisation, {12.0, false, Tone::Quiet}, 5);
    add(c.kind, {28.0, true, Tone::Accent}, 2);
    add(c.title, {18.0, false, Tone::Ink}, 9);
    fill(QRectF(left(), m_y, dots(40), dots(1.2)), Tone::Accent);
    gap(10);
    add(c.askLabel, {10.0, false, Tone::Quiet}, 1);
    add(c.ask, {26.0, true, Tone::Ink}, 1.5);
    add(c.askWords, {11.0, false, Tone::Ink}, 3);
    gap(4);
    add(c.sentence, {13.0, true, Tone::Ink}, 8);
    // The facts stand at the foot, however long the title is.
    const TextStyle name{9.5, false, Tone::Quiet};
    const TextStyle value{9.5, false, Tone::Ink};
    const double first = width() * 0.3;
    double h = 0.0;
    for (const auto& [label, text] : c.facts)
        h += std::max(height(label, name, first - dots(3)), height(text, value, width() - first)) +
             dots(1.4);
    m_y = std::max(m_y, bottom() - h - dots(4));
    rule(kRuleMm, Tone::Ink);
    gap(3);
    for (const auto& [label, text] : c.facts) {
        const double row =
            std::max(height(label, name, first - dots(3)), height(text, value, width() - first));
        lines(label, name, QRectF(left(), m_y, first - dots(3), row));
        lines(text, value, QRectF(left() + first, m_y, width() - first, row));
        m_y += row + dots(1.4);
    }
    newPage();
}

} // namespace xuanka::report
