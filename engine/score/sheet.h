// The score sheet of a game with real cards: rounds, hands, totals, ranks, dealers and winner, as they follow from the
// facts in force. For those who show, print or export a game; only the ledger changes one. Seats are numbered from 0,
// clockwise.
#pragma once

#include "engine/score/fact.h"

#include <optional>
#include <vector>

namespace tableside::score {

inline constexpr int most_players = 20;    ///< Who ever sat down at one game.
inline constexpr int most_rounds = 10'000; ///< Closed rounds of one game.
inline constexpr int lowest_target = 10;
inline constexpr int highest_target = 99'999;
/// The target of a game that was imported from a table, which does not tell it: no round may end such a game.
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
    bool plays = false; ///< Whether the seat takes part in the round.
    std::optional<Entry> entry;
    /// While the hand is being counted, or counted anew; `entry` is in force until the draft is entered.
    std::optional<Draft> draft;
    /// All that was entered, oldest first; no entry where the one before became void. The newest one is `entry`, or the
    /// points that the player took where no hand is known.
    std::vector<Change> history;
    friend bool operator==(const Cell &, const Cell &) = default;
};

/// How the play of a round ended.
struct RoundEnd
{
    std::optional<int> out;    ///< The seat that went out.
    bool is_blocked = false;   ///< Nobody went out: the smallest hand wins (UNO-PILE-1).
    std::optional<int> first;  ///< Of a blocked round: the seat that wins if no hand is smaller than its own.
    std::optional<int> scored; ///< What `out` took, where no hand is known; nobody needs to be out then.

    /// Whether it is known which hands are to be counted: somebody is out, the round is blocked, or no hand is known.
    bool is_over() const { return out || is_blocked || scored; }
    friend bool operator==(const RoundEnd &, const RoundEnd &) = default;
};

struct Round : RoundEnd
{
    std::vector<Cell> cells; ///< By seat; maybe without the last seats, if they came after the round.
    int dealer = 0;          ///< A seat.
    /// The seat that was said to deal, where it was not the one whose turn it was; while it plays the round, it does.
    std::optional<int> chosen_dealer;
    std::vector<int> gained; ///< By seat, 0 for one that did not play; empty while the round is open.
    std::vector<int> totals; ///< By seat, after this round; empty while the round is open.

    /// No hand is entered or begun.
    bool is_blank() const;
    /// Also for seats of the sheet that came after the round.
    bool is_played_by(std::size_t seat) const { return seat < cells.size() && cells[seat].plays; }
    friend bool operator==(const Round &, const Round &) = default;
};

struct Seat
{
    Player player;
    bool present = true;
    int start_points = 0;
    int first_round = 0; ///< The first round that this seat could play.
    friend bool operator==(const Seat &, const Seat &) = default;
};

enum class Stage : std::uint8_t {
    playing,
    decided, ///< The target is reached and one seat leads; GameContinued, GameEnded or a correction must follow.
    ended,
};

struct Sheet : GameTerms
{
    std::string note;
    std::string place;
    std::int64_t started_ms = 0;

    std::vector<Seat> seats;   ///< Everybody who ever sat down; late comers sit last, or where they said.
    std::vector<Round> rounds; ///< The closed ones.
    Round open;                ///< The round that is being played or entered.

    std::vector<int> totals; ///< By seat.
    /// By seat, from 1; equal totals share a rank. 0 for a seat that has left, and for a newcomer who would lead without
    /// having played a round.
    std::vector<int> ranks;
    std::optional<int> leader; ///< The ranked seat with the best total; none for a tie, or before the first round.
    Stage stage = Stage::playing;
    bool played_on = false;            ///< GameContinued past the target: the target decides nothing more.
    std::optional<int> reached_target; ///< The round after which the game was first decided.
    std::optional<int> winner;         ///< Of a game that is decided or ended; none for a tie.

    bool is_started() const { return !seats.empty(); }
    /// False for a game that was imported from a table.
    bool has_target() const { return is_known_target(target); }
    /// Whether a player who came late began with points.
    bool has_start_points() const;
    int seat_count() const { return static_cast<int>(seats.size()); }
    /// Everybody who ever sat down, by seat.
    std::vector<Player> players() const;
    std::optional<int> seat_of(const PlayerId &player) const;
    /// The round of that number, from 0; the open round has the number after the last closed one. Null if there is
    /// none.
    const Round *round_at(int number) const;
    Round *round_at(int number);
    /// The seat that starts the open round: to the left of its dealer (DOS-SETUP-3).
    int starter() const;
    /// The seats between which another round decides: the target is reached, and these share the best total. Empty in
    /// every other case, and past the target.
    std::vector<int> tied_at_target() const;
    /// The seats whose hands are to be entered before the open round can be closed; drafts are not entered. Empty while
    /// the round is not over.
    std::vector<int> missing() const;
    /// Of a blocked round: the seats with the fewest points in hand among those entered, from the dealer's left on.
    /// Empty for another round.
    std::vector<int> smallest_hands(const Round &round) const;
    /// The seat that went out, or has the smallest hand; of equal hands Round::first, or else the next to the dealer's
    /// left. None while nothing is known.
    std::optional<int> winner_of(const Round &round) const;
    /// How many of a card the hands of a round hold together, drafts before entries, without the hand of seat `except`.
    int counted(const Round &round, std::string_view code, int except = -1) const;

    friend bool operator==(const Sheet &, const Sheet &) = default;
};

/// Results that recompute() caches from one call to the next.
struct Derivation
{
    /// The rounds that were looked at, by all calls: a measure of their time that is the same on every machine.
    std::int64_t rounds_visited = 0;
    std::size_t undecided = 0; ///< So many rounds, from the first one on, have not decided the game ...
    int target = 0;            ///< ... with this target ...
    std::vector<bool> present; ///< ... among those who are here, by seat.
};

/// Derives gains, totals, ranks, dealers, stage and winner from what was entered. Since the last call only the round
/// `first_touched` may have changed, come or gone, besides the number of seats; gains of later rounds are not derived
/// again where their dealers stay. While the best are level, each round is looked at once.
void recompute(Sheet &sheet, int first_touched, Derivation &derivation);

/// The next seat to the left that is present; `seat` itself if there is no other.
int next_present(const Sheet &sheet, int seat);

} // namespace tableside::score
