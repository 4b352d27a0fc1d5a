// The way to a table: what Home offers of the match that was left.
#include "play_fixture.h"
#include "test_program.h"

#include "play/playroom.h"
#include "play/seat_setup_model.h"
#include "record/commitment.h"

#include <QAbstractItemModelTester>
#include <QSqlQuery>
#include <QTest>
#include <QTranslator>

using namespace tableside;
using test::PlayFixture;

class TestPlayroom : public QObject
{
    Q_OBJECT

private slots:
    void putsAwayWhatAnotherRunBegan_data();
    void putsAwayWhatAnotherRunBegan();
    void whatWasPutAwayComesBack();
    void offersTheMatchOfEachGame();
    void namesFollowTheLanguage();
    void saysWhyNothingBeginsUntilItDoes();
    void whoeverHearsThatTheTableIsLeftFindsTheMatch();
    void dealNumberIsForOneMatch();
};

namespace {

/// What Home shows, line by line.
QStringList titles(Playroom &playroom)
{
    QStringList lines;
    const WaitingMatches &waiting = *playroom.waiting();
    for (int row = 0; row < waiting.rowCount(); ++row) {
        const auto text = [&](int role) { return waiting.index(row).data(role).toString(); };
        if (const QString title = text(WaitingMatches::TitleRole); !title.isEmpty())
            lines << text(WaitingMatches::GameRole) + ": " + title;
        if (const QString title = text(WaitingMatches::PutAwayTitleRole); !title.isEmpty())
            lines << text(WaitingMatches::GameRole) + " away: " + title;
    }
    return lines;
}

/// Everybody by the name of their character, in a language of the test's own.
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

void TestPlayroom::putsAwayWhatAnotherRunBegan_data()
{
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("whole") << true;
    QTest::newRow("not whole") << false;
}

void TestPlayroom::putsAwayWhatAnotherRunBegan()
{
    QFETCH(bool, isWhole);
    PlayFixture fixture;
    fixture.begin(PlayFixture::config(2, 11));
    if (!isWhole)
        QVERIFY(QSqlQuery(fixture.database.connection()).exec(QStringLiteral("DELETE FROM table_match_line")));

    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings);
    QVERIFY(playroom.waiting()->isAny());
    playroom.putAway("dos");
    QCOMPARE(playroom.notice(), QString());
    QVERIFY(!playroom.waiting()->isAny());
}

void TestPlayroom::whatWasPutAwayComesBack()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    fixture.begin(PlayFixture::config(2, 1));
    Playroom playroom(fixture.database, fixture.sounds, settings);
    const QAbstractItemModelTester tester(playroom.waiting(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(titles(playroom), (QStringList{"dos: DOS with West"}));
    playroom.putAway("dos");
    QCOMPARE(titles(playroom), (QStringList{"dos away: DOS with West"}));
    playroom.bringBack("dos");
    QCOMPARE(titles(playroom), (QStringList{"dos: DOS with West"}));
    playroom.putAway("dos");
    QVERIFY(playroom.startMatch());
    playroom.leaveTable();
    QCOMPARE(titles(playroom), (QStringList{"dos: DOS with Nina"})); // another was played
}

/// DOS begun and left, UNO begun and left: both wait.
void TestPlayroom::offersTheMatchOfEachGame()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    fixture.begin(PlayFixture::config(2, 1)); // older than the next of its game
    fixture.begin(PlayFixture::config(3, 1));
    fixture.begin(PlayFixture::config<uno::Game>(2, 1));
    Playroom playroom(fixture.database, fixture.sounds, settings);
    const QStringList both{"uno: UNO with West", "dos: DOS with West, North"};
    QCOMPARE(titles(playroom), both);

    playroom.putAway("dos");
    QCOMPARE(titles(playroom), (QStringList{both[0], "dos: DOS with West", "dos away: DOS with West, North"}));
    playroom.putAway("uno");
    QCOMPARE(titles(playroom), (QStringList{"dos: DOS with West", "dos away: DOS with West, North",
                                            "uno away: UNO with West"}));
    playroom.bringBack("dos");
    playroom.bringBack("uno");
    QCOMPARE(titles(playroom), both);

    QVERIFY(playroom.resumeMatch("dos"));
    QCOMPARE(playroom.table()->game(), QStringLiteral("dos"));
    QCOMPARE(playroom.table()->seatCount(), 3);
    QVERIFY(playroom.resumeMatch("uno"));
    QCOMPARE(playroom.table()->game(), QStringLiteral("uno"));
}

/// Of those who have no name of their own.
void TestPlayroom::namesFollowTheLanguage()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings);
    playroom.setup()->setSeatCount(3);
    SeatSetupModel &seats = *playroom.setup()->seats();
    QVERIFY(seats.setData(seats.index(2), "Nina the second", SeatSetupModel::NameRole));
    QVERIFY(playroom.startMatch());
    const QString before = playroom.table()->seats()->index(1).data(SeatsModel::NameRole).toString();
    playroom.leaveTable();
    QCOMPARE(titles(playroom), (QStringList{"dos: DOS with " + before + ", Nina the second"}));

    OtherNames other;
    QVERIFY(QCoreApplication::installTranslator(&other));
    QCOMPARE(titles(playroom), (QStringList{"dos: DOS with Ninon, Nina the second"}));
    QVERIFY(playroom.resumeMatch("dos"));
    QCOMPARE(playroom.table()->seats()->index(1).data(SeatsModel::NameRole).toString(), QStringLiteral("Ninon"));
    QCOMPARE(playroom.table()->seats()->index(2).data(SeatsModel::NameRole).toString(), QStringLiteral("Nina the second"));
}

void TestPlayroom::saysWhyNothingBeginsUntilItDoes()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings);
    QSqlQuery query(fixture.database.connection());
    QVERIFY(query.exec("PRAGMA query_only = ON"));
    QVERIFY(!playroom.startMatch());
    QVERIFY(!playroom.startProblem().isEmpty());
    QCOMPARE(playroom.notice(), QString()); // it is said where "Deal the cards" is
    playroom.setGame("dos"); // set up once more
    QCOMPARE(playroom.startProblem(), QString());
    QVERIFY(!playroom.startMatch());
    QVERIFY(query.exec("PRAGMA query_only = OFF"));
    QVERIFY(playroom.startMatch());
    QCOMPARE(playroom.startProblem(), QString());
}

void TestPlayroom::whoeverHearsThatTheTableIsLeftFindsTheMatch()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings);
    QVERIFY(playroom.startMatch());
    bool isOffered = false;
    connect(&playroom, &Playroom::tableChanged, this, [&] { isOffered = !playroom.table() && playroom.waiting()->isAny(); });
    playroom.leaveTable();
    QVERIFY(isOffered);
}

void TestPlayroom::dealNumberIsForOneMatch()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings);
    playroom.setup()->setDealNumber(QStringLiteral("no number"));
    QVERIFY(!playroom.startMatch());
    QCOMPARE(playroom.setup()->dealNumber(), QStringLiteral("no number"));
    playroom.setup()->setDealNumber(QStringLiteral("2026"));
    QVERIFY(playroom.startMatch());
    QCOMPARE(playroom.table()->dealNumber(), QStringLiteral("2026"));
    QVERIFY(playroom.table()->dealIsOpen()); // who typed it knows it
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

TABLESIDE_TEST(TestPlayroom)
#include "tst_playroom.moc"
