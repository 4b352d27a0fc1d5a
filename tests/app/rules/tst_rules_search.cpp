// Tests of the search in the rules: words, stems and typing errors, and everyday questions that must find their case.
#include "tests/app/rules/everyday_queries.h"
#include "test_program.h"
#include "tests/app/rules/whole_library.h"

#include "app/rules/passage.h"
#include "app/rules/rules_search.h"
#include "app/rules/search_words.h"

#include <QTest>

#include <algorithm>

using namespace tableside;
using namespace tableside::rules;
using namespace tableside::test;

namespace {

const RulesSearch &search()
{
    static const RulesSearch whole(library());
    return whole;
}

QStringList sectionsOf(const QList<Hit> &hits)
{
    QStringList sections;
    for (const Hit &hit : hits)
        sections << hit.section;
    return sections;
}

} // namespace

Q_DECLARE_METATYPE(tableside::test::GameQuery)

class TestRulesSearch : public QObject
{
    Q_OBJECT

private slots:
    void searchesTheWordsOfThePassages();
    void splitsWords_data();
    void splitsWords();
    void removesEndings_data();
    void removesEndings();
    void countsEdits_data();
    void countsEdits();
    void everydayQueriesFindTheirCase_data();
    void everydayQueriesFindTheirCase();
    void ownLanguageComesFirst_data();
    void ownLanguageComesFirst();
    void currentGameComesFirst_data();
    void currentGameComesFirst();
    void findsTheCaseOfTheGame_data();
    void findsTheCaseOfTheGame();
    void answersInTheChosenGame_data();
    void answersInTheChosenGame();
    void findsCardsByTheirNames_data();
    void findsCardsByTheirNames();
    void everyLanguageHasQueries();
    void toleratesTypingErrors_data();
    void toleratesTypingErrors();
    void findsWhileOneTypes();
    void reportsTheLanguageOfAHit();
    void figuresAreFoundInTheOwnLanguage();
    void findsNothingForMeaninglessQueries_data();
    void findsNothingForMeaninglessQueries();
};

void TestRulesSearch::searchesTheWordsOfThePassages()
{
    int sections = 0;
    for (const Language &language : library().languages()) {
        for (const Chapter &chapter : library().chapters()) {
            const ChapterText *text = library().chapterText(language.code, chapter.file);
            if (text == nullptr)
                continue;
            for (const SectionText &section : text->sections) {
                QStringList expected;
                for (const Passage &passage : Passage::of(section)) {
                    if (passage.kind() != Passage::Title)
                        expected << searchWords(passage.plain(), language.code);
                }
                QStringList found;
                for (const QString &words : RulesSearch::textsOf(section))
                    found << searchWords(words, language.code);
                QVERIFY2(found == expected, qPrintable(language.code + u' ' + section.id));
                ++sections;
            }
        }
    }
    QVERIFY(sections > 100);
}

void TestRulesSearch::splitsWords_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *name, const char *language, const char *text, const QStringList &words) {
        QTest::newRow(name) << QString::fromLatin1(language) << QString::fromUtf8(text) << words;
    };
    row("case and accents", "fr", "Pioché À L’ÉTÉ", {"pioche", "ete"});
    row("sharp s", "de", "Straße", {"strasse"});
    row("figures of cards", "en", "+4 on +2", {"+4", "on", "+2"});
    row("sum", "en", "3 + 4, 3+4", {"3", "plus", "4", "3", "plus", "4"});
    row("numbers as words", "de", "plus vier auf fünf", {"plus", "4", "auf", "5"});
    row("letters and digits", "en", "draw2", {"draw", "2"});
    row("sign", "en", "a Wild #", {"wild", "#"});
    row("other language", "en", "vier", {"vier"});
    row("nothing", "en", " ’?!", {});
}

void TestRulesSearch::splitsWords()
{
    QFETCH(const QString, language);
    QFETCH(const QString, text);
    QFETCH(const QStringList, words);
    QCOMPARE(searchWords(text, language), words);
}

void TestRulesSearch::removesEndings_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    const auto row = [](const char *language, const char *one, const char *other) {
        QTest::newRow(one) << QString::fromLatin1(language) << QString::fromLatin1(one) << QString::fromLatin1(other);
    };
    row("en", "cards", "card");
    row("en", "drawing", "draw");
    row("en", "swapped", "swap");
    row("fr", "cartes", "carte");
    row("fr", "piocher", "pioche");
    row("de", "karten", "karte");
    row("de", "ziehen", "ziehe");
    row("de", "gewackelt", "wackeln");
    row("nl", "geroepen", "roepen");
    row("nl", "kaarten", "kaart");
    row("nl", "stapels", "stapel");
    row("it", "carte", "carta");
    row("it", "pescare", "pescato");
    row("fi", "kortit", "kortti");
    row("fi", "kortissa", "kortilla");
}

void TestRulesSearch::removesEndings()
{
    QFETCH(const QString, language);
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QCOMPARE(stemOf(one, language), stemOf(other, language));
    QVERIFY(stemOf(one, language).size() >= 3);
}

void TestRulesSearch::countsEdits_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<int>("distance");
    QTest::newRow("same") << "card" << "card" << 0;
    QTest::newRow("replaced") << "card" << "cart" << 1;
    QTest::newRow("left out") << "card" << "crd" << 1;
    QTest::newRow("inserted") << "card" << "caard" << 1;
    QTest::newRow("swapped") << "card" << "cadr" << 1;
    QTest::newRow("swapped in a longer word") << "penalty" << "penlaty" << 1;
    QTest::newRow("three is more than two") << "card" << "xyz" << 3;
    QTest::newRow("longer by three") << "card" << "cardabc" << 3;
    QTest::newRow("empty") << "" << "ab" << 2;
}

void TestRulesSearch::countsEdits()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QFETCH(const int, distance);
    QCOMPARE(editDistance(one, other, 2), distance);
    QCOMPARE(editDistance(other, one, 2), distance);
}

void TestRulesSearch::everydayQueriesFindTheirCase_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("section");
    for (const test::EverydayQuery &row : test::everydayQueries) {
        const QString query = QString::fromUtf8(row.query);
        if (library().chapterText(QLatin1String(row.language), QStringLiteral("dos/settle")) != nullptr)
            QTest::newRow(qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(row.language), query)))
                << query << QString::fromLatin1(row.section);
    }
}

/// The case must be among the first three results, whatever the reader's language.
void TestRulesSearch::everydayQueriesFindTheirCase()
{
    QFETCH(const QString, query);
    QFETCH(const QString, section);
    for (const Language &preferred : library().languages()) {
        const QStringList found = sectionsOf(search().find(query, preferred.code)).mid(0, 3);
        QVERIFY2(found.contains(section),
                 qPrintable(QStringLiteral("reading %1: %2").arg(preferred.code, found.join(u' '))));
    }
}

void TestRulesSearch::ownLanguageComesFirst_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("section");
    for (const test::EverydayQuery &row : test::coreWords) {
        const QString query = QString::fromUtf8(row.query);
        QTest::newRow(qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(row.language), query)))
            << QString::fromLatin1(row.language) << query << QString::fromLatin1(row.section);
    }
}

void TestRulesSearch::ownLanguageComesFirst()
{
    QFETCH(const QString, language);
    QFETCH(const QString, query);
    QFETCH(const QString, section);
    const QList<Hit> hits = search().find(query, language, QStringLiteral("dos")).mid(0, 3);
    const QString found = sectionsOf(hits).join(u' ');
    QVERIFY2(sectionsOf(hits).contains(section), qPrintable(found));
    for (const Hit &hit : hits)
        QVERIFY2(hit.language == language, qPrintable(hit.language + u' ' + found));
}

void TestRulesSearch::currentGameComesFirst_data()
{
    QTest::addColumn<QString>("query");
    for (const char *query : {"points", "penalty", "who deals", "shuffle", "house rules", "quick card"})
        QTest::newRow(query) << QString::fromLatin1(query);
}

void TestRulesSearch::currentGameComesFirst()
{
    QFETCH(const QString, query);
    for (const QString &game : {QStringLiteral("dos"), QStringLiteral("uno")}) {
        const QStringList found = sectionsOf(search().find(query, QStringLiteral("en"), game)).mid(0, 3);
        QVERIFY2(found.value(0).startsWith(game), qPrintable(found.join(u' ')));
    }
}

/// A case that both games have is found in the game that is read.
void TestRulesSearch::findsTheCaseOfTheGame_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("section");
    const auto row = [](const char *query, const char *language, const char *game, const char *section) {
        QTest::addRow("%s, %s", query, game) << QString::fromLatin1(language) << QString::fromLatin1(game)
                                             << QString::fromLatin1(section);
    };
    row("false alarm", "en", "uno", "uno/settle/false-catch");
    row("false alarm", "en", "dos", "dos/settle/false-catch");
    row("falscher Alarm", "de", "uno", "uno/settle/false-catch");
    row("who can catch", "en", "uno", "uno/settle/who-catches");
    row("who can catch", "en", "dos", "dos/settle/who-catches");
    row("amende", "fr", "uno", "uno/call/caught");
    row("amende", "fr", "dos", "dos/end/penalty");
    row("call", "en", "dos", "dos/call");
    row("call", "en", "uno", "uno/call");
    row("must", "en", "dos", "dos/settle/must-match");
    row("must", "en", "uno", "uno/settle/must-play");
    row("muss", "de", "dos", "dos/settle/must-match");
    row("muss", "de", "uno", "uno/settle/must-play");
    row("moet", "nl", "dos", "dos/settle/must-match");
    row("devo", "it", "dos", "dos/settle/must-match");
    row("moved twice", "en", "uno", "uno/settle/pose-end");
}

void TestRulesSearch::findsTheCaseOfTheGame()
{
    QFETCH(const QString, language);
    QFETCH(const QString, game);
    QFETCH(const QString, section);
    const QString query = QString::fromUtf8(QTest::currentDataTag()).section(QLatin1Char(','), 0, 0);
    const QStringList found = sectionsOf(search().find(query, language, game)).mid(0, 3);
    QVERIFY2(found.value(0) == section, qPrintable(found.join(u' ')));
}

void TestRulesSearch::answersInTheChosenGame_data()
{
    QTest::addColumn<test::GameQuery>("row");
    const auto add = [](const auto &rows) {
        for (const test::GameQuery &row : rows)
            QTest::addRow("%s %s: %s", row.language, row.game, row.query) << row;
    };
    add(test::gameQueries);
    add(test::unseenQueries);
    add(test::laterQueries);
    add(test::addedQueries);
}

/// A question that the chosen game answers must lead to that game.
void TestRulesSearch::answersInTheChosenGame()
{
    QFETCH(const test::GameQuery, row);
    const QString game = QString::fromLatin1(row.game);
    const QStringList answers = QString::fromLatin1(row.answers).split(u' ');
    const QString query = QString::fromUtf8(row.query);
    const QStringList found = sectionsOf(search().find(query, QString::fromLatin1(row.language), game));
    if (answers.first().startsWith(game))
        QVERIFY2(found.value(0).startsWith(game), qPrintable(found.join(u' ')));
    if (std::find(test::knownMisses.begin(), test::knownMisses.end(), row.query) != test::knownMisses.end())
        QEXPECT_FAIL("", "known miss", Continue);
    QVERIFY2(std::any_of(answers.begin(), answers.end(),
                         [&](const QString &answer) { return found.mid(0, row.within).contains(answer); }),
             qPrintable(found.join(u' ')));
}

void TestRulesSearch::findsCardsByTheirNames_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("section");
    const auto row = [](const char *language, const char *query, const char *section) {
        QTest::addRow("%s: %s", language, query) << QString::fromLatin1(language) << QString::fromUtf8(query)
                                                 << QString::fromLatin1(section);
    };
    for (const Language &language : library().languages()) {
        const QByteArray code = language.code.toLatin1();
        row(code, "+2", "uno/card/draw-two");
        row(code, "+4", "uno/card/wild-draw-four");
        row(code, "plus 4", "uno/card/wild-draw-four");
        row(code, language.cardNames.value(QStringLiteral("+2")).toLower().toUtf8(), "uno/card/draw-two");
        row(code, language.cardNames.value(QStringLiteral("wild+4")).toLower().toUtf8(), "uno/card/wild-draw-four");
        row(code, "7", "uno/settle/seven");
        row(code, "0", "uno/house/seven-zero");
    }
    row("en", "draw 4", "uno/card/wild-draw-four");
    row("en", "draw two", "uno/card/draw-two");
    row("de", "zieh vier", "uno/card/wild-draw-four");
    row("nl", "pak 2", "uno/card/draw-two");
    row("it", "pesca quattro", "uno/card/wild-draw-four");
    row("fi", "nosta 4", "uno/card/wild-draw-four");
    row("fr", "pioche 2", "uno/card/draw-two");
}

/// Cards are found by their figures, by their names on the box, and by their common names.
void TestRulesSearch::findsCardsByTheirNames()
{
    QFETCH(const QString, language);
    QFETCH(const QString, query);
    QFETCH(const QString, section);
    const QStringList found = sectionsOf(search().find(query, language, QStringLiteral("uno"))).mid(0, 3);
    QVERIFY2(found.contains(section), qPrintable(found.join(u' ')));
}

void TestRulesSearch::everyLanguageHasQueries()
{
    for (const Language &language : library().languages()) {
        const auto count = std::count_if(test::everydayQueries.begin(), test::everydayQueries.end(),
                                         [&](const test::EverydayQuery &row) { return language.code == QLatin1String(row.language); });
        QVERIFY2(count >= 10, qPrintable(language.code));
    }
}

void TestRulesSearch::toleratesTypingErrors_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("section");
    QTest::newRow("letters swapped") << "simultanoeus" << "dos/settle/same-moment";
    QTest::newRow("letter left out") << "reshufle" << "dos/settle/pile-empty";
    QTest::newRow("letter too many") << "challlenge plus four" << "uno/settle/who-challenges";
    QTest::newRow("accent left out") << "oublie de dire" << "dos/settle/until-when";
    QTest::newRow("wrong case") << "DECK EMPTY" << "dos/settle/pile-empty";
    QTest::newRow("plural") << "decks empty" << "dos/settle/pile-empty";
    QTest::newRow("British, American") << "mixed colors" << "dos/settle/half-color";
}

void TestRulesSearch::toleratesTypingErrors()
{
    QFETCH(const QString, query);
    QFETCH(const QString, section);
    const QStringList found = sectionsOf(search().find(query, QStringLiteral("en"))).mid(0, 3);
    QVERIFY2(found.contains(section), qPrintable(found.join(u' ')));
}

/// The case is among the results from the third letter on.
void TestRulesSearch::findsWhileOneTypes()
{
    const QString query = QStringLiteral("forgot");
    for (qsizetype length = 3; length <= query.size(); ++length) {
        const QStringList found = sectionsOf(search().find(query.left(length), QStringLiteral("en")));
        QVERIFY2(found.contains(QStringLiteral("dos/settle/until-when")), qPrintable(query.left(length)));
    }
}

void TestRulesSearch::reportsTheLanguageOfAHit()
{
    for (const Language &language : library().languages()) {
        const SectionText *text = library().sectionText(language.code, QStringLiteral("dos/settle/three-cards"));
        const QList<Hit> hits = search().find(text->title, QStringLiteral("en"));
        QCOMPARE(hits.value(0).section, text->id);
        QCOMPARE(hits.value(0).language, language.code);
    }
}

/// "+2" must be found in the reader's language, although the German texts contain it more often.
void TestRulesSearch::figuresAreFoundInTheOwnLanguage()
{
    for (const Language &language : library().languages()) {
        for (const Hit &hit : search().find(QStringLiteral("+2 +2"), language.code, QStringLiteral("uno")).mid(0, 3))
            QVERIFY2(hit.language == language.code, qPrintable(language.code + u' ' + hit.section + u' ' + hit.language));
    }
}

void TestRulesSearch::findsNothingForMeaninglessQueries_data()
{
    QTest::addColumn<QString>("query");
    QTest::newRow("empty") << "";
    QTest::newRow("spaces") << "   ";
    QTest::newRow("signs") << "?!";
    QTest::newRow("no word") << "xqzwvjk";
}

void TestRulesSearch::findsNothingForMeaninglessQueries()
{
    QFETCH(const QString, query);
    QVERIFY(search().find(query, QStringLiteral("en")).isEmpty());
}

TABLESIDE_TEST(TestRulesSearch)

#include "tst_rules_search.moc"
