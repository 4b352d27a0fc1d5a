// Cards as text for records, bots and people at a terminal: "r7", "b10", "y#", "dos".
#pragma once

#include "engine/dos/card.h"

#include <optional>
#include <string>
#include <string_view>

namespace tableside::dos {

/// Lower case; "" for no card.
std::string card_text(Card card);

/// Upper and lower case; nothing if it is no card of DOS.
std::optional<Card> parse_card(std::string_view text);

} // namespace tableside::dos
