// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace xuanka::test {

// Each walker looks at every visible widget below `root` and names what is wrong.

/// Lets posted events, frame clocks and queued repaints happen.
void settle(QWidget& root);

/// Controls that take input without an accessible name, a tooltip or an object name.
QStringList controlsWithoutWords(QWidget& root);

/// Two controls that are visible together, or two entries of one menu, with one mnemonic.
QStringList doubleMnemonics(QWidget& root);

/// Controls that Tab does not come by.
QStringList controlsOutsideTabOrder(QWidget& root);

/// Texts with Chinese characters, apart from names that are the same in every language.
QStringList chineseTexts(QWidget& root);

/// Texts that have words but no Chinese character, apart from names, ids and units.
QStringList englishTexts(QWidget& root);

/// Labels and buttons narrower or lower than their text, controls outside their parent.
QStringList clippedTexts(QWidget& root);

/// Labels whose text has less than 4.5 : 1 against what is behind it.
QStringList paleTexts(QWidget& root);

} // namespace xuanka::test
