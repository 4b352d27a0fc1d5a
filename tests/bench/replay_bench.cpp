// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the replay of a match of UNO with at least 500 actions: opening it, going back a step from its end, and jumping to
// any step.
#include "../end_to_end/driver.h"
#include "../end_to_end/people_at_table.h"
#include "stopwatch.h"
#include "tests/app/table/played_record.h"

#include "app/table/replay/match_replay.h"

#include <QApplication>

#include <cstdio>

using namespace tableside;
using namespace tableside::bench;
using namespace tableside::test;

namespace {

constexpr std::size_t leastActions = 500;

QByteArray longMatch(int seats)
{
    auto config = peopleConfig<uno::Game>(seats, 1, 2026);
    config.rules.target = uno::Ruleset::highest_target;
    QByteArray record;
    for (const std::string &line : playedRecord(config, leastActions))
        record += QByteArray::fromStdString(line) + '\n';
    return record;
}

void measure(int seats)
{
    const QByteArray record = longMatch(seats);
    Driver driver;
    Times opening;
    for (int repetition = 0; repetition < 5; ++repetition) {
        Stopwatch watch;
        if (!driver.tableController().showRecord(QStringLiteral("uno"), record))
            qFatal("%s", qPrintable(driver.tableController().notice()));
        opening.add(watch);
    }
    driver.navigator().open(Navigator::Replay);
    driver.waitForItem("replayPage");
    MatchReplay &replay = *driver.tableController().replay();
    replay.goTo(replay.count());
    driver.waitForFrames();
    std::printf("UNO, %d seats: %d steps\n", seats, replay.count());
    Times back;
    for (int step = 0; step < 100; ++step) {
        Stopwatch watch;
        replay.stepBack(MatchReplay::Action);
        back.add(watch);
        driver.waitForFrames();
    }
    Times anywhere;
    for (int jump = 0; jump < 100; ++jump) {
        Stopwatch watch;
        replay.goTo(jump * 7919 % replay.count());
        anywhere.add(watch);
    }
    report("opening", std::move(opening));
    report("a step back from the end", std::move(back));
    report("to anywhere", std::move(anywhere));
    std::printf("memory: %.1f MB\n", memory());
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    measure(2);
    measure(10);
}
