// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace xuanka::cli {

/// Columns that a terminal takes for the text: a Chinese character is two wide.
qsizetype widthOf(const QString&);

QString padded(const QString& text, qsizetype width, bool isRight = false);

/// A table in plain text: columns two spaces apart, numbers to the right, a rule under the head.
class Table {
public:
    struct Column {
        QString title;
        bool isNumber = false;
    };

    explicit Table(std::vector<Column> columns) : m_columns(std::move(columns)) {}

    void add(QStringList cells) { m_rows.push_back(std::move(cells)); }

    bool isEmpty() const { return m_rows.empty(); }

    QString text() const;

private:
    std::vector<Column> m_columns;
    std::vector<QStringList> m_rows;
};

/// A bar of `share` (0 to 1) of `width` characters.
QString bar(double share, int width);

} // namespace xuanka::cli
