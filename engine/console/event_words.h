// What happened, told in English for the terminal game.
#pragma once

#include "dos/event.h"

#include <string>
#include <vector>

namespace tableside::console {

/// Who sits where, and which seat reads this ("you").
struct Audience
{
    std::vector<std::string> names;
    int you = 0;
};

/// "You match" and "North matches".
std::string who_does(const Audience &audience, int seat, const std::string &plain, const std::string &third_person);

/// Cards with single spaces between; "a card" or "3 cards" where they may not be seen.
std::string cards_words(const dos::Cards &cards);

/// One sentence or several lines; empty for what need not be told. The event must be as the audience may see it.
std::string event_words(const dos::Event &event, const Audience &audience);

} // namespace tableside::console
