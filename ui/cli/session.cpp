// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/session.h"

#include "app/scenario/fields.h"

namespace xuanka::cli {

namespace {

void put(std::FILE* stream, const QString& text) {
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
}

/// The reader of a command line knows a field by its flag.
QString nameOf(const Error& e) {
    const bool isField = scenario::findField(e.field) != nullptr && e.detail.empty();
    return QString::fromStdString(isField ? "--" + e.field : e.field);
}

Json errorJson(const Error& e, const QString& line) {
    Json json = Json::object();
    json["field"] = e.field;
    json["rule"] = e.rule;
    json["given"] = e.given;
    json["nearest"] = e.nearest;
    json["text"] = line.toStdString();
    return json;
}

} // namespace

ExitCode exitCodeOf(const Error& e) {
    switch (e.code) {
    case ErrorCode::MissingFigure:
    case ErrorCode::Cancelled:
        return kNoAnswer;
    case ErrorCode::Io:
        return kIoFailed;
    case ErrorCode::InvalidValue:
    case ErrorCode::UnknownId:
    case ErrorCode::NotSupported:
    case ErrorCode::Malformed:
    case ErrorCode::TooLarge:
    case ErrorCode::NewerVersion:
        break;
    }
    return kWrongInput;
}

Error renamed(Error error, std::string_view positional) {
    error.field = positional;
    return error;
}

void Session::write(const QString& text) const {
    put(stdout, text);
}

void Session::write(const Json& json) const {
    put(stdout, QString::fromStdString(jsonText(json)));
}

void Session::notify(const QString& text) const {
    put(stderr, QStringLiteral("xuanka: ") + text + QLatin1Char('\n'));
}

ExitCode Session::refuse(std::span<const Error> errors) const {
    Json list = Json::array();
    for (const Error& e : errors) {
        const QString line = m_voice.line(e, nameOf(e));
        put(stderr, QStringLiteral("xuanka: ") + line + QLatin1Char('\n'));
        list.push_back(errorJson(e, line));
    }
    if (m_writesJson) {
        Json json = Json::object();
        json["errors"] = std::move(list);
        write(json);
    }
    return errors.empty() ? kWrongInput : exitCodeOf(errors.front());
}

} // namespace xuanka::cli
