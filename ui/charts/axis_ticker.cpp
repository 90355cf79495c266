// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axis_ticker.h"

#include <qcustomplot.h>

namespace xuanka::charts {

namespace {

QString labelOf(double value, bool isShare, text::Language language) {
    const text::Format format(language);
    return isShare ? format.figure(value, UnitKind::Share) : format.number(value, 4);
}

class LinearTicker : public QCPAxisTicker {
public:
    LinearTicker(bool isShare, text::Language language)
        : m_isShare(isShare), m_language(language) {}

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        return labelOf(qFuzzyIsNull(tick) ? 0.0 : tick, m_isShare, m_language);
    }

    int getSubTickCount(double) override { return 0; }

private:
    bool m_isShare;
    text::Language m_language;
};

class LogTicker : public QCPAxisTickerLog {
public:
    LogTicker(double base, text::Language language) : m_language(language) {
        setLogBase(base);
        setSubTickCount(0);
    }

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        return labelOf(tick, false, m_language);
    }

private:
    text::Language m_language;
};

} // namespace

QSharedPointer<QCPAxisTicker> tickerOf(const Axis& axis, text::Language language) {
    if (axis.scale == Scale::Linear) {
        QSharedPointer<QCPAxisTicker> ticker(new LinearTicker(axis.isShare, language));
        ticker->setTickCount(5);
        return ticker;
    }
    const double base = axis.scale == Scale::PowersOfTwo ? 2.0 : 10.0;
    return QSharedPointer<QCPAxisTicker>(new LogTicker(base, language));
}

QSharedPointer<QCPAxisTicker> namesTicker(const std::vector<QString>& names) {
    QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (std::size_t i = 0; i < names.size(); ++i)
        ticker->addTick(static_cast<double>(i), names[i]);
    return ticker;
}

} // namespace xuanka::charts
