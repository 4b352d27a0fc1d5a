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
    playroom.discardUnfinished();
    QCOMPARE(playroom.notice(), QString());
    QVERIFY(!playroom.hasUnfinishedMatch());
}

QTEST_MAIN(TestPlayroom)
#include "tst_playroom.moc"
