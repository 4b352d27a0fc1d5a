// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery_states.h"
#include "people_at_table.h"

#include "app/settings/app_settings.h"

namespace tableside::test {

namespace {

const AiPace never{100'000'000, 100'000'001, 0, 0};

/// Plays one deal after the other for all seats until \p wanted holds, then shows the table. Reveals the cards of each person
/// whose turn comes.
template <typename Game, typename Table>
void playPeopleUntil(Driver &driver, MatchConfig<Game> config, Table &(Driver::*tableOf)(),
                     const std::function<bool(Table &)> &wanted)
{
    driver.tableController().setAiPace(never);
    for (config.seed = 1; config.seed < 200; ++config.seed) {
        const QString game = QString::fromLatin1(Game::name.data(), static_cast<qsizetype>(Game::name.size()));
        openRecord(driver.tableController(), game, headerLine(config));
        Random random(config.seed);
        for (int actions = 0; actions < 300; ++actions) {
            Table &table = (driver.*tableOf)();
            table.finishEvents();
            if (wanted(table)) {
                driver.open(Navigator::Table, "tablePage");
                driver.settle();
                return;
            }
            if (!table.session().isPlaying())
                break;
            if (table.passAndPlay()->awaited() >= 0)
                table.showCards();
            playAnyLegal(table.session(), random);
        }
    }
    qFatal("No deal leads to the wanted state");
}

void playDosPeople(Driver &driver, int seats, int people, const std::function<bool(DosTable &)> &wanted,
                   const dos::Ruleset &rules = {})
{
    auto config = peopleConfig<dos::Game>(seats, people, 1);
    config.rules = rules;
    playPeopleUntil<dos::Game, DosTable>(driver, config, &Driver::table, wanted);
}

void playUnoPeople(Driver &driver, int seats, int people, const std::function<bool(UnoTable &)> &wanted, bool house = false)
{
    auto config = peopleConfig<uno::Game>(seats, people, 1);
    config.rules.jump_in = config.rules.seven_zero = house;
    playPeopleUntil<uno::Game, UnoTable>(driver, config, &Driver::unoTable, wanted);
}

/// Returns whether the round has been going on for a while and the hand cover waits for the person in seat 1.
bool passesOn(GameTable &table)
{
    return table.log()->count() > 16 && table.passAndPlay()->awaited() == 1;
}

/// Returns whether the hand cover is shown and a person other than the viewer can be caught.
bool isPersonExposed(GameTable &table)
{
    const auto &seats = table.seats()->rows();
    return table.passAndPlay()->awaited() >= 0
        && std::ranges::any_of(seats, [](const SeatRow &seat) { return seat.isPerson && seat.exposed && !seat.isYou; });
}

} // namespace

std::vector<GalleryState> peopleStates()
{
    return {
        {"people-curtain", [](Driver &driver) { playDosPeople(driver, 4, 3, passesOn); }},
        {"people-hand", [](Driver &driver) {
             playDosPeople(driver, 4, 3, passesOn);
             driver.click("handCoverShow");
         }},
        {"people-caught", [](Driver &driver) { playDosPeople(driver, 3, 3, isPersonExposed); }},
        {"people-who-calls", [](Driver &driver) {
             playDosPeople(driver, 3, 3, isPersonExposed);
             driver.click("callButton");
             driver.waitForRest("who0");
         }},
        {"people-duel", [](Driver &driver) { playDosPeople(driver, 2, 2, passesOn); }},
        {"people-ten", [](Driver &driver) { playUnoPeople(driver, 10, 10, passesOn); }},
        {"people-ten-hand", [](Driver &driver) {
             playUnoPeople(driver, 10, 10, passesOn);
             driver.click("handCoverShow");
         }},
        {"people-jump-in", [](Driver &driver) {
             playUnoPeople(driver, 4, 3, passesOn, true);
             driver.click("handCoverShow");
         }},
        {"people-jump-in-ten", [](Driver &driver) {
             playUnoPeople(driver, 10, 10, passesOn, true);
             driver.click("handCoverShow");
         }},
        {"people-interrupts", [](Driver &driver) {
             playUnoPeople(driver, 4, 3, passesOn, true);
             driver.click("handCoverShow");
             driver.click("jump2");
             driver.waitForRest("handCoverShow");
         }},
        {"people-pose", [](Driver &driver) {
             playUnoPeople(driver, 4, 3, [](UnoTable &table) {
                 const auto &seats = table.seats()->rows();
                 return table.passAndPlay()->awaited() >= 0
                     && std::ranges::any_of(seats, [](const SeatRow &seat) { return seat.posing && seat.isPerson && !seat.isYou; });
             });
         }},
        {"people-challenge", [](Driver &driver) {
             playUnoPeople(driver, 3, 3, [](UnoTable &table) {
                 if (table.passAndPlay()->awaited() >= 0)
                     table.showCards();
                 return table.canChallenge();
             });
             driver.click("tableChallenge");
         }},
        {"people-turned", [](Driver &driver) {
             driver.application().settings().setTableTurns(true);
             playDosPeople(driver, 4, 3, passesOn);
         }},
        {"people-turned-hand", [](Driver &driver) {
             driver.application().settings().setTableTurns(true);
             playDosPeople(driver, 4, 3, passesOn);
             driver.click("handCoverShow");
         }},
        {"people-turned-menu", [](Driver &driver) {
             driver.application().settings().setTableTurns(true);
             playDosPeople(driver, 2, 2, passesOn);
             driver.click("tableMenu");
         }},
        {"people-watch", [](Driver &driver) {
             playDosPeople(driver, 3, 0, [](DosTable &table) { return table.log()->count() > 20; });
         }},
    };
}

} // namespace tableside::test
