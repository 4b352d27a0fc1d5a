// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests combinations of each kind of damage to the database file with each moment at which it happens. Afterwards all confirmed
// entries exist or the app has reported what is missing, and no export claims to contain more than it does.
#include "tests/app/score/score_fixture.h"
#include "tests/app/store/damage.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/settings/app_settings.h"
#include "app/store/backup/data_keeper.h"
#include "app/store/database/database_files.h"
#include "app/store/matches/match_store.h"
#include "app/store/scores/score_store.h"
#include "app/store/backup/user_data.h"
#include "engine/score/score_file.h"

#include <QDir>
#include <QMap>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSqlQuery>
#include <QTest>
#include <QtEndian>

#include <fstream>
#include <functional>
#include <optional>

using namespace tableside;
using namespace tableside::test;

namespace {

enum class Kind {
    MiddleOverwritten,
    HeaderOverwritten,
    CutToHalf,
    Emptied,
    Deleted,
    ReplacedByFolder,
    ReadOnly,
    DiskFull,
    LogDeleted,
    LogCut,
    PowerCut
};
/// The activity of the app at the time of the damage.
enum class Moment { Closed, Killed, Home, Hand, Match, Export, Import, Backup };

constexpr std::pair<Kind, const char *> kinds[]{{Kind::MiddleOverwritten, "bytes overwritten in the middle"},
                                                {Kind::HeaderOverwritten, "header overwritten"},
                                                {Kind::CutToHalf, "cut to half"},
                                                {Kind::Emptied, "emptied"},
                                                {Kind::Deleted, "deleted"},
                                                {Kind::ReplacedByFolder, "replaced by a folder"},
                                                {Kind::ReadOnly, "read-only"},
                                                {Kind::DiskFull, "disk full"},
                                                {Kind::LogDeleted, "log deleted"},
                                                {Kind::LogCut, "log cut"},
                                                {Kind::PowerCut, "power cut between log and file"}};
constexpr std::pair<Moment, const char *> moments[]{{Moment::Closed, "closed"}, {Moment::Killed, "killed"},
                                                    {Moment::Home, "Home"},     {Moment::Hand, "hand"},
                                                    {Moment::Match, "match"},   {Moment::Export, "export"},
                                                    {Moment::Import, "import"}, {Moment::Backup, "backup"}};

/// The app's stores and controllers without a window. The folder of the files must outlive it.
struct App
{
    explicit App(const QString &folder)
        : path(folder + "/tableside.sqlite"), settings(folder + "/tableside.ini"), database(path), keeper(database, settings),
          room(database), data(database, settings, folder + "/voices"), matches(database)
    {
        room.setExportFolder(folder + "/out");
        data.setExportFolder(folder + "/out");
        data.setBookWriter(exportWholeBook);
        QObject::connect(&keeper, &DataKeeper::contentChanged, &room, &ScoreController::reload);
        keeper.start();
        keeper.backUpAndWait();
    }

    QString path;
    AppSettings settings;
    Database database;
    DataKeeper keeper;
    ScoreController room;
    UserData data;
    MatchStore matches;
};

/// The entries that the app has confirmed: the facts of each sheet by its key, and the lines of each match by its first line.
struct Confirmed
{
    QMap<QString, QByteArrayList> sheets;
    QMap<QByteArray, QByteArrayList> matches;
};

Confirmed contentOf(Database &database)
{
    Confirmed content;
    ScoreStore scores(database);
    for (const qint64 id : scores.games().value_or(QList<qint64>()))
        content.sheets.insert(scores.key(id).value_or(QString()), scores.facts(id).value_or(QByteArrayList()));
    MatchStore matches(database);
    for (const UnfinishedMatch &match : matches.unfinished()) {
        const QByteArrayList lines = matches.lines(match.id).value_or(QByteArrayList());
        content.matches.insert(lines.value(0), lines);
    }
    return content;
}

bool begins(const QByteArrayList &whole, const QByteArrayList &part)
{
    return whole.size() >= part.size() && whole.first(part.size()) == part;
}

/// Returns the number of confirmed games that \p found contains with all their entries.
int wholeIn(const Confirmed &found, const Confirmed &confirmed)
{
    int whole = 0;
    for (auto sheet = confirmed.sheets.cbegin(); sheet != confirmed.sheets.cend(); ++sheet)
        whole += begins(found.sheets.value(sheet.key()), *sheet);
    for (auto match = confirmed.matches.cbegin(); match != confirmed.matches.cend(); ++match)
        whole += begins(found.matches.value(match.key()), *match);
    return whole;
}

QByteArray line(int match, int number)
{
    return "{\"match\":" + QByteArray::number(match) + ",\"line\":" + QByteArray::number(number) + "}";
}

void setUpGame(ScoreController &room, const QStringList &names)
{
    room.setup()->clear();
    for (const QString &name : names)
        room.setup()->addNamed(name);
    if (!room.startGame())
        qFatal("%s", qPrintable(room.notice()));
}

QByteArray noise(qsizetype size)
{
    QByteArray bytes(size, '\0');
    quint32 state = 12345;
    for (char &byte : bytes)
        byte = static_cast<char>((state = state * 1664525 + 1013904223) >> 24);
    return bytes;
}

/// Damages those pages of the file that the log contains as well, as an interrupted checkpoint may leave them.
void tearLoggedPages(const QString &path)
{
    const QByteArray log = contents(path + "-wal");
    constexpr qsizetype logHeader = 32;
    constexpr qsizetype frame = 24 + pageSize;
    for (qsizetype at = logHeader; at + frame <= log.size(); at += frame) {
        const quint32 page = qFromBigEndian<quint32>(log.constData() + at);
        overwrite(path, (page - 1) * pageSize + pageSize / 2, QByteArray(pageSize / 2, 'x'));
    }
}

void damageFiles(const QString &path, Kind kind)
{
    const QString log = path + "-wal";
    switch (kind) {
    case Kind::MiddleOverwritten:
        overwrite(path, QFileInfo(path).size() / 3 / pageSize * pageSize, noise(QFileInfo(path).size() / 3));
        break;
    case Kind::HeaderOverwritten:
        overwrite(path, 0, noise(100));
        break;
    case Kind::CutToHalf:
        QVERIFY(QFile::resize(path, QFileInfo(path).size() / 2));
        break;
    case Kind::Emptied:
        QVERIFY(QFile::resize(path, 0));
        break;
    case Kind::Deleted:
        QVERIFY(QFile::remove(path));
        break;
    case Kind::ReplacedByFolder:
        QVERIFY(QFile::remove(path));
        QVERIFY(QDir().mkdir(path));
        break;
    case Kind::LogDeleted:
        QFile::remove(log); // fails harmlessly if the closed app has removed the log already
        break;
    case Kind::LogCut:
        if (QFileInfo::exists(log))
            QVERIFY(QFile::resize(log, QFileInfo(log).size() / 2));
        break;
    case Kind::PowerCut:
        tearLoggedPages(path);
        QFile::remove(path + "-shm");
        break;
    case Kind::ReadOnly:
    case Kind::DiskFull:
        break; // makeUnwritable() or the child process simulates these two
    }
}

/// Makes SQLite report a full or read-only disk. File permissions would not do, since root may ignore them.
void makeUnwritable(Database &database, Kind kind, bool isUnwritable)
{
    QSqlQuery query(database.connection());
    if (kind == Kind::ReadOnly)
        QVERIFY(query.exec(isUnwritable ? "PRAGMA query_only = ON" : "PRAGMA query_only = OFF"));
    if (kind == Kind::DiskFull)
        QVERIFY(query.exec(isUnwritable ? "PRAGMA max_page_count = 1" : "PRAGMA max_page_count = 1000000"));
}

void copyFolder(const QString &from, const QString &to)
{
    QDir().mkpath(to);
    for (const QString &name : QDir(from).entryList(QDir::Files))
        QVERIFY(QFile::copy(from + '/' + name, to + '/' + name));
}

int gamesInBook(const QString &file)
{
    std::ifstream stream(file.toStdString());
    const auto book = score::read_book(stream);
    return book ? static_cast<int>(book->games.size()) : -1;
}

} // namespace

class TestDamageMatrix : public QObject
{
    Q_OBJECT

private slots:
    void losesNothingSilently();

private:
    void damageAt(Kind damageKind, Moment when);
};

void TestDamageMatrix::losesNothingSilently()
{
    const bool isAll = !qEnvironmentVariableIsEmpty("TABLESIDE_TEST_ALL");
    int cell = 0;
    for (const auto &[kind, kindName] : kinds) {
        for (const auto &[moment, momentName] : moments) {
            // Every seventh combination, about a dozen in all. 7 and 8 have no common divisor, so that each moment occurs.
            if (!isAll && cell++ % 7 != 0)
                continue;
            const RowNote note(QString(kindName) + ", " + momentName);
            damageAt(kind, moment);
        }
    }
}

/// Damages the file in one way at one moment.
void TestDamageMatrix::damageAt(Kind damageKind, Moment when)
{
    QTemporaryDir folder;
    QString place = folder.path();
    Confirmed confirmed;
    bool wasTold = false; // whether the app has reported lost entries or a failure to save
    const auto listen = [&](App &app) {
        QCoreApplication::processEvents();
        app.keeper.backUpAndWait();
        QCoreApplication::processEvents();
        if (!app.database.damage())
            return;
        const DamageReport &report = *app.database.damage();
        QVERIFY(!app.keeper.damage().isEmpty());
        wasTold = wasTold || report.lost > 0 || report.shortened > 0 || !report.isStored
            || app.keeper.damage().join(' ').contains("couldn’t be read is missing");
    };
    {
        App app(place);
        for (int game = 0; game < 3; ++game) {
            setUpGame(app.room, {QStringLiteral("Anna"), QStringLiteral("Ben %1").arg(game)});
            for (int round = 0; round < 12; ++round)
                QVERIFY(ScoreFixture::enterRound(*app.room.game(), {"", "1"}));
            app.room.closeGame();
        }
        const qint64 early = app.matches.begin("dos", line(1, 0), {}).value_or(0);
        for (int number = 1; number < 60; ++number)
            QVERIFY(app.matches.append(early, line(1, number)));
        app.keeper.backUpAndWait();
        // The following games are in no backup yet.
        setUpGame(app.room, {"Cleo", "Dan"});
        QVERIFY(ScoreFixture::enterRound(*app.room.game(), {"", "7"}));
        const qint64 match = app.matches.begin("uno", line(2, 0), {}).value_or(0);
        QVERIFY(app.matches.append(match, line(2, 1)));
        confirmed = contentOf(app.database);
        QCOMPARE(confirmed.sheets.size(), 4);
        QCOMPARE(confirmed.matches.size(), 2);
        const bool isRunning = when != Moment::Closed && when != Moment::Killed && damageKind != Kind::PowerCut;
        if (!isRunning && when != Moment::Closed) { // the copy is what a killed app or a power cut leaves behind
            place = folder.filePath("killed");
            copyFolder(folder.path(), place);
        }
        if (isRunning) {
            if (when != Moment::Hand)
                app.room.closeGame();
            const QString imported = folder.filePath("book.jsonl");
            writeBytes(imported, ScoreFixture::bookOf(40));
            if (when == Moment::Export)
                QVERIFY(app.room.exportTo(ScoreController::BookFile));
            else if (when == Moment::Import)
                app.room.importFrom(imported);
            else if (when == Moment::Backup)
                app.keeper.backUp();
            damageFiles(app.path, damageKind);
            makeUnwritable(app.database, damageKind, true);
            if (when == Moment::Hand) {
                HandEntry &entry = *app.room.game()->entry();
                entry.beginRound();
                const bool isEntered = entry.markOut(1) && entry.choose(0) && ScoreFixture::enterHands(entry, {"9"})
                    && entry.closeRound();
                if (!isEntered)
                    QVERIFY2(!(entry.problem() + app.room.game()->problem()).isEmpty(), "a refused entry says why");
                wasTold = wasTold || !isEntered;
                confirmed = contentOf(app.database);
            } else if (when == Moment::Match) {
                const bool isStored = app.matches.append(match, line(2, 2));
                if (isStored)
                    confirmed.matches[line(2, 0)] << line(2, 2);
                else
                    QVERIFY(!app.matches.problem().isEmpty());
            } else if (when == Moment::Home) {
                app.room.reload();
                app.data.exportAll();
            }
            app.room.job()->finish();
            app.data.job()->finish();
            listen(app);
            makeUnwritable(app.database, damageKind, false);
            // The running app still shows all confirmed entries or reports a loss, and an export states how much it contains.
            const Confirmed shown = contentOf(app.database);
            if (wholeIn(shown, confirmed) < confirmed.sheets.size() + confirmed.matches.size())
                QVERIFY2(wasTold, qPrintable(app.keeper.damage().join(' ')));
            confirmed = shown;
            wasTold = false;
            app.room.reload();
            QVERIFY(app.room.exportTo(ScoreController::BookFile));
            app.room.job()->finish();
            const QRegularExpressionMatch claim = QRegularExpression("Saved (\\d+) of (\\d+) games as “(.*)”").match(app.room.notice());
            QVERIFY2(claim.hasMatch(), qPrintable(app.room.notice()));
            QCOMPARE(gamesInBook(claim.captured(3)), claim.captured(1).toInt());
            QCOMPARE(app.room.book()->count(), claim.captured(2).toInt());
            QCOMPARE(app.room.pageNotice()->isError(), claim.captured(1) != claim.captured(2));
        }
    }
    const bool isAfterwards = when == Moment::Closed || when == Moment::Killed || damageKind == Kind::PowerCut;
    if (isAfterwards)
        damageFiles(place + "/tableside.sqlite", damageKind);
    if (isAfterwards && (damageKind == Kind::ReadOnly || damageKind == Kind::DiskFull)) {
        // If the app cannot write when it starts, it shows the existing games and reports that nothing will be saved.
        QVERIFY(QFile::setPermissions(place, QFile::permissions(place) | QFile::ReadOther));
        for (QDir above(place); !above.isRoot() && QFile(above.path()).setPermissions(QFile::permissions(above.path()) | QFile::ExeOther);)
            above.cdUp(); // lets another user reach the database and the folder for temporary files below
        const QString temporary = folder.filePath("temporary");
        QVERIFY(QDir().mkdir(temporary));
        QVERIFY(QFile::setPermissions(temporary, QFile::permissions(temporary) | QFile::WriteOther | QFile::ReadOther | QFile::ExeOther));
        const QByteArray usual = qgetenv("TMPDIR");
        qputenv("TMPDIR", QFile::encodeName(temporary));
        const auto restoreTemporary = qScopeGuard([&] { usual.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", usual); });
        for (const QString &file : QDir(place).entryList(QDir::Files))
            QFile::setPermissions(place + '/' + file, QFile::ReadOwner | QFile::ReadOther);
        const QString command = damageKind == Kind::ReadOnly ? "open-as-nobody" : "open-full";
        const QStringList said = childLines({command, place + "/tableside.sqlite"});
        QCOMPARE(said.value(0), QStringLiteral("in memory"));
        QVERIFY(!said.value(1).isEmpty());
        QCOMPARE(said.value(2), QStringLiteral("4 sheets, 2 matches"));
    }
    App app(place);
    listen(app);
    const Confirmed found = contentOf(app.database);
    const int all = static_cast<int>(confirmed.sheets.size() + confirmed.matches.size());
    const int whole = wholeIn(found, confirmed);
    QVERIFY2(whole == all || wasTold, qPrintable(QStringLiteral("%1 of %2, not reported: %3").arg(whole).arg(all).arg(app.keeper.damage().join(' '))));
    QVERIFY(app.database.isPersistent());
    QCOMPARE(integrity::examine(app.path), StoreTrouble::None);
}

TABLESIDE_TEST(TestDamageMatrix)
#include "tst_damage_matrix.moc"
