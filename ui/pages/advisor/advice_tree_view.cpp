// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/advice_tree_view.h"

#include "ui/text/voice.h"
#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <map>

namespace xuanka::pages {

namespace {

constexpr double kPad = 8.0;
constexpr double kTitle = 18.0;
constexpr double kChip = 20.0;
constexpr double kBetweenRows = 20.0;
constexpr double kBetweenBoxes = 12.0;
constexpr double kChipGap = 4.0;
constexpr double kBox = kTitle + kChip + 12.0;

/// Longest way from the root to each node: a branch that meets another again stands below it.
std::map<std::string, int> depths(const advice::Tree& tree) {
    std::map<std::string, int> depth{{tree.root, 0}};
    // A graph without circles: as many rounds as it has nodes settle every depth.
    for (std::size_t round = 0; round < tree.nodes.size(); ++round)
        for (const advice::Node& n : tree.nodes) {
            const auto at = depth.find(n.id);
            if (at == depth.end())
                continue;
            for (const advice::Answer& a : n.answers)
                if (!a.next.empty())
                    depth[a.next] = std::max(depth[a.next], at->second + 1);
        }
    return depth;
}

} // namespace

AdviceTreeView::AdviceTreeView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void AdviceTreeView::show(const advice::Tree& tree,
                          const advice::Walk& walk,
                          const std::string& current) {
    const text::Voice voice;
    const auto depth = depths(tree);
    m_boxes.clear();
    m_path.clear();
    m_rows = 0;
    for (const advice::Step& s : walk.steps)
        m_path.push_back(s.nodeId);
    for (const advice::Node& n : tree.nodes) {
        const auto at = depth.find(n.id);
        if (at == depth.end())
            continue; // nothing leads there
        Box box;
        box.id = n.id;
        box.title = voice.say(n.title);
        box.depth = at->second;
        box.isCurrent = n.id == current;
        const auto step = std::ranges::find(walk.steps, n.id, &advice::Step::nodeId);
        box.isOnPath = step != walk.steps.end();
        for (const advice::Answer& a : n.answers)
            box.chips.push_back({voice.say(a.label),
                                 voice.say(a.consequence),
                                 a.next,
                                 box.isOnPath && step->answerId == a.id,
                                 {}});
        m_rows = std::max(m_rows, box.depth + 1);
        m_boxes.push_back(std::move(box));
    }
    QStringList path;
    for (const std::string& id : m_path)
        if (const Box* b = find(id))
            path << b->title;
    setAccessibleDescription(path.join(QStringLiteral(", ")));
    place();
    updateGeometry();
    update();
}

void AdviceTreeView::place() {
    std::map<int, std::vector<Box*>> rows;
    for (Box& b : m_boxes)
        rows[b.depth].push_back(&b);
    for (auto& [depth, boxes] : rows) {
        const double n = static_cast<double>(boxes.size());
        const double w = (width() - 2 * kPad - (n - 1) * kBetweenBoxes) / n;
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            Box& b = *boxes[i];
            b.rect = QRectF(kPad + static_cast<double>(i) * (w + kBetweenBoxes),
                            kPad + depth * (kBox + kBetweenRows), w, kBox);
            const double count = static_cast<double>(std::max<std::size_t>(1, b.chips.size()));
            const double chip = (w - 2 * kPad - (count - 1) * kChipGap) / count;
            for (std::size_t c = 0; c < b.chips.size(); ++c)
                b.chips[c].rect =
                    QRectF(b.rect.left() + kPad + static_cast<double>(c) * (chip + kChipGap),
                           b.rect.top() + kTitle + 6.0, chip, kChip);
        }
    }
}

QSize AdviceTreeView::sizeHint() const {
    return {420, heightForWidth(420)};
}

int AdviceTreeView::heightForWidth(int) const {
    return static_cast<int>(2 * kPad + m_rows * kBox + std::max(0, m_rows - 1) * kBetweenRows);
}

const AdviceTreeView::Box* AdviceTreeView::find(const std::string& id) const {
    const auto it = std::ranges::find(m_boxes, id, &Box::id);
    return it == m_boxes.end() ? nullptr : &*it;
}

const AdviceTreeView::Box* AdviceTreeView::boxAt(const QPointF& at) const {
    const auto it =
        std::ranges::find_if(m_boxes, [&](const Box& b) { return b.rect.contains(at); });
    return it == m_boxes.end() ? nullptr : &*it;
}

void AdviceTreeView::paintEdges(QPainter& painter, bool lit) const {
    const theme::Colours& c = theme::coloursOf(palette());
    painter.setPen(QPen(lit ? c.accent : c.line, lit ? 2.0 : 1.0));
    for (const Box& box : m_boxes)
        for (const Chip& chip : box.chips) {
            const Box* to = find(chip.next);
            if (to == nullptr || chip.isTaken != lit)
                continue;
            const QPointF from(chip.rect.center().x(), box.rect.bottom());
            const QPointF end(to->rect.center().x(), to->rect.top());
            const double bend = (end.y() - from.y()) / 2.0;
            QPainterPath path(from);
            path.cubicTo(from + QPointF(0, bend), end - QPointF(0, bend), end);
            painter.drawPath(path);
        }
}

void AdviceTreeView::paintBox(QPainter& painter, const Box& box) const {
    const theme::Colours& c = theme::coloursOf(palette());
    painter.setPen(QPen(box.isCurrent ? c.accent : c.line, box.isCurrent ? 2.0 : 1.0));
    painter.setBrush(box.isOnPath ? c.base : c.window);
    painter.drawRoundedRect(box.rect, 4.0, 4.0);
    painter.setFont(theme::font(theme::TextSize::Caption, true));
    painter.setPen(box.isOnPath ? c.text : c.quiet);
    painter.drawText(
        QRectF(box.rect.left() + kPad, box.rect.top() + 3.0, box.rect.width() - 2 * kPad, kTitle),
        Qt::AlignLeft | Qt::AlignVCenter, box.title);
    painter.setFont(theme::font(theme::TextSize::Caption));
    const QFontMetricsF metrics(painter.font());
    for (const Chip& chip : box.chips) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(chip.isTaken ? c.accent : c.alternate);
        painter.drawRoundedRect(chip.rect, 3.0, 3.0);
        painter.setPen(chip.isTaken ? c.onAccent : c.quiet);
        const QRectF inner = chip.rect.adjusted(4, 0, -4, 0);
        painter.drawText(inner, Qt::AlignCenter,
                         metrics.elidedText(chip.text, Qt::ElideRight, inner.width()));
    }
}

void AdviceTreeView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    paintEdges(painter, false);
    painter.setBrush(Qt::NoBrush);
    paintEdges(painter, true);
    for (const Box& box : m_boxes)
        paintBox(painter, box);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme::coloursOf(palette()).accent, 1.0, Qt::DotLine));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void AdviceTreeView::resizeEvent(QResizeEvent* event) {
    place();
    QWidget::resizeEvent(event);
}

void AdviceTreeView::mousePressEvent(QMouseEvent* event) {
    if (const Box* box = boxAt(event->position()); box != nullptr && box->isOnPath)
        Q_EMIT nodeActivated(QString::fromStdString(box->id));
}

void AdviceTreeView::keyPressEvent(QKeyEvent* event) {
    const auto current = std::ranges::find_if(m_boxes, &Box::isCurrent);
    const auto at =
        current == m_boxes.end() ? m_path.end() : std::ranges::find(m_path, current->id);
    if (event->key() == Qt::Key_Up && at != m_path.begin() && at != m_path.end())
        Q_EMIT nodeActivated(QString::fromStdString(*std::prev(at)));
    else if (event->key() == Qt::Key_Down && at != m_path.end() && std::next(at) != m_path.end())
        Q_EMIT nodeActivated(QString::fromStdString(*std::next(at)));
    else
        QWidget::keyPressEvent(event);
}

bool AdviceTreeView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const Box* box = boxAt(help->pos())) {
            QString tip = box->title;
            for (const Chip& chip : box->chips)
                if (chip.rect.contains(help->pos()))
                    tip = chip.text + QLatin1Char('\n') + chip.tip;
            QToolTip::showText(help->globalPos(), tip, this);
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace xuanka::pages
