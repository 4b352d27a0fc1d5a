// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the feats of people in a match that was played in the app, from the match's events. The app gives trophies for them. A
// template over a game (engine/core/card_game.h), whose FeatWatch finds the feats that only this game has.
#pragma once

#include "engine/core/card_game.h"
#include "engine/core/feat.h"
#include "engine/score/missed_calls.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace tableside::score {

/// Finds the feats of a match in its events. Every event must be passed to take() in order, from the beginning, with all hidden
/// cards and without undone actions.
template <CardGame Game>
class MatchFeats
{
public:
    MatchFeats(FeatTerms terms, const typename Game::Ruleset &rules)
        : m_terms(std::move(terms)), m_watch(m_terms, rules), m_seats(m_terms.seats.size())
    {}

    void take(const typename Game::Event &event)
    {
        m_watch.watch(event);
        if (const std::optional<MissedCall> missed = m_calls.take(event))
            note(*missed);
        std::visit([this](const auto &told) { note(told); }, event);
    }

    /// Returns the feats of each seat so far; none for a computer player. \p take_backs is the number of undos in the match.
    std::vector<FeatSet> feats(int take_backs) const
    {
        std::vector<FeatSet> feats;
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
            FeatSet &found = feats.emplace_back();
            if (!m_terms.seats[seat].is_person)
                continue;
            found = m_seats[seat].feats;
            found |= m_watch.feats(static_cast<int>(seat));
            if (m_winner == static_cast<int>(seat))
                found |= feats_of_winner(seat, take_backs);
        }
        return feats;
    }

private:
    struct SeatSoFar
    {
        FeatSet feats;
        std::uint32_t caught = 0; ///< A bit for each seat that this seat has caught.
        int calls = 0;
        int missed = 0;
        bool was_last = false; ///< Whether this seat alone was last at the end of a round.
    };

    static constexpr int many_points = 100; ///< See Feat::big_round.
    static constexpr int many_calls = 3;    ///< See Feat::never_forgot.
    static constexpr int many_hard = 3;     ///< See Feat::three_hard.

    SeatSoFar &of(int seat) { return m_seats[static_cast<std::size_t>(seat)]; }

    FeatSet feats_of_winner(std::size_t seat, int take_backs) const
    {
        const FeatSeat &own = m_terms.seats[seat];
        const auto computers = std::ranges::count(m_terms.seats, false, &FeatSeat::is_person);
        FeatSet found;
        const auto add_if = [&](bool is_done, Feat feat) {
            if (is_done)
                found.add(feat);
        };
        add_if(m_seats[seat].calls >= many_calls && m_seats[seat].missed == 0, Feat::never_forgot);
        add_if(m_seats[seat].was_last, Feat::from_last);
        add_if(std::ranges::count(m_terms.seats, true, &FeatSeat::is_hard) >= many_hard, Feat::three_hard);
        add_if(computers > 0 && !own.has_hints, Feat::no_hints);
        add_if(m_terms.may_take_back && take_backs == 0, Feat::no_regrets);
        return found;
    }

    void note(const MissedCall &missed)
    {
        ++of(missed.seat).missed;
        if (!missed.by) {
            of(missed.seat).feats.add(Feat::got_away);
            return;
        }
        SeatSoFar &by = of(*missed.by);
        by.caught |= std::uint32_t{1} << missed.seat;
        by.feats.add(Feat::caught_someone);
        const std::uint32_t others = ((std::uint32_t{1} << m_seats.size()) - 1) & ~(std::uint32_t{1} << *missed.by);
        if (m_seats.size() > 2 && by.caught == others)
            by.feats.add(Feat::caught_everyone);
    }
    void note(const typename Game::Called &called) { ++of(called.seat).calls; }
    void note(const typename Game::Scored &scored)
    {
        if (!m_terms.counts_against && scored.points[static_cast<std::size_t>(scored.winner)] >= many_points)
            of(scored.winner).feats.add(Feat::big_round);
        if (m_seats.size() < 3)
            return;
        const auto lowest_and_highest = std::ranges::minmax(scored.totals);
        const int last = m_terms.counts_against ? lowest_and_highest.max : lowest_and_highest.min;
        if (std::ranges::count(scored.totals, last) == 1)
            of(static_cast<int>(std::ranges::find(scored.totals, last) - scored.totals.begin())).was_last = true;
    }
    void note(const typename Game::MatchWon &won) { m_winner = won.seat; }
    void note(const auto &) {}

    FeatTerms m_terms;
    typename Game::FeatWatch m_watch;
    CallWatch<Game> m_calls;
    std::vector<SeatSoFar> m_seats;
    int m_winner = -1;
};

/// Returns the feats of each seat in a match with these events.
template <CardGame Game>
std::vector<FeatSet> feats_of(const FeatTerms &terms, const typename Game::Ruleset &rules, int take_backs,
                              std::span<const typename Game::Event> events)
{
    MatchFeats<Game> found(terms, rules);
    for (const typename Game::Event &event : events)
        found.take(event);
    return found.feats(take_backs);
}

} // namespace tableside::score
