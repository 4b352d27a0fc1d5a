// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Kills the app with SIGKILL at random moments while rounds are entered tap by tap. No confirmed fact may be lost or stored
// twice, and the hand that was being counted must be shown again unchanged.
#include "test_program.h"

#include "app/store/scores/score_store.h"

#include "app/store/schema/fact_text.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace tableside;

class TestScoreKill : public QObject
{
    Q_OBJECT

private slots:
    void losesNothingWhenKilled();
};

namespace {

/// Returns the number of kills: TABLESIDE_KILLS for long runs, otherwise 12.
int killCount()
{
    return qEnvironmentVariableIsSet("TABLESIDE_KILLS") ? qEnvironmentVariableIntValue("TABLESIDE_KILLS") : 12;
}

QByteArrayList storedFacts(const QString &folder)
{
    Database database(folder + "/tableside.sqlite");
    ScoreStore store(database);
    const auto row = store.unfinished();
    return row ? store.facts(row->id).value_or(QByteArrayList()) : QByteArrayList();
}

/// The output of a child before it was killed.
struct Told
{
    QMap<qsizetype, QByteArray> facts; ///< The confirmed facts by number, from 1.
    QByteArray shown;                  ///< The hand being counted when the child started: "SEAT POINTS".
};

/// Returns the hand being counted according to \p facts, in the format of the child's output; empty for none.
QByteArray draftIn(const QByteArrayList &facts)
{
    const auto ledger = facts.isEmpty() ? std::nullopt : ledgerFrom(facts);
    const std::vector<score::Cell> cells = ledger ? ledger->sheet().open.cells : std::vector<score::Cell>();
    for (std::size_t seat = 0; seat < cells.size(); ++seat) {
        if (const auto entry = cells[seat].draft ? cells[seat].draft->entry() : std::nullopt)
            return QByteArray::number(static_cast<int>(seat)) + ' ' + QByteArray::number(entry->points(GameId::dos));
    }
    return {};
}

/// Starts the child, waits until it has printed \p lineCount lines, then \p ms milliseconds, and kills it. If lineCount is 0, the
/// child may still be starting.
Told runAndKill(const QString &folder, int lineCount, int ms)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("score_kill_child"), folder});
    if (!child.waitForStarted())
        qFatal("The child did not start");
    QByteArray output;
    const auto hasTold = [&] {
        output += child.readAllStandardOutput();
        return output.count('\n') >= lineCount;
    };
    if (!QTest::qWaitFor(hasTold, 300'000))
        qFatal("The child printed fewer than %d lines", lineCount);
    QTest::qWait(ms);
    child.kill();
    child.waitForFinished();
    output += child.readAllStandardOutput();
    QList<QByteArray> lines = output.split('\n');
    lines.removeLast(); // incomplete or empty
    Told told;
    for (const QByteArray &line : lines) {
        if (line.startsWith("shown "))
            told.shown = line.mid(6);
        if (!line.startsWith("fact "))
            continue;
        const qsizetype space = line.indexOf(' ', 5);
        told.facts.insert(line.mid(5, space - 5).toLongLong(), line.mid(space + 1));
    }
    return told;
}

} // namespace

void TestScoreKill::losesNothingWhenKilled()
{
    QTemporaryDir folder;
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    QMap<qsizetype, QByteArray> confirmed;
    QByteArray draft;
    int drafts = 0;
    for (int kill = 0; kill < killCount(); ++kill) {
        const int lineCount = kill % 5 == 4 ? 0 : 1 + static_cast<int>(random.bounded(4));
        const Told told = runAndKill(folder.path(), lineCount, static_cast<int>(random.bounded(900)));
        confirmed.insert(told.facts);
        if (!draft.isEmpty() && !told.shown.isEmpty()) {
            QCOMPARE(told.shown, draft);
            ++drafts;
        }
        const QByteArrayList stored = storedFacts(folder.path());
        for (auto fact = confirmed.cbegin(); fact != confirmed.cend(); ++fact) {
            QVERIFY2(fact.key() <= stored.size(), qPrintable(QStringLiteral("fact %1 is lost").arg(fact.key())));
            QCOMPARE(stored[fact.key() - 1], fact.value());
        }
        QVERIFY(stored.isEmpty() || factsFrom(stored));
        draft = draftIn(stored);
    }
    QVERIFY2(!confirmed.isEmpty(), "No fact was confirmed");
    qInfo("%d kills, %d facts confirmed, %d hands shown again", killCount(), static_cast<int>(confirmed.size()), drafts);
}

TABLESIDE_TEST(TestScoreKill)
#include "tst_score_kill.moc"
