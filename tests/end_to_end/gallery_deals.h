// A deal that leads to what a picture of the gallery shows.
#pragma once

#include "driver.h"

#include "core/random.h"

#include <functional>

namespace tableside::test {

/// Plays the deals of `setup`, with its seats named and the AI kept from playing, until one comes to what is wanted: first
/// with nobody looking, then that one again at the table. `plays` plays the match that has been dealt and tells whether
/// it came there; the same numbers must always lead to the same.
void playDeals(Driver &driver, MatchSetup &setup, const std::function<bool(Random &random)> &plays);

} // namespace tableside::test
