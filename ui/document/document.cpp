// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include "ui/document/project_command.h"

#include <algorithm>
#include <utility>

namespace xuanka::document {

namespace {

constexpr qint64 kMergeMilliseconds = 1000;
constexpr int kOtherMove = 10000;

/// The field's place in the table: the merge id of its undo steps.
int mergeIdOf(const scenario::Edit& edit) {
    const scenario::Field* field = scenario::findField(edit.field);
    return field == nullptr ? ProjectCommand::kNoMerge
                            : static_cast<int>(field - scenario::fields().data());
}

/// What a person sees before choosing anything: the default plan beside a card of each class that
/// people weigh first. One that the catalogue lacks has no curve.
ProjectPtr firstProject() {
    scenario::Project project;
    project.scenarios.front().candidates = {"rtx-5090-32gb", "l40s-48gb", "a100-sxm4-80gb",
                                            "h100-sxm5-80gb"};
    return std::make_shared<const scenario::Project>(std::move(project));
}

} // namespace

Document::Document(QObject* parent)
    : QObject(parent), m_committed(firstProject()), m_shown(m_committed) {
    connect(&m_undo, &QUndoStack::cleanChanged, this, &Document::fileChanged);
}

Document::~Document() {
    // The stack empties itself on its way out, and "nothing left to undo" is not "saved".
    disconnect(&m_undo, nullptr, this, nullptr);
}

void Document::show(ProjectPtr project, bool isSettled) {
    m_shown = std::move(project);
    if (isSettled)
        m_committed = m_shown;
    Q_EMIT changed();
    if (isSettled)
        Q_EMIT settled();
}

Result<scenario::Project> Document::edited(std::span<const scenario::Edit> edits) const {
    scenario::Project project = *m_committed;
    scenario::Scenario& current = project.scenarios[project.current];
    for (const scenario::Edit& edit : edits) {
        auto next = scenario::apply(current, edit);
        if (!next)
            return fail(next.error());
        current = std::move(*next);
    }
    return project;
}

Result<void> Document::preview(const scenario::Edit& edit) {
    auto project = edited({&edit, 1});
    if (!project)
        return fail(project.error());
    if (*project != *m_shown)
        show(std::make_shared<const scenario::Project>(std::move(*project)), false);
    return {};
}

void Document::cancelPreview() {
    if (isPreviewing())
        show(m_committed, true);
}

int Document::stepId(int mergeId, bool isQuick) const {
    if (mergeId == ProjectCommand::kNoMerge || m_undo.index() == 0)
        return mergeId;
    // The stack merges steps of one id, so what a person did in two separate moves on one field
    // gets two ids in turn.
    const int last = m_undo.command(m_undo.index() - 1)->id();
    const int other = mergeId + kOtherMove;
    if (last != mergeId && last != other)
        return mergeId;
    return isQuick == (last == mergeId) ? mergeId : other;
}

void Document::push(ProjectPtr after, const QString& label, int mergeId) {
    if (*after == *m_committed) {
        cancelPreview();
        return;
    }
    const bool isQuick = m_sinceStep.isValid() && m_sinceStep.elapsed() < kMergeMilliseconds;
    m_sinceStep.start();
    m_undo.push(new ProjectCommand(*this, std::move(after), label, stepId(mergeId, isQuick)));
}

Result<void> Document::commit(const scenario::Edit& edit) {
    auto project = edited({&edit, 1});
    if (!project) {
        cancelPreview();
        return fail(project.error());
    }
    push(std::make_shared<const scenario::Project>(std::move(*project)),
         labelOf ? labelOf(edit) : QString::fromStdString(edit.field), mergeIdOf(edit));
    return {};
}

Result<void> Document::commit(std::span<const scenario::Edit> edits, const QString& label) {
    auto project = edited(edits);
    if (!project) {
        cancelPreview();
        return fail(project.error());
    }
    commit(std::move(*project), label);
    return {};
}

void Document::commit(scenario::Scenario scenario, const QString& label) {
    scenario::Project project = *m_committed;
    project.scenarios[project.current] = std::move(scenario);
    commit(std::move(project), label);
}

void Document::commit(scenario::Project project, const QString& label) {
    push(std::make_shared<const scenario::Project>(std::move(project)), label,
         ProjectCommand::kNoMerge);
}

void Document::select(std::size_t index) {
    if (index >= m_committed->scenarios.size() || index == m_committed->current)
        return;
    auto project = std::make_shared<scenario::Project>(*m_committed);
    project->current = index;
    show(std::move(project), true);
}

void Document::addScenario(scenario::Scenario added, const QString& label) {
    scenario::Project project = *m_committed;
    project.scenarios.push_back(std::move(added));
    project.current = project.scenarios.size() - 1;
    commit(std::move(project), label);
}

void Document::removeScenario(std::size_t index, const QString& label) {
    scenario::Project project = *m_committed;
    if (index >= project.scenarios.size() || project.scenarios.size() == 1)
        return;
    project.scenarios.erase(project.scenarios.begin() + static_cast<std::ptrdiff_t>(index));
    if (project.current > index || project.current == project.scenarios.size())
        --project.current;
    commit(std::move(project), label);
}

bool Document::isModified() const {
    return m_isRestored || !m_undo.isClean();
}

bool Document::isChangedOnDisk() const {
    return !m_path.isEmpty() && fileHash(m_path) != m_baseline;
}

void Document::reset(ProjectPtr project, const QString& path, QByteArray baseline) {
    m_isRestored = false;
    m_path = path;
    m_baseline = std::move(baseline);
    m_sinceStep.invalidate();
    m_committed = project;
    m_undo.clear();
    show(std::move(project), true);
    Q_EMIT fileChanged();
}

void Document::startAnew() {
    reset(firstProject(), {}, {});
}

Result<void> Document::open(const QString& path) {
    auto file = readProject(path);
    if (!file)
        return fail(file.error());
    reset(std::make_shared<const scenario::Project>(std::move(file->project)), path, file->hash);
    return {};
}

Result<void> Document::saveAs(const QString& path) {
    cancelPreview();
    auto hash = writeProject(path, *m_committed);
    if (!hash)
        return fail(hash.error());
    m_path = path;
    m_baseline = *hash;
    m_isRestored = false;
    m_undo.setClean();
    Q_EMIT fileChanged();
    return {};
}

void Document::restore(scenario::Project project, const QString& path, const QByteArray& baseline) {
    const bool isUntouched = !path.isEmpty() && fileHash(path) == baseline;
    reset(std::make_shared<const scenario::Project>(std::move(project)),
          isUntouched ? path : QString(), isUntouched ? baseline : QByteArray());
    m_isRestored = true;
    Q_EMIT fileChanged();
}

} // namespace xuanka::document
