#include "engine/score/fact_applier.h"

#include <utility>

namespace tableside::score {

namespace {

Round &first_round(Sheet &sheet)
{
    return sheet.rounds.empty() ? sheet.open : sheet.rounds.front();
}

void begin_round(Sheet &sheet, int dealer)
{
    Round open;
    open.dealer = dealer;
    for (const Seat &seat : sheet.seats)
        open.cells.push_back({seat.present, {}, {}, {}});
    sheet.open = std::move(open);
}

/// Adds \p by to a seat number that is \p position or higher.
void shift_seat(std::optional<int> &seat, int position, int by)
{
    if (seat && *seat >= position)
        *seat += by;
}

/// Renumbers the seats from \p position on after a seat was inserted (\p by 1) or removed (\p by -1) before them.
void shift_seats(Round &round, int position, int by)
{
    round.dealer += round.dealer >= position ? by : 0;
    for (std::optional<int> *seat : {&round.chosen_dealer, &round.out, &round.first})
        shift_seat(*seat, position, by);
}

/// Inserts a seat at \p position into a round that the seat did not play.
void insert_seat(Round &round, int position)
{
    shift_seats(round, position, 1);
    const auto insert = [position](auto &list, auto blank) {
        if (position < std::ssize(list))
            list.insert(list.begin() + position, std::move(blank));
    };
    insert(round.cells, Cell());
    insert(round.gained, 0);
    insert(round.totals, 0);
}

/// Reverses insert_seat().
void erase_seat(Round &round, int position)
{
    const auto erase = [position](auto &list) {
        if (position < std::ssize(list))
            list.erase(list.begin() + position);
    };
    erase(round.cells);
    erase(round.gained);
    erase(round.totals);
    shift_seats(round, position + 1, -1);
}

/// Sets the dealer of a round that becomes the first round of the game. The seat that people
/// chose as dealer deals, if there is such a choice and the seat plays the round; otherwise \p dealer deals.
void make_first(Round &round, int dealer)
{
    const bool is_chosen = round.chosen_dealer && round.is_played_by(static_cast<std::size_t>(*round.chosen_dealer));
    round.dealer = is_chosen ? *round.chosen_dealer : dealer;
}

/// The state of a hand (one Cell of the sheet) before a fact changed the hand, for undo. The hand's entry is not copied,
/// because Cell::history still has it: every change is appended there, and undo only removes the later changes.
struct HandBefore
{
    explicit HandBefore(const Cell &cell)
        : changes(static_cast<std::uint32_t>(cell.history.size())), is_entered(cell.entry.has_value())
    {
        if (cell.draft)
            draft.push_back(*cell.draft);
    }

    void put_back(Cell &cell) const
    {
        cell.history.resize(changes);
        cell.entry = is_entered ? cell.history.back().entry : std::nullopt;
        cell.draft = draft.empty() ? std::nullopt : std::optional(draft.front());
    }

    std::uint32_t changes; ///< The length of Cell::history before the fact.
    bool is_entered;
    std::vector<Draft> draft; ///< The unfinished count, if any. An empty vector takes less memory than an optional.
};

/// Applies one fact to the sheet. Each function first saves the values that the fact overwrites to `step`, for undo.
struct FactApplier
{
    Sheet &sheet;
    std::int64_t at_ms;
    UndoStep &step;

    /// Starts the game. Saves nothing for undo, because the start of a game cannot be undone.
    void operator()(const GameStarted &start)
    {
        static_cast<GameTerms &>(sheet) = start;
        sheet.started_ms = at_ms;
        for (const Player &player : start.players)
            sheet.seats.push_back({player, true, 0, 0});
        begin_round(sheet, start.dealer);
    }

    void operator()(const HandEntered &hand)
    {
        step.first_changed_round = hand.round;
        enter(hand_for_change(hand.round, hand.player), hand.entry);
    }

    /// Stores an unfinished count of a hand. Does not set `first_changed_round`, because no points change.
    void operator()(const DraftChanged &changed)
    {
        hand_for_change(changed.round, changed.player).draft = changed.draft;
    }

    void operator()(const RoundCorrected &corrected)
    {
        Round &round = round_for_change(corrected.round);
        for (Cell &cell : round.cells)
            cell.draft.reset();
        for (const auto &[player, entry] : corrected.hands) {
            if (Cell &hand = cell(round, player); hand.entry != entry)
                enter(hand, entry);
        }
        if (corrected.out.empty())
            return block(round, corrected.first);
        if (Cell &own = cell(round, corrected.out); own.entry)
            enter(own, std::nullopt);
        static_cast<RoundEnd &>(round) = {sheet.seat_of(corrected.out), false, {}, {}};
    }

    /// Ends a round because the player `out.player` went out, and clears that player's entry. If a different
    /// player was said to be out in a closed round, that different player gets the cleared entry.
    void operator()(const WentOut &out)
    {
        Round &round = round_for_change(out.round);
        const bool is_closed = &round != &sheet.open;
        const std::optional<int> seat = sheet.seat_of(out.player);
        if (round.scored && is_closed)
            return enter_points(round, seat, *round.scored);
        Cell &own = cell(round, out.player);
        if (round.out && round.out != seat && is_closed)
            enter(at_seat(round.cells, *round.out), own.entry);
        if (own.entry)
            enter(own, std::nullopt);
        own.draft.reset();
        static_cast<RoundEnd &>(round) = {seat, false, {}, {}};
    }

    void operator()(const RoundBlocked &blocked)
    {
        Round &round = round_for_change(blocked.round);
        if (round.out && &round != &sheet.open)
            enter(at_seat(round.cells, *round.out), Entry{{}, {0}});
        block(round, blocked.first);
    }

    void operator()(const RoundScored &scored)
    {
        enter_points(round_for_change(scored.round), sheet.seat_of(scored.winner), scored.points);
    }

    /// Closes the open round and opens the next one. Undo can drop the next round as a whole: facts are undone newest
    /// first, so every fact about the next round has been undone by then.
    void operator()(const RoundClosed &)
    {
        sheet.rounds.push_back(std::move(sheet.open));
        begin_round(sheet, sheet.rounds.back().dealer);
        step.put_back = [](Sheet &later) {
            later.open = std::move(later.rounds.back());
            later.rounds.pop_back();
            later.open.gained.clear();
            later.open.totals.clear();
        };
    }

    void operator()(const RoundRemoved &removed)
    {
        step.first_changed_round = removed.round;
        if (removed.round == 0) // the second round becomes the first and gets the removed round's dealer
            make_first(sheet.rounds.size() > 1 ? sheet.rounds[1] : sheet.open, sheet.rounds[0].dealer);
        const auto position = sheet.rounds.begin() + removed.round;
        std::vector<int> first_rounds;
        for (Seat &seat : sheet.seats) {
            first_rounds.push_back(seat.first_round);
            seat.first_round -= seat.first_round > removed.round;
        }
        step.put_back = [number = removed.round, round = std::move(*position),
                         first_rounds = std::move(first_rounds)](Sheet &later) {
            later.rounds.insert(later.rounds.begin() + number, round);
            for (std::size_t seat = 0; seat < first_rounds.size(); ++seat)
                later.seats[seat].first_round = first_rounds[seat];
        };
        sheet.rounds.erase(position);
    }

    void operator()(const PlayerJoined &joined)
    {
        if (const std::optional<int> known = sheet.seat_of(joined.player.id)) {
            const auto seat = static_cast<std::size_t>(*known);
            sheet.seats[seat].present = sheet.open.cells[seat].plays = true;
            step.put_back = [seat](Sheet &later) { later.seats[seat].present = later.open.cells[seat].plays = false; };
            return;
        }
        step.first_changed_round = 0; // the new seat needs a column in the gains and totals of all rounds
        const int first_round = static_cast<int>(sheet.rounds.size());
        const int position = joined.after.empty() ? sheet.seat_count() : *sheet.seat_of(joined.after) + 1;
        sheet.seats.insert(sheet.seats.begin() + position, {joined.player, true, joined.points, first_round});
        for (Round &round : sheet.rounds)
            insert_seat(round, position);
        shift_seats(sheet.open, position, 1);
        sheet.open.cells.insert(sheet.open.cells.begin() + position, {true, {}, {}, {}});
        step.put_back = [position](Sheet &later) {
            later.seats.erase(later.seats.begin() + position);
            for (Round &round : later.rounds)
                erase_seat(round, position);
            erase_seat(later.open, position);
        };
    }

    void operator()(const PlayerLeft &left)
    {
        const int number = *sheet.seat_of(left.player);
        const auto seat = static_cast<std::size_t>(number);
        Round &open = sheet.open;
        step.put_back = [seat, cell = std::move(open.cells[seat]), end = RoundEnd(open)](Sheet &later) {
            later.seats[seat].present = true;
            later.open.cells[seat] = cell;
            static_cast<RoundEnd &>(later.open) = end;
        };
        sheet.seats[seat].present = false;
        open.cells[seat] = {};
        if (open.out == number)
            open.out.reset();
        if (open.first == number)
            open.first.reset();
        if (!open.out)
            open.scored.reset();
    }

    void operator()(const DealerChanged &changed)
    {
        Round &open = sheet.open;
        step.put_back = [before = open.chosen_dealer](Sheet &later) { later.open.chosen_dealer = before; };
        const int seat = *sheet.seat_of(changed.player);
        if (sheet.rounds.empty())
            open.dealer = seat;
        else
            open.chosen_dealer = seat;
    }

    void operator()(const TargetChanged &changed) { sheet.target = changed.target; }

    void operator()(const GameContinued &)
    {
        sheet.played_on = sheet.reached_target.has_value();
        sheet.stage = Stage::playing;
    }

    void operator()(const GameEnded &) { sheet.stage = Stage::ended; }

    void operator()(const Noted &noted)
    {
        step.put_back = [note = std::move(sheet.note), place = std::move(sheet.place)](Sheet &later) {
            later.note = note;
            later.place = place;
        };
        sheet.note = noted.note;
        sheet.place = noted.place;
    }

    void operator()(const Undone &) {}
    void operator()(const Redone &) {}

    /// Returns a hand that a fact is about to change, and saves the hand to `step` for undo.
    Cell &hand_for_change(int number, const PlayerId &player)
    {
        const int seat = *sheet.seat_of(player);
        Cell &cell = at_seat(sheet.round_at(number)->cells, seat);
        step.put_back = [number, seat, before = HandBefore(cell)](Sheet &later) {
            before.put_back(at_seat(later.round_at(number)->cells, seat));
        };
        return cell;
    }

    /// Returns a round that a fact is about to change, and saves its RoundEnd and its hands to `step` for undo.
    Round &round_for_change(int number)
    {
        Round &round = *sheet.round_at(number);
        std::vector<HandBefore> hands(round.cells.begin(), round.cells.end());
        step.first_changed_round = number;
        step.put_back = [number, hands = std::move(hands), end = RoundEnd(round)](Sheet &later) {
            Round &again = *later.round_at(number);
            static_cast<RoundEnd &>(again) = end;
            for (std::size_t seat = 0; seat < hands.size(); ++seat)
                hands[seat].put_back(again.cells[seat]);
        };
        return round;
    }

    Cell &cell(Round &round, const PlayerId &player) const { return at_seat(round.cells, *sheet.seat_of(player)); }

    void enter(Cell &cell, std::optional<Entry> entry)
    {
        cell.history.push_back({at_ms, entry});
        cell.entry = std::move(entry);
        cell.draft.reset();
    }

    void block(Round &round, const PlayerId &first) const
    {
        static_cast<RoundEnd &>(round) = {{}, true, sheet.seat_of(first), {}};
    }

    /// Ends a round of which only the winner's points are known, and clears the entries of all hands. The points become a
    /// change in the history of the winner's hand.
    void enter_points(Round &round, std::optional<int> winner, int points)
    {
        for (std::size_t seat = 0; seat < round.cells.size(); ++seat) {
            Cell &cell = round.cells[seat];
            cell.draft.reset();
            const bool took_points = round.scored && round.out == static_cast<int>(seat);
            if (cell.entry || (took_points && round.out != winner))
                enter(cell, std::nullopt);
        }
        if (winner)
            at_seat(round.cells, *winner).history.push_back({at_ms, Entry{{}, {points}}});
        static_cast<RoundEnd &>(round) = {winner, false, {}, points};
    }
};

} // namespace

UndoStep apply(Sheet &sheet, const Fact &fact)
{
    UndoStep step{static_cast<int>(sheet.rounds.size()),
                  sheet.stage,
                  sheet.played_on,
                  sheet.target,
                  first_round(sheet).dealer,
                  {}};
    std::visit(FactApplier{sheet, fact.at_ms, step}, fact.statement);
    return step;
}

void take_back(Sheet &sheet, const UndoStep &step, Derivation &derivation)
{
    if (step.put_back)
        step.put_back(sheet);
    sheet.stage = step.stage;
    sheet.played_on = step.played_on;
    sheet.target = step.target;
    first_round(sheet).dealer = step.first_dealer;
    recompute(sheet, step.first_changed_round, derivation);
}

} // namespace tableside::score
