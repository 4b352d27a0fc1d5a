// Everything is deleted: out of the file, and beside it.
#include "score_fixture.h"

#include "settings/app_settings.h"
#include "store/copies.h"
#include "store/match_store.h"
#include "store/stored_data.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestStoredData : public QObject
{
    Q_OBJECT

private slots:
    void deletesEverything();
    void saysWhatIsLeft();
    void saysThatTheSettingsAreLeft();
};

void TestStoredData::deletesEverything()
{
    ScoreFixture book;
    QVERIFY(ScoreFixture::enterRound(book.begin({"Žofie", "Nobody else"}), {"", "20"}));
    {
        MatchStore matches(*book.database);
        QVERIFY(matches.begin(QStringLiteral("dos"), R"({"seats":["Nobody else"]})", {}));
    }
    QVERIFY(copies::makeIfDue(book.database->path()));
    copies::setApart(book.database->path());
    QVERIFY(copies::makeIfDue(book.database->path()));
    QVERIFY(QFile::copy(copies::of(book.database->path()).first(), book.folder.filePath("tableside-damaged-2020-01-01.sqlite")));
    QVERIFY(QDir().mkpath(book.folder.filePath("voices/own")));
    AppSettings settings(book.folder.filePath("tableside.ini"));
    settings.setLastMatchSetup("dos", {{"seats", "Nobody else"}});

    StoredData data(*book.database, settings, book.folder.filePath("voices"));
    QVERIFY(data.folder().contains(QFileInfo(book.folder.path()).fileName()));
    const QSignalSpy deleted(&data, &StoredData::deleted);
    QVERIFY2(data.deleteAll(), qPrintable(data.problem()));
    QCOMPARE(deleted.count(), 1);
    QCOMPARE(data.problem(), QString());

    for (const QString &file : QDir(book.folder.path()).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot)) {
        QVERIFY2(file.startsWith("tableside.sqlite") || file == "tableside.ini", qPrintable(file));
        QFile left(book.folder.filePath(file));
        QVERIFY(left.open(QIODevice::ReadOnly));
        QVERIFY2(!left.readAll().contains("Nobody else"), qPrintable(file)); // not in a page that is free either
    }
    book.openAgain();
    QCOMPARE(book.database->notice(), QString());
    QVERIFY(!book.room->hasUnfinished());
    QVERIFY(book.room->people()->all().isEmpty());
}

void TestStoredData::saysWhatIsLeft()
{
    ScoreFixture book;
    AppSettings settings(book.folder.filePath("tableside.ini"));
    settings.setSpeed(2.0);
    QVERIFY(QDir().mkpath(book.folder.filePath("voices")));
    QFile blocked(book.folder.filePath("voices/own.wav"));
    QVERIFY(blocked.open(QIODevice::WriteOnly));
    const QString voices = book.folder.filePath("voices");
    QVERIFY(QFile::setPermissions(voices, QFile::ReadOwner | QFile::ExeOwner));
    if (QFile probe(voices + "/probe"); probe.open(QIODevice::WriteOnly))
        QSKIP("whoever may do everything is refused nothing");

    StoredData data(*book.database, settings, voices);
    const QSignalSpy deleted(&data, &StoredData::deleted);
    QVERIFY(!data.deleteAll());
    QVERIFY2(data.problem().contains("voices"), qPrintable(data.problem()));
    QCOMPARE(deleted.count(), 0);
    QCOMPARE(AppSettings(book.folder.filePath("tableside.ini")).speed(), 2.0);
    QFile::setPermissions(voices, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

/// And what is deleted already is shown no more.
void TestStoredData::saysThatTheSettingsAreLeft()
{
    ScoreFixture book;
    book.begin({"Anna", "Ben"});
    book.room->closeGame();
    const QString file = book.folder.filePath("file");
    QVERIFY(QFile(file).open(QIODevice::WriteOnly)); // in which nothing can lie
    AppSettings settings(file + "/tableside.ini");
    StoredData data(*book.database, settings, book.folder.filePath("voices"));
    connect(&data, &StoredData::emptied, book.room.get(), &ScoreRoom::reload);
    const QSignalSpy deleted(&data, &StoredData::deleted);
    settings.setSpeed(2.0);
    QVERIFY(!data.deleteAll());
    QVERIFY2(data.problem().contains("tableside.ini"), qPrintable(data.problem()));
    QCOMPARE(deleted.count(), 0);
    QVERIFY(book.room->people()->all().isEmpty());
    QCOMPARE(book.room->book()->count(), 0);
    QVERIFY(!book.room->hasUnfinished());
}

QTEST_MAIN(TestStoredData)
#include "tst_stored_data.moc"
