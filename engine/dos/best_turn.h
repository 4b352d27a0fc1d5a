// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A statistic of a DOS match: the largest number of cards that each seat got rid of in one turn.
#pragma once

#include "engine/dos/types.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace tableside::dos {

/// Finds, for each seat, the largest number of cards that left its hand in one turn: cards played in matches and cards
/// laid in the Center Row.
class BestTurn
{
public:
    explicit BestTurn(int seats) : m_best(static_cast<std::size_t>(seats), 0) {}

    /// Updates the counts from an event. Must be called for all events of the match, in order.
    void watch(const Event &event)
    {
        if (std::holds_alternative<TurnStarted>(event))
            m_cards = 0;
        else if (const auto *matched = std::get_if<Matched>(&event))
            shed(matched->seat, static_cast<int>(matched->cards.size()));
        else if (const auto *laid = std::get_if<Laid>(&event))
            shed(laid->seat, 1);
    }
    /// Returns the largest number of cards that \p seat got rid of in one turn; 0 before its first match or lay.
    int most_cards(int seat) const { return m_best[static_cast<std::size_t>(seat)]; }

private:
    void shed(int seat, int cards)
    {
        m_cards += cards;
        int &best = m_best[static_cast<std::size_t>(seat)];
        best = std::max(best, m_cards);
    }

    std::vector<int> m_best;
    int m_cards = 0; ///< The number of cards that have left the hand in the current turn.
};

} // namespace tableside::dos
