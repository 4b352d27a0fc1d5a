// kill -9 in the middle of a round, again and again: each time the app finds the identical position again.
#include "test_program.h"
#include "uno_driver.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestKill : public QObject
{
    Q_OBJECT

private slots:
    void resumesDosAfterSigkill();
    void resumesUnoAfterSigkill();
};

namespace {

/// How often is chosen from outside for long runs; the suite's own number keeps it short.
int kills()
{
    return qEnvironmentVariableIsSet("TABLESIDE_KILLS") ? qEnvironmentVariableIntValue("TABLESIDE_KILLS") : 10;
}

struct Report
{
    qint64 actions = -1;
    QByteArray position;
};

/// The last line of that kind.
Report lastReport(const QList<QByteArray> &lines, const QByteArray &kind)
{
    for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
        if (!line->startsWith(kind + ' '))
            continue;
        const qsizetype number = kind.size() + 1;
        const qsizetype text = line->indexOf(' ', number);
        return {line->mid(number, text - number).toLongLong(), line->mid(text + 1)};
    }
    return {};
}

/// What the file holds, read without the app.
template <typename Game>
Report stored(const QString &folder)
{
    Database database(folder + "/tableside.sqlite");
    MatchStore store(database);
    const auto unfinished = store.unfinished(QString::fromLatin1(Game::name.data()));
    QString problem;
    const auto session = unfinished ? TableSession<Game>::resume(unfinished->id, store, systemTime(), problem) : nullptr;
    if (!session)
        return {};
    return {session->actionCount(), positionText(*session)};
}

/// Runs the child until it has told at least `reports` positions, waits `ms` more, kills it; its whole lines.
QList<QByteArray> runAndKill(const QString &folder, const QString &game, int reports, int ms)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("kill_child"), folder, game});
    QByteArray output;
    const bool told = QTest::qWaitFor([&] {
        output += child.readAllStandardOutput();
        return output.count("\nat ") + (output.startsWith("at ") ? 1 : 0) >= reports
            || child.state() == QProcess::NotRunning;
    }, 60000);
    if (!told || child.state() == QProcess::NotRunning)
        qFatal("The child told too little: %s", output.constData());
    QTest::qWait(ms);
    child.kill();
    child.waitForFinished();
    output += child.readAllStandardOutput();
    QList<QByteArray> lines = output.split('\n');
    lines.removeLast(); // cut off, or empty
    return lines;
}

template <typename Game>
void resumesAfterSigkill()
{
    const QString game = QString::fromLatin1(Game::name.data());
    QTemporaryDir folder;
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    Report before;
    for (int kill = 0; kill <= kills(); ++kill) {
        const QList<QByteArray> lines = runAndKill(folder.path(), game, 2 + static_cast<int>(random.bounded(5)),
                                                   static_cast<int>(random.bounded(400)));
        if (kill > 0) {
            const Report resumed = lastReport(lines, "resumed");
            QCOMPARE(resumed.actions, before.actions);
            QCOMPARE(resumed.position, before.position);
        }
        const Report last = lastReport(lines, "at");
        before = stored<Game>(folder.path());
        // Stored comes before told: what was told is there, and at most one action more.
        QVERIFY2(before.actions == last.actions || before.actions == last.actions + 1,
                 qPrintable(QStringLiteral("stored %1, told %2").arg(before.actions).arg(last.actions)));
        if (before.actions == last.actions)
            QCOMPARE(before.position, last.position);
    }
}

} // namespace

void TestKill::resumesDosAfterSigkill()
{
    resumesAfterSigkill<dos::Game>();
}

void TestKill::resumesUnoAfterSigkill()
{
    resumesAfterSigkill<uno::Game>();
}

TABLESIDE_TEST(TestKill)
#include "tst_kill.moc"
