// Starting, leaving, continuing and discarding matches, and the list of unfinished matches that Home shows.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/table/playroom.h"
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

class TestPlayroom : public QObject
{
    Q_OBJECT

private slots:
    void discardsAMatchOfAnEarlierRun_data();
    void discardsAMatchOfAnEarlierRun();
    void restoresADiscardedMatch();
    void offersAllUnfinishedMatches();
    void describesTheStanding_data();
    void describesTheStanding();
    void shortensTheNamesOfALargeTable();
    void namesFollowTheLanguage();
    void explainsWhyTheMatchCannotStart();
    void offersTheMatchBeforeReportingThatTheTableIsLeft();
    void matchIsDiscardedWhenLeft();
    void usesADealNumberForOneMatchOnly();
    void listsUnnamedPeopleByTheirSeats();
    void storesNewPeople();
    void seatsTheSamePeopleInTheOtherGame();
    void moreThanFourPeopleHaveNoOtherGame();
};

namespace {

/// Returns the titles of the unfinished matches as Home lists them.
QStringList titles(Playroom &playroom)
{
    QStringList lines;
    for (const WaitingRow &match : playroom.waiting()->list()->rows())
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

void TestPlayroom::discardsAMatchOfAnEarlierRun_data()
{
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("complete") << true;
    QTest::newRow("damaged") << false;
}

void TestPlayroom::discardsAMatchOfAnEarlierRun()
{
    QFETCH(bool, isWhole);
    PlayFixture fixture;
    fixture.begin(PlayFixture::config(2, 11));
    if (!isWhole)
        QVERIFY(QSqlQuery(fixture.database.connection()).exec(QStringLiteral("DELETE FROM table_match_line")));

    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    QVERIFY(playroom.waiting()->isAny());
    playroom.putAway(playroom.waiting()->newest().matchId());
    QVERIFY(!playroom.pageNotice()->isError());
    QVERIFY(!playroom.waiting()->isAny());
}

void TestPlayroom::restoresADiscardedMatch()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    fixture.begin(PlayFixture::config(2, 1));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    const QAbstractItemModelTester tester(playroom.waiting()->list(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(titles(playroom), (QStringList{"DOS with West"}));
    playroom.putAway(playroom.waiting()->newest().matchId());
    QCOMPARE(titles(playroom), QStringList());
    QCOMPARE(playroom.notice(), QStringLiteral("Discarded: DOS with West"));
    QVERIFY(playroom.pageNotice()->canUndo() && !playroom.pageNotice()->isError());
    playroom.pageNotice()->undo();
    QCOMPARE(titles(playroom), (QStringList{"DOS with West"}));
    QCOMPARE(playroom.notice(), QString());
}

/// Home lists the unfinished matches of both games, the most recently played first.
void TestPlayroom::offersAllUnfinishedMatches()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    fixture.begin(PlayFixture::config(2, 1));
    fixture.begin(PlayFixture::config(3, 1));
    fixture.begin(PlayFixture::config<uno::Game>(2, 1));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    const QStringList all{"UNO with West", "DOS with West, North", "DOS with West"};
    QCOMPARE(titles(playroom), all);
    WaitingMatches &waiting = *playroom.waiting();
    QCOMPARE(waiting.count(), 3);
    QCOMPARE(waiting.newest().shortTitle(), all[0]);

    const qint64 oldest = waiting.list()->row(2).matchId();
    playroom.putAway(oldest);
    QCOMPARE(titles(playroom), all.first(2));
    playroom.pageNotice()->undo();
    QCOMPARE(waiting.count(), 3);
    QVERIFY(playroom.resumeMatch(oldest));
    QCOMPARE(playroom.table()->seatCount(), 2);
    QVERIFY(playroom.resumeMatch("uno"));
    QCOMPARE(playroom.table()->game(), QStringLiteral("uno"));
}

void TestPlayroom::describesTheStanding_data()
{
    QTest::addColumn<QString>("summary");
    QTest::addColumn<QString>("said");
    QTest::newRow("ten seats") << R"({"round":4,"totals":[12,0,30,0,7,0,12,0,0,45],"viewer":6})"
                               << "Round 4 · you: 12 points, place 3 of 10 · ";
    QTest::newRow("the lowest leads") << R"({"round":2,"totals":[12,5],"viewer":1,"countsAgainst":true})"
                                      << "Round 2 · you: 5 points, place 1 of 2 · ";
    QTest::newRow("from version 0.1, with the first seat as the viewer") << R"({"round":3,"totals":[84,120]})"
                                               << "Round 3 · you: 84 points, place 2 of 2 · ";
    QTest::newRow("first round") << R"({"round":1,"totals":[0,0,0],"viewer":0})" << "Round 1, no points yet · ";
    QTest::newRow("an empty summary") << "{}" << "Round 0, no points yet · ";
}

void TestPlayroom::describesTheStanding()
{
    QFETCH(QString, summary);
    QFETCH(QString, said);
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    QVERIFY(fixture.store.begin("dos", "{}", QJsonDocument::fromJson(summary.toUtf8()).object()));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    QVERIFY2(playroom.waiting()->newest().detail().startsWith(said), qPrintable(playroom.waiting()->newest().detail()));
}

/// Home's card shortens a long list of names; the list of matches shows all of them.
void TestPlayroom::shortensTheNamesOfALargeTable()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    fixture.begin(PlayFixture::config<uno::Game>(10, 1));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    QVERIFY(titles(playroom).first().contains("Finn"));
    QVERIFY2(playroom.waiting()->newest().shortTitle().startsWith("UNO with West, North"), qPrintable(playroom.waiting()->newest().shortTitle()));
    QVERIFY2(playroom.waiting()->newest().shortTitle().endsWith("7 other(s)"), qPrintable(playroom.waiting()->newest().shortTitle()));
}

/// Names of characters follow the language; typed names do not.
void TestPlayroom::namesFollowTheLanguage()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    playroom.setup()->setSeatCount(3);
    playroom.setup()->seats()->setName(2, "Nina the second");
    QVERIFY(playroom.startMatch());
    const QString before = playroom.table()->seats()->row(1).name;
    playroom.leaveTable();
    QCOMPARE(titles(playroom), (QStringList{"DOS with " + before + ", Nina the second"}));

    OtherNames other;
    QVERIFY(QCoreApplication::installTranslator(&other));
    QCOMPARE(titles(playroom), (QStringList{"DOS with Ninon, Nina the second"}));
    QVERIFY(playroom.resumeMatch("dos"));
    QCOMPARE(playroom.table()->seats()->row(1).name, QStringLiteral("Ninon"));
    QCOMPARE(playroom.table()->seats()->row(2).name, QStringLiteral("Nina the second"));
}

void TestPlayroom::explainsWhyTheMatchCannotStart()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    QSqlQuery query(fixture.database.connection());
    QVERIFY(query.exec("PRAGMA query_only = ON"));
    QVERIFY(!playroom.startMatch());
    QVERIFY(!playroom.startProblem().isEmpty());
    QCOMPARE(playroom.notice(), QString()); // the problem appears next to "Deal the cards" instead
    playroom.setGame("dos"); // choosing a game clears the problem
    QCOMPARE(playroom.startProblem(), QString());
    QVERIFY(!playroom.startMatch());
    QVERIFY(query.exec("PRAGMA query_only = OFF"));
    QVERIFY(playroom.startMatch());
    QCOMPARE(playroom.startProblem(), QString());
}

void TestPlayroom::offersTheMatchBeforeReportingThatTheTableIsLeft()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    QVERIFY(playroom.startMatch());
    bool isOffered = false;
    connect(&playroom, &Playroom::tableChanged, this, [&] { isOffered = !playroom.table() && playroom.waiting()->isAny(); });
    playroom.leaveTable();
    QVERIFY(isOffered);
}

/// After "Discard game" in the table's menu, Home has nothing to continue and offers to restore the game.
void TestPlayroom::matchIsDiscardedWhenLeft()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    QVERIFY(playroom.startMatch());
    playroom.discardWhenLeft();
    bool isOffered = true;
    connect(&playroom, &Playroom::tableChanged, this, [&] { isOffered = playroom.waiting()->isAny(); });
    playroom.leaveTable();
    QVERIFY(!isOffered);
    QVERIFY2(playroom.notice().startsWith("Discarded: DOS with"), qPrintable(playroom.notice()));
    playroom.pageNotice()->undo();
    QCOMPARE(playroom.waiting()->count(), 1);
    QVERIFY(playroom.resumeMatch("dos"));
    playroom.leaveTable(); // leaving later no longer discards the match
    QCOMPARE(playroom.waiting()->count(), 1);
}

void TestPlayroom::usesADealNumberForOneMatchOnly()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    playroom.setup()->setDealNumber(QStringLiteral("no number"));
    QVERIFY(!playroom.startMatch());
    QCOMPARE(playroom.setup()->dealNumber(), QStringLiteral("no number"));
    playroom.setup()->setDealNumber(QStringLiteral("2026"));
    QVERIFY(playroom.startMatch());
    QCOMPARE(playroom.table()->dealNumber(), QStringLiteral("2026"));
    QVERIFY(playroom.table()->dealIsOpen()); // a typed number is no secret
    playroom.leaveTable();
    QVERIFY(playroom.resumeMatch("dos"));
    QVERIFY(playroom.table()->dealIsOpen());
    QCOMPARE(playroom.setup()->dealNumber(), QString());
    QVERIFY(playroom.startMatch());
    QVERIFY(playroom.table()->dealNumber() != QStringLiteral("2026"));
    QVERIFY(!playroom.table()->dealIsOpen());
    QCOMPARE(playroom.table()->dealSeal(),
             QString::fromStdString(deal_commitment("dos", 2, playroom.table()->dealNumber().toULongLong())));
}

void TestPlayroom::listsUnnamedPeopleByTheirSeats()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    playroom.setup()->seats()->setPerson(1, true);
    QVERIFY(playroom.startMatch());
    playroom.leaveTable();
    QVERIFY2(titles(playroom).first().endsWith("Player 2"), qPrintable(titles(playroom).first()));
}

void TestPlayroom::storesNewPeople()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    playroom.setup()->seats()->setName(0, "Zoe");
    QSqlQuery query(fixture.database.connection());
    QVERIFY(query.exec("PRAGMA query_only = ON"));
    QVERIFY(!playroom.startMatch());
    QVERIFY(!playroom.startProblem().isEmpty());
    QVERIFY(query.exec("PRAGMA query_only = OFF"));
    QVERIFY(playroom.startMatch());
    const std::optional<Person> zoe = fixture.people.named("Zoe");
    QVERIFY(zoe.has_value());
    QCOMPARE(playroom.table()->anySession().seating().seats[0].personId, zoe->id);
}

void TestPlayroom::seatsTheSamePeopleInTheOtherGame()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    QVERIFY(!playroom.setUpOtherGame()); // there is no table yet
    playroom.setGame("uno");
    playroom.setup()->setSeatCount(6);
    SeatSetupModel &uno = *playroom.setup()->seats();
    for (const int seat : {2, 5})
        uno.setPerson(seat, true);
    uno.setName(0, "Anna");
    uno.setName(5, "Ben");
    QVERIFY(playroom.startMatch());
    uno.setCount(2); // later changes of the setup do not count
    QCOMPARE(playroom.otherGame(), QStringLiteral("DOS"));
    QVERIFY(playroom.setUpOtherGame());
    QCOMPARE(playroom.game(), QStringLiteral("dos"));
    QStringList names;
    for (const SeatSetupRow &row : playroom.setup()->seats()->rows()->rows())
        names << (row.isPerson() ? row.name() : QStringLiteral("computer"));
    QCOMPARE(names, (QStringList{"Anna", "computer", "Player 3", "Ben"}));
    QVERIFY(playroom.startMatch());
    QCOMPARE(playroom.otherGame(), QStringLiteral("UNO"));
    QVERIFY(playroom.setUpOtherGame());
    QCOMPARE(playroom.setup()->seatCount(), 4);
    QCOMPARE(playroom.setup()->seats()->people(), 3);
}

void TestPlayroom::moreThanFourPeopleHaveNoOtherGame()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings, fixture.time, fixture.people);
    playroom.setGame("uno");
    playroom.setup()->setSeatCount(5);
    for (int seat = 1; seat < 5; ++seat)
        playroom.setup()->seats()->setPerson(seat, true);
    QVERIFY(playroom.startMatch());
    QVERIFY(playroom.otherGame().isEmpty());
    QVERIFY(!playroom.setUpOtherGame());
    QCOMPARE(playroom.game(), QStringLiteral("uno"));
}

TABLESIDE_TEST(TestPlayroom)
#include "tst_playroom.moc"
