// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the feats of a match of UNO that need to know the game's own events, such as a bluff that got through.
#pragma once

#include "engine/core/feat.h"
#include "engine/uno/types.h"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace tableside::uno {

/// Finds the feats of all seats, also of those of computer players. Every event must be passed to watch() in order, with all
/// hidden cards.
class FeatWatch
{
public:
    FeatWatch(const FeatTerms &terms, const Ruleset &rules)
        : m_seats(terms.seats), m_is_chaos(rules.stacking && rules.jump_in && rules.seven_zero),
          m_hands(terms.seats.size()), m_most_held(terms.seats.size()), m_poses(terms.seats.size()),
          m_feats(terms.seats.size())
    {}

    void watch(const Event &event)
    {
        std::visit([this](const auto &told) { note(told); }, event);
    }
    const FeatSet &feats(int seat) const { return m_feats[static_cast<std::size_t>(seat)]; }

private:
    static constexpr int nobody = -1;
    static constexpr int fewer_cards = 5; ///< See Feat::good_swap.
    static constexpr int tall = 8;        ///< See Feat::tall_stack: more than any single card makes a seat draw.

    FeatSet &of(int seat) { return m_feats[static_cast<std::size_t>(seat)]; }
    Cards &hand(int seat) { return m_hands[static_cast<std::size_t>(seat)]; }
    int &pose(int seat) { return m_poses[static_cast<std::size_t>(seat)]; }

    void note(const Dealt &dealt)
    {
        set_hands(dealt.hands);
        for (std::size_t seat = 0; seat < m_hands.size(); ++seat)
            m_most_held[seat] = m_hands[seat].size();
        std::ranges::fill(m_poses, nobody);
        m_color = dealt.top.color();
        m_player = m_bluffer = m_streak_of = nobody;
        m_drawn = m_streak = 0;
    }
    void note(const TurnStarted &turn)
    {
        m_streak = turn.seat == m_streak_of ? m_streak + 1 : 1;
        m_streak_of = turn.seat;
        if (m_streak == 3)
            of(turn.seat).add(Feat::three_turns);
        for (int &turns : m_poses)
            turns += turns != nobody;
    }
    void note(const Played &played)
    {
        Cards &cards = hand(played.seat);
        if (const auto found = std::ranges::find(cards, played.card); found != cards.end())
            cards.erase(found);
        const bool has_color = std::ranges::any_of(cards, [&](Card card) { return card.color() == m_color; });
        m_bluffer = played.card == wild_draw_four && has_color ? played.seat : nobody; // UNO-ACT-5
        m_player = played.seat;
        m_drawn = 0;
        if (!played.card.is_wild())
            m_color = played.card.color();
        if (played.jumps_in)
            of(played.seat).add(Feat::jumped_in);
        if (played.seat != m_streak_of)
            m_streak = 0; // jumping in ends the other seat's turns in a row
    }
    void note(const ColorNamed &named) { m_color = named.color; }
    void note(const Drew &drew)
    {
        Cards &cards = hand(drew.seat);
        cards.insert(cards.end(), drew.cards.begin(), drew.cards.end());
        std::size_t &most = m_most_held[static_cast<std::size_t>(drew.seat)];
        most = std::max(most, cards.size());
        const bool is_for_card = drew.why == DrawReason::draw_two || drew.why == DrawReason::draw_four
            || drew.why == DrawReason::challenge;
        if (!is_for_card || m_player == nobody || drew.seat == m_player)
            return;
        m_drawn += static_cast<int>(drew.cards.size());
        if (m_drawn >= tall)
            of(m_player).add(Feat::tall_stack);
        if (std::exchange(m_bluffer, nobody) != nobody && m_seats[static_cast<std::size_t>(drew.seat)].is_badger)
            of(m_player).add(Feat::bluffed_badger);
    }
    void note(const Challenged &challenged)
    {
        m_bluffer = nobody;
        if (challenged.guilty)
            of(challenged.seat).add(Feat::called_bluff);
        else
            of(challenged.target).add(Feat::honest_four);
    }
    void note(const HandsSwapped &swapped)
    {
        const std::size_t before = hand(swapped.seat).size();
        set_hands(swapped.hands);
        for (std::size_t seat = 0; seat < m_hands.size(); ++seat)
            m_most_held[seat] = std::max(m_most_held[seat], m_hands[seat].size());
        if (swapped.target && before >= hand(swapped.seat).size() + fewer_cards)
            of(swapped.seat).add(Feat::good_swap);
    }
    void note(const Posing &posing) { pose(posing.seat) = 0; }
    void note(const Moved &moved) { pose(moved.seat) = nobody; }
    void note(const PoseEnded &ended)
    {
        if (std::exchange(pose(ended.seat), nobody) >= 2)
            of(ended.seat).add(Feat::held_pose);
    }
    void note(const WentOut &out)
    {
        if (m_most_held[static_cast<std::size_t>(out.seat)] >= cards_to_recover_from)
            of(out.seat).add(Feat::from_twelve);
    }
    void note(const MatchWon &won)
    {
        if (m_is_chaos)
            of(won.seat).add(Feat::won_chaos);
        if (static_cast<int>(m_seats.size()) == most_seats)
            of(won.seat).add(Feat::won_of_ten);
    }
    void note(const auto &) {}

    void set_hands(const std::vector<Cards> &hands)
    {
        for (std::size_t seat = 0; seat < m_hands.size() && seat < hands.size(); ++seat)
            m_hands[seat] = hands[seat];
    }

    std::vector<FeatSeat> m_seats;
    bool m_is_chaos;
    std::vector<Cards> m_hands;
    std::vector<std::size_t> m_most_held; ///< The most cards that each seat has held in this round.
    std::vector<int> m_poses;             ///< The number of turns that each pose has lasted; `nobody` without a pose.
    std::vector<FeatSet> m_feats;
    Color m_color = Color::any;
    int m_player = nobody;    ///< The seat that played the top card; `nobody` for the card turned first.
    int m_bluffer = nobody;   ///< The seat whose bluff has not been answered yet.
    int m_drawn = 0;          ///< The number of cards that others have drawn for the top card.
    int m_streak_of = nobody; ///< The seat of the last turns.
    int m_streak = 0;         ///< The number of turns in a row of this seat.
};

} // namespace tableside::uno
