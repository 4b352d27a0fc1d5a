// Who an AI player is, apart from how well it plays: a style of play and a way with calls, for any level. Names and
// descriptions for people are the app's.
#pragma once

#include "engine/players/style.h"
#include "engine/players/temperament.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tableside {

enum class Character : std::uint8_t {
    owl,      ///< Notices everything.
    fox,      ///< Quick to catch.
    bear,     ///< Slow; hoards wild cards.
    hare,     ///< Quick, and forgets its own calls.
    badger,   ///< Sheds what it can; never forgets.
    otter,    ///< Loves doubles.
    heron,    ///< Waits for the big turn.
    hedgehog, ///< Plays for safety: wild cards go first.
    squirrel, ///< Quick, and puts wild cards by.
    frog,     ///< Slow to notice and to act; forgets little.
};

inline constexpr std::array all_characters{Character::owl,      Character::fox,   Character::bear,  Character::hare,
                                           Character::badger,   Character::otter, Character::heron, Character::hedgehog,
                                           Character::squirrel, Character::frog};

/// As records write it, and as its portrait is called: "owl".
std::string_view character_name(Character character);
/// Exactly as character_name() writes it; nothing for other words.
std::optional<Character> character_named(std::string_view name);

Style style_of(Character character);

/// The level's temperament, scaled by the character; probabilities stay within 0 and 1.
Temperament temperament_of(Level level, Character character);

} // namespace tableside
