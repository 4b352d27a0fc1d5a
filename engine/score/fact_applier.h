// Enters facts into a sheet and takes them back, newest first. For the ledger and its tests.
#pragma once

#include "engine/score/sheet.h"

#include <functional>

namespace tableside::score {

/// What one fact overwrote in a sheet, so that undo need not replay the facts before it. Its size does not depend on
/// the length of the game or of any history.
struct UndoStep
{
    /// The first round whose gains, totals or dealer the fact may have changed; the open round's number where none.
    int first_touched = 0;
    Stage stage = Stage::playing;
    bool played_on = false;
    int target = 0;
    int first_dealer = 0; ///< Of the first round, which may be the open one.
    /// Puts back what is not in the members above; empty where that is all.
    std::function<void(Sheet &)> put_back;
};

/// The fact must fit: see fact_check.h. The caller must recompute() the sheet from `first_touched` on.
UndoStep apply(Sheet &sheet, const Fact &fact);

/// Restores the sheet as it was before the newest fact that is in force, whose step this is, and recomputes it.
void take_back(Sheet &sheet, const UndoStep &step, Derivation &derivation);

} // namespace tableside::score
