// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Scripts: short texts for the actions of a test and their events. Templates over a game; tests/engine/dos/position.h and
// tests/engine/uno/position.h describe how actions and events are written.
#pragma once

#include "engine/core/refusal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
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

/// Returns the cards of a text such as "r7 b10"; a word that is no card fails the test.
template <typename Game>
typename Game::Cards parsed_cards(std::string_view text)
{
    typename Game::Cards found;
    for (const std::string &word : words(text)) {
        const auto parsed = Game::parse_card(word);
        if (!parsed)
            ADD_FAILURE() << "no card: " << word;
        found.push_back(parsed.value_or(Game::deck().front()));
    }
    return found;
}

/// Returns the cards as text, "?" for a hidden card.
template <typename Game>
std::string text_of_cards(std::span<const typename Game::Card> cards)
{
    std::string joined;
    for (const auto card : cards)
        joined += (joined.empty() ? "" : " ") + (card.is_none() ? "?" : Game::card_text(card));
    return joined;
}

std::uint8_t narrow(auto number)
{
    return static_cast<std::uint8_t>(number);
}

/// Returns a set of seats as bits: bit n is seat n.
inline unsigned seat_bits(const std::vector<int> &seats)
{
    unsigned mask = 0;
    for (const int seat : seats)
        mask |= 1U << seat;
    return mask;
}

/// The texts of the events that all games have, as a base of a game's visitor of events.
template <typename Game>
struct CommonEventText
{
    static std::string seat_text(int seat) { return std::to_string(seat) + " "; }
    static std::string drawn(int seat, std::span<const typename Game::Card> cards)
    {
        return seat_text(seat) + "draws " + (cards.empty() ? "nothing" : text_of_cards<Game>(cards));
    }

    std::string operator()(const typename Game::TurnStarted &event) const
    {
        return "turn " + std::to_string(event.seat);
    }
    std::string operator()(const typename Game::Reshuffled &event) const
    {
        return "reshuffle " + text_of_cards<Game>(event.draw);
    }
    std::string operator()(const typename Game::Exposed &event) const { return seat_text(event.seat) + "exposed"; }
    std::string operator()(const typename Game::WindowClosed &event) const { return seat_text(event.seat) + "safe"; }
    std::string operator()(const typename Game::Called &event) const { return seat_text(event.seat) + "calls"; }
    std::string operator()(const typename Game::Caught &event) const
    {
        return seat_text(event.seat) + "caught by " + std::to_string(event.by);
    }
    std::string operator()(const typename Game::WentOut &event) const { return seat_text(event.seat) + "out"; }
    std::string operator()(const typename Game::DealerDrawn &event) const
    {
        return "dealer " + std::to_string(event.dealer);
    }
    std::string operator()(const typename Game::RoundStarted &event) const
    {
        return "round " + std::to_string(event.number);
    }
    std::string operator()(const typename Game::Scored &event) const
    {
        return "scored for " + std::to_string(event.winner);
    }
    std::string operator()(const typename Game::MatchWon &event) const
    {
        return "match for " + std::to_string(event.seat);
    }
};

/// Returns the texts of all events, joined by "; ".
template <typename EventText>
std::string joined_events(const auto &events)
{
    std::vector<std::string> texts;
    for (const auto &event : events)
        texts.push_back(std::visit(EventText{}, event));
    return joined_steps(texts);
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

/// Returns the legal actions of a state, or of an observation.
template <typename Game>
typename Game::ActionList all_legal(const auto &position)
{
    typename Game::ActionList legal;
    Game::legal_actions(position, legal);
    return legal;
}

/// Returns the legal actions of the seat in turn as text, sorted alphabetically. `text_of(action)` is a function of the game.
template <typename Game>
std::string legal_actions_text(const typename Game::State &state, auto text_of)
{
    std::set<std::string> texts;
    for (const auto &action : all_legal<Game>(state))
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
