// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>

namespace xuanka::window {

/// What the program remembers, each with its type and default. An INI file everywhere, so that a
/// test can have one of its own.
class Settings {
public:
    /// Empty: the user's own file.
    explicit Settings(const QString& file = {});

    QString language() const {
        return text("language", {});
    } ///< "en", "zh_CN", empty: the system's

    void setLanguage(const QString& v) { put("language", v); }

    theme::Appearance appearance() const;
    void setAppearance(theme::Appearance);

    QStringList recentFiles() const {
        return m_store.value(QStringLiteral("recent_files")).toStringList();
    }

    void setRecentFiles(const QStringList& v) { put("recent_files", v); }

    QString folder() const { return text("folder", {}); } ///< of the last file

    void setFolder(const QString& v) { put("folder", v); }

    QString page() const { return text("page", {}); }

    void setPage(const QString& v) { put("page", v); }

    QByteArray geometry() const {
        return m_store.value(QStringLiteral("window/geometry")).toByteArray();
    }

    void setGeometry(const QByteArray& v) { put("window/geometry", v); }

    QString file() const { return m_store.fileName(); }

private:
    QString text(const char* key, const QString& standard) const;
    void put(const char* key, const QVariant& value);

    QSettings m_store;
};

} // namespace xuanka::window
