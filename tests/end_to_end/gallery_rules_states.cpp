// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery_states.h"

#include "app/rules/reader/example_view.h"

namespace tableside::test {

namespace {

/// Opens the page \p id of the rules. In a small window the contents hide the page, so this switches to the page.
void openPage(Driver &driver, const QString &id)
{
    driver.click("homeRules");
    driver.waitForItem("rulesPage");
    driver.rules().open(id);
    if (driver.isThere("rulesContentsButton") && !driver.isThere("rulesSheet"))
        driver.click("rulesContentsButton");
    driver.waitForItem("rulesSheet");
}

void openExample(Driver &driver, const QString &id, int step)
{
    openPage(driver, id);
    driver.waitForRest("exampleNext");
    driver.rules().page()->example(id)->setStep(step);
}

void openSearch(Driver &driver, const QString &query)
{
    driver.click("homeRules");
    driver.waitForItem("rulesSearch");
    driver.type(query);
    driver.waitForItem("rulesResult0");
}

} // namespace

std::vector<GalleryState> rulesStates()
{
    return {
        {"rules-contents", [](Driver &driver) {
             driver.click("homeRules");
             driver.waitForItem("rulesContents");
         }},
        {"rules-figure", [](Driver &driver) { openPage(driver, "dos/match/double-color"); }},
        {"rules-example-uno", [](Driver &driver) { openExample(driver, "uno/example/wild", 1); }},
        {"rules-example", [](Driver &driver) { openExample(driver, "dos/example/several", 4); }},
        {"rules-disputed", [](Driver &driver) {
             driver.click("homeRules");
             driver.click("rulesSettle");
             driver.waitForItem("rulesResult0");
         }},
        {"rules-settle", [](Driver &driver) { openPage(driver, "dos/settle/same-moment"); }},
        {"rules-settle-answer", [](Driver &driver) { openPage(driver, "uno/settle/stack-two"); }},
        {"rules-quick-dos", [](Driver &driver) { openPage(driver, "dos/quick"); }},
        {"rules-quick-uno", [](Driver &driver) { openPage(driver, "uno/quick"); }},
        {"rules-second-edition", [](Driver &driver) { openPage(driver, "dos/second-edition/recognise"); }},
        {"rules-search", [](Driver &driver) { openSearch(driver, "plus 4"); }},
        {"rules-search-answer", [](Driver &driver) {
             driver.rules().setGame("uno");
             openSearch(driver, "+2 +2");
         }},
        {"rules-search-answer-dos", [](Driver &driver) { openSearch(driver, "do I have to match if I can"); }},
        {"rules-search-sentence", [](Driver &driver) { openSearch(driver, "how many cards do you start with"); }},
        {"rules-search-typo", [](Driver &driver) {
             driver.rules().setGame("uno");
             openSearch(driver, "who can chalenge a plsu four");
         }},
        {"rules-search-other-game", [](Driver &driver) { openSearch(driver, "what if I forget to say uno"); }},
        {"rules-nothing-found", [](Driver &driver) {
             driver.click("homeRules");
             driver.type("xqzw");
         }},
        {"rules-beside", [](Driver &driver) {
             driver.rules().setSecondLanguage(driver.rules().language() == "nl" ? "en" : "nl");
             openPage(driver, "dos/call/caught");
         }},
        {"rules-reading", [](Driver &driver) {
             openPage(driver, "dos/goal");
             driver.click("rulesOptions");
         }},
        {"rules-paper", [](Driver &driver) {
             openPage(driver, "dos/quick");
             driver.click("rulesPrint");
         }},
    };
}

} // namespace tableside::test
