// What one fact overwrote in a sheet, kept by the ledger so that undo takes the fact back without replaying the others.
// Rule: take_back() of the newest step restores the sheet exactly as it was before apply().
#pragma once

#include "engine/score/sheet.h"

#include <string>
#include <variant>
#include <vector>

namespace tableside::score {

/// Of HandEntered and DraftChanged.
struct CellBefore
{
    int round = 0;
    int seat = 0;
    std::optional<Entry> entry;
    std::optional<Draft> draft;
    std::size_t changes = 0; ///< Length of the cell's history.
};

/// Of the facts that concern all hands of a round.
struct RoundBefore
{
    int number = 0;
    Round round;
};

struct RoundClosedBefore
{};

struct RoundRemovedBefore
{
    int number = 0;
    Round round;
    std::vector<int> first_rounds; ///< By seat.
};

/// Of PlayerJoined and PlayerLeft.
struct SeatsBefore
{
    std::size_t seats = 0;
    int seat = 0; ///< The one that came or left; equal to `seats` where it is new.
    bool present = false;
    Round open;
};

struct NoteBefore
{
    std::string note;
    std::string place;
};

struct UndoStep
{
    /// The first round whose gains, totals or dealer the fact may have changed; the open round's number where none.
    int first_touched = 0;
    Stage stage = Stage::playing;
    bool played_on = false;
    int target = 0;
    int first_dealer = 0; ///< Of the first round, which may be the open one.
    /// Nothing for facts that change no more than the members above.
    std::variant<std::monostate, CellBefore, RoundBefore, RoundClosedBefore, RoundRemovedBefore, SeatsBefore,
                 NoteBefore>
        before;
};

/// What `statement` is about to overwrite; it must fit the sheet.
UndoStep undo_step_for(const Sheet &sheet, const Statement &statement);

/// The newest step that is in force. Recomputes the sheet.
void take_back(Sheet &sheet, UndoStep step);

} // namespace tableside::score
