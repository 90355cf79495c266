// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <utility>
#include <variant>
#include <vector>

namespace xuanka::report {

// What a document is made of, as plain values in reading order. Pages, HTML and spreadsheets are
// all set from the same blocks, so they cannot say different things.

struct Cover {
    QString organisation;
    QString kind; ///< "Procurement proposal"
    QString title;
    QString askLabel;
    QString ask;      ///< the amount
    QString askWords; ///< the amount in words; may be empty
    QString sentence; ///< the recommendation
    std::vector<std::pair<QString, QString>> facts;
    QByteArray logo; ///< a picture file; may be empty
};

struct Heading {
    QString text;
    QString id; ///< what links aim at
    int level = 1;
    bool startsPage = false;
};

struct Paragraph {
    QString text;
    bool isLead = false; ///< the sentence to read first: larger
};

struct Note {
    QString text;
};

struct Bullets {
    QStringList items;
};

struct Facts {
    std::vector<std::pair<QString, QString>> rows;
};

/// A head, rows, and which columns hold numbers (set to the right).
struct Table {
    QString caption; ///< with its number: "Table 3. Options compared"
    QStringList head;
    std::vector<QStringList> rows;
    std::vector<bool> isNumber;
    std::vector<double> widths; ///< shares of the page; empty: equal
    int emphasised = -1;        ///< row set in bold: the recommended one
    bool hasTotal = false;      ///< the last row is a sum: ruled and bold
};

struct Figure {
    QString caption;
    charts::ChartSpec spec;
    double heightMm = 64.0;
};

/// A few figures that must not be missed, side by side.
struct Tiles {
    struct Tile {
        QString label;
        QString value;
        QString note;
    };

    std::vector<Tile> tiles;
};

/// A tinted frame: what would change our mind, open questions.
struct Box {
    QString title;
    QStringList lines;
};

struct Signatures {
    QString caption;
    QStringList columns;
    QStringList roles;
};

/// Headings with their pages; filled when the pages are known.
struct Contents {
    QString title;
};

using Block = std::variant<Cover,
                           Heading,
                           Paragraph,
                           Note,
                           Bullets,
                           Facts,
                           Table,
                           Figure,
                           Tiles,
                           Box,
                           Signatures,
                           Contents>;

/// A whole document in one language.
struct Story {
    text::Language language = text::Language::English;
    QString title;
    QString subject;
    QString author;
    QStringList keywords;
    QString runningHead;
    QString pageWords; ///< "Page %1 of %2"
    QString watermark; ///< across each page; empty: none
    std::vector<Block> blocks;
};

} // namespace xuanka::report
