// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A child process that enters rounds by touch in the real window and continues the sheet that an earlier run left. It writes
// every stored fact to standard output until a test kills it. The lines of the output:
//   fact NUMBER JSON    after a tap, when its fact is stored and shown
//   shown SEAT POINTS   after the start: the hand being counted and its points, each -1 if there is none
#include "test_program.h"
#include "score_by_hand.h"

#include "app/store/schema/fact_text.h"

#include <QApplication>

#include <cstdio>

using namespace tableside;
using namespace tableside::test;

static int scoreKillChild(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    if (argc != 2)
        return 2;
    Driver driver(QString::fromLocal8Bit(argv[1]));
    if (driver.scores().hasUnfinished()) {
        driver.tap("homeScore");
        driver.waitForItem("sheetPage");
    } else {
        startSheet(driver, {"Anna", "Ben", "Cleo"});
    }
    ScoreGame &game = *driver.scores().game();
    game.setTarget(100'000);
    const auto tell = [&] {
        const auto &facts = game.session().ledger().facts();
        std::printf("fact %zu %s\n", facts.size(), factText(facts.back()).constData());
        std::fflush(stdout);
    };
    QObject::connect(&game.session(), &ScoreSession::changed, tell);
    QObject::connect(&game.session(), &ScoreSession::draftChanged, tell);
    if (!game.sheet().open.out.has_value()) {
        std::printf("shown -1 -1\n");
    } else {
        driver.tap("sheetEnter");
        const HandEntry &begun = *game.entry();
        driver.waitFor([&] { return begun.round() >= 0; }, "the entry");
        std::printf("shown %d %d\n", begun.seat(), begun.points());
    }
    std::fflush(stdout);
    while (true) {
        HandEntry &entry = *game.entry();
        if (entry.round() < 0)
            driver.tap("sheetEnter");
        else if (!entry.isRoundOver())
            driver.tap("out1");
        else if (entry.canClose())
            driver.tap("entryClose");
        else {
            driver.tap("pad_r7");
            driver.settle(); // so that the test can kill the process in the middle of a hand
            driver.tap("key_8");
            driver.tap(driver.isThere("entryClose") ? "entryClose" : "entryNext");
        }
        driver.settle();
    }
}

TABLESIDE_CHILD(scoreKillChild)
