// Applies facts (statements about a game, such as an entered hand) to a score sheet, and undoes them, newest first.
#pragma once

#include "engine/score/sheet.h"

#include <functional>

namespace tableside::score {

/// The data to undo one fact: the values that the fact overwrote in a sheet. Undo then need not apply the earlier
/// facts again. The size of an UndoStep does not depend on the length of the game or of any history.
struct UndoStep
{
    /// The first closed round whose gains, totals or dealer the fact may have changed. If the fact changed no closed
    /// round, this is the number of the open round.
    int first_changed_round = 0;
    Stage stage = Stage::playing;
    bool played_on = false;
    int target = 0;
    int first_dealer = 0; ///< The dealer of the first round, which may be the open one.
    /// Restores the overwritten values that the members above do not store; empty if there are none.
    std::function<void(Sheet &)> put_back;
};

/// Applies a fact that check() accepts (fact_check.h). The caller must then recompute() the sheet from the returned
/// step's `first_changed_round` on.
UndoStep apply(Sheet &sheet, const Fact &fact);

/// Undoes the newest fact that is not undone and recomputes the sheet. \p step is what apply() returned for that fact.
void take_back(Sheet &sheet, const UndoStep &step, Derivation &derivation);

} // namespace tableside::score
