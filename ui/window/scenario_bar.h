// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace xuanka::window {

class Commands;

/// Which scenario of the project is open, at the end of the menu bar, with undo and redo beside it.
class ScenarioBar : public QWidget {
    Q_OBJECT
public:
    ScenarioBar(document::Document& document, const Commands& commands, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void addButton(const Commands& commands, const char* id);
    void fill();
    void retranslate();

    document::Document& m_document;
    QComboBox* m_box;
};

/// What a scenario is called: its name, or "Scenario 2".
QString scenarioName(const scenario::Project&, std::size_t index);

} // namespace xuanka::window
