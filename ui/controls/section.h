// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace xuanka::controls {

class FieldControl;

/// A group of controls under a small heading that folds it. Labels of a section are equally wide.
class Section : public QWidget {
    Q_OBJECT
public:
    /// `titleId` is a message id of ui/text such as "group.fleet".
    Section(const char* titleId, QWidget* parent);

    void add(QWidget* widget);

    bool isFolded() const { return m_isFolded; }

    void setFolded(bool folded);
    void alignLabels();

Q_SIGNALS:
    void foldedChanged(bool folded);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const char* m_titleId;
    QToolButton* m_head;
    QWidget* m_body;
    QVBoxLayout* m_rows;
    bool m_isFolded = false;
};

} // namespace xuanka::controls
