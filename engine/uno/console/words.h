// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of UNO for the console, such as the words for events and actions. The concept SpokenGame in
// engine/console/game_words.h requires these functions.
#pragma once

#include "engine/console/game_words.h"
#include "engine/uno/game.h"

namespace tableside::uno {

struct Words
{
    static OrderedJson effect_json(const Observation &seen, const Action &action);
    static std::string action_words(const Action &action, const PublicTable &table);
    static std::string event_words(const Event &event, const console::Audience &audience);
    static std::string table_words(const Observation &seen, const console::Audience &audience);
    static std::string_view help_words();
    static std::string_view rules_help();
    static std::string_view observation_help();
    static std::string_view effect_help();
    static void other_choices(const Observation &seen, ActionList &actions);
};

static_assert(console::SpokenGame<Game>);

} // namespace tableside::uno
