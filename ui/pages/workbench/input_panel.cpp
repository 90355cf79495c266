// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workbench/input_panel.h"

#include "app/model/parameter_count.h"
#include "ui/controls/make_control.h"
#include "ui/controls/section.h"
#include "ui/text/voice.h"

#include <QLabel>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace xuanka::pages {

namespace {

constexpr double kBillion = 1e9;
constexpr int kLabelWidth = 104; ///< one column over all groups

std::size_t indexOf(InputGroup group) {
    return static_cast<std::size_t>(group);
}

/// The scenario as its controls show it: the size slider stands at the chosen model's own size
/// while no other is asked for.
scenario::Scenario asShown(const outlook::Outlook& outlook) {
    scenario::Scenario shown = outlook.scenario;
    double& size = shown.choice.workload.sizeBillions;
    if (size <= 0.0 && outlook.plan)
        size = static_cast<double>(model::totalParameters(*outlook.plan->model)) / kBillion;
    return shown;
}

} // namespace

QString problemHtml(const Error& error, const QString& useWord) {
    QString line = text::Voice().line(error).toHtmlEscaped();
    if (repair(error))
        line += QStringLiteral(" <a href=\"repair\">%1</a>")
                    .arg(useWord.arg(QString::fromStdString(error.nearest).toHtmlEscaped()));
    return line;
}

std::optional<scenario::Edit> repair(const Error& error) {
    const scenario::Field* field = scenario::findField(error.field);
    if (!field || error.nearest.empty())
        return std::nullopt;
    auto value = scenario::parseValue(*field, error.nearest);
    if (!value)
        return std::nullopt;
    return scenario::Edit{std::string(field->key), std::move(*value)};
}

InputPanel::InputPanel(const PageContext& context, QWidget* parent)
    : QScrollArea(parent), m_context(context) {
    setObjectName(QStringLiteral("inputs"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* body = new QWidget(this);
    m_column = new QVBoxLayout(body);
    m_column->setContentsMargins(12, 12, 12, 12);
    m_column->setSpacing(8);
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        const auto group = static_cast<InputGroup>(i);
        auto* section = new controls::Section(titleOf(group), body);
        m_sections[i] = section;
        m_column->addWidget(section);
        connect(section, &controls::Section::foldedChanged, this,
                [this, group](bool isFolded) { isFolded ? void() : build(group); });
        if (startsFolded(group))
            section->setFolded(true);
        else
            build(group);
    }
    m_column->addStretch(1);
    setWidget(body);
}

void InputPanel::build(InputGroup group) {
    if (std::exchange(m_isBuilt[indexOf(group)], true))
        return;
    for (const InputRow& row : inputRows())
        if (row.group == group && scenario::findField(row.key))
            addRow(row, *m_sections[indexOf(group)]);
    if (!m_shown)
        return;
    for (const InputRow& row : inputRows())
        if (auto* control = m_controls.value(QString::fromLatin1(row.key)))
            control->showScenario(*m_shown);
}

void InputPanel::addRow(const InputRow& row, controls::Section& section) {
    auto* control = controls::makeControl(row.key, m_context.library->catalogue, &section);
    m_controls.insert(QString::fromLatin1(row.key), control);
    control->setVisible(!m_shown || row.matters(m_shown->choice));
    section.add(control);
    bind(*control);
}

void InputPanel::bind(controls::FieldControl& control) {
    using controls::FieldControl;
    connect(&control, &FieldControl::previewed, this,
            [this](const scenario::Edit& e) { say(m_context.document.preview(e)); });
    connect(&control, &FieldControl::committed, this, &InputPanel::commit);
    connect(&control, &FieldControl::resetRequested, this, &InputPanel::reset);
    if (auto* problem = control.findChild<QLabel*>(QStringLiteral("problem"))) {
        problem->setTextFormat(Qt::RichText);
        problem->setTextInteractionFlags(Qt::LinksAccessibleByMouse |
                                         Qt::LinksAccessibleByKeyboard);
        connect(problem, &QLabel::linkActivated, this, [this, problem] {
            const std::string key = problem->property("field").toString().toStdString();
            const std::string nearest = problem->property("nearest").toString().toStdString();
            if (const auto edit = repair({ErrorCode::InvalidValue, key, {}, {}, nearest, {}}))
                commit(*edit);
        });
    }
}

void InputPanel::commit(const scenario::Edit& edit) {
    if (edit.field != "model") {
        say(m_context.document.commit(edit));
        return;
    }
    // A model of the catalogue pins its own size: the slider no longer asks for another.
    const std::array edits{edit, scenario::Edit{"size", 0.0}};
    say(m_context.document.commit(edits, text::Voice().fieldLabel("model")));
}

void InputPanel::reset(const QString& key) {
    const scenario::Field* field = scenario::findField(key.toStdString());
    if (field)
        commit({std::string(field->key), field->read(scenario::Scenario{})});
}

void InputPanel::say(const Result<void>& done) {
    if (!done)
        Q_EMIT statusMessage(text::Voice().line(done.error()));
}

void InputPanel::showOutlook(const outlook::Outlook& outlook) {
    const scenario::Scenario shown = asShown(outlook);
    const bool isSame = m_shown && *m_shown == shown;
    if (!isSame) {
        m_shown = std::make_shared<const scenario::Scenario>(shown);
        for (const InputRow& row : inputRows()) {
            auto* control = m_controls.value(QString::fromLatin1(row.key));
            if (!control)
                continue;
            control->showScenario(shown);
            const bool matters = row.matters(shown.choice);
            if (matters == control->isHidden())
                control->setVisible(matters);
        }
        m_sections[indexOf(InputGroup::Layout)]->setVisible(shown.choice.fleet.gpus > 1);
    }
    alignLabels();
    showProblems(outlook);
}

void InputPanel::alignLabels() {
    for (controls::FieldControl* control : std::as_const(m_controls))
        control->setLabelWidth(kLabelWidth);
}

void InputPanel::showProblems(const outlook::Outlook& outlook) {
    QHash<QString, const Error*> wrong;
    for (const Error& e : outlook.errors) {
        const scenario::Field* field = scenario::findField(e.field);
        if (!field)
            continue;
        const QString key = QString::fromUtf8(field->key.data(), qsizetype(field->key.size()));
        if (!wrong.contains(key))
            wrong.insert(key, &e);
    }
    for (auto it = m_controls.cbegin(); it != m_controls.cend(); ++it) {
        const Error* e = wrong.value(it.key());
        it.value()->showProblem(e ? problemHtml(*e, tr("Use %1")) : QString());
        auto* problem = it.value()->findChild<QLabel*>(QStringLiteral("problem"));
        if (problem && e) {
            problem->setProperty("field", it.key());
            problem->setProperty("nearest", QString::fromStdString(e->nearest));
        }
    }
}

} // namespace xuanka::pages
