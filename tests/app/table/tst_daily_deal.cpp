// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The deal of the day: the same deal for everyone, one try a day, the streak, and the card of a result.
#include "tests/app/row_note.h"
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/daily/daily_deal.h"
#include "app/table/table_controller.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImageReader>
#include <QMimeData>
#include <QTest>

using namespace tableside;
using test::PlayFixture;
using test::RowNote;

class TestDailyDeal : public QObject
{
    Q_OBJECT

private slots:
    void dealsTheSameToEveryone();
    void isPlayedOnceADay();
    void countsTheDaysInARow();
    void isNotPlayedAgainAfterGivingUp();
    void isNotDealtIfTheGamesCannotBeRead();
    void givesTheResultAway();
};

namespace {

const QDate monday(2026, 11, 30);

/// A table controller whose date the test sets.
struct DailyTable
{
    DailyTable() { controller.daily()->setToday([this] { return today; }); }

    DailyRow row(const QString &game = QStringLiteral("dos")) { return controller.daily()->row(game); }

    /// Plays today's deal of DOS to its end with random actions. Returns false if it can't be begun.
    bool play()
    {
        if (!controller.playDaily(QStringLiteral("dos")))
            return false;
        auto &session = qobject_cast<DosTable *>(controller.table())->session();
        test::playUntil(session, Random(7), [&] { return session.isOver(); });
        controller.leaveTable();
        return true;
    }

    PlayFixture fixture;
    QDate today = monday;
    TableController controller{fixture.database, fixture.sounds, fixture.settings, fixture.time, fixture.people};
};

} // namespace

/// People compare their results, so these numbers must never change.
void TestDailyDeal::dealsTheSameToEveryone()
{
    const MatchConfig<dos::Game> dosDeal = dailyConfig<dos::Game>(monday, {});
    const MatchConfig<uno::Game> unoDeal = dailyConfig<uno::Game>(monday, {});
    QCOMPARE(dosDeal.seed, quint64(5193529878489442765U));
    QCOMPARE(unoDeal.seed, quint64(12117074670902614456U));
    QCOMPARE(dosDeal.portraits().mid(1).join(u' '), QStringLiteral("heron otter fox"));
    QCOMPARE(unoDeal.portraits().mid(1).join(u' '), QStringLiteral("owl heron bear"));
    QVERIFY(dailySeed(QStringLiteral("dos"), monday.addDays(1)) != dosDeal.seed);
    dos::Ruleset printed;
    printed.target = dos::Ruleset::one_round;
    QVERIFY(dosDeal.rules == printed);
    QCOMPARE(dosDeal.people(), std::vector<int>{0});
    QVERIFY(!dosDeal.seats.front().hintsAllowed && !dosDeal.mayTakeBack());
    for (int seat = 1; seat < 4; ++seat)
        QCOMPARE(dosDeal.seats[static_cast<std::size_t>(seat)].level, std::optional(Level::medium));
}

void TestDailyDeal::isPlayedOnceADay()
{
    DailyTable table;
    QVERIFY(table.row().isOpen());
    QVERIFY(table.controller.playDaily(QStringLiteral("dos")));
    QVERIFY(table.controller.table()->isDaily());
    QVERIFY(table.controller.table()->isOneRound());
    table.controller.leaveTable();
    table.controller.daily()->reload();
    QVERIFY(table.row().isUnfinished());
    const qint64 begun = table.row().match.id;
    QVERIFY(table.play()); // continues the same match
    QCOMPARE(table.row().match.id, begun);
    QVERIFY(table.row().isOver());
    QCOMPARE(table.row().match.digest.figures.rounds, 1);
    QVERIFY(!table.row().sentence.isEmpty());
    QVERIFY(!table.play());
    QVERIFY(table.row(QStringLiteral("uno")).isOpen()); // the other game has a deal of its own
    table.today = monday.addDays(1);
    table.controller.daily()->reload();
    QVERIFY(table.row().isOpen());
}

void TestDailyDeal::countsTheDaysInARow()
{
    // The day after Monday, whether the deal is played, the streak before it is played, and the longest streak at the end of the day
    const QList<std::tuple<int, bool, int, int>> rows{{0, true, 0, 1}, {1, true, 1, 2}, {2, true, 2, 3}, {3, false, 3, 3},
                                                      {4, false, 0, 3}, {5, true, 0, 3}, {6, true, 1, 3}};
    DailyTable table;
    for (const auto &[day, plays, before, longest] : rows) {
        const RowNote note(QString::number(day));
        table.today = monday.addDays(day);
        table.controller.daily()->reload();
        QCOMPARE(table.row().streak, before);
        if (plays) {
            QVERIFY(table.play());
            QCOMPARE(table.row().streak, before + 1);
        }
        QCOMPARE(table.row().longestStreak, longest);
    }
}

void TestDailyDeal::isNotPlayedAgainAfterGivingUp()
{
    DailyTable table;
    QVERIFY(table.controller.playDaily(QStringLiteral("dos")));
    table.controller.discardWhenLeft();
    table.controller.leaveTable();
    QVERIFY(!table.play());
    QVERIFY(!table.row().isOpen() && !table.row().isUnfinished() && !table.row().isOver());
    QCOMPARE(table.row().streak, 0);
    table.controller.pageNotice()->undo(); // restores the match
    QVERIFY(table.play());
    QCOMPARE(table.row().streak, 1);
}

void TestDailyDeal::isNotDealtIfTheGamesCannotBeRead()
{
    DailyTable table;
    QSqlQuery(table.fixture.database.connection()).exec(QStringLiteral("ALTER TABLE table_match RENAME TO elsewhere"));
    QVERIFY(!table.controller.playDaily(QStringLiteral("dos")));
    QVERIFY(table.controller.daily()->notice()->isError());
    QVERIFY(!table.controller.table());
}

void TestDailyDeal::givesTheResultAway()
{
    DailyTable table;
    DailyDeal &daily = *table.controller.daily();
    daily.setExportFolder(table.fixture.folder.path());
    QVERIFY(!daily.saveCard(QStringLiteral("dos"))); // nothing to save yet
    QVERIFY(daily.cardUrl(QStringLiteral("dos")).isEmpty());
    QVERIFY(table.play());
    QCOMPARE(table.row().cardLines.size(), 3);
    QVERIFY(table.row().cardLines.first().contains(QStringLiteral("DOS")));
    QVERIFY(daily.saveCard(QStringLiteral("dos")));
    const QStringList files = QDir(table.fixture.folder.path()).entryList({QStringLiteral("*.png")});
    QCOMPARE(files.size(), 1);
    QCOMPARE(QImageReader(table.fixture.folder.filePath(files.first())).size(), QSize(1200, 630));
    daily.copyCard(QStringLiteral("dos"));
    const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(copied->text(), table.row().cardLines.join(u'\n'));
    QVERIFY(copied->hasImage());
}

TABLESIDE_TEST(TestDailyDeal)
#include "tst_daily_deal.moc"
