// What the console says of a game in English: the one place where a game brings its words along. The rest of the console is
// templates over a game.
#pragma once

#include "engine/console/counted.h"
#include "engine/core/card_game.h"
#include "engine/json/json_line.h"

#include <concepts>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tableside::console {

/// Who sits where, and which seat reads this ("you").
struct Audience
{
    std::vector<std::string> names;
    int you = 0;

    const std::string &name(int seat) const { return names[static_cast<std::size_t>(seat)]; }
    std::string whom(int seat) const { return seat == you ? "you" : name(seat); }
    /// "You match" and "North matches".
    std::string who(int seat, const std::string &plain, const std::string &third_person) const
    {
        return name(seat) + " " + (seat == you ? plain : third_person);
    }
};

// clang-format off
/// Game::Words (engine/dos/console/words.h, engine/uno/console/words.h): static functions.
template <typename Game>
concept SpokenGame = CardGame<Game> && requires(typename Game::Reason reason, const typename Game::Observation &seen,
                                                const typename Game::Action &action, const typename Game::Event &event,
                                                const Audience &audience, typename Game::ActionList &actions)
{
    /// Why an action is refused, in one sentence: see reason_text() of engine/dos/reason.h.
    { Game::reason_text(reason, true) } -> std::same_as<const char *>;
    /// What a legal action does, as members of an object.
    { Game::Words::effect_json(seen, action) } -> std::same_as<OrderedJson>;
    /// As a choice in a list.
    { Game::Words::action_words(action, seen.table) } -> std::same_as<std::string>;
    /// A sentence or several lines; empty for what need not be told.
    { Game::Words::event_words(event, audience) } -> std::same_as<std::string>;
    /// The cards on the table, as lines.
    { Game::Words::table_words(seen, audience) } -> std::same_as<std::string>;
    /// The commands of the terminal game.
    { Game::Words::help_words() } -> std::same_as<std::string_view>;
    // For --help: the switches of its own, the members of an observation, what effect_json() tells. Lines, each with its end.
    { Game::Words::rules_help() } -> std::same_as<std::string_view>;
    { Game::Words::observation_help() } -> std::same_as<std::string_view>;
    { Game::Words::effect_help() } -> std::same_as<std::string_view>;
    /// What a person may do out of turn, calls and catches left out.
    Game::Words::other_choices(seen, actions);
};
// clang-format on

/// Cards with single spaces between; "a card" or "3 cards" where they may not be seen.
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

/// Why the action is refused, in the sentence that the app says too. `name(seat)` is what the player whom it names is called.
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

/// Tells what every game with calls has, for its own teller of events to inherit; any other event is not told.
template <typename Game>
class MatchTeller
{
public:
    explicit MatchTeller(const Audience &audience) : m_audience(audience) {}

    template <typename Untold>
    std::string operator()(const Untold &) const
    {
        return {};
    }

    std::string operator()(const typename Game::DealerDrawn &drawn) const
    {
        std::string text = "Drawing for the deal:";
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
                + std::to_string(scored.points[seat]) + ", " + std::to_string(scored.totals[seat]) + " in all"
                + (scored.hands[seat].empty() ? "" : "; held " + cards_words<Game>(scored.hands[seat]));
        return text;
    }
    std::string operator()(const typename Game::MatchWon &won) const
    {
        return "\n" + who(won.seat, "win", "wins") + " the match with "
            + counted(won.totals[static_cast<std::size_t>(won.seat)], "point") + "!";
    }

    std::string operator()(const typename Game::Reshuffled &) const
    {
        return "The discard pile is shuffled and drawn from again.";
    }
    std::string operator()(const typename Game::Called &called) const
    {
        return who(called.seat, "call", "calls") + " \"" + std::string(Game::title) + "!\"";
    }
    std::string operator()(const typename Game::Caught &caught) const
    {
        return who(caught.by, "catch", "catches") + " " + whom(caught.seat) + ": two more cards.";
    }
    std::string operator()(const typename Game::WentOut &out) const { return who(out.seat, "are", "is") + " out!"; }

protected:
    std::string who(int seat, const std::string &plain, const std::string &third_person) const
    {
        return m_audience.who(seat, plain, third_person);
    }
    std::string whom(int seat) const { return m_audience.whom(seat); }

private:
    const Audience &m_audience;
};

} // namespace tableside::console
