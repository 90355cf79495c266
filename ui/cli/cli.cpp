// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/cli.h"

#include "app/base/text.h"
#include "app/scenario/fields.h"
#include "ui/cli/verb.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace xuanka::cli {

namespace {

using Words = std::span<const std::string>;

QString fromStd(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

const Verb* findVerb(std::string_view name) {
    const auto all = verbs();
    const auto it = std::ranges::find(all, name, &Verb::name);
    return it == all.end() ? nullptr : &*it;
}

/// Read before all else, so that even a mistake is answered in the language and form asked for.
text::Language languageOf(Words words) {
    std::string chosen;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--lang" && i + 1 < words.size())
            chosen = words[i + 1];
        if (words[i].starts_with("--lang="))
            chosen = words[i].substr(7);
    }
    const bool isChinese =
        chosen.empty() ? QLocale().language() == QLocale::Chinese : chosen.starts_with("zh");
    return isChinese ? text::Language::Chinese : text::Language::English;
}

bool asksFor(Words words, std::string_view flag) {
    return std::ranges::find(words, flag) != words.end();
}

Takes takesOf(const scenario::Field& field) {
    return field.kind == scenario::FieldKind::Switch ? Takes::SwitchValue : Takes::Value;
}

QString choicesOf(const scenario::Field& field) {
    QStringList names;
    for (const std::string_view c : field.choices)
        names += fromStd(c);
    return names.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(names.join(QLatin1Char('|')));
}

Flag flagOf(const scenario::Field& field, std::string_view name, const text::Voice& voice) {
    const QString help = voice.fieldTip(field.key) + choicesOf(field);
    return {std::string(name), takesOf(field), help.toStdString(),
            voice.word("group." + std::string(field.group)).toStdString()};
}

void addFieldFlags(std::vector<Flag>& flags, const text::Voice& voice) {
    for (const scenario::Field& f : scenario::fields())
        if (f.group != "scenario")
            flags.push_back(flagOf(f, f.key, voice));
    for (const scenario::FieldSpelling& s : scenario::fieldSpellings()) {
        Flag flag = flagOf(*scenario::findField(s.key), s.spelling, voice);
        flag.help = "--" + std::string(s.key);
        flag.group = voice.word("cli.group.spellings").toStdString();
        flags.push_back(std::move(flag));
    }
    flags.push_back({"scenario", Takes::Value, voice.word("cli.flag.scenario").toStdString(), {}});
}

Grammar grammarOf(const Verb& verb, const text::Voice& voice) {
    Grammar g;
    g.verb = verb.name;
    g.summary = voice.word(verb.summary).toStdString();
    g.helpOfHelp = voice.word("cli.flag.help").toStdString();
    g.positional = verb.positional;
    g.positionalIsRequired = verb.positionalIsRequired;
    g.flags.push_back({"json", Takes::Nothing, voice.word("cli.flag.json").toStdString(), {}});
    g.flags.push_back({"lang", Takes::Value, voice.word("cli.flag.lang").toStdString(), {}});
    for (Flag flag : verb.flags) {
        flag.help = voice.word(flag.help).toStdString();
        g.flags.push_back(std::move(flag));
    }
    if (verb.takesFields)
        addFieldFlags(g.flags, voice);
    return g;
}

int help(const Session& session) {
    const text::Voice& voice = session.voice();
    QString text = voice.word("cli.usage") + QStringLiteral("\n\n");
    for (const Verb& v : verbs())
        text += QStringLiteral("  %1 %2\n").arg(fromStd(v.name), -10).arg(voice.word(v.summary));
    session.write(text + QLatin1Char('\n') + voice.word("cli.usage_end") + QLatin1Char('\n'));
    return kAnswered;
}

int version(const Session& session) {
    session.write(QStringLiteral("xuanka %1\n").arg(QCoreApplication::applicationVersion()));
    return kAnswered;
}

Error unknownVerb(const std::string& given) {
    std::vector<std::string_view> names;
    for (const Verb& v : verbs())
        names.push_back(v.name);
    const std::string_view nearest = nearestOf(given, names);
    return {ErrorCode::InvalidValue,
            given,
            "rule.unknown_verb",
            {},
            nearest.empty() ? std::string("--help") : std::string(nearest),
            {}};
}

bool isHelp(std::string_view word) {
    return word == "--help" || word == "-h" || word == "help";
}

bool isVersion(std::string_view word) {
    return word == "--version" || word == "-v";
}

} // namespace

bool isMeantForUs(Words arguments) {
    if (arguments.empty())
        return false;
    const std::string& first = arguments.front();
    if (isHelp(first) || isVersion(first) || findVerb(first) != nullptr)
        return true;
    // A file is opened by the window; options of the window system (-platform) are its own.
    return !first.starts_with("-") && !QFileInfo::exists(fromStd(first));
}

int run(Words arguments) {
    const Session session(languageOf(arguments), asksFor(arguments, "--json"));
    if (arguments.empty() || isHelp(arguments.front()))
        return help(session);
    if (isVersion(arguments.front()))
        return version(session);
    const Verb* verb = findVerb(arguments.front());
    if (verb == nullptr)
        return session.refuse(unknownVerb(arguments.front()));
    const auto parsed = parseArguments(grammarOf(*verb, session.voice()), arguments.subspan(1));
    if (!parsed)
        return session.refuse(parsed.error());
    if (!parsed->helpText.empty()) {
        session.write(QString::fromStdString(parsed->helpText));
        return kAnswered;
    }
    return verb->run(session, *parsed);
}

} // namespace xuanka::cli
