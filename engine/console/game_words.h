// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// SpokenGame: the English texts that a game provides for the console (events, actions, help). The rest of the console has no
// text that belongs to one game.
#pragma once

#include "engine/core/card_game.h"
#include "engine/core/counted.h"
#include "engine/json/json_line.h"

#include <concepts>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tableside::console {

/// The names of the seats, and the seat that texts address as "you".
struct Audience
{
    std::vector<std::string> names;
    int you = 0;

    const std::string &name(int seat) const { return names[static_cast<std::size_t>(seat)]; }
    /// Returns the seat as an object of a verb: "you" or its name.
    std::string whom(int seat) const { return seat == you ? "you" : name(seat); }
    /// Returns the seat with a verb, such as "You match" or "North matches".
    std::string who(int seat, const std::string &plain, const std::string &third_person) const
    {
        return name(seat) + " " + (seat == you ? plain : third_person);
    }
};

// clang-format off
/// A game with a class Game::Words of static functions (engine/dos/console/words.h, engine/uno/console/words.h).
template <typename Game>
concept SpokenGame = CardGame<Game> && requires(typename Game::Reason reason, const typename Game::Observation &seen,
                                                const typename Game::Action &action, const typename Game::Event &event,
                                                const Audience &audience, typename Game::ActionList &actions)
{
    /// Returns a sentence that says why an action is refused. reason_text() in engine/core/refusal.h describes the arguments.
    { Game::reason_text(reason, true) } -> std::same_as<const char *>;
    /// Returns the effect of a legal action as a JSON object.
    { Game::Words::effect_json(seen, action) } -> std::same_as<OrderedJson>;
    /// Returns the text that the terminal shows for a legal action in its numbered list, such as "draw".
    { Game::Words::action_words(action, seen.table) } -> std::same_as<std::string>;
    /// Returns the event as one or more lines of text; empty for an event that is not announced.
    { Game::Words::event_words(event, audience) } -> std::same_as<std::string>;
    /// Returns the cards on the table as lines of text.
    { Game::Words::table_words(seen, audience) } -> std::same_as<std::string>;
    /// Returns the help on the commands of the terminal game.
    { Game::Words::help_words() } -> std::same_as<std::string_view>;
    // Texts for --help: the options of the game's rules, the members of an observation, and the members of
    // effect_json(). Each line ends with \n.
    { Game::Words::rules_help() } -> std::same_as<std::string_view>;
    { Game::Words::observation_help() } -> std::same_as<std::string_view>;
    { Game::Words::effect_help() } -> std::same_as<std::string_view>;
    /// Stores in `actions` the actions that a person may take out of turn, such as jumping in. Leaves out calls and
    /// catches.
    Game::Words::other_choices(seen, actions);
};
// clang-format on

/// Returns the cards as text: "r7 b3" if the reader may see them, "a card" or "3 cards" if they are hidden.
template <typename Game>
std::string cards_words(const typename Game::Cards &cards)
{
    if (!cards.empty() && cards.front().is_none())
        return cards.size() == 1 ? "a card" : counted(static_cast<int>(cards.size()), "card");
    std::string text;
    for (const auto card : cards)
        text += (text.empty() ? "" : " ") + Game::card_text(card);
    return text;
}

/// Returns the sentence of Game::reason_text() with the player's name filled in. name(seat) returns the name of a
/// seat.
template <SpokenGame Game>
std::string refusal_text(typename Game::Reason reason, const typename Game::Observation &seen,
                         const typename Game::Action &action, const auto &name)
{
    const int target = std::visit(
        [](const auto &one) {
            if constexpr (requires { one.seat; })
                return int{one.seat};
            else
                return -1;
        },
        action);
    std::string text = Game::reason_text(reason, target >= 0);
    if (const std::size_t place = text.find("%1"); place != std::string::npos)
        text.replace(place, 2, name(reason == Game::Reason::not_your_turn ? int{seen.table.turn} : target));
    return text;
}

/// The base class of the visitors that describe a game's events in words. Describes most of the events that all games with
/// calls share, and returns an empty text for all other events.
template <typename Game>
class MatchDescriber
{
public:
    explicit MatchDescriber(const Audience &audience) : m_audience(audience) {}

    template <typename Untold>
    std::string operator()(const Untold &) const
    {
        return {};
    }

    std::string operator()(const typename Game::DealerDrawn &drawn) const
    {
        std::string text = "Drawing to see who deals:";
        for (std::size_t seat = 0; seat < drawn.draws.size(); ++seat)
            text += " " + m_audience.names[seat] + " " + cards_words<Game>(drawn.draws[seat]) + ";";
        text.back() = '.';
        return text;
    }
    std::string operator()(const typename Game::RoundStarted &round) const
    {
        return "\nRound " + std::to_string(round.number) + ". " + who(round.dealer, "deal", "deals") + ".";
    }
    std::string operator()(const typename Game::Scored &scored) const
    {
        std::string text;
        for (std::size_t seat = 0; seat < scored.totals.size(); ++seat)
            text += (seat == 0 ? "" : "\n") + std::string("  ") + m_audience.names[seat] + ": +"
                + std::to_string(scored.points[seat]) + ", " + std::to_string(scored.totals[seat]) + " in total"
                + (scored.hands[seat].empty() ? "" : "; left with " + cards_words<Game>(scored.hands[seat]));
        return text;
    }
    std::string operator()(const typename Game::MatchWon &won) const
    {
        return "\n" + who(won.seat, "win", "wins") + " the game with "
            + counted(won.totals[static_cast<std::size_t>(won.seat)], "point") + "!";
    }

    std::string operator()(const typename Game::Reshuffled &) const
    {
        return "The discard pile is shuffled into a new draw pile.";
    }
    std::string operator()(const typename Game::Called &called) const
    {
        return who(called.seat, "call", "calls") + " “" + std::string(Game::title) + "!”";
    }
    std::string operator()(const typename Game::Caught &caught) const
    {
        return who(caught.by, "catch", "catches") + " " + whom(caught.seat) + "!";
    }
    std::string operator()(const typename Game::WentOut &out) const { return who(out.seat, "go", "goes") + " out!"; }

protected:
    std::string who(int seat, const std::string &plain, const std::string &third_person) const
    {
        return m_audience.who(seat, plain, third_person);
    }
    std::string whom(int seat) const { return m_audience.whom(seat); }
    int you() const { return m_audience.you; }

private:
    const Audience &m_audience;
};

} // namespace tableside::console
