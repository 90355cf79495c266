// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_legend.h"

#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace xuanka::charts {

namespace {

constexpr int kSwatch = 14;
constexpr int kGap = 6;
constexpr int kBetween = 14;
constexpr int kRow = 20;

} // namespace

LegendEntry::LegendEntry(const QString& id, bool hides, QWidget* parent)
    : QAbstractButton(parent), m_id(id), m_hides(hides) {
    setObjectName(QStringLiteral("legend.") + id);
    setCheckable(hides);
    setChecked(hides);
    setFocusPolicy(hides ? Qt::TabFocus : Qt::NoFocus);
    if (hides)
        setCursor(Qt::PointingHandCursor);
    setProperty("isCaption", !hides); // names a colour and does nothing
}

void LegendEntry::showAs(const QString& name, const Ink& ink, bool isEmphasised) {
    m_ink = ink;
    m_isEmphasised = isEmphasised;
    setText(name);
    setAccessibleName(name);
    if (m_hides)
        setToolTip(tr("Show or hide %1").arg(name));
    updateGeometry();
    update();
}

QFont LegendEntry::nameFont() const {
    return theme::font(theme::TextSize::Caption, m_isEmphasised);
}

QSize LegendEntry::sizeHint() const {
    return {kSwatch + kGap + QFontMetrics(nameFont()).horizontalAdvance(text()) + 2, kRow};
}

void LegendEntry::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && m_hides)
        setToolTip(tr("Show or hide %1").arg(text()));
    QAbstractButton::changeEvent(event);
}

void LegendEntry::paintEvent(QPaintEvent*) {
    const theme::Colours& c = theme::coloursOf(palette());
    const QColor ink = screenTheme(palette()).colour(m_ink);
    const bool isShown = !m_hides || isChecked();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    if (m_hides) {
        p.setPen(
            QPen(isShown ? ink : c.line, m_isEmphasised ? 3.4 : 2.4, Qt::SolidLine, Qt::RoundCap));
        p.drawLine(QPointF(2.0, middle), QPointF(kSwatch - 2.0, middle));
    } else {
        p.setPen(Qt::NoPen);
        p.setBrush(ink);
        p.drawRoundedRect(QRectF(2.0, middle - 4.5, 9.0, 9.0), 2, 2);
    }
    QFont font = nameFont();
    font.setStrikeOut(!isShown);
    p.setFont(font);
    p.setPen(isShown && (underMouse() || m_isEmphasised) ? c.text : c.quiet);
    p.drawText(rect().adjusted(kSwatch + kGap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    if (!hasFocus())
        return;
    p.setPen(QPen(c.accent, 1.6));
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(QRectF(rect()).adjusted(0.8, 0.8, -0.8, -0.8), 3, 3);
}

ChartLegend::ChartLegend(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

std::vector<ChartLegend::Name> ChartLegend::namesOf(const ChartSpec& spec) {
    std::vector<Name> names;
    for (const Series& s : spec.series)
        names.push_back({s.id, s.name, s.ink, true, s.isEmphasised});
    // Parts of bars in the order of the first bar that has them; parts of nothing are not named.
    for (const Bar& bar : spec.bars)
        for (const Part& part : bar.parts) {
            const auto isSame = [&](const Name& n) { return n.ink == part.ink; };
            if (part.value > 0.0 && std::ranges::none_of(names, isSame))
                names.push_back({part.name, part.name, part.ink, false, false});
        }
    if (!spec.bars.empty())
        std::ranges::sort(names, {}, [](const Name& n) { return n.ink.index; });
    return names;
}

void ChartLegend::show(const ChartSpec& spec) {
    std::vector<Name> names = namesOf(spec);
    if (names == m_names)
        return;
    m_names = std::move(names);
    rebuild();
}

void ChartLegend::rebuild() {
    const auto fits = [&](qsizetype i) {
        const Name& name = m_names[static_cast<std::size_t>(i)];
        return m_entries[i]->id() == name.id && m_entries[i]->isCheckable() == name.hides;
    };
    bool isSame = m_entries.size() == static_cast<qsizetype>(m_names.size());
    for (qsizetype i = 0; isSame && i < m_entries.size(); ++i)
        isSame = fits(i);
    if (!isSame) {
        qDeleteAll(m_entries);
        m_entries.clear();
        for (const Name& name : m_names) {
            auto* entry = new LegendEntry(name.id, name.hides, this);
            connect(entry, &LegendEntry::toggled, this,
                    [this, id = name.id](bool isOn) { Q_EMIT toggled(id, isOn); });
            entry->setVisible(true);
            m_entries.append(entry);
        }
    }
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        const Name& name = m_names[static_cast<std::size_t>(i)];
        m_entries[i]->showAs(name.name, name.ink, name.isEmphasised);
    }
    updateGeometry();
    flow(width(), true);
}

void ChartLegend::setHidden(const QSet<QString>& ids) {
    for (LegendEntry* entry : std::as_const(m_entries)) {
        const QSignalBlocker quiet(entry);
        if (entry->isCheckable())
            entry->setChecked(!ids.contains(entry->id()));
    }
}

int ChartLegend::flow(int width, bool places) const {
    const QMargins margins = contentsMargins();
    const int right = width - margins.right();
    int x = margins.left();
    int y = margins.top();
    for (LegendEntry* entry : m_entries) {
        const QSize size = entry->sizeHint();
        if (x > margins.left() && x + size.width() > right) {
            x = margins.left();
            y += kRow;
        }
        if (places)
            entry->setGeometry(x, y, std::min(size.width(), std::max(1, right - x)), size.height());
        x += size.width() + kBetween;
    }
    return m_entries.isEmpty() ? 0 : y + kRow + margins.bottom();
}

int ChartLegend::heightForWidth(int width) const {
    return flow(width, false);
}

QSize ChartLegend::sizeHint() const {
    return {200, flow(std::max(width(), 200), false)};
}

QSize ChartLegend::minimumSizeHint() const {
    return {80, m_entries.isEmpty() ? 0 : kRow};
}

void ChartLegend::resizeEvent(QResizeEvent*) {
    flow(width(), true);
}

} // namespace xuanka::charts
