// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the deletion and the export of all data of the user: database, backups, settings, and recorded voices.
#include "tests/app/score/score_fixture.h"
#include "tests/app/store/damage.h"
#include "test_program.h"

#include "app/settings/app_settings.h"
#include "app/store/database/backups.h"
#include "app/store/scores/call_store.h"
#include "app/store/matches/match_store.h"
#include "app/store/backup/user_data.h"

#include <QDir>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestUserData : public QObject
{
    Q_OBJECT

private slots:
    void deletesEverything();
    void reportsFilesThatCannotBeDeleted();
    void reportsSettingsThatCannotBeDeleted();
    void exportsEverything();
    void usesTheFileServiceOfABrowser();
    void reportsAFailedExport();
    void exportListsTheDamagedGames();
    void exportsDataInMemoryWithoutAUsableFile();
};

namespace {

/// Returns the only folder in \p path, which an export has made.
QDir exportedFolder(const QString &path)
{
    const QStringList names = QDir(path).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    if (names.size() != 1)
        qFatal("%s has %d entries", qPrintable(path), static_cast<int>(names.size()));
    return QDir(path + '/' + names.first());
}

bool exported(UserData &data)
{
    data.exportAll();
    data.job()->finish();
    return !data.exported().isEmpty() && !data.notice()->isError();
}

/// A score book with a game, a match on the app's table, a call, a recorded voice, and a changed setting.
struct FullFixture : ScoreFixture
{
    FullFixture() : settings(folder.filePath("tableside.ini")), data(*database, settings, folder.filePath("voices"))
    {
        settings.setSpeed(2.0);
        data.setBookWriter(exportWholeBook);
        data.setExportFolder(folder.filePath("out"));
        QDir().mkpath(folder.filePath("voices"));
        writeBytes(folder.filePath("voices/own.wav"), "sound");
        play({"Žofie", "Ben"});
        MatchStore matches(*database);
        CallStore calls(*database);
        const auto match = matches.begin(QStringLiteral("uno"), R"({"match":"header"})", {});
        if (!match || !matches.append(*match, R"({"act":"draw"})") || !calls.append({{{}, now, R"({"what":"call"})"}}))
            qFatal("The fixture could not be filled");
    }

    AppSettings settings;
    UserData data;
};

} // namespace

void TestUserData::deletesEverything()
{
    ScoreFixture book;
    book.play({"Žofie", "Nobody else"});
    QVERIFY(MatchStore(*book.database).begin(QStringLiteral("dos"), R"({"seats":["Nobody else"]})", {}));
    QCOMPARE(backups::make(book.database->path(), book.database->watch()), backups::Outcome::Made);
    QVERIFY(QFile::copy(backups::of(book.database->path()).first().file, book.folder.filePath("tableside-damaged-2020-01-01.sqlite")));
    QVERIFY(QDir().mkpath(book.folder.filePath("voices/own")));
    AppSettings settings(book.folder.filePath("tableside.ini"));
    settings.setLastMatchSetup("dos", {{"seats", "Nobody else"}});
    settings.save();
    settings.setLastMatchSetup("uno", {{"seats", "Nobody else"}}); // not written to the file yet

    UserData data(*book.database, settings, book.folder.filePath("voices"));
    QVERIFY(data.folder().contains(QFileInfo(book.folder.path()).fileName()));
    QVERIFY2(data.deleteAll(), qPrintable(data.problem()));
    QCOMPARE(data.problem(), QString());

    for (const QString &file : QDir(book.folder.path()).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot)) {
        QVERIFY2(file.startsWith("tableside.sqlite") || file == "tableside.ini", qPrintable(file));
        QVERIFY2(!contents(book.folder.filePath(file)).contains("Nobody else"), qPrintable(file)); // nor in unused pages
    }
    book.openAgain();
    QCOMPARE(book.database->notice(), QString());
    QVERIFY(!book.room->hasUnfinished());
    QVERIFY(book.room->people()->all().isEmpty());
}

/// Nobody can delete the files in /proc, not even root.
void TestUserData::reportsFilesThatCannotBeDeleted()
{
    ScoreFixture book;
    AppSettings settings(book.folder.filePath("tableside.ini"));
    settings.setSpeed(2.0);
    settings.save();
    UserData data(*book.database, settings, "/proc/self/fdinfo");
    const QSignalSpy deleted(&data, &UserData::deleted);
    QVERIFY(!data.deleteAll());
    QVERIFY2(data.problem().contains("fdinfo"), qPrintable(data.problem()));
    QCOMPARE(deleted.count(), 0);
    QCOMPARE(AppSettings(book.folder.filePath("tableside.ini")).speed(), 2.0);
}

/// The settings cannot be deleted, but the games and people have been, and the controller does not show them any more.
void TestUserData::reportsSettingsThatCannotBeDeleted()
{
    ScoreFixture book;
    book.begin({"Anna", "Ben"});
    book.room->closeGame();
    const QString file = book.folder.filePath("file");
    writeBytes(file, {}); // a file in place of the folder of the settings
    AppSettings settings(file + "/tableside.ini");
    UserData data(*book.database, settings, book.folder.filePath("voices"));
    connect(&data, &UserData::emptied, book.room.get(), &ScoreController::reload);
    const QSignalSpy deleted(&data, &UserData::deleted);
    settings.setSpeed(2.0);
    settings.save();
    QVERIFY(!data.deleteAll());
    QVERIFY2(data.problem().contains("tableside.ini"), qPrintable(data.problem()));
    QCOMPARE(deleted.count(), 0);
    QVERIFY(book.room->people()->all().isEmpty());
    QCOMPARE(book.room->book()->count(), 0);
    QVERIFY(!book.room->hasUnfinished());
}

void TestUserData::exportsEverything()
{
    FullFixture kept;
    QSqlQuery query(kept.database->connection());
    QVERIFY(query.exec("INSERT INTO table_match "
                       "(game, summary, line_count, started_at, updated_at, finished_at, digest, deleted_at) VALUES "
                       "('dos', '{}', 0, 5000, 7000, 7000, '{\"winner\":1}', NULL), ('dos', '{}', 0, 1, 1, 1, '', NULL), "
                       "('dos', '{}', 1, 1, 1, 1, '{\"winner\":0}', 1)"));
    QVERIFY(query.exec("INSERT INTO table_match_line VALUES (4, 0, '{}')"));
    QVERIFY2(exported(kept.data), qPrintable(kept.data.exported()));
    const QDir out = exportedFolder(kept.folder.filePath("out"));
    QVERIFY2(kept.data.exported().contains(out.dirName()), qPrintable(kept.data.exported()));
    const QByteArray results = contents(out.filePath("matches/results.jsonl"));
    QVERIFY2(results.startsWith(R"({"finishedAt":7000,"match":2,)") && results.contains(R"("result":{"winner":1})"), results.constData());
    QCOMPARE(results.count('\n'), 1); // matches without a winner and deleted ones are left out
    QCOMPARE(contents(out.filePath("matches/uno-1.tableside")), QByteArray("{\"match\":\"header\"}\n{\"act\":\"draw\"}\n"));
    QCOMPARE(QDir(out.filePath("matches")).entryList(QDir::Files), (QStringList{"results.jsonl", "uno-1.tableside"}));
    QVERIFY(contents(out.filePath("calls.jsonl")).contains(R"("call":{"what":"call"})"));
    QVERIFY(contents(out.filePath("settings.ini")).contains("speed"));
    QCOMPARE(contents(out.filePath("voices/own.wav")), QByteArray("sound"));
    ScoreFixture other;
    QVERIFY2(ScoreFixture::importFrom(*other.room, out.filePath("score-book.jsonl")), qPrintable(other.room->notice()));
    QVERIFY(other.room->people()->named("Žofie"));
    QVERIFY(exported(kept.data)); // a second export in the same minute must get a folder of its own
    QCOMPARE(QDir(kept.folder.filePath("out")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 2);
    kept.data.notice()->dismiss();
    QCOMPARE(kept.data.exported(), QString());
}

/// A browser's file service cannot open folders, and the user chooses a file to import later.
void TestUserData::usesTheFileServiceOfABrowser()
{
    FullFixture fixture;
    QStringList handed;
    FileService service;
    service.deliver = [&](const QString &path) { handed << path; };
    fixture.data.setFileService(service);
    QVERIFY(!fixture.data.hasFolder());
    QVERIFY(exported(fixture.data));
    QCOMPARE(handed.size(), 1);
    QVERIFY(!fixture.data.notice()->hasFolder());

    ScoreFixture other;
    PathReceiver choose;
    service.pickFileToOpen = [&](const QString &, const PathReceiver &then) { choose = then; };
    other.room->setFileService(service);
    other.room->pickAndImport();
    QVERIFY(choose && !other.room->job()->isRunning());
    choose(handed.first() + "/score-book.jsonl");
    other.room->job()->finish();
    QVERIFY(other.room->people()->named("Žofie"));
}

void TestUserData::reportsAFailedExport()
{
    FullFixture kept;
    kept.data.setBookWriter([](Database &, const QString &path, JobProgress &) { return FileOutcome{false, path + " is full"}; });
    QVERIFY(!exported(kept.data));
    QVERIFY2(kept.data.exported().endsWith("is full"), qPrintable(kept.data.exported()));
    QDir(kept.folder.filePath("out")).removeRecursively();
    writeBytes(kept.folder.filePath("out"), {}); // a file in place of the export folder
    kept.data.setBookWriter(exportWholeBook);
    QVERIFY(!exported(kept.data));
    QVERIFY2(kept.data.exported().contains("score-book.jsonl"), qPrintable(kept.data.exported()));
}

/// A damaged game does not make the export fail, even if it is the only game.
void TestUserData::exportListsTheDamagedGames()
{
    FullFixture kept;
    QSqlQuery query(kept.database->connection());
    QVERIFY(query.exec(QStringLiteral("UPDATE score_fact SET fact = '{\"at\":1,\"fact\":\"close\"}'")));
    QVERIFY(!exported(kept.data)); // returns false because of the warning
    QVERIFY2(kept.data.exported().contains("Everything is saved"), qPrintable(kept.data.exported()));
    QVERIFY2(kept.data.exported().contains("1 damaged game(s) couldn’t be included: "), qPrintable(kept.data.exported()));
    QVERIFY2(kept.data.exported().contains("Žofie, Ben"), qPrintable(kept.data.exported()));
    const QDir out = exportedFolder(kept.folder.filePath("out"));
    QVERIFY(!out.dirName().endsWith(".part"));
    QVERIFY(out.exists("voices/own.wav"));
}

/// The file cannot be used, but the matches since the start, the settings, and the voices can be exported.
void TestUserData::exportsDataInMemoryWithoutAUsableFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("tableside.sqlite");
    QVERIFY(QSqlQuery(Database(path).connection()).exec("PRAGMA user_version = 999")); // a later version of the app
    Database database(path);
    QVERIFY(!database.isPersistent());
    MatchStore matches(database);
    QVERIFY(matches.begin(QStringLiteral("dos"), R"({"match":"today"})", {}));
    AppSettings settings(folder.filePath("tableside.ini"));
    UserData data(database, settings, folder.filePath("voices"));
    data.setBookWriter([](Database &, const QString &book, JobProgress &) { return writeVerified(book, {}); });
    data.setExportFolder(folder.filePath("out"));
    QVERIFY2(exported(data), qPrintable(data.exported()));
    QVERIFY2(!data.exported().contains("Everything"), qPrintable(data.exported()));
    QVERIFY2(data.exported().endsWith(database.notice()), qPrintable(data.exported()));
    QVERIFY(contents(exportedFolder(folder.filePath("out")).filePath("matches/dos-1.tableside")).contains("today"));
}

TABLESIDE_TEST(TestUserData)
#include "tst_user_data.moc"
