// SPDX-License-Identifier: GPL-3.0-or-later
// What a pasted text means, against tables of what a right diagnosis is. The messages of the shared
// folder are tried where it is present.
#include "app/base/text.h"
#include "app/toolbox/diagnose/diagnose.h"
#include "tests/support/catalogue_files.h"

#include <QDir>
#include <QTest>

#include <array>
#include <cmath>

using namespace xuanka;

namespace {

CsvTable tableOf(const QString& path) {
    auto table = readCsv(support::readAll(path));
    if (!table)
        throw std::runtime_error(path.toStdString() + ": " + table.error().rule);
    return *table;
}

/// A fact by its key: the id, with or without the unit that the key ends in.
std::optional<double> factOf(const toolbox::Facts& facts, std::string_view key) {
    if (const auto whole = facts.get(key))
        return whole;
    constexpr std::array<std::string_view, 4> units{"_bytes", "_seconds", "_share", "_watts"};
    for (const std::string_view unit : units)
        if (key.ends_with(unit))
            if (const auto value = facts.get(key.substr(0, key.size() - unit.size())))
                return value;
    return std::nullopt;
}

QByteArray missingFrom(std::string_view wanted, const std::vector<std::string>& got) {
    for (const std::string_view id : splitText(wanted, ' '))
        if (!trimmed(id).empty() && std::ranges::find(got, trimmed(id)) == got.end())
            return QByteArray(id.data(), static_cast<qsizetype>(id.size()));
    return {};
}

std::vector<std::string> idsOf(const std::vector<toolbox::Advised>& all) {
    std::vector<std::string> ids;
    for (const auto& r : all)
        ids.push_back(r.id);
    return ids;
}

std::vector<std::string> idsOf(const std::vector<Message>& all) {
    constexpr std::string_view prefix = "avoid.";
    std::vector<std::string> ids;
    for (const auto& m : all)
        ids.push_back(m.id.substr(m.id.starts_with(prefix) ? prefix.size() : 0));
    return ids;
}

void compare(const Row& row, const QString& folder) {
    const std::string file(cell(row, "file"));
    const auto d = toolbox::diagnose(
        support::readAll(folder + QLatin1Char('/') + QString::fromStdString(file)));
    QCOMPARE(QByteArray::fromStdString(d.kind),
             QByteArray::fromStdString(std::string(cell(row, "kind"))));
    QCOMPARE(QByteArray::fromStdString(std::string(toolbox::causeName(d.cause))),
             QByteArray::fromStdString(std::string(cell(row, "cause"))));
    for (const std::string_view item : splitText(cell(row, "numbers"), ' ')) {
        const auto equals = item.find('=');
        if (equals == std::string_view::npos)
            continue;
        const double wanted = std::stod(std::string(item.substr(equals + 1)));
        const auto got = factOf(d.facts, item.substr(0, equals));
        QVERIFY2(got.has_value(), (file + " lacks " + std::string(item)).c_str());
        QVERIFY2(std::abs(*got - wanted) <= 1e-3 * std::abs(wanted) + 1e-9,
                 (file + ": " + std::string(item) + " is " + std::to_string(*got)).c_str());
    }
    QCOMPARE(missingFrom(cell(row, "remedies"), idsOf(d.remedies)), QByteArray());
    QCOMPARE(missingFrom(cell(row, "avoid"), idsOf(d.avoid)), QByteArray());
    for (std::size_t i = 1; i < d.remedies.size(); ++i)
        QVERIFY(d.remedies[i - 1].cost <= d.remedies[i].cost);
}

void addRows(const char* table) {
    QTest::addColumn<int>("row");
    const CsvTable t = tableOf(QStringLiteral(XUANKA_SOURCE_DIR "/tests/data/messages/") +
                               QString::fromLatin1(table));
    for (std::size_t i = 0; i < t.rows.size(); ++i)
        QTest::newRow(std::string(cell(t.rows[i], "file")).c_str()) << static_cast<int>(i);
}

} // namespace

class TestDiagnose : public QObject {
    Q_OBJECT

private slots:

    void ourMessages_data() { addRows("expected.csv"); }

    void ourMessages() {
        QFETCH(int, row);
        const QString folder = QStringLiteral(XUANKA_SOURCE_DIR "/tests/data/messages");
        compare(
            tableOf(folder + QStringLiteral("/expected.csv")).rows[static_cast<std::size_t>(row)],
            folder);
    }

    // Every message of the folder has its row, so that none is there for show.
    void everyMessageIsExpected() {
        const QString folder = QStringLiteral(XUANKA_SOURCE_DIR "/tests/data/messages");
        QCOMPARE(
            QDir(folder).entryList({QStringLiteral("*.txt")}).size(),
            static_cast<qsizetype>(tableOf(folder + QStringLiteral("/expected.csv")).rows.size()));
    }

    void sharedMessages_data() { addRows("shared_expected.csv"); }

    void sharedMessages() {
        QFETCH(int, row);
        const QString folder = QStringLiteral(XUANKA_SHARED_DIR "/data/messages");
        if (!QDir(folder).exists())
            QSKIP("the shared messages are not here");
        const QString table =
            QStringLiteral(XUANKA_SOURCE_DIR "/tests/data/messages/shared_expected.csv");
        compare(tableOf(table).rows[static_cast<std::size_t>(row)], folder);
    }

    void textOfNoKindSaysSo_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("prose") << QByteArray("The memory of that summer is out of reach.");
        QTest::newRow("success") << QByteArray("epoch 3 loss 1.92 lr 2e-4\nepoch 4 loss 1.90");
        QTest::newRow("bytes") << QByteArray(5000, '\xff');
        QTest::newRow("numbers") << QByteArray("1024 2048 4096 GiB MiB %%%");
    }

    void textOfNoKindSaysSo() {
        QFETCH(QByteArray, text);
        const auto d = toolbox::diagnose(text.toStdString());
        QVERIFY(!d.isRecognised);
        QVERIFY(d.remedies.empty());
    }

    // A log of many megabytes with the message at its end: read within its limits, and found.
    void longLogIsReadFromBothEnds() {
        std::string log(20U << 20U, 'x');
        log +=
            "\ntorch.OutOfMemoryError: CUDA out of memory. Tried to allocate 3.48 GiB. GPU 0 has a "
            "total capacity of 79.25 GiB of which 1.19 GiB is free. Process 1 has 78.05 GiB memory "
            "in use. Of the allocated memory 61.33 GiB is allocated by PyTorch, and 15.87 GiB is "
            "reserved by PyTorch but unallocated.\n";
        const auto d = toolbox::diagnose(log);
        QCOMPARE(d.cause, toolbox::Cause::Fragmentation);
        QVERIFY(d.isCut);
    }
};

QTEST_APPLESS_MAIN(TestDiagnose)
#include "tst_diagnose.moc"
