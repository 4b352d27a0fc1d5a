// The four colours that both games have, in the order in which records list them, and their words in text formats.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tableside {

/// `any` is that of a card whose colour its player names.
enum class Colour : std::uint8_t { red, blue, green, yellow, any };

inline constexpr int colour_count = 4;
inline constexpr std::array four_colours{Colour::red, Colour::blue, Colour::green, Colour::yellow};

/// By colour: "r", "b", "g", "y".
inline constexpr std::string_view colour_letters = "rbgy";

constexpr std::string_view colour_letter(Colour colour)
{
    return colour_letters.substr(static_cast<std::size_t>(colour), 1);
}

/// "red" … "yellow"; "any".
constexpr std::string_view colour_text(Colour colour)
{
    constexpr std::array<std::string_view, 5> names{"red", "blue", "green", "yellow", "any"};
    return names[static_cast<std::size_t>(colour)];
}

} // namespace tableside
