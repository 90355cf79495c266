// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"
#include "app/estimate/kernels/kernel_time.h"
#include "app/plan/kernel_class_row.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace xuanka;
using namespace xuanka::estimate;

namespace {

CsvTable table(const std::string& name) {
    QFile file(QString::fromStdString(XUANKA_SOURCE_DIR "/resources/catalogue/" + name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return readCsv(file.readAll().toStdString()).value_or(CsvTable{});
}

std::vector<plan::KernelClass> shippedClasses() {
    return plan::kernelClassesFromTables(table("kernel_classes.csv"),
                                         table("kernel_coefficients.csv"))
        .value_or(std::vector<plan::KernelClass>{});
}

DeviceRates h100() {
    return {FlopPerSecond(989.4e12), FlopPerSecond(989.4e12), BytesPerSecond(3.35e12), 132.0};
}

} // namespace

class TestKernels : public QObject {
    Q_OBJECT

private slots:

    void everyClassResolvesEveryFormat() {
        const auto classes = shippedClasses();
        QVERIFY(classes.size() > 15);
        for (const auto& one : classes)
            for (const char* format : {"bf16", "fp8", "fp8-block", "nvfp4", "w4a16", "w4a8"}) {
                const auto k = resolveKernels(classes, one.id, format, "fp8");
                QVERIFY2(k.has_value(), (one.id + " " + format).c_str());
                QVERIFY(k->gemm.compute > 0.0 && k->gemm.compute <= 1.0);
                QVERIFY(k->multiprocessorRate > 1e11);
            }
    }

    void unknownClassIsAnError() {
        const auto k = resolveKernels(shippedClasses(), "no-such-class", "bf16", "bf16");
        QVERIFY(!k.has_value());
        QCOMPARE(k.error().code, ErrorCode::UnknownId);
    }

    void largeProductIsNearMeasuredPeak() {
        // Best bf16 product on H100 SXM in a public sweep: 794.5 TFLOPS of 989.4.
        const auto k = resolveKernels(shippedClasses(), "hopper", "bf16", "bf16");
        QVERIFY(k.has_value());
        const double t = gemmTime({8192, 8192, 8192}, h100(), k->gemm).value;
        const double rate = 2.0 * std::pow(8192.0, 3) / t;
        QVERIFY2(rate > 650e12 && rate < 850e12, qPrintable(QString::number(rate)));
    }
};

QTEST_APPLESS_MAIN(TestKernels)
#include "tst_kernels.moc"
