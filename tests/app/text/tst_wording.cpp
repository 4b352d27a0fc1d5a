// Words that stay out: what editors of each language have struck from rules, interface, console and documents does not
// come back. wording/<language>.json has a row for each: a regular expression, and what to write instead.
#include "test_program.h"

#include "tests/app/rules/whole_library.h"
#include "tests/app/text/ts_file.h"

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
    QString place; ///< For the message: file and line, or the key of a string.
    QString text;
};

struct StruckWord
{
    QRegularExpression find;
    QString instead;
    QStringList only; ///< "rules", "interface", "console", "documents"; empty: everywhere.
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

/// Paragraph by paragraph, each on one line, so that a phrase is found across the ends of lines. Search words, code and
/// ids are left out: people may search for any word.
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

/// English is what the sources say, and its plural forms.
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

/// What the console says: the texts in the sources of the engine.
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
                if (said.contains(u' ')) // others are names and keys
                    passages.append({path.mid(sources.size() + 1) + u':' + QString::number(number), said});
            }
        }
    }
    return passages;
}

/// What is written for people who read the tree; the words of the box are quoted in TERMS.md.
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
    const QString path = QStringLiteral("%1/tests/app/text/wording/%2.json").arg(sources, language);
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
    void keepsWordsOut_data() { addLanguages(); }
    void keepsWordsOut();
    void namesEachCaseOnce_data() { addLanguages(); }
    void namesEachCaseOnce();
    void readsParagraphs();
};

void TestWording::keepsWordsOut()
{
    QFETCH(const QString, language);
    QString problem;
    const QList<StruckWord> words = struckWords(language, problem);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    const bool isEnglish = language == QLatin1String("en");
    const QList<Passage> rules = rulesIn(language);
    const QList<Passage> strings = interfaceIn(language);
    QVERIFY(rules.size() > 200);
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
    look(rules, QStringLiteral("rules"));
    look(strings, QStringLiteral("interface"));
    if (isEnglish) {
        look(consoleTexts(), QStringLiteral("console"));
        look(documents(), QStringLiteral("documents"));
    }
    for (const QString &place : std::as_const(found))
        qWarning().noquote() << place;
    QCOMPARE(found.size(), 0);
}

/// In search results a title stands alone.
void TestWording::namesEachCaseOnce()
{
    QFETCH(const QString, language);
    for (const QString &game : {QStringLiteral("dos"), QStringLiteral("uno")}) {
        QSet<QString> titles;
        for (const rules::Chapter &chapter : library().chapters()) {
            if (chapter.kind != rules::ChapterKind::Settle || chapter.game != game)
                continue;
            for (const rules::SectionText &section : library().chapterText(language, chapter.file)->sections) {
                const QString title = section.title.toCaseFolded().simplified();
                QVERIFY2(!titles.contains(title), qPrintable(section.id + u' ' + title));
                titles.insert(title);
            }
        }
        QVERIFY(titles.size() > 20);
    }
}

/// A phrase is found across lines, and not among search words.
void TestWording::readsParagraphs()
{
    const QList<Passage> passages = paragraphsOf(sources + QStringLiteral("/resources/rules/en/dos/settle.md"));
    QVERIFY(std::ranges::none_of(passages, [](const Passage &passage) {
        return passage.text.contains(QLatin1String("search:")) || passage.text.contains(u'\n')
            || passage.text.contains(QLatin1String("#dos/"));
    }));
    QVERIFY(std::ranges::any_of(passages, [](const Passage &passage) { return passage.text.size() > 120; }));
}

TABLESIDE_TEST(TestWording)

#include "tst_wording.moc"
