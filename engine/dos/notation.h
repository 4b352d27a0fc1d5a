// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The text form of cards in game records, for bots and in the terminal: "r7" is a red 7, "b10" a blue 10, "y#" a yellow
// Wild #, and "dos" a Wild DOS.
#pragma once

#include "engine/dos/card.h"

#include <optional>
#include <string>
#include <string_view>

namespace tableside::dos {

/// Returns the text of a card, in lower case; empty for no card.
std::string card_text(Card card);

/// Parses the text of a card, in upper or lower case. Returns nullopt if DOS has no such card.
std::optional<Card> parse_card(std::string_view text);

} // namespace tableside::dos
