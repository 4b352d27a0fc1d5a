// kill -9 at random moments while rounds are entered: no fact that was confirmed is ever lost, none appears twice.
#include "test_program.h"

#include "store/score_store.h"

#include "score/fact_text.h"

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

/// Starts the child and kills it: some time after it told its first fact, or some time after its start. The facts that
/// it told, by their number from 1.
QMap<qsizetype, QByteArray> runAndKill(const QString &folder, bool duringEntry, int ms)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("score_kill_child"), folder});
    if (!child.waitForStarted())
        qFatal("The child did not start");
    if (duringEntry && !child.waitForReadyRead(60'000))
        qFatal("The child told nothing");
    QTest::qWait(ms);
    child.kill();
    child.waitForFinished();
    QList<QByteArray> lines = child.readAllStandardOutput().split('\n');
    lines.removeLast(); // cut off, or empty
    QMap<qsizetype, QByteArray> told;
    for (const QByteArray &line : lines) {
        if (!line.startsWith("fact "))
            continue;
        const qsizetype space = line.indexOf(' ', 5);
        told.insert(line.mid(5, space - 5).toLongLong(), line.mid(space + 1));
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
    for (int kill = 0; kill < killCount(); ++kill) {
        confirmed.insert(runAndKill(folder.path(), kill % 5 != 4, static_cast<int>(random.bounded(900))));
        const QByteArrayList stored = storedFacts(folder.path());
        for (auto fact = confirmed.cbegin(); fact != confirmed.cend(); ++fact) {
            QVERIFY2(fact.key() <= stored.size(), qPrintable(QStringLiteral("fact %1 is lost").arg(fact.key())));
            QCOMPARE(stored[fact.key() - 1], fact.value());
        }
        QVERIFY(stored.isEmpty() || factsFrom(stored));
    }
    QVERIFY2(!confirmed.isEmpty(), "nothing was confirmed in all that time");
    qInfo("%d kills, %d facts confirmed", killCount(), static_cast<int>(confirmed.size()));
}

TABLESIDE_TEST(TestScoreKill)
#include "tst_score_kill.moc"
