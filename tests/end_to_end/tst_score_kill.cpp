// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Kills the app with SIGKILL at random moments while rounds are entered tap by tap. No confirmed fact may be lost or stored
// twice, and the hand that was being counted must be shown again unchanged.
#include "killed_child.h"
#include "test_program.h"

#include "app/store/scores/score_store.h"

#include "app/store/schema/fact_text.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestScoreKill : public QObject
{
    Q_OBJECT

private slots:
    void losesNothingWhenKilled();
};

namespace {

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

/// Returns what the lines of a child's output say.
Told toldBy(const QList<QByteArray> &lines)
{
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
    const int kills = killCount(12);
    QMap<qsizetype, QByteArray> confirmed;
    QByteArray draft;
    int drafts = 0;
    for (int kill = 0; kill < kills; ++kill) {
        // If lineCount is 0, the child may still be starting.
        const int lineCount = kill % 5 == 4 ? 0 : 1 + static_cast<int>(random.bounded(4));
        const auto isEnough = [&](const QByteArray &output) { return output.count('\n') >= lineCount; };
        const Told told = toldBy(runAndKill({QStringLiteral("score_kill_child"), folder.path()}, isEnough,
                                            static_cast<int>(random.bounded(900))));
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
    qInfo("%d kills, %d facts confirmed, %d hands shown again", kills, static_cast<int>(confirmed.size()), drafts);
}

TABLESIDE_TEST(TestScoreKill)
#include "tst_score_kill.moc"
