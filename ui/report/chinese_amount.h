// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace xuanka::report {

/// An amount of renminbi as forms and cheques want it in words: 12345.60 is
/// "人民币壹万贰仟叁佰肆拾伍元陆角整". Rounded to the fen; up to 9,999 万亿, beyond that empty.
QString amountInWords(double yuan);

} // namespace xuanka::report
