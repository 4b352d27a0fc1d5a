// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The states with phones at the table: the panel through which phones join, and tables at which people play with phones.
#include "gallery_states.h"
#include "people_at_table.h"
#include "score_by_hand.h"

#include "app/settings/app_settings.h"

namespace tableside::test {

namespace {

/// Lets phones join, as somebody does who has read what that means.
void startPhones(Driver &driver)
{
    driver.application().settings().setPhonesExplained(true);
    driver.application().phones().start();
}

void showPhones(Driver &driver, const QString &button = QStringLiteral("phonesOpen"))
{
    driver.click(button);
    driver.waitForRest("phonesClose");
}

/// Opens a table whose first \p people seats have people.
template <typename Game>
void openPhoneTable(Driver &driver, int seats, int people)
{
    driver.holdComputers();
    startPhones(driver);
    openMatch(driver, peopleConfig<Game>(seats, people, 5));
    driver.anyTable()->finishEvents();
}

/// Opens a table of four with two phones, of which one is lost.
void openMixedTable(Driver &driver)
{
    openPhoneTable<dos::Game>(driver, 4, 4);
    driver.door().joinAt(0);
    driver.door().joinAt(1)->drop();
}

/// Opens a table at which only people with phones and computer players play.
template <typename Game>
void openPhonesOnly(Driver &driver, int seats, int people)
{
    openPhoneTable<Game>(driver, seats, people);
    for (int seat = 0; seat < people; ++seat)
        driver.door().joinAt(seat);
}

/// Plays random actions at a table of phones, until the log has \p lines lines.
template <typename Game>
void playOnPhones(Driver &driver, TableSession<Game> &session, int lines)
{
    Random random(7);
    while (session.isPlaying() && driver.anyTable()->log()->rowCount() < lines) {
        playAnyLegal(session, random);
        driver.anyTable()->finishEvents();
    }
}

/// Ends the connection of the phone whose player is in turn.
void loseTurn(Driver &driver, int people)
{
    QList<QPointer<FakeLine>> lines;
    for (int seat = 0; seat < people; ++seat)
        lines << driver.door().joinAt(seat);
    for (int seat = 0; seat < people; ++seat) {
        if (driver.anyTable()->anySession().turnSeat() == seat)
            lines[seat]->drop();
    }
}

std::vector<GalleryState> phonePanelStates()
{
    return {
        {"phones-start", [](Driver &driver) { showPhones(driver); }},
        {"phones-problem", [](Driver &driver) {
             driver.door().found.clear();
             showPhones(driver);
             driver.click("phonesStart");
             driver.waitForItem("phonesProblem");
         }},
        {"phones-empty", [](Driver &driver) {
             startPhones(driver);
             showPhones(driver);
         }},
        {"phones-trouble", [](Driver &driver) {
             driver.door().found = QStringList{"192.168.178.120", "10.42.0.1", "fd12:3456:789a:1::20"};
             startPhones(driver);
             showPhones(driver);
             driver.pressByKeys("phonesTrouble");
         }},
        {"phones-running", [](Driver &driver) {
             openMixedTable(driver);
             driver.click("tableMenu");
             showPhones(driver);
             driver.door().joinAt(0); // asks for the seat of the first phone
         }},
        {"phones-safety", [](Driver &driver) {
             startPhones(driver);
             for (const QString &name : {family[0], family[1]})
                 driver.door().joinAs(called(name));
             driver.door().join();
             showPhones(driver);
             driver.pressByKeys("phonesSafety");
         }},
    };
}

std::vector<GalleryState> phonePageStates()
{
    return {
        {"phones-home", [](Driver &driver) {
             startPhones(driver);
             for (const QString &name : family)
                 driver.door().joinAs(called(name));
         }},
        {"phones-setup", [](Driver &driver) {
             startPhones(driver);
             driver.door().joinAs(called(family[0]));
             driver.click("homePlayDos");
             driver.waitForItem("setupPage");
         }},
        {"phones-sheet", [](Driver &driver) {
             startPhones(driver);
             driver.door().joinAs(called(family[0]));
             beginGame(driver, family);
             driver.open(Navigator::ScoreSheet, "sheetPage");
         }},
        {"phones-sheet-menu", [](Driver &driver) {
             startPhones(driver);
             driver.door().joinAs(called(family[0]));
             beginGame(driver, family);
             driver.open(Navigator::ScoreSheet, "sheetPage");
             driver.click("sheetMenu");
         }},
        {"phones-calls", [](Driver &driver) {
             startPhones(driver);
             driver.application().callBooth().setGame("uno");
             driver.open(Navigator::Calls, "callPage");
         }},
    };
}

std::vector<GalleryState> phoneTableStates()
{
    return {
        {"phones-table", [](Driver &driver) {
             openPhoneTable<dos::Game>(driver, 4, 3);
             driver.door().joinAt(1);
             driver.door().joinAt(2)->drop();
         }},
        {"phones-table-hand", [](Driver &driver) {
             openPhoneTable<dos::Game>(driver, 4, 3);
             const int turn = driver.table().anySession().turnSeat();
             driver.door().joinAt((turn + 1) % 3);
             driver.door().joinAt((turn + 2) % 3)->drop();
             driver.click("handCoverShow");
         }},
        {"phones-table-all", [](Driver &driver) { openPhonesOnly<dos::Game>(driver, 4, 4); }},
        {"phones-table-uno", [](Driver &driver) { openPhonesOnly<uno::Game>(driver, 4, 4); }},
        {"phones-table-one", [](Driver &driver) { openPhonesOnly<dos::Game>(driver, 2, 1); }},
        {"phones-table-played", [](Driver &driver) {
             openPhonesOnly<dos::Game>(driver, 4, 3);
             playOnPhones(driver, driver.table().session(), 24);
         }},
        {"phones-table-uno-played", [](Driver &driver) {
             openPhonesOnly<uno::Game>(driver, 5, 5);
             playOnPhones(driver, driver.unoTable().session(), 12);
         }},
        {"phones-table-lost", [](Driver &driver) {
             openPhoneTable<dos::Game>(driver, 4, 4);
             loseTurn(driver, 4);
         }},
        {"phones-table-asked", [](Driver &driver) {
             openMixedTable(driver);
             driver.door().joinAt(0);
         }},
        {"phones-table-ten", [](Driver &driver) {
             openPhoneTable<uno::Game>(driver, 10, 10);
             for (int seat = 0; seat < 10; ++seat) {
                 const QPointer<FakeLine> line = driver.door().joinAt(seat);
                 if (seat % 4 == 3)
                     line->drop();
             }
         }},
    };
}

} // namespace

std::vector<GalleryState> phoneStates()
{
    std::vector<GalleryState> states = phonePanelStates();
    for (const auto &more : {phonePageStates(), phoneTableStates()})
        states.insert(states.end(), more.begin(), more.end());
    return states;
}

} // namespace tableside::test
