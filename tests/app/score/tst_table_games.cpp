// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests games played on the app's own table in the score book: they are marked "On screen", found by a search, and counted
// separately from games with real cards.
#include "tests/app/score/score_fixture.h"
#include "test_program.h"

#include "engine/score/table_player.h"

#include <QDir>
#include <QTest>

using namespace tableside;
using test::ScoreFixture;

class TestTableGames : public QObject
{
    Q_OBJECT

private slots:
    void tableGamesAreMarkedAndFound();
    void tableGamesCannotBeResumed();
    void aPersonsPageCountsTableGamesSeparately();
    void computerPlayersHaveNoPageAndNoSeat();
    void tableGamesSurviveExportAndImport();
};

namespace {

score::Player personOf(ScoreFixture &fixture, const QString &name)
{
    People &people = *fixture.room->people();
    if (!people.named(name) && !people.keep(people.newPerson(name)))
        qFatal("%s", qPrintable(people.problem()));
    return playerOf(*people.named(name));
}

/// Adds a finished game of one round, in which the player at index \p winner goes out and gets the points of all other hands.
void addTableGame(ScoreFixture &fixture, const std::vector<score::Player> &players, std::size_t winner, const QString &key)
{
    score::GameStarted start;
    start.target = 50;
    start.players = players;
    start.at_table = true;
    std::vector<score::Fact> facts{{fixture.now += 1000, start}, {fixture.now, score::WentOut{0, players[winner].id}}};
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (seat != winner)
            facts.push_back({fixture.now, score::HandEntered{0, players[seat].id, score::Entry{{{"g#", 1}}, {}}}});
    }
    facts.push_back({fixture.now, score::RoundClosed{}});
    facts.push_back({fixture.now, score::GameEnded{}});
    score::Ledger ledger;
    if (ledger.load(facts))
        qFatal("These facts are not a valid game");
    if (!fixture.room->store().begin({key, factTexts(facts), digestOf(ledger.sheet())}))
        qFatal("%s", qPrintable(fixture.room->store().problem()));
    fixture.room->reload();
}

const score::Player computer{score::computer_id("bear"), "Bruno", "bear", 3};

void addRealGame(ScoreFixture &fixture)
{
    if (!fixture.play({"Anna", "Ben"}, {"110", ""}).end())
        qFatal("%s", qPrintable(fixture.room->game()->problem()));
    fixture.room->closeGame();
}

} // namespace

void TestTableGames::tableGamesAreMarkedAndFound()
{
    ScoreFixture fixture;
    addRealGame(fixture);
    addTableGame(fixture, {personOf(fixture, "Anna"), personOf(fixture, "Ben")}, 0, "one");
    ScoreBook &book = *fixture.room->book();
    QCOMPARE(book.count(), 2);
    QVERIFY2(book.row(0).detail.startsWith("DOS · On screen · 1 round"), qPrintable(book.row(0).detail));
    QVERIFY(!book.row(1).detail.contains("On screen"));
    book.setSearch("on screen");
    QCOMPARE(book.count(), 1);
    book.setSearch("Anna scre");
    QCOMPARE(book.count(), 1);
    book.setSearch("Anna");
    QCOMPARE(book.count(), 2);
    book.setSearch({});
    QVERIFY(fixture.room->openGame(book.row(0).gameId));
    QVERIFY(fixture.room->game()->atTable());
    QVERIFY2(fixture.room->game()->rules().startsWith("On screen"), qPrintable(fixture.room->game()->rules()));
    QCOMPARE(fixture.room->game()->stage(), ScoreGame::Ended);
    QVERIFY(fixture.room->openGame(book.row(1).gameId));
    QVERIFY(!fixture.room->game()->atTable());
}

/// A finished table game offers neither undo nor redo, and playing on is rejected.
void TestTableGames::tableGamesCannotBeResumed()
{
    ScoreFixture fixture;
    const score::Player anna = personOf(fixture, "Anna");
    addTableGame(fixture, {anna, personOf(fixture, "Ben")}, 0, "one");
    QVERIFY(fixture.room->openGame(fixture.room->book()->row(0).gameId));
    ScoreGame &game = *fixture.room->game();
    QVERIFY(!game.canUndo() && !game.canRedo());
    QVERIFY(!game.undo());
    QVERIFY(!game.problem().isEmpty());
    QVERIFY(!game.redo());
    QVERIFY(!game.playOn());
    QVERIFY(game.setNote("at Ben’s", {})); // the note can still be changed
    QVERIFY(!game.canUndo() && !game.undo());
    QCOMPARE(game.note(), QStringLiteral("at Ben’s"));
    QCOMPARE(game.stage(), ScoreGame::Ended);
    QVERIFY(!fixture.room->hasUnfinished());
    fixture.room->openPerson(QString::fromStdString(anna.id));
    QCOMPARE(fixture.room->person()->games(), 1);

    ScoreGame &real = fixture.play({"Anna", "Ben"}, {"110", ""}); // undo and redo still work in games with real cards
    QVERIFY(real.end() && real.canUndo());
    QVERIFY(real.undo() && real.canRedo());
    QCOMPARE(real.stage(), ScoreGame::Playing);
}

void TestTableGames::aPersonsPageCountsTableGamesSeparately()
{
    ScoreFixture fixture;
    addRealGame(fixture); // Ben wins
    const score::Player anna = personOf(fixture, "Anna");
    addTableGame(fixture, {anna, personOf(fixture, "Cleo"), computer}, 0, "one");
    addTableGame(fixture, {anna, computer}, 0, "two");
    addTableGame(fixture, {anna, computer}, 1, "three");

    PersonPage &page = *fixture.room->person();
    fixture.room->openPerson(QString::fromStdString(anna.id));
    QVERIFY(page.hasBoth() && !page.atTable());
    QCOMPARE(page.games(), 1);
    QCOMPARE(ScoreFixture::namesOf(*page.others()), QStringList{"Ben"});
    QCOMPARE(page.winRates(), (QList<qreal>{0}));

    page.setAtTable(true);
    QCOMPARE(page.games(), 3);
    QCOMPARE(page.statistics().wins, 2);
    QCOMPARE(page.winRates().size(), 3);
    QCOMPARE(ScoreFixture::namesOf(*page.others()), QStringList({"Bruno (computer)", "Cleo"}));
    QStringList values;
    for (const FigureRow &figure : page.figures())
        values << figure.value;
    QVERIFY(values.contains("Bruno (computer)")); // as rival and nemesis

    fixture.room->openPerson(QString::fromStdString(personOf(fixture, "Cleo").id)); // has only table games
    QVERIFY(!page.hasBoth() && page.atTable());
    QCOMPARE(page.games(), 1);
    fixture.room->openPerson(QString::fromStdString(personOf(fixture, "Dora").id)); // has not played yet
    QVERIFY(!page.hasBoth() && !page.atTable());
    QCOMPARE(page.games(), 0);
}

void TestTableGames::computerPlayersHaveNoPageAndNoSeat()
{
    ScoreFixture fixture;
    const score::Player anna = personOf(fixture, "Anna");
    addTableGame(fixture, {computer, anna, personOf(fixture, "Ben")}, 1, "one");
    QCOMPARE(fixture.room->people()->list()->count(), 2);
    QVERIFY(fixture.room->openGame(fixture.room->book()->row(0).gameId));
    QVERIFY(!fixture.room->game()->seatRow(0).isInBook);
    QVERIFY(fixture.room->game()->seatRow(1).isInBook);
    fixture.room->openPersonAt(1);
    QCOMPARE(fixture.room->person()->name(), QStringLiteral("Anna"));
    fixture.room->openPersonAt(0);
    QCOMPARE(fixture.room->person()->name(), QStringLiteral("Anna"));

    fixture.room->prepareRematch(); // prepares a game with real cards and without the computer
    ScoreSetup &setup = *fixture.room->setup();
    QCOMPARE(setup.seats()->count(), 2);
    QVERIFY(!setup.start().at_table);
    QVERIFY(fixture.room->startGame());
    QVERIFY(!fixture.room->game()->atTable());
    QCOMPARE(fixture.room->people()->list()->count(), 2);
}

void TestTableGames::tableGamesSurviveExportAndImport()
{
    ScoreFixture fixture;
    addTableGame(fixture, {personOf(fixture, "Anna"), computer}, 0, "one");
    QVERIFY(ScoreFixture::exportBook(*fixture.room));
    const QDir out(fixture.folder.filePath("out"));
    const QString file = out.filePath(out.entryList({"*.jsonl"}).value(0));
    ScoreFixture other;
    QVERIFY2(ScoreFixture::importFrom(*other.room, file), qPrintable(other.room->notice()));
    QCOMPARE(other.room->book()->count(), 1);
    QVERIFY(other.room->book()->row(0).detail.contains("On screen"));
    QCOMPARE(other.room->people()->list()->count(), 1);
    other.room->openPerson(other.room->people()->named("Anna")->id);
    QVERIFY(other.room->person()->atTable());
    QVERIFY(ScoreFixture::importFrom(*other.room, file)); // a second import changes nothing
    QCOMPARE(other.room->book()->count(), 1);
}

TABLESIDE_TEST(TestTableGames)
#include "tst_table_games.moc"
