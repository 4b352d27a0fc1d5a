// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Starting, leaving, continuing and discarding matches, and the list of unfinished matches that Home shows.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/table/table_controller.h"
#include "app/table/setup/unfinished_matches.h"
#include "app/table/setup/seat_setup_model.h"
#include "engine/record/commitment.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlQuery>
#include <QTest>
#include <QTranslator>

using namespace tableside;
using test::PlayFixture;

class TestTableController : public QObject
{
    Q_OBJECT

private slots:
    void discardsAMatchOfAnEarlierRun();
    void restoresADiscardedMatch();
    void offersAllUnfinishedMatches();
    void describesTheStanding();
    void listsTheNamesOfTheOthers();
    void explainsWhyTheMatchCannotStart();
    void matchIsDiscardedWhenLeft();
    void usesADealNumberForOneMatchOnly();
    void seatsTheSamePeopleInTheOtherGame();
};

namespace {

/// Returns the titles of the unfinished matches as Home lists them.
QStringList titles(TableController &tableController)
{
    QStringList lines;
    for (const UnfinishedRow &match : tableController.unfinished()->list()->rows())
        lines << match.title();
    return lines;
}

/// A language in which the character Nina is called Ninon.
class OtherNames : public QTranslator
{
public:
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        return QByteArray(context) == "Players" && QByteArray(source) == "Nina" ? QStringLiteral("Ninon") : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

void TestTableController::discardsAMatchOfAnEarlierRun()
{
    for (const bool isWhole : {true, false}) {
        PlayFixture fixture;
        fixture.begin(PlayFixture::config(2, 11));
        if (!isWhole)
            QVERIFY(QSqlQuery(fixture.database.connection()).exec(QStringLiteral("DELETE FROM table_match_line")));

        TableController tableController(fixture.database, fixture.sounds, fixture.settings, fixture.time, fixture.people);
        QVERIFY(tableController.unfinished()->isAny());
        tableController.discard(tableController.unfinished()->newest().matchId());
        QVERIFY(!tableController.pageNotice()->isError());
        QVERIFY(!tableController.unfinished()->isAny());
    }
}

void TestTableController::restoresADiscardedMatch()
{
    PlayFixture fixture;
    fixture.begin(PlayFixture::config(2, 1));
    TableController tableController(fixture.database, fixture.sounds, fixture.settings, fixture.time, fixture.people);
    const QAbstractItemModelTester tester(tableController.unfinished()->list(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(titles(tableController), (QStringList{"DOS with West"}));
    tableController.discard(tableController.unfinished()->newest().matchId());
    QCOMPARE(titles(tableController), QStringList());
    QCOMPARE(tableController.notice(), QStringLiteral("Discarded: DOS with West"));
    QVERIFY(tableController.pageNotice()->canUndo() && !tableController.pageNotice()->isError());
    tableController.pageNotice()->undo();
    QCOMPARE(titles(tableController), (QStringList{"DOS with West"}));
    QCOMPARE(tableController.notice(), QString());
}

/// Home lists the unfinished matches of both games, the most recently played first.
void TestTableController::offersAllUnfinishedMatches()
{
    PlayFixture fixture;
    fixture.begin(PlayFixture::config(2, 1));
    fixture.begin(PlayFixture::config(3, 1));
    fixture.begin(PlayFixture::config<uno::Game>(2, 1));
    TableController tableController(fixture.database, fixture.sounds, fixture.settings, fixture.time, fixture.people);
    const QStringList all{"UNO with West", "DOS with West, North", "DOS with West"};
    QCOMPARE(titles(tableController), all);
    UnfinishedMatches &waiting = *tableController.unfinished();
    QCOMPARE(waiting.count(), 3);
    QCOMPARE(waiting.newest().shortTitle(), all[0]);

    const qint64 oldest = waiting.list()->row(2).matchId();
    tableController.discard(oldest);
    QCOMPARE(titles(tableController), all.first(2));
    tableController.pageNotice()->undo();
    QCOMPARE(waiting.count(), 3);
    QVERIFY(tableController.resumeMatch(oldest));
    QCOMPARE(tableController.table()->seatCount(), 2);
    QVERIFY(tableController.resumeMatch("uno"));
    QCOMPARE(tableController.table()->game(), QStringLiteral("uno"));
}

void TestTableController::describesTheStanding()
{
    struct Row
    {
        const char *summary;
        const char *said;
    };
    for (const auto &[summary, said] :
         {Row{R"({"round":4,"totals":[12,0,30,0,7,0,12,0,0,45],"viewer":6})", "Round 4 · you: 12 points, place 3 of 10 · "},
          {R"({"round":2,"totals":[12,5],"viewer":1,"countsAgainst":true})", "Round 2 · you: 5 points, place 1 of 2 · "},
          {R"({"round":3,"totals":[84,120]})", "Round 3 · you: 84 points, place 2 of 2 · "}, // from version 0.1
          {R"({"round":1,"totals":[0,0,0],"viewer":0})", "Round 1, no points yet · "},
          {"{}", "Round 0, no points yet · "}}) {
        PlayFixture fixture;
        QVERIFY(fixture.store.begin("dos", "{}", QJsonDocument::fromJson(summary).object()));
        UnfinishedMatches waiting(fixture.store);
        waiting.reload();
        QVERIFY2(waiting.newest().detail().startsWith(QString::fromUtf8(said)), qPrintable(waiting.newest().detail()));
    }
}

/// Names of characters and of people without a name follow the language; typed names do not. Home's card shortens a long list.
void TestTableController::listsTheNamesOfTheOthers()
{
    PlayFixture fixture;
    TableController tableController(fixture.database, fixture.sounds, fixture.settings, fixture.time, fixture.people);
    tableController.setup()->setSeatCount(3);
    tableController.setup()->seats()->setName(2, "Nina the second");
    QVERIFY(tableController.startMatch());
    const QString before = tableController.table()->seats()->row(1).name;
    tableController.leaveTable();
    QCOMPARE(titles(tableController), (QStringList{"DOS with " + before + ", Nina the second"}));
    {
        OtherNames other;
        QVERIFY(QCoreApplication::installTranslator(&other));
        QCOMPARE(titles(tableController), (QStringList{"DOS with Ninon, Nina the second"}));
        QVERIFY(tableController.resumeMatch("dos"));
        QCOMPARE(tableController.table()->seats()->row(1).name, QStringLiteral("Ninon"));
        QCOMPARE(tableController.table()->seats()->row(2).name, QStringLiteral("Nina the second"));
        tableController.leaveTable();
    }
    tableController.setup()->seats()->setPerson(1, true);
    QVERIFY(tableController.startMatch());
    bool isOffered = false;
    connect(&tableController, &TableController::tableChanged, this, // a left match is offered before the signal
            [&] { isOffered = !tableController.table() && titles(tableController).first().contains("Player 2"); });
    tableController.leaveTable();
    QVERIFY2(isOffered, qPrintable(titles(tableController).first()));
    fixture.begin(PlayFixture::config<uno::Game>(10, 1));
    tableController.unfinished()->reload();
    QVERIFY(titles(tableController).first().contains("Finn"));
    const QString title = tableController.unfinished()->newest().shortTitle();
    QVERIFY2(title.startsWith("UNO with West, North") && title.endsWith("7 other(s)"), qPrintable(title));
}

/// A person with a new name is stored when the match starts.
void TestTableController::explainsWhyTheMatchCannotStart()
{
    PlayFixture fixture;
    TableController tableController(fixture.database, fixture.sounds, fixture.settings, fixture.time, fixture.people);
    QSqlQuery query(fixture.database.connection());
    for (const char *name : {"", "Zoe"}) {
        tableController.setup()->seats()->setName(0, name);
        QVERIFY(query.exec("PRAGMA query_only = ON"));
        QVERIFY(!tableController.startMatch());
        QVERIFY(!tableController.startProblem().isEmpty());
        QCOMPARE(tableController.notice(), QString()); // the problem appears next to "Deal the cards" instead
        tableController.setGame("dos"); // choosing a game clears the problem
        QCOMPARE(tableController.startProblem(), QString());
        QVERIFY(!tableController.startMatch());
        QVERIFY(query.exec("PRAGMA query_only = OFF"));
        QVERIFY(tableController.startMatch());
        QCOMPARE(tableController.startProblem(), QString());
    }
    const std::optional<Person> zoe = fixture.people.named("Zoe");
    QVERIFY(zoe.has_value());
    QCOMPARE(tableController.table()->anySession().seating().seats[0].personId, zoe->id);
}

/// After "Discard game" in the table's menu, Home has nothing to continue and offers to restore the game.
void TestTableController::matchIsDiscardedWhenLeft()
{
    PlayFixture fixture;
    TableController tableController(fixture.database, fixture.sounds, fixture.settings, fixture.time, fixture.people);
    QVERIFY(tableController.startMatch());
    tableController.discardWhenLeft();
    bool isOffered = true;
    connect(&tableController, &TableController::tableChanged, this, [&] { isOffered = tableController.unfinished()->isAny(); });
    tableController.leaveTable();
    QVERIFY(!isOffered);
    QVERIFY2(tableController.notice().startsWith("Discarded: DOS with"), qPrintable(tableController.notice()));
    tableController.pageNotice()->undo();
    QCOMPARE(tableController.unfinished()->count(), 1);
    QVERIFY(tableController.resumeMatch("dos"));
    tableController.leaveTable(); // leaving later no longer discards the match
    QCOMPARE(tableController.unfinished()->count(), 1);
}

void TestTableController::usesADealNumberForOneMatchOnly()
{
    PlayFixture fixture;
    TableController tableController(fixture.database, fixture.sounds, fixture.settings, fixture.time, fixture.people);
    tableController.setup()->setDealNumber(QStringLiteral("no number"));
    QVERIFY(!tableController.startMatch());
    QCOMPARE(tableController.setup()->dealNumber(), QStringLiteral("no number"));
    tableController.setup()->setDealNumber(QStringLiteral("2026"));
    QVERIFY(tableController.startMatch());
    QCOMPARE(tableController.table()->dealNumber(), QStringLiteral("2026"));
    QVERIFY(tableController.table()->dealIsOpen()); // a typed number is no secret
    tableController.leaveTable();
    QVERIFY(tableController.resumeMatch("dos"));
    QVERIFY(tableController.table()->dealIsOpen());
    QCOMPARE(tableController.setup()->dealNumber(), QString());
    QVERIFY(tableController.startMatch());
    QVERIFY(tableController.table()->dealNumber() != QStringLiteral("2026"));
    QVERIFY(!tableController.table()->dealIsOpen());
    QCOMPARE(tableController.table()->dealSeal(),
             QString::fromStdString(deal_commitment("dos", 2, tableController.table()->dealNumber().toULongLong())));
}

void TestTableController::seatsTheSamePeopleInTheOtherGame()
{
    PlayFixture fixture;
    TableController tableController(fixture.database, fixture.sounds, fixture.settings, fixture.time, fixture.people);
    QVERIFY(!tableController.setUpOtherGame()); // there is no table yet
    tableController.setGame("uno");
    tableController.setup()->setSeatCount(6);
    SeatSetupModel &uno = *tableController.setup()->seats();
    for (const int seat : {2, 5})
        uno.setPerson(seat, true);
    uno.setName(0, "Anna");
    uno.setName(5, "Ben");
    QVERIFY(tableController.startMatch());
    uno.setCount(2); // later changes of the setup do not count
    QCOMPARE(tableController.otherGame(), QStringLiteral("DOS"));
    QVERIFY(tableController.setUpOtherGame());
    QCOMPARE(tableController.game(), QStringLiteral("dos"));
    QStringList names;
    for (const SeatSetupRow &row : tableController.setup()->seats()->rows()->rows())
        names << (row.isPerson() ? row.name() : QStringLiteral("computer"));
    QCOMPARE(names, (QStringList{"Anna", "computer", "Player 3", "Ben"}));
    QVERIFY(tableController.startMatch());
    QCOMPARE(tableController.otherGame(), QStringLiteral("UNO"));
    QVERIFY(tableController.setUpOtherGame());
    QCOMPARE(tableController.setup()->seatCount(), 4);
    QCOMPARE(tableController.setup()->seats()->people(), 3);
    tableController.setup()->setSeatCount(6);
    for (int seat = 1; seat < 5; ++seat)
        tableController.setup()->seats()->setPerson(seat, true);
    QVERIFY(tableController.startMatch());
    QVERIFY(tableController.otherGame().isEmpty()); // DOS has four seats
    QVERIFY(!tableController.setUpOtherGame());
    QCOMPARE(tableController.game(), QStringLiteral("uno"));
}

TABLESIDE_TEST(TestTableController)
#include "tst_table_controller.moc"
