// Cards as text for records, bots and people at a terminal: "r7", "b+2", "yrev", "gskip", "wild", "wild+4", "wildfu".
#pragma once

#include "engine/uno/card.h"

#include <optional>
#include <string>
#include <string_view>

namespace tableside::uno {

/// Lower case; "" for no card.
std::string card_text(Card card);

/// Upper and lower case; nothing if it is no card of UNO.
std::optional<Card> parse_card(std::string_view text);

} // namespace tableside::uno
