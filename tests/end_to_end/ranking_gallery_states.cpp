// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The states of the ranking and of the lists of games, with the seasons of a family and of a club.
#include "called.h"
#include "gallery_states.h"

#include "tests/app/score/season.h"

namespace tableside::test {

namespace {

/// Adds people to the book and returns them as players.
QList<score::Player> addPeople(Driver &driver, const QStringList &names)
{
    People &people = *driver.scores().people();
    QList<score::Player> players;
    for (const QString &name : names) {
        const Person person = people.newPerson(called(name), {});
        if (!people.keep(person))
            qFatal("No person: %s", qPrintable(people.problem()));
        players << playerOf(person);
    }
    return players;
}

QStringList leaguePlayers()
{
    QStringList names = family;
    for (const char *name : {"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Henrike", "Ida", "Élodie", "Karl-Heinz",
                             "Lotte", "Moritz", "Nora", "Ömer", "Paula"})
        names << name;
    return names;
}

/// Fills the book with a season of \p games games up to today. The last game counts against the players.
void playSeason(Driver &driver, const QStringList &names, int games)
{
    QList<SeasonGame> season = randomSeason(addPeople(driver, names), games, QDate::currentDate());
    season.last().countAgainst = true;
    if (!addSeason(driver.scores().store(), season))
        qFatal("No season: %s", qPrintable(driver.scores().store().problem()));
    driver.scores().reload();
}

void showRanking(Driver &driver)
{
    driver.open(Navigator::Ranking, "rankingPage");
}

void openRankingOf(Driver &driver, const QStringList &names, int games)
{
    playSeason(driver, names, games);
    showRanking(driver);
}

} // namespace

std::vector<GalleryState> rankingStates()
{
    return {
        {"ranking-empty", [](Driver &driver) { showRanking(driver); }},
        {"ranking", [](Driver &driver) { openRankingOf(driver, family, 40); }},
        {"ranking-twenty", [](Driver &driver) {
             openRankingOf(driver, leaguePlayers(), 90);
             driver.application().ranking().setFewestGames(8);
             driver.application().ranking().setOrder("share");
         }},
        {"ranking-filtered", [](Driver &driver) {
             openRankingOf(driver, family, 90);
             RankingController &ranking = driver.application().ranking();
             ranking.choice()->setPeriod("thisYear");
             ranking.choice()->setGame("dos");
             ranking.choice()->setPlace(placeKeyOf("Oma’s"));
             ranking.choice()->togglePerson(driver.scores().people()->named(called("Jo"))->id);
             ranking.setOrder("points");
         }},
        {"ranking-none-match", [](Driver &driver) {
             openRankingOf(driver, family, 6);
             driver.application().ranking().choice()->setPeriod("days");
             driver.application().ranking().choice()->setTo("2001");
         }},
        {"ranking-filter", [](Driver &driver) {
             openRankingOf(driver, family, 160);
             driver.click("rankingFilter");
             driver.waitForRest("rankingFilterClose");
         }},
        {"ranking-filter-days", [](Driver &driver) {
             openRankingOf(driver, family, 20);
             driver.application().ranking().choice()->setPeriod("days");
             driver.click("rankingFilter");
             driver.waitForRest("rankingFilterClose");
             driver.tabTo("rankingTo"); // scrolls the field into sight
             driver.type("soon");
             driver.key(Qt::Key_Return);
         }},
        {"ranking-export", [](Driver &driver) {
             openRankingOf(driver, family, 20);
             driver.click("rankingExport");
             driver.waitForRest("rankingExportClose");
         }},
        {"ranking-games", [](Driver &driver) {
             openRankingOf(driver, family, 20);
             driver.application().ranking().choice()->setGame("uno");
             driver.click("rankingGames");
             driver.waitForItem("gamesPage");
         }},
        {"person-games", [](Driver &driver) {
             playSeason(driver, family, 20);
             driver.scores().openPerson(driver.scores().people()->named(called("Jo"))->id);
             driver.open(Navigator::Person, "personPage");
             driver.pressByKeys("personGames");
             driver.waitForItem("gamesPage");
         }},
        {"person-games-none", [](Driver &driver) {
             addPeople(driver, {"Jo"});
             driver.scores().openPerson(driver.scores().people()->named(called("Jo"))->id);
             driver.open(Navigator::Person, "personPage");
             driver.pressByKeys("personGames");
             driver.waitForItem("gamesPage");
         }},
    };
}

} // namespace tableside::test
