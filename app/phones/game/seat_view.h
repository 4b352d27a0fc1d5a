// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a phone shows of a round: the members of the scene "game" in PROTOCOL.md that depend on what the phone's seat may see.
// They are made from observations and events as that seat sees them and have no access to State, so that a phone cannot learn
// other hands or the draw pile.
#pragma once

#include "engine/dos/game.h"
#include "engine/uno/game.h"

#include <QJsonObject>
#include <QStringList>

#include <span>
#include <variant>
#include <vector>

namespace tableside::phones {

/// What one seat may see of a round.
template <typename Game>
struct SeatSight
{
    typename Game::Observation seen;
    std::vector<typename Game::Event> events; ///< What latestSeen() returns.
    QStringList names;                        ///< The players' names by seat.
    bool isPlaying = false;                   ///< Whether the round is being played, so that seats may act.
};

/// Returns the latest events of the round at the end of \p history, at most 100, as the seat may see them. What a phone shows of the
/// past is in these, so that a view costs no more in a long round than in a short one.
template <typename Game>
std::vector<typename Game::Event> latestSeen(std::span<const typename Game::Event> history, int seat)
{
    constexpr std::size_t most = 100;
    std::size_t first = history.size();
    while (first > 0 && history.size() - first < most
           && (first == history.size() || !std::holds_alternative<typename Game::RoundStarted>(history[first])))
        --first;
    std::vector<typename Game::Event> events;
    for (const auto &event : history.subspan(first))
        events.push_back(seen_by(event, seat));
    return events;
}

/// Returns the members `game`, `line`, `yourTurn`, `hand`, `row`, `top`, `color`, `direction`, `draw`, `discard`, `actions`, `call`
/// (without `armed`), and `news`, with texts in the current language.
QJsonObject seatView(const SeatSight<dos::Game> &sight);
QJsonObject seatView(const SeatSight<uno::Game> &sight);

/// Returns the actions that the seat may do now, those of `actions` in the same order; out of turn, plays by which it may jump in
/// (UNO-JUMP-1).
dos::ActionList possibleActions(const dos::Observation &seen);
uno::ActionList possibleActions(const uno::Observation &seen);

/// Returns whether the seat could be caught, as far as another seat can see. If wrong catches cost cards (DOS-CALL-7), this is also
/// true for players who have called, because people must remember that.
bool mayBeCaught(const dos::Observation &seen, int seat);
bool mayBeCaught(const uno::Observation &seen, int seat);

} // namespace tableside::phones
