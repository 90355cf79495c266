// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace xuanka::window {

/// The language of the window, switched while it runs: every widget gets LanguageChange.
class LanguageSwitch {
public:
    /// "en", "zh_CN"; empty: what the system speaks, English where that is neither.
    void apply(const QString& language);

    /// Never empty.
    const QString& current() const { return m_current; }

private:
    QTranslator m_own;
    QTranslator m_qt;
    QString m_current;
};

} // namespace xuanka::window
