// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The characters of AI players, such as the owl. A character has a style of play (engine/players/style.h) and a temperament
// for calls (engine/players/temperament.h). The level of a player is independent of its character. The app contains the names and
// descriptions that people see.
#pragma once

#include "engine/players/style.h"
#include "engine/players/temperament.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tableside {

/// The character of an AI player. The constants of each character are in character.cpp.
enum class Character : std::uint8_t {
    owl,      ///< Notices missing calls more often than any other character.
    fox,      ///< Quick to catch others; likes to bluff.
    bear,     ///< Reacts slowly; hoards wild cards.
    hare,     ///< Reacts quickly, but often forgets its own calls.
    badger,   ///< Plays all the cards it can; rarely forgets to call.
    otter,    ///< Prefers double matches (in DOS, two cards laid on one).
    heron,    ///< Keeps playable cards to play many of them later.
    hedgehog, ///< Plays its wild cards early; avoids bluffs.
    squirrel, ///< Reacts quickly; hoards wild cards.
    frog,     ///< Reacts slowly and misses catches; rarely forgets to call.
};

inline constexpr std::array all_characters{Character::owl,      Character::fox,   Character::bear,  Character::hare,
                                           Character::badger,   Character::otter, Character::heron, Character::hedgehog,
                                           Character::squirrel, Character::frog};

/// Returns the name of the character in records and in the file name of its portrait, such as "owl".
std::string_view character_name(Character character);
/// Returns the character whose character_name() is `name`; nullopt for any other text.
std::optional<Character> character_named(std::string_view name);

Style style_of(Character character);

/// Returns the temperament of the level, multiplied by the factors of the character. Probabilities are limited to 0 to 1.
Temperament temperament_of(Level level, Character character);

} // namespace tableside
