// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/strict.h"
#include "ui/document/project_file.h"

#include <sys/resource.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace xuanka;

/// A device that fails in earnest: the system refuses to let any file grow past `bytes`.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }

    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = SIG_DFL;
};

class TestProjectFile : public QObject {
    Q_OBJECT
private Q_SLOTS:

    void init() { test::failOnWarnings(); }

    void whatIsWrittenIsRead();
    void oneBackupOfWhatWasThere();
    void aFullDiskLeavesTheOldFileWhole();
    void aReadOnlyFolderLeavesTheOldFileWhole();
    void aLinkStaysALink();
    void tooLargeMalformedAndMissingAreErrors_data();
    void tooLargeMalformedAndMissingAreErrors();

private:
    static scenario::Project named(const char* name) {
        scenario::Project p;
        p.scenarios[0].name = name;
        return p;
    }

    static QByteArray bytesOf(const QString& path) {
        QFile f(path);
        return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
    }
};

void TestProjectFile::whatIsWrittenIsRead() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("方案 一.xuanka"));
    scenario::Project p = named("一");
    p.scenarios.emplace_back();
    p.current = 1;
    const auto hash = document::writeProject(path, p);
    QVERIFY(hash);
    const auto read = document::readProject(path);
    QVERIFY(read);
    QVERIFY(read->project == p);
    QCOMPARE(read->hash, *hash);
    QCOMPARE(document::fileHash(path), *hash);
}

void TestProjectFile::oneBackupOfWhatWasThere() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.xuanka"));
    for (const char* name : {"first", "second", "third"})
        QVERIFY(document::writeProject(path, named(name)));
    QVERIFY(document::readProject(path)->project.scenarios[0].name == "third");
    QVERIFY(document::readProject(path + QStringLiteral(".bak"))->project.scenarios[0].name ==
            "second");
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
}

void TestProjectFile::aFullDiskLeavesTheOldFileWhole() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.xuanka"));
    QVERIFY(document::writeProject(path, named("old")));
    const QByteArray before = bytesOf(path);
    {
        const FullDisk full(16);
        const auto written = document::writeProject(path, named("new"));
        QVERIFY(!written);
        QVERIFY(written.error().code == ErrorCode::Io);
        QVERIFY(!written.error().detail.empty());
    }
    QCOMPARE(bytesOf(path), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1); // no litter
    QVERIFY(document::writeProject(path, named("new")));
    QVERIFY(document::readProject(path)->project.scenarios[0].name == "new");
}

void TestProjectFile::aReadOnlyFolderLeavesTheOldFileWhole() {
    if (geteuid() == 0)
        QSKIP("root may write anywhere");
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.xuanka"));
    QVERIFY(document::writeProject(path, named("old")));
    const QByteArray before = bytesOf(path);
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
    const auto written = document::writeProject(path, named("new"));
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QVERIFY(!written);
    QCOMPARE(bytesOf(path), before);
}

void TestProjectFile::aLinkStaysALink() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.xuanka"));
    const QString link = folder.filePath(QStringLiteral("link.xuanka"));
    QVERIFY(document::writeProject(path, named("old")));
    QVERIFY(QFile::link(path, link));
    QVERIFY(document::writeProject(link, named("new")));
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(document::readProject(path)->project.scenarios[0].name == "new");
}

void TestProjectFile::tooLargeMalformedAndMissingAreErrors_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("exists");
    QTest::addColumn<int>("code");
    QTest::newRow("missing") << QByteArray() << false << static_cast<int>(ErrorCode::Io);
    QTest::newRow("empty") << QByteArray() << true << static_cast<int>(ErrorCode::Malformed);
    QTest::newRow("not JSON") << QByteArray("hello") << true
                              << static_cast<int>(ErrorCode::Malformed);
    QTest::newRow("binary") << QByteArray("\0\xff\x01", 3) << true
                            << static_cast<int>(ErrorCode::Malformed);
    QTest::newRow("too large") << QByteArray((16 << 20) + 1, ' ') << true
                               << static_cast<int>(ErrorCode::TooLarge);
}

void TestProjectFile::tooLargeMalformedAndMissingAreErrors() {
    QFETCH(QByteArray, bytes);
    QFETCH(bool, exists);
    QFETCH(int, code);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.xuanka"));
    if (exists) {
        QFile f(path);
        QVERIFY(f.open(QIODevice::WriteOnly));
        QCOMPARE(f.write(bytes), bytes.size());
    }
    const auto read = document::readProject(path);
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.error().code), code);
}

QTEST_GUILESS_MAIN(TestProjectFile)
#include "tst_project_file.moc"
