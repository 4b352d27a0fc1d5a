// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The people at the device in a match in which others have phones: they take the device when it is passed to them, and play at
// random.
#pragma once

#include "tests/app/table/table_fixture.h"

#include <algorithm>

namespace tableside::test {

/// Lets the people who use the device do what is due: one decision, or dealing the next round. A player whose phone is lost is
/// one of them if the seat is played at the table meanwhile.
template <typename Table>
void playAtDevice(Table &table, Random &random)
{
    auto &session = table.session();
    if (!table.hasPeople() || session.isOver())
        return;
    if (session.isBetweenRounds())
        return table.nextRound();
    const int seat = session.turnSeat();
    const std::vector<int> &people = table.passAndPlay()->people();
    if (std::find(people.begin(), people.end(), seat) == people.end())
        return;
    if (table.passAndPlay()->awaited() >= 0)
        table.showCards();
    if (session.isExposed(seat) && random.chance(0.5))
        table.call();
    if (session.isPlaying() && session.turnSeat() == seat)
        playAnyLegal(session, random);
}

} // namespace tableside::test
