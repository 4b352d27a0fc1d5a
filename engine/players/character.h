// The characters of AI players, apart from their strength: each has a style of play and a way with calls, at any level.
// The app has their names and descriptions for people.
#pragma once

#include "engine/players/style.h"
#include "engine/players/temperament.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tableside {

/// A character of an AI player; its numbers are in character.cpp.
enum class Character : std::uint8_t {
    owl,      ///< Notices nearly everything.
    fox,      ///< Quick to catch.
    bear,     ///< Slow; hoards wild cards.
    hare,     ///< Quick, and forgets its own calls.
    badger,   ///< Keeps nothing that it can play; rarely forgets to call.
    otter,    ///< Loves double matches (DOS).
    heron,    ///< Keeps cards back for a big turn.
    hedgehog, ///< Plays for safety: plays its wild cards first.
    squirrel, ///< Quick; hoards wild cards.
    frog,     ///< Slow to notice and to react; forgets little.
};

inline constexpr std::array all_characters{Character::owl,      Character::fox,   Character::bear,  Character::hare,
                                           Character::badger,   Character::otter, Character::heron, Character::hedgehog,
                                           Character::squirrel, Character::frog};

/// Returns the name in records and in the file name of the portrait, such as "owl".
std::string_view character_name(Character character);
/// Returns the character that character_name() writes as `name`; nullopt for other text.
std::optional<Character> character_named(std::string_view name);

Style style_of(Character character);

/// Returns the level's temperament scaled by the character's factors; probabilities stay within 0 and 1.
Temperament temperament_of(Level level, Character character);

} // namespace tableside
