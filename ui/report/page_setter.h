// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/page_layout.h"
#include "ui/report/text_lines.h"

#include <optional>

namespace xuanka::report {

/// Sets the blocks of one document under each other and breaks pages between them.
class PageSetter {
public:
    PageSetter(Booklet& booklet, const Story& story);

    void set();

private:
    enum class Align : std::uint8_t { Left, Right };

    struct Head {
        QString text;
        int level = 1;
        int page = 0;
        double y = 0.0;
    };

    struct Row {
        const Table* table = nullptr;
        std::vector<double> widths;
        bool isHead = false;
        bool isBold = false;
    };

    void put(const Cover&);
    void put(const Heading&);
    void put(const Paragraph&);
    void put(const Note&);
    void put(const Bullets&);
    void put(const Facts&);
    void put(const Table&);
    void put(const Figure&);
    void put(const Tiles&);
    void put(const Box&);
    void put(const Signatures&);
    void put(const Contents&);

    /// Height below which a block may not be begun at the end of a page.
    double leastHeight(std::size_t block) const;
    double tableStart(const Table&) const;

    PageContent& page() { return m_booklet.pages.back(); }

    double bottom() const { return m_booklet.area.bottom(); }

    double left() const { return m_booklet.area.left(); }

    double width() const { return m_booklet.area.width(); }

    void newPage();
    void room(double height);

    void gap(double mm) { m_y += dots(mm); }

    void fill(const QRectF& rect, Tone tone) { page().fills.push_back({rect, tone}); }

    /// Lines into a column from `top` on; returns the height they take.
    double lines(const QString& text, const TextStyle&, const QRectF& column, Align = Align::Left);
    double height(const QString& text, const TextStyle&, double width) const;
    /// Lines under each other over page ends, never one line alone on either side.
    void flow(const QString& text, const TextStyle&, double indent = 0.0);
    std::vector<double> columnWidths(const Table&) const;
    double rowHeight(const Row&, const QStringList& cells) const;
    void tableRow(const Row&, const QStringList& cells);
    void rule(double mm, Tone tone);
    void fillContents();
    void frames();

    Booklet& m_booklet;
    const Story& m_story;
    std::size_t m_firstPage;
    double m_y = 0.0;
    std::vector<Head> m_heads;

    struct Place {
        std::size_t page;
        double y;
    };

    std::optional<Place> m_contents;
};

} // namespace xuanka::report
