// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the cost of an open window without any input: CPU time of all threads, frames, and wakings of the event loop per
// minute, once all animations of the page have ended. `tableside_idle_bench [SECONDS]`; the default is 60.
#include "../end_to_end/driver.h"
#include "../end_to_end/lesson_by_hand.h"
#include "../end_to_end/people_at_table.h"
#include "stopwatch.h"
#include "tests/app/table/played_record.h"

#include "app/table/replay/match_replay.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QEventLoop>
#include <QTimer>

#include <cstdio>

using namespace tableside;
using namespace tableside::bench;
using namespace tableside::test;

namespace {

constexpr int stillSeconds = 5; // the number of seconds in a row with hardly any CPU time
constexpr int mostSecondsToRest = 300;

/// Waits without waking up. The driver's own functions would poll every few milliseconds.
void sleepFor(int seconds)
{
    QEventLoop loop;
    QTimer::singleShot(seconds * 1000, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Waits until the app uses hardly any CPU time. Buttons that wait for a press pulse for ten seconds, and a replay searches for
/// better plays.
void waitForRest()
{
    int still = 0;
    for (int second = 0; still < stillSeconds; ++second) {
        if (second == mostSecondsToRest)
            qFatal("It never comes to rest");
        const Stopwatch watch;
        sleepFor(1);
        still = watch.cpuMs() < 20 ? still + 1 : 0;
    }
}

void measure(const char *where, Driver &driver, int seconds)
{
    waitForRest();
    int frames = 0;
    int wakings = 0;
    QObject listener;
    QObject::connect(
        &driver.window(), &QQuickWindow::frameSwapped, &listener, [&] { ++frames; }, Qt::DirectConnection);
    QObject::connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake, &listener,
                     [&] { ++wakings; });
    const Stopwatch watch;
    sleepFor(seconds);
    std::printf("%s: %.0f ms of CPU time, %d frames, %d wakings in %d s\n", where, watch.cpuMs(), frames, wakings,
                seconds);
    std::fflush(stdout);
}

void sitDown(Driver &driver)
{
    driver.tableController().setAiPace({100'000'000, 100'000'001, 0});
    driver.tableController().setup()->setDealNumber(QStringLiteral("4"));
    driver.tableController().startMatch();
    driver.navigator().open(Navigator::Table);
    driver.waitForItem("tablePage");
    driver.anyTable()->finishEvents();
    if (!driver.anyTable()->isMyTurn())
        qFatal("The table does not wait for the person");
}

void openReplay(Driver &driver)
{
    QByteArray record;
    for (const std::string &line : playedRecord(peopleConfig<dos::Game>(3, 1, 11)))
        record += QByteArray::fromStdString(line) + '\n';
    if (!driver.tableController().showRecord(QStringLiteral("dos"), record))
        qFatal("%s", qPrintable(driver.tableController().notice()));
    driver.navigator().open(Navigator::Replay);
    driver.waitForRest("replayPlay");
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    const int seconds = QCoreApplication::arguments().value(1, QStringLiteral("60")).toInt();
    Driver driver({}, {1024, 768}, true);
    measure("at home", driver, seconds);
    sitDown(driver);
    measure("at the table, in the person's turn", driver, seconds);
    driver.navigator().open(Navigator::Home);
    driver.waitForItem("homePage");
    openLesson(driver, QStringLiteral("dos"));
    waitForCoach(driver);
    measure("in a lesson that waits", driver, seconds);
    driver.navigator().open(Navigator::Home);
    driver.waitForItem("homePage");
    openReplay(driver);
    measure("in a replay", driver, seconds);
    driver.navigator().open(Navigator::Rules);
    driver.waitForItem("rulesPage");
    measure("in the rules, with a cursor in the search", driver, seconds);
}
