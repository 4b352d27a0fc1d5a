// The notation of cards in records, for bots and in the terminal: "r7", "b10", "y#", "dos".
#pragma once

#include "engine/dos/card.h"

#include <optional>
#include <string>
#include <string_view>

namespace tableside::dos {

/// Returns the card in lower case; empty for no card.
std::string card_text(Card card);

/// Reads a card in upper or lower case; returns nullopt if the text is not a card of DOS.
std::optional<Card> parse_card(std::string_view text);

} // namespace tableside::dos
