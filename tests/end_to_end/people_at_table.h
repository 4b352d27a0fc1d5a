// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that seat several people at one table without the setup page.
#pragma once

#include "called.h"
#include "driver.h"
#include "tests/app/table/opened_record.h"
#include "tests/app/table/played_record.h"
#include "tests/app/table/table_fixture.h"

#include "app/table/replay/match_replay.h"
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

/// Returns the id of the game that \p config is for.
template <typename Game>
QString gameOf(const MatchConfig<Game> &)
{
    return QString::fromLatin1(Game::name.data(), static_cast<qsizetype>(Game::name.size()));
}

/// Opens the match of \p config and shows the table.
template <typename Game>
void openMatch(Driver &driver, const MatchConfig<Game> &config)
{
    if (!openRecord(driver.tableController(), gameOf(config), headerLine(config)))
        qFatal("The match does not open: %s", qPrintable(driver.tableController().notice()));
    driver.open(Navigator::Table, "tablePage");
}

/// Plays the match of \p config out and opens its replay.
template <typename Game>
MatchReplay &openReplay(Driver &driver, const MatchConfig<Game> &config)
{
    QByteArray record;
    for (const std::string &line : playedRecord(config))
        record += QByteArray::fromStdString(line) + '\n';
    if (!driver.tableController().showRecord(gameOf(config), record))
        qFatal("The record does not open: %s", qPrintable(driver.tableController().notice()));
    driver.navigator().open(Navigator::Replay);
    driver.waitForRest("replayPlay");
    return *driver.tableController().replay();
}

} // namespace tableside::test
