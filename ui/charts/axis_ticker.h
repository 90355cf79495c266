// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"

#include <QSharedPointer>

class QCPAxisTicker;

namespace xuanka::charts {

/// Ticks of an axis, labelled as all numbers of the program are ("3,500", "25 %").
QSharedPointer<QCPAxisTicker> tickerOf(const Axis&, text::Language);

/// Names instead of numbers: the rows of bars, counted from the top.
QSharedPointer<QCPAxisTicker> namesTicker(const std::vector<QString>& names);

} // namespace xuanka::charts
