// A deal that leads to what a picture of the gallery shows.
#pragma once

#include "driver.h"

#include "engine/core/random.h"

#include <functional>
#include <source_location>

namespace tableside::test {

/// Plays the deals of `setup`, with its seats named, the AI kept from playing and nobody looking, until one comes to what is
/// wanted; then shows the table. `plays` plays the match that has been dealt and tells whether it came there; the same
/// numbers must always lead to the same. What was found for the line `where` and the number of seats is remembered, for
/// another size or language.
void playDeals(Driver &driver, MatchSetup &setup, std::source_location where,
               const std::function<bool(Random &random)> &plays);

/// Asks for a hint with its key and waits until it is shown.
void showHint(Driver &driver);
/// When a round is counted: opens the review and waits until it has looked at every decision.
void openReview(Driver &driver, int playouts);

} // namespace tableside::test
