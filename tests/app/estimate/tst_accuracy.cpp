// SPDX-License-Identifier: GPL-3.0-or-later
// The promise of the accuracy page for memory, on every public measurement at hand.
#include "app/base/result.h"
#include "app/estimate/validate/error_groups.h"
#include "tests/support/shipped_catalogue.h"

#include <QTest>

using namespace xuanka;
using namespace xuanka::estimate;

namespace {

struct Promise {
    const char* kind;
    double median;
    double p90;
};

std::vector<Measurement> allMeasurements() {
    std::vector<Measurement> out;
    const QDir folder(QStringLiteral(XUANKA_SHARED_DIR "/data/measurements"));
    for (const QString& name : folder.entryList({QStringLiteral("*.csv")}, QDir::Files)) {
        auto rows = readMeasurements(support::readAll(folder.filePath(name)));
        if (!rows)
            throw std::runtime_error(name.toStdString() + " " + rows.error().field);
        out.insert(out.end(), rows->begin(), rows->end());
    }
    return out;
}

const std::vector<Trial>& trials() {
    static const std::vector<Trial> all = tryAll(allMeasurements(), support::shippedCatalogue());
    return all;
}

std::vector<Trial> ofKind(const std::string& kind) {
    std::vector<Trial> out;
    for (const Trial& t : trials())
        if (metricKind(t.row) == kind)
            out.push_back(t);
    return out;
}

} // namespace

class TestAccuracy : public QObject {
    Q_OBJECT

private slots:

    void initTestCase() {
        if (!QDir(QStringLiteral(XUANKA_SHARED_DIR "/data/measurements")).exists())
            QSKIP("the public measurements are not beside the source");
    }

    void memoryIsAsPromised_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("median");
        QTest::addColumn<double>("p90");
        for (const Promise& p : {Promise{"metric.training_memory", 0.03, 0.10},
                                 Promise{"metric.inference_memory", 0.01, 0.04},
                                 Promise{"metric.file_size", 0.005, 0.01}})
            QTest::newRow(p.kind) << QString::fromLatin1(p.kind) << p.median << p.p90;
    }

    void memoryIsAsPromised() {
        QFETCH(QString, kind);
        QFETCH(double, median);
        QFETCH(double, p90);
        const auto rows = ofKind(kind.toStdString());
        const auto groups = errorGroups(rows, metricKind);
        QCOMPARE(groups.size(), std::size_t{1});
        const ErrorGroup& g = groups.front();
        QCOMPARE(g.predicted, g.rows);
        QVERIFY2(g.median <= median, qPrintable(QString::number(g.median)));
        QVERIFY2(g.p90 <= p90, qPrintable(QString::number(g.p90)));
        QVERIFY2(g.inside >= 0.75 && g.inside <= 0.92, qPrintable(QString::number(g.inside)));
    }

    void verdictsAreRight() {
        const auto rows = ofKind("metric.fits");
        const auto groups = errorGroups(rows, metricKind);
        QVERIFY(groups.front().rows >= 100);
        QCOMPARE(groups.front().predicted, groups.front().rows);
        QVERIFY2(groups.front().median <= 0.02, qPrintable(QString::number(groups.front().median)));
    }

    void nearlyEveryRowIsPredicted() {
        std::size_t refused = 0;
        for (const Refusal& r : refusals(trials()))
            refused += r.rows;
        const double share = static_cast<double>(refused) / static_cast<double>(trials().size());
        QVERIFY2(share <= 0.01, qPrintable(QString::number(share)));
    }
};

QTEST_APPLESS_MAIN(TestAccuracy)
#include "tst_accuracy.moc"
