// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts cards to and from text for records, bots, and people at a terminal: "r7", "b+2", "yrev", "gskip", "wild", "wild+4",
// "wildfu".
#pragma once

#include "engine/uno/card.h"

#include <optional>
#include <string>
#include <string_view>

namespace tableside::uno {

/// Returns the text of a card in lower case; "" for an empty card (Card::is_none()).
std::string card_text(Card card);

/// Parses the text of a card in upper or lower case; nullopt if it is no card of UNO.
std::optional<Card> parse_card(std::string_view text);

} // namespace tableside::uno
