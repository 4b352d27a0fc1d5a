// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/notation.h"

#include "engine/core/notation.h"

#include <charconv>

namespace tableside::dos {

std::string card_text(Card card)
{
    if (card.is_none())
        return {};
    if (card.is_wild_dos())
        return "dos";
    return std::string(color_letter(card.color())) + (card.is_wild_number() ? "#" : std::to_string(card.value()));
}

std::optional<Card> parse_card(std::string_view text)
{
    const std::string lowered = lower_case(text);
    if (lowered == "dos")
        return Card::wild_dos();
    if (lowered.size() < 2 || lowered.size() > 3)
        return std::nullopt;
    const std::size_t color = color_letters.find(lowered[0]);
    if (color == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = std::string_view(lowered).substr(1);
    int value = 0;
    if (rest == "#") {
        value = Card::number_wild;
    } else {
        const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        if (problem != std::errc() || end != rest.data() + rest.size() || rest[0] == '0' || value > highest_number)
            return std::nullopt;
    }
    const Card card(static_cast<Color>(color), value);
    return value > 0 && copies_in_deck(card) > 0 ? std::optional(card) : std::nullopt;
}

} // namespace tableside::dos
