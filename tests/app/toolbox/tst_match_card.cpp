// SPDX-License-Identifier: GPL-3.0-or-later
// Names as the drivers' tools print them, against the cards that they are.
#include "app/toolbox/match_card.h"
#include "tests/support/shipped_catalogue.h"

#include <QTest>

using namespace xuanka;

namespace {

toolbox::Device device(std::int64_t index, const char* name, double mib) {
    toolbox::Device d;
    d.index = index;
    d.name = name;
    if (mib > 0.0)
        d.totalBytes = mib * kMebi;
    return d;
}

} // namespace

class TestMatchCard : public QObject {
    Q_OBJECT

private slots:

    void namesOfDrivers_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<double>("mib");
        QTest::addColumn<QByteArray>("id");
        const auto row = [](const char* name, double mib, const char* id) {
            QTest::addRow("%s, %.0f MiB", name, mib) << QByteArray(name) << mib << QByteArray(id);
        };
        row("NVIDIA H100 80GB HBM3", 81559, "h100-sxm5-80gb");
        row("NVIDIA H100 PCIe", 81559, "h100-pcie-80gb");
        row("NVIDIA H100 NVL", 95830, "h100-nvl-94gb");
        row("NVIDIA A100-SXM4-80GB", 81920, "a100-sxm4-80gb");
        row("A100-SXM4-40GB", 40960, "a100-sxm4-40gb");
        row("NVIDIA A100 80GB PCIe", 81920, "a100-pcie-80gb");
        row("NVIDIA GeForce RTX 4090", 24564, "rtx-4090-24gb");
        row("NVIDIA GeForce RTX 4090", 49140, "rtx-4090-48gb");
        row("NVIDIA GeForce RTX 4090 D", 24564, "rtx-4090-d-24gb");
        row("GeForce RTX 3090", 24576, "rtx-3090-24gb");
        row("NVIDIA GeForce RTX 3090 Ti", 24564, "rtx-3090-ti-24gb");
        row("NVIDIA B200", 183359, "b200-sxm-180gb");
        row("AMD Instinct MI300X", 196592, "mi300x-192gb");
        row("910B3", 65536, "ascend-910b3-64gb");
        row("NVIDIA H100 80GB HBM3", 0, "h100-sxm5-80gb");
        // No card of the catalogue is taken for one that only sounds like it.
        row("Matrox G200eW3", 16, "");
        row("NVIDIA GeForce RTX 4090", 12000, "");
        row("", 24564, "");
    }

    void namesOfDrivers() {
        QFETCH(QByteArray, name);
        QFETCH(double, mib);
        QFETCH(QByteArray, id);
        const auto* card =
            toolbox::matchCard(device(0, name.constData(), mib), *support::shippedCatalogue());
        QCOMPARE(card != nullptr ? QByteArray::fromStdString(card->id) : QByteArray(), id);
    }

    void equalCardsAreOneGroupAndSlicesAreNoCards() {
        auto slice = device(2, "NVIDIA A100-SXM4-40GB", 4864);
        slice.isSlice = true;
        const auto groups = toolbox::groupCards(
            {device(0, "NVIDIA A100-SXM4-40GB", 40960), device(1, "Unheard Of 77", 1000), slice,
             device(3, "NVIDIA A100-SXM4-40GB", 40960), device(4, "Unheard Of 77", 1000)},
            *support::shippedCatalogue());
        QCOMPARE(groups.size(), std::size_t{2});
        QCOMPARE(groups[0].card->id, std::string("a100-sxm4-40gb"));
        QCOMPARE(groups[0].indices, (std::vector<std::int64_t>{0, 3}));
        QVERIFY(groups[1].card == nullptr);
        QCOMPARE(groups[1].indices, (std::vector<std::int64_t>{1, 4}));
    }
};

QTEST_APPLESS_MAIN(TestMatchCard)
#include "tst_match_card.moc"
