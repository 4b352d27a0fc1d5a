// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests what a family or a club does with old games: seasons imported from spreadsheets, dates and terms that are changed later, the
// table of all hands, and people who are deleted.
#include "tests/app/score/score_fixture.h"
#include "tests/app/store/damage.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/settings/interface_language.h"
#include "app/store/matches/match_store.h"
#include "app/words/region.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestScoreSeasons : public QObject
{
    Q_OBJECT

private slots:
    void init() { setCsvSeparator(0); }
    void importsASeason();
    void replacesCorrectedGamesOfASeason();
    void undoesTheImportOfASeason();
    void readsTheLinesOfATableAsRounds();
    void importsNothingIfALineIsWrong();
    void importsTheTableOfAllHands();
    void readsTheHeadingsOfAllLanguages();
    void changesTheDate();
    void saysWhatBecomesOfTheGame();
    void deletesAPerson();
    void deletesAPersonFromMatches();
    void anotherWindowNoticesADeletedPerson();
    void offersThePeopleOfTheLatestGames();

private:
    static bool import(ScoreFixture &book, const QByteArray &table)
    {
        const QString path = book.folder.filePath("season.csv");
        writeBytes(path, table);
        return ScoreFixture::importFrom(*book.room, path);
    }
    /// Imports a table with a game in each line.
    static bool importGames(ScoreFixture &book, const QByteArray &table)
    {
        import(book, table);
        return ScoreFixture::answerImport(*book.room, true);
    }
    static ScoreShown shown(ScoreFixture &book, int row)
    {
        book.room->book()->reload();
        return ScoreShown::fromJson(book.room->store().digest(book.room->book()->row(row).gameId).value_or(QByteArray()));
    }
    static QDate dayOf(const ScoreShown &game) { return QDateTime::fromMSecsSinceEpoch(game.startedAt).date(); }
    static QByteArray newestTable(const ScoreFixture &book)
    {
        const QDir folder(book.folder.filePath("out"), "*.csv", QDir::Time);
        return folder.isEmpty() ? QByteArray() : contents(folder.filePath(folder.entryList().first()));
    }
    static inline const QByteArray season = "Date,Game,Place,Anna,Ben,Cleo,Winner\n"
                                            "2025-01-03,DOS,Cabin,120,210,15,Ben\n"
                                            "2025-01-03,DOS,Cabin,220,10,15,Anna\n"
                                            "2025-02-10,UNO,,505,,80,Anna\n";
};

void TestScoreSeasons::importsASeason()
{
    ScoreFixture book;
    QVERIFY(!import(book, season));
    QVERIFY2(book.room->importQuestion().contains("season.csv"), qPrintable(book.room->importQuestion()));
    QVERIFY(ScoreFixture::answerImport(*book.room, true));
    QVERIFY2(book.room->notice().contains("Added 3 game(s)"), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 3);
    const ScoreShown newest = shown(book, 0);
    QCOMPARE(dayOf(newest), QDate(2025, 2, 10));
    QCOMPARE(newest.box, GameId::uno);
    QCOMPARE(newest.names, QStringList({"Anna", "Cleo"}));
    QCOMPARE(newest.totals, QList<int>({505, 80}));
    QCOMPARE(newest.winner, 0);
    QVERIFY(newest.hasOnlyTotals);
    const ScoreShown oldest = shown(book, 2); // the games of a day are in the order of the table
    QCOMPARE(oldest.winner, 1);
    QCOMPARE(oldest.place, QString("Cabin"));
    QVERIFY2(book.room->book()->row(2).detail.contains("final points only"), qPrintable(book.room->book()->row(2).detail));
    QCOMPARE(book.winsOf(book.room->people()->named("Anna")->id), 2);
    QVERIFY(importGames(book, season));
    QVERIFY2(book.room->notice().contains("already"), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 3);
    QVERIFY(book.room->openGame(book.room->book()->row(2).gameId));
    QVERIFY(book.room->game()->hasOnlyTotals());
    QVERIFY2(book.room->game()->standing().contains("Ben"), qPrintable(book.room->game()->standing()));
}

void TestScoreSeasons::replacesCorrectedGamesOfASeason()
{
    ScoreFixture book;
    QVERIFY(importGames(book, season));
    QVERIFY(importGames(book, QByteArray(season).replace("220,10", "230,10").append("2025-02-11,UNO,,1,,580,Cleo\n")));
    const QString said = book.room->notice();
    QVERIFY2(said.contains("Replaced 1 game(s)") && said.contains("Added 1 game(s)") && said.contains("2 game(s) were there"),
             qPrintable(said));
    QCOMPARE(book.room->book()->count(), 4);
    QCOMPARE(book.room->book()->deleted()->count(), 1);
    book.room->pageNotice()->undo();
    QCOMPARE(book.room->book()->count(), 3);
}

void TestScoreSeasons::undoesTheImportOfASeason()
{
    ScoreFixture book;
    QVERIFY(importGames(book, season));
    QVERIFY(book.room->pageNotice()->canUndo());
    book.room->pageNotice()->undo();
    QCOMPARE(book.room->book()->count(), 0);
    QCOMPARE(book.room->book()->deleted()->count(), 3);
    QVERIFY(importGames(book, season)); // restores them
    QCOMPARE(book.room->book()->count(), 3);
}

void TestScoreSeasons::readsTheLinesOfATableAsRounds()
{
    ScoreFixture book;
    QVERIFY(!import(book, "Date,Anna,Ben\n2025-01-03,20,0\n,0,35\n2025-01-04,10,0\n"));
    QVERIFY(!ScoreFixture::answerImport(*book.room, false));
    QVERIFY2(ScoreFixture::importTable(*book.room, "dos"), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 2);
    QCOMPARE(shown(book, 1).rounds, 2);
    QCOMPARE(shown(book, 1).totals, QList<int>({20, 35}));
    QCOMPARE(dayOf(shown(book, 0)), QDate(2025, 1, 4));
}

void TestScoreSeasons::importsNothingIfALineIsWrong()
{
    ScoreFixture book;
    QVERIFY(!importGames(book, QByteArray(season).replace("2025-02-10", "2025-02-30").replace("120", "12o")));
    QVERIFY2(book.room->notice().contains("Line 2") && book.room->notice().contains("Line 4"), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 0);
    QVERIFY(book.room->people()->all().isEmpty());
}

void TestScoreSeasons::importsTheTableOfAllHands()
{
    ScoreFixture book;
    for (int game = 0; game < 3; ++game) {
        ScoreGame &played = book.play({"Anna", "Ben", "Cleo"}, {"", "20", QString::number(30 + game)}, game == 1);
        QVERIFY(ScoreFixture::enterRound(played, {"7", "", "1"}));
        QVERIFY(played.end());
    }
    QVERIFY(book.room->exportTo(ScoreController::BookHands) && ScoreFixture::hasDone(*book.room));
    QVERIFY2(book.room->notice().contains("3 of 3"), qPrintable(book.room->notice()));
    const QByteArray table = newestTable(book);
    QCOMPARE(table.count('\n'), 1 + 3 * 2 * 3);
    QVERIFY2(table.contains("DOS,,1,Anna,Ben,Anna,Ben,20,20,0,0"), table.constData());
    QVERIFY2(import(book, table), qPrintable(book.room->notice() + book.room->importQuestion()));
    QVERIFY2(book.room->notice().contains("already"), qPrintable(book.room->notice()));
    ScoreFixture other;
    QVERIFY2(import(other, table), qPrintable(other.room->notice() + other.room->importQuestion()));
    QCOMPARE(other.room->book()->count(), 3);
    QCOMPARE(shown(other, 0).totals, shown(book, 0).totals);
    QCOMPARE(dayOf(shown(other, 0)), dayOf(shown(book, 0)));
    setCsvSeparator('\t');
    QVERIFY(book.room->openGame(book.room->book()->row(0).gameId));
    QVERIFY(book.room->exportTo(ScoreController::Hands));
    QVERIFY2(newestTable(book).startsWith("\xEF\xBB\xBF" "Date\tGame no.\t"), newestTable(book).constData());
}

void TestScoreSeasons::readsTheHeadingsOfAllLanguages()
{
    for (const Option &language : interfaceLanguages()) {
        const RowNote note(language.value);
        const InterfaceLanguage interface(language.value);
        ScoreFixture book;
        for (int game = 0; game < 2; ++game)
            QVERIFY(book.play({"Anna", "Ben", "Cleo"}, {"", "20", QString::number(30 + game)}).end());
        QVERIFY(book.room->exportTo(ScoreController::BookHands) && ScoreFixture::hasDone(*book.room));
        ScoreFixture other;
        QVERIFY2(import(other, newestTable(book)), qPrintable(other.room->notice() + other.room->importQuestion()));
        QCOMPARE(other.room->book()->count(), 2);
        QCOMPARE(shown(other, 0).totals, shown(book, 0).totals);
        QCOMPARE(shown(other, 1).totals, shown(book, 1).totals);
    }
}

void TestScoreSeasons::changesTheDate()
{
    ScoreFixture book;
    ScoreGame &game = book.play();
    const QDate before = dayOf(shown(book, 0));
    for (const QString &typed : QStringList{"", "12", "31.2.2025", "2999-01-01", "Anna"}) {
        QVERIFY2(!game.enterDate(typed), qPrintable(typed));
        QVERIFY(!game.problem().isEmpty());
    }
    QVERIFY(game.enterDate(" 2019-08-03 "));
    QVERIFY(game.enterDate(game.day())); // as it is shown
    QVERIFY2(game.date().contains("2019"), qPrintable(game.date()));
    QCOMPARE(dayOf(shown(book, 0)), QDate(2019, 8, 3));
    QVERIFY2(game.undoText().contains("2019"), qPrintable(game.undoText()));
    QVERIFY(game.undo());
    QCOMPARE(dayOf(shown(book, 0)), before);
    book.play({"Dora", "Emil"});
    QVERIFY(book.room->game()->enterDate("2001-01-01"));
    book.openAgain();
    QCOMPARE(dayOf(shown(book, 1)), QDate(2001, 1, 1)); // listed last
}

void TestScoreSeasons::saysWhatBecomesOfTheGame()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo"}, {"", "20", "30"});
    QCOMPARE(game.outcomeWith("200", false), QString());
    QVERIFY2(game.outcomeWith("50", false).contains("Anna wins"), qPrintable(game.outcomeWith("50", false)));
    QVERIFY2(game.outcomeWith("200", true).contains("Anna leads by 20"), qPrintable(game.outcomeWith("200", true)));
    QVERIFY(!game.outcomeWith("5", false).isEmpty()); // the range of targets
    QVERIFY(game.setTarget(50));
    QCOMPARE(game.stage(), ScoreGame::Decided);
    QVERIFY2(game.outcomeWith("90", false).contains("goes on"), qPrintable(game.outcomeWith("90", false)));
    QVERIFY(game.setCountAgainst(true));
    QCOMPARE(game.seats()->row(0).total, 0);
    QCOMPARE(game.seats()->row(2).total, 30);
    QVERIFY(game.undo());
    QCOMPARE(game.seats()->row(0).total, 50);
    QVERIFY(!ScoreSetup::canBeTarget("9") && !ScoreSetup::canBeTarget("") && !ScoreSetup::canBeTarget("1e2"));
    QVERIFY(ScoreSetup::canBeTarget("275"));
}

void TestScoreSeasons::deletesAPerson()
{
    ScoreFixture book;
    ScoreGame &first = book.play({"Anna", "Ben", "Cleo"}, {"", "20", "30"});
    QVERIFY(first.end());
    book.play({"Anna", "Cleo"});
    const QString anna = book.room->people()->named("Anna")->id;
    const QString cleo = book.room->people()->named("Cleo")->id;
    book.room->openPerson(anna);
    QVERIFY2(book.room->deletePerson(), qPrintable(book.room->people()->problem()));
    QVERIFY(!book.room->game()); // the open sheet was hers
    QVERIFY(!book.room->people()->named("Anna"));
    for (int row = 0; row < 2; ++row) {
        QVERIFY2(shown(book, row).names.contains("Former player"), qPrintable(shown(book, row).names.join(',')));
        QVERIFY(!shown(book, row).personIds.contains(anna));
        QVERIFY(book.room->openGame(book.room->book()->row(row).gameId)); // the entries still fit together
        QCOMPARE(book.room->game()->seats()->row(0).name, QString("Former player"));
        QVERIFY(!book.room->game()->seats()->row(0).isInBook);
    }
    book.room->book()->setSearch("anna");
    QCOMPARE(book.room->book()->count(), 0);
    book.room->book()->setSearch({});
    // The game that was open goes on, and a second former player has a name of its own.
    QVERIFY(book.room->openGame(book.room->book()->row(0).gameId));
    QVERIFY(ScoreFixture::enterRound(*book.room->game(), {"", "5"}));
    book.room->openPerson(cleo);
    QVERIFY(book.room->deletePerson());
    QCOMPARE(shown(book, 0).names, QStringList({"Former player", "Former player 2"}));
    book.openAgain();
    book.room->book()->reload();
    QVERIFY(book.room->openGame(book.room->book()->row(0).gameId));
    QCOMPARE(book.room->people()->all().size(), 1);
}

void TestScoreSeasons::deletesAPersonFromMatches()
{
    ScoreFixture book;
    book.play({"Anna", "Ben"});
    const QString anna = book.room->people()->named("Anna")->id;
    MatchStore matches(*book.database);
    const QByteArray header = R"({"tableside":1,"seats":["Anna","Owl"],"ownNames":[true,false],"people":[")" + anna.toUtf8() + R"(",""]})";
    const auto id = matches.begin("dos", {header}, QJsonObject{{"people", QJsonArray{anna, ""}}, {"names", QJsonArray{"Anna", ""}}});
    QVERIFY(id);
    book.room->openPerson(anna);
    QVERIFY(book.room->deletePerson());
    QSqlQuery query(book.database->connection());
    QVERIFY(query.exec("SELECT summary, line FROM table_match JOIN table_match_line ON match_id = id"));
    QVERIFY(query.next());
    QCOMPARE(query.value(0).toString(), QString(R"({"names":["Former player",""],"people":["",""]})"));
    QCOMPARE(query.value(1).toString(),
             QString(R"({"tableside":1,"seats":["Former player","Owl"],"ownNames":[true,false],"people":["",""]})"));
}

void TestScoreSeasons::anotherWindowNoticesADeletedPerson()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben"});
    Database again(book.folder.filePath("tableside.sqlite"));
    ScoreController other(again);
    other.openPerson(other.people()->named("Anna")->id);
    QVERIFY(other.deletePerson());
    QVERIFY(!game.setNote("late", {}));
    QVERIFY(!game.problem().isEmpty());
    QVERIFY(book.room->openGame(book.room->book()->count() > 0 ? book.room->book()->row(0).gameId : game.session().gameId()));
}

void TestScoreSeasons::offersThePeopleOfTheLatestGames()
{
    ScoreFixture book;
    book.play({"Anna", "Ben"});
    QVERIFY(importGames(book, "Date,Game,Xaver,Yves\n2015-01-03,DOS,120,210\n"));
    const QStringList recent = book.room->people()->recent(2);
    QVERIFY(recent.contains(book.room->people()->named("Anna")->id)); // the old game was added last, but played first
    QCOMPARE(book.room->people()->recent(9).size(), 4);
}

TABLESIDE_TEST(TestScoreSeasons)
#include "tst_score_seasons.moc"
