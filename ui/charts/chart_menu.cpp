// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_view.h"
#include "ui/charts/cursor_card.h"
#include "ui/text/voice.h"
#include "ui/theme/icons.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>

namespace xuanka::charts {

std::unique_ptr<QMenu> ChartView::menu() {
    auto menu = std::make_unique<QMenu>(this);
    const auto add = [&](const char* icon, const QString& text, const char* name) {
        QAction* action = menu->addAction(theme::icon(icon), text);
        action->setObjectName(QString::fromLatin1(name));
        return action;
    };
    const auto said = reading();
    QAction* value = add("copy", tr("&Copy value"), "copyValue");
    QAction* row = add("copy", tr("Copy &row"), "copyRow");
    value->setEnabled(said && !said->rows.empty());
    row->setEnabled(said.has_value());
    if (said && !said->rows.empty())
        connect(value, &QAction::triggered, this,
                [this, text = said->rows.front().value] { copy(text); });
    if (said)
        connect(row, &QAction::triggered, this, [this, text = plainText(*said)] { copy(text); });
    menu->addSeparator();
    QAction* reset = add("zoom-fit", tr("Show &all"), "resetZoom");
    reset->setEnabled(m_isZoomed);
    connect(reset, &QAction::triggered, this, &ChartView::resetZoom);
    menu->addSeparator();
    QAction* save = add("export", tr("&Export chart…"), "exportChart");
    save->setEnabled(!m_spec.isEmpty());
    connect(save, &QAction::triggered, this, &ChartView::askAndExport);
    return menu;
}

void ChartView::copy(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT statusMessage(tr("Copied: %1").arg(text.section(QLatin1Char('\n'), 0, 0)));
}

void ChartView::askAndExport() {
    const QString suggested =
        (m_spec.title.isEmpty() ? tr("chart") : m_spec.title) + QStringLiteral(".png");
    const QString path =
        askFileName ? askFileName(this, suggested)
                    : QFileDialog::getSaveFileName(
                          this, tr("Export chart"), suggested,
                          tr("Picture (*.png);;Vector picture (*.svg);;PDF document (*.pdf)"));
    if (path.isEmpty())
        return;
    const auto written = exportTo(path);
    Q_EMIT statusMessage(written ? tr("Chart written to %1").arg(path)
                                 : text::Voice().line(written.error(), path));
}

} // namespace xuanka::charts
