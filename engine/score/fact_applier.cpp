// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/fact_applier.h"

#include <type_traits>
#include <utility>

namespace tableside::score {

namespace {

void begin_round(Sheet &sheet, int dealer)
{
    Round open;
    open.dealer = dealer;
    for (const Seat &seat : sheet.seats)
        open.cells.push_back({seat.present, {}, {}, {}});
    sheet.open = std::move(open);
}

/// Renumbers the seats of a round from \p position on, where a seat is inserted.
void shift_seats(Round &round, int position)
{
    round.dealer += round.dealer >= position;
    for (std::optional<int> *seat : {&round.chosen_dealer, &round.out, &round.first}) {
        if (*seat >= position) // an empty optional is less than every number
            ++**seat;
    }
}

/// Inserts a seat at \p position into a closed round, which the seat did not play.
void insert_seat(Round &round, int position)
{
    shift_seats(round, position);
    if (position < std::ssize(round.cells))
        round.cells.insert(round.cells.begin() + position, Cell());
}

/// Sets the dealer of a round that becomes the first round of the game. The seat that people
/// chose as dealer deals, if there is such a choice and the seat plays the round; otherwise \p dealer deals.
void make_first(Round &round, int dealer)
{
    const bool is_chosen = round.chosen_dealer && round.is_played_by(static_cast<std::size_t>(*round.chosen_dealer));
    round.dealer = is_chosen ? *round.chosen_dealer : dealer;
}

/// Applies one fact to the sheet.
struct FactApplier
{
    Sheet &sheet;
    std::int64_t at_ms;

    void operator()(const GameStarted &start)
    {
        static_cast<GameTerms &>(sheet) = start;
        sheet.started_ms = at_ms;
        for (const Player &player : start.players)
            sheet.seats.push_back({player, true, 0, 0, {}});
        begin_round(sheet, start.dealer);
    }

    void operator()(const HandEntered &hand) { enter(cell(*sheet.round_at(hand.round), hand.player), hand.entry); }

    void operator()(const DraftChanged &changed)
    {
        cell(*sheet.round_at(changed.round), changed.player).draft = changed.draft;
    }

    void operator()(const RoundCorrected &corrected)
    {
        Round &round = *sheet.round_at(corrected.round);
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

    /// Records that `out.player` went out, and removes that player's entry. In a closed round, this corrects who went
    /// out: the player named before gets the removed entry. If only the winner's points of a closed round are known,
    /// gives these points to `out.player` instead.
    void operator()(const WentOut &out)
    {
        Round &round = *sheet.round_at(out.round);
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
        Round &round = *sheet.round_at(blocked.round);
        if (round.out && &round != &sheet.open)
            enter(at_seat(round.cells, *round.out), Entry{{}, {0}});
        block(round, blocked.first);
    }

    void operator()(const RoundScored &scored)
    {
        enter_points(*sheet.round_at(scored.round), sheet.seat_of(scored.winner), scored.points);
    }

    void operator()(const RoundClosed &)
    {
        sheet.rounds.push_back(std::move(sheet.open));
        begin_round(sheet, sheet.rounds.back().dealer);
    }

    void operator()(const RoundRemoved &removed)
    {
        if (removed.round == 0) // the second round becomes the first and gets the removed round's dealer
            make_first(sheet.rounds.size() > 1 ? sheet.rounds[1] : sheet.open, sheet.rounds[0].dealer);
        for (Seat &seat : sheet.seats)
            seat.first_round -= seat.first_round > removed.round;
        sheet.rounds.erase(sheet.rounds.begin() + removed.round);
    }

    void operator()(const PlayerJoined &joined)
    {
        if (const std::optional<int> known = sheet.seat_of(joined.player.id)) {
            at_seat(sheet.seats, *known).present = at_seat(sheet.open.cells, *known).plays = true;
            return;
        }
        const int first_round = static_cast<int>(sheet.rounds.size());
        const int position = joined.after.empty() ? sheet.seat_count() : *sheet.seat_of(joined.after) + 1;
        sheet.seats.insert(sheet.seats.begin() + position, {joined.player, true, joined.points, first_round, {}});
        for (Round &round : sheet.rounds)
            insert_seat(round, position);
        shift_seats(sheet.open, position);
        sheet.open.cells.insert(sheet.open.cells.begin() + position, {true, {}, {}, {}});
    }

    void operator()(const PlayerLeft &left)
    {
        const int seat = *sheet.seat_of(left.player);
        Round &open = sheet.open;
        at_seat(sheet.seats, seat).present = false;
        at_seat(open.cells, seat) = {};
        if (open.out == seat)
            open.out.reset();
        if (open.first == seat)
            open.first.reset();
        if (!open.out)
            open.scored.reset();
    }

    void operator()(const DealerChanged &changed)
    {
        const int seat = *sheet.seat_of(changed.player);
        if (sheet.rounds.empty())
            sheet.open.dealer = seat;
        else
            sheet.open.chosen_dealer = seat;
    }

    void operator()(const TargetChanged &changed) { sheet.target = changed.target; }
    void operator()(const ScoringChanged &changed) { sheet.scoring = changed.scoring; }
    void operator()(const DateChanged &changed) { sheet.started_ms = changed.played_ms; }

    void operator()(const TotalsStated &stated)
    {
        sheet.has_stated_totals = true;
        for (const auto &[player, points] : stated.totals)
            at_seat(sheet.seats, *sheet.seat_of(player)).stated_total = points;
    }

    void operator()(const GameContinued &)
    {
        sheet.played_on = sheet.reached_target.has_value();
        sheet.stage = Stage::playing;
    }

    void operator()(const GameEnded &) { sheet.stage = Stage::ended; }

    void operator()(const Noted &noted)
    {
        sheet.note = noted.note;
        sheet.place = noted.place;
    }

    // Undo and redo change which facts the ledger applies (ledger.cpp), but not the sheet itself.
    void operator()(const Undone &) {}
    void operator()(const Redone &) {}

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

/// Returns the results that a statement changes when it is applied to \p sheet.
template <typename Stated>
ChangedResults changed_by(const Sheet &sheet, const Stated &stated)
{
    const int open = static_cast<int>(sheet.rounds.size());
    if constexpr (requires { stated.round; })
        return {stated.round, false};
    else if constexpr (std::is_same_v<Stated, PlayerJoined>)
        return {sheet.seat_of(stated.player.id) ? open : 0, true}; // a new seat gets a column in all rounds
    else if constexpr (std::is_same_v<Stated, ScoringChanged>)
        return {0, true};
    else
        return {open, std::is_same_v<Stated, PlayerLeft> || std::is_same_v<Stated, TargetChanged>};
}

} // namespace

ChangedResults apply(Sheet &sheet, const Fact &fact)
{
    const ChangedResults changed = std::visit([&](const auto &stated) { return changed_by(sheet, stated); },
                                              fact.statement);
    std::visit(FactApplier{sheet, fact.at_ms}, fact.statement);
    if (sheet.rounds.empty()) // the first dealer may have left; the dealers of later rounds are computed
        sheet.open.dealer = present_from(sheet, sheet.open.dealer);
    return changed;
}

} // namespace tableside::score
