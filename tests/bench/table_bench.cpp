// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures a UNO table with ten seats: its objects, the time from "Start" to the first frame with all hands dealt, the memory,
// the time of a frame during the deal, while four or five cards are flying, and during the moment in which everyone passes their
// hand on, with all hands flying.
#include "../end_to_end/driver.h"
#include "stopwatch.h"

#include "engine/core/random.h"

#include <QApplication>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <iterator>
#include <vector>

using namespace tableside;
using namespace tableside::bench;
using namespace tableside::test;

namespace {

constexpr int seats = 10;
constexpr int fewestFlying = 4;

/// Adds the object, its children and its child items to `found`, recursively.
void collect(QObject *object, QSet<QObject *> &found)
{
    if (found.contains(object))
        return;
    found.insert(object);
    for (QObject *child : object->children())
        collect(child, found);
    if (const auto *item = qobject_cast<QQuickItem *>(object)) {
        for (QQuickItem *child : item->childItems())
            collect(child, found);
    }
}

void reportObjects(const char *what, QQuickItem *item)
{
    QSet<QObject *> found;
    collect(item, found);
    const auto items = std::count_if(found.begin(), found.end(),
                                     [](const QObject *object) { return qobject_cast<const QQuickItem *>(object); });
    std::printf("%s: %lld objects, of these %lld items\n", what, static_cast<long long>(found.size()),
                static_cast<long long>(items));
}

void prepare(Driver &driver)
{
    driver.tableController().setAiPace({100'000'000, 100'000'001, 0});
    driver.tableController().setGame(QStringLiteral("uno"));
    driver.tableController().unoSetup()->setSeatCount(seats);
    driver.tableController().unoSetup()->setDealNumber(QStringLiteral("2026"));
    driver.tableController().unoSetup()->setSevenZero(true);
}

void openTable(Driver &driver, Times &times)
{
    bool isShown = false;
    Stopwatch watch;
    const auto drawn = [&] {
        if (isShown)
            return;
        isShown = true;
        times.add(watch);
    };
    driver.tableController().startMatch();
    driver.unoTable().finishEvents();
    driver.navigator().open(Navigator::Table);
    const auto connection = QObject::connect(&driver.window(), &QQuickWindow::frameSwapped, &driver.window(), drawn,
                                             Qt::DirectConnection);
    driver.window().update();
    driver.waitFor([&] { return isShown; }, "the first frame");
    QObject::disconnect(connection);
    driver.waitForFrames();
}

/// Measures opening the table in a newly started app, and opening it again in the same app, five times.
void measureOpening()
{
    Times first;
    Times again;
    for (int repetition = 0; repetition < 5; ++repetition) {
        Driver driver;
        prepare(driver);
        const double before = memory();
        openTable(driver, first);
        if (repetition == 0) {
            std::printf("memory at home and at the table: %.1f, %.1f MB\n", before, memory());
            reportObjects("the table", driver.item("tablePage"));
            const auto &hand = driver.unoTable().cards()->hand(driver.unoTable().viewerSeat());
            reportObjects("a card of the hand", driver.item(QStringLiteral("card%1").arg(hand.front())));
        }
        driver.navigator().open(Navigator::Home);
        driver.waitForItem("homePage");
        openTable(driver, again);
    }
    report("first opening", std::move(first));
    report("opened again", std::move(again));
}

/// Measures the time between two frames in both of which \p isWanted returns true, until \p isOver does.
void measureFrames(const char *what, Driver &driver, const std::function<bool()> &isWanted,
                   const std::function<bool()> &isOver)
{
    Times frames;
    Stopwatch watch;
    bool wasWanted = false;
    const auto connection = QObject::connect(
        &driver.window(), &QQuickWindow::frameSwapped, &driver.window(),
        [&] {
            const bool isWantedNow = isWanted();
            if (isWantedNow && wasWanted)
                frames.add(watch);
            wasWanted = isWantedNow;
            watch = Stopwatch();
        },
        Qt::DirectConnection);
    driver.waitFor(isOver, what, 60000);
    QObject::disconnect(connection);
    report(what, std::move(frames));
}

/// Plays random actions of all seats until the seat in turn may play a 0, and plays it.
void playZero(Driver &driver)
{
    TableSession<uno::Game> &session = driver.unoTable().session();
    Random random(1);
    while (session.isPlaying()) {
        uno::ActionList legal;
        uno::legal_actions(session.match().state(), legal);
        const auto zero = std::ranges::find_if(legal, [](const uno::Action &action) {
            const auto *played = std::get_if<uno::PlayCard>(&action);
            return played && played->card.is_number() && played->card.number() == 0;
        });
        if (zero != legal.end()) {
            driver.settle();
            session.act(session.turnSeat(), *zero);
            return;
        }
        session.act(session.turnSeat(), legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        driver.unoTable().finishEvents();
    }
    qFatal("Nobody may play a 0");
}

/// Measures frames during the deal, with at least `fewestFlying` cards flying, and then during the scene of a 0.
void measureFlight()
{
    Driver driver({}, {1024, 768}, true);
    driver.application().settings().setSpeed(1.0);
    prepare(driver);
    driver.tableController().startMatch();
    driver.navigator().open(Navigator::Table);
    driver.waitForItem("tablePage");
    QSet<QObject *> objects;
    collect(driver.item("tablePage"), objects);
    QObjectList cards;
    std::copy_if(objects.begin(), objects.end(), std::back_inserter(cards),
                 [](const QObject *object) { return object->property("cardId").isValid(); });
    const auto isFlying = [](const QObject *card) { return card->property("moving").toBool(); };
    measureFrames(
        "frames with four or five cards flying", driver,
        [&] { return std::count_if(cards.begin(), cards.end(), isFlying) >= fewestFlying; },
        [&] { return driver.unoTable().cards()->hand(seats - 1).size() == 7; });
    driver.unoTable().finishEvents();
    playZero(driver);
    const auto isShown = [&] { return !driver.unoTable().moment().words.isEmpty(); };
    driver.waitFor(isShown, "the moment");
    measureFrames("frames while all hands are passed on", driver, isShown, [&] { return !isShown(); });
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    measureOpening();
    measureFlight();
}
