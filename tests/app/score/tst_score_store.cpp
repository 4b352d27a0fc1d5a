// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the storage of the score book: the order of facts, stale writers, search, deletion, import, and migration from older
// schemas.
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/store/schema/schema.h"
#include "app/store/scores/score_store.h"

#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace tableside;
using test::RowNote;

class TestScoreStore : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keepsFactsInOrder();
    void aDraftDoesNotChangeTheDigest();
    void rejectsStaleWriters();
    void reportsAMissingFactAsDamage();
    void findsByEveryWord();
    void deletesWithUndo();
    void removesGamesDeletedLongAgo();
    void keepsDeletedGamesWhileTheClockIsWrong();
    void ordersGamesCorrectlyAfterTheClockWasSetBack();
    void keepsPeople();
    void addsAllOrNothing();
    void addsNothingWhenCanceled();
    void appendsImportedFacts();
    void resumesTheLastUndecidedGame();
    void migratesTheFirstSchema();
    void migrationRemovesDatesOfOtherTimeZones();

private:
    NewScoreGame game(const QString &key, const QStringList &names = {"Anna", "Ben"}) const;
    bool execute(const QString &statement) const { return QSqlQuery(m_database->connection()).exec(statement); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
    QString m_path;
};

void TestScoreStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("tableside.sqlite"));
    m_database = std::make_unique<Database>(m_path);
    QVERIFY(m_database->isPersistent());
}

void TestScoreStore::cleanup()
{
    m_database.reset();
    m_folder.reset();
}

NewScoreGame TestScoreStore::game(const QString &key, const QStringList &names) const
{
    ScoreDigest digest;
    digest.shown.startedAt = 1'700'000'000'000; // 14 November 2023
    digest.shown.names = names;
    digest.shown.personIds = names;
    digest.shown.colors = QList<int>(names.size(), 3);
    digest.shown.portraits = QStringList(names.size(), QStringLiteral("owl"));
    digest.shown.totals = QList<int>(names.size(), 42);
    digest.shown.place = QStringLiteral("Garden of Müller");
    digest.shown.note = QStringLiteral("100% rain");
    digest.summary.played_ms = digest.shown.startedAt;
    for (const QString &name : names)
        digest.summary.players.push_back(name.toStdString());
    digest.summary.start_points.resize(digest.summary.players.size(), 7);
    return {key, {"one", "two"}, digest};
}

void TestScoreStore::keepsFactsInOrder()
{
    ScoreStore store(*m_database);
    const auto id = store.begin(game("a"));
    QVERIFY2(id, qPrintable(store.problem()));
    QVERIFY(store.append(*id, "three", game("a").digest));
    QVERIFY(!store.begin(game("a"))); // the key is taken

    Database again(m_path);
    ScoreStore other(again);
    QCOMPARE(other.facts(*id), QByteArrayList({"one", "two", "three"}));
    QCOMPARE(other.key(*id), QStringLiteral("a"));
    QCOMPARE(other.games()->size(), 1);
    QCOMPARE(ScoreShown::fromJson(*other.digest(other.games()->first())), game("a").digest.shown);
    QCOMPARE(other.unfinished()->id, *id);
    const auto summaries = other.summaries({"Ben", "Anna"});
    QVERIFY(summaries && summaries->size() == 1);
    QVERIFY(summaries->front() == game("a").digest.summary);
}

void TestScoreStore::aDraftDoesNotChangeTheDigest()
{
    const auto synchronous = [this] {
        QSqlQuery mode(m_database->connection());
        return mode.exec("PRAGMA synchronous") && mode.next() ? mode.value(0).toInt() : -1;
    };
    ScoreStore store(*m_database);
    const qint64 id = store.begin(game("a")).value_or(0);
    const qint64 later = store.begin(game("b")).value_or(0);
    QCOMPARE(store.unfinished()->id, later);
    const QByteArray digest = store.digest(id).value_or(QByteArray());
    QVERIFY(execute("PRAGMA synchronous = FULL"));
    QVERIFY(store.appendDraft(id, "three"));
    QVERIFY(store.appendDraft(id, "four"));
    QCOMPARE(synchronous(), 2); // FULL again
    QCOMPARE(store.digest(id), digest);
    QCOMPARE(store.unfinished()->id, id); // the draft makes it the game that was changed last
    QCOMPARE(store.facts(id), QByteArrayList({"one", "two", "three", "four"}));
    QVERIFY(store.append(id, "five", game("a").digest));

    Database otherDatabase(m_path);
    ScoreStore other(otherDatabase);
    QVERIFY(!other.appendDraft(id, "unread"));
    QVERIFY(other.open(id));
    QVERIFY(store.appendDraft(id, "six"));
    QVERIFY(!other.appendDraft(id, "six of another window"));
    QCOMPARE(other.trouble(), StoreTrouble::Stale);
    QVERIFY(store.setDeleted(id, true));
    QVERIFY(!store.appendDraft(id, "after"));
    QCOMPARE(other.facts(id)->size(), 6);
    QCOMPARE(synchronous(), 2);
}

void TestScoreStore::rejectsStaleWriters()
{
    ScoreStore first(*m_database);
    const qint64 id = first.begin(game("a")).value_or(0);
    Database otherDatabase(m_path);
    ScoreStore second(otherDatabase);
    QVERIFY(!second.append(id, "unread", game("a").digest));
    QVERIFY(second.open(id));
    QVERIFY(first.append(id, "first", game("a").digest));
    QVERIFY(!second.append(id, "second", game("a").digest));
    QCOMPARE(second.trouble(), StoreTrouble::Stale);
    QVERIFY2(second.problem().contains("another Tableside window"), qPrintable(second.problem()));
    QCOMPARE(second.facts(id), QByteArrayList({"one", "two", "first"}));
    QVERIFY(!second.append(id, "still", game("a").digest)); // facts() reads the game without opening it
    QCOMPARE(second.open(id), QByteArrayList({"one", "two", "first"}));
    QVERIFY(second.append(id, "second", game("a").digest));
    QVERIFY(first.setDeleted(id, true));
    QVERIFY(!second.append(id, "after", game("a").digest));
}

void TestScoreStore::reportsAMissingFactAsDamage()
{
    ScoreStore store(*m_database);
    const qint64 id = store.begin(game("a")).value_or(0);
    QVERIFY(execute("DELETE FROM score_fact WHERE sequence = 0"));
    QVERIFY(!store.facts(id));
    QCOMPARE(store.trouble(), StoreTrouble::Damaged);
    QVERIFY(!store.facts(4711));
    QCOMPARE(store.trouble(), StoreTrouble::Stale);
}

void TestScoreStore::findsByEveryWord()
{
    ScoreStore store(*m_database);
    QVERIFY(store.begin(game("a")));
    QVERIFY(store.begin(game("b", {"Anna", "Zoë"})));
    const QList<std::pair<const char *, int>> rows{
        {"", 2}, {"anna", 2}, {"Zoë", 1}, {"zoe", 1}, {"muller", 2}, {"dos", 2}, {"2023-11", 2}, {"marraskuu", 2},
        {"November 14, 2023", 2}, {"garden zoe", 1}, {"100%", 2}, {"nobody", 0},
        {"dienstag", 0}, // Weekdays are not searched: "sam" and "don" are names too
        {"1_0", 0}}; // An underscore is no wildcard
    for (const auto &[search, found] : rows) {
        const auto games = store.games(search);
        QVERIFY2(games && games->size() == found, search);
    }
}

void TestScoreStore::deletesWithUndo()
{
    ScoreStore store(*m_database);
    const qint64 id = store.begin(game("a")).value_or(0);
    QVERIFY(store.setDeleted(id, true));
    QVERIFY(store.games()->isEmpty());
    QVERIFY(store.summaries({"Anna"})->empty());
    QVERIFY(!store.unfinished());
    QVERIFY(store.setDeleted(id, false));
    QCOMPARE(store.games()->size(), 1);
    QVERIFY(store.append(id, "three", game("a").digest));
    QVERIFY(!store.setDeleted(4711, true));
}

void TestScoreStore::removesGamesDeletedLongAgo()
{
    ScoreStore store(*m_database);
    const qint64 old = store.begin(game("a")).value_or(0);
    const qint64 fresh = store.begin(game("b")).value_or(0);
    QVERIFY(store.setDeleted(old, true));
    QVERIFY(store.setDeleted(fresh, true));
    QVERIFY(execute(QStringLiteral("UPDATE score_game SET deleted_at = deleted_at - 31 * 86400000 WHERE id = %1").arg(old)));
    ScoreStore later(*m_database);
    QVERIFY(!later.setDeleted(old, false));
    QVERIFY(later.setDeleted(fresh, false));
    QSqlQuery query(m_database->connection());
    QVERIFY(query.exec("SELECT count(*) FROM score_fact") && query.next());
    QCOMPARE(query.value(0).toInt(), 2);
}

/// Simulates a clock that was set forward once. Nothing in the file changed after the deletion, so its age is unknown.
void TestScoreStore::keepsDeletedGamesWhileTheClockIsWrong()
{
    ScoreStore store(*m_database);
    const qint64 deleted = store.begin(game("a")).value_or(0);
    QVERIFY(store.begin(game("b")));
    QVERIFY(store.setDeleted(deleted, true));
    QVERIFY(execute(QStringLiteral("UPDATE score_game SET updated_at = updated_at - 40 * 86400000, "
                                   "deleted_at = deleted_at - 31 * 86400000")));
    ScoreStore later(*m_database);
    QVERIFY(later.setDeleted(deleted, false));
}

void TestScoreStore::ordersGamesCorrectlyAfterTheClockWasSetBack()
{
    ScoreStore store(*m_database);
    const qint64 first = store.begin(game("a")).value_or(0);
    QVERIFY(execute(QStringLiteral("UPDATE score_game SET updated_at = updated_at + 2 * 3600000")));
    const qint64 second = store.begin(game("b")).value_or(0);
    QCOMPARE(store.unfinished()->id, second);
    QVERIFY(store.append(first, "three", game("a").digest));
    QCOMPARE(store.unfinished()->id, first);

    QVERIFY(store.setDeleted(first, true));
    QVERIFY(execute(QStringLiteral("UPDATE score_game SET deleted_at = deleted_at + 2 * 3600000 WHERE deleted_at > 0")));
    QVERIFY(store.setDeleted(second, true));
    const QList<ScoreGameRow> deleted = store.deleted().value_or(QList<ScoreGameRow>());
    QCOMPARE(deleted.size(), 2);
    QCOMPARE(deleted[0].id, first);
    QCOMPARE(deleted[1].id, second);
    QCOMPARE(deleted[1].digest, game("b").digest.toJson());
}

void TestScoreStore::keepsPeople()
{
    ScoreStore store(*m_database);
    const Person anna{"p1", "Anna", "owl", 3, {}};
    const Person ana{"p2", "Ana", "", 0, "p1"};
    QVERIFY(store.keep(anna));
    QVERIFY(store.keep({"p2", "Ana", "", 0, {}}));
    QVERIFY(store.keep(ana));
    QCOMPARE(*store.people(), QList<Person>({ana, anna}));
    QVERIFY(!store.keep({"p3", "Nobody", "", 0, "nobody"}));
    QCOMPARE(store.people()->size(), 2);
}

void TestScoreStore::addsAllOrNothing()
{
    ScoreStore store(*m_database);
    QVERIFY(store.begin(game("a")));
    QVERIFY(!store.addAll({game("b")}, {{"p1", "Anna", "", 0, "nobody"}}));
    QCOMPARE(store.games()->size(), 1);
    QCOMPARE(store.addAll({game("a"), game("b")}, {{"p1", "Anna", "", 0, {}}}), (ImportCounts{1, 0, 0}));
    QCOMPARE(store.games()->size(), 2);
}

void TestScoreStore::addsNothingWhenCanceled()
{
    for (const double at : {0.0, 0.5, 0.85}) { // Canceled with the first fact, in the middle, with the last game
        cleanup();
        init();
        ScoreStore store(*m_database);
        QVERIFY(store.keep({"Anna", "Anna", "owl", 1, {}}));
        QVERIFY(store.begin(game("a")));
        double last = 0;
        const auto added = store.addAll({game("b"), game("c"), game("d")}, {{"Ben", "Ben", "owl", 2, {}}}, [&](double share) {
            const bool isLater = share >= last;
            last = share;
            return isLater && share < at;
        });
        QVERIFY(!added);
        QVERIFY(last >= at);
        QCOMPARE(store.games()->size(), 1);
        QCOMPARE(store.people()->size(), 1);
        QVERIFY(store.addAll({game("b")}, {})); // a later import succeeds
        QCOMPARE(store.games()->size(), 2);
    }
}

void TestScoreStore::appendsImportedFacts()
{
    struct Row
    {
        QByteArrayList ours;
        QByteArrayList theirs;
        int grown;
        int differing;
    };
    const QList<Row> rows{
        {{"a", "b"}, {"a", "b"}, 0, 0},
        {{"a", "b"}, {"a", "b", "c", "d"}, 1, 0},
        {{"a", "b", "c"}, {"a"}, 0, 0},
        {{"a", "b"}, {"a", "c", "d"}, 0, 1},
    };
    for (const auto &[ours, theirs, grown, differing] : rows) {
        const RowNote note(theirs.join(' '));
        cleanup();
        init();
        ScoreStore store(*m_database);
        NewScoreGame started = game("k");
        started.facts = ours;
        const auto id = store.begin(started);
        QVERIFY(id);
        NewScoreGame arriving = game("k", {"Anna", "Cleo"});
        arriving.facts = theirs;
        QCOMPARE(store.addAll({arriving}, {}), (ImportCounts{0, grown, differing}));
        // The store's open game lacks the appended facts, so it is stale.
        QCOMPARE(store.append(*id, "x", started.digest), grown == 0);
        if (grown > 0) {
            QCOMPARE(store.open(*id), theirs);
            QCOMPARE(store.games("cleo")->size(), 1);
            QVERIFY(store.append(*id, "x", started.digest));
            continue;
        }
        QCOMPARE(store.facts(*id), ours + QByteArrayList{"x"});
    }
}

void TestScoreStore::resumesTheLastUndecidedGame()
{
    ScoreStore store(*m_database);
    const auto first = store.begin(game("a"));
    const auto second = store.begin(game("b"));
    QCOMPARE(store.unfinished()->id, *second);
    ScoreDigest decided = game("b").digest;
    decided.shown.stage = score::Stage::decided;
    QVERIFY(store.append(*second, "won", decided));
    QCOMPARE(store.unfinished()->id, *first);
    QCOMPARE(store.games()->size(), 2); // the decided game stays in the list, where its last round can be undone
}

void TestScoreStore::migratesTheFirstSchema()
{
    const QString path = m_folder->filePath(QStringLiteral("old.sqlite"));
    {
        QSqlDatabase old = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("old"));
        old.setDatabaseName(path);
        QVERIFY(old.open());
        QSqlQuery query(old);
        for (const QString &statement : schema::migrations().first().statements)
            QVERIFY(query.exec(statement));
        QVERIFY(query.exec("PRAGMA user_version = 1"));
        QVERIFY(query.exec("INSERT INTO table_match (game, summary, line_count, started_at, updated_at) "
                           "VALUES ('dos', '{}', 1, 5, 6)"));
        QVERIFY(query.exec("INSERT INTO table_match_line VALUES (1, 0, 'header')"));
        old.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("old"));
    Database database(path);
    QVERIFY2(database.isPersistent(), qPrintable(database.notice()));
    QSqlQuery query(database.connection());
    QVERIFY(query.exec("SELECT line FROM table_match_line") && query.next());
    QCOMPARE(query.value(0).toString(), QStringLiteral("header"));
    query.finish();
    ScoreStore store(database);
    QVERIFY2(store.begin(game("a")), qPrintable(store.problem()));
}

/// Version 0.2.0 (schema 8) added the dates of other time zones to the words that a search finds.
void TestScoreStore::migrationRemovesDatesOfOtherTimeZones()
{
    {
        ScoreStore store(*m_database);
        QVERIFY(store.begin(game("a")));
    }
    QVERIFY(execute("UPDATE score_game SET searched = searched || '15.11.2023'"));
    QVERIFY(execute("PRAGMA user_version = 8"));
    m_database.reset();
    m_database = std::make_unique<Database>(m_path);
    QVERIFY2(m_database->isPersistent(), qPrintable(m_database->notice()));
    ScoreStore store(*m_database);
    QCOMPARE(store.games("15.11.2023")->size(), 0);
    QCOMPARE(store.games("14.11.2023")->size(), 1);
    QCOMPARE(store.games("anna muller rain dos")->size(), 1);
}

TABLESIDE_TEST(TestScoreStore)
#include "tst_score_store.moc"
