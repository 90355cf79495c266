// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QButtonGroup;

namespace xuanka::controls {

/// One of a few, side by side, such as the tabs under a chart. Arrow keys move along.
class SegmentedButtons : public QWidget {
    Q_OBJECT
public:
    explicit SegmentedButtons(QWidget* parent);

    /// `id` names the button for tests.
    void add(const QString& id, const QString& text, const QString& tip);
    void setTexts(int index, const QString& text, const QString& tip);
    int current() const;
    void setCurrent(int index);

Q_SIGNALS:
    void currentChanged(int index); ///< by a person

private:
    QButtonGroup* m_group;
};

} // namespace xuanka::controls
