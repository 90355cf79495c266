// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/search_picker.h"

#include "ui/controls/picker_delegate.h"
#include "ui/theme/icons.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QKeyEvent>
#include <QStandardItemModel>
#include <QTimer>

#include <algorithm>

namespace xuanka::controls {

namespace {

/// All words of what is typed occur somewhere in the item.
bool matches(const PickerItem& item, const QStringList& words) {
    const QString text = item.label + QLatin1Char(' ') + item.id + QLatin1Char(' ') + item.words +
                         QLatin1Char(' ') + item.detail;
    return std::ranges::all_of(
        words, [&](const QString& w) { return text.contains(w, Qt::CaseInsensitive); });
}

} // namespace

SearchPicker::SearchPicker(ItemSource source, QWidget* parent)
    : QLineEdit(parent), m_source(std::move(source)), m_completer(new QCompleter(this)),
      m_model(new QStandardItemModel(this)) {
    buildCompleter();
    QAction* arrow = addAction(theme::icon("chevron-down"), QLineEdit::TrailingPosition);
    connect(arrow, &QAction::triggered, this, &SearchPicker::showAll);
    connect(this, &QLineEdit::textEdited, this, &SearchPicker::narrow);
    connect(this, &QLineEdit::editingFinished, this, &SearchPicker::finish);
    reload();
}

void SearchPicker::buildCompleter() {
    m_completer->setWidget(this);
    m_completer->setModel(m_model);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(14);
    m_completer->popup()->setItemDelegate(new PickerDelegate(m_completer->popup()));
    connect(m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            [this](const QModelIndex& index) { pick(index.data(Qt::UserRole).toString()); });
}

void SearchPicker::reload() {
    m_items = m_source();
    setText(labelOf(m_id));
    setCursorPosition(0);
}

QString SearchPicker::labelOf(const QString& id) const {
    const auto at = std::ranges::find(m_items, id, &PickerItem::id);
    return at == m_items.end() ? id : at->label;
}

void SearchPicker::setCurrentId(const QString& id) {
    m_id = id;
    if (m_completer->popup()->isVisible() || (hasFocus() && isModified()))
        return;
    const QString label = labelOf(id);
    if (text() == label)
        return;
    setText(label);
    setCursorPosition(0);
}

void SearchPicker::narrow(const QString& typed) {
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    m_model->clear();
    for (const PickerItem& item : m_items) {
        if (!matches(item, words))
            continue;
        auto* row = new QStandardItem(item.label);
        row->setData(item.id, Qt::UserRole);
        row->setData(item.detail, PickerDelegate::kDetail);
        m_model->appendRow(row);
    }
    QAbstractItemView* popup = m_completer->popup();
    popup->setMinimumWidth(std::max(width(), popup->sizeHintForColumn(0) + 24));
    m_completer->complete();
}

void SearchPicker::showAll() {
    setFocus();
    narrow({});
    const auto same = m_model->match(m_model->index(0, 0), Qt::UserRole, m_id, 1, Qt::MatchExactly);
    if (!same.isEmpty())
        m_completer->popup()->setCurrentIndex(same.constFirst());
    selectAll();
}

void SearchPicker::pick(const QString& id) {
    const bool isNew = id != m_id;
    m_id = id;
    setText(labelOf(id));
    setModified(false);
    setCursorPosition(0);
    if (isNew)
        Q_EMIT picked(id);
}

void SearchPicker::finish() {
    if (!isModified() || m_completer->popup()->isVisible())
        return;
    const QString typed = text().trimmed();
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto exact = std::ranges::find_if(m_items, [&](const PickerItem& i) {
        return i.label.compare(typed, Qt::CaseInsensitive) == 0 ||
               i.id.compare(typed, Qt::CaseInsensitive) == 0;
    });
    const auto found =
        exact != m_items.end() ? exact : std::ranges::find_if(m_items, [&](const PickerItem& i) {
            return !words.isEmpty() && matches(i, words);
        });
    if (found != m_items.end()) {
        pick(found->id);
        return;
    }
    pick(m_id);
    Q_EMIT unknown(typed);
}

void SearchPicker::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        QTimer::singleShot(0, this, &QLineEdit::selectAll);
}

void SearchPicker::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Down && !m_completer->popup()->isVisible()) {
        showAll();
        return;
    }
    if (event->key() == Qt::Key_Escape && isModified()) {
        pick(m_id);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void SearchPicker::mousePressEvent(QMouseEvent* event) {
    QLineEdit::mousePressEvent(event);
    if (!m_completer->popup()->isVisible())
        showAll();
}

} // namespace xuanka::controls
