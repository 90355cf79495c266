// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/voice.h"

#include "ui/text/english.h"

#include <QCoreApplication>
#include <QTranslator>

#include <string>

namespace xuanka::text {

namespace {

constexpr auto kContext = "messages";

/// The translation of this source names the language of the translation itself.
constexpr auto kLanguageName = QT_TRANSLATE_NOOP("messages", "en");

QString fromStd(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

/// "offload-optimizer" and its sisters share one set of choices.
std::string choiceId(std::string_view field, std::string_view choice) {
    const std::string_view set = field.starts_with("offload-") ? "offload" : field;
    return "choice." + std::string(set) + "." + std::string(choice);
}

/// Puts all arguments in at once, so that a %1 inside an argument stays as it is.
QString filled(QString pattern, const QStringList& arguments) {
    QString out;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool isPlace =
            pattern[i] == QLatin1Char('%') && i + 1 < pattern.size() && pattern[i + 1].isDigit();
        const int n = isPlace ? pattern[i + 1].digitValue() : 0;
        if (n < 1) {
            out += pattern[i];
            continue;
        }
        if (n <= arguments.size())
            out += arguments[n - 1];
        ++i;
    }
    return out;
}

} // namespace

Voice::Voice(Language language) : m_hasOwnTranslator(true) {
    if (language == Language::English)
        return;
    auto translator = std::make_shared<QTranslator>();
    if (translator->load(QStringLiteral(":/translations/xuanka_zh_CN.qm")))
        m_translator = std::move(translator);
}

Language Voice::language() const {
    return translated(kLanguageName) == QLatin1String("zh_CN") ? Language::Chinese
                                                               : Language::English;
}

QString Voice::translated(const char* source) const {
    if (!m_hasOwnTranslator)
        return QCoreApplication::translate(kContext, source);
    const QString own = m_translator ? m_translator->translate(kContext, source) : QString();
    return own.isEmpty() ? QString::fromUtf8(source) : own;
}

QString Voice::word(std::string_view id) const {
    const char* source = english(id);
    return source == nullptr ? fromStd(id) : translated(source);
}

QString Voice::argument(const MessageArgument& a) const {
    const Format format(language());
    if (const auto* name = std::get_if<std::string>(&a))
        return fromStd(*name);
    if (const auto* id = std::get_if<TextId>(&a))
        return word(id->id);
    if (const auto* count = std::get_if<std::int64_t>(&a))
        return format.count(*count);
    return format.figure(std::get<Figure>(a));
}

QString Voice::sentence(const Message& message) const {
    QStringList arguments;
    for (const MessageArgument& a : message.arguments)
        arguments += argument(a);
    return filled(word(message.id), arguments);
}

QString Voice::fieldLabel(std::string_view key) const {
    const std::string id = "field." + std::string(key);
    return english(id) == nullptr ? fromStd(key) : word(id);
}

QString Voice::fieldTip(std::string_view key) const {
    return word("field." + std::string(key) + ".tip");
}

QString Voice::choice(std::string_view field, std::string_view choice) const {
    return word(choiceId(field, choice));
}

QString Voice::say(const Bilingual& text) const {
    return QString::fromStdString(language() == Language::Chinese ? text.zh : text.en);
}

QString Voice::line(const Error& e, const QString& field) const {
    const QString name = field.isEmpty() ? fieldLabel(e.field) : field;
    const QString given = fromStd(e.given);
    const QString nearest = fromStd(e.nearest);
    const QString rule = filled(word(e.rule), {given, nearest});
    QString line = given.isEmpty() ? filled(word("line.error_without_value"), {name, rule})
                                   : filled(word("line.error"), {name, given, rule});
    if (!e.detail.empty())
        line = filled(word("line.detail"), {line, fromStd(e.detail)});
    // "At least 1" has said the nearest value already.
    if (e.nearest.empty() || e.rule == "rule.at_least" || e.rule == "rule.at_most")
        return line;
    return filled(word("line.nearest"), {line, nearest});
}

} // namespace xuanka::text
