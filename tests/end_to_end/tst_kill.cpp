// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Kills the app with SIGKILL in the middle of rounds with some undo, again and again. Each time the app resumes the identical
// position.
#include "killed_child.h"
#include "test_program.h"
#include "uno_driver.h"

#include <QRandomGenerator>
#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestKill : public QObject
{
    Q_OBJECT

private slots:
    void resumesDosAfterSigkill();
    void resumesUnoAfterSigkill();
    void resumesPassAndPlayAfterSigkill();
};

namespace {

/// A position of a match, as the child printed it or as the database holds it.
struct Report
{
    qint64 actions = -1;
    QByteArray position;
    bool isFinished = false; ///< Whether the match is over, so that the app does not resume it.
};

/// Returns the position in the last line of the given kind, or no actions (-1) if there is no such line.
Report lastReport(const QList<QByteArray> &lines, const QByteArray &kind)
{
    for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
        if (!line->startsWith(kind + ' '))
            continue;
        const qsizetype number = kind.size() + 1;
        const qsizetype text = line->indexOf(' ', number);
        return {line->mid(number, text - number).toLongLong(), line->mid(text + 1), false};
    }
    return {};
}

/// Returns the position of the newest match in the database, read without the app, or no actions (-1) if there is none.
template <typename Game>
Report stored(const QString &folder)
{
    Database database(folder + "/tableside.sqlite");
    MatchStore store(database);
    QSqlQuery newest(database.connection());
    newest.prepare("SELECT id, finished_at IS NOT NULL FROM table_match WHERE game = :game ORDER BY id DESC LIMIT 1");
    newest.bindValue(":game", QString::fromLatin1(Game::name.data()));
    if (!newest.exec() || !newest.next())
        return {};
    QString problem;
    const auto session = TableSession<Game>::resume(newest.value(0).toLongLong(), store, systemTime(), problem);
    if (!session)
        return {};
    return {session->actionCount(), positionText(*session), newest.value(1).toBool()};
}

template <typename Game>
void resumesAfterSigkill(const QString &game = QString::fromLatin1(Game::name.data()))
{
    QTemporaryDir folder;
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    const int kills = killCount(10);
    Report before;
    int resumes = 0;
    int matches = 1;
    for (int kill = 0; kill <= kills; ++kill) {
        const int reports = 2 + static_cast<int>(random.bounded(5));
        const auto isEnough = [&](const QByteArray &output) {
            return output.count("\nat ") + (output.startsWith("at ") ? 1 : 0) >= reports;
        };
        const QList<QByteArray> lines = runAndKill({QStringLiteral("kill_child"), folder.path(), game}, isEnough,
                                                   static_cast<int>(random.bounded(400)));
        const Report resumed = lastReport(lines, "resumed");
        if (before.actions >= 0 && !before.isFinished) {
            QCOMPARE(resumed.actions, before.actions);
            QCOMPARE(resumed.position, before.position);
            ++resumes;
        } else {
            QCOMPARE(resumed.actions, -1);
        }
        matches += before.isFinished;
        const Report told = lastReport(lines, "at");
        const Report last = told.actions < 0 ? resumed : told;
        before = stored<Game>(folder.path());
        // The child stores an action before it prints it, so at most one stored action has not been printed.
        QVERIFY2(before.actions == last.actions || before.actions == last.actions + 1,
                 qPrintable(QStringLiteral("stored %1, printed %2").arg(before.actions).arg(last.actions)));
        if (before.actions == last.actions)
            QCOMPARE(before.position, last.position);
    }
    qInfo("%d kills, %d times resumed, %d matches", kills, resumes, matches);
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

/// Two people share the device with a computer player. The child opens the hand cover that covers the hands between turns.
void TestKill::resumesPassAndPlayAfterSigkill()
{
    resumesAfterSigkill<dos::Game>(QStringLiteral("people"));
}

TABLESIDE_TEST(TestKill)
#include "tst_kill.moc"
