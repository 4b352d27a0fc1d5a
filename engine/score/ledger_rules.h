// What a fact needs in order to fit a sheet, and what it enters there. For the ledger and its tests.
#pragma once

#include "engine/score/ledger.h"

namespace tableside::score {

/// For every statement but Undone and Redone, which are the ledger's own.
Refusal check(const Sheet &sheet, const Statement &statement);

/// The fact must fit. Nothing is recomputed.
void apply(Sheet &sheet, const Fact &fact);

} // namespace tableside::score
