// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A page without input comes to rest: nothing is drawn and the event loop hardly wakes up, so an open window does not drain the
// battery.
#include "driver.h"
#include "lesson_by_hand.h"
#include "people_at_table.h"
#include "score_by_hand.h"
#include "test_program.h"

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QTest>
#include <QTimer>

using namespace tableside;
using namespace tableside::test;

class TestStill : public QObject
{
    Q_OBJECT

private slots:
    void comesToRest_data();
    void comesToRest();
};

namespace {

constexpr int mostSeconds = 40; // until the page is at rest: notices fade, and buttons to press pulse for ten seconds
constexpr int mostWakings = 3;  // in a second, including the timer that ends the second

struct Second
{
    int frames = 0;
    int wakings = 0;
};

/// Counts the frames and the wakings of the event loop for a second, without QTest's waiting, which wakes the loop every few
/// milliseconds.
Second watchASecond(Driver &driver)
{
    Second seen;
    QObject listener;
    QObject::connect(&driver.window(), &QQuickWindow::frameSwapped, &listener, [&] { ++seen.frames; }, Qt::DirectConnection);
    QObject::connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake, &listener, [&] { ++seen.wakings; });
    QEventLoop loop;
    QTimer::singleShot(1000, &loop, &QEventLoop::quit);
    loop.exec();
    return seen;
}

void sitDown(Driver &driver, const char *page)
{
    driver.holdComputers();
    driver.tableController().setGame(QString::fromLatin1(page));
    for (int deal = 1; deal < 100; ++deal) {
        driver.tableController().setup()->setDealNumber(QString::number(deal));
        driver.tableController().startMatch();
        driver.anyTable()->finishEvents();
        if (driver.anyTable()->isMyTurn())
            break;
    }
    QVERIFY(driver.anyTable()->isMyTurn());
    driver.open(Navigator::Table, "tablePage");
}

} // namespace

void TestStill::comesToRest_data()
{
    QTest::addColumn<QString>("where");
    for (const char *where : {"home", "dos", "uno", "lesson", "replay", "setup", "history", "trophies", "book", "sheet", "calls", "settings"})
        QTest::newRow(where) << QString::fromLatin1(where);
}

void TestStill::comesToRest()
{
    QFETCH(const QString, where);
    Driver driver({}, {1024, 768}, true);
    if (where == "dos" || where == "uno") {
        sitDown(driver, qPrintable(where));
    } else if (where == "lesson") {
        openLesson(driver, QStringLiteral("dos"));
        waitForCoach(driver);
    } else if (where == "replay") {
        openReplay(driver, peopleConfig<dos::Game>(3, 1, 11));
    } else if (where == "sheet") {
        beginGame(driver, {"Anna", "Ben"});
        driver.navigator().open(Navigator::ScoreSheet);
    } else if (where != "home") {
        driver.navigator().open(where == "setup"      ? Navigator::Setup
                                : where == "history"  ? Navigator::GamesPlayed
                                : where == "trophies" ? Navigator::Trophies
                                : where == "book"     ? Navigator::ScoreBook
                                : where == "calls"    ? Navigator::Calls
                                                      : Navigator::Settings);
    }
    Second last;
    for (int second = 0; second < mostSeconds; ++second) {
        last = watchASecond(driver);
        if (last.frames == 0 && last.wakings <= mostWakings)
            return;
    }
    QFAIL(qPrintable(QStringLiteral("The page does not come to rest: %1 frames and %2 wakings in the last second")
                         .arg(last.frames).arg(last.wakings)));
}

TABLESIDE_TEST(TestStill)
#include "tst_still.moc"
