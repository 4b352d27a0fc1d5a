// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery_deals.h"

#include "called.h"

#include <map>
#include <string>
#include <tuple>

namespace tableside::test {

namespace {

bool playsDeal(Driver &driver, MatchSetup &setup, int deal, const std::function<bool(Random &random)> &plays)
{
    setup.setDealNumber(QString::number(deal));
    driver.tableController().startMatch();
    Random random(static_cast<std::uint64_t>(deal));
    return plays(random);
}

/// Returns the first deal that reaches the wanted state. Aborts the program if none does.
int findDeal(Driver &driver, MatchSetup &setup, const std::function<bool(Random &random)> &plays)
{
    for (int deal = 1; deal < 400; ++deal) {
        if (playsDeal(driver, setup, deal, plays))
            return deal;
    }
    qFatal("No deal leads to the wanted state");
}

void nameSeats(MatchSetup &setup)
{
    static const QStringList names{"Marie-Luise", "Bartholomäus Hohenlinden", "Jo", "Wilhelmiina", "Ida",
                                   "Constantijn", "Bo", "Alessandra", "Jean-Baptiste", "Uma"};
    for (int seat = 0; seat < setup.seatCount(); ++seat)
        setup.seats()->setName(seat, called(names[seat]));
}

} // namespace

void playDeals(Driver &driver, MatchSetup &setup, std::source_location where,
               const std::function<bool(Random &random)> &plays)
{
    static std::map<std::tuple<std::string, unsigned, int>, int> found;
    driver.tableController().setAiPace({100'000'000, 100'000'001, 0});
    driver.tableController().setGame(setup.game());
    nameSeats(setup);
    int &deal = found[{where.file_name(), where.line(), setup.seatCount()}];
    if (deal == 0)
        deal = findDeal(driver, setup, plays);
    else if (!playsDeal(driver, setup, deal, plays))
        qFatal("Deal %d does not lead to the wanted state again", deal);
    driver.open(Navigator::Table, "tablePage");
    driver.settle();
}

bool showsMoment(Driver &driver, const MomentCondition &isWanted)
{
    GameTable &table = *driver.anyTable();
    for (; table.isBusy(); driver.pass(20'000)) {
        if (!table.moment().words.isEmpty() && isWanted(table.moment()))
            return true;
    }
    // A thousandth of the normal speed: the banner of the next event is still there when the picture is taken.
    table.setPace({0.001, true, true}, {100'000, 100'001, 0});
    return false;
}

void showHint(Driver &driver)
{
    HintModel &hint = *driver.tableController().table()->hint();
    hint.setPlayouts(4000); // so that the search ends soon even on a busy machine
    // The shortcut works only in the active window and in the viewer's turn.
    driver.waitFor([&] { return driver.window().isActive(); }, "the window to be active");
    driver.waitFor([&] { return hint.isPossible(); }, "the turn in which a hint is possible");
    driver.key(Qt::Key_H);
    driver.waitFor([&] { return hint.state() != HintModel::None; }, "the key that asks for a hint");
    driver.waitFor([&] { return hint.state() == HintModel::Shown; }, "the hint");
}

void openReview(Driver &driver, int playouts)
{
    ReviewModel &review = *driver.tableController().table()->review();
    review.setPlayouts(playouts);
    driver.click("resultReview");
    driver.waitFor([&] { return !review.isThinking(); }, "the review", 120000);
}

} // namespace tableside::test
