// The way to a table: what Home offers of the match that was left.
#include "play_fixture.h"

#include "play/playroom.h"

#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using test::PlayFixture;

class TestPlayroom : public QObject
{
    Q_OBJECT

private slots:
    void putsAwayWhatAnotherRunBegan_data();
    void putsAwayWhatAnotherRunBegan();
    void whatWasPutAwayComesBack();
    void whoeverHearsThatTheTableIsLeftFindsTheMatch();
    void dealNumberIsForOneMatch();
};

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
    QVERIFY(playroom.hasUnfinishedMatch());
    playroom.putAwayUnfinished();
    QCOMPARE(playroom.notice(), QString());
    QVERIFY(!playroom.hasUnfinishedMatch());
}

void TestPlayroom::whatWasPutAwayComesBack()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    fixture.begin(PlayFixture::config(2, 1));
    Playroom playroom(fixture.database, fixture.sounds, settings);
    QVERIFY(!playroom.canBringBack());
    const QString title = playroom.unfinishedTitle();
    playroom.putAwayUnfinished();
    QVERIFY(playroom.canBringBack());
    QCOMPARE(playroom.unfinishedTitle(), QString());
    playroom.bringBack();
    QVERIFY(!playroom.canBringBack());
    QCOMPARE(playroom.unfinishedTitle(), title);
    playroom.putAwayUnfinished();
    QVERIFY(playroom.startMatch());
    QVERIFY(!playroom.canBringBack()); // another is being played
    playroom.leaveTable();
    QVERIFY(!playroom.canBringBack());
}

void TestPlayroom::whoeverHearsThatTheTableIsLeftFindsTheMatch()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    Playroom playroom(fixture.database, fixture.sounds, settings);
    QVERIFY(playroom.startMatch());
    bool isOffered = false;
    connect(&playroom, &Playroom::tableChanged, this, [&] { isOffered = !playroom.table() && playroom.hasUnfinishedMatch(); });
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
    QCOMPARE(playroom.setup()->dealNumber(), QString());
    QVERIFY(playroom.startMatch());
    QVERIFY(playroom.table()->dealNumber() != QStringLiteral("2026"));
}

QTEST_MAIN(TestPlayroom)
#include "tst_playroom.moc"
