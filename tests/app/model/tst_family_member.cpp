// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/result.h"
#include "app/model/family_member.h"
#include "app/model/parameter_count.h"
#include "app/model/skeleton.h"
#include "tests/support/catalogue_files.h"

#include <QTest>

#include <cmath>

using namespace xuanka;
using model::Architecture;

class TestFamilyMember : public QObject {
    Q_OBJECT

    std::vector<Architecture> m_models = all();

    static std::vector<Architecture> all() {
        std::vector<Architecture> models;
        for (const auto& [id, a] : support::shippedModels())
            models.push_back(a);
        return models;
    }

    const Architecture& find(const std::string& id) const {
        for (const auto& a : m_models)
            if (a.id == id)
                return a;
        throw std::runtime_error(id);
    }

    static double miss(const Architecture& a, double wanted) {
        return std::abs(static_cast<double>(model::totalParameters(a)) / wanted - 1);
    }

private slots:

    void everyFamilyReachesEverySize() {
        double worst = 0;
        std::string at;
        for (const auto& of : m_models) {
            if (of.statedParameters > 0)
                continue;
            for (double size = model::kSmallestMember; size <= model::kLargestMember; size *= 3.1) {
                const auto a = model::familyMember(m_models, of, size);
                QVERIFY2(a.has_value(), of.id.c_str());
                QVERIFY2(model::checkArchitecture(*a).has_value(), of.id.c_str());
                if (miss(*a, size) > worst) {
                    worst = miss(*a, size);
                    at = a->id;
                }
            }
        }
        qInfo("worst miss %.3f %% at %s", worst * 100, at.c_str());
        QVERIFY2(worst < 0.02, at.c_str());
    }

    void publishedSizesGiveThePublishedShape() {
        for (const auto* id : {"qwen2.5-7b", "llama-3.1-70b", "qwen3-235b-a22b", "deepseek-v2"}) {
            const auto& of = find(id);
            const auto a =
                model::familyMember(m_models, of, static_cast<double>(model::totalParameters(of)));
            QCOMPARE(a->kinds.size(), of.kinds.size());
            QVERIFY(a->kinds == of.kinds);
            QCOMPARE(a->hidden, of.hidden);
        }
    }

    void betweenTwoMembersDepthAndWidthAreBetweenToo() {
        const auto a = model::familyMember(m_models, find("qwen2.5-7b"), 20e9).value();
        QVERIFY(a.hidden >= find("qwen2.5-14b").hidden - 256);
        QVERIFY(a.hidden <= find("qwen2.5-32b").hidden + 256);
        QVERIFY(a.layers() >= find("qwen2.5-14b").layers() - 2);
        QVERIFY(a.layers() <= find("qwen2.5-32b").layers() + 2);
        QCOMPARE(a.hidden % 128, std::int64_t{0});
        const auto& m = std::get<model::SoftmaxAttention>(a.kinds[0].mixer);
        QCOMPARE(m.headDim, std::int64_t{128});
        QCOMPARE(m.heads % m.kvHeads, std::int64_t{0});
        QCOMPARE(a.kinds[0].dense->width % 128, std::int64_t{0});
    }

    void mixturesKeepTheirExpertsAndPatterns() {
        const auto moe = model::familyMember(m_models, find("qwen3-30b-a3b"), 100e9).value();
        QCOMPARE(moe.kinds[0].moe->experts, std::int64_t{128});
        QCOMPARE(moe.kinds[0].moe->activeExperts, std::int64_t{8});
        const auto hybrid = model::familyMember(m_models, find("qwen3.5-27b"), 50e9).value();
        QCOMPARE(hybrid.layers() % 4, std::int64_t{0});
        QCOMPARE(hybrid.kinds[0].count, 3 * hybrid.kinds[1].count);
        const auto deep = model::familyMember(m_models, find("deepseek-v3"), 2e12).value();
        QCOMPARE(deep.kinds[0].count, std::int64_t{3}); // leading dense layers stay
    }

    void hiddenGrowsWithTheSize() {
        std::int64_t last = 0;
        for (double size = 0.1e9; size < 1e12; size *= 2) {
            const auto a = model::familyMember(m_models, find("llama-3.1-8b"), size).value();
            QVERIFY2(a.hidden >= last, qPrintable(QString::number(size)));
            last = a.hidden;
        }
    }

    void sizesOutsideTheRangeNameTheNearest_data() {
        QTest::addColumn<double>("size");
        QTest::addColumn<double>("nearest");
        QTest::newRow("small") << 1e6 << model::kSmallestMember;
        QTest::newRow("large") << 1e15 << model::kLargestMember;
        QTest::newRow("not a number") << std::nan("") << model::kSmallestMember;
    }

    void sizesOutsideTheRangeNameTheNearest() {
        QFETCH(double, size);
        QFETCH(double, nearest);
        const auto a = model::familyMember(m_models, find("llama-3.1-8b"), size);
        QVERIFY(!a.has_value());
        QCOMPARE(std::stod(a.error().nearest), nearest);
    }

    void patternsStretch() {
        using Order = std::vector<std::uint8_t>;
        QCOMPARE(model::stretchedOrder(Order{0, 1, 1, 1}, 6), (Order{0, 1, 1, 1, 1, 1}));
        QCOMPARE(model::stretchedOrder(Order{0, 0, 0, 1, 0, 0, 0, 1}, 13),
                 (Order{0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}));
        QCOMPARE(model::stretchedOrder(Order{0, 1, 2, 1}, 4).size(), std::size_t{4});
    }
};

QTEST_APPLESS_MAIN(TestFamilyMember)
#include "tst_family_member.moc"
