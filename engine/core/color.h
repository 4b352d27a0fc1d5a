// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The four card colors of DOS and UNO, in the order that records use, and their names in text formats.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tableside {

/// The color of a card; `any` for a wild card, whose player chooses the color.
enum class Color : std::uint8_t { red, blue, green, yellow, any };

inline constexpr int color_count = 4;
inline constexpr std::array four_colors{Color::red, Color::blue, Color::green, Color::yellow};

/// The letter of each color: "r", "b", "g", "y".
inline constexpr std::array<std::string_view, color_count> color_letter_texts{"r", "b", "g", "y"};
inline constexpr std::string_view color_letters = "rbgy";

constexpr std::string_view color_letter(Color color)
{
    return color_letters.substr(static_cast<std::size_t>(color), 1);
}

/// Returns the English name of a color: "red", "blue", "green", "yellow" or "any".
constexpr std::string_view color_text(Color color)
{
    constexpr std::array<std::string_view, 5> names{"red", "blue", "green", "yellow", "any"};
    return names[static_cast<std::size_t>(color)];
}

} // namespace tableside
