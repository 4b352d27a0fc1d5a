// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The states of the games played: their list, one of them, and the statistics of up to two hundred simulated games.
#include "called.h"
#include "gallery_states.h"
#include "tests/app/history/simulated_match.h"

#include <QDateTime>
#include <QThread>

namespace tableside::test {

namespace {

/// Stores \p games games and opens their list. The last one was played an hour ago; some days have several, others none.
void open(Driver &driver, int games, bool withRecords = true)
{
    QSqlQuery(driver.application().database().connection()).exec(QStringLiteral("BEGIN"));
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (int number = 0; number < games; ++number) {
        const int back = games - 1 - number;
        const qint64 hours = 1 + back * 7 + back * back / 4;
        keepPlayed(driver.application().database(), simulatedMatch(number), now - hours * 3'600'000,
                   (9 + number * 7 % 41) * 60'000, true, withRecords);
    }
    QSqlQuery(driver.application().database().connection()).exec(QStringLiteral("COMMIT"));
    driver.open(Navigator::GamesPlayed, "historyPage");
}

/// Opens the statistics of a family's device: each member of the family has played some games, and so has an unnamed person.
void openFamilysStatistics(Driver &driver)
{
    People &people = *driver.scores().people();
    for (const QString &name : family) {
        if (!people.keep(people.newPerson(called(name))))
            qFatal("%s", qPrintable(people.problem()));
    }
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (int number = 0; number < 60; ++number) {
        SimulatedMatch match = simulatedMatch(number);
        if (const int who = number * number % 7; who < family.size())
            match.digest.seats[0].personId = people.named(called(family[who]))->id;
        keepPlayed(driver.application().database(), match, now - (60 - number) * 90'000'000LL, 20 * 60'000, true, false);
    }
    driver.open(Navigator::GamesPlayed, "historyPage");
    driver.click("historyTab1");
    driver.waitForFrames();
}

/// Opens a list with games that have no record, an unreadable record, or were continued from a replay, while the job that
/// evaluates earlier matches runs.
void openRemarkable(Driver &driver)
{
    const Database &database = driver.application().database();
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    SimulatedMatch playedOn = simulatedMatch(3);
    playedOn.digest.playedOn = true;
    playedOn.digest.takeBacks = 2;
    SimulatedMatch unreadable = simulatedMatch(4);
    unreadable.digest = digestOfUnreadable(unreadable.game, unreadable.record.first());
    SimulatedMatch unknown = simulatedMatch(5);
    unknown.digest = digestOfUnreadable(unknown.game, {});
    keepPlayed(database, unknown, now - 60 * 3'600'000LL);
    keepPlayed(database, unreadable, now - 50 * 3'600'000LL);
    keepPlayed(database, simulatedMatch(6), now - 30 * 3'600'000LL, 20 * 60'000, true, false);
    keepPlayed(database, playedOn, now - 3'600'000);
    driver.open(Navigator::GamesPlayed, "historyPage");
    const auto work = [](JobProgress &progress) {
        while (progress.reach(120, 400))
            QThread::msleep(20);
        return FileOutcome();
    };
    driver.application().history().deriveJob().start({}, work, [](const FileOutcome &) {});
    driver.waitForItem("historyLate");
}

/// Opens the trophies of \p games simulated games.
void openTrophies(Driver &driver, int games)
{
    open(driver, games, false);
    driver.click("historyTrophies");
    driver.waitForRest("trophiesBack");
}

void openStatistics(Driver &driver, int games)
{
    open(driver, games, false);
    driver.click("historyTab1");
    driver.waitForFrames();
}

} // namespace

std::vector<GalleryState> historyStates()
{
    return {
        {"history-empty", [](Driver &driver) { open(driver, 0); }},
        {"history-list", [](Driver &driver) { open(driver, 30); }},
        {"history-list-remarks", openRemarkable},
        {"history-game-unreadable", [](Driver &driver) {
             openRemarkable(driver);
             driver.click("historyRow2", {0.3, 0.5});
             driver.waitForRest("playedClose");
         }},
        {"history-filter", [](Driver &driver) {
             open(driver, 30);
             driver.click("historyFilter");
             driver.waitForRest("historyFilterClose");
         }},
        {"history-no-match", [](Driver &driver) {
             open(driver, 30);
             driver.application().history().list()->setSearch(QStringLiteral("Maximiliane"));
             driver.waitForFrames();
         }},
        {"history-deleted", [](Driver &driver) {
             open(driver, 30);
             driver.click("historyRemove0");
             driver.waitForRest("historyRestore");
         }},
        {"history-game", [](Driver &driver) {
             open(driver, 30);
             driver.click("historyRow0", {0.3, 0.3});
             driver.waitForRest("playedClose");
         }},
        {"history-game-result-only", [](Driver &driver) {
             open(driver, 12, false);
             driver.click("historyRow0", {0.3, 0.3});
             driver.waitForRest("playedClose");
         }},
        {"history-export", [](Driver &driver) {
             open(driver, 30);
             driver.click("historyExport");
             driver.waitForRest("historyExportClose");
         }},
        {"history-statistics", [](Driver &driver) { openStatistics(driver, 200); }},
        {"history-statistics-levels", [](Driver &driver) {
             openStatistics(driver, 200);
             QQuickItem *view = driver.item("statisticsView");
             view->setProperty("contentY", 560);
             driver.waitForFrames();
         }},
        {"history-statistics-opponents", [](Driver &driver) {
             openStatistics(driver, 200);
             QQuickItem *view = driver.item("statisticsView");
             view->setProperty("contentY", view->property("contentHeight").toReal() - view->height());
             driver.waitForFrames();
         }},
        {"history-statistics-family", [](Driver &driver) { openFamilysStatistics(driver); }},
        {"history-statistics-few", [](Driver &driver) { openStatistics(driver, 3); }},
        {"trophies", [](Driver &driver) { openTrophies(driver, 60); }},
        {"trophies-end", [](Driver &driver) {
             openTrophies(driver, 60);
             QQuickItem *view = driver.item("trophiesPage")->property("scroller").value<QQuickItem *>();
             view->setProperty("contentY", view->property("contentHeight").toReal() - view->height());
             driver.waitForFrames();
         }},
        {"trophies-high-contrast", [](Driver &driver) {
             driver.application().settings().setHighContrast(true);
             openTrophies(driver, 60);
         }},
        {"trophies-none", [](Driver &driver) { openTrophies(driver, 0); }},
        {"trophies-family", [](Driver &driver) {
             openFamilysStatistics(driver);
             driver.click("historyTrophies");
             driver.waitForRest("trophiesBack");
         }},
        {"history-settings", [](Driver &driver) {
             driver.open(Navigator::Settings, "settingsPage");
             driver.tabTo("dataRecords1"); // scrolls the button into sight
         }},
    };
}

} // namespace tableside::test
