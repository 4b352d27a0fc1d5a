// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that words which a language's editors have rejected do not return to rules, interface, console and documents.
// wording/<language>.json has a row for each: a regular expression, and the words to use instead.
#include "test_program.h"
#include "tests/app/row_note.h"

#include "tests/app/rules/whole_library.h"
#include "tests/app/words/ts_file.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

namespace {

const QString sources = QStringLiteral(TABLESIDE_SOURCES);

struct Passage
{
    QString place; ///< The file and line, or the key of a string, for failure messages.
    QString text;
};

struct StruckWord
{
    QRegularExpression find;
    QString instead;
    QStringList only; ///< The kinds of text that are checked: "rules", "interface", "console", "documents"; empty for all.
};

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList filesIn(const QString &folder, const QStringList &names)
{
    QStringList paths;
    QDirIterator files(sources + u'/' + folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next();
    paths.sort();
    return paths;
}

/// Returns the paragraphs of a file, each on one line, so that a phrase is found across the ends of lines. Omits code, ids and
/// search words, because people may search for any word.
QList<Passage> paragraphsOf(const QString &path)
{
    static const QRegularExpression unread(QStringLiteral(R"(\{(search:[^}]*|#[^}]*)\}|`[^`]*`|\]\([^)]*\))"));
    QList<Passage> passages;
    int line = 1;
    for (const QString &block : QString::fromUtf8(contentsOf(path)).split(QStringLiteral("\n\n"))) {
        if (!block.startsWith(QStringLiteral("    "))) {
            static const QRegularExpression lineEnd(QStringLiteral(" *\\n *"));
            QString text = QString(block).replace(lineEnd, QStringLiteral(" ")).trimmed(); // no-break spaces stay
            passages.append({path.mid(sources.size() + 1) + u':' + QString::number(line), text.remove(unread)});
        }
        line += static_cast<int>(block.count(u'\n')) + 2;
    }
    return passages;
}

QList<Passage> rulesIn(const QString &language)
{
    QList<Passage> passages;
    for (const QString &path : filesIn(QStringLiteral("resources/rules/") + language, {QStringLiteral("*.md")}))
        passages += paragraphsOf(path);
    return passages;
}

/// Returns the strings of the interface in a language. For English these are the source strings and their plural forms.
QList<Passage> interfaceIn(const QString &language)
{
    const TsFile file = readTsFile(QStringLiteral("%1/translations/tableside_%2.ts").arg(sources, language));
    QList<Passage> passages;
    for (auto message = file.translations.begin(); message != file.translations.end(); ++message) {
        for (const QString &form : message.value())
            passages.append({message.key(), form});
    }
    if (language == QLatin1String("en")) {
        const TsFile german = readTsFile(sources + QStringLiteral("/translations/tableside_de.ts"));
        for (auto message = german.messages.keyBegin(); message != german.messages.keyEnd(); ++message)
            passages.append({*message, message->section(QStringLiteral(" | "), 1, 1)});
    }
    return passages;
}

/// Returns the texts of the console, which are the string literals in the sources of the engine.
QList<Passage> consoleTexts()
{
    static const QRegularExpression text(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    QList<Passage> passages;
    for (const QString &path : filesIn(QStringLiteral("engine"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")})) {
        int number = 0;
        for (const QString &line : QString::fromUtf8(contentsOf(path)).split(u'\n')) {
            ++number;
            if (line.trimmed().startsWith(QLatin1String("#include")))
                continue;
            for (auto texts = text.globalMatch(line); texts.hasNext();) {
                const QString said = texts.next().captured(1);
                if (said.contains(u' ')) // Literals without spaces are names and keys
                    passages.append({path.mid(sources.size() + 1) + u':' + QString::number(number), said});
            }
        }
    }
    return passages;
}

/// Returns the documents about the source tree. Omits the rules' texts, test data and TERMS.md, which quotes the printed words.
QList<Passage> documents()
{
    static const QRegularExpression notOurs(QStringLiteral("/rules/(en|de|fr|it|nl|fi)/|/golden/|/TERMS\\.md$"));
    QStringList paths;
    for (const QFileInfo &file : QDir(sources).entryInfoList({QStringLiteral("*.md")}, QDir::Files))
        paths << file.filePath();
    for (const char *folder : {"app", "engine", "qml", "resources", "tests"})
        paths += filesIn(QLatin1String(folder), {QStringLiteral("*.md")});
    QList<Passage> passages;
    for (const QString &path : std::as_const(paths)) {
        if (!notOurs.match(path.mid(sources.size())).hasMatch())
            passages += paragraphsOf(path);
    }
    return passages;
}

QList<StruckWord> struckWords(const QString &language, QString &problem)
{
    const QString path = QStringLiteral("%1/tests/app/words/wording/%2.json").arg(sources, language);
    QJsonParseError error;
    const QJsonArray rows = QJsonDocument::fromJson(contentsOf(path), &error).array();
    if (rows.isEmpty())
        problem = path + QStringLiteral(": ") + error.errorString();
    QList<StruckWord> words;
    for (const QJsonValue &row : rows) {
        StruckWord word{QRegularExpression(row[QLatin1String("find")].toString(),
                                           QRegularExpression::CaseInsensitiveOption
                                               | QRegularExpression::UseUnicodePropertiesOption),
                        row[QLatin1String("instead")].toString(), row[QLatin1String("only")].toString().split(u' ', Qt::SkipEmptyParts)};
        if (!word.find.isValid() || word.find.pattern().isEmpty() || word.instead.isEmpty())
            problem = path + QStringLiteral(": ") + word.find.pattern() + u' ' + word.find.errorString();
        words.append(word);
    }
    return words;
}

} // namespace

class TestWording : public QObject
{
    Q_OBJECT

private slots:
    void containsNoRejectedWords();
    void titlesOfCasesAreUnique();
    void readsParagraphs();
    void tableTalkIsShort();
    void languagesKeepApart();
};

void TestWording::containsNoRejectedWords()
{
    for (const rules::Language &each : library().languages()) {
        const QString language = each.code;
        const RowNote note(language);
        QString problem;
        const QList<StruckWord> words = struckWords(language, problem);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        const bool isEnglish = language == QLatin1String("en");
        const QList<Passage> ownRules = rulesIn(language);
        const QList<Passage> strings = interfaceIn(language);
        QVERIFY(ownRules.size() > 200);
        QVERIFY(strings.size() > (isEnglish ? 1000 : 900));
        QStringList found;
        const auto look = [&](const QList<Passage> &passages, const QString &kind) {
            for (const StruckWord &word : words) {
                if (!word.only.isEmpty() && !word.only.contains(kind))
                    continue;
                for (const Passage &passage : passages) {
                    if (const auto match = word.find.match(passage.text); match.hasMatch())
                        found << QStringLiteral("%1: “%2”: %3").arg(passage.place, match.captured(), word.instead);
                }
            }
        };
        look(ownRules, QStringLiteral("rules"));
        look(strings, QStringLiteral("interface"));
        if (isEnglish) {
            look(consoleTexts(), QStringLiteral("console"));
            look(documents(), QStringLiteral("documents"));
        }
        for (const QString &place : std::as_const(found))
            qWarning().noquote() << place;
        QCOMPARE(found.size(), 0);
    }
}

/// Search results show titles alone, so each must be unique within its game.
void TestWording::titlesOfCasesAreUnique()
{
    for (const rules::Language &language : library().languages()) {
        QHash<QString, QSet<QString>> titles; // By game
        for (const rules::Chapter &chapter : library().chapters()) {
            if (chapter.kind != rules::ChapterKind::Settle)
                continue;
            for (const rules::SectionText &section : library().chapterText(language.code, chapter.file)->sections) {
                const QString title = section.title.toCaseFolded().simplified();
                QVERIFY2(!titles[chapter.game].contains(title), qPrintable(section.id + u' ' + title));
                titles[chapter.game].insert(title);
            }
        }
        QVERIFY(titles["dos"].size() > 20 && titles["uno"].size() > 20);
    }
}

/// Paragraphs must contain neither line ends nor search words.
void TestWording::readsParagraphs()
{
    const QList<Passage> passages = paragraphsOf(sources + QStringLiteral("/resources/rules/en/dos/settle.md"));
    QVERIFY(std::ranges::none_of(passages, [](const Passage &passage) {
        return passage.text.contains(QLatin1String("search:")) || passage.text.contains(u'\n')
            || passage.text.contains(QLatin1String("#dos/"));
    }));
    QVERIFY(std::ranges::any_of(passages, [](const Passage &passage) { return passage.text.size() > 120; }));
}

/// Each line of the characters fits into its bubble, and no two lines are alike.
void TestWording::tableTalkIsShort()
{
    constexpr qsizetype longest = 40;
    constexpr qsizetype lines = 10 * 5 * 2; // characters, occasions, variants
    for (const QString &path : filesIn("translations", {"*.ts"})) {
        const TsFile file = readTsFile(path);
        QSet<QString> said;
        for (auto message = file.translations.begin(); message != file.translations.end(); ++message) {
            if (!message.key().startsWith("TableTalk | "))
                continue;
            const QString line = message.value().value(0);
            QVERIFY2(line.size() <= longest, qPrintable(path + u' ' + line));
            said.insert(line);
        }
        QCOMPARE(said.size(), lines);
    }
}

/// No text of a language contains words of another one: neither its most frequent words nor a whole sentence.
void TestWording::languagesKeepApart()
{
    const QHash<QString, QString> frequentWords{{"en", "the|and|your|with|cards?"},        {"de", "und|nicht|eine|mit|Karten?"},
                                                {"fr", "une|est|dans|avec|joueurs?"},      {"it", "di|è|della|hai|giocator[ei]"},
                                                {"nl", "het|niet|van|beurt|kaart(en)?"},   {"fi", "ei|tai|jos|päälle|kortti(a)?"}};
    const QStringList sameOnPurpose{"Page Down, Page Up", "Home, End", "Spreadsheet (CSV)"};
    static const QRegularExpression twoWords(QStringLiteral("\\p{L}{2,}\\P{L}+(.*\\P{L})?\\p{L}{2,}"));
    static const QRegularExpression punctuation(QStringLiteral("[#*{}\\[\\]]|%[Ln]?\\d?|DOS|UNO"));
    QHash<QString, Passage> saidBefore; // The language and the place of each sentence
    QStringList found;
    for (const rules::Language &each : library().languages()) {
        const QString language = each.code;
        QVERIFY(frequentWords.contains(language));
        const QList<Passage> passages = rulesIn(language) + interfaceIn(language);
        for (auto other = frequentWords.begin(); other != frequentWords.end(); ++other) {
            const QRegularExpression foreign(QStringLiteral("\\b(%1)\\b").arg(other.value()),
                                             QRegularExpression::CaseInsensitiveOption
                                                 | QRegularExpression::UseUnicodePropertiesOption);
            qsizetype count = 0;
            for (const Passage &passage : passages) {
                const auto match = foreign.match(passage.text);
                count += match.hasMatch() ? 1 : 0;
                if (match.hasMatch() && other.key() != language)
                    found << QStringLiteral("%1 (%2): “%3” is a word of %4").arg(passage.place, language, match.captured(), other.key());
            }
            QVERIFY2(other.key() != language || count > 300, qPrintable(language)); // They are frequent
        }
        for (const Passage &passage : passages) {
            const QString sentence = QString(passage.text).remove(punctuation).simplified();
            if (!twoWords.match(sentence).hasMatch() || sameOnPurpose.contains(passage.text))
                continue;
            const auto before = saidBefore.constFind(sentence);
            if (before != saidBefore.constEnd() && before->text != language)
                found << QStringLiteral("%1 (%2): also in %3 (%4)").arg(passage.place, language, before->place, before->text);
            saidBefore.insert(sentence, {passage.place, language});
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
    // What surrounds an example is shown in the language of its column
    QHash<QStringList, QString> aroundExamples;
    for (const rules::Language &each : library().languages()) {
        const TsFile file = readTsFile(QStringLiteral("%1/translations/tableside_%2.ts").arg(sources, each.code));
        int count = 0;
        for (auto message = file.translations.begin(); message != file.translations.end(); ++message) {
            if (!message.key().startsWith("ExampleBlock | ") && !message.key().startsWith("ExampleTable | "))
                continue;
            QVERIFY2(!aroundExamples.contains(message.value()), qPrintable(each.code + u' ' + message.value().value(0)));
            aroundExamples.insert(message.value(), each.code);
            ++count;
        }
        QVERIFY(count >= 8);
    }
}

TABLESIDE_TEST(TestWording)

#include "tst_wording.moc"
