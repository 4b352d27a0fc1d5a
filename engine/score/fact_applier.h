// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Applies facts (statements about a game, such as an entered hand) to a score sheet.
#pragma once

#include "engine/score/sheet.h"

namespace tableside::score {

/// Applies a fact that check() accepts (fact_check.h). The caller must recompute() the returned results. Several facts may be
/// applied before one recompute() of all results. But then the caller must set Sheet::played_on before recompute(), because
/// GameContinued sets it from results that are out of date.
ChangedResults apply(Sheet &sheet, const Fact &fact);

} // namespace tableside::score
