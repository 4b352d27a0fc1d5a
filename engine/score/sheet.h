// The score sheet of a game with real cards: rounds, hands, totals, ranks, dealers and winner, as the facts in force
// amount to them. Derived data for whoever shows, prints or exports a game; only the ledger writes into it.
#pragma once

#include "engine/score/fact.h"

#include <optional>
#include <vector>

namespace tableside::score {

inline constexpr int most_players = 20;    ///< Who ever sat at one game.
inline constexpr int most_rounds = 10'000; ///< Closed rounds of one game.
inline constexpr int lowest_target = 10;
inline constexpr int highest_target = 99'999;
/// Of a table that was imported: that of the old sheet is not known, and no round may end the game.
inline constexpr int unknown_target = 100'000;

constexpr bool is_known_target(int target)
{
    return target != unknown_target;
}

/// Of a list with an element for each seat.
template <typename List>
auto &at_seat(List &list, int seat)
{
    return list[static_cast<std::size_t>(seat)];
}

/// One entry in the history of a hand.
struct Change
{
    std::int64_t at_ms = 0;
    std::optional<Entry> entry;
    friend bool operator==(const Change &, const Change &) = default;
};

/// One hand of one round.
struct Cell
{
    bool plays = false; ///< Whether the seat took part in this round.
    std::optional<Entry> entry;
    /// While the hand is being counted, or counted anew; `entry` is in force until the draft is entered.
    std::optional<Draft> draft;
    /// All that was entered, oldest first; no entry where the one before became void. The newest one is `entry`, or the
    /// points that the player took where no hand is known.
    std::vector<Change> history;
    friend bool operator==(const Cell &, const Cell &) = default;
};

/// How the play of a round came to its end.
struct RoundEnd
{
    std::optional<int> out;    ///< The seat that went out.
    bool is_blocked = false;   ///< Nobody went out: the smallest hand wins (UNO-PILE-1).
    std::optional<int> first;  ///< Of a blocked round: the seat that wins if no hand is smaller than its own.
    std::optional<int> scored; ///< What `out` took, where no hand is known; nobody needs to be out then.

    /// Whether it is known whose hands are to be counted: somebody is out, or nobody could go on. Or that none is.
    bool is_over() const { return out || is_blocked || scored; }
    friend bool operator==(const RoundEnd &, const RoundEnd &) = default;
};

struct Round : RoundEnd
{
    std::vector<Cell> cells; ///< By seat. Seats that came later are missing at the end.
    int dealer = 0;          ///< A seat.
    std::vector<int> gained; ///< By seat, 0 for who did not play; empty while open.
    std::vector<int> totals; ///< By seat, after this round; empty while open.

    /// Whether a seat of the sheet took part.
    bool is_played_by(std::size_t seat) const { return seat < cells.size() && cells[seat].plays; }
    friend bool operator==(const Round &, const Round &) = default;
};

struct Seat
{
    Player player;
    bool present = true;
    int start_points = 0;
    int first_round = 0; ///< The first that this seat could play.
    friend bool operator==(const Seat &, const Seat &) = default;
};

enum class Stage : std::uint8_t {
    playing,
    decided, ///< The target is reached and somebody leads; wait for GameContinued, GameEnded or a correction.
    ended,
};

struct Sheet : GameTerms
{
    std::string note;
    std::string place;
    std::int64_t started_ms = 0;

    std::vector<Seat> seats;   ///< Everybody who ever sat down, clockwise; late comers sit last.
    std::vector<Round> rounds; ///< The closed ones.
    Round open;                ///< The one that is being played or entered.

    std::vector<int> totals; ///< By seat.
    /// By seat, from 1; equal totals share a rank. 0 for who has left, or played no round yet.
    std::vector<int> ranks;
    std::optional<int> leader; ///< The ranked seat with the best total; none for a tie, or before the first round.
    Stage stage = Stage::playing;
    bool played_on = false;            ///< Past the target.
    std::optional<int> reached_target; ///< The round after which the game was first decided.
    std::optional<int> winner;         ///< Of a game decided or ended.

    bool is_started() const { return !seats.empty(); }
    /// Whether people play to a target that is worth showing.
    bool has_target() const { return is_known_target(target); }
    /// Whether somebody who came late began with points.
    bool has_start_points() const;
    int seat_count() const { return static_cast<int>(seats.size()); }
    std::optional<int> seat_of(const PlayerId &player) const;
    /// By its number, which the open round has already; null if there is none.
    const Round *round_at(int number) const;
    Round *round_at(int number);
    /// To the left of the dealer of the open round (DOS-SETUP-3).
    int starter() const;
    /// The seats between whom another round decides: the target is reached, but these have the best total together.
    /// Nobody else, nor past the target.
    std::vector<int> tied_at_target() const;
    /// The seats whose hand the open round still waits for, drafts included; nobody while the round is not over.
    std::vector<int> missing() const;
    /// Of a blocked round: the seats that hold least, of those that are counted, from the dealer's left on. Nobody if
    /// somebody went out.
    std::vector<int> smallest_hands(const Round &round) const;
    /// Who went out, or has the smallest hand; of equal ones Round::first, or else whoever sits next to the dealer's
    /// left. Nobody while nothing is known.
    std::optional<int> winner_of(const Round &round) const;
    /// How many of a card all hands of a round hold, as they were last tapped, without those of `except`.
    int counted(const Round &round, std::string_view code, int except = -1) const;

    friend bool operator==(const Sheet &, const Sheet &) = default;
};

/// Works out all that follows from what was entered: gains, totals, ranks, dealers, stage and winner. Of the closed rounds
/// only `first_touched` may have changed since the last time, or have come or gone there, besides the number of seats.
void recompute(Sheet &sheet, int first_touched = 0);

/// The next seat to the left that is present; `seat` itself if there is no other.
int next_present(const Sheet &sheet, int seat);

} // namespace tableside::score
