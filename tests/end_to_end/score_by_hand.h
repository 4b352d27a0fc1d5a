// Rounds of real cards, entered at the running app with a finger.
#pragma once

#include "driver.h"

namespace tableside::test {

/// One hand: the codes of its cards, then a number or sum; either may be missing.
struct CountedHand
{
    int seat = 0;
    QStringList cards;
    QString sum;
};

struct CountedRound
{
    int out = 0;
    std::vector<CountedHand> hands; ///< Of everybody else.
};

/// From Home to a sheet for these people.
void startSheet(Driver &driver, const QStringList &names);
/// Taps the hand's cards and keys; it must be the one that is being counted, or be chosen.
void enterHand(Driver &driver, const CountedHand &hand);
/// From the sheet to the sheet.
void enterRound(Driver &driver, const CountedRound &round);
/// The hands of round `number` of a made-up evening: the same every time.
CountedRound madeUpRound(int number, int seats);

} // namespace tableside::test
