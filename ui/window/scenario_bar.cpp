// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/scenario_bar.h"

#include "ui/controls/calm_combo_box.h"
#include "ui/window/command_table.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace xuanka::window {

QString scenarioName(const scenario::Project& project, std::size_t index) {
    const std::string& name = project.scenarios[index].name;
    return name.empty() ? ScenarioBar::tr("Scenario %1").arg(index + 1)
                        : QString::fromStdString(name);
}

ScenarioBar::ScenarioBar(document::Document& document, const Commands& commands, QWidget* parent)
    : QWidget(parent), m_document(document), m_box(new controls::CalmComboBox(this)) {
    setObjectName(QStringLiteral("scenario-bar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 2, 6, 2);
    row->setSpacing(2);
    row->addWidget(m_box);
    m_box->setObjectName(QStringLiteral("scenario-box"));
    m_box->setMinimumWidth(180);
    for (const char* id :
         {"scenario.duplicate", "scenario.add", "edit.undo", "edit.redo", "view.palette"})
        addButton(commands, id);
    connect(m_box, &QComboBox::activated, this,
            [this](int index) { m_document.select(static_cast<std::size_t>(index)); });
    connect(&m_document, &document::Document::settled, this, &ScenarioBar::fill);
    retranslate();
}

void ScenarioBar::addButton(const Commands& commands, const char* id) {
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("bar-") + QLatin1String(id));
    button->setDefaultAction(commands.action(QString::fromLatin1(id)));
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
}

void ScenarioBar::fill() {
    const scenario::Project& project = *m_document.project();
    m_box->clear();
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        m_box->addItem(scenarioName(project, i));
    m_box->setCurrentIndex(static_cast<int>(project.current));
}

void ScenarioBar::retranslate() {
    m_box->setToolTip(tr("The scenario that every page shows"));
    m_box->setAccessibleName(tr("Scenario"));
    fill();
}

void ScenarioBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace xuanka::window
