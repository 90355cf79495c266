// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page.h"

#include <QEvent>

namespace xuanka::pages {

void Page::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace xuanka::pages
