// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/project_file.h"

#include "app/scenario/scenario_json.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <filesystem>
#include <system_error>

namespace xuanka::document {

namespace {

Failure failIo(const QString& path, const char* rule, const QString& reason) {
    return fail({ErrorCode::Io, "file", rule, path.toStdString(), {}, reason.toStdString()});
}

QByteArray hashOf(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

std::filesystem::path nativePath(const QString& path) {
    return std::filesystem::path(path.toStdU16String());
}

/// The old file under the backup's name, at no moment without either: a second name for the same
/// bytes where the disk can do that, else a copy.
bool keepBackup(const QString& path) {
    const auto from = nativePath(path);
    const auto fresh = nativePath(path + QStringLiteral(".bak~"));
    std::error_code error;
    std::filesystem::remove(fresh, error);
    std::filesystem::create_hard_link(from, fresh, error);
    if (error && !std::filesystem::copy_file(from, fresh, error)) {
        std::filesystem::remove(fresh, error);
        return false;
    }
    std::filesystem::rename(fresh, nativePath(path + QStringLiteral(".bak")), error);
    return !error;
}

} // namespace

Result<QByteArray> readWhole(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failIo(path, "rule.file_open", file.errorString());
    const qint64 limit = static_cast<qint64>(scenario::kLargestProjectBytes);
    // One byte more than the limit tells a file that is too large, also where size() is not known.
    const QByteArray bytes = file.read(limit + 1);
    if (file.error() != QFileDevice::NoError)
        return failIo(path, "rule.file_open", file.errorString());
    if (bytes.size() > limit)
        return fail(
            {ErrorCode::TooLarge, "file", "rule.json_too_large", path.toStdString(), {}, {}});
    return bytes;
}

QByteArray fileHash(const QString& path) {
    const auto bytes = readWhole(path);
    return bytes ? hashOf(*bytes) : QByteArray();
}

Result<ProjectOnDisk> readProject(const QString& path) {
    const auto bytes = readWhole(path);
    if (!bytes)
        return fail(bytes.error());
    auto project =
        scenario::projectFromJson({bytes->constData(), static_cast<std::size_t>(bytes->size())});
    if (!project) {
        Error error = project.error();
        if (error.given.empty())
            error.given = QFileInfo(path).fileName().toStdString();
        return fail(std::move(error));
    }
    return ProjectOnDisk{std::move(*project), hashOf(*bytes)};
}

Result<void> writeWhole(const QString& path, const QByteArray& bytes, bool keepsBackup) {
    // A link stays a link: its target is replaced.
    const QFileInfo info(path);
    const QString target = info.exists() ? info.canonicalFilePath() : path;
    QSaveFile file(target);
    file.setDirectWriteFallback(false);
    if (!file.open(QIODevice::WriteOnly))
        return failIo(path, "rule.file_write", file.errorString());
    if (file.write(bytes) != bytes.size() || !file.flush())
        return failIo(path, "rule.file_write", file.errorString());
    if (keepsBackup && info.exists() && !keepBackup(target))
        return failIo(path, "rule.file_backup", {});
    if (!file.commit())
        return failIo(path, "rule.file_write", file.errorString());
    return {};
}

Result<QByteArray> writeProject(const QString& path, const scenario::Project& project) {
    const QByteArray bytes = QByteArray::fromStdString(scenario::toJson(project));
    if (const auto written = writeWhole(path, bytes, true); !written)
        return fail(written.error());
    return hashOf(bytes);
}

} // namespace xuanka::document
