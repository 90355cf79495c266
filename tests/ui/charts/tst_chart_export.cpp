// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_charts.h"
#include "ui/charts/chart_export.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;
using namespace xuanka::charts;

class TstChartExport : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void pngHasTheSizeAskedFor() {
        const QImage image =
            QImage::fromData(chartFile(test::sampleMemoryChart(), FileFormat::Png));
        QCOMPARE(image.size(), QSize(1920, 1200));
        QCOMPARE(image.pixelColor(3, 600), QColor(Qt::white));
    }

    void svgIsVectorsAndText() {
        const QByteArray svg = chartFile(test::sampleMemoryChart(), FileFormat::Svg);
        QVERIFY(svg.contains("Throughput (tokens/s)"));
        QVERIFY(svg.contains("RTX-4090"));
        QVERIFY(!svg.contains("<image"));
        QVERIFY(svg.count("<polyline") + svg.count("<path") > 3);
    }

    void svgLeavesHiddenCurvesOut() {
        ExportOptions options;
        options.hidden = {QStringLiteral("h100")};
        const QByteArray svg = chartFile(test::sampleMemoryChart(), FileFormat::Svg, options);
        QVERIFY(!svg.contains("H100"));
        QVERIFY(svg.contains("A100-80"));
    }

    void pdfTextCanBeSearchedInChineseToo() {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("pdftotext is not installed");
        ChartSpec spec = test::sampleMemoryChart();
        spec.title = QStringLiteral("显存与吞吐");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("chart.pdf"));
        QVERIFY(exportChart(spec, path));
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
        QVERIFY(reader.waitForFinished());
        const QString text = QString::fromUtf8(reader.readAllStandardOutput());
        QVERIFY2(text.contains(QStringLiteral("Memory per GPU (GiB)")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("显存与吞吐")), qPrintable(text));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("/Subtype /Image"));
    }

    void drawsIntoAPagePainter() {
        QImage page(900, 700, QImage::Format_RGB32);
        page.fill(Qt::red);
        QPainter painter(&page);
        drawChart(painter, QRectF(100, 100, 480, 300), test::sampleMemoryBars());
        painter.end();
        QCOMPARE(page.pixelColor(50, 50), QColor(Qt::red));
        QCOMPARE(page.pixelColor(102, 250), QColor(Qt::white));
        QCOMPARE(page.pixelColor(600, 250), QColor(Qt::red));
    }

    void aWrongNameOrPlaceIsAnErrorAndLeavesNothing() {
        const auto wrong = exportChart(test::sampleMemoryChart(), QStringLiteral("chart.doc"));
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().code, ErrorCode::InvalidValue);
        const auto nowhere =
            exportChart(test::sampleMemoryChart(), QStringLiteral("/nonexistent/chart.png"));
        QVERIFY(!nowhere);
        QCOMPARE(nowhere.error().code, ErrorCode::Io);
    }
};

QTEST_MAIN(TstChartExport)
#include "tst_chart_export.moc"
