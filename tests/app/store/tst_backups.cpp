// Automatic backups: one a day, three kept, and what they hold comes back after the file was damaged or lost.
#include "tests/app/score/score_fixture.h"
#include "tests/app/store/damage.h"
#include "test_program.h"

#include "app/store/backups.h"
#include "app/store/call_store.h"
#include "app/store/daily_backup.h"
#include "app/store/integrity.h"
#include "app/store/match_store.h"

#include <QDir>
#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestBackups : public QObject
{
    Q_OBJECT

private slots:
    void makesOneADay();
    void keepsThree();
    void aDayToComeStopsNothing();
    void removesWhatWasCutShort();
    void leavesAloneWhatAnotherWindowIsWriting();
    void makesOneEveryDayOfALongRun();
    void takesThePlaceOfADamagedFile();
    void findsDamageAmongTheFacts();
    void bringsBackBesideWhatIsNew();
    void leavesAloneWhatCameBackOtherwise();
    void bringsBackABackupOf010();
    void isOfferedUntilItIsTakenOrDeclined_data();
    void isOfferedUntilItIsTakenOrDeclined();
    void isOfferedForALostFile_data();
    void isOfferedForALostFile();
    void offersTheNextOlderOfOneThatIsDamaged_data();
    void offersTheNextOlderOfOneThatIsDamaged();
    void offersNothingThatIsDamaged();
    void offersTheSameAgainWhileTheFileIsLocked();
    void offersTheSameAgainWhileThereIsNoRoom();
    void bringsBackThoseOfAnEarlierDamageToo();
};

namespace {

QString pathIn(const ScoreFixture &book)
{
    return book.folder.filePath("tableside.sqlite");
}

void damageClosed(ScoreFixture &book)
{
    book.room.reset();
    book.database.reset();
    damage(pathIn(book));
}

void makeBackupOn(const ScoreFixture &book, QDate day)
{
    if (!backups::makeIfDue(pathIn(book)))
        qFatal("There is no backup");
    const QString made = backups::of(pathIn(book)).first();
    if (!QFile::rename(made, QString(made).replace(backups::dayOf(made).toString(Qt::ISODate), day.toString(Qt::ISODate))))
        qFatal("The backup could not be renamed");
}

} // namespace

void TestBackups::makesOneADay()
{
    ScoreFixture book;
    book.begin();
    QVERIFY(backups::of(pathIn(book)).isEmpty());
    QVERIFY(backups::makeIfDue(pathIn(book)));
    const QStringList made = backups::of(pathIn(book));
    QCOMPARE(made.size(), 1);
    QCOMPARE(backups::dayOf(made.first()), QDate::currentDate());
    const QDateTime before = QFileInfo(made.first()).lastModified();
    QVERIFY(backups::makeIfDue(pathIn(book)));
    QCOMPARE(QFileInfo(made.first()).lastModified(), before);
    QVERIFY(!backups::makeIfDue(book.folder.filePath("nothing/there.sqlite")));
}

void TestBackups::keepsThree()
{
    ScoreFixture book;
    for (const char *day : {"2020-01-01", "2020-01-02", "2020-01-03"}) {
        QFile old(book.folder.filePath(QStringLiteral("tableside-copy-%1.sqlite").arg(QLatin1String(day))));
        QVERIFY(old.open(QIODevice::WriteOnly));
    }
    QVERIFY(backups::makeIfDue(pathIn(book)));
    const QStringList left = backups::of(pathIn(book));
    QCOMPARE(left.size(), backups::kept);
    QCOMPARE(backups::dayOf(left.last()), QDate(2020, 1, 2));
}

/// The clock was wrong once.
void TestBackups::aDayToComeStopsNothing()
{
    ScoreFixture book;
    makeBackupOn(book, QDate::currentDate().addDays(1000));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    const QStringList made = backups::of(pathIn(book));
    QCOMPARE(made.size(), 2);
    QCOMPARE(backups::dayOf(made.first()), QDate::currentDate()); // and is brought back first
    makeBackupOn(book, QDate::currentDate().addDays(-1));
    makeBackupOn(book, QDate::currentDate().addDays(-2));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    QCOMPARE(backups::of(pathIn(book)).size(), backups::kept);
    QCOMPARE(backups::dayOf(backups::of(pathIn(book)).last()), QDate::currentDate().addDays(-2));
}

void TestBackups::removesWhatWasCutShort()
{
    ScoreFixture book;
    QFile part(book.folder.filePath("tableside-copy-2020-01-01.sqlite.part"));
    QVERIFY(part.open(QIODevice::WriteOnly));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    QVERIFY(!part.exists());
    QCOMPARE(backups::of(pathIn(book)).size(), 1);
}

void TestBackups::leavesAloneWhatAnotherWindowIsWriting()
{
    ScoreFixture book;
    book.begin();
    const QString made = QStringLiteral("tableside-copy-%1.sqlite").arg(QDate::currentDate().toString(Qt::ISODate));
    const QStringList unfinished{book.folder.filePath(made + ".part"), book.folder.filePath(made + ".1.part")};
    for (const QString &file : unfinished) {
        QFile part(file);
        QVERIFY(part.open(QIODevice::WriteOnly));
        QCOMPARE(part.write("half"), 4);
    }
    QVERIFY(backups::makeIfDue(pathIn(book)));
    QCOMPARE(backups::of(pathIn(book)), QStringList{book.folder.filePath(made)});
    QCOMPARE(integrity::examine(book.folder.filePath(made)), StoreTrouble::None);
    for (const QString &file : unfinished)
        QCOMPARE(QFileInfo(file).size(), 4);
    QCOMPARE(QDir(book.folder.path()).entryList({"*.part"}, QDir::Files).size(), unfinished.size());
}

void TestBackups::makesOneEveryDayOfALongRun()
{
    ScoreFixture book;
    DailyBackup daily(pathIn(book));
    daily.start(std::chrono::milliseconds(10));
    QTRY_COMPARE(backups::of(pathIn(book)).size(), 1);
    const QString made = backups::of(pathIn(book)).first();
    QVERIFY(QFile::rename(made, book.folder.filePath("tableside-copy-2020-01-01.sqlite"))); // a day later
    QTRY_COMPARE(backups::of(pathIn(book)).size(), 2);
}

void TestBackups::takesThePlaceOfADamagedFile()
{
    ScoreFixture book;
    QVERIFY(ScoreFixture::enterRound(book.begin(), {"", "20", "30"}));
    const score::Sheet sheet = book.room->game()->sheet();
    QVERIFY(backups::makeIfDue(pathIn(book)));
    book.room.reset();
    book.database.reset();
    damage(pathIn(book));

    book.openAgain();
    QVERIFY(book.database->notice().contains("damaged"));
    QVERIFY(!book.room->backupDay().isEmpty());
    QVERIFY(!book.room->hasUnfinished());
    QVERIFY2(book.room->restoreBackup(), qPrintable(book.room->notice()));
    QVERIFY(book.room->openUnfinished());
    QVERIFY(book.room->game()->sheet() == sheet);
    QVERIFY(book.room->backupDay().isEmpty());
    QVERIFY(ScoreFixture::enterRound(*book.room->game(), {"1", "", "3"})); // and it goes on
    QCOMPARE(backups::of(pathIn(book)).size(), 1); // the copy is still there
}

/// Where opening does not look: it is found beside the app, and mended at the next start.
void TestBackups::findsDamageAmongTheFacts()
{
    ScoreFixture book;
    QVERIFY(ScoreFixture::enterRound(book.begin(), {"", "20", "30"}));
    QCOMPARE(integrity::examine(pathIn(book)), StoreTrouble::None);
    QVERIFY(backups::makeIfDue(pathIn(book)));
    const qint64 page = rootPage(*book.database, QStringLiteral("score_fact"));
    book.room.reset();
    book.database.reset();
    damage(pathIn(book), page);

    book.openAgain();
    QVERIFY(book.database->isPersistent());
    QCOMPARE(book.database->notice(), QString());
    makeBackupOn(book, QDate::currentDate().addDays(-1)); // or none would be due
    DailyBackup daily(pathIn(book));
    bool isFound = false;
    QObject::connect(&daily, &DailyBackup::damageFound, &daily, [&] { isFound = true; });
    daily.start();
    QTRY_VERIFY(isFound);
    QVERIFY(!QFile::exists(pathIn(book)));
    QVERIFY(book.room->people()->keep(book.room->people()->invent("Dan"))); // it goes on as well as it can

    book.openAgain();
    QVERIFY2(book.database->notice().contains("-damaged-"), qPrintable(book.database->notice()));
    QCOMPARE(book.room->people()->all().size(), 0);
    QVERIFY2(book.room->restoreBackup(), qPrintable(book.room->notice()));
    QVERIFY(book.room->openUnfinished());
    QCOMPARE(integrity::examine(pathIn(book)), StoreTrouble::None);
    book.openAgain();
    QCOMPARE(book.database->notice(), QString());
}

/// A match, a game and a call each before the damage and after it.
void TestBackups::bringsBackBesideWhatIsNew()
{
    ScoreFixture book;
    QList<qint64> games;
    QList<qint64> matches;
    const auto keepSomething = [&](const QString &name, const QByteArray &line) {
        QVERIFY(ScoreFixture::enterRound(book.begin({name, "Ben"}), {"", "20"}));
        games << book.room->game()->session().gameId();
        QVERIFY(CallStore(*book.database).append({{games.last(), 1000, "{}"}, {{}, 1000, "{}"}}));
        matches << MatchStore(*book.database).begin(QStringLiteral("dos"), line, {}).value_or(0);
    };
    keepSomething("Anna", "before");
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damageClosed(book);

    book.openAgain();
    keepSomething("Cleo", "after");
    book.openAgain();
    QVERIFY2(book.room->restoreBackup(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 2);
    QCOMPARE(book.room->people()->all().size(), 4); // Ben twice: to be merged by who knows
    MatchStore store(*book.database);
    QCOMPARE(store.lines(matches[0]), QByteArrayList{"before"});
    QCOMPARE(store.lines(matches[1]), QByteArrayList{"after"});
    for (const qint64 game : games) {
        QVERIFY(book.room->openGame(game));
        QCOMPARE(CallStore(*book.database).newest(game, 9)->size(), 1);
    }
    QCOMPARE(CallStore(*book.database).newest({}, 9)->size(), 2);
}

/// The same game came back from a file meanwhile, and has gone on.
void TestBackups::leavesAloneWhatCameBackOtherwise()
{
    ScoreFixture book;
    QVERIFY(ScoreFixture::enterRound(book.begin(), {"", "20", "30"}));
    QVERIFY(book.room->exportTo(ScoreRoom::GameFile));
    const QString file = QDir(book.folder.filePath("out")).entryInfoList({"*.jsonl"}, QDir::Files).value(0).filePath();
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damageClosed(book);

    book.openAgain();
    QVERIFY2(ScoreFixture::importFrom(*book.room, file), qPrintable(book.room->notice()));
    QVERIFY(book.room->openUnfinished());
    QVERIFY(ScoreFixture::enterRound(*book.room->game(), {"1", "", "2"}));
    const score::Sheet sheet = book.room->game()->sheet();
    QVERIFY2(book.room->restoreBackup(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 1);
    QVERIFY(book.room->openUnfinished());
    QVERIFY(book.room->game()->sheet() == sheet);
}

void TestBackups::isOfferedUntilItIsTakenOrDeclined_data()
{
    QTest::addColumn<bool>("taken");
    QTest::newRow("taken") << true;
    QTest::newRow("declined") << false;
}

void TestBackups::isOfferedUntilItIsTakenOrDeclined()
{
    QFETCH(bool, taken);
    ScoreFixture book;
    book.begin();
    const QDate day = QDate::currentDate().addDays(-9);
    makeBackupOn(book, day);
    damageClosed(book);
    // Days on which only what is new is copied
    for (int later = 8; later > 8 - 2 * backups::kept; --later) {
        book.openAgain();
        QVERIFY(!book.room->backupDay().isEmpty());
        makeBackupOn(book, QDate::currentDate().addDays(-later));
        QVERIFY(backups::makeIfDue(pathIn(book)));
    }
    QCOMPARE(backups::dayOf(backups::offered(pathIn(book)).value(0)), day);

    if (taken)
        QVERIFY2(book.room->restoreBackup(), qPrintable(book.room->notice()));
    else
        book.room->declineBackup();
    QCOMPARE(book.room->book()->count(), taken ? 1 : 0);
    QVERIFY(book.room->backupDay().isEmpty());
    book.openAgain();
    QVERIFY(book.room->backupDay().isEmpty());
    QVERIFY(backups::of(pathIn(book)).size() > 0);
}

void TestBackups::isOfferedForALostFile_data()
{
    QTest::addColumn<bool>("isGone");
    QTest::newRow("gone") << true;
    QTest::newRow("empty") << false;
}

void TestBackups::isOfferedForALostFile()
{
    QFETCH(bool, isGone);
    ScoreFixture book;
    book.begin();
    QVERIFY(backups::makeIfDue(pathIn(book)));
    book.room.reset();
    book.database.reset();
    QVERIFY(isGone ? QFile::remove(pathIn(book)) : QFile::resize(pathIn(book), 0));

    book.openAgain();
    QVERIFY2(book.database->notice().contains("backup"), qPrintable(book.database->notice()));
    QVERIFY(backups::of(pathIn(book)).isEmpty()); // nothing that is removed in three days
    book.openAgain();
    QCOMPARE(book.database->notice(), QString());
    QVERIFY2(book.room->restoreBackup(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 1);
}

void TestBackups::offersTheNextOlderOfOneThatIsDamaged_data()
{
    QTest::addColumn<bool>("isEmpty");
    QTest::newRow("damaged") << false;
    QTest::newRow("empty") << true;
}

void TestBackups::offersTheNextOlderOfOneThatIsDamaged()
{
    QFETCH(bool, isEmpty);
    ScoreFixture book;
    book.begin();
    makeBackupOn(book, QDate(2020, 1, 1));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    const QString newest = backups::of(pathIn(book)).first();
    if (isEmpty)
        QVERIFY(QFile::resize(newest, 0));
    else
        damage(newest);
    damageClosed(book);

    book.openAgain();
    QCOMPARE(book.room->backupDay(), QLocale().toString(QDate(2020, 1, 1), QLocale::LongFormat));
    QVERIFY2(book.room->restoreBackup(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 1);
}

void TestBackups::offersNothingThatIsDamaged()
{
    ScoreFixture book;
    book.begin();
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damage(backups::of(pathIn(book)).first());
    damageClosed(book);

    book.openAgain();
    QVERIFY(book.database->notice().contains("damaged"));
    QCOMPARE(book.room->backupDay(), QString());
    QVERIFY(backups::of(pathIn(book)).isEmpty()); // nothing that is removed in three days
}

/// It is the newest that was played last, and it is sound.
void TestBackups::offersTheSameAgainWhileTheFileIsLocked()
{
    ScoreFixture book;
    book.begin();
    makeBackupOn(book, QDate(2020, 1, 1));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damageClosed(book);

    book.openAgain();
    const QString newest = book.room->backupDay();
    {
        const Database another(pathIn(book));
        QSqlQuery query(another.connection());
        QVERIFY(query.exec("BEGIN IMMEDIATE"));
        QVERIFY(!book.room->restoreBackup());
        QVERIFY2(book.room->notice().contains("Another program is using"), qPrintable(book.room->notice()));
        QCOMPARE(book.room->backupDay(), newest);
        QVERIFY(query.exec("ROLLBACK"));
    }
    QVERIFY2(book.room->restoreBackup(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 1);
}

void TestBackups::offersTheSameAgainWhileThereIsNoRoom()
{
    ScoreFixture book;
    book.begin();
    makeBackupOn(book, QDate(2020, 1, 1));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damageClosed(book);

    book.openAgain();
    const QString newest = book.room->backupDay();
    const QByteArray temporary = qgetenv("TMPDIR");
    const QString none = book.folder.filePath("none");
    QVERIFY(QFile(none).open(QIODevice::WriteOnly)); // a file, into which nothing can be laid
    qputenv("TMPDIR", QFile::encodeName(none));
    QVERIFY(!book.room->restoreBackup());
    temporary.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", temporary);
    QVERIFY2(book.room->notice().contains(none), qPrintable(book.room->notice()));
    QCOMPARE(book.room->backupDay(), newest);
    QVERIFY2(book.room->restoreBackup(), qPrintable(book.room->notice()));
}

/// Damaged twice before anybody looked: neither what was before the first nor what was between them is lost.
void TestBackups::bringsBackThoseOfAnEarlierDamageToo()
{
    ScoreFixture book;
    book.begin({"Anna", "Ben"});
    makeBackupOn(book, QDate::currentDate().addDays(-9));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damageClosed(book);
    book.openAgain();
    book.begin({"Cleo", "Dan"});
    for (int day = 3; day >= 1; --day)
        makeBackupOn(book, QDate::currentDate().addDays(-day));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damageClosed(book);

    book.openAgain();
    QCOMPARE(backups::offered(pathIn(book)).size(), 2 + backups::kept);
    QVERIFY2(book.room->restoreBackup(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 2);
    QVERIFY(book.room->backupDay().isEmpty());
    QCOMPARE(backups::offered(pathIn(book)).size(), 0);
}

/// Of an older schema, under the name that 0.1.0 gave what it had set apart.
void TestBackups::bringsBackABackupOf010()
{
    ScoreFixture book;
    const QString backup = book.folder.filePath("tableside-before-damage-2026-01-31T120000000-2026-01-30.sqlite");
    QVERIFY(QFile::copy(QStringLiteral(TABLESIDE_SOURCES "/tests/golden/store_0_1_0/tableside.sqlite"), backup));
    const QByteArray before = contents(backup);
    book.openAgain();
    QCOMPARE(book.room->backupDay(), QLocale().toString(QDate(2026, 1, 30), QLocale::LongFormat));
    QVERIFY2(book.room->restoreBackup(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 8);
    QVERIFY(book.room->openUnfinished());
    QCOMPARE(backups::of(pathIn(book)).size(), 1);
    QVERIFY(contents(backups::of(pathIn(book)).first()) == before);
}

TABLESIDE_TEST(TestBackups)
#include "tst_backups.moc"
