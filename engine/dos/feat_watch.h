// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the feats of a match of DOS that need to know the game's own events, such as two double color matches in one turn.
#pragma once

#include "engine/core/feat.h"
#include "engine/dos/types.h"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace tableside::dos {

/// Finds the feats of all seats, also of those of computer players. Every event must be passed to watch() in order.
class FeatWatch
{
public:
    FeatWatch(const FeatTerms &terms, const Ruleset & /*rules*/)
        : m_hands(terms.seats.size()), m_feats(terms.seats.size())
    {}

    void watch(const Event &event)
    {
        std::visit([this](const auto &told) { note(told); }, event);
    }
    const FeatSet &feats(int seat) const { return m_feats[static_cast<std::size_t>(seat)]; }

private:
    /// The number of cards that a seat holds, and the most that it has held in this round.
    struct HandSize
    {
        int now = 0;
        int most = 0;
    };

    static constexpr int many_cards = 5;   ///< See Feat::five_cards.
    static constexpr int shortest_row = 3; ///< See Feat::cleared_row.

    FeatSet &of(int seat) { return m_feats[static_cast<std::size_t>(seat)]; }
    HandSize &hand(int seat) { return m_hands[static_cast<std::size_t>(seat)]; }

    void note(const Dealt &dealt)
    {
        for (std::size_t seat = 0; seat < dealt.hands.size(); ++seat) {
            const int size = static_cast<int>(dealt.hands[seat].size());
            m_hands[seat] = {size, size};
        }
        m_row = static_cast<int>(dealt.row.size());
        begin_turn();
    }
    void note(const TurnStarted &) { begin_turn(); }
    void note(const Drew &drew)
    {
        HandSize &size = hand(drew.seat);
        size.now += static_cast<int>(drew.cards.size());
        size.most = std::max(size.most, size.now);
    }
    void note(const Matched &matched)
    {
        shed(matched.seat, static_cast<int>(matched.cards.size()));
        m_is_bonus_last = false;
        if (++m_matches == m_row && m_row >= shortest_row)
            of(matched.seat).add(Feat::cleared_row);
        if (matched.reading.bonus == Bonus::double_ && ++m_doubles == 2)
            of(matched.seat).add(Feat::two_doubles);
    }
    void note(const Laid &laid)
    {
        ++m_row;
        m_is_bonus_last = laid.why == LayReason::bonus;
        if (m_is_bonus_last)
            shed(laid.seat, 1);
        else
            --hand(laid.seat).now;
    }
    void note(const Discarded &) { m_row -= std::exchange(m_matches, 0); }
    void note(const Refilled &refilled) { m_row += static_cast<int>(refilled.cards.size()); }
    void note(const WentOut &out)
    {
        if (hand(out.seat).most >= cards_to_recover_from)
            of(out.seat).add(Feat::from_twelve);
        if (m_is_bonus_last)
            of(out.seat).add(Feat::out_on_bonus);
    }
    void note(const auto &) {}

    void begin_turn()
    {
        m_shed = m_matches = m_doubles = 0;
        m_is_bonus_last = false;
    }
    void shed(int seat, int cards)
    {
        hand(seat).now -= cards;
        m_shed += cards;
        if (m_shed >= many_cards)
            of(seat).add(Feat::five_cards);
    }

    std::vector<HandSize> m_hands;
    std::vector<FeatSet> m_feats;
    int m_row = 0;                ///< The number of cards in the Center Row, matched ones included.
    int m_shed = 0;               ///< The number of cards that the seat in turn has played and laid as a bonus.
    int m_matches = 0;            ///< The number of row cards that the seat in turn has matched and not yet discarded.
    int m_doubles = 0;            ///< The number of double color matches in this turn.
    bool m_is_bonus_last = false; ///< Whether the last card that left the hand in this turn is a bonus card.
};

} // namespace tableside::dos
