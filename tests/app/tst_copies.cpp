// Automatic copies: one a day, three kept, and the newest takes the place of a file that was damaged.
#include "score_fixture.h"

#include "store/copies.h"
#include "store/soundness.h"

#include <QDir>
#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestCopies : public QObject
{
    Q_OBJECT

private slots:
    void makesOneADay();
    void keepsThree();
    void takesThePlaceOfADamagedFile();
    void findsDamageAmongTheFacts();
    void leavesWhatIsNew();
};

namespace {

QString pathIn(const ScoreFixture &book)
{
    return book.folder.filePath("tableside.sqlite");
}

constexpr qint64 pageSize = 4096; // SQLite's own choice

void damage(const QString &path, qint64 page = 1)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.seek((page - 1) * pageSize)
        || file.write(QByteArray(pageSize, 'x')) != pageSize)
        qFatal("The file could not be damaged");
}

qint64 rootPage(const Database &database, const QString &table)
{
    QSqlQuery query(database.connection());
    if (!query.exec(QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = '%1'").arg(table)) || !query.next())
        qFatal("There is no table %s", qPrintable(table));
    return query.value(0).toLongLong();
}

} // namespace

void TestCopies::makesOneADay()
{
    ScoreFixture book;
    book.begin();
    QVERIFY(copies::of(pathIn(book)).isEmpty());
    QVERIFY(copies::makeIfDue(pathIn(book)));
    const QStringList made = copies::of(pathIn(book));
    QCOMPARE(made.size(), 1);
    QCOMPARE(copies::dateOf(made.first()), QDate::currentDate());
    const QDateTime before = QFileInfo(made.first()).lastModified();
    QVERIFY(copies::makeIfDue(pathIn(book)));
    QCOMPARE(QFileInfo(made.first()).lastModified(), before);
    QVERIFY(!copies::makeIfDue(book.folder.filePath("nothing/there.sqlite")));
}

void TestCopies::keepsThree()
{
    ScoreFixture book;
    for (const char *day : {"2020-01-01", "2020-01-02", "2020-01-03"}) {
        QFile old(book.folder.filePath(QStringLiteral("tableside-copy-%1.sqlite").arg(QLatin1String(day))));
        QVERIFY(old.open(QIODevice::WriteOnly));
    }
    QVERIFY(copies::makeIfDue(pathIn(book)));
    const QStringList left = copies::of(pathIn(book));
    QCOMPARE(left.size(), copies::kept);
    QCOMPARE(copies::dateOf(left.last()), QDate(2020, 1, 2));
}

void TestCopies::takesThePlaceOfADamagedFile()
{
    ScoreFixture book;
    QVERIFY(ScoreFixture::enterRound(book.begin(), {"", "20", "30"}));
    const score::Sheet sheet = book.room->game()->sheet();
    QVERIFY(copies::makeIfDue(pathIn(book)));
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
    QCOMPARE(copies::of(pathIn(book)).size(), 1); // the copy is still there
}

/// Where opening does not look: it is found beside the app, and mended at the next start.
void TestCopies::findsDamageAmongTheFacts()
{
    ScoreFixture book;
    QVERIFY(ScoreFixture::enterRound(book.begin(), {"", "20", "30"}));
    QVERIFY(soundness::examine(pathIn(book)));
    QVERIFY(copies::makeIfDue(pathIn(book)));
    const qint64 page = rootPage(*book.database, QStringLiteral("score_fact"));
    book.room.reset();
    book.database.reset();
    damage(pathIn(book), page);

    book.openAgain();
    QVERIFY(book.database->isPersistent());
    QCOMPARE(book.database->notice(), QString());
    QVERIFY(!soundness::examine(pathIn(book)));

    book.openAgain();
    QVERIFY(book.database->notice().contains("damaged"));
    QVERIFY2(book.room->restoreCopy(), qPrintable(book.room->notice()));
    QVERIFY(book.room->openUnfinished());
    QVERIFY(soundness::examine(pathIn(book)));
    book.openAgain();
    QCOMPARE(book.database->notice(), QString());
}

void TestCopies::leavesWhatIsNew()
{
    ScoreFixture book;
    book.begin();
    QVERIFY(copies::makeIfDue(pathIn(book)));
    const QString problem = copies::restore(*book.database, copies::of(pathIn(book)).first());
    QVERIFY(!problem.isEmpty());
    book.room->book()->reload();
    QCOMPARE(book.room->book()->count(), 1);
}

QTEST_MAIN(TestCopies)
#include "tst_copies.moc"
