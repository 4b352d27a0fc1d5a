// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// TerminalGame: a match in the terminal between a person at seat 0 and opponents, each of which is a computer player
// or a program. There is no clock: whenever the person could call, catch or act out of turn, the game waits for a
// line of input. The template parameter is the game's traits.
#pragma once

#include "engine/console/commands.h"
#include "engine/console/decider.h"
#include "engine/console/game_words.h"
#include "engine/console/terminal.h"
#include "engine/match/match_driver.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tableside::console {

/// Returns each seat's temperament: how fast and reliably the seat is simulated to call and catch. Seat 0 is the person;
/// no calls or catches are simulated for seat 0, because the person types them.
std::vector<Temperament> temperaments_with_person(const std::vector<PlayerSpec> &opponents);
/// Returns the names of the seats, clockwise from the person ("You").
std::vector<std::string> names_around(std::size_t opponents);

/// A match between a person and the computer.
template <typename Game>
requires CallingGame<Game> && PlayedGame<Game> && SpokenGame<Game>
class TerminalGame
{
public:
    TerminalGame(const std::vector<PlayerSpec> &opponents, const typename Game::Ruleset &rules, std::uint64_t seed,
                 std::istream &input, std::ostream &output)
        : m_audience{names_around(opponents.size()), person},
          m_match(static_cast<int>(opponents.size()) + 1, rules, seed),
          m_seats(CallSimulator(temperaments_with_person(opponents), derived_seed(seed, call_seed_purpose)), *this),
          m_terminal(input, output, Words::help_words())
    {
        m_deciders.emplace_back();
        for (const PlayerSpec &opponent : opponents)
            m_deciders.push_back(make_decider<Game>(opponent, derived_seed(seed, m_deciders.size()), {}));
    }

    /// Plays the match and returns the exit code.
    int run()
    {
        m_terminal.say(std::string(Game::title) + " to " + std::to_string(m_match.rules().target) + " points (seed "
                       + std::to_string(m_match.seed()) + "). Type help to see the commands.");
        while (!is_left() && m_match.phase() != MatchPhase::over) {
            m_driver.start_round();
            play_round();
        }
        for (const auto &decider : m_deciders) {
            if (decider)
                decider->over(m_match.winner());
        }
        return m_terminal.exit_code().value_or(exit_ok);
    }

private:
    using Words = typename Game::Words;
    using Typed = Terminal::Typed;

    /// The seats for MatchDriver. Only opponents choose here; play_person() passes the person's actions to the
    /// driver.
    class Seats : public CallingSeats<Game>
    {
    public:
        Seats(CallSimulator calls, TerminalGame &game) : CallingSeats<Game>(std::move(calls)), m_game(game) {}

        std::optional<std::size_t> choose(const typename Game::Observation &seen,
                                          const typename Game::ActionList &legal)
        {
            return m_game.m_deciders[seen.seat]->choose(seen, legal);
        }
        void on_events(const std::vector<typename Game::Event> &events) { m_game.tell(events); }

    private:
        TerminalGame &m_game;
    };

    static constexpr int person = 0;

    bool is_left() const { return m_terminal.exit_code().has_value(); }
    bool is_playing() const { return !is_left() && m_match.phase() == MatchPhase::playing; }

    void play_round()
    {
        while (is_playing()) {
            const int seat = Game::seat_in_turn(m_match.state());
            if (seat == person)
                play_person();
            else
                play_opponent(seat);
        }
    }

    void play_person()
    {
        show_position();
        Game::legal_actions(m_match.observe(person), m_legal);
        show_choices();
        while (!is_left()) {
            const Typed typed = m_terminal.ask("> ");
            const bool has_shouted = !is_left() && handle_call_or_catch(typed);
            if (has_shouted)
                play_calls();
            if (has_shouted || (!is_left() && choose_numbered(typed))) {
                if (may_act_before_next_turn())
                    pause();
                return; // the position may have changed, so the caller shows it again
            }
        }
    }

    /// Performs the action with the typed number, and a call if the word "call" follows the number. Returns whether
    /// an action was performed.
    bool choose_numbered(const Typed &typed)
    {
        const auto number = typed.empty() ? std::nullopt : number_in(typed[0]);
        if (!number)
            return false;
        if (*number < 1 || *number > static_cast<int>(m_legal.size())) {
            m_terminal.say("Choose a number from 1 to " + std::to_string(m_legal.size()) + ".");
            return false;
        }
        const bool calls = typed.size() == 2 && typed[1] == "call";
        if (typed.size() > 1 && !calls) {
            m_terminal.say("After the number you can only add call, e.g. 1 call.");
            return false;
        }
        m_person_was_exposed = false;
        attempt(person, m_legal[static_cast<std::size_t>(*number) - 1]);
        if (calls && is_playing())
            attempt(person, typename Game::Call{});
        else if (m_person_was_exposed)
            pause();
        play_calls();
        return true;
    }

    void play_opponent(int seat)
    {
        const auto *const action = m_driver.decide();
        if (action == nullptr) {
            m_terminal.say(m_audience.name(seat) + " has stopped playing, so the game is over.");
            m_terminal.fail(m_audience.name(seat) + ": " + m_deciders[static_cast<std::size_t>(seat)]->failure());
            return;
        }
        m_person_was_exposed = m_other_was_exposed = false;
        attempt(seat, *action);
        if (m_person_was_exposed || has_other_choices())
            pause();
        const bool has_acted = play_calls();
        if (m_other_was_exposed
            || (has_acted && has_other_choices())) // after one jump-in another may be possible (UNO-JUMP-1)
            pause();
    }

    /// Stores the actions that the person may take out of turn in m_legal. Returns whether there are any.
    bool has_other_choices()
    {
        m_legal.clear();
        if (is_playing() && Game::seat_in_turn(m_match.state()) != person)
            Words::other_choices(m_match.observe(person), m_legal);
        return !m_legal.empty();
    }

    /// Returns whether the person can catch somebody or act out of turn before the next action in turn.
    bool may_act_before_next_turn()
    {
        if (!is_playing() || Game::seat_in_turn(m_match.state()) == person)
            return false;
        const unsigned others = m_match.state().table.exposed & ~(1U << person);
        return others != 0 || has_other_choices();
    }

    /// Waits for the person to call, catch, act out of turn, or press Enter.
    void pause()
    {
        while (is_playing()) {
            const bool may_act = has_other_choices();
            if (may_act)
                show_choices();
            const Typed typed = m_terminal.ask(may_act ? "(NUMBER, call, catch SEAT, or Enter) "
                                                       : "(call, catch SEAT, or Enter) ");
            if (typed.empty())
                return;
            if ((may_act && choose_numbered(typed)) || handle_call_or_catch(typed)) {
                if (!may_act_before_next_turn())
                    return;
                continue;
            }
            if (!may_act && number_in(typed[0]))
                m_terminal.say("The table pauses briefly: type call, catch SEAT, or just press Enter.");
        }
    }

    /// Performs a typed call or catch. Returns whether the rules accepted it.
    bool handle_call_or_catch(const Typed &typed)
    {
        if (typed.empty())
            return false;
        if (typed[0] == "call")
            return attempt(person, typename Game::Call{});
        return typed[0] == "catch" && handle_catch(typed);
    }

    bool handle_catch(const Typed &typed)
    {
        const auto seat = typed.size() > 1 ? number_in(typed[1]) : std::nullopt;
        if (!seat || *seat < 0 || *seat >= m_match.seats()) {
            m_terminal.say("Catch which player? Type catch and a seat"
                           + (m_match.seats() > 2 ? " from 1 to " + std::to_string(m_match.seats() - 1) : std::string())
                           + ", e.g. catch 1.");
            return false;
        }
        return attempt(person, typename Game::Catch{static_cast<std::uint8_t>(*seat)});
    }

    /// Performs an action, or prints the reason why the action is refused. Returns whether the action was performed.
    bool attempt(int seat, const typename Game::Action &action)
    {
        const auto reason = m_driver.act(seat, action);
        if (reason != Game::Reason::none)
            m_terminal.say(refusal_text<Game>(reason, m_match.observe(seat), action,
                                              [this](int other) { return m_audience.name(other); }));
        return reason == Game::Reason::none;
    }

    /// Lets the opponents call, catch, and act out of turn. Returns whether any opponent acted out of turn.
    bool play_calls()
    {
        bool has_acted = false;
        while (is_playing()) {
            const auto call = m_driver.next_call();
            if (!call)
                break;
            m_person_was_exposed = false;
            attempt(call->first, call->second);
            has_acted |= !std::holds_alternative<typename Game::Call>(call->second)
                && !std::holds_alternative<typename Game::Catch>(call->second);
            if (m_person_was_exposed)
                pause();
        }
        return has_acted;
    }

    void tell(const std::vector<typename Game::Event> &events)
    {
        notify_deciders<Game>(m_deciders, events);
        for (const auto &event : events) {
            if (const auto *exposed = std::get_if<typename Game::Exposed>(&event))
                (exposed->seat == person ? m_person_was_exposed : m_other_was_exposed) = true;
            const std::string words = Words::event_words(Game::seen_by(event, person), m_audience);
            if (!words.empty())
                m_terminal.tell(words);
        }
    }

    void show_position()
    {
        const typename Game::Observation seen = m_match.observe(person);
        std::string text = "\n";
        for (int seat = 1; seat < m_match.seats(); ++seat)
            text += m_audience.name(seat) + " (seat " + std::to_string(seat)
                + "): " + counted(seen.hand_sizes[static_cast<std::size_t>(seat)], "card") + "   ";
        m_terminal.say(text + "draw pile: " + std::to_string(int{seen.table.draw_count}));
        m_terminal.say(Words::table_words(seen, m_audience));
        m_terminal.say("You:  " + cards_words<Game>(Game::hand_cards(m_match.state(), person)));
    }

    void show_choices()
    {
        for (std::size_t index = 0; index < m_legal.size(); ++index)
            m_terminal.say("  " + std::to_string(index + 1) + "  "
                           + Words::action_words(m_legal[index], m_match.state().table));
    }

    Audience m_audience;
    Match<Game> m_match;
    Seats m_seats;
    MatchDriver<Game, Seats> m_driver{m_match, m_seats};
    std::vector<std::unique_ptr<Decider<Game>>> m_deciders; ///< One per seat; null for the person.
    Terminal m_terminal;
    typename Game::ActionList m_legal; ///< The actions offered to the person by number.
    bool m_person_was_exposed = false; ///< Whether the person can be caught because of the last action.
    bool m_other_was_exposed = false;  ///< Whether an opponent can be caught because of the last action.
};

} // namespace tableside::console
