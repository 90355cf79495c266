// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/plan_rules.h"
#include "app/scenario/fields.h"
#include "ui/text/english.h"
#include "ui/text/voice.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <map>
#include <set>
#include <string>

using namespace xuanka;
using text::Language;
using text::Voice;

namespace {

struct Translated {
    QString file;
    QString context;
    QString source;
    QString translation;
};

QList<Translated> translationsOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    QXmlStreamReader xml(&file);
    QList<Translated> all;
    QString context;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("source"))
            source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            all.append({path, context, source, xml.readElementText()});
    }
    if (xml.hasError())
        qFatal("%s: %s", qPrintable(path), qPrintable(xml.errorString()));
    return all;
}

QList<Translated> allTranslations() {
    QList<Translated> all;
    QDirIterator files(QStringLiteral(XUANKA_SOURCE_DIR "/resources/translations/zh_CN"),
                       {QStringLiteral("*.ts")}, QDir::Files);
    while (files.hasNext())
        all += translationsOf(files.next());
    return all;
}

std::set<QString> placesIn(const QString& s) {
    static const QRegularExpression place(QStringLiteral("%(\\d|n|L\\d)"));
    std::set<QString> found;
    for (auto it = place.globalMatch(s); it.hasNext();)
        found.insert(it.next().captured());
    return found;
}

} // namespace

class TestVoice : public QObject {
    Q_OBJECT

private slots:

    void everySentenceIsTranslated() {
        std::set<QString> sources;
        for (const Translated& t : allTranslations())
            if (t.context == QLatin1String("messages") && !t.translation.isEmpty())
                sources.insert(t.source);
        QVERIFY(sources.size() > 100);
        for (const auto list : text::englishLists())
            for (const text::Entry& e : list)
                QVERIFY2(sources.contains(QString::fromUtf8(e.text)), e.id);
    }

    void bothLanguagesHaveTheSamePlaces() {
        for (const Translated& t : allTranslations())
            QVERIFY2(placesIn(t.source) == placesIn(t.translation), qPrintable(t.source));
    }

    void aSourceHasOneTranslation() {
        std::map<std::pair<QString, QString>, QString> seen;
        for (const Translated& t : allTranslations()) {
            const auto [it, isNew] = seen.emplace(std::pair(t.context, t.source), t.translation);
            QVERIFY2(isNew || it->second == t.translation,
                     qPrintable(t.file + QStringLiteral(": ") + t.source));
        }
    }

    void idsAreUnique() {
        std::set<std::string> ids;
        for (const auto list : text::englishLists())
            for (const text::Entry& e : list)
                QVERIFY2(ids.insert(e.id).second, e.id);
    }

    void everyFieldAndChoiceHasWords() {
        for (const auto& f : scenario::fields()) {
            const std::string id = "field." + std::string(f.key);
            QVERIFY2(text::english(id) != nullptr, id.c_str());
            QVERIFY2(text::english(id + ".tip") != nullptr, id.c_str());
            QVERIFY(text::english("group." + std::string(f.group)) != nullptr);
            for (const std::string_view c : f.choices)
                QVERIFY2(!m_english.choice(f.key, c).startsWith(QLatin1String("choice.")),
                         std::string(c).c_str());
        }
    }

    void everyRuleHasWords() {
        for (const auto rules : {plan::supportRules(), plan::layoutRules(), plan::techniqueRules()})
            for (const plan::Rule& rule : rules)
                QVERIFY2(text::english(rule.id) != nullptr, std::string(rule.id).c_str());
    }

    void anErrorIsOneLine() {
        const Error e{ErrorCode::InvalidValue, "tp", "rule.tp_divides_heads", "8", "4", {}};
        QCOMPARE(m_english.line(e, QStringLiteral("--tp")),
                 QStringLiteral("--tp = 8: must divide the attention heads, and divide or be a "
                                "multiple of the key heads. Nearest: 4"));
        QCOMPARE(m_chinese.line(e),
                 QStringLiteral("张量并行 = 8：须整除注意力头数，且与键值头数成整数倍关系。"
                                "最接近的合法值：4"));
        const Error least{ErrorCode::InvalidValue, "seq", "rule.at_least", "0", "1", {}};
        QCOMPARE(m_english.line(least), QStringLiteral("Sequence length = 0: must be at least 1"));
    }

    void argumentsAreNotPlaces() {
        const Error e{ErrorCode::UnknownId, "gpu", "rule.unknown", "%2 100%", "x", {}};
        QCOMPARE(m_english.line(e),
                 QStringLiteral("Accelerator = %2 100%: is not in the catalogue. Nearest: x"));
    }

    void aMessageTakesTypedArguments() {
        const Message m{"line.error",
                        {TextId{"part.weights"}, std::int64_t{1234}, Figure{0.5, UnitKind::Share}}};
        QCOMPARE(m_english.sentence(m).replace(QChar(0x00a0), QLatin1Char(' ')),
                 QStringLiteral("Weights = 1,234: 50 %"));
        QVERIFY(m_chinese.sentence(m).startsWith(QStringLiteral("权重 = 1,234：")));
    }

    void aVoiceKnowsItsLanguage() {
        QCOMPARE(Voice().language(), Language::English);
        QCOMPARE(m_english.language(), Language::English);
        QCOMPARE(m_chinese.language(), Language::Chinese);
    }

private:
    Voice m_english{Language::English};
    Voice m_chinese{Language::Chinese};
};

QTEST_GUILESS_MAIN(TestVoice)
#include "tst_voice.moc"
