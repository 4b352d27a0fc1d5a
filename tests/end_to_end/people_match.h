// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that seat several people from the score book at one table and play their match to its result.
#pragma once

#include "driver.h"

namespace tableside::test {

/// Opens a match of DOS with \p people in the first seats and \p computers computer players behind them. Adds people who are
/// missing from the score book. The computer players never act by themselves, so that only the test plays.
void seatPeople(Driver &driver, const QStringList &people, int computers = 0, quint64 deal = 24);
/// Opens a match with any \p config. The computer players never act by themselves.
void seatPeople(Driver &driver, MatchConfig<dos::Game> config);
/// Plays random legal actions for every seat until the match is over, then shows its result. People always call when they must.
void playToResult(Driver &driver);

} // namespace tableside::test
