// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the storage of the score book: the order of facts, stale writers, search, deletion, import, and migration.
#include "test_program.h"

#include "app/store/scores/score_store.h"

#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace tableside;

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
    void removesGamesDeletedLongAgo();
    void keepsDeletedGamesWhileTheClockIsWrong();
    void ordersGamesCorrectlyAfterTheClockWasSetBack();
    void addsAllOrNothing();
    void addsNothingWhenCanceled();
    void appendsImportedFacts();
    void resumesTheLastUndecidedGame();
    void migrationRemovesDatesOfOtherTimeZones();

private:
    NewScoreGame game(const QString &key, const QStringList &names = {"Anna", "Ben"}) const;
    bool execute(const QString &statement) const { return QSqlQuery(m_database->connection()).exec(statement); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<ScoreStore> m_store;
    QString m_path;
};

void TestScoreStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("tableside.sqlite"));
    m_database = std::make_unique<Database>(m_path);
    QVERIFY(m_database->isPersistent());
    m_store = std::make_unique<ScoreStore>(*m_database);
}

void TestScoreStore::cleanup()
{
    m_store.reset();
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
    const auto id = m_store->begin(game("a"));
    QVERIFY2(id, qPrintable(m_store->problem()));
    QVERIFY(m_store->append(*id, "three", game("a").digest));
    QVERIFY(!m_store->begin(game("a"))); // the key is taken

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
    const qint64 id = m_store->begin(game("a")).value_or(0);
    const qint64 later = m_store->begin(game("b")).value_or(0);
    QCOMPARE(m_store->unfinished()->id, later);
    const QByteArray digest = m_store->digest(id).value_or(QByteArray());
    QVERIFY(execute("PRAGMA synchronous = FULL"));
    QVERIFY(m_store->appendDraft(id, "three"));
    QVERIFY(m_store->appendDraft(id, "four"));
    QCOMPARE(synchronous(), 2); // FULL again
    QCOMPARE(m_store->digest(id), digest);
    QCOMPARE(m_store->unfinished()->id, id); // the draft makes it the game that was changed last
    QCOMPARE(m_store->facts(id), QByteArrayList({"one", "two", "three", "four"}));
    QVERIFY(m_store->append(id, "five", game("a").digest));

    Database otherDatabase(m_path);
    ScoreStore other(otherDatabase);
    QVERIFY(!other.appendDraft(id, "unread"));
    QVERIFY(other.open(id));
    QVERIFY(m_store->appendDraft(id, "six"));
    QVERIFY(!other.appendDraft(id, "six of another window"));
    QCOMPARE(other.trouble(), StoreTrouble::Stale);
    QVERIFY(m_store->setDeleted(id, true));
    QVERIFY(!m_store->appendDraft(id, "after"));
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
    const qint64 id = m_store->begin(game("a")).value_or(0);
    QVERIFY(execute("DELETE FROM score_fact WHERE sequence = 0"));
    QVERIFY(!m_store->facts(id));
    QCOMPARE(m_store->trouble(), StoreTrouble::Damaged);
    QVERIFY(!m_store->facts(4711));
    QCOMPARE(m_store->trouble(), StoreTrouble::Stale);
}

void TestScoreStore::findsByEveryWord()
{
    QVERIFY(m_store->begin(game("a")));
    QVERIFY(m_store->begin(game("b", {"Anna", "Zoë"})));
    const QList<std::pair<const char *, int>> rows{
        {"", 2}, {"anna", 2}, {"Zoë", 1}, {"zoe", 1}, {"muller", 2}, {"dos", 2}, {"2023-11", 2}, {"marraskuu", 2},
        {"November 14, 2023", 2}, {"garden zoe", 1}, {"100%", 2}, {"nobody", 0},
        {"dienstag", 0}, // Weekdays are not searched: "sam" and "don" are names too
        {"1_0", 0}}; // An underscore is no wildcard
    for (const auto &[search, found] : rows) {
        const auto games = m_store->games(search);
        QVERIFY2(games && games->size() == found, search);
    }
}

void TestScoreStore::removesGamesDeletedLongAgo()
{
    const qint64 old = m_store->begin(game("a")).value_or(0);
    const qint64 fresh = m_store->begin(game("b")).value_or(0);
    QVERIFY(m_store->setDeleted(old, true));
    QVERIFY(m_store->setDeleted(fresh, true));
    QVERIFY(!m_store->setDeleted(4711, true));
    QVERIFY(m_store->games()->isEmpty() && m_store->summaries({"Anna"})->empty() && !m_store->unfinished());
    QVERIFY(execute(QStringLiteral("UPDATE score_game SET deleted_at = deleted_at - 31 * 86400000 WHERE id = %1").arg(old)));
    ScoreStore later(*m_database);
    QVERIFY(!later.setDeleted(old, false));
    QVERIFY(later.setDeleted(fresh, false));
    QCOMPARE(later.games()->size(), 1);
    QVERIFY(m_store->append(fresh, "three", game("b").digest));
    QSqlQuery query(m_database->connection());
    QVERIFY(query.exec("SELECT count(*) FROM score_fact") && query.next());
    QCOMPARE(query.value(0).toInt(), 3);
}

/// Simulates a clock that was set forward once. Nothing in the file changed after the deletion, so its age is unknown.
void TestScoreStore::keepsDeletedGamesWhileTheClockIsWrong()
{
    const qint64 deleted = m_store->begin(game("a")).value_or(0);
    QVERIFY(m_store->begin(game("b")));
    QVERIFY(m_store->setDeleted(deleted, true));
    QVERIFY(execute(QStringLiteral("UPDATE score_game SET updated_at = updated_at - 40 * 86400000, "
                                   "deleted_at = deleted_at - 31 * 86400000")));
    ScoreStore later(*m_database);
    QVERIFY(later.setDeleted(deleted, false));
}

void TestScoreStore::ordersGamesCorrectlyAfterTheClockWasSetBack()
{
    const qint64 first = m_store->begin(game("a")).value_or(0);
    QVERIFY(execute(QStringLiteral("UPDATE score_game SET updated_at = updated_at + 2 * 3600000")));
    const qint64 second = m_store->begin(game("b")).value_or(0);
    QCOMPARE(m_store->unfinished()->id, second);
    QVERIFY(m_store->append(first, "three", game("a").digest));
    QCOMPARE(m_store->unfinished()->id, first);

    QVERIFY(m_store->setDeleted(first, true));
    QVERIFY(execute(QStringLiteral("UPDATE score_game SET deleted_at = deleted_at + 2 * 3600000 WHERE deleted_at > 0")));
    QVERIFY(m_store->setDeleted(second, true));
    const QList<ScoreGameRow> deleted = m_store->deleted().value_or(QList<ScoreGameRow>());
    QCOMPARE(deleted.size(), 2);
    QCOMPARE(deleted[0].id, first);
    QCOMPARE(deleted[1].id, second);
    QCOMPARE(deleted[1].digest, game("b").digest.toJson());
}

void TestScoreStore::addsAllOrNothing()
{
    QVERIFY(m_store->begin(game("a")));
    QVERIFY(!m_store->addAll({game("b")}, {{"p1", "Anna", "", 0, "nobody"}}));
    QCOMPARE(m_store->games()->size(), 1);
    QCOMPARE(m_store->addAll({game("a"), game("b")}, {{"p1", "Anna", "", 0, {}}}), (ImportCounts{1, 0, 0}));
    QCOMPARE(m_store->games()->size(), 2);
}

void TestScoreStore::addsNothingWhenCanceled()
{
    for (const double at : {0.0, 0.5, 0.85}) { // Canceled with the first fact, in the middle, with the last game
        cleanup();
        init();
        QVERIFY(m_store->keep({"Anna", "Anna", "owl", 1, {}}));
        QVERIFY(m_store->begin(game("a")));
        double last = 0;
        const auto added = m_store->addAll({game("b"), game("c"), game("d")}, {{"Ben", "Ben", "owl", 2, {}}}, [&](double share) {
            const bool isLater = share >= last;
            last = share;
            return isLater && share < at;
        });
        QVERIFY(!added);
        QVERIFY(last >= at);
        QCOMPARE(m_store->games()->size(), 1);
        QCOMPARE(m_store->people()->size(), 1);
        QVERIFY(m_store->addAll({game("b")}, {})); // a later import succeeds
        QCOMPARE(m_store->games()->size(), 2);
    }
}

void TestScoreStore::appendsImportedFacts()
{
    const auto id = m_store->begin(game("k"));
    QVERIFY(id);
    NewScoreGame arriving = game("k", {"Anna", "Cleo"});
    arriving.facts = {"one", "two", "three"};
    QCOMPARE(m_store->addAll({arriving}, {}), (ImportCounts{0, 1, 0}));
    QVERIFY(!m_store->append(*id, "x", arriving.digest)); // the store's open game lacks the appended fact, so it is stale
    QCOMPARE(m_store->open(*id), arriving.facts);
    QCOMPARE(m_store->games("cleo")->size(), 1);
    QVERIFY(m_store->append(*id, "x", arriving.digest));

    arriving.facts = {"one", "other", "third", "fourth", "fifth"};
    QCOMPARE(m_store->addAll({arriving}, {}), (ImportCounts{0, 0, 1}));
    QVERIFY(m_store->append(*id, "y", arriving.digest)); // a rejected file leaves the game open
    QCOMPARE(m_store->facts(*id), QByteArrayList({"one", "two", "three", "x", "y"}));
}

void TestScoreStore::resumesTheLastUndecidedGame()
{
    const auto first = m_store->begin(game("a"));
    const auto second = m_store->begin(game("b"));
    QCOMPARE(m_store->unfinished()->id, *second);
    ScoreDigest decided = game("b").digest;
    decided.shown.stage = score::Stage::decided;
    QVERIFY(m_store->append(*second, "won", decided));
    QCOMPARE(m_store->unfinished()->id, *first);
    QCOMPARE(m_store->games()->size(), 2); // the decided game stays in the list, where its last round can be undone
}

/// Version 0.2.0 (schema 8) added the dates of other time zones to the words that a search finds.
void TestScoreStore::migrationRemovesDatesOfOtherTimeZones()
{
    QVERIFY(m_store->begin(game("a")));
    QVERIFY(execute("UPDATE score_game SET searched = searched || '15.11.2023'"));
    QVERIFY(execute("PRAGMA user_version = 8"));
    QVERIFY(execute("DROP INDEX table_match_daily")); // of the next schema
    m_store.reset();
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
