// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/command_palette.h"

#include "ui/controls/picker_delegate.h"
#include "ui/window/command_table.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka::window {

namespace {

constexpr int kActionRole = Qt::UserRole + 10;

QString plain(QString text) {
    const qsizetype bracket = text.indexOf(QLatin1String("(&"));
    if (bracket > 0)
        text.remove(bracket, 4);
    return text.remove(u'&').remove(u'…');
}

} // namespace

CommandPalette::CommandPalette(const Commands& commands, QWidget* window)
    : QFrame(window, Qt::Popup), m_commands(commands), m_line(new QLineEdit(this)),
      m_list(new QListWidget(this)) {
    setObjectName(QStringLiteral("command-palette"));
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(8, 8, 8, 8);
    rows->addWidget(m_line);
    rows->addWidget(m_list);
    m_line->setObjectName(QStringLiteral("palette-line"));
    m_list->setObjectName(QStringLiteral("palette-list"));
    m_list->setItemDelegate(new controls::PickerDelegate(m_list));
    m_list->setFrameStyle(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::narrow);
    connect(m_line, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
}

void CommandPalette::open() {
    m_line->setPlaceholderText(tr("Type a command"));
    m_line->setAccessibleName(tr("Command"));
    m_line->setToolTip(tr("Any part of the name of a command or page"));
    m_list->setAccessibleName(tr("Commands"));
    m_list->setToolTip(tr("Enter runs the chosen one"));
    m_line->clear();
    narrow({});
    place();
    show();
    m_line->setFocus();
}

void CommandPalette::place() {
    const QWidget* window = parentWidget();
    resize(std::min(480, window->width() - 40), std::min(420, window->height() - 80));
    move(window->mapToGlobal(QPoint((window->width() - width()) / 2, 48)));
}

void CommandPalette::narrow(const QString& typed) {
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    m_list->clear();
    for (const Commands::Entry& e : m_commands.entries()) {
        if (!e.action->isEnabled() || e.action->objectName() == QLatin1String("view.palette"))
            continue;
        // The English name finds a command in every language.
        const QString name = plain(e.action->text());
        const QString text =
            name + u' ' + e.action->statusTip() + u' ' + plain(QString::fromUtf8(e.row.text));
        const bool isFound = std::ranges::all_of(
            words, [&](const QString& w) { return text.contains(w, Qt::CaseInsensitive); });
        if (!isFound)
            continue;
        auto* item = new QListWidgetItem(e.action->icon(), name, m_list);
        item->setToolTip(e.action->statusTip());
        item->setData(controls::PickerDelegate::kDetail,
                      e.action->shortcut().toString(QKeySequence::NativeText));
        item->setData(kActionRole, QVariant::fromValue(e.action));
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::run() {
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr)
        return;
    auto* action = item->data(kActionRole).value<QAction*>();
    close();
    action->trigger();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
            key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace xuanka::window
