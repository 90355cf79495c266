// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/result.h"
#include "app/model/kv_cache.h"
#include "app/model/layer_text.h"
#include "app/model/parameter_count.h"
#include "app/model/read_gguf.h"
#include "tests/support/binary_writer.h"
#include "tests/support/catalogue_files.h"

#include <QTest>

using namespace xuanka;
using support::BinaryWriter;

class TestReadGguf : public QObject {
    Q_OBJECT

    static constexpr std::uint32_t kMagic = 0x46554747;
    static constexpr std::uint64_t kWholeFile = 1ULL << 40U;

    model::GgufRules m_rules = model::ggufRulesFromTables(support::catalogueTable("gguf_types.csv"),
                                                          support::catalogueTable("gguf_mixes.csv"))
                                   .value();

    /// A two-layer LLaMA of width 256: F32 norms, Q4_K matrices, Q6_K head.
    static BinaryWriter llama(std::uint32_t version) {
        struct Entry {
            std::string name;
            std::vector<std::uint64_t> shape;
            std::uint32_t type;
        };

        std::vector<Entry> tensors{{"token_embd.weight", {256, 512}, 12},
                                   {"output_norm.weight", {256}, 0},
                                   {"output.weight", {256, 512}, 14}};
        for (const std::string layer : {"blk.0.", "blk.1."})
            tensors.insert(tensors.end(), {{layer + "attn_norm.weight", {256}, 0},
                                           {layer + "ffn_norm.weight", {256}, 0},
                                           {layer + "attn_q.weight", {256, 256}, 12},
                                           {layer + "attn_k.weight", {256, 128}, 12},
                                           {layer + "attn_v.weight", {256, 128}, 12},
                                           {layer + "attn_output.weight", {256, 256}, 12},
                                           {layer + "ffn_gate.weight", {256, 768}, 12},
                                           {layer + "ffn_up.weight", {256, 768}, 12},
                                           {layer + "ffn_down.weight", {768, 256}, 12}});
        BinaryWriter w;
        w.u32(kMagic).u32(version).u64(tensors.size()).u64(10);
        w.pair("general.architecture", "llama").pair("general.name", "Tiny");
        w.pair("general.file_type", 15).pair("llama.embedding_length", 256);
        w.pair("llama.block_count", 2).pair("llama.feed_forward_length", 768);
        w.pair("llama.attention.head_count", 4).pair("llama.attention.head_count_kv", 2);
        w.pair("llama.context_length", 4096);
        w.text("tokenizer.ggml.tokens").u32(9).u32(8).u64(3).text("a").text("bc").text("");
        for (const auto& t : tensors)
            w.tensor(t.name, t.shape, t.type, 0);
        return w;
    }

    Result<model::GgufFile> read(const BinaryWriter& w,
                                 std::uint64_t fileBytes = kWholeFile) const {
        return model::readGguf({w.bytes(), fileBytes}, m_rules);
    }

private slots:

    void versionsTwoAndThree_data() {
        QTest::addColumn<int>("version");
        QTest::newRow("2") << 2;
        QTest::newRow("3") << 3;
    }

    void versionsTwoAndThree() {
        QFETCH(int, version);
        const auto w = llama(static_cast<std::uint32_t>(version));
        const auto file = read(w);
        QVERIFY(file.has_value());
        QCOMPARE(file->version, std::int64_t{version});
        QCOMPARE(file->tensors.size(), std::size_t{21});
        QCOMPARE(file->headerBytes % 32, std::uint64_t{0});
        QCOMPARE(file->find("tokenizer.ggml.tokens")->count, std::int64_t{3});
        const auto sum = model::summarise(file->tensors);
        QCOMPARE(sum.layers, std::int64_t{2});
        QCOMPARE(sum.embedding.value, 256.0 * 512 * 144 / 256);
        QCOMPARE(sum.head.value, 256.0 * 512 * 210 / 256);
        QCOMPARE(sum.bytesByFormat.at("F32"), std::int64_t{5 * 256 * 4});
    }

    void architectureComesFromMetadataAndTensors() {
        const auto model = model::modelFromGguf(read(llama(3)).value());
        QVERIFY(model.has_value());
        const auto& a = model->architecture;
        QCOMPARE(a.name, std::string("Tiny"));
        QCOMPARE(model->weightFormat, std::string("gguf-q4_k_m"));
        QCOMPARE(model::formatLayers(a.kinds),
                 std::string("2 softmax heads=4 kv=2 dim=64; dense width=768 gated"));
        QVERIFY(!a.hasTiedEmbeddings);
        QCOMPARE(a.vocabulary, std::int64_t{512});
        const auto sum = model::summarise(read(llama(3))->tensors);
        QCOMPARE(model::totalParameters(a), sum.elements);
        QVERIFY(model->messages.empty());
    }

    void countThatDiffersIsTakenFromTheFile() {
        auto file = read(llama(3)).value();
        std::erase_if(file.tensors,
                      [](const auto& t) { return t.name.ends_with("ffn_up.weight"); });
        const auto model = model::modelFromGguf(file).value();
        QCOMPARE(model.messages.back().id, std::string("import.count_differs"));
        QCOMPARE(model.architecture.statedParameters, model::summarise(file.tensors).elements);
    }

    void partsOfASplitModelAreJoined() {
        auto one = read(llama(3)).value();
        auto two = one;
        one.splitCount = two.splitCount = 2;
        two.splitNumber = 1;
        const auto whole = model::joinGguf({two, one});
        QVERIFY(whole.has_value());
        QCOMPARE(whole->tensors.size(), std::size_t{42});
        const auto missing = model::joinGguf({one});
        QCOMPARE(missing.error().rule, std::string("rule.parts_missing"));
        QCOMPARE(missing.error().nearest, std::string("2"));
        QCOMPARE(model::joinGguf({one, one}).error().rule, std::string("rule.part_number"));
        QVERIFY(!model::joinGguf({}).has_value());
    }

    void aHeadThatIsTooShortAsksForMore() {
        const auto w = llama(3);
        for (std::size_t length = 0; length < w.bytes().size(); ++length) {
            const auto more = model::readGguf({w.bytes().first(length), kWholeFile}, m_rules);
            QVERIFY(!more.has_value());
            QCOMPARE(more.error().rule, std::string("rule.header_longer"));
            QVERIFY(std::stoull(more.error().nearest) > length);
            const auto end = model::readGguf({w.bytes().first(length), length}, m_rules);
            QCOMPARE(end.error().rule, std::string("rule.file_ends_early"));
        }
    }

    void noLengthFieldIsTrusted() {
        const auto good = llama(3);
        int broken = 0;
        for (std::size_t at = 8; at < good.bytes().size(); ++at)
            for (const auto value : {std::byte{0xFF}, std::byte{0x7F}, std::byte{0x00}}) {
                auto w = good;
                for (std::size_t i = at; i < std::min(at + 8, w.buffer().size()); ++i)
                    w.buffer()[i] = value;
                const auto file = read(w);
                if (file)
                    (void)model::modelFromGguf(*file);
                else
                    ++broken;
            }
        QVERIFY(broken > 1000);
    }

    void badFilesSayWhy_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* name, const BinaryWriter& w, const char* rule) {
            QTest::newRow(name) << QByteArray(reinterpret_cast<const char*>(w.bytes().data()),
                                              static_cast<qsizetype>(w.bytes().size()))
                                << QString::fromLatin1(rule);
        };
        row("magic", BinaryWriter().raw("GGML").u32(3).u64(0).u64(0), "rule.gguf_magic");
        row("version", BinaryWriter().u32(kMagic).u32(1).u64(0).u64(0), "rule.gguf_version");
        row("big-endian", BinaryWriter().u32(kMagic).u32(3U << 24U).u64(0).u64(0),
            "rule.gguf_version");
        row("count", BinaryWriter().u32(kMagic).u32(3).u64(~0ULL).u64(0), "rule.too_many_entries");
        row("value type", BinaryWriter().u32(kMagic).u32(3).u64(0).u64(1).text("k").u32(99),
            "rule.known_type");
        row("nested list",
            BinaryWriter().u32(kMagic).u32(3).u64(0).u64(1).text("k").u32(9).u32(9).u64(1),
            "rule.known_type");
        row("long list",
            BinaryWriter().u32(kMagic).u32(3).u64(0).u64(1).text("k").u32(9).u32(0).u64(~0ULL),
            "rule.list_too_long");
        row("long text", BinaryWriter().u32(kMagic).u32(3).u64(0).u64(1).u64(~0ULL),
            "rule.text_too_long");
        row("tensor type",
            BinaryWriter().u32(kMagic).u32(3).u64(1).u64(0).tensor("t", {32}, 999, 0),
            "rule.known_type");
        row("ragged row", BinaryWriter().u32(kMagic).u32(3).u64(1).u64(0).tensor("t", {100}, 12, 0),
            "rule.tensor_size");
        row("overflow",
            BinaryWriter().u32(kMagic).u32(3).u64(1).u64(0).tensor("t", {1ULL << 40U, 1ULL << 40U},
                                                                   0, 0),
            "rule.tensor_size");
        row("outside",
            BinaryWriter().u32(kMagic).u32(3).u64(1).u64(0).tensor("t", {32}, 0, 1ULL << 50U),
            "rule.tensor_in_file");
        row("dimensions",
            BinaryWriter().u32(kMagic).u32(3).u64(1).u64(0).tensor(
                "t", std::vector<std::uint64_t>(9, 1), 0, 0),
            "rule.dimensions");
    }

    void badFilesSayWhy() {
        QFETCH(QByteArray, bytes);
        const auto view =
            std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        const auto file = model::readGguf({view, kWholeFile}, m_rules);
        QVERIFY(!file.has_value());
        QTEST(QString::fromStdString(file.error().rule), "rule");
    }
};

QTEST_APPLESS_MAIN(TestReadGguf)
#include "tst_read_gguf.moc"
