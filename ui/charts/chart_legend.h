// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_theme.h"

#include <QAbstractButton>
#include <QSet>

namespace xuanka::charts {

/// One name with its colour. A button where it hides its curve, a mere key where it names a part.
class LegendEntry : public QAbstractButton {
    Q_OBJECT
public:
    LegendEntry(const QString& id, bool hides, QWidget* parent);

    const QString& id() const { return m_id; }

    void showAs(const QString& name, const Ink& ink, bool isEmphasised);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QFont nameFont() const;

    QString m_id;
    Ink m_ink;
    bool m_hides;
    bool m_isEmphasised = false;
};

/// The names of what a chart shows, in rows that wrap.
class ChartLegend : public QWidget {
    Q_OBJECT
public:
    explicit ChartLegend(QWidget* parent);

    void show(const ChartSpec&);
    void setHidden(const QSet<QString>& ids);

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void toggled(const QString& id, bool isShown);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Name {
        QString id;
        QString name;
        Ink ink;
        bool hides = false;
        bool isEmphasised = false;

        friend bool operator==(const Name&, const Name&) = default;
    };

    static std::vector<Name> namesOf(const ChartSpec&);
    void rebuild();
    int flow(int width, bool places) const;

    std::vector<Name> m_names;
    QList<LegendEntry*> m_entries;
};

} // namespace xuanka::charts
