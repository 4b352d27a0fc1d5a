// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/notation.h"

#include "engine/core/notation.h"

#include <array>

namespace tableside::uno {

namespace {

/// The text of each colored face, indexed by Card::face() - 1.
constexpr std::array<std::string_view, 13> face_texts{"0", "1", "2", "3",  "4",   "5",   "6",
                                                      "7", "8", "9", "+2", "rev", "skip"};
constexpr std::array<std::string_view, 3> wild_texts{"wild", "wild+4", "wildfu"};

} // namespace

std::string card_text(Card card)
{
    if (card.is_none())
        return {};
    const auto index = static_cast<std::size_t>(card.face() - 1);
    if (card.is_wild())
        return std::string(wild_texts.at(index));
    return std::string(color_letter(card.color())).append(face_texts.at(index));
}

std::optional<Card> parse_card(std::string_view text)
{
    const std::string lowered = lower_case(text);
    for (const Card card : {wild, wild_draw_four, wild_dumb_fu}) {
        if (lowered == card_text(card))
            return card;
    }
    const std::size_t color = lowered.empty() ? std::string_view::npos : color_letters.find(lowered[0]);
    if (color == std::string_view::npos)
        return std::nullopt;
    for (std::size_t index = 0; index < face_texts.size(); ++index) {
        if (std::string_view(lowered).substr(1) == face_texts[index])
            return Card::from_code(static_cast<int>(color * 16 + index + 1));
    }
    return std::nullopt;
}

} // namespace tableside::uno
