// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settings.h"

#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace xuanka::window {

namespace {

const std::array<QString, 3> kAppearances{QStringLiteral("system"), QStringLiteral("light"),
                                          QStringLiteral("dark")};

QString usersFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/xuanka.ini");
}

} // namespace

Settings::Settings(const QString& file)
    : m_store(file.isEmpty() ? usersFile() : file, QSettings::IniFormat) {}

QString Settings::text(const char* key, const QString& standard) const {
    return m_store.value(QLatin1String(key), standard).toString();
}

void Settings::put(const char* key, const QVariant& value) {
    m_store.setValue(QLatin1String(key), value);
}

theme::Appearance Settings::appearance() const {
    const auto at = std::ranges::find(kAppearances, text("appearance", kAppearances[0]));
    return at == kAppearances.end() ? theme::Appearance::System
                                    : static_cast<theme::Appearance>(at - kAppearances.begin());
}

void Settings::setAppearance(theme::Appearance a) {
    put("appearance", kAppearances[static_cast<std::size_t>(a)]);
}

} // namespace xuanka::window
