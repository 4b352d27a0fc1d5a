// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// SearchParts for any game (engine/search/search.h) without knowledge of its strategy: each legal action is a plan,
// hidden cards are distributed uniformly, playouts choose at random. A new game can start with these parts and replace
// them one by one.
#pragma once

#include "engine/match/match_driver.h"
#include "tests/engine/support/single_round.h"
#include "engine/search/search.h"
#include "engine/search/single_actions.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <numeric>
#include <span>
#include <vector>

namespace tableside {

/// A belief in which every distribution of the unseen cards is equally likely, whatever was played. The game's
/// Observation must have a member `table`, a copy of State::table. Unseen cards must be empty in it (Card::is_none()), and
/// the draw pile must be at the end of table.cards.
template <CardGame Game>
class UniformBelief
{
public:
    struct Determinization
    {
        typename Game::State state;
    };

    void watch(const typename Game::Event &) {}
    void prepare(const typename Game::Observation &seen, Random &, int = 0, const std::stop_token & = {})
    {
        std::array<int, 256> unseen{};
        for (const auto card : Game::deck())
            ++unseen[static_cast<std::size_t>(card.code())];
        for (const auto card : seen.table.cards)
            --unseen[static_cast<std::size_t>(card.code())];
        seen.hand.for_each_card([&](auto card) { --unseen[static_cast<std::size_t>(card.code())]; });
        m_seen = seen;
        m_unseen.clear();
        for (int code = 1; code < static_cast<int>(unseen.size()); ++code) // code 0 means no card
            m_unseen.insert(m_unseen.end(), static_cast<std::size_t>(unseen[static_cast<std::size_t>(code)]),
                            Game::Card::from_code(code));
    }
    Determinization draw(Random &random)
    {
        Determinization sample;
        auto &[table, hands, chance] = sample.state;
        table = m_seen.table;
        chance = Random(random.next());
        shuffle(m_unseen.data(), m_unseen.size(), random);
        auto next = m_unseen.begin();
        for (std::size_t seat = 0; seat < table.seats; ++seat) {
            if (seat == m_seen.seat)
                hands[seat] = m_seen.hand;
            else
                for (int count = m_seen.hand_sizes[seat]; count > 0; --count)
                    hands[seat].add(*next++);
        }
        assert(m_unseen.end() - next == table.draw_count);
        std::copy(next, m_unseen.end(), table.cards.end() - table.draw_count);
        return sample;
    }
    int evaluations() const { return 0; }

private:
    typename Game::Observation m_seen{};
    typename Game::Cards m_unseen;
};

/// A playout with uniformly random actions. A round's worth is the seat's points minus the mean of the other seats'
/// points.
template <CardGame Game>
class RandomPlayout
{
public:
    void prepare(const typename Game::Observation &seen, bool) { m_seat = seen.seat; }
    /// A round that does not end within MatchDriver::most_actions_in_round is worth 0.
    RoundOutcome play(typename UniformBelief<Game>::Determinization &sample,
                      std::span<const typename Game::Action> plan)
    {
        SingleRound<Game> round(sample.state);
        RandomSeats seats(Random(sample.state.random.next()));
        MatchDriver<Game, RandomSeats, SingleRound<Game>> driver(round, seats);
        for (const auto &action : plan)
            driver.act(Game::seat_in_turn(round.state()), action);
        RoundOutcome outcome = driver.play() == RoundEnd::over ? value(round.state()) : RoundOutcome{};
        outcome.evaluations = driver.actions_in_round();
        return outcome;
    }

private:
    struct RandomSeats : DriverSeats<Game>
    {
        explicit RandomSeats(const Random &chance) : random(chance) {}

        bool keeps_events() const { return false; }
        std::size_t choose_from(const typename Game::State &, const typename Game::ActionList &legal)
        {
            return random.below(static_cast<std::uint32_t>(legal.size()));
        }

        Random random;
    };

    RoundOutcome value(const typename Game::State &state) const
    {
        const bool count_against = state.table.rules.scoring == Scoring::count_against;
        const std::vector<int> points = round_points<Game>(state, state.table.seats, count_against);
        const double own = points[static_cast<std::size_t>(m_seat)];
        const double others = std::accumulate(points.begin(), points.end(), 0.0) - own;
        const double ahead = (own - others / (state.table.seats - 1)) * (count_against ? -1.0 : 1.0);
        return {ahead, ahead, Game::winner(state) == m_seat};
    }

    int m_seat = 0;
};

/// The three parts of a search, for use as Game::SearchParts. `Game` may be incomplete at `using SearchParts =
/// PlainSearchParts<Game>`, which can therefore be a member of Game.
template <typename Game>
struct PlainSearchParts
{
    using Plans = SingleActions<Game>;
    using Belief = UniformBelief<Game>;
    using Playout = RandomPlayout<Game>;
};

} // namespace tableside
