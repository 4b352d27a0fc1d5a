// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the storage of matches: the order of lines, stale writers, damage, and that a full disk or a crash loses no stored line.
#include "tests/app/store/damage.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/store/matches/match_store.h"

#include <QDir>
#include <QJsonArray>
#include <QProcess>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace tableside;
using namespace tableside::test;

namespace {

const QJsonObject summary{{QStringLiteral("round"), 3}, {QStringLiteral("totals"), QJsonArray{84, 120}}};

QByteArray childLine(qsizetype number)
{
    return "{\"e\":\"test\",\"n\":" + QByteArray::number(number) + "}";
}

} // namespace

class TestMatchStore : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keepsAMatch();
    void keepsEveryCharacter();
    void offersNoFinishedMatch();
    void offersTheLastMatchAfterTheClockWasSetBack();
    void discardsAndRestoresAMatch();
    void assignsNoIdTwice();
    void rejectsTheStaleOneOfTwoStores();
    void readingDoesNotRefreshAStaleStore();
    void reportsMissingOrExtraLinesAsDamage();
    void reportsAFullDisk();
    void losesNothingOnAFullDisk();
    void reportsAFileThatCannotGrow();
    void losesNothingWhenKilled();

private:
    qint64 begin(MatchStore &store) const
    {
        return store.begin(QStringLiteral("dos"), "header", summary).value_or(0);
    }
    bool execute(const QString &statement) const { return QSqlQuery(m_database->connection()).exec(statement); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<MatchStore> m_store;
    QString m_path;
};

void TestMatchStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("tableside.sqlite"));
    m_database = std::make_unique<Database>(m_path);
    QVERIFY(m_database->isPersistent());
    m_store = std::make_unique<MatchStore>(*m_database);
}

void TestMatchStore::cleanup()
{
    m_store.reset();
    m_database.reset();
    m_folder.reset();
}

void TestMatchStore::keepsAMatch()
{
    QVERIFY(!m_store->unfinished("dos"));
    QCOMPARE(m_store->problem(), QString());
    const QDateTime before = QDateTime::currentDateTimeUtc();
    const qint64 id = begin(*m_store);
    QVERIFY(id > 0);
    QVERIFY(m_store->append(id, "one"));
    QVERIFY(m_store->append(id, {"two", "three"}));
    QVERIFY(m_store->append(id, QByteArrayList{}));

    m_database->connection().commit();
    Database again(m_path);
    MatchStore other(again);
    QCOMPARE(other.lines(id), QByteArrayList({"header", "one", "two", "three"}));
    const auto match = other.unfinished("dos");
    QVERIFY(match);
    QCOMPARE(match->id, id);
    QCOMPARE(match->game, QStringLiteral("dos"));
    QCOMPARE(match->summary, summary);
    QVERIFY(match->updatedAt >= before.addMSecs(-1) && match->updatedAt <= QDateTime::currentDateTimeUtc());
    const QJsonObject next{{QStringLiteral("round"), 4}};
    QVERIFY(m_store->updateSummary(id, next));
    QVERIFY(m_store->append(id, QByteArrayList{"four", "five"}));
    QCOMPARE(m_store->unfinished("dos")->summary, next); // appending lines keeps the last summary
}

void TestMatchStore::keepsEveryCharacter()
{
    const QByteArray line = R"({"seats":["Žofie 'x\" ? :id","日本語","👋🏽"]})";
    const auto id = m_store->begin(QStringLiteral("dos"), line, {{QStringLiteral("you"), QStringLiteral("Zoë 👋🏽")}});
    QVERIFY(id && m_store->append(*id, QByteArray(1'000'000, 'x')));
    QCOMPARE(m_store->lines(*id), QByteArrayList({line, QByteArray(1'000'000, 'x')}));
    QCOMPARE(m_store->unfinished("dos")->summary.value(QStringLiteral("you")).toString(), QStringLiteral("Zoë 👋🏽"));
}

void TestMatchStore::offersNoFinishedMatch()
{
    const qint64 first = begin(*m_store);
    const qint64 second = begin(*m_store);
    QVERIFY(m_store->finish(second, "{}"));
    QCOMPARE(m_store->unfinished("dos")->id, first);
    QVERIFY(!m_store->append(second, "after the end"));
    QCOMPARE(m_store->trouble(), StoreTrouble::Stale);
    QCOMPARE(m_store->lines(second), QByteArrayList{"header"}); // kept for replay
}

void TestMatchStore::offersTheLastMatchAfterTheClockWasSetBack()
{
    const qint64 first = begin(*m_store);
    QVERIFY(execute(QStringLiteral("UPDATE table_match SET updated_at = updated_at + 2 * 3600000")));
    const qint64 second = begin(*m_store);
    QCOMPARE(m_store->unfinished("dos")->id, second);
    const auto uno = m_store->begin(QStringLiteral("uno"), "header", summary);
    QVERIFY(uno && m_store->unfinished("uno")->updatedAt > m_store->unfinished("dos")->updatedAt);
    QVERIFY(m_store->append(first, "one"));
    QCOMPARE(m_store->unfinished("dos")->id, first);
    QVERIFY(m_store->discard(second) && m_store->restore(second));
    QCOMPARE(m_store->unfinished("dos")->id, second);
    QVERIFY(m_store->updateSummary(first, summary));
    QCOMPARE(m_store->unfinished("dos")->id, first);
}

/// A store that has neither written nor read the match discards it, as after a restart.
void TestMatchStore::discardsAndRestoresAMatch()
{
    const QList<std::pair<QString, bool>> rows{ // each has an event during the match, and whether the match can then be restored
        {"", true},
        {"DELETE FROM table_match_line WHERE sequence = 1", true},
        {"UPDATE table_match SET finished_at = 1", false},
        {"DELETE FROM table_match", false},
    };
    for (const auto &[statement, comesBack] : rows) {
        const RowNote note(statement);
        cleanup();
        init();
        MatchStore first(*m_database);
        const qint64 id = begin(first);
        QVERIFY(first.append(id, {"one", "two"}));
        QVERIFY(statement.isEmpty() || execute(statement));
        Database again(m_path);
        MatchStore second(again);
        QVERIFY2(second.discard(id), qPrintable(second.problem()));
        QVERIFY(!second.unfinished("dos"));
        QVERIFY(!first.append(id, "after the end"));
        QCOMPARE(first.trouble(), StoreTrouble::Stale);
        QCOMPARE(second.restore(id), comesBack);
        QCOMPARE(second.trouble(), comesBack ? StoreTrouble::None : StoreTrouble::Stale);
        QCOMPARE(second.problem().isEmpty(), comesBack);
        QCOMPARE(second.unfinished("dos").has_value(), comesBack);
        QCOMPARE(first.append(id, "after it came back"), comesBack);
        QVERIFY(!second.restore(id));
    }
}

/// An id is never used again, since a backup that is restored later may contain the match that had it.
void TestMatchStore::assignsNoIdTwice()
{
    const qint64 id = begin(*m_store);
    QVERIFY(execute(QStringLiteral("DELETE FROM table_match")));
    QVERIFY(!m_store->unfinished("dos"));
    QVERIFY(!m_store->lines(id));
    QVERIFY(!m_store->problem().isEmpty());
    QVERIFY(!m_store->append(77, "line")); // an id that was never assigned
    QVERIFY(!m_store->finish(77, "{}"));
    QVERIFY(!m_store->updateSummary(77, {}));
    QSqlQuery query(m_database->connection());
    QVERIFY(query.exec(QStringLiteral("SELECT count(*) FROM table_match_line")) && query.next());
    QCOMPARE(query.value(0).toInt(), 0);
    QVERIFY(begin(*m_store) > id);
    QCOMPARE(m_store->problem(), QString());
}

void TestMatchStore::rejectsTheStaleOneOfTwoStores()
{
    using Act = std::function<bool(MatchStore &, qint64)>;
    const Act append = [](MatchStore &store, qint64 id) { return store.append(id, {"one", "two"}); };
    const Act finish = [](MatchStore &store, qint64 id) { return store.finish(id, "{}"); };
    const Act updateSummary = [](MatchStore &store, qint64 id) { return store.updateSummary(id, {}); };
    const Act deleteMatch = [this](MatchStore &, qint64) { return execute(QStringLiteral("DELETE FROM table_match")); };
    for (const Act &done : {append, finish, deleteMatch}) {
        for (const Act &tried : {append, finish, updateSummary}) {
            MatchStore first(*m_database);
            const qint64 id = begin(first);
            Database otherDatabase(m_path);
            MatchStore second(otherDatabase);
            QVERIFY(second.resume(id));
            QVERIFY(done(first, id));
            const auto linesBefore = first.lines(id);
            QVERIFY(!tried(second, id));
            QCOMPARE(second.trouble(), StoreTrouble::Stale);
            QVERIFY2(second.problem().contains(QStringLiteral("another Tableside window")), qPrintable(second.problem()));
            QCOMPARE(first.lines(id), linesBefore);
        }
    }
}

void TestMatchStore::readingDoesNotRefreshAStaleStore()
{
    MatchStore first(*m_database);
    const qint64 id = begin(first);
    Database otherDatabase(m_path);
    MatchStore second(otherDatabase);
    QCOMPARE(second.lines(id), QByteArrayList{"header"});
    QVERIFY(!second.append(id, "read only")); // lines() reads the match without resuming it
    QVERIFY(second.resume(id));
    QVERIFY(second.append(id, "second"));

    QVERIFY(!first.lines(id));
    QCOMPARE(first.trouble(), StoreTrouble::Stale);
    for (int attempt = 0; attempt < 2; ++attempt) { // a failure does not refresh the store either
        QVERIFY(!first.append(id, "first"));
        QCOMPARE(first.trouble(), StoreTrouble::Stale);
    }
    QCOMPARE(second.lines(id), QByteArrayList({"header", "second"}));
    QVERIFY(first.resume(id));
    QVERIFY(first.append(id, "first"));
    QCOMPARE(first.lines(id), QByteArrayList({"header", "second", "first"}));
}

void TestMatchStore::reportsMissingOrExtraLinesAsDamage()
{
    for (const QString statement : {"DELETE FROM table_match_line WHERE sequence = 1",
                                    "DELETE FROM table_match_line WHERE sequence = 2",
                                    "DELETE FROM table_match_line WHERE sequence = 0",
                                    "DELETE FROM table_match_line",
                                    "INSERT INTO table_match_line SELECT match_id, 3, line FROM table_match_line "
                                    "WHERE sequence = 2"}) {
        const RowNote note(statement);
        cleanup();
        init();
        const qint64 id = begin(*m_store);
        QVERIFY(m_store->append(id, {"one", "two"}));
        QVERIFY(execute(statement));
        QVERIFY(!m_store->lines(id));
        QCOMPARE(m_store->trouble(), StoreTrouble::Damaged);
        QVERIFY(!m_store->problem().isEmpty());
    }
}

void TestMatchStore::reportsAFullDisk()
{
    const qint64 id = begin(*m_store);
    QVERIFY(execute(QStringLiteral("PRAGMA max_page_count = 30"))); // beyond the limit, SQLite reports a full disk
    QByteArrayList confirmed{"header"};
    const QByteArray line(500, 'x');
    while (confirmed.size() < 1000 && m_store->append(id, line))
        confirmed.append(line);
    QCOMPARE(m_store->trouble(), StoreTrouble::Full);
    QVERIFY2(m_store->problem().contains(QStringLiteral("The disk is too full")), qPrintable(m_store->problem()));
    QVERIFY(confirmed.size() > 10 && confirmed.size() < 1000);
    QVERIFY(!m_store->append(id, QByteArrayList(50, line))); // stores either all lines or none
    QCOMPARE(m_store->lines(id), confirmed);
    QVERIFY(execute(QStringLiteral("PRAGMA max_page_count = 1000")));
    QVERIFY(m_store->append(id, "room again"));
    QCOMPARE(m_store->lines(id), confirmed + QByteArrayList{"room again"});
}

void TestMatchStore::losesNothingOnAFullDisk()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("disk")));
    int exitCode = -1;
    const QStringList said = childLines({QStringLiteral("fill-disk"), m_folder->filePath(QStringLiteral("disk"))}, &exitCode);
    if (exitCode == 77)
        QSKIP("This system does not allow mounting a disk");
    QVERIFY(said.value(0).toInt() > 5);
    QVERIFY2(said.value(1).contains(QStringLiteral("The disk is too full")), qPrintable(said.value(1)));
    QCOMPARE(said.value(2), said.value(0));
}

void TestMatchStore::reportsAFileThatCannotGrow()
{
    const QStringList said = childLines({QStringLiteral("fill"), m_path, QStringLiteral("300000")});
    const qsizetype confirmed = said.value(0).toLongLong();
    QVERIFY(confirmed > 5);
    QVERIFY2(said.value(1).contains(m_path), qPrintable(said.value(1)));
    const auto lines = m_store->lines(m_store->unfinished("dos")->id);
    QVERIFY(lines);
    QCOMPARE(lines->size(), confirmed);
}

void TestMatchStore::losesNothingWhenKilled()
{
    qsizetype before = 0;
    for (int round = 0; round < 20; ++round) {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("store_child"), QStringLiteral("append"), m_path});
        QByteArray said;
        while (said.count('\n') < 5 + 3 * round) {
            QVERIFY(child.waitForReadyRead());
            said += child.readAllStandardOutput();
        }
        child.kill(); // SIGKILL, at any point of an append
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        said += child.readAllStandardOutput();
        said.truncate(said.lastIndexOf('\n'));
        const qsizetype confirmed = said.mid(said.lastIndexOf('\n') + 1).toLongLong();

        QVERIFY(confirmed > before);
        const auto lines = m_store->lines(m_store->unfinished("dos")->id);
        QVERIFY2(lines, qPrintable(m_store->problem()));
        // One more transaction, of one or two lines, may have been stored completely before its number was printed.
        QVERIFY2(lines->size() > confirmed && lines->size() <= confirmed + 3,
                 qPrintable(QStringLiteral("%1 confirmed, %2 found").arg(confirmed).arg(lines->size())));
        for (qsizetype i = 0; i < lines->size(); ++i)
            QCOMPARE(lines->at(i), childLine(i));
        before = confirmed;
    }
    QCOMPARE(Database(m_path).notice(), QString());
}

TABLESIDE_TEST(TestMatchStore)
#include "tst_match_store.moc"
