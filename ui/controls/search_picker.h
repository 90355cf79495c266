// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/picker_item.h"

#include <QLineEdit>

class QCompleter;
class QStandardItemModel;

namespace xuanka::controls {

/// A field that finds one of hundreds: typing any words of a name, in any order, narrows the list;
/// the arrow at its end or the Down key shows all.
class SearchPicker : public QLineEdit {
    Q_OBJECT
public:
    SearchPicker(ItemSource source, QWidget* parent);

    const QString& currentId() const { return m_id; }

    void setCurrentId(const QString& id);

    /// Items anew: another language or catalogue.
    void reload();

Q_SIGNALS:
    void picked(const QString& id);
    void unknown(const QString& typed); ///< nothing is called so; the choice stays

protected:
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void buildCompleter();
    void showAll();
    void narrow(const QString& typed);
    void pick(const QString& id);
    void finish();
    QString labelOf(const QString& id) const;

    ItemSource m_source;
    std::vector<PickerItem> m_items;
    QString m_id;
    QCompleter* m_completer;
    QStandardItemModel* m_model;
};

} // namespace xuanka::controls
