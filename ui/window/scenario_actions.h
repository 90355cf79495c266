// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/window/doors.h"

#include <QObject>

class QWidget;

namespace xuanka::window {

class Commands;

/// The commands of the scenario menu: each one undo step.
class ScenarioActions : public QObject {
    Q_OBJECT
public:
    ScenarioActions(document::Document& document, const Doors& doors, QWidget* window);

    void wire(Commands& commands);

private:
    void duplicate();
    void add();
    void rename();
    void remove();
    void next();
    void reset();

    document::Document& m_document;
    const Doors& m_doors;
    QWidget* m_window;
};

} // namespace xuanka::window
