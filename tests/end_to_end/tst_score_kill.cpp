// kill -9 at random moments while rounds are entered, tap by tap: no fact that was confirmed is ever lost, none appears
// twice, and the hand that was being counted is shown again as it was.
#include "test_program.h"

#include "app/store/score_store.h"

#include "app/store/fact_text.h"

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

/// How often is chosen from outside for long runs; the suite's own number keeps it short.
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

/// What a child told before it was killed.
struct Told
{
    QMap<qsizetype, QByteArray> facts; ///< By their number from 1.
    QByteArray shown;                  ///< "SEAT POINTS" of the hand that it found being counted.
};

/// The hand that is being counted by those facts, as the child would tell it; empty for none.
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

/// Starts the child, waits until it has told so many lines (none: it may be starting still) and `ms` more, and kills it.
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
    if (!QTest::qWaitFor(hasTold, 60'000))
        qFatal("The child told less than %d lines", lineCount);
    QTest::qWait(ms);
    child.kill();
    child.waitForFinished();
    output += child.readAllStandardOutput();
    QList<QByteArray> lines = output.split('\n');
    lines.removeLast(); // cut off, or empty
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
    QVERIFY2(!confirmed.isEmpty(), "nothing was confirmed in all that time");
    qInfo("%d kills, %d facts confirmed, %d hands shown again", killCount(), static_cast<int>(confirmed.size()), drafts);
}

TABLESIDE_TEST(TestScoreKill)
#include "tst_score_kill.moc"
