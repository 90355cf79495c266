// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/scenario_actions.h"

#include "ui/window/command_table.h"
#include "ui/window/scenario_bar.h"

#include <QWidget>

namespace xuanka::window {

ScenarioActions::ScenarioActions(document::Document& document, const Doors& doors, QWidget* window)
    : QObject(window), m_document(document), m_doors(doors), m_window(window) {}

void ScenarioActions::wire(Commands& commands) {
    commands.on("scenario.duplicate", [this] { duplicate(); });
    commands.on("scenario.add", [this] { add(); });
    commands.on("scenario.rename", [this] { rename(); });
    commands.on("scenario.remove", [this] { remove(); });
    commands.on("scenario.next", [this] { next(); });
    commands.on("scenario.reset", [this] { reset(); });
    const auto several = [this, &commands] {
        const bool isOne = m_document.project()->scenarios.size() == 1;
        commands.action(QStringLiteral("scenario.remove"))->setEnabled(!isOne);
        commands.action(QStringLiteral("scenario.next"))->setEnabled(!isOne);
    };
    connect(&m_document, &document::Document::settled, &commands, several);
    several();
}

void ScenarioActions::duplicate() {
    const scenario::Project& project = *m_document.committed();
    scenario::Scenario copy = m_document.committedScenario();
    copy.name = tr("%1 (copy)").arg(scenarioName(project, project.current)).toStdString();
    m_document.addScenario(std::move(copy), tr("Duplicate scenario"));
}

void ScenarioActions::add() {
    scenario::Scenario fresh;
    fresh.candidates = m_document.committedScenario().candidates;
    m_document.addScenario(std::move(fresh), tr("Add scenario"));
}

void ScenarioActions::rename() {
    const scenario::Project& project = *m_document.committed();
    const QString name = m_doors.askText(m_window, tr("Rename scenario"), tr("Name"),
                                         scenarioName(project, project.current));
    if (!name.trimmed().isEmpty())
        m_document.commit(scenario::Edit{"name", name.trimmed().toStdString()});
}

void ScenarioActions::remove() {
    m_document.removeScenario(m_document.committed()->current, tr("Remove scenario"));
}

void ScenarioActions::next() {
    const scenario::Project& project = *m_document.committed();
    m_document.select((project.current + 1) % project.scenarios.size());
}

void ScenarioActions::reset() {
    const scenario::Scenario& now = m_document.committedScenario();
    scenario::Scenario fresh;
    fresh.name = now.name;
    fresh.notes = now.notes;
    fresh.candidates = now.candidates;
    m_document.commit(std::move(fresh), tr("Reset scenario"));
}

} // namespace xuanka::window
