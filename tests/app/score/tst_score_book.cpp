// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the score book: people who are remembered, renamed, and merged, games that are repeated, deleted, and restored, and the
// setup of new games.
#include "tests/app/score/score_fixture.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTest>
#include <QTimeZone>

#include <ctime>

using namespace tableside;
using namespace tableside::test;

class TestScoreBook : public QObject
{
    Q_OBJECT

private slots:
    void remembersPeople();
    void mergesTwoSpellings();
    void unmergesAPerson();
    void rejectsANameThatIsTaken();
    void deletesAndRestoresGames();
    void restoresGamesAfterARestart();
    void theSetupShowsTheCurrentNameOfAPerson();
    void repeatsAGame();
    void theSetupRenamesNobody();
    void namesOfOtherSeatsSwapThePlayers();
    void marksGamesThatCannotBeRead();
    void findsTheDateThatIsShown();
    void unfinishedGamesShowCurrentNames();
    void aMergedPersonTakesTheirOldSeat();
    void givesEachPlayerADifferentLook();
    void keepsAChosenLook();
    void offersTheMostRecentPlayers();
    void sortsNamesAsTheLanguageDoes();
    void movesAndClearsSeats();
};

void TestScoreBook::remembersPeople()
{
    ScoreFixture book;
    book.begin({"Anna", "Zoë"});
    book.openAgain();
    ScoreSetup &setup = *book.room->setup();
    QCOMPARE(setup.known()->count(), 2);
    QVERIFY(setup.addNamed(" ZO\u00CB "));
    QCOMPARE(setup.seats()->row(0).name, QStringLiteral("Zoë"));
    QVERIFY(!setup.addNamed("Zoë")); // has a seat already
    QVERIFY(!setup.addNamed("   "));
    QVERIFY(setup.addNamed("राम"));
    QVERIFY(setup.addNamed("रमा")); // another name, since the combining marks are vowels
    setup.remove(2);
    setup.remove(1);
    QVERIFY2(setup.problem().startsWith("Add 1 more player"), qPrintable(setup.problem()));
    for (const char *name : {"Anna", "Ben", "Cleo", "Dora"})
        setup.addNamed(name);
    QVERIFY(setup.problem().isEmpty());
    QVERIFY(setup.remark().contains("4"));
}

void TestScoreBook::mergesTwoSpellings()
{
    ScoreFixture book;
    for (const char *spelling : {"Anna", "Ana"})
        QVERIFY(book.play({spelling, "Ben"}, {"", "210"}).end());
    People &people = *book.room->people();
    const QString anna = people.named("Anna")->id;
    const QString ana = people.named("Ana")->id;
    const QString ben = people.named("Ben")->id;
    QVERIFY(!people.merge(ana, ben)); // Ana and Ben played against each other
    QVERIFY(people.problem().contains("played against each other"));
    book.room->openPerson(ben); // opening another page clears the problem
    QVERIFY(people.problem().isEmpty());
    QVERIFY(people.merge(ana, anna));
    QCOMPARE(book.winsOf(ana), 2);
    QCOMPARE(book.room->person()->name(), QStringLiteral("Anna"));
    book.room->openPerson(ben);
    QCOMPARE(book.room->person()->others()->count(), 1);
    QCOMPARE(book.room->person()->statistics().nemesis(), anna.toStdString());
    const FigureRow nemesis = book.room->person()->figures().last();
    QCOMPARE(nemesis.value, QStringLiteral("Anna"));
    QVERIFY2(nemesis.detail.contains("2 of 2"), qPrintable(nemesis.detail));
    QCOMPARE(people.list()->count(), 2);
}

void TestScoreBook::unmergesAPerson()
{
    ScoreFixture book;
    for (const char *winner : {"Anna", "Ben"})
        QVERIFY(book.play({winner, "Cleo"}, {"", "210"}).end());
    book.room->closeGame();
    People &people = *book.room->people();
    const QString anna = people.named("Anna")->id;
    const QString ben = people.named("Ben")->id;
    QVERIFY(people.merge(ben, anna));
    QCOMPARE(people.named("Ben")->id, anna);
    QCOMPARE(book.winsOf(anna), 2);
    QCOMPARE(book.room->person()->merged().size(), 1);
    QCOMPARE(book.room->person()->merged()[0].personId, ben);
    QCOMPARE(book.room->person()->merged()[0].name, QStringLiteral("Ben"));

    QVERIFY(people.part(ben));
    QCOMPARE(book.winsOf(anna), 1);
    QVERIFY(book.room->person()->merged().isEmpty());
    QCOMPARE(people.named("Ben")->id, ben);
    QCOMPARE(book.winsOf(ben), 1);
    ScoreSetup &setup = *book.room->setup();
    setup.clear();
    QVERIFY(setup.addNamed("Anna") && setup.addNamed("Ben"));
    QVERIFY(!people.part(ben)); // Ben is not merged any more

    QVERIFY(people.merge(ben, anna));
    QVERIFY(people.change(anna, "Ben", {}, 0));
    QCOMPARE(people.named("Ben")->id, anna);
    QVERIFY(!people.part(ben)); // two people would have the same name
    QVERIFY2(people.problem().contains("Rename one of them first"), qPrintable(people.problem()));
}

void TestScoreBook::rejectsANameThatIsTaken()
{
    ScoreFixture book;
    book.begin({"Anna", "Zoë"});
    People &people = *book.room->people();
    const QString anna = people.named("Anna")->id;
    for (const char *name : {" zo\u00EB ", "ZO\u00CB", "Zoe\u0308"}) { // in other case, or decomposed
        QVERIFY(!people.change(anna, QString::fromUtf8(name), {}, 3));
        QVERIFY2(people.problem().contains("Same person, two names?"), qPrintable(people.problem()));
        QCOMPARE(people.person(anna)->name, QStringLiteral("Anna"));
    }
    QVERIFY(people.change(anna, "ANNA", "owl", 3)); // her own name in other case
    QVERIFY(people.problem().isEmpty());
    QCOMPARE(people.person(anna)->name, QStringLiteral("ANNA"));

    const QString zoe = people.named("Zoë")->id;
    QVERIFY(people.change(anna, " zoe ", {}, 3)); // a name with other accents is another name
    QCOMPARE(people.named("Zoe")->id, anna);
    QCOMPARE(people.named("Zoë")->id, zoe);
}

void TestScoreBook::deletesAndRestoresGames()
{
    ScoreFixture book;
    book.play();
    ScoreBook &list = *book.room->book();
    QAbstractItemModelTester tester(&list);
    list.reload();
    const qint64 id = list.row(0).gameId;
    book.begin();
    list.reload();
    QCOMPARE(list.count(), 2);
    const QString title = list.row(1).title;
    QVERIFY(list.deletedTitle().isEmpty());
    QVERIFY(list.remove(id));
    QCOMPARE(list.count(), 1);
    QCOMPARE(list.deletedTitle(), title + " · " + list.row(0).date);
    QVERIFY(!list.remove(id + 99));
    QVERIFY(!list.problem().isEmpty());
    QVERIFY(list.restore());
    QCOMPARE(list.count(), 2);
    QVERIFY(!list.restore());
    for (int row = 1; row >= 0; --row)
        QVERIFY(list.remove(list.row(row).gameId));
    QCOMPARE(list.deleted()->count(), 2);
    QVERIFY(list.offersRestore());
    list.dismissOffer();
    QVERIFY(!list.offersRestore());
    QCOMPARE(list.deleted()->row(1).gameId, id);
    QVERIFY(list.restoreGame(id)); // restores the game that was deleted first
    QCOMPARE(list.row(0).gameId, id);
    QVERIFY(!list.offersRestore());
    QVERIFY(list.restore());
    list.setSearch("cleo");
    QCOMPARE(list.count(), 2);
    list.setSearch("nobody");
    QCOMPARE(list.count(), 0);
    QVERIFY(!list.isEmpty());
}

void TestScoreBook::restoresGamesAfterARestart()
{
    ScoreFixture book;
    for (int games = 0; games < 2; ++games) {
        book.play();
        book.room->closeGame();
    }
    book.room->book()->reload();
    QVERIFY(ScoreFixture::exportBook(*book.room));
    const QString file = book.folder.filePath("out/" + QDir(book.folder.filePath("out")).entryList(QDir::Files).first());
    const auto removeFirst = [&] {
        ScoreBook &list = *book.room->book();
        list.reload();
        QVERIFY(list.remove(list.row(0).gameId));
    };
    removeFirst();
    book.openAgain();
    ScoreBook &list = *book.room->book();
    list.reload();
    QCOMPARE(list.count(), 1);
    QVERIFY(list.canRestore());
    QVERIFY(!list.offersRestore()); // only the list of deleted games offers the game after a restart
    QVERIFY(list.restore());
    QCOMPARE(list.count(), 2);
    QVERIFY(!list.canRestore());

    removeFirst(); // importing a deleted game restores it
    ScoreFixture::importFrom(*book.room, file);
    list.reload();
    QCOMPARE(list.count(), 2);
}

void TestScoreBook::theSetupShowsTheCurrentNameOfAPerson()
{
    ScoreFixture book;
    book.begin({"Ann", "Ben", "Tom"});
    book.room->closeGame();
    People &people = *book.room->people();
    const QString ann = people.named("Ann")->id;
    const QString tom = people.named("Tom")->id;
    const Person before = *people.person(ann);
    QVERIFY(people.change(ann, "Anna", before.portrait, before.colorIndex));
    ScoreSetup &setup = *book.room->setup();
    QCOMPARE(setup.seats()->row(0).name, QStringLiteral("Anna"));
    setup.remove(2);
    setup.change(1, "Tom", {}, 0); // replaces Ben in the seat
    QCOMPARE(setup.seats()->row(1).personId, tom);
    QVERIFY(book.room->startGame());
    QVERIFY(people.named("Ben"));
    QCOMPARE(people.person(ann)->name, QStringLiteral("Anna"));
}

void TestScoreBook::theSetupRenamesNobody()
{
    ScoreFixture book;
    QVERIFY(book.play({"Anna", "Ben"}, {"", "210"}).end());
    book.room->prepareRematch();
    book.room->closeGame();
    People &people = *book.room->people();
    const Person anna = *people.named("Anna");
    ScoreSetup &setup = *book.room->setup();
    setup.change(0, "Zoe", anna.portrait, anna.colorIndex);
    QCOMPARE(setup.seats()->row(0).name, QStringLiteral("Zoe"));
    const QString zoe = setup.seats()->row(0).personId;
    QVERIFY(zoe != anna.id);
    setup.change(0, "ZOE", "owl", 7); // the chosen look must survive the next change of the name
    setup.change(0, "Zora", "owl", 7);
    QCOMPARE(setup.seats()->row(0).portrait, QStringLiteral("owl"));
    QCOMPARE(setup.seats()->row(0).colorIndex, 7);
    setup.change(1, "BEN", "fox", 3); // the same person in other case
    QCOMPARE(setup.seats()->row(1).personId, people.named("Ben")->id);
    QVERIFY(book.room->startGame());
    QCOMPARE(*people.person(anna.id), anna);
    QVERIFY(people.named("Zora"));
    QCOMPARE(people.named("Ben")->name, QStringLiteral("BEN"));
    QCOMPARE(book.winsOf(anna.id), 1);
}

void TestScoreBook::namesOfOtherSeatsSwapThePlayers()
{
    ScoreFixture book;
    book.begin({"Anna", "Ben", "Cleo"});
    book.room->closeGame();
    ScoreSetup &setup = *book.room->setup();
    setup.setDealer(0);
    setup.change(0, "Ben", {}, 0);
    setup.change(1, "Anna", {}, 0); // the first change has swapped the two players already
    QCOMPARE(ScoreFixture::namesOf(*setup.seats()), QStringList({"Ben", "Anna", "Cleo"}));
    QCOMPARE(setup.dealer(), 1); // Anna is still the dealer
    QVERIFY(book.room->startGame());
    QCOMPARE(book.room->people()->list()->count(), 3);
}

void TestScoreBook::repeatsAGame()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo"}, {"", "110", "9"}, true);
    QVERIFY(game.setTarget(300));
    QVERIFY(game.leave(2));
    QVERIFY(game.end());
    const qint64 id = game.session().gameId();
    book.room->closeGame();
    QVERIFY2(book.room->prepareFromGame(id), qPrintable(book.room->notice()));
    QVERIFY(!book.room->game());
    QVERIFY(book.room->startGame());
    const score::Sheet &again = book.room->game()->sheet();
    QCOMPARE(again.target, 300);
    QVERIFY(again.scoring == score::Scoring::count_against);
    QCOMPARE(again.seat_count(), 2);
    QVERIFY(again.rounds.empty());
    QCOMPARE(book.winsOf(book.room->people()->named("Anna")->id), 1); // the repeated game does not count twice
    QVERIFY(!book.room->prepareFromGame(id + 99));
    QVERIFY(!book.room->notice().isEmpty());
}

/// A game whose digest is damaged is marked as unreadable instead of being shown as a DOS game with default values.
void TestScoreBook::marksGamesThatCannotBeRead()
{
    const QList<std::pair<QString, bool>> rows{ // A change of the digest, and whether the game is still readable
        {"digest = digest", true},
        {"digest = ''", false},
        {"digest = substr(digest, 2)", false},
        {R"(digest = replace(digest, '"game":"dos"', '"game":"trio"'))", false},
        {R"(digest = replace(digest, '"stage":2', '"stage":3'))", false},
        {R"(digest = replace(digest, '"stage":2', '"stage":-1'))", false},
        {R"(digest = replace(digest, '"stage":2', '"stages":2'))", false},
        {R"(digest = json_set(digest, '$.seats', json('[]')))", false},
    };
    for (const auto &[change, isReadable] : rows) {
        const RowNote note(change);
        ScoreFixture book;
        QVERIFY(book.play({"Anna", "Ben", "Cleo"}, {"", "20", "1"}).end());
        book.room->closeGame();
        QVERIFY(QSqlQuery(book.database->connection()).exec(QStringLiteral("UPDATE score_game SET ") + change));
        ScoreBook &list = *book.room->book();
        list.reload();
        QCOMPARE(list.count(), 1);
        const BookGameRow &row = list.row(0);
        QCOMPARE(row.title.contains("can’t be read"), !isReadable);
        QCOMPARE(row.detail.contains("is damaged"), !isReadable);
        QCOMPARE(row.detail.contains("Anna won with 21"), isReadable);
        QVERIFY(!row.isOpen);
        QCOMPARE(row.winner, isReadable ? 0 : -1);
        book.room->openPerson(book.room->people()->named("Anna")->id);
        QCOMPARE(book.room->person()->statistics().games, isReadable ? 1 : 0);
    }
}

/// A search finds the date that is shown: in the current time zone and language.
void TestScoreBook::findsTheDateThatIsShown()
{
    const QByteArray zone = qgetenv("TZ");
    const auto moveTo = [](const QByteArray &to) {
        to.isEmpty() ? qunsetenv("TZ") : qputenv("TZ", to);
        ::tzset();
    };
    const QLocale before;
    const auto goesBack = qScopeGuard([&] {
        moveTo(zone);
        QLocale::setDefault(before);
    });
    ScoreFixture book;
    book.now = QDateTime({2026, 10, 25}, {1, 30}, QTimeZone::utc()).toMSecsSinceEpoch();
    ScoreBook &list = *book.room->book();
    moveTo("Europe/Helsinki");
    book.begin(); // starts on the 25th in Helsinki, on the 24th in Los Angeles
    for (const auto &[where, day] : {std::pair{"America/Los_Angeles", 24}, std::pair{"Europe/Helsinki", 25}}) {
        moveTo(where);
        for (const QLocale::Language language : {QLocale::English, QLocale::French, QLocale::German, QLocale::Italian,
                                                 QLocale::Dutch, QLocale::Finnish}) {
            const QLocale locale(language);
            QLocale::setDefault(locale);
            list.setSearch({});
            list.reload();
            QCOMPARE(list.row(0).date, locale.toString(QDate(2026, 10, day), QLocale::ShortFormat));
            for (const int searched : {24, 25}) {
                const QDate date(2026, 10, searched);
                for (const QString &words : {locale.toString(date, QLocale::ShortFormat), date.toString(Qt::ISODate),
                                             locale.toString(date, QLocale::LongFormat),
                                             QLocale(QLocale::Finnish).toString(date, QStringLiteral("d MMMM yyyy"))}) {
                    list.setSearch(words);
                    QVERIFY2(list.count() == (searched == day), qPrintable(locale.name() + u' ' + words));
                }
            }
            list.setSearch(locale.toString(QDate(2026, 10, day), QStringLiteral("MMMM yyyy")));
            QCOMPARE(list.count(), 1);
        }
    }
}

void TestScoreBook::unfinishedGamesShowCurrentNames()
{
    ScoreFixture book;
    QVERIFY(book.begin({"Ann", "Cleo"}).end()); // a finished game keeps the old name
    ScoreGame &game = book.begin({"Ann", "Ben"});
    People &people = *book.room->people();
    QSignalSpy changes(&game, &ScoreGame::standingChanged);
    QVERIFY(people.change(people.named("Ann")->id, "Zora", "owl", 7));
    QVERIFY(changes.count() > 0); // the text of the leader contains the name
    QCOMPARE(game.seats()->row(0).name, QStringLiteral("Zora"));
    QCOMPARE(game.seats()->row(0).colorIndex, 7);
    QVERIFY(ScoreFixture::enterRound(game, {"", "20"}));
    QVERIFY2(game.lastRound().contains("Zora deals"), qPrintable(game.lastRound()));
    ScoreBook &list = *book.room->book();
    list.setSearch("zora");
    QCOMPARE(list.count(), 2);
    QCOMPARE(list.row(0).title, QStringLiteral("Zora, Ben"));
    QCOMPARE(list.row(1).title, QStringLiteral("Ann, Cleo"));
    list.setSearch("ann"); // both sheets contain the old name
    QCOMPARE(list.count(), 2);
    book.room->closeGame();
    QCOMPARE(book.room->unfinishedTitle(), QStringLiteral("Zora, Ben"));

    QVERIFY(book.room->openUnfinished());
    QVERIFY(book.room->game()->end()); // the finished game keeps the last shown name
    QCOMPARE(book.room->game()->seats()->row(0).name, QStringLiteral("Zora"));
}

/// Ana has a seat and is merged into Anna, so Anna cannot join as well; if Ana leaves, Anna returns to the same seat.
void TestScoreBook::aMergedPersonTakesTheirOldSeat()
{
    ScoreFixture book;
    book.begin({"Anna", "Cleo"});
    ScoreGame &game = book.begin({"Ana", "Ben", "Cleo"});
    People &people = *book.room->people();
    QVERIFY(people.merge(people.named("Ana")->id, people.named("Anna")->id));
    QCOMPARE(game.seats()->row(0).name, QStringLiteral("Anna"));
    QVERIFY(!book.room->join("Anna", 0));
    QVERIFY(game.leave(0));
    QVERIFY(book.room->join("Anna", 0));
    QCOMPARE(game.seats()->count(), 3);
    QVERIFY(game.seats()->row(0).present);
}

/// Several people in the book may have the same portrait and color. A game shows different ones; the book keeps the chosen ones.
void TestScoreBook::givesEachPlayerADifferentLook()
{
    ScoreFixture book;
    People &people = *book.room->people();
    for (const char *name : {"Anna", "Ben", "Cleo", "Dora"})
        QVERIFY(people.keep({QString::fromLatin1(name), QString::fromLatin1(name), "owl", 3, {}}));
    const auto looks = [](const RowsModel<ScoreSeatRow> &seats) {
        QSet<QString> portraits;
        QSet<int> colors;
        for (const ScoreSeatRow &seat : seats.rows()) {
            portraits << seat.portrait;
            colors << seat.colorIndex;
        }
        return qMin(portraits.size(), colors.size());
    };
    ScoreGame &game = book.begin({"Anna", "Ben", "Cleo", "Zoe"});
    QCOMPARE(looks(*game.seats()), 4);
    QCOMPARE(game.seats()->row(0).portrait, QStringLiteral("owl"));
    const QString ofBen = game.seats()->row(1).portrait;
    QVERIFY(book.room->join("Dora", 0, "Anna")); // Dora joins between players whose looks must not change
    QCOMPARE(looks(*game.seats()), 5);
    const int seatOfBen = *game.sheet().seat_of("Ben");
    QCOMPARE(game.seats()->row(seatOfBen).portrait, ofBen);
    QCOMPARE(people.person("Ben")->portrait, QStringLiteral("owl"));
    QVERIFY(book.room->rename(seatOfBen, "Benno"));
    QCOMPARE(people.person("Ben")->portrait, QStringLiteral("owl"));
    book.room->book()->reload();
    QCOMPARE(book.room->book()->row(0).players.value(seatOfBen).portrait, ofBen);
    QVERIFY(people.change("Ben", "Benno", "frog", 9)); // the new look is free, so the game shows it
    QCOMPARE(game.seats()->row(seatOfBen).portrait, QStringLiteral("frog"));
    QCOMPARE(looks(*game.seats()), 5);

    ScoreGame &many = book.begin({"Anna", "Benno", "Cleo", "Dora", "1", "2", "3", "4", "5", "6", "7", "8"}); // more than looks
    QCOMPARE(looks(*many.seats()), 10);
    for (const ScoreSeatRow &seat : many.seats()->rows())
        QVERIFY2(People::portraits().contains(seat.portrait), qPrintable(seat.portrait));
}

void TestScoreBook::keepsAChosenLook()
{
    ScoreFixture book;
    People &people = *book.room->people();
    QVERIFY(people.keep({"anna", "Anna", "owl", 3, {}}));
    QVERIFY(people.keep({"ben", "Ben", "fox", 4, {}}));
    ScoreSetup &setup = *book.room->setup();
    setup.addPerson("anna");
    setup.addPerson("ben");
    setup.change(1, "Ben", "owl", 4);
    const auto row = [&](int seat) { return setup.seats()->row(seat); };
    QCOMPARE(row(1).portrait, QStringLiteral("owl"));
    QCOMPARE(row(0).portrait, QStringLiteral("fox")); // Anna's portrait is replaced in this game
    setup.change(0, "Anna", row(0).portrait, 3); // passing the shown portrait does not choose it
    QVERIFY(book.room->startGame());
    QCOMPARE(people.person("anna")->portrait, QStringLiteral("owl"));
    QCOMPARE(people.person("ben")->portrait, QStringLiteral("owl"));
    QCOMPARE(book.room->game()->seats()->row(0).portrait, QStringLiteral("fox"));
    QCOMPARE(book.room->game()->seats()->row(1).portrait, QStringLiteral("owl"));
}

void TestScoreBook::offersTheMostRecentPlayers()
{
    ScoreFixture book;
    for (int game = 0; game < 8; ++game)
        book.begin({QStringLiteral("A%1").arg(game), QStringLiteral("B%1").arg(game)});
    ScoreSetup &setup = *book.room->setup();
    setup.clear();
    setup.updateKnown();
    const QString names = ScoreFixture::namesOf(*setup.known()).join(u' ');
    QCOMPARE(names, QStringLiteral("A2 A3 A4 A5 A6 A7 B2 B3 B4 B5 B6 B7"));
    QVERIFY(setup.addNamed("A0"));
    QCOMPARE(setup.known()->row(0).name, QStringLiteral("A0"));
    setup.remove(0);
    QCOMPARE(setup.known()->count(), 13); // the list does not change while the person is tapping
    setup.updateKnown();
    QCOMPARE(setup.known()->count(), 12);
}

void TestScoreBook::sortsNamesAsTheLanguageDoes()
{
    const QLocale before;
    ScoreFixture book;
    for (const auto &[locale, names] : {std::pair(QLocale(QLocale::German), QStringList({"anna", "Änne", "Ben", "Émile", "Zoe"})),
                                        std::pair(QLocale(QLocale::Finnish), QStringList({"anna", "Ben", "Émile", "Zoe", "Änne"}))}) {
        QLocale::setDefault(locale);
        for (const char *name : {"Zoe", "\u00C9mile", "\u00C4nne", "Ben", "anna"}) {
            const QString id = QString::fromUtf8(name);
            QVERIFY(book.room->people()->keep({id, id, {}, 0, {}}));
        }
        const QStringList sorted = ScoreFixture::namesOf(*book.room->setup()->known());
        QLocale::setDefault(before);
        QCOMPARE(sorted, names);
    }
}

void TestScoreBook::movesAndClearsSeats()
{
    ScoreFixture book;
    ScoreSetup &setup = *book.room->setup();
    for (const char *name : {"Anna", "Ben", "Cleo", "Dora"})
        setup.addNamed(name);
    setup.setDealer(1);
    const auto names = [&] { return ScoreFixture::namesOf(*setup.seats()).join(u' '); };
    setup.move(0, 2);
    QCOMPARE(names(), QStringLiteral("Ben Cleo Anna Dora"));
    QCOMPARE(setup.dealer(), 0);
    setup.move(3, 0);
    QCOMPARE(setup.dealer(), 1);
    setup.move(3, 4);
    setup.move(-1, 0);
    QCOMPARE(names(), QStringLiteral("Dora Ben Cleo Anna"));
    setup.clear();
    QCOMPARE(setup.dealer(), 0);
    QVERIFY(!setup.problem().isEmpty());
}

TABLESIDE_TEST(TestScoreBook)
#include "tst_score_book.moc"
