// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The states of the call booth in its three modes, and of the panels over it.
#include "booth_by_hand.h"
#include "called.h"
#include "gallery_states.h"

#include <QTest>

namespace tableside::test {

namespace {

CallBooth &booth(Driver &driver)
{
    return driver.application().callBooth();
}

void sit(Driver &driver, int seats)
{
    CallSeats &places = *booth(driver).seats();
    while (places.count() < seats)
        places.add();
    while (places.count() > seats)
        places.remove();
    for (int seat = 0; seat < qMin<int>(seats, static_cast<int>(family.size())); ++seat)
        places.rename(seat, called(family[seat]));
}

void show(Driver &driver, const QString &mode, int seats = 4)
{
    sit(driver, seats);
    driver.navigator().open(Navigator::Calls);
    driver.item("callPage")->setProperty("mode", mode);
    driver.settle();
}

/// Shows the booth with the players of a score sheet.
void showTied(Driver &driver)
{
    for (const QString &name : family)
        driver.scores().setup()->addNamed(called(name));
    if (!driver.scores().startGame())
        qFatal("No sheet: %s", qPrintable(driver.scores().notice()));
    driver.open(Navigator::Calls, "callPage");
}

void press(Driver &driver, int seat, double ms)
{
    booth(driver).press(seat, 1000 + ms);
}

/// Shows a catch: a player without a mark pressed before the two marked players.
void showCaught(Driver &driver)
{
    booth(driver).setGraceSeconds(0);
    showTied(driver);
    booth(driver).mark(1);
    booth(driver).mark(3);
    press(driver, 0, 0);
    press(driver, 1, 112);
    press(driver, 3, 207);
}

void fillLog(Driver &driver)
{
    showCaught(driver);
    for (int call = 0; call < 12; ++call) {
        booth(driver).clearRace();
        if (call % 3 == 0)
            booth(driver).mark(call % 4);
        press(driver, call % 4, call * 5000);
        if (call % 3 != 2)
            press(driver, (call + 1) % 4, call * 5000 + 7 + call * 13);
    }
    booth(driver).clearRace();
    booth(driver).shout();
    booth(driver).log()->write();
}

void showPanel(Driver &driver, const QString &item)
{
    driver.settle();
    driver.click(item);
}

} // namespace

namespace {

std::vector<GalleryState> oneButtonStates()
{
    return {
        {"call-one", [](Driver &driver) { show(driver, "one"); }},
        {"call-one-flash", [](Driver &driver) {
             show(driver, "one");
             booth(driver).setGame("uno");
             booth(driver).shout();
             booth(driver).log()->write();
         }},
        {"call-one-silent", [](Driver &driver) {
             driver.application().settings().setSoundOn(false);
             show(driver, "one");
         }},
    };
}

std::vector<GalleryState> seatsStates()
{
    return {
        {"call-seats", [](Driver &driver) { showTied(driver); }},
        {"call-seats-two", [](Driver &driver) { show(driver, "seats", 2); }},
        {"call-seats-ten", [](Driver &driver) { show(driver, "seats", 10); }},
        {"call-seats-caught", [](Driver &driver) {
             showCaught(driver);
             QTest::qWait(1200); // until the flash is over
         }},
        {"call-seats-tie", [](Driver &driver) {
             booth(driver).setGraceSeconds(0);
             show(driver, "seats", 7);
             booth(driver).mark(2);
             press(driver, 2, 5000);
             press(driver, 5, 5006);
             QTest::qWait(1200);
         }},
        {"call-seats-flash", [](Driver &driver) {
             show(driver, "seats");
             press(driver, 1, 0);
         }},
        {"call-seats-early", [](Driver &driver) {
             booth(driver).setGraceSeconds(5);
             show(driver, "seats");
             booth(driver).mark(2);
             press(driver, 1, 0);
         }},
        {"call-seats-own", [](Driver &driver) {
             show(driver, "seats");
             press(driver, 1, 0);
             QTest::qWait(2000); // until the race is over
         }},
        {"call-seats-whose", [](Driver &driver) {
             show(driver, "seats", 10);
             press(driver, 1, 0);
             press(driver, 6, 40);
             QTest::qWait(2000);
         }},
    };
}

std::vector<GalleryState> otherCallStates()
{
    return {
        {"call-poses", [](Driver &driver) {
             booth(driver).setGame("uno");
             show(driver, "poses");
             booth(driver).referee()->begin(0);
             booth(driver).referee()->begin(2);
             booth(driver).referee()->moved(2);
         }},
        {"call-log", [](Driver &driver) {
             fillLog(driver);
             showPanel(driver, "callLog");
         }},
        {"call-voices", [](Driver &driver) {
             showTied(driver);
             showPanel(driver, "callVoices");
         }},
        {"call-voices-delete", [](Driver &driver) {
             showTied(driver);
             recordVoice(driver);
             showPanel(driver, "callVoices");
             driver.waitForRest("voiceRecord");
             driver.pressByKeys("voiceRemove8");
             driver.waitFor([&] { return driver.focusName() == "voiceKeep8"; }, "the question");
         }},
        {"call-voices-silent", [](Driver &driver) {
             driver.application().settings().setSoundOn(false);
             showTied(driver);
             showPanel(driver, "callVoices");
             driver.waitForItem("callSilence");
         }},
        {"call-people", [](Driver &driver) {
             for (const QString &name : family)
                 driver.scores().people()->keep(driver.scores().people()->newPerson(called(name)));
             show(driver, "seats");
             showPanel(driver, "callPeople");
         }},
    };
}

} // namespace

std::vector<GalleryState> callStates()
{
    std::vector<GalleryState> states = oneButtonStates();
    for (const auto &more : {seatsStates(), otherCallStates()})
        states.insert(states.end(), more.begin(), more.end());
    return states;
}

} // namespace tableside::test
