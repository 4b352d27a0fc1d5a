// A match of several people of the score book at one table, played with nobody looking.
#pragma once

#include "driver.h"

namespace tableside::test {

/// Takes them into the book where it does not know them, and seats them and so many computer players behind them at a table
/// of DOS. Computer players wait: nobody but the test plays.
void seatPeople(Driver &driver, const QStringList &people, int computers = 0, quint64 deal = 24);
/// The same with any seating.
void seatPeople(Driver &driver, MatchConfig<dos::Game> config);
/// Any legal action for everybody, who call when they have to, until the match is over; then shows its result.
void playToResult(Driver &driver);

} // namespace tableside::test
