// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the calls ("DOS!", "UNO!") that players forgot in a round, and who caught them, as one seat saw it. A template over a
// game.
#pragma once

#include "engine/score/missed_calls.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace tableside {

struct MissedCall
{
    int turn = 0;          ///< How many turns the viewer had begun when the chance to catch ended.
    int seat = 0;          ///< The seat that forgot to call.
    std::optional<int> by; ///< The seat that caught the player; nothing if nobody did.

    friend bool operator==(const MissedCall &, const MissedCall &) = default;
};

/// Returns the calls that the viewer forgot, and those calls forgotten by others that nobody caught.
template <typename Game>
std::vector<MissedCall> missedCalls(std::span<const typename Game::Event> events, int viewer)
{
    std::vector<MissedCall> missed;
    score::CallWatch<Game> watch;
    int turn = 0;
    for (const typename Game::Event &event : events) {
        if (const auto *started = std::get_if<typename Game::TurnStarted>(&event))
            turn += started->seat == viewer ? 1 : 0;
        const std::optional<score::MissedCall> call = watch.take(event);
        if (call && (call->seat == viewer || !call->by))
            missed.push_back({turn, call->seat, call->by});
    }
    return missed;
}

} // namespace tableside
