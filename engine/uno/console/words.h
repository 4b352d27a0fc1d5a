// The words of UNO; see game_words.h.
#pragma once

#include "engine/uno/game.h"
#include "engine/console/game_words.h"
#include "engine/json/json_line.h"

#include <string_view>

namespace tableside::console {

template <>
struct GameWords<uno::Game>
{
    static std::string_view reason_sentence(uno::Reason reason);
    static OrderedJson effect_json(const uno::Observation &seen, const uno::Action &action);
    static std::string action_words(const uno::Action &action, const uno::PublicTable &table);
    static std::string event_words(const uno::Event &event, const Audience &audience);
    static std::string table_words(const uno::Observation &seen, const Audience &audience);
    static std::string_view help_words();
    static void other_choices(const uno::Observation &seen, uno::ActionList &actions);
};

} // namespace tableside::console
