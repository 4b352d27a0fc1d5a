// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds each player's best turn in a match of UNO, for statistics: the turn that made the others draw the most cards.
#pragma once

#include "engine/uno/types.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace tableside::uno {

/// For each seat, the most cards that other players had to draw because of a single card of that seat. If draw cards were
/// stacked, all cards to draw count for the player of the last one. The two extra cards of a failed challenge count
/// too. Cards drawn for a missed call or for moving in a pose do not count.
class BestTurn
{
public:
    explicit BestTurn(int seats) : m_best(static_cast<std::size_t>(seats), 0) {}

    /// Processes an event. Must be called with all events of the match, in order.
    void watch(const Event &event)
    {
        if (std::holds_alternative<RoundStarted>(event)) {
            m_player = nobody;
        } else if (const auto *played = std::get_if<Played>(&event)) {
            m_player = played->seat;
            m_cards = 0;
        } else if (const auto *drew = std::get_if<Drew>(&event);
                   drew && m_player != nobody && is_caused_by_card(*drew)) {
            m_cards += static_cast<int>(drew->cards.size());
            int &best = m_best[static_cast<std::size_t>(m_player)];
            best = std::max(best, m_cards);
        }
    }
    /// Returns the most cards that other players had to draw because of a single card of the seat; 0 if there was none.
    int most_cards(int seat) const { return m_best[static_cast<std::size_t>(seat)]; }

private:
    static constexpr int nobody = -1;

    bool is_caused_by_card(const Drew &drew) const
    {
        const bool is_by_card = drew.why == DrawReason::draw_two || drew.why == DrawReason::draw_four
            || drew.why == DrawReason::challenge;
        return is_by_card && drew.seat != m_player;
    }

    std::vector<int> m_best;
    int m_player = nobody; ///< The seat that played the top card; `nobody` before a round's first play.
    int m_cards = 0;       ///< The number of cards that others have drawn for the top card so far.
};

} // namespace tableside::uno
