// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the store of finished matches: digests, records and their limit, deletion, and matches of 0.1.0, which stored no
// digests.
#include "simulated_match.h"
#include "test_program.h"
#include "tests/app/row_note.h"
#include "tests/app/table/table_fixture.h"

#include "app/history/late_digests.h"
#include "app/files/file_job.h"
#include "app/store/database/backups.h"
#include "app/store/matches/played_store.h"
#include "app/table/session/match_file.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

#include <tuple>

using namespace tableside;
using namespace tableside::test;

class TestPlayedStore : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (int number = 0; number < 6; ++number)
            m_matches << simulatedMatch(number);
    }
    void cleanup() { m_fixture.reset(); }
    void storesTheDigestOfAMatch();
    void readsDigestsAsWritten();
    void ignoresUnreadableDigests();
    void countsOnlyPlayingTime();
    void listsADiscardedMatchOnlyOnceItIsFinished();
    void dropsTheOldestRecords();
    void keepsRecordsThatAreStillNeeded();
    void deletesAndBringsBack();
    void derivesMissingDigests();
    void addsFeatsToDigestsOfEarlierVersions();
    void marksUnreadableRecords();
    void derivesTheMatchesOf010();
    void survivesABackup();

private:
    void run(const char *statement)
    {
        QSqlQuery query(m_fixture->database.connection());
        if (!query.exec(QString::fromLatin1(statement)))
            qFatal("%s", qPrintable(query.lastError().text()));
    }
    /// Returns the first value that a query finds.
    QVariant valueOf(const QString &statement)
    {
        QSqlQuery query(fixture().database.connection());
        return query.exec(statement) && query.next() ? query.value(0) : QVariant();
    }
    PlayFixture &fixture()
    {
        if (!m_fixture)
            m_fixture = std::make_unique<PlayFixture>();
        return *m_fixture;
    }
    QList<qint64> keepAll()
    {
        QList<qint64> ids;
        for (int number = 0; number < m_matches.size(); ++number)
            ids << keepPlayed(fixture().database, m_matches[number], 1'700'000'000'000 + number * 1000);
        return ids;
    }
    static QList<qint64> idsOf(const std::optional<QList<PlayedMatch>> &matches)
    {
        QList<qint64> ids;
        for (const PlayedMatch &match : matches.value_or(QList<PlayedMatch>()))
            ids << match.id;
        return ids;
    }

    std::unique_ptr<PlayFixture> m_fixture;
    QList<SimulatedMatch> m_matches;
};

namespace {

/// Plays the match to its end with random legal actions. The first seat calls when it has to and, with \p takesBack, sometimes
/// takes actions back.
template <typename Game>
void playOut(TableSession<Game> &session, bool takesBack = false)
{
    Random random(5);
    while (!session.isOver()) {
        if (!session.isPlaying()) {
            session.startRound();
            continue;
        }
        playAnyLegal(session, random);
        if (session.isPlaying() && session.isExposed(0))
            session.act(0, typename Game::Call{});
        if (session.isPlaying() && takesBack && session.actionsToTakeBack(0) > 0 && random.chance(0.3))
            session.takeBack(0);
    }
}

} // namespace

/// The digest that the table stores at the end equals the one derived from the record.
void TestPlayedStore::storesTheDigestOfAMatch()
{
    const auto playOne = []<typename Game>(MatchConfig<Game> config) {
        PlayFixture play;
        config.rules.target = Game::Ruleset::lowest_target;
        config.seats[0].hasOwnName = false;
        config.seats[1].level = Level::hard;
        const auto session = play.begin(config);
        QSignalSpy closed(session.get(), &MatchSessionBase::closed);
        playOut(*session, true);
        QCOMPARE(closed.count(), 1);
        const MatchDigest told = session->digest();
        QVERIFY(told.takeBacks > 0);
        QCOMPARE(told.takeBacks, session->takeBacks());
        QCOMPARE(told.figures.totals, session->match().totals());
        QCOMPARE(told.figures.winner, session->match().winner());
        QCOMPARE(told.figures.rounds, session->match().round());
        QCOMPARE(told.seats[0].name, QString());
        QVERIFY(told.seats[0].isPerson());
        QCOMPARE(told.seats[1].name, QStringLiteral("West"));
        QCOMPARE(told.seats[1].level, QStringLiteral("hard"));
        PlayedStore store(play.database);
        const auto all = store.all();
        QVERIFY(all && all->size() == 1);
        QVERIFY(all->first().digest == told);
        QVERIFY(all->first().hasRecord);
        QVERIFY(all->first().finishedAt >= all->first().startedAt);
        QVERIFY(*digestOfRecord(*store.record(all->first().id)) == told);
        QVERIFY(store.underived()->isEmpty());
    };
    playOne(PlayFixture::config<uno::Game>(3, 7));
    playOne(PlayFixture::config<dos::Game>(3, 7));
}

void TestPlayedStore::readsDigestsAsWritten()
{
    for (const SimulatedMatch &match : std::as_const(m_matches)) {
        QVERIFY(match.digest.isOver());
        QVERIFY(MatchDigest::fromJson(match.digest.toJson()) == match.digest);
    }
    MatchDigest house = m_matches.first().digest;
    house.houseRules = {QStringLiteral("bonusLay"), QStringLiteral("catchWindow:never")};
    house.countsAgainst = true;
    house.seats[0].personId = QStringLiteral("ä\"b");
    house.seats[0].colorIndex = 7;
    house.seats[1].name = QStringLiteral("1 2,3");
    house.figures.totals[0] = -5;
    house.takeBacks = 3;
    house.playedOn = true;
    house.seats[1].portrait.clear();
    house.seats[0].feats = {QStringLiteral("got-away"), QStringLiteral("no-hints")};
    QVERIFY(MatchDigest::fromJson(house.toJson()) == house);
    house.seats[0].feats.clear();
    QVERIFY(MatchDigest::fromJson(house.toJson()).hasFeats);
    // A digest as 0.2.0 wrote it
    const MatchDigest old = MatchDigest::fromJson(
        R"({"v":1,"game":"dos","target":200,"winner":0,"rounds":5,"turns":143,"portraits":"hedgehog owl",)"
        R"("levels":"person hard","seats":"205 0 3 5 1 0 2 6,96 0 2 4 2 1 0 3"})");
    QVERIFY(old.isOver() && old.wonByPerson() && !old.hasFeats && !old.hasAnyFeat());
    QVERIFY(!old.toJson().contains("feats"));
    // Lists that don't fit the seats are no error
    MatchDigest odd = MatchDigest::fromJson(R"({"winner":0,"portraits":"owl","levels":"person","seats":"1 0","feats":"a b,c,d"})");
    QCOMPARE(odd.seats[0].feats, (QStringList{"a", "b"}));
}

void TestPlayedStore::ignoresUnreadableDigests()
{
    for (const char *json : {"", "{}", "[1]", "{\"winner\":3,\"portraits\":\"owl\"}", "{\"winner\":0}", "not json"})
        QVERIFY2(!MatchDigest::fromJson(json).isOver(), json);
    keepAll();
    run("UPDATE table_match SET digest = '{\"v\":1}' WHERE id = 2");
    PlayedStore store(fixture().database);
    QCOMPARE(idsOf(store.all()), (QList<qint64>{6, 5, 4, 3, 1}));
}

/// A pause counts as at most MatchStore::longestPauseMs, and the time between closing and resuming a match does not count.
void TestPlayedStore::countsOnlyPlayingTime()
{
    PlayFixture &play = fixture();
    const auto id = play.store.begin(QStringLiteral("dos"), "header", {});
    QVERIFY(id);
    const auto passTime = [&](qint64 ms) {
        run(qPrintable(QStringLiteral("UPDATE table_match SET updated_at = updated_at - %1").arg(ms)));
    };
    const auto isAbout = [&](qint64 ms) {
        const qint64 played = valueOf("SELECT played_ms FROM table_match").toLongLong();
        return played >= ms && played < ms + 30'000;
    };
    passTime(60'000);
    QVERIFY(play.store.append(*id, "one"));
    QVERIFY(isAbout(60'000));
    passTime(3'600'000);
    QVERIFY(play.store.append(*id, "two"));
    QVERIFY(isAbout(60'000 + MatchStore::longestPauseMs));
    passTime(12 * 3'600'000);
    MatchStore tomorrow(play.database);
    QVERIFY(tomorrow.resume(*id));
    QVERIFY(tomorrow.append(*id, "three"));
    QVERIFY(isAbout(60'000 + MatchStore::longestPauseMs));
    passTime(10'000);
    QVERIFY(tomorrow.append(*id, "four"));
    QVERIFY(isAbout(70'000 + MatchStore::longestPauseMs));
    // The playing time of lines that were not played here is unknown.
    const auto taken = tomorrow.begin(QStringLiteral("dos"), QByteArrayList{"header", "line"}, {});
    QVERIFY(taken && tomorrow.append(*taken, "more"));
    QVERIFY(valueOf("SELECT played_ms IS NULL FROM table_match ORDER BY id DESC").toBool());
}

void TestPlayedStore::listsADiscardedMatchOnlyOnceItIsFinished()
{
    PlayFixture &play = fixture();
    auto config = PlayFixture::config(2, 7);
    config.rules.target = dos::Ruleset::lowest_target;
    play.begin(config)->startRound();
    QVERIFY(play.store.discard(1));
    PlayedStore store(play.database);
    QVERIFY(idsOf(store.all()).isEmpty());
    QCOMPARE(*store.underived(), QList<qint64>{1});
    JobProgress progress;
    QCOMPARE(deriveLateDigests(play.database, progress), 0);
    QVERIFY(idsOf(store.all()).isEmpty());
    QVERIFY(store.underived()->isEmpty()); // The match is not examined again
    QCOMPARE(store.dropRecords(0, 100), 0); // A match that was put away keeps its record
    QVERIFY(!store.record(1)->isEmpty());

    QVERIFY(play.store.restore(1));
    QString problem;
    const auto session = TableSession<dos::Game>::resume(1, play.store, play.time, problem);
    QVERIFY2(session, qPrintable(problem));
    playOut(*session);
    QCOMPARE(idsOf(store.all()), QList<qint64>{1});
}

void TestPlayedStore::dropsTheOldestRecords()
{
    keepAll();
    PlayedStore store(fixture().database);
    QCOMPARE(store.dropRecords(6, 100), 0);
    QCOMPARE(store.dropRecords(4, 100), 2);
    const auto all = *store.all();
    QCOMPARE(all.size(), 6);
    for (const PlayedMatch &match : all) {
        QCOMPARE(match.hasRecord, match.id > 2);
        QCOMPARE(store.record(match.id)->isEmpty(), match.id <= 2);
        QVERIFY(match.digest == m_matches[static_cast<qsizetype>(match.id) - 1].digest);
    }
    QCOMPARE(store.dropRecords(4, 100), 0);
    QCOMPARE(valueOf("SELECT count(*) FROM table_match_line WHERE match_id < 3"), QVariant(0));
    QCOMPARE(store.dropRecords(1, 2), 2); // At most two at once, the oldest first
    QVERIFY(store.record(4)->isEmpty() && !store.record(5)->isEmpty());
    QCOMPARE(store.dropRecords(1, 2), 1);
    QVERIFY(!store.record(6)->isEmpty());
}

void TestPlayedStore::keepsRecordsThatAreStillNeeded()
{
    PlayFixture &play = fixture();
    const auto session = play.begin(PlayFixture::config(2, 7));
    session->startRound();
    keepAll();
    run("UPDATE table_match SET digest = NULL WHERE id = 2"); // The digest must still be derived from the record
    PlayedStore store(play.database);
    QVERIFY(store.setDeleted(3, true)); // The deletion may be undone
    QCOMPARE(store.dropRecords(0, 100), 4);
    QCOMPARE(play.store.lines(1)->size(), 2);
    QVERIFY(!store.record(2)->isEmpty());
    QVERIFY(!store.record(3)->isEmpty());
    QVERIFY(store.record(4)->isEmpty());
}

void TestPlayedStore::deletesAndBringsBack()
{
    keepAll();
    PlayedStore store(fixture().database);
    QVERIFY(store.setDeleted(2, true));
    QVERIFY(store.setDeleted(5, true));
    QVERIFY(store.setDeleted(1, true));
    QCOMPARE(idsOf(store.all()), (QList<qint64>{6, 4, 3}));
    QCOMPARE(idsOf(store.deleted()), (QList<qint64>{2, 5, 1}));
    QVERIFY(store.setDeleted(5, false));
    QCOMPARE(idsOf(store.all()), (QList<qint64>{6, 5, 4, 3}));
    QVERIFY(!store.record(5)->isEmpty());
    QCOMPARE(idsOf(PlayedStore(fixture().database).deleted()), (QList<qint64>{2, 1})); // A new store reads them, too
    run("UPDATE table_match SET deleted_at = deleted_at - 31 * 86400000 WHERE id = 2");
    QCOMPARE(idsOf(PlayedStore(fixture().database).deleted()), QList<qint64>{1}); // Deleted for good after 30 days
    QCOMPARE(valueOf("SELECT count(*) FROM table_match_line WHERE match_id = 2"), QVariant(0));
}

void TestPlayedStore::derivesMissingDigests()
{
    for (int number = 0; number < m_matches.size(); ++number)
        keepPlayed(fixture().database, m_matches[number], 1'700'000'000'000 + number, 1000, number % 2 == 0);
    run("INSERT INTO table_match (game, summary, line_count, started_at, updated_at, finished_at) "
        "VALUES ('dos', '{\"totals\":[12,0]}', 0, 1, 1, 1)"); // A match that was put away
    run("INSERT INTO table_match_line SELECT 5, sequence + 9999, 'no line of ours' FROM table_match_line WHERE match_id = 5 LIMIT 1");
    PlayedStore store(fixture().database);
    QCOMPARE(*store.underived(), (QList<qint64>{2, 4, 6, 7}));
    JobProgress progress;
    QCOMPARE(deriveLateDigests(fixture().database, progress), 3);
    QVERIFY(store.underived()->isEmpty());
    const auto all = *store.all();
    QCOMPARE(all.size(), 6);
    for (const PlayedMatch &match : all)
        QVERIFY(match.digest == m_matches[static_cast<qsizetype>(match.id) - 1].digest);
}

void TestPlayedStore::addsFeatsToDigestsOfEarlierVersions()
{
    keepAll();
    PlayedStore store(fixture().database);
    const QList<PlayedMatch> before = *store.all();
    QSet<QString> feats;
    for (const PlayedMatch &match : before) {
        for (const DigestSeat &seat : match.digest.seats) {
            feats += QSet<QString>(seat.feats.begin(), seat.feats.end());
            QVERIFY(seat.isPerson() || seat.feats.isEmpty());
        }
    }
    QVERIFY(feats.size() > 2);
    QCOMPARE(*store.feats(0), feats);
    QVERIFY(store.withoutFeats()->isEmpty());
    for (const PlayedMatch &match : before) {
        MatchDigest old = match.digest;
        old.hasFeats = false;
        QVERIFY(store.setDigest(match.id, old.toJson()));
    }
    QVERIFY(store.feats(0)->isEmpty());
    run("UPDATE table_match_line SET line = 'ink' WHERE match_id = 2 AND sequence = 9");
    QCOMPARE(store.dropRecords(5, 1), 1); // the oldest match has no record any more
    QCOMPARE(*store.withoutFeats(), (QList<qint64>{2, 3, 4, 5, 6}));
    QVERIFY(store.underived()->isEmpty());
    JobProgress progress;
    QCOMPARE(deriveLateDigests(fixture().database, progress), 5);
    QVERIFY(store.withoutFeats()->isEmpty());
    const QList<PlayedMatch> after = *store.all();
    for (const PlayedMatch &match : after) {
        MatchDigest wanted = m_matches[static_cast<qsizetype>(match.id) - 1].digest;
        wanted.hasFeats = match.id > 1;
        for (DigestSeat &seat : wanted.seats) {
            if (match.id < 3) // no record, or an unreadable one: the result stays as it was
                seat.feats.clear();
        }
        QVERIFY(match.digest == wanted);
    }
}

void TestPlayedStore::marksUnreadableRecords()
{
    const auto allSeats = m_matches.first().digest.seats.size();
    const QString noHeader = "DELETE FROM table_match_line WHERE sequence = 0";
    const QString lineMissing = "DELETE FROM table_match_line WHERE sequence = 7";
    const QList<std::tuple<QString, QString, bool, qsizetype>> rows{ // Damage, totals, whether the match is listed, known seats
        {lineMissing, "[214,96]", true, allSeats},
        {"UPDATE table_match_line SET line = '{}' WHERE sequence = 7", "[214,96]", true, allSeats},
        {lineMissing, "[]", true, allSeats},
        {noHeader, "[214,96]", true, 0},
        {"DELETE FROM table_match_line", "[214,96]", true, 0},
        {lineMissing, "[114,96]", false, 0}, // A match that was put away
        {noHeader, "[0,0]", false, 0},
    };
    for (const auto &[damage, totals, isRow, seats] : rows) {
        const RowNote note(damage + totals);
        m_fixture.reset();
        keepPlayed(fixture().database, m_matches.first(), 1'700'000'000'000, 1000, false);
        run(qPrintable(damage));
        run(qPrintable(QStringLiteral("UPDATE table_match SET summary = '{\"totals\":%1}'").arg(totals)));
        JobProgress progress;
        QCOMPARE(deriveLateDigests(fixture().database, progress), isRow ? 1 : 0);
        PlayedStore store(fixture().database);
        QVERIFY(store.underived()->isEmpty());
        const auto all = *store.all();
        QCOMPARE(all.size(), isRow ? 1 : 0);
        if (!isRow)
            continue;
        const MatchDigest &digest = all.first().digest;
        QVERIFY(digest.isUnreadable && !digest.isOver());
        QCOMPARE(digest.game, m_matches.first().game);
        QCOMPARE(digest.seats.size(), seats);
        QList<DigestSeat> known = m_matches.first().digest.seats;
        for (DigestSeat &seat : known)
            seat.feats.clear();
        QVERIFY(seats == 0 || digest.seats == known);
    }
}

/// The derived figures equal those of 0.1.0, which told.json contains.
void TestPlayedStore::derivesTheMatchesOf010()
{
    const QString golden = QStringLiteral(TABLESIDE_SOURCES "/tests/golden/store_0_1_0/");
    const QTemporaryDir folder;
    const QString path = folder.filePath("tableside.sqlite");
    QVERIFY(QFile::copy(golden + "tableside.sqlite", path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    QFile file(golden + "told.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray told = QJsonDocument::fromJson(file.readAll()).object()["matches"].toArray();
    QVERIFY(!told.isEmpty());
    Database database(path);
    QVERIFY(database.isPersistent());
    PlayedStore store(database);
    QVERIFY(store.all()->isEmpty());
    JobProgress progress;
    int over = 0;
    for (const QJsonValue &match : told)
        over += match["isOver"].toBool();
    QVERIFY(over > 0);
    QCOMPARE(deriveLateDigests(database, progress), over);
    const auto all = *store.all();
    QCOMPARE(all.size(), over);
    for (const PlayedMatch &played : all) {
        QCOMPARE(played.playedMs, -1);
        const QJsonValue was = told[static_cast<qsizetype>(played.id) - 1]; // Version 0.1.0 numbered matches from 1
        QCOMPARE(played.digest.figures.winner, was["winner"].toInt());
        QCOMPARE(played.digest.figures.rounds, was["round"].toInt());
        for (std::size_t seat = 0; seat < played.digest.figures.totals.size(); ++seat)
            QCOMPARE(played.digest.figures.totals[seat], was["totals"][static_cast<qsizetype>(seat)].toInt());
    }
}

/// A backup contains the data about finished matches, and restoring it brings back deleted matches.
void TestPlayedStore::survivesABackup()
{
    keepAll();
    PlayedStore store(fixture().database);
    QCOMPARE(store.dropRecords(3, 100), 3);
    const auto before = *store.all();
    Database &database = fixture().database;
    QCOMPARE(backups::make(database.path(), database.watch()), backups::Outcome::Made);
    run("DELETE FROM table_match WHERE id <> 6");
    QCOMPARE(backups::restore(database, backups::of(database.path()).value(0).file).problem, QString());
    const auto after = *store.all();
    QCOMPARE(after.size(), before.size());
    for (qsizetype at = 0; at < after.size(); ++at) {
        QCOMPARE(after[at].id, before[at].id);
        QCOMPARE(after[at].hasRecord, before[at].hasRecord);
        QCOMPARE(after[at].playedMs, before[at].playedMs);
        QVERIFY(after[at].digest == before[at].digest);
    }
}

TABLESIDE_TEST(TestPlayedStore)
#include "tst_played_store.moc"
