// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/autosave.h"

#include "app/scenario/scenario_json.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <chrono>
#include <optional>

namespace xuanka::document {

namespace {

using namespace std::chrono_literals;

constexpr auto kDelay = 2s;
const auto kPath = QStringLiteral("path");
const auto kBaseline = QStringLiteral("baseline_sha256");
const auto kProject = QStringLiteral("project");

QString lockName(const QString& recoveryFile) {
    return recoveryFile + QStringLiteral(".lock");
}

std::optional<Recovered> readRecovered(const QFileInfo& info) {
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    auto project = scenario::projectFromJson(object.value(kProject).toString().toStdString());
    if (!project)
        return std::nullopt;
    return Recovered{info.filePath(), std::move(*project), object.value(kPath).toString(),
                     QByteArray::fromHex(object.value(kBaseline).toString().toLatin1()),
                     info.lastModified()};
}

/// True where no living program holds the file.
bool isAbandoned(const QString& recoveryFile) {
    QLockFile lock(lockName(recoveryFile));
    lock.setStaleLockTime(0ms);
    return lock.tryLock(0ms);
}

} // namespace

Autosave::Autosave(Document& document, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folder),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".recovery")) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelay);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (const auto written = writeNow(); !written)
            Q_EMIT failed(written.error());
    });
    connect(&m_document, &Document::settled, this, &Autosave::schedule);
    connect(&m_document, &Document::fileChanged, this, &Autosave::schedule);
}

Autosave::~Autosave() {
    if (!m_isKept)
        QFile::remove(file());
}

void Autosave::stop() {
    m_timer.stop();
    disconnect(&m_document, nullptr, this, nullptr);
    QFile::remove(file());
}

void Autosave::keep() {
    m_isKept = writeNow().has_value() && m_document.isModified();
}

QString Autosave::file() const {
    return m_folder + QLatin1Char('/') + m_name;
}

void Autosave::schedule() {
    if (m_document.isModified()) {
        m_timer.start();
        return;
    }
    m_timer.stop();
    QFile::remove(file());
}

Result<void> Autosave::writeNow() {
    m_timer.stop();
    if (!m_document.isModified())
        return {};
    QDir().mkpath(m_folder);
    if (!m_lock) {
        m_lock = std::make_unique<QLockFile>(lockName(file()));
        m_lock->setStaleLockTime(0ms);
        m_lock->tryLock(0ms);
    }
    const QJsonObject object{
        {kPath, m_document.path()},
        {kBaseline, QString::fromLatin1(m_document.baseline().toHex())},
        {kProject, QString::fromStdString(scenario::toJson(*m_document.committed()))}};
    return writeWhole(file(), QJsonDocument(object).toJson(), false);
}

std::vector<Recovered> Autosave::leftBehind() const {
    std::vector<Recovered> found;
    const QDir folder(m_folder);
    const auto files =
        folder.entryInfoList({QStringLiteral("*.recovery")}, QDir::Files, QDir::Time);
    for (const QFileInfo& info : files) {
        if (info.fileName() == m_name || !isAbandoned(info.filePath()))
            continue;
        if (auto recovered = readRecovered(info))
            found.push_back(std::move(*recovered));
    }
    return found;
}

void Autosave::forget(const Recovered& recovered) const {
    QFile::remove(recovered.file);
    QFile::remove(lockName(recovered.file));
}

} // namespace xuanka::document
