// What a fact needs in order to fit a sheet, and what it does to it. For ledger.cpp.
#pragma once

#include "engine/score/ledger.h"

namespace tableside::score {

/// For every statement but Undone and Redone, which are the ledger's own.
Refusal check(const Sheet &sheet, const Statement &statement);

/// The fact must fit. The sheet is not settled afterwards.
void apply(Sheet &sheet, const Fact &fact);

} // namespace tableside::score
