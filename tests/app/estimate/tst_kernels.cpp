// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"
#include "app/estimate/kernels/kernel_time.h"
#include "app/plan/kernel_class_row.h"

#include <QFile>
#include <QTest>

#include <array>
#include <cmath>
#include <random>

using namespace xuanka;
using namespace xuanka::estimate;

namespace {

CsvTable table(const std::string& name) {
    QFile file(QString::fromStdString(XUANKA_SOURCE_DIR "/resources/catalogue/" + name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return readCsv(file.readAll().toStdString()).value_or(CsvTable{});
}

const std::vector<plan::KernelClass>& shippedClasses() {
    static const auto classes =
        plan::kernelClassesFromTables(table("kernel_classes.csv"), table("kernel_coefficients.csv"))
            .value_or(std::vector<plan::KernelClass>{});
    return classes;
}

KernelCoefficients
of(std::string_view classId, std::string_view format = "bf16", std::string_view cache = "bf16") {
    return resolveKernels(shippedClasses(), classId, format, cache).value_or(KernelCoefficients{});
}

DeviceRates h100(double matmul = 989.4e12) {
    return {FlopPerSecond(matmul), FlopPerSecond(989.4e12), BytesPerSecond(3.35e12), 132.0};
}

constexpr std::array kFormats{"bf16", "fp8", "fp8-block", "nvfp4", "w4a16", "w4a16-mx", "w4a8"};

double flop(const GemmShape& s) {
    return 2.0 * s.m * s.n * s.k;
}

/// Coefficients that cost nothing and reach everything: what is left is the roofline.
GemmCoefficients idealGemm() {
    GemmCoefficients c;
    c.compute = c.stream = 1.0;
    c.tileBandwidth = 1e18;
    c.splitLength = 1e9;
    return c;
}

bool within(double value, double expected, double share) {
    return std::abs(value / expected - 1.0) <= share;
}

} // namespace

class TestKernels : public QObject {
    Q_OBJECT

private slots:

    void everyClassResolvesEveryFormat() {
        QVERIFY(shippedClasses().size() > 15);
        for (const auto& one : shippedClasses())
            for (const char* format : kFormats) {
                const auto k = resolveKernels(shippedClasses(), one.id, format, "fp8");
                QVERIFY2(k.has_value(), (one.id + " " + format).c_str());
                QVERIFY(k->gemm.compute > 0.0 && k->gemm.compute <= 1.0);
                QVERIFY(k->moe.compute > 0.0 && k->moe.compute <= 1.0);
                QVERIFY(k->gemm.stream <= 1.0 && k->decode.stream <= 1.0 && k->moe.stream <= 1.0);
                QVERIFY(k->collective.share > 0.0 && k->collective.share <= 1.0);
                QVERIFY(k->multiprocessorRate > 1e11);
            }
    }

    void classWithoutRowsTakesThoseOfItsParent() {
        QCOMPARE(of("rubin").gemm.compute, of("blackwell").gemm.compute);
        QVERIFY(of("rubin").inherited > of("blackwell").inherited);
        QVERIFY(of("ada-geforce").gemm.compute >
                of("ada").gemm.compute); // half-rate peak is reached
        QCOMPARE(of("ada-geforce").gemm.stream, of("ada").gemm.stream);
    }

    void unknownClassIsAnError() {
        const auto k = resolveKernels(shippedClasses(), "no-such-class", "bf16", "bf16");
        QVERIFY(!k.has_value());
        QCOMPARE(k.error().code, ErrorCode::UnknownId);
    }

    void missingCoefficientIsNamed() {
        const std::vector<plan::KernelClass> bare{{"bare", "", {}}};
        const auto k = resolveKernels(bare, "bare", "bf16", "bf16");
        QVERIFY(!k.has_value());
        QCOMPARE(k.error().code, ErrorCode::MissingFigure);
        QCOMPARE(QString::fromStdString(k.error().given), QStringLiteral("gemm.bf16.launch"));
    }

    void familyOfAFormat() {
        using hardware::ComputeKind;
        hardware::NumberFormat f;
        QCOMPARE(kernelFormat(f, ComputeKind::Bf16), std::string_view("bf16"));
        f.bitsPerWeight = 4.5;
        QCOMPARE(kernelFormat(f, ComputeKind::Bf16), std::string_view("w4a16"));
        QCOMPARE(kernelFormat(f, ComputeKind::Fp8), std::string_view("w4a8"));
        QCOMPARE(kernelFormat(f, ComputeKind::Fp4), std::string_view("nvfp4"));
        f.bitsPerWeight = 8.0;
        QCOMPARE(kernelFormat(f, ComputeKind::Int8), std::string_view("fp8"));
        f.id = "fp8-block128";
        QCOMPARE(kernelFormat(f, ComputeKind::Fp8), std::string_view("fp8-block"));
    }

    void idealProductIsTheRoofline() {
        const GemmShape big{8192, 8192, 8192}; // 4096 tiles of 128², 31.03 waves of 132
        const double t = gemmTime(big, h100(), idealGemm()).value;
        QVERIFY(within(t, flop(big) / 989.4e12, 0.005));
        const GemmShape thin{1, 16384, 16384}; // weights alone: 537 MB at 3.35 TB/s = 160 µs
        QVERIFY(within(gemmTime(thin, h100(), idealGemm()).value, 160.3e-6, 0.02));
    }

    void waveIsLostWhereTheLastIsPartlyFilled() {
        GemmCoefficients c = idealGemm();
        c.waveLoss = 1.0;
        // 133 tiles of 256 × 128 on 132 multiprocessors take as long as 264.
        const double full = gemmTime({256, 132 * 128, 4096}, h100(), c).value;
        const double more = gemmTime({256, 264 * 128, 4096}, h100(), c).value;
        QVERIFY(within(more, 2.0 * full, 0.01));
    }

    void roundingTheInputCosts() {
        const auto k = of("hopper", "fp8").gemm;
        GemmShape s{4096, 4096, 4096, 1.0, 1.0};
        const double bare = gemmTime(s, h100(1978.9e12), k).value;
        s.quantisesInput = true;
        QVERIFY(gemmTime(s, h100(1978.9e12), k).value > bare + 4096.0 * 4096.0 * 3.0 / 3.35e12);
    }

    void nothingBeatsTheDataSheet() {
        std::mt19937 random(5);
        const auto draw = [&](double low, double high) {
            const double u = static_cast<double>(random()) / 4294967296.0;
            return std::floor(low * std::pow(high / low, u));
        };
        for (const auto& one : shippedClasses())
            for (const char* format : kFormats) {
                const auto k = of(one.id, format);
                for (int i = 0; i < 200; ++i) {
                    const GemmShape s{draw(1, 20000), draw(32, 60000), draw(32, 60000)};
                    const double weights = 2.0 * s.n * s.k / 3.35e12;
                    QVERIFY(gemmTime(s, h100(), k.gemm).value >=
                            std::max(flop(s) / 989.4e12, weights));
                    AttentionShape a;
                    a.sequences = draw(1, 64);
                    a.queries = a.context = draw(2, 20000);
                    const double causal = 4.0 * a.sequences * 128.0 * 0.5 * a.context * a.context;
                    QVERIFY(attentionPrefillTime(a, h100(), k.prefill).value >= causal / 989.4e12);
                    a.queries = 1.0;
                    const double cache = a.sequences * a.context * 512.0;
                    QVERIFY(attentionDecodeTime(a, h100(), k.decode).value >= cache / 3.35e12);
                }
            }
    }

    void moreWorkTakesNoLess() {
        for (const char* id : {"ampere", "hopper", "blackwell", "ada", "blackwell-pro", "xe2"}) {
            const auto k = of(id);
            double last = 0.0;
            for (double m = 1.0; m <= 65536.0; m *= 2.0) {
                const double t = gemmTime({m, 8192, 8192}, h100(), k.gemm).value;
                QVERIFY2(t >= 0.97 * last, id);
                last = t;
            }
            for (double c = 1.0, before = 0.0; c < 2e5; c *= 2.0) {
                AttentionShape s{8.0, 1.0, c, 32.0, 8.0};
                const double t = attentionDecodeTime(s, h100(), k.decode).value;
                QVERIFY2(t >= 0.97 * before, id);
                before = t;
            }
            for (double tokens = 1.0, before = 0.0; tokens < 1e5; tokens *= 2.0) {
                const MoeShape s{tokens, 4096.0, 1536.0, 128.0, 128.0, 8.0};
                const double t = moeTime(s, h100(), k.moe).value;
                QVERIFY2(t >= 0.97 * before, id);
                before = t;
            }
        }
    }

    void emptyShapesTakeNoTime() {
        const auto k = of("hopper");
        QCOMPARE(gemmTime({}, h100(), k.gemm).value, 0.0);
        AttentionShape none;
        none.sequences = 0.0;
        QCOMPARE(attentionDecodeTime(none, h100(), k.decode).value, 0.0);
        QCOMPARE(attentionPrefillTime(none, h100(), k.prefill).value, 0.0);
        QCOMPARE(moeTime({}, h100(), k.moe).value, 0.0);
        QCOMPARE(collectiveTime(Collective::AllReduce, Bytes(1e6), 1.0, {}, k.collective).value,
                 0.0);
    }

    void causalAttentionDoesHalfTheSquare() {
        const auto k = of("hopper").prefill;
        AttentionShape s{1.0, 16384.0, 16384.0, 32.0, 8.0};
        const double whole = attentionPrefillTime(s, h100(), k).value;
        s.context = 32768.0; // the second half of a prompt twice as long sees three times as much
        const double second = attentionPrefillTime(s, h100(), k).value;
        QVERIFY(second / whole > 2.6 && second / whole < 3.1);
    }

    void windowCapsBothPhases() {
        const auto k = of("hopper");
        AttentionShape s{4.0, 16384.0, 16384.0, 32.0, 8.0};
        const double full = attentionPrefillTime(s, h100(), k.prefill).value;
        s.window = 1024.0;
        QVERIFY(attentionPrefillTime(s, h100(), k.prefill).value < 0.25 * full);
        s.queries = 1.0;
        const double small = attentionDecodeTime(s, h100(), k.decode).value;
        s.context = 131072.0;
        QCOMPARE(attentionDecodeTime(s, h100(), k.decode).value, small);
    }

    void latentCacheCountsOnce() {
        DecodeCoefficients c;
        c.stream = 1.0;
        c.loneStream = 1e9;
        c.compute = 1e9;
        AttentionShape s{256.0, 1.0, 8192.0, 128.0, 1.0, 576.0, 512.0};
        s.valueInsideKey = true; // 256 · 8192 · 576 · 2 B = 2.416 GB; queries and results 71 MB
        QVERIFY(within(attentionDecodeTime(s, h100(), c).value, 2.487e9 / 3.35e12, 0.001));
    }

    void fewStreamsDoNotFillTheCard() {
        const auto k = of("hopper").decode;
        const AttentionShape one{1.0, 1.0, 512.0, 8.0, 1.0};
        const AttentionShape many{512.0, 1.0, 512.0, 8.0, 1.0};
        const double each = attentionDecodeTime(many, h100(), k).value / 512.0;
        QVERIFY(attentionDecodeTime(one, h100(), k).value > 50.0 * each);
    }

    void expertsTouchedFollowTheFormula() {
        MoeShape s{16.0, 4096.0, 1536.0, 128.0, 128.0, 8.0};
        QVERIFY(within(expertsTouched(s), 82.42, 1e-3)); // 128 · (1 − (15/16)^16)
        s.tokens = 1.0;
        QVERIFY(within(expertsTouched(s), 8.0, 1e-6));
        s.localExperts = 16.0;
        QVERIFY(within(expertsTouched(s), 1.0, 1e-6));
        s = {256.0, 4096.0, 1536.0, 128.0, 128.0, 8.0};
        const double even = expertsTouched(s);
        s.skew = 1.2;
        QVERIFY(expertsTouched(s) < 0.95 * even);
    }

    void fullestCardWaitsForSkewedRouting() {
        const auto k = of("hopper").moe;
        MoeShape s{16384.0, 4096.0, 1536.0, 128.0, 16.0, 8.0};
        const double even = moeTime(s, h100(), k).value;
        s.skew = 1.05;
        QVERIFY(moeTime(s, h100(), k).value > 1.2 * even);
    }

    void ungatedExpertsHaveTwoMatrices() {
        MoeCoefficients c;
        c.compute = c.stream = 1.0;
        c.tileBandwidth = 1e18;
        MoeShape s{1.0, 4096.0, 14336.0, 8.0, 8.0, 2.0}; // 2 experts · 3 · 4096 · 14336 · 2 B
        QVERIFY(within(moeTime(s, h100(), c).value, 704.6e6 / 3.35e12, 0.02));
        s.isGated = false;
        QVERIFY(within(moeTime(s, h100(), c).value, 469.8e6 / 3.35e12, 0.02));
    }

    void collectivesMoveWhatTheirAlgorithmMoves() {
        CollectiveCoefficients c;
        c.share = c.switchShare = c.crowding = 1.0;
        LinkPath path{BytesPerSecond(100e9), {}, 8.0, {}, true, false, false};
        const auto time = [&](Collective op, double n) {
            return collectiveTime(op, Bytes(8e9), n, path, c).value;
        };
        QVERIFY(within(time(Collective::AllReduce, 8.0), 0.14, 1e-9)); // 2 · 7/8 · 80 ms
        QVERIFY(within(time(Collective::AllGather, 8.0), 0.07, 1e-9));
        QVERIFY(within(time(Collective::ReduceScatter, 8.0), 0.07, 1e-9));
        QVERIFY(within(time(Collective::AllToAll, 8.0), 0.07, 1e-9));
        QVERIFY(within(time(Collective::PointToPoint, 2.0), 0.08, 1e-9));
        path.reducesInNetwork = true; // helps the all-reduce alone
        QVERIFY(within(time(Collective::AllReduce, 8.0), 0.09, 1e-9));
        QVERIFY(within(time(Collective::AllGather, 8.0), 0.07, 1e-9));
    }

    void groupOverNodesPaysForTheNetwork() {
        const auto c = of("hopper").collective;
        LinkPath path{BytesPerSecond(450e9), BytesPerSecond(50e9), 8.0, Seconds(5e-6), true};
        const auto time = [&](double n) {
            return collectiveTime(Collective::AllReduce, Bytes(1e9), n, path, c).value;
        };
        QVERIFY(time(16.0) > time(8.0) + 1e9 / 8.0 / 50e9);
        QVERIFY(time(64.0) > time(16.0));
    }

    void busesCrowdAndSwitchesDoNot() {
        const auto c = of("blackwell-pro").collective;
        LinkPath path{BytesPerSecond(63e9), {}, 4.0, {}, false};
        const auto time = [&] {
            return collectiveTime(Collective::AllReduce, Bytes(1e9), 4.0, path, c).value;
        };
        const double bus = time();
        path.crossesHost = true;
        const double host = time();
        path.isSwitched = true;
        QVERIFY(time() < bus && bus < host);
    }

    void smallAllReducesGoByPeerReads() {
        const auto c = of("hopper").collective;
        const LinkPath path{BytesPerSecond(450e9), {}, 8.0, {}, true, true};
        const Bytes small(64.0 * kKibi);
        QVERIFY(customAllReduceTime(small, 8.0, path, c) <
                collectiveTime(Collective::AllReduce, small, 8.0, path, c));
    }

    void largeProductIsNearMeasuredPeak() {
        // Best bf16 product on H100 SXM in a public sweep: 794.5 TFLOPS of 989.4.
        const GemmShape s{8192, 8192, 8192};
        const double rate = flop(s) / gemmTime(s, h100(), of("hopper").gemm).value;
        QVERIFY2(rate > 700e12 && rate < 830e12, qPrintable(QString::number(rate)));
        // RTX 4090, 8192³ in bf16: 158 to 168 TFLOPS in eight public reports.
        const DeviceRates rtx{FlopPerSecond(165.2e12), FlopPerSecond(165.2e12),
                              BytesPerSecond(1.008e12), 128.0};
        const double consumer = flop(s) / gemmTime(s, rtx, of("ada-geforce").gemm).value;
        QVERIFY2(consumer > 145e12 && consumer < 166e12, qPrintable(QString::number(consumer)));
    }
};

QTEST_APPLESS_MAIN(TestKernels)
#include "tst_kernels.moc"
