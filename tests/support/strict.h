// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

namespace xuanka::test {

/// Every warning of Qt fails the running test function, but for what the offscreen platform says
/// of itself. Call it from init().
inline void failOnWarnings() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

} // namespace xuanka::test
