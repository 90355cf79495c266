// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/language.h"

#include <QCoreApplication>
#include <QLocale>

namespace xuanka::window {

void LanguageSwitch::apply(const QString& language) {
    const bool isChinese = language.isEmpty() ? QLocale::system().language() == QLocale::Chinese
                                              : language.startsWith(QLatin1String("zh"));
    const QString wanted = isChinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
    if (wanted == m_current)
        return;
    m_current = wanted;
    QLocale::setDefault(QLocale(isChinese ? QLocale::Chinese : QLocale::English));
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_own);
    if (!isChinese)
        return;
    // Ours last, so that it is asked first.
    if (m_qt.load(QStringLiteral(":/translations/qtbase_zh_CN.qm")))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/translations/xuanka_zh_CN.qm")))
        QCoreApplication::installTranslator(&m_own);
}

} // namespace xuanka::window
