// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>
#include <QStringList>

#include <vector>

class QPdfWriter;

namespace xuanka::report {

/// One table: a head, rows, and which columns hold numbers (set to the right).
struct Table {
    QStringList head;
    std::vector<QStringList> rows;
    std::vector<bool> isNumber;
    std::vector<double> widths; ///< shares of the page; empty: equal
};

/// Sets blocks one under the other on A4 pages of 22 mm margin and breaks pages between them. Laid
/// out twice: the first time to learn how many pages there are, so that each can say "page x of y".
class PageFlow {
public:
    PageFlow(QPdfWriter& writer, QPainter& painter, QString runningHead);

    void cover(const QString& title,
               const QString& subtitle,
               const QStringList& lines,
               const QString& ask);
    void heading(const QString& text);
    void paragraph(const QString& text);
    void note(const QString& text);
    void facts(const std::vector<std::pair<QString, QString>>& facts);
    void table(const QString& caption, const Table& table);
    void figure(const QString& caption, const charts::ChartSpec& spec, double heightMm);
    void signatures(const QStringList& roles, const QStringList& columns);
    void newPage();

    int pages() const { return m_page; }

    void setTotal(int pages) { m_total = pages; }

    void setPageWords(const QString& pattern) { m_pageWords = pattern; } ///< "Page %1 of %2"

    void finish();

private:
    double mm(double v) const { return v * m_dotsPerMm; }

    QFont font(double points, bool bold = false) const;
    double textHeight(const QString& text, const QFont& font, double width) const;
    void room(double height);
    void drawText(
        const QRectF& box, const QString& text, const QFont& font, const QColor& colour, int flags);
    double rowHeight(const Table& t,
                     const QStringList& row,
                     const std::vector<double>& widths,
                     const QFont& font) const;
    void drawRow(const Table& t,
                 const QStringList& row,
                 const std::vector<double>& widths,
                 const QFont& font);
    void frame();

    QPdfWriter& m_writer;
    QPainter& m_painter;
    QString m_runningHead;
    QString m_pageWords;
    double m_dotsPerMm = 1.0;
    QRectF m_area;
    double m_y = 0.0;
    int m_page = 1;
    int m_total = 0;
    int m_tables = 0;
    int m_figures = 0;
};

} // namespace xuanka::report
