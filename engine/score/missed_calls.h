// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds calls of "DOS" or "UNO" that were due but not made, from the events of a match as they happen. Shared by the figures
// of a match, the review of a round, and replays, so that all count alike. A template over a game (engine/core/card_game.h).
#pragma once

#include "engine/core/card_game.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace tableside::score {

/// A call of "DOS" or "UNO" that a player did not make in time.
struct MissedCall
{
    int seat = 0;
    std::optional<int> by; ///< The seat that caught the player; empty if nobody noticed.

    friend bool operator==(const MissedCall &, const MissedCall &) = default;
};

/// Reads the events of a match and tracks which seats can be caught. A copy of a CallWatch can read on independently of the
/// original.
template <CardGame Game>
class CallWatch
{
public:
    /// Processes the next event. Returns the missed call that this event ends, if any.
    std::optional<MissedCall> take(const typename Game::Event &event)
    {
        return std::visit([this](const auto &told) { return note(told); }, event);
    }

private:
    using Missed = std::optional<MissedCall>;

    Missed note(const typename Game::RoundStarted &)
    {
        m_exposed = 0;
        return {};
    }
    Missed note(const typename Game::Exposed &exposed)
    {
        m_exposed |= bit(exposed.seat);
        return {};
    }
    Missed note(const typename Game::Called &called)
    {
        m_exposed &= ~bit(called.seat);
        return {};
    }
    Missed note(const typename Game::Caught &caught)
    {
        m_exposed &= ~bit(caught.seat);
        return MissedCall{caught.seat, caught.by};
    }
    Missed note(const typename Game::WindowClosed &closed)
    {
        const bool is_missed = (m_exposed & bit(closed.seat)) != 0;
        m_exposed &= ~bit(closed.seat);
        return is_missed ? Missed(MissedCall{closed.seat, {}}) : Missed();
    }
    Missed note(const auto &) { return {}; }

    static std::uint32_t bit(int seat) { return std::uint32_t{1} << seat; }

    std::uint32_t m_exposed = 0; ///< A bit for each seat that can be caught: bit n is seat n.
};

} // namespace tableside::score
