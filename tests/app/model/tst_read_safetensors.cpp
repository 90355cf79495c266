// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/result.h"
#include "app/model/read_safetensors.h"
#include "tests/support/binary_writer.h"

#include <QTest>

using namespace xuanka;
using support::BinaryWriter;

class TestReadSafetensors : public QObject {
    Q_OBJECT

    static constexpr const char* kGood =
        R"({"__metadata__":{"format":"pt"},
        "model.layers.1.mlp.experts.0.w1.weight":{"dtype":"F8_E4M3","shape":[4,8],"data_offsets":[64,96]},
        "model.embed_tokens.weight":{"dtype":"BF16","shape":[4,8],"data_offsets":[0,64]},
        "lm_head.weight":{"dtype":"F4","shape":[3,3],"data_offsets":[96,101]}})";

    static BinaryWriter file(std::string_view header) { return BinaryWriter().text(header); }

    static Result<std::vector<model::StoredTensor>> read(std::string_view header,
                                                         std::uint64_t data) {
        const auto w = file(header);
        return model::readSafetensors({w.bytes(), w.bytes().size() + data});
    }

private slots:

    void tensorsComeInTheOrderOfTheirData() {
        const auto tensors = read(kGood, 101);
        QVERIFY2(tensors.has_value(), tensors ? "" : tensors.error().rule.c_str());
        QCOMPARE(tensors->size(), std::size_t{3});
        QCOMPARE(tensors->front().name, std::string("model.embed_tokens.weight"));
        QCOMPARE(tensors->front().bytes, std::int64_t{64});
        const auto sum = model::summarise(*tensors);
        QCOMPARE(sum.total.value, 101.0);
        QCOMPARE(sum.elements, std::int64_t{73});
        QCOMPARE(sum.layers, std::int64_t{2});
        QCOMPARE(sum.embedding.value, 64.0);
        QCOMPARE(sum.head.value, 5.0);
        QCOMPARE(sum.experts.value, 32.0);
    }

    void aHeadThatIsTooShortAsksForMore() {
        const auto w = file(kGood);
        for (std::size_t length = 0; length < w.bytes().size(); ++length) {
            const auto more =
                model::readSafetensors({w.bytes().first(length), w.bytes().size() + 101});
            QCOMPARE(more.error().rule, std::string("rule.header_longer"));
            QCOMPARE(more.error().nearest,
                     length < 8 ? std::string("8") : std::to_string(w.bytes().size()));
        }
    }

    void badFilesSayWhy_data() {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("rule");
        const auto one = [](const char* entry) {
            return QStringLiteral("{\"t\":%1}").arg(QString::fromLatin1(entry));
        };
        QTest::newRow("syntax") << "{"
                                << "rule.json_syntax";
        QTest::newRow("list") << "[]"
                              << "rule.json_object";
        QTest::newRow("entry") << one("1") << "rule.tensor_entry";
        QTest::newRow("type") << one(R"({"dtype":"X9","shape":[1],"data_offsets":[0,1]})")
                              << "rule.known_type";
        QTest::newRow("shape") << one(R"({"dtype":"U8","shape":[-1],"data_offsets":[0,1]})")
                               << "rule.tensor_entry";
        QTest::newRow("overflow")
            << one(R"({"dtype":"U8","shape":[4611686018427387904,8],"data_offsets":[0,1]})")
            << "rule.tensor_entry";
        QTest::newRow("offsets") << one(R"({"dtype":"U8","shape":[1],"data_offsets":[0]})")
                                 << "rule.tensor_entry";
        QTest::newRow("outside") << one(R"({"dtype":"U8","shape":[9],"data_offsets":[0,9]})")
                                 << "rule.tensor_in_file";
        QTest::newRow("backwards")
            << one(R"({"dtype":"U8","shape":[1],"data_offsets":[2,1]})") << "rule.tensor_in_file";
        QTest::newRow("size") << one(R"({"dtype":"F32","shape":[2],"data_offsets":[0,4]})")
                              << "rule.tensor_size";
        QTest::newRow("overlap") << R"({"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]},
            "b":{"dtype":"U8","shape":[4],"data_offsets":[2,6]}})"
                                 << "rule.tensors_overlap";
    }

    void badFilesSayWhy() {
        QFETCH(QString, header);
        const auto tensors = read(header.toStdString(), 8);
        QVERIFY(!tensors.has_value());
        QTEST(QString::fromStdString(tensors.error().rule), "rule");
    }

    void lengthOfTheHeaderIsNotTrusted() {
        auto w = BinaryWriter().u64(~0ULL).raw("{}");
        QCOMPARE(model::readSafetensors({w.bytes(), 1000}).error().rule,
                 std::string("rule.header_too_large"));
        w = BinaryWriter().u64(5000).raw("{}");
        QCOMPARE(model::readSafetensors({w.bytes(), 1000}).error().rule,
                 std::string("rule.file_ends_early"));
    }

    void indexNamesItsParts() {
        const auto index = model::readSafetensorsIndex(
            R"({"metadata":{"total_size":16060522496},"weight_map":
            {"a":"model-00002-of-00002.safetensors","b":"model-00001-of-00002.safetensors",
             "c":"model-00001-of-00002.safetensors"}})");
        QVERIFY(index.has_value());
        QCOMPARE(index->files.size(), std::size_t{2});
        QCOMPARE(index->files.front(), std::string("model-00001-of-00002.safetensors"));
        QCOMPARE(index->tensors, std::int64_t{3});
        QCOMPARE(index->totalBytes, std::int64_t{16060522496});
        QVERIFY(!model::readSafetensorsIndex("{}").has_value());
        QVERIFY(!model::readSafetensorsIndex(R"({"weight_map":{"a":1}})").has_value());
    }
};

QTEST_APPLESS_MAIN(TestReadSafetensors)
#include "tst_read_safetensors.moc"
