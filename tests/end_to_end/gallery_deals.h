// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that bring the table into a state for a picture of the gallery.
#pragma once

#include "driver.h"

#include "engine/core/random.h"

#include <functional>
#include <source_location>

namespace tableside::test {

/// Plays one deal of \p setup after the other until \p plays returns true, then shows the table. Names the seats and keeps the
/// AI from playing. \p plays plays the match that has been dealt and returns whether it has reached the wanted state; it must do
/// the same for the same random numbers. The deal that was found is remembered for the source line \p where and the number of
/// seats, so that another size or language needs no search.
void playDeals(Driver &driver, MatchSetup &setup, std::source_location where,
               const std::function<bool(Random &random)> &plays);

using MomentCondition = std::function<bool(const ShownMoment &moment)>;
/// Shows the events that are still to be shown, one after the other, and stops at the banner of a moment that \p isWanted. Returns
/// false if there is none.
bool showsMoment(Driver &driver, const MomentCondition &isWanted);

/// Requests a hint with its key and waits until the hint is shown.
void showHint(Driver &driver);
/// Opens the review of a finished round and waits until it has evaluated every decision with \p playouts playouts.
void openReview(Driver &driver, int playouts);

} // namespace tableside::test
