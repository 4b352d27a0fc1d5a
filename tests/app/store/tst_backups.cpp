// Automatic copies: one a day, three kept, and the newest takes the place of a file that was damaged.
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
    void isOfferedUntilItIsTakenOrDeclined_data();
    void isOfferedUntilItIsTakenOrDeclined();
    void isOfferedForALostFile_data();
    void isOfferedForALostFile();
    void offersTheNextOlderOfOneThatCannotBeRead();
    void offersTheSameAgainWhileTheFileIsLocked();
    void offersTheSameAgainWhileThereIsNoRoom();
    void offersThoseOfAnEarlierDamageNext();
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

void makeCopyOn(const ScoreFixture &book, QDate day)
{
    if (!backups::makeIfDue(pathIn(book)))
        qFatal("There is no copy");
    const QString made = backups::of(pathIn(book)).first();
    if (!QFile::rename(made, QString(made).replace(backups::dateOf(made).toString(Qt::ISODate), day.toString(Qt::ISODate))))
        qFatal("The copy could not be renamed");
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
    QCOMPARE(backups::dateOf(made.first()), QDate::currentDate());
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
    QCOMPARE(backups::dateOf(left.last()), QDate(2020, 1, 2));
}

/// The clock was wrong once.
void TestBackups::aDayToComeStopsNothing()
{
    ScoreFixture book;
    makeCopyOn(book, QDate::currentDate().addDays(1000));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    const QStringList made = backups::of(pathIn(book));
    QCOMPARE(made.size(), 2);
    QCOMPARE(backups::dateOf(made.first()), QDate::currentDate()); // and is brought back first
    makeCopyOn(book, QDate::currentDate().addDays(-1));
    makeCopyOn(book, QDate::currentDate().addDays(-2));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    QCOMPARE(backups::of(pathIn(book)).size(), backups::kept);
    QCOMPARE(backups::dateOf(backups::of(pathIn(book)).last()), QDate::currentDate().addDays(-2));
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
    QVERIFY(!book.room->copyDay().isEmpty());
    QVERIFY(!book.room->hasUnfinished());
    QVERIFY2(book.room->restoreCopy(), qPrintable(book.room->notice()));
    QVERIFY(book.room->openUnfinished());
    QVERIFY(book.room->game()->sheet() == sheet);
    QVERIFY(book.room->copyDay().isEmpty());
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
    QCOMPARE(integrity::examine(pathIn(book)), StoreTrouble::Damaged);

    book.openAgain();
    QVERIFY(book.database->notice().contains("damaged"));
    QVERIFY2(book.room->restoreCopy(), qPrintable(book.room->notice()));
    QVERIFY(book.room->openUnfinished());
    QCOMPARE(integrity::examine(pathIn(book)), StoreTrouble::None);
    book.openAgain();
    QCOMPARE(book.database->notice(), QString());
}

/// A match, a game and a call each before the damage and after it, under the same numbers.
void TestBackups::bringsBackBesideWhatIsNew()
{
    ScoreFixture book;
    const auto keepSomething = [&](const QString &name, const QByteArray &line) {
        QVERIFY(ScoreFixture::enterRound(book.begin({name, "Ben"}), {"", "20"}));
        QVERIFY(CallStore(*book.database).append({{1, 1000, "{}"}}));
        MatchStore matches(*book.database);
        const auto id = matches.begin(QStringLiteral("dos"), line, {});
        QCOMPARE(id, 1);
        QTest::qWait(2); // matches are told apart by their milliseconds
    };
    keepSomething("Anna", "before");
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damageClosed(book);

    book.openAgain();
    keepSomething("Cleo", "after");
    book.openAgain();
    QVERIFY2(book.room->restoreCopy(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 2);
    QCOMPARE(book.room->people()->all().size(), 4); // Ben twice: to be merged by who knows
    MatchStore matches(*book.database);
    QCOMPARE(matches.lines(1), QByteArrayList{"after"});
    QCOMPARE(matches.lines(2), QByteArrayList{"before"});
    for (const qint64 game : {1, 2}) {
        QVERIFY(book.room->openGame(game));
        QCOMPARE(CallStore(*book.database).newest(game, 9)->size(), 1);
    }
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
    makeCopyOn(book, day);
    damageClosed(book);
    // Days on which only what is new is copied
    for (int later = 8; later > 8 - 2 * backups::kept; --later) {
        book.openAgain();
        QVERIFY(!book.room->copyDay().isEmpty());
        makeCopyOn(book, QDate::currentDate().addDays(-later));
        QVERIFY(backups::makeIfDue(pathIn(book)));
    }
    QCOMPARE(backups::dateOf(backups::apart(pathIn(book)).value(0)), day);

    if (taken)
        QVERIFY2(book.room->restoreCopy(), qPrintable(book.room->notice()));
    else
        book.room->releaseCopies();
    QCOMPARE(book.room->book()->count(), taken ? 1 : 0);
    QVERIFY(book.room->copyDay().isEmpty());
    book.openAgain();
    QVERIFY(book.room->copyDay().isEmpty());
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
    QVERIFY2(book.database->notice().contains("automatic copy"), qPrintable(book.database->notice()));
    QVERIFY(backups::of(pathIn(book)).isEmpty()); // nothing that is removed in three days
    book.openAgain();
    QCOMPARE(book.database->notice(), QString());
    QVERIFY2(book.room->restoreCopy(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 1);
}

void TestBackups::offersTheNextOlderOfOneThatCannotBeRead()
{
    ScoreFixture book;
    book.begin();
    makeCopyOn(book, QDate(2020, 1, 1));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damage(backups::of(pathIn(book)).first());
    damageClosed(book);

    book.openAgain();
    const QString newest = book.room->copyDay();
    QVERIFY(!book.room->restoreCopy());
    QVERIFY(!book.room->notice().isEmpty());
    QVERIFY(book.room->copyDay() != newest);
    QVERIFY2(book.room->restoreCopy(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 1);
}

/// It is the newest that was played last, and it is sound.
void TestBackups::offersTheSameAgainWhileTheFileIsLocked()
{
    ScoreFixture book;
    book.begin();
    makeCopyOn(book, QDate(2020, 1, 1));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damageClosed(book);

    book.openAgain();
    const QString newest = book.room->copyDay();
    {
        const Database another(pathIn(book));
        QSqlQuery query(another.connection());
        QVERIFY(query.exec("BEGIN IMMEDIATE"));
        QVERIFY(!book.room->restoreCopy());
        QVERIFY2(book.room->notice().contains("locked"), qPrintable(book.room->notice()));
        QCOMPARE(book.room->copyDay(), newest);
        QVERIFY(query.exec("ROLLBACK"));
    }
    QVERIFY2(book.room->restoreCopy(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 1);
}

void TestBackups::offersTheSameAgainWhileThereIsNoRoom()
{
    ScoreFixture book;
    book.begin();
    makeCopyOn(book, QDate(2020, 1, 1));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damageClosed(book);

    book.openAgain();
    const QString newest = book.room->copyDay();
    const QByteArray temporary = qgetenv("TMPDIR");
    const QString none = book.folder.filePath("none");
    QVERIFY(QFile(none).open(QIODevice::WriteOnly)); // a file, into which nothing can be laid
    qputenv("TMPDIR", QFile::encodeName(none));
    QVERIFY(!book.room->restoreCopy());
    temporary.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", temporary);
    QVERIFY2(book.room->notice().contains(none), qPrintable(book.room->notice()));
    QCOMPARE(book.room->copyDay(), newest);
    QVERIFY2(book.room->restoreCopy(), qPrintable(book.room->notice()));
}

/// Damaged twice before anybody looked: neither what was before the first nor what was between them is lost.
void TestBackups::offersThoseOfAnEarlierDamageNext()
{
    ScoreFixture book;
    book.begin({"Anna", "Ben"});
    makeCopyOn(book, QDate::currentDate().addDays(-9));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damageClosed(book);
    book.openAgain();
    book.begin({"Cleo", "Dan"});
    for (int day = 3; day >= 1; --day)
        makeCopyOn(book, QDate::currentDate().addDays(-day));
    QVERIFY(backups::makeIfDue(pathIn(book)));
    damageClosed(book);

    book.openAgain();
    QCOMPARE(backups::apart(pathIn(book)).size(), 2 + backups::kept);
    QVERIFY2(book.room->restoreCopy(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 1);
    QCOMPARE(backups::apart(pathIn(book)).size(), 2);
    QVERIFY(!book.room->copyDay().isEmpty());
    QVERIFY2(book.room->restoreCopy(), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 2);
    QVERIFY(book.room->copyDay().isEmpty());
}

TABLESIDE_TEST(TestBackups)
#include "tst_backups.moc"
