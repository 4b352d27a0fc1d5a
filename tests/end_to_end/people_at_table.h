// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that seat several people at one table without the setup page, and that play for them.
#pragma once

#include "called.h"
#include "driver.h"
#include "tests/app/table/opened_record.h"

#include "app/table/session/match_header.h"

namespace tableside::test {

/// Returns a config in which the first \p people seats are people of the score book and the others computer players.
template <typename Game>
MatchConfig<Game> peopleConfig(int seats, int people, quint64 seed)
{
    static const QStringList names{"Marie-Luise", "Bartholomäus Hohenlinden", "Jo", "Wilhelmiina", "Ida",
                                   "Constantijn", "Bo", "Alessandra", "Jean-Baptiste", "Uma"};
    MatchConfig<Game> made;
    for (int seat = 0; seat < seats; ++seat) {
        SeatConfig &seated = made.seats.emplace_back();
        seated.name = called(names[seat]);
        seated.portrait = defaultPortrait(seat);
        seated.colorIndex = seat;
        if (seat < people)
            seated.personId = QStringLiteral("person-%1").arg(seat);
        else
            seated.level = Level::easy;
    }
    made.seed = seed;
    return made;
}

/// Opens the match of \p config and shows the table.
template <typename Game>
void openMatch(Driver &driver, const MatchConfig<Game> &config)
{
    const QString game = QString::fromLatin1(Game::name.data(), static_cast<qsizetype>(Game::name.size()));
    if (!openRecord(driver.tableController(), game, headerLine(config)))
        qFatal("The match does not open: %s", qPrintable(driver.tableController().notice()));
    driver.navigator().open(Navigator::Table);
    driver.waitForItem("tablePage");
}

/// Plays a random legal action for the seat in turn, without using the window.
template <typename Game>
void actAnyhow(TableSession<Game> &session, Random &random)
{
    typename Game::ActionList legal;
    Game::legal_actions(session.match().observe(session.turnSeat()), legal);
    session.act(session.turnSeat(), legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

} // namespace tableside::test
