// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "ui/report/blocks.h"
#include "ui/report/pages.h"

#include <QByteArray>

namespace xuanka::report {

struct PdfProperties {
    QString title;
    QString subject;
    QString author;
    QStringList keywords;
    QString language; ///< "zh-CN", "en"
    QString date;     ///< "2026-12-01": the only date in the file
};

/// The pages as a PDF with outline, page labels, links and document properties. The same pages and
/// properties give the same bytes. Window thread only (charts are widgets).
Result<QByteArray> pdfFile(const Booklet&, const PdfProperties&);

} // namespace xuanka::report
