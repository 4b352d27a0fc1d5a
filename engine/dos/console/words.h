// The words of DOS; see game_words.h.
#pragma once

#include "engine/dos/game.h"
#include "engine/console/game_words.h"
#include "engine/json/json_line.h"

#include <string_view>

namespace tableside::console {

template <>
struct GameWords<dos::Game>
{
    static std::string_view reason_sentence(dos::Reason reason);
    static OrderedJson effect_json(const dos::Observation &seen, const dos::Action &action);
    static std::string action_words(const dos::Action &action, const dos::PublicTable &table);
    static std::string event_words(const dos::Event &event, const Audience &audience);
    static std::string table_words(const dos::Observation &seen, const Audience &audience);
    static std::string_view help_words();
    static void other_choices(const dos::Observation &seen, dos::ActionList &actions);
};

} // namespace tableside::console
