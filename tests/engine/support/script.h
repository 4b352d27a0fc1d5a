// Scripts: short texts for the actions of a test and their events. Templates over a game; tests/engine/dos/position.h and
// tests/engine/uno/position.h describe how actions and events are written.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::test {

inline std::vector<std::string> words(std::string_view text)
{
    std::istringstream stream{std::string(text)};
    std::vector<std::string> found;
    for (std::string word; stream >> word;)
        found.push_back(word);
    return found;
}

/// Splits a script at its semicolons and removes leading spaces.
inline std::vector<std::string> steps(std::string_view script)
{
    std::istringstream stream{std::string(script)};
    std::vector<std::string> found;
    for (std::string step; std::getline(stream >> std::ws, step, ';');)
        found.push_back(step);
    return found;
}

/// Joins the texts with "; " between them.
std::string joined_steps(const auto &texts)
{
    std::string all;
    for (const std::string &one : texts)
        all += (all.empty() ? "" : "; ") + one;
    return all;
}

/// Sorts a list of actions, separated by semicolons, alphabetically.
inline std::string in_order(std::string_view list)
{
    const std::vector<std::string> found = steps(list);
    return joined_steps(std::set<std::string>(found.begin(), found.end()));
}

/// Plays a script such as "0 draw; 1 call" and returns the events as text. A refused action gives "refused CODE RULE" and must
/// not change the state. `action_of(text)` and `text_of(events)` are functions of the game.
template <typename Game>
std::string played_script(typename Game::State &state, std::string_view script, auto action_of, auto text_of)
{
    std::vector<std::string> lines;
    for (const std::string &step : steps(script)) {
        const int seat = step.at(0) - '0';
        typename Game::EventList events;
        const typename Game::State before = state;
        const auto reason = Game::apply(state, seat, action_of(std::string_view(step).substr(2)), events);
        if (reason == Game::Reason::none) {
            lines.push_back(text_of(events.events()));
            continue;
        }
        lines.push_back("refused " + std::string(reason_code(reason)) + " " + std::string(reason_rule(reason)));
        EXPECT_EQ(before, state) << "a refused action changed the state";
        EXPECT_TRUE(events.events().empty());
    }
    return joined_steps(lines);
}

/// Returns the actions as text, sorted alphabetically.
std::string sorted_actions(const auto &actions, auto text_of)
{
    std::set<std::string> texts;
    for (const auto &action : actions)
        texts.insert(text_of(action));
    return joined_steps(texts);
}

/// The number of cards of each kind, by Card::code().
using Census = std::array<int, 256>;

/// Counts the cards in all hands and in the zones.
template <typename Game>
Census census_of(const typename Game::State &state, std::initializer_list<std::span<const typename Game::Card>> zones)
{
    Census count{};
    const auto add = [&](auto counted) { ++count.at(static_cast<std::size_t>(counted.code())); };
    for (const auto zone : zones)
        std::for_each(zone.begin(), zone.end(), add);
    for (int seat = 0; seat < state.table.seats; ++seat)
        state.hand(seat).for_each_card(add);
    return count;
}

template <typename Game>
Census census_of_whole_deck()
{
    return census_of<Game>({}, {Game::deck()});
}

} // namespace tableside::test
