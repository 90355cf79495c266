// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"
#include "ui/pages/workbench/input_rows.h"

#include <QHash>
#include <QScrollArea>

#include <array>

class QVBoxLayout;

namespace xuanka::controls {
class FieldControl;
class Section;
} // namespace xuanka::controls

namespace xuanka::pages {

/// The left side of the workbench: every input of the plan bound to its field, those of the task
/// alone. What is wrong with a field is said below it, with the nearest legal value one click away.
class InputPanel : public QScrollArea {
    Q_OBJECT
public:
    InputPanel(const PageContext& context, QWidget* parent);

    void showOutlook(const outlook::Outlook& outlook);

    QSize sizeHint() const override { return {312, 640}; }

    QSize minimumSizeHint() const override { return {240, 200}; }

Q_SIGNALS:
    void statusMessage(const QString& sentence);

private:
    void build(InputGroup group);
    void addRow(const InputRow& row, controls::Section& section);
    void bind(controls::FieldControl& control);
    void alignLabels();
    void commit(const scenario::Edit& edit);
    void reset(const QString& key);
    void showProblems(const outlook::Outlook& outlook);
    void say(const Result<void>& done);

    PageContext m_context;
    QVBoxLayout* m_column;
    QHash<QString, controls::FieldControl*> m_controls;
    std::array<controls::Section*, static_cast<std::size_t>(InputGroup::Count)> m_sections{};
    std::array<bool, static_cast<std::size_t>(InputGroup::Count)> m_isBuilt{};
    std::shared_ptr<const scenario::Scenario> m_shown;
};

/// One line for a reader that may click: what is wrong, and a link to the nearest legal value.
QString problemHtml(const Error& error, const QString& useWord);

/// The edit that puts the nearest legal value of an error in force; empty where there is none.
std::optional<scenario::Edit> repair(const Error& error);

} // namespace xuanka::pages
