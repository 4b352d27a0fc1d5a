// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests backups: when one is made, which ones are kept, what restoring one adds, and how backups repair a damaged or lost file.
#include "tests/app/score/score_fixture.h"
#include "tests/app/store/damage.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/settings/app_settings.h"
#include "app/store/database/backups.h"
#include "app/store/scores/call_store.h"
#include "app/store/backup/data_keeper.h"
#include "app/store/database/database_files.h"
#include "app/store/matches/match_store.h"

#include <QDir>
#include <QSet>
#include <QSqlQuery>
#include <QTest>

#include <memory>

using namespace tableside;
using namespace tableside::test;

class TestBackups : public QObject
{
    Q_OBJECT

private slots:
    void isMadeWhenSomethingChanged();
    void isMadeWhenTheAppCloses();
    void keepsTheLastFiveAndOnePerDayAndWeek();
    void sortsABackupFromTheFutureLast();
    void ignoresAnIncompleteBackup();
    void isNotMadeOfADamagedFile();
    void isAlsoMadeInAChosenFolder();
    void reportsAMissingFolder();
    void restoresWhatIsMissing();
    void restoresABackupOf010();
    void rejectsADamagedBackup();
    void listsTheNumberOfGamesInEachBackup();
    void mergesADamagedFileWithTheNewestSoundBackup();
    void restoresTheBackupOfALostFile();
    void completesAnInterruptedRepair();
};

namespace {

QString pathIn(const ScoreFixture &book)
{
    return book.folder.filePath("tableside.sqlite");
}

backups::Outcome make(const ScoreFixture &book, const QString &folder = {})
{
    return backups::make(pathIn(book), book.database->watch(), folder);
}

/// Makes a backup and renames it as if it had been made at \p moment. Returns its path.
QString makeAt(const ScoreFixture &book, const QString &moment)
{
    if (make(book) != backups::Outcome::Made)
        qFatal("The backup was not made");
    const QString name = book.folder.filePath("tableside-backup-" + moment + ".sqlite");
    QFile::remove(name);
    if (!QFile::rename(backups::of(pathIn(book)).first().file, name))
        qFatal("The backup could not be renamed");
    return name;
}

void close(ScoreFixture &book)
{
    book.room.reset();
    book.database.reset();
}

/// Returns the number of games in the book after it has been read again.
int gamesShown(ScoreFixture &book)
{
    book.room->reload();
    return book.room->book()->count();
}

} // namespace

void TestBackups::isMadeWhenSomethingChanged()
{
    ScoreFixture book;
    QCOMPARE(make(book), backups::Outcome::NotNeeded); // the database is empty
    QVERIFY(backups::of(pathIn(book)).isEmpty());
    book.play();
    QCOMPARE(make(book), backups::Outcome::Made);
    QCOMPARE(make(book), backups::Outcome::NotNeeded);
    QCOMPARE(backups::of(pathIn(book)).size(), 1);
    QVERIFY(ScoreFixture::enterRound(*book.room->game(), {"1", "", "2"}));
    QCOMPARE(make(book), backups::Outcome::Made);
    QCOMPARE(make(book), backups::Outcome::NotNeeded);
    QCOMPARE(integrity::examine(backups::of(pathIn(book)).first().file), StoreTrouble::None);
}

/// Version 0.2 made a single backup each day, at the start, so that the first one was empty.
void TestBackups::isMadeWhenTheAppCloses()
{
    ScoreFixture book;
    AppSettings settings(book.folder.filePath("tableside.ini"));
    {
        DataKeeper keeper(*book.database, settings);
        keeper.start();
        keeper.backUpAndWait();
        QVERIFY(backups::of(pathIn(book)).isEmpty());
        book.play();
    }
    QCOMPARE(backups::count(backups::of(pathIn(book)).value(0).file), (GameCount{1, 0}));
}

void TestBackups::keepsTheLastFiveAndOnePerDayAndWeek()
{
    QList<backups::Backup> all;
    const QDateTime newest(QDate(2026, 11, 28), QTime(20, 0)); // a Saturday
    for (int hour = 0; hour < 24 * 100; ++hour) // one per hour for a hundred days
        all.append({{}, newest.addSecs(-3600 * hour)});
    QSet<QDateTime> kept;
    for (const backups::Backup &backup : all)
        kept.insert(backup.madeAt);
    for (const backups::Backup &backup : backups::expired(all))
        kept.remove(backup.madeAt);
    // The newest backup is one of the five and also the last of its day and week. That of the previous Sunday is also the last of
    // its day and week.
    QCOMPARE(kept.size(), 5 + (7 - 1) + (8 - 2));
    for (int hour = 0; hour < 5; ++hour)
        QVERIFY(kept.contains(newest.addSecs(-3600 * hour)));
    for (int day = 1; day < 7; ++day)
        QVERIFY(kept.contains(QDateTime(newest.date().addDays(-day), QTime(23, 0))));
    QVERIFY(kept.contains(QDateTime(QDate(2026, 10, 11), QTime(23, 0)))); // the Sunday of the eighth week
    QVERIFY(!kept.contains(QDateTime(QDate(2026, 10, 4), QTime(23, 0))));
    QVERIFY(backups::expired(all.first(5)).isEmpty());
}

void TestBackups::sortsABackupFromTheFutureLast()
{
    ScoreFixture book;
    book.play();
    makeAt(book, "2099-01-01T000000");
    QVERIFY(ScoreFixture::enterRound(*book.room->game(), {"1", "", "2"}));
    QCOMPARE(make(book), backups::Outcome::Made);
    const QList<backups::Backup> all = backups::of(pathIn(book));
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.last().madeAt.date().year(), 2099);
}

void TestBackups::ignoresAnIncompleteBackup()
{
    ScoreFixture book;
    book.play();
    QFile part(book.folder.filePath("tableside-backup-2026-01-01T000000.sqlite.1.part"));
    QVERIFY(part.open(QIODevice::WriteOnly));
    QVERIFY(backups::of(pathIn(book)).isEmpty());
    QVERIFY(part.setFileTime(QDateTime::currentDateTime().addDays(-2), QFileDevice::FileModificationTime));
    part.close();
    QCOMPARE(make(book), backups::Outcome::Made);
    QVERIFY(!part.exists());
    QCOMPARE(QDir(book.folder.path()).entryList({"*.part"}, QDir::Files).size(), 0);
}

void TestBackups::isNotMadeOfADamagedFile()
{
    ScoreFixture book;
    book.play();
    QCOMPARE(make(book), backups::Outcome::Made);
    damage(pathIn(book), rootPage(*book.database, QStringLiteral("score_fact")));
    QSqlQuery(book.database->connection()).exec("PRAGMA wal_checkpoint(TRUNCATE)");
    QVERIFY(QFile::remove(pathIn(book)));
    QCOMPARE(make(book), backups::Outcome::DatabaseDamaged);
    QCOMPARE(backups::of(pathIn(book)).size(), 1);
}

void TestBackups::isAlsoMadeInAChosenFolder()
{
    ScoreFixture book;
    book.play();
    const QTemporaryDir synced;
    QCOMPARE(make(book, synced.path()), backups::Outcome::Made);
    QCOMPARE(make(book, synced.path()), backups::Outcome::NotNeeded);
    const QStringList names = QDir(synced.path()).entryList(QDir::Files);
    QCOMPARE(names.size(), 1);
    QVERIFY2(names.first().startsWith("tableside-") && names.first().contains("-backup-"), qPrintable(names.first()));
    QCOMPARE(backups::of(pathIn(book)).size(), 1);
    QCOMPARE(backups::of(pathIn(book), synced.path()).size(), 2);

    // Removes the database and the backups beside it, as on a new device.
    close(book);
    for (const QString &name : QDir(book.folder.path()).entryList({"tableside*"}, QDir::Files))
        QVERIFY(QFile::remove(book.folder.filePath(name)));
    book.openAgain();
    QCOMPARE(book.room->book()->count(), 0);
    const QString there = backups::of(pathIn(book), synced.path()).value(0).file;
    QCOMPARE(backups::restore(*book.database, there).games, 1);
    QCOMPARE(gamesShown(book), 1);
}

void TestBackups::reportsAMissingFolder()
{
    ScoreFixture book;
    AppSettings settings(book.folder.filePath("tableside.ini"));
    settings.setBackupFolder(book.folder.filePath("not/there"));
    DataKeeper keeper(*book.database, settings);
    keeper.start();
    book.play();
    keeper.backUpAndWait();
    QVERIFY2(keeper.notice()->text().contains("not/there"), qPrintable(keeper.notice()->text()));
    QCOMPARE(backups::of(pathIn(book)).size(), 1); // the backup beside the database was made
}

/// Restoring adds the games, people, calls, and matches that are missing, and changes neither newer games nor continued ones.
void TestBackups::restoresWhatIsMissing()
{
    ScoreFixture book;
    book.play({"Anna", "Ben"});
    const qint64 game = book.room->game()->session().gameId();
    QVERIFY(CallStore(*book.database).append({{game, 1000, "{}"}, {{}, 2000, "{}"}}));
    QVERIFY(MatchStore(*book.database).begin(QStringLiteral("dos"), QByteArrayList{"{\"first\":1}", "{\"second\":2}"}, {}));
    const QString backup = makeAt(book, "2026-01-01T000000");

    close(book);
    QVERIFY(QFile::remove(pathIn(book)));
    QVERIFY(QFile::rename(backup, book.folder.filePath("away")));
    book.openAgain();
    book.play({"Cleo", "Dan"}); // gets the id of the lost game
    QCOMPARE(book.room->game()->session().gameId(), game);
    QVERIFY(QFile::rename(book.folder.filePath("away"), backup));
    const backups::Restored restored = backups::restore(*book.database, backup);
    QCOMPARE(restored.problem, QString());
    QCOMPARE(restored.games, 2);
    QCOMPARE(gamesShown(book), 2);
    QCOMPARE(book.room->people()->all().size(), 4);
    const QList<UnfinishedMatch> found = MatchStore(*book.database).unfinished();
    QCOMPARE(found.size(), 1);
    QCOMPARE(MatchStore(*book.database).lines(found.first().id), (QByteArrayList{"{\"first\":1}", "{\"second\":2}"}));
    const auto ids = ScoreStore(*book.database).games();
    QCOMPARE(CallStore(*book.database).newest(ids->last() == game ? ids->first() : ids->last(), 9)->size(), 1);
    QCOMPARE(CallStore(*book.database).newest({}, 9)->size(), 1);

    QCOMPARE(backups::restore(*book.database, backup).games, 0); // restoring again adds nothing
    QVERIFY(ScoreFixture::enterRound(*book.room->game(), {"1", ""}));
    QCOMPARE(integrity::examine(pathIn(book)), StoreTrouble::None);
}

/// Restores a backup with an older schema, under the kind of name that 0.1.0 gave to quarantined files.
void TestBackups::restoresABackupOf010()
{
    ScoreFixture book;
    book.play();
    const QString backup = book.folder.filePath("tableside-before-damage-2026-01-31T120000000-2026-01-30.sqlite");
    QVERIFY(QFile::copy(QStringLiteral(TABLESIDE_SOURCES "/tests/golden/store_0_1_0/tableside.sqlite"), backup));
    const QByteArray before = contents(backup);
    QCOMPARE(backups::of(pathIn(book)).value(0).madeAt.date(), QDate(2026, 1, 30));
    const backups::Restored restored = backups::restore(*book.database, backup);
    QCOMPARE(restored.problem, QString());
    QCOMPARE(gamesShown(book), 9);
    QVERIFY(contents(backup) == before);
}

void TestBackups::rejectsADamagedBackup()
{
    ScoreFixture book;
    book.play();
    const QString backup = makeAt(book, "2026-01-01T000000");
    damage(backup, 2);
    const backups::Restored restored = backups::restore(*book.database, backup);
    QVERIFY2(restored.problem.contains("damaged"), qPrintable(restored.problem));
    QVERIFY(!backups::newestSound(pathIn(book)));
}

void TestBackups::listsTheNumberOfGamesInEachBackup()
{
    ScoreFixture book;
    AppSettings settings(book.folder.filePath("tableside.ini"));
    DataKeeper keeper(*book.database, settings);
    book.play();
    makeAt(book, "2026-01-01T201500");
    book.play();
    makeAt(book, "2026-01-02T201500");
    const QList<BackupRow> rows = keeper.backups();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[0].content, QStringLiteral("2 score sheet(s)"));
    QCOMPARE(rows[1].content, QStringLiteral("1 score sheet(s)"));
    QVERIFY2(rows[1].when.contains("2026"), qPrintable(rows[1].when));
}

void TestBackups::mergesADamagedFileWithTheNewestSoundBackup()
{
    for (const QByteArray newest : {"sound", "damaged", "empty"}) { // The state of the newest backup
        const RowNote note(newest);
        ScoreFixture book;
        book.play();
        makeAt(book, "2026-01-01T000000");
        book.play({"Dan", "Eva"});
        const QString last = makeAt(book, "2026-01-02T000000");
        if (newest == "damaged")
            damage(last, 1);
        else if (newest == "empty")
            QVERIFY(QFile::resize(last, 0));
        const QList<qint64> pages{rootPage(*book.database, "score_game"), rootPage(*book.database, "score_fact")};
        close(book);
        for (const qint64 page : pages)
            damage(pathIn(book), page);

        book.openAgain();
        QVERIFY(book.database->isPersistent());
        const auto report = book.database->damage();
        QVERIFY(report.has_value());
        QCOMPARE(report->backupAt.date(), newest == "sound" ? QDate(2026, 1, 2) : QDate(2026, 1, 1));
        QCOMPARE(report->now.sheets, newest == "sound" ? 2 : 1);
        QCOMPARE(gamesShown(book), report->now.sheets);
        QVERIFY(QFileInfo(report->setAside).fileName().startsWith("tableside-damaged-"));
        QVERIFY(QFileInfo::exists(report->setAside));
        QVERIFY(book.room->openUnfinished());
        const QStringList hands(book.room->game()->sheet().seat_count() - 1, "3");
        QVERIFY(ScoreFixture::enterRound(*book.room->game(), QStringList{""} + hands));
        book.openAgain();
        QVERIFY(!book.database->damage());
    }
}

void TestBackups::restoresTheBackupOfALostFile()
{
    for (const bool isGone : {true, false}) { // The file is gone, or empty
        ScoreFixture book;
        book.play();
        const score::Sheet sheet = book.room->game()->sheet();
        makeAt(book, "2026-01-01T000000");
        close(book);
        QVERIFY(isGone ? QFile::remove(pathIn(book)) : QFile::resize(pathIn(book), 0));

        book.openAgain();
        QVERIFY(book.database->damage().has_value());
        QCOMPARE(book.database->damage()->cause, DamageReport::Cause::Missing);
        QVERIFY(book.room->openUnfinished());
        QVERIFY(book.room->game()->sheet() == sheet);
        book.openAgain();
        QVERIFY(!book.database->damage());
    }
}

/// A power cut interrupts a repair between its two renames, or after the games in memory were written to a file.
void TestBackups::completesAnInterruptedRepair()
{
    ScoreFixture book;
    book.play();
    close(book);
    QVERIFY(QFile::rename(pathIn(book), book.folder.filePath("tableside-restored.sqlite")));
    book.openAgain();
    QCOMPARE(gamesShown(book), 1);
    book.play({"Dan", "Eva"});
    const QString unsaved = book.folder.filePath("tableside-unsaved.sqlite");
    close(book);
    QVERIFY(QFile::rename(pathIn(book), unsaved));
    book.openAgain();
    QCOMPARE(gamesShown(book), 2);
    QVERIFY(!QFileInfo::exists(unsaved));
}

TABLESIDE_TEST(TestBackups)
#include "tst_backups.moc"
