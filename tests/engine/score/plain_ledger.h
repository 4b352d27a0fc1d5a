// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A recount of a game from the list of its facts, by the rules for scores, used as an oracle for engine/score/ledger.h. It keeps
// everything by player, not by seat number, works out all results again from the first round on, and uses none of the ledger's
// code.
#pragma once

#include "engine/score/sheet.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tableside::score::test {

class PlainLedger
{
public:
    /// Adds a fact that the real ledger has accepted.
    void append(const Fact &fact);
    /// Returns the result in the form of the real ledger, for comparison.
    Sheet sheet();
    bool can_redo() const { return !m_undone.empty(); }

private:
    /// What was stated about a round.
    struct PlainRound
    {
        std::map<PlayerId, Cell> hands; ///< Of all players whose seats existed, also of those who did not play.
        PlayerId out;                   ///< The player who went out or scored; empty if there is none.
        bool is_blocked = false;
        PlayerId first;            ///< The player who wins a tie of smallest hands.
        std::optional<int> scored; ///< The winner's points, if the hands are unknown.
        PlayerId chosen_dealer;
        /// The results.
        PlayerId dealer;
        std::map<PlayerId, int> gained;
        std::map<PlayerId, int> totals;

        bool is_played_by(const PlayerId &player) const { return hands.contains(player) && hands.at(player).plays; }
    };
    struct PlainSeat
    {
        Player player;
        int start_points = 0;
        int first_round = 0;
    };

    void take(const Fact &fact);
    void state(const GameStarted &start);
    void state(const HandEntered &hand) { enter(at(hand.round).hands.at(hand.player), hand.entry); }
    void state(const DraftChanged &changed) { at(changed.round).hands.at(changed.player).draft = changed.draft; }
    void state(const WentOut &out);
    void state(const RoundBlocked &blocked);
    void state(const RoundScored &scored);
    void state(const RoundCorrected &corrected);
    void state(const RoundClosed &);
    void state(const RoundRemoved &removed);
    void state(const PlayerJoined &joined);
    void state(const PlayerLeft &left);
    void state(const DealerChanged &changed);
    void state(const TargetChanged &changed) { m_terms.target = changed.target; }
    void state(const ScoringChanged &changed) { m_terms.scoring = changed.scoring; }
    void state(const DateChanged &changed) { m_started_ms = changed.played_ms; }
    void state(const TotalsStated &stated);
    void state(const GameContinued &);
    void state(const GameEnded &) { m_is_ended = true; }
    void state(const Noted &noted) { m_noted = noted; }
    void state(const Undone &) {}
    void state(const Redone &) {}

    PlainRound &at(int number) { return m_rounds[static_cast<std::size_t>(number)]; }
    bool is_open(int number) const { return number + 1 == std::ssize(m_rounds); }
    void enter(Cell &hand, const std::optional<Entry> &entry);
    void deal_next();

    void recount();
    bool lowest_wins() const { return m_terms.scoring == Scoring::count_against; }
    std::vector<PlayerId> from_left_of(const PlayerId &player) const;
    PlayerId next_playing(const PlayerId &player, const PlainRound &round) const;
    PlayerId winner_of(const PlainRound &round) const;
    PlayerId best_at_target(const PlainRound &round, bool only_present) const;
    bool is_decided_by(const PlainRound &round) const;
    std::optional<int> first_decided();
    std::map<PlayerId, int> ranks() const;
    std::optional<int> number_of(const PlayerId &player) const;
    Round round_of(const PlainRound &plain, bool is_closed) const;

    std::vector<Fact> m_active;
    std::vector<Fact> m_undone; ///< The facts that can be redone, the next one last.

    std::int64_t m_now = 0;
    GameTerms m_terms;
    std::int64_t m_started_ms = 0;
    Noted m_noted;
    std::vector<PlainSeat> m_seats;
    std::set<PlayerId> m_present;
    std::map<PlayerId, int> m_stated; ///< The totals before the first round, if earlier rounds are unknown.
    std::vector<PlainRound> m_rounds; ///< The last one is open.
    bool m_is_ended = false;
    bool m_is_played_on = false;
};

} // namespace tableside::score::test
