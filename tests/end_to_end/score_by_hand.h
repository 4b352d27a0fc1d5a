// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers that enter rounds of real cards in the running app by touch.
#pragma once

#include "driver.h"

namespace tableside::test {

/// The count of one hand: the codes of its cards, then the keys of a number or sum. Either may be empty.
struct CountedHand
{
    int seat = 0;
    QStringList cards;
    QString sum;
};

struct CountedRound
{
    int out = 0;
    std::vector<CountedHand> hands; ///< The hands of everybody else.
};

/// Opens a new score sheet for these people from the Home page.
void startSheet(Driver &driver, const QStringList &names);
/// Begins a game with these people without the setup page, and leaves the page as it is.
ScoreGame &beginGame(Driver &driver, const QStringList &names);
/// Selects the hand if another one is being counted, then taps its cards and keys.
void enterHand(Driver &driver, const CountedHand &hand);
/// Opens the entry of the next round from the sheet, enters the round, and returns to the sheet.
void enterRound(Driver &driver, const CountedRound &round);
/// Returns the hands of round \p number of an invented evening. The same arguments always give the same hands.
CountedRound madeUpRound(int number, int seats);

} // namespace tableside::test
