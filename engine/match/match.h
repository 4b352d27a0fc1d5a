// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A match: rounds of one card game until a seat has won by the target score. Match finds the first dealer, deals each
// round, and adds up the points. The game is a template parameter (engine/core/card_game.h). The app, the console and
// tests use Match, mostly through MatchDriver (engine/match/match_driver.h). The same rules, number of seats,
// seed and actions give the same match.
#pragma once

#include "engine/core/card_game.h"
#include "engine/core/random.h"
#include "engine/core/scoring.h"
#include "engine/core/standing.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <numeric>
#include <vector>

namespace tableside {

/// `between_rounds`: the match waits for start_round(), before the first round and after each round that doesn't end the match.
enum class MatchPhase : std::uint8_t { between_rounds, playing, over };

/// Returns the points of each seat for a round that is over. With `count_against` each seat gets the points of its own hand.
/// Otherwise the winner gets the points of all other hands, and the other seats get 0.
template <CardGame Game>
std::vector<int> round_points(const typename Game::State &state, int seats, bool count_against)
{
    const auto points_of = [&](int seat) { return Game::hand_points(state, seat); };
    std::vector<int> points(static_cast<std::size_t>(seats), 0);
    if (!count_against) {
        const int winner = Game::winner(state);
        points[static_cast<std::size_t>(winner)] = points_of_others(seats, winner, points_of);
        return points;
    }
    for (int seat = 0; seat < seats; ++seat)
        points[static_cast<std::size_t>(seat)] = points_of(seat);
    return points;
}

template <CardGame Game>
class Match
{
public:
    using State = typename Game::State;
    using Ruleset = typename Game::Ruleset;
    using Action = typename Game::Action;
    using Reason = typename Game::Reason;

    /// Creates a match in MatchPhase::between_rounds, before the first deal. `seats` must be within the game's limits.
    Match(int seats, const Ruleset &rules, std::uint64_t seed)
        : m_rules(rules), m_random(seed), m_seed(seed), m_totals(static_cast<std::size_t>(seats), 0)
    {
        assert(seats >= Game::fewest_seats && seats <= Game::most_seats);
    }

    /// Creates a match whose first round is at the prepared position `state`, with all totals 0 and the seed 0.
    explicit Match(const State &state)
        : m_rules(state.table.rules), m_random(0), m_seed(0), m_state(state), m_totals(state.table.seats, 0),
          m_round(1), m_dealer(state.table.dealer), m_phase(MatchPhase::playing)
    {}

    int seats() const { return static_cast<int>(m_totals.size()); }
    const Ruleset &rules() const { return m_rules; }
    std::uint64_t seed() const { return m_seed; }
    MatchPhase phase() const { return m_phase; }
    const State &state() const { return m_state; }
    const std::vector<int> &totals() const { return m_totals; }
    /// Returns the number of the current or last round, from 1; 0 before the first.
    int round() const { return m_round; }
    int dealer() const { return m_dealer; }
    /// Returns the seat that won the match; -1 while the match is not over.
    int winner() const { return m_winner; }

    /// Deals the next round. Before the first round, the seats draw cards to find the dealer. Must be called only in
    /// MatchPhase::between_rounds.
    template <typename Sink>
    void start_round(Sink &events)
    {
        assert(m_phase == MatchPhase::between_rounds);
        if (m_round == 0)
            draw_for_dealer(events);
        ++m_round;
        events.push(typename Game::RoundStarted{m_round, m_dealer});
        m_state = Game::deal(seats(), m_dealer, m_rules, Random(m_random.next()), events);
        m_phase = MatchPhase::playing;
    }

    /// Applies an action by Game::apply() and scores the round if the action ends it. Returns why the action was refused, or
    /// Reason::none. Must be called only in MatchPhase::playing.
    template <typename Sink>
    Reason apply(int seat, const Action &action, Sink &events)
    {
        assert(m_phase == MatchPhase::playing);
        const Reason reason = Game::apply(m_state, seat, action, events);
        if (reason == Reason::none && Game::is_over(m_state))
            score(events);
        return reason;
    }

    /// Returns the observation of `seat`, that is, all that the seat can see. The `scores` in the result are the totals
    /// of the match, each capped at 65,535.
    typename Game::Observation observe(int seat) const
    {
        auto seen = Game::observe(m_state, seat);
        for (std::size_t other = 0; other < m_totals.size(); ++other)
            seen.scores[other] = static_cast<std::uint16_t>(std::min(m_totals[other], int{UINT16_MAX}));
        return seen;
    }

private:
    /// Finds the first dealer (DOS-SETUP-1, UNO-SETUP-1): every seat draws a card, and the seat with the highest card
    /// deals. Seats that tie draw again.
    template <typename Sink>
    void draw_for_dealer(Sink &events)
    {
        const auto deck = Game::deck();
        std::vector<typename decltype(deck)::value_type> cards(deck.begin(), deck.end());
        shuffle(cards.data(), cards.size(), m_random);
        std::vector<int> drawing(m_totals.size());
        std::iota(drawing.begin(), drawing.end(), 0);
        typename Game::DealerDrawn drawn;
        drawn.draws.resize(m_totals.size());
        std::size_t top = 0;
        while (drawing.size() > 1) {
            if (top + drawing.size() > cards.size()) { // after many ties, too few cards are left to draw
                shuffle(cards.data(), cards.size(), m_random);
                top = 0;
            }
            int highest = -1;
            std::vector<int> leading;
            for (const int seat : drawing) {
                const auto card = cards[top++];
                drawn.draws[static_cast<std::size_t>(seat)].push_back(card);
                const int value = Game::dealer_draw_value(card);
                if (value > highest)
                    leading.clear();
                if (value >= highest)
                    leading.push_back(seat);
                highest = std::max(highest, value);
            }
            drawing = std::move(leading);
        }
        m_dealer = drawn.dealer = drawing.front();
        events.push(std::move(drawn));
    }

    template <typename Sink>
    void score(Sink &events)
    {
        const int out = Game::winner(m_state);
        const bool count_against = m_rules.scoring == decltype(m_rules.scoring)::count_against;
        std::vector<int> points = round_points<Game>(m_state, seats(), count_against);
        for (std::size_t seat = 0; seat < points.size(); ++seat)
            m_totals[seat] += points[seat];
        m_dealer = Game::next_dealer(seats(), m_dealer, out);
        m_phase = MatchPhase::between_rounds;
        typename Game::Scored scored{out, {}, std::move(points), m_totals};
        for (int seat = 0; seat < seats(); ++seat)
            scored.hands.push_back(Game::hand_cards(m_state, seat));
        events.push(std::move(scored));
        decide(count_against, events);
    }

    template <typename Sink>
    void decide(bool count_against, Sink &events)
    {
        const std::optional<std::size_t> winner = match_winner(m_totals, m_rules.target, count_against);
        if (!winner)
            return;
        m_winner = static_cast<int>(*winner);
        m_phase = MatchPhase::over;
        events.push(typename Game::MatchWon{m_winner, m_totals});
    }

    Ruleset m_rules;
    Random m_random;
    std::uint64_t m_seed;
    State m_state;
    std::vector<int> m_totals;
    int m_round = 0;
    int m_dealer = 0;
    int m_winner = -1;
    MatchPhase m_phase = MatchPhase::between_rounds;
};

} // namespace tableside
