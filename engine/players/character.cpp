// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/players/character.h"

#include <algorithm>

namespace tableside {

namespace {

/// The constants that define a character: its style of play, and factors for the probabilities and times of the level's
/// temperament.
struct Traits
{
    std::string_view name;
    double forgets = 1.0;
    double notices = 1.0;
    double reaction = 1.0;
    double flinches = 1.0;
    Style style;
    double least_forgets = 0.0; ///< The lower limit of the probability of forgetting a call, at every level.
};

const Traits &traits_of(Character character)
{
    static constexpr std::array traits{
        Traits{"owl", 0.6, 1.6, 1.1, 0.5, {}},
        Traits{"fox", 1.0, 1.3, 0.6, 0.8, {.bluffs = 8.0}},
        Traits{"bear", 1.2, 0.7, 1.4, 0.6, {.wild_card_cost = 7.0}},
        Traits{"hare", 2.5, 1.0, 0.7, 2.5, {}, 0.15},
        Traits{"badger", 0.2, 1.0, 1.0, 1.0, {.gambles = -3.0, .bluffs = -5.0}},
        Traits{"otter", 1.4, 1.0, 0.8, 1.8, {.double_match_bonus = 6.0, .bluffs = 4.0}},
        Traits{"heron", 0.8, 1.1, 1.1, 0.3, {.gambles = 4.0}},
        Traits{"hedgehog", 0.5, 0.6, 1.2, 1.4, {.wild_card_cost = -6.0, .bluffs = -8.0}},
        Traits{"squirrel", 1.3, 1.2, 0.8, 1.6, {.wild_card_cost = 4.0}},
        Traits{"frog", 0.7, 0.5, 1.6, 0.4, {}},
    };
    static_assert(traits.size() == all_characters.size());
    return traits[static_cast<std::size_t>(character)];
}

} // namespace

std::string_view character_name(Character character)
{
    return traits_of(character).name;
}

std::optional<Character> character_named(std::string_view name)
{
    for (const Character character : all_characters) {
        if (character_name(character) == name)
            return character;
    }
    return std::nullopt;
}

Style style_of(Character character)
{
    return traits_of(character).style;
}

Temperament temperament_of(Level level, Character character)
{
    const Traits &traits = traits_of(character);
    Temperament temperament = temperament_of(level);
    temperament.forgets = std::clamp(temperament.forgets * traits.forgets, traits.least_forgets, 1.0);
    temperament.notices = std::clamp(temperament.notices * traits.notices, 0.0, 1.0);
    temperament.flinches = std::clamp(temperament.flinches * traits.flinches, 0.0, 1.0);
    temperament.reaction_median_ms *= traits.reaction;
    return temperament;
}

} // namespace tableside
