// What the console says of a game in English: the one place where a game brings its words along. Specialised in
// dos_words.h and uno_words.h; the rest of the console is templates over a game.
#pragma once

#include "engine/console/counted.h"

#include <string>
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

/// Static functions:
///   reason_sentence(Reason)                 why an action is refused, in one sentence
///   effect_json(Observation, Action)        what a legal action does, as members of an object
///   action_words(Action, Table)             as a choice in a list
///   event_words(Event, Audience)            a sentence or several lines; empty for what need not be told
///   table_words(Observation, Audience)      the cards on the table, as lines
///   help_words()                            the commands of the terminal game
///   other_choices(Observation, ActionList)  what a person may do out of turn, calls and catches left out
template <typename Game>
struct GameWords;

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

/// Tells what every game has, for its own teller of events to inherit; any other event is not told.
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
