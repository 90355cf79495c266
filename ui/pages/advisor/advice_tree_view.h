// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/advice/walk.h"

#include <QPointF>
#include <QRectF>
#include <QWidget>

#include <vector>

namespace xuanka::pages {

/// A decision tree as drawn: one row a depth, each node with its answers as chips. The walked path
/// is lit, what was not taken stays thin. A press or Enter on a node opens its question. Trees of
/// this kind are deep and narrow, so they run from top to bottom.
class AdviceTreeView : public QWidget {
    Q_OBJECT
public:
    explicit AdviceTreeView(QWidget* parent = nullptr);

    void show(const advice::Tree& tree, const advice::Walk& walk, const std::string& current);
    using QWidget::show;

    QSize sizeHint() const override;

    QSize minimumSizeHint() const override { return {240, 200}; }

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;

Q_SIGNALS:
    void nodeActivated(const QString& id);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Chip {
        QString text;
        QString tip;
        std::string next;
        bool isTaken = false;
        QRectF rect;
    };

    struct Box {
        std::string id;
        QString title;
        std::vector<Chip> chips;
        bool isOnPath = false;
        bool isCurrent = false;
        int depth = 0;
        QRectF rect;
    };

    void place();
    const Box* boxAt(const QPointF& at) const;
    const Box* find(const std::string& id) const;
    void paintEdges(QPainter& painter, bool lit) const;
    void paintBox(QPainter& painter, const Box& box) const;

    std::vector<Box> m_boxes;
    std::vector<std::string> m_path;
    int m_rows = 0;
};

} // namespace xuanka::pages
