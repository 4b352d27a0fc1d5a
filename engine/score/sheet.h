// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The score sheet of a game: its rounds, hands, totals, ranks, dealers and winner, computed from the facts
// (statements such as an entered hand) that are not undone. Code that shows, prints or exports a game reads the
// sheet; only the ledger changes it. Seats are numbered from 0, clockwise.
#pragma once

#include "engine/score/fact.h"

#include <optional>
#include <vector>

namespace tableside::score {

inline constexpr int most_players = 20;    ///< The limit of players in one game, including those who left.
inline constexpr int most_rounds = 10'000; ///< The limit of closed rounds in one game: more than anyone plays.
inline constexpr int lowest_target = 10;
inline constexpr int highest_target = 99'999;
inline constexpr int highest_stated_total = 1'000'000; ///< The limit of a total in TotalsStated.
/// The target of a game imported from a CSV table, which does not state one. It is higher than any target people can set.
/// The converted facts continue a game that reaches even this target, so that no round ends an imported game early.
inline constexpr int unknown_target = 100'000;

constexpr bool is_known_target(int target)
{
    return target != unknown_target;
}

/// Returns whether people can choose this target.
constexpr bool can_be_target(int target)
{
    return target >= lowest_target && target <= highest_target;
}

/// Returns the element of \p seat in a list with one element per seat.
template <typename List>
auto &at_seat(List &list, int seat)
{
    return list[static_cast<std::size_t>(seat)];
}

/// One change in the history of a hand: the new entry, or none if the hand was cleared.
struct Change
{
    std::int64_t at_ms = 0; ///< The time of the change in milliseconds since the epoch, UTC.
    std::optional<Entry> entry;
    friend bool operator==(const Change &, const Change &) = default;
};

/// One hand of one round.
struct Cell
{
    bool plays = false; ///< Whether the seat takes part in the round.
    std::optional<Entry> entry;
    /// The unfinished count of the hand, if there is one. `entry` stays valid until the new count is entered.
    std::optional<Draft> draft;
    /// All changes of this hand's entry, oldest first. The newest change is equal to `entry`, with one exception. If only
    /// the winner's points of a round are known, the winner's newest change contains them, and `entry` is empty.
    std::vector<Change> history;
    friend bool operator==(const Cell &, const Cell &) = default;
};

/// How the play of a round ended.
struct RoundEnd
{
    std::optional<int> out;    ///< The seat that went out.
    bool is_blocked = false;   ///< Whether no player could go on; the fewest points win (UNO-PILE-1).
    std::optional<int> first;  ///< The seat that wins a blocked round if several hands have the fewest points.
    std::optional<int> scored; ///< The points that `out` won, if the hands are unknown. `out` may be empty then.

    /// Returns whether play has ended: a seat went out, the round is blocked, or only the winner's points are known.
    bool is_over() const { return out || is_blocked || scored; }
    friend bool operator==(const RoundEnd &, const RoundEnd &) = default;
};

/// One round with the hands entered and the results that recompute() derives.
struct Round : RoundEnd
{
    std::vector<Cell> cells; ///< One cell per seat, except for seats added at the end after this round.
    int dealer = 0;          ///< The seat that deals this round.
    /// The seat that people chose to deal instead of the usual dealer. The choice is ignored if that seat does not play
    /// the round.
    std::optional<int> chosen_dealer;
    std::vector<int> gained; ///< The points of each seat, 0 if it did not play. Empty while the round is open.
    std::vector<int> totals; ///< The total of each seat after this round. Empty while the round is open.

    /// Returns whether no hand has been counted, not even in part.
    bool is_blank() const;
    /// Returns whether \p seat took part; false for a seat that was added after the round.
    bool is_played_by(std::size_t seat) const { return seat < cells.size() && cells[seat].plays; }
    friend bool operator==(const Round &, const Round &) = default;
};

/// One player of the game, present or gone.
struct Seat
{
    Player player;
    bool present = true;  ///< Whether the player takes part in the game now.
    int start_points = 0; ///< The points that a late player began with.
    int first_round = 0;  ///< The index of the round that was open when the player joined.
    /// The total of the player before the first round on the sheet, if earlier rounds were played but are unknown (TotalsStated).
    std::optional<int> stated_total{};

    /// Returns the total before the first round on the sheet that the player could take part in.
    int first_total() const { return stated_total.value_or(start_points); }
    friend bool operator==(const Seat &, const Seat &) = default;
};

enum class Stage : std::uint8_t {
    playing,
    /// The game has a winner, because a total has reached the target. Facts about the open round are refused unless
    /// the game is continued, or an undo, a correction or a new target takes the victory back.
    decided,
    ended,
};

/// The complete sheet of one game: what people entered, and the results that recompute() derives from it.
struct Sheet : GameTerms
{
    std::string note;
    std::string place; ///< The location of the game, as typed by people.
    std::int64_t started_ms =
        0; ///< The start of the game in milliseconds since the epoch, UTC, or the time people stated.
    bool has_stated_totals =
        false; ///< Whether some rounds of the game are unknown; Seat::stated_total is set for its players.

    /// All players, including those who left. Latecomers sit last, or where PlayerJoined::after puts them.
    std::vector<Seat> seats;
    std::vector<Round> rounds; ///< The closed rounds, oldest first.
    Round open;                ///< The round that is being played or entered.

    std::vector<int> totals; ///< The total of each seat, start points included.
    /// The rank of each seat, from 1; equal totals share a rank. A seat that has left has rank 0. A newcomer who has
    /// played no round has rank 0, too, if start points alone would put the newcomer first.
    std::vector<int> ranks;
    std::optional<int> leader; ///< The only seat of rank 1; empty for a tie and before the first closed round.
    Stage stage = Stage::playing;
    bool played_on = false; ///< Whether the game was continued past its target, which then no longer ends it.
    std::optional<int> reached_target; ///< The index of the first round that decided the game; empty if none did.
    std::optional<int> winner;         ///< The winner of a decided or ended game; empty for a tie.

    bool is_started() const { return !seats.empty(); }
    /// Returns whether the target is known; it is not known for a game imported from a CSV table.
    bool has_target() const { return is_known_target(target); }
    /// Returns whether there are results: a closed round, or stated totals.
    bool has_results() const { return has_stated_totals || !rounds.empty(); }
    /// Returns whether the rounds on the sheet are added to earlier points: a late player began with points, or some rounds of
    /// the game are unknown. False if all rounds are unknown, because the totals say the same.
    bool has_start_points() const;
    int seat_count() const { return static_cast<int>(seats.size()); }
    /// Returns all players by seat, including those who left.
    std::vector<Player> players() const;
    std::optional<int> seat_of(const PlayerId &player) const;
    /// Returns the round with that index, from 0; the open round has the index after the last closed round. Null if
    /// the index is out of range.
    const Round *round_at(int number) const;
    Round *round_at(int number);
    /// Returns the seat that has the first turn of the open round: the next present seat to the dealer's left (DOS-SETUP-3).
    int starter() const;
    /// Returns the seats that share the best total once any total has reached the target, so that another round must decide
    /// between them. Empty if there is no such tie, or if the game was continued past its target.
    std::vector<int> tied_at_target() const;
    /// Returns the seats whose hands must still be entered before the open round can be closed. Unfinished counts do not
    /// suffice. Empty until the play of the round has ended, and if only the winner's points are known.
    std::vector<int> missing() const;
    /// Returns the seats of a blocked round whose entered hands have the fewest points, starting at the dealer's left.
    /// Empty for a round that is not blocked.
    std::vector<int> smallest_hands(const Round &round) const;
    /// Returns the winner of a round: the seat that went out or has the smallest hand. Equal hands are decided by
    /// RoundEnd::first, or else by the order from the dealer's left. Returns nothing if no seat went out and
    /// there is no smallest hand.
    std::optional<int> winner_of(const Round &round) const;
    /// Returns how many copies of a card the hands of a round hold in all, leaving out the hand of seat \p except. If a hand has
    /// a draft (unfinished count), the draft counts, not the entry.
    int counted(const Round &round, std::string_view code, int except = -1) const;

    friend bool operator==(const Sheet &, const Sheet &) = default;
};

/// The results of a sheet that a fact may have changed.
struct ChangedResults
{
    int first_round = 0; ///< The first round whose gains, totals or dealer may have changed; may be the open round.
    /// Whether earlier rounds may have become decisive, or no longer are: the target or the present players have changed.
    bool decisions = true;
};

/// Computes gains, totals, ranks, dealers, stage and winner from the entries. \p rounds_recomputed is raised by the number of
/// rounds that were processed, which is a measure of time that is the same on every machine.
void recompute(Sheet &sheet, const ChangedResults &changed, std::int64_t &rounds_recomputed);

/// Returns the next present seat to the left; \p seat itself if no other is present.
int next_present(const Sheet &sheet, int seat);
/// Returns \p seat if it is present, otherwise the next present seat to the left.
int present_from(const Sheet &sheet, int seat);

} // namespace tableside::score
