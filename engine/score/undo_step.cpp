#include "engine/score/undo_step.h"

#include <utility>

namespace tableside::score {

namespace {

Round &first_round(Sheet &sheet)
{
    return sheet.rounds.empty() ? sheet.open : sheet.rounds.front();
}

/// Fills in what a statement overwrites; called before it is applied.
struct StepMaker
{
    const Sheet &sheet;
    UndoStep &step;

    void operator()(const HandEntered &hand)
    {
        step.first_touched = hand.round;
        save_cell(hand.round, hand.player);
    }

    /// A draft counts nothing, so that no round is recomputed for it.
    void operator()(const DraftChanged &changed) { save_cell(changed.round, changed.player); }

    void operator()(const WentOut &out) { save_round(out.round); }
    void operator()(const RoundBlocked &blocked) { save_round(blocked.round); }
    void operator()(const RoundScored &scored) { save_round(scored.round); }
    void operator()(const RoundCorrected &corrected) { save_round(corrected.round); }
    void operator()(const RoundClosed &) { step.before = RoundClosedBefore(); }

    void operator()(const RoundRemoved &removed)
    {
        step.first_touched = removed.round;
        RoundRemovedBefore before{removed.round, *sheet.round_at(removed.round), {}};
        for (const Seat &seat : sheet.seats)
            before.first_rounds.push_back(seat.first_round);
        step.before = std::move(before);
    }

    /// A new seat gets its column in the gains and totals of all rounds.
    void operator()(const PlayerJoined &joined)
    {
        const std::optional<int> seat = sheet.seat_of(joined.player.id);
        if (!seat)
            step.first_touched = 0;
        save_seats(seat.value_or(sheet.seat_count()));
    }

    void operator()(const PlayerLeft &left) { save_seats(*sheet.seat_of(left.player)); }
    void operator()(const Noted &) { step.before = NoteBefore{sheet.note, sheet.place}; }

    /// The others change the stage or the target only, or cannot be undone.
    void operator()(const auto &) {}

    void save_cell(int round, const PlayerId &player)
    {
        const int seat = *sheet.seat_of(player);
        const Cell &cell = sheet.round_at(round)->cells[static_cast<std::size_t>(seat)];
        step.before = CellBefore{round, seat, cell.entry, cell.draft, cell.history.size()};
    }

    void save_round(int number)
    {
        step.first_touched = number;
        step.before = RoundBefore{number, *sheet.round_at(number)};
    }

    void save_seats(int seat)
    {
        const bool present = seat < sheet.seat_count() && sheet.seats[static_cast<std::size_t>(seat)].present;
        step.before = SeatsBefore{sheet.seats.size(), seat, present, sheet.open};
    }
};

/// Puts back what was overwritten.
struct Restorer
{
    Sheet &sheet;

    void operator()(std::monostate) {}

    void operator()(CellBefore &before)
    {
        Cell &cell = sheet.round_at(before.round)->cells[static_cast<std::size_t>(before.seat)];
        cell.entry = std::move(before.entry);
        cell.draft = std::move(before.draft);
        cell.history.resize(before.changes);
    }

    void operator()(RoundBefore &before) { *sheet.round_at(before.number) = std::move(before.round); }

    /// The round that was begun by closing this one is as it began: all that was stated of it has been taken back.
    void operator()(RoundClosedBefore &)
    {
        sheet.open = std::move(sheet.rounds.back());
        sheet.rounds.pop_back();
        sheet.open.closed_ms = 0;
        sheet.open.gained.clear();
        sheet.open.totals.clear();
    }

    void operator()(RoundRemovedBefore &before)
    {
        sheet.rounds.insert(sheet.rounds.begin() + before.number, std::move(before.round));
        for (std::size_t seat = 0; seat < before.first_rounds.size(); ++seat)
            sheet.seats[seat].first_round = before.first_rounds[seat];
    }

    void operator()(SeatsBefore &before)
    {
        sheet.seats.resize(before.seats);
        if (before.seat < sheet.seat_count())
            sheet.seats[static_cast<std::size_t>(before.seat)].present = before.present;
        sheet.open = std::move(before.open);
    }

    void operator()(NoteBefore &before)
    {
        sheet.note = std::move(before.note);
        sheet.place = std::move(before.place);
    }
};

} // namespace

UndoStep undo_step_for(const Sheet &sheet, const Statement &statement)
{
    UndoStep step;
    step.first_touched = static_cast<int>(sheet.rounds.size());
    step.stage = sheet.stage;
    step.played_on = sheet.played_on;
    step.target = sheet.target;
    step.first_dealer = (sheet.rounds.empty() ? sheet.open : sheet.rounds.front()).dealer;
    std::visit(StepMaker{sheet, step}, statement);
    return step;
}

void take_back(Sheet &sheet, UndoStep step)
{
    std::visit(Restorer{sheet}, step.before);
    sheet.stage = step.stage;
    sheet.played_on = step.played_on;
    sheet.target = step.target;
    first_round(sheet).dealer = step.first_dealer;
    recompute(sheet, step.first_touched);
}

} // namespace tableside::score
