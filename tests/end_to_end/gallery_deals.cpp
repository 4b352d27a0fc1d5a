#include "gallery_deals.h"

namespace tableside::test {

namespace {

bool playsDeal(Driver &driver, MatchSetup &setup, int deal, const std::function<bool(Random &random)> &plays)
{
    setup.setDealNumber(QString::number(deal));
    driver.playroom().startMatch();
    Random random(static_cast<std::uint64_t>(deal));
    return plays(random);
}

} // namespace

void playDeals(Driver &driver, MatchSetup &setup, const std::function<bool(Random &random)> &plays)
{
    driver.playroom().setAiPace({100'000'000, 100'000'001, 0});
    driver.playroom().setGame(setup.game());
    static const QStringList names{"Marie-Luise", "Bartholomäus Hohenlinden", "Jo", "Wilhelmiina", "Ida",
                                   "Constantijn", "Bo", "Alessandra", "Jean-Baptiste", "Uma"};
    for (int seat = 0; seat < setup.seatCount(); ++seat)
        setup.seats()->setData(setup.seats()->index(seat), names[seat], SeatSetupModel::NameRole);
    int deal = 1;
    while (!playsDeal(driver, setup, deal, plays)) {
        if (++deal == 400)
            qFatal("No deal leads to the wanted state");
    }
    driver.window().setProperty("place", "table");
    driver.waitForItem("tablePlace");
    if (!playsDeal(driver, setup, deal, plays))
        qFatal("Deal %d does not lead there again", deal);
    driver.settle(); // the first table is cleared away only then
}

} // namespace tableside::test
