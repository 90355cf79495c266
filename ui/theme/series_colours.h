// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::theme {

/// Okabe-Ito, tuned to 3 : 1 against the chart's ground, then lightness steps of the same hues.
QColor seriesColour(std::size_t slot, bool isDark);

/// A card keeps its colour everywhere in a session: charts, tables, report. The first card met gets
/// the first colour and keeps it, whatever comes and goes beside it. One value a document.
class CardColours {
public:
    std::size_t slot(std::string_view acceleratorId);

    QColor colour(std::string_view acceleratorId, bool isDark) {
        return seriesColour(slot(acceleratorId), isDark);
    }

private:
    std::vector<std::string> m_ids;
};

/// Parts of memory and time keep one colour each everywhere, by their order in app/estimate.
QColor memoryPartColour(std::size_t part, bool isDark);
QColor timePartColour(std::size_t part, bool isDark);

} // namespace xuanka::theme
