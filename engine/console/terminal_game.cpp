#include "console/terminal_game.h"

#include "ai/dos_calls.h"
#include "console/commands.h"
#include "console/reason_words.h"
#include "dos/notation.h"
#include "record/dos_json.h"

#include <charconv>
#include <ostream>
#include <sstream>

namespace tableside::console {

namespace {

constexpr const char *help_words =
    "NUMBER        do what the list says       NUMBER call   do it and call \"DOS!\" in the same breath\n"
    "call          call \"DOS!\" now             catch SEAT    catch somebody who did not call\n"
    "log           what happened so far        help, quit\n"
    "Cards: r7 is a red 7, b blue, g green, y yellow; y# is a Wild #, dos a Wild DOS.\n"
    "Call when your play leaves you two cards: the others may catch you as soon as they move. When somebody comes to\n"
    "two cards the table waits for a breath: type catch SEAT, or just Enter.";

std::optional<int> number_in(const std::string &text)
{
    int number = 0;
    const char *const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    return problem == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

std::string action_words(const dos::Action &action, const dos::Table &table)
{
    if (const auto *match = std::get_if<dos::MatchRow>(&action)) {
        const dos::Card row = table.row()[match->row];
        const dos::Bonus bonus = dos::bonus_of(row, match->first, match->second);
        std::string text = dos::card_text(row) + " with " + dos::card_text(match->first);
        if (match->is_double())
            text += " " + dos::card_text(match->second);
        return text + (bonus == dos::Bonus::none ? "" : " (" + std::string(dos::bonus_text(bonus)) + " color)");
    }
    if (const auto *lay = std::get_if<dos::LayCard>(&action))
        return "lay " + dos::card_text(lay->card);
    if (std::holds_alternative<dos::DrawCard>(action))
        return "draw";
    return std::holds_alternative<dos::EndTurn>(action) ? "end the turn" : "keep the bonus cards";
}

std::vector<Temperament> temperaments_with_person(const std::vector<PlayerSpec> &opponents)
{
    std::vector<Temperament> list{{1.0, 0.0, 1000.0, 0.0}}; // a person shouts for themself
    for (const PlayerSpec &opponent : opponents)
        list.push_back(temperament_of(opponent.level));
    return list;
}

std::vector<std::string> names_around(std::size_t opponents)
{
    // Clockwise from the person, who sits in the south.
    switch (opponents) {
    case 1: return {"You", "North"};
    case 2: return {"You", "West", "East"};
    default: return {"You", "West", "North", "East"};
    }
}

} // namespace

TerminalGame::TerminalGame(const std::vector<PlayerSpec> &opponents, const dos::Ruleset &rules, std::uint64_t seed,
                           std::istream &input, std::ostream &output)
    : m_audience{names_around(opponents.size()), person}, m_match(static_cast<int>(opponents.size()) + 1, rules, seed),
      m_race(temperaments_with_person(opponents), derived_seed(seed, 1000)), m_lines(input), m_output(output)
{
    m_deciders.emplace_back();
    for (const PlayerSpec &opponent : opponents)
        m_deciders.push_back(make_decider(opponent, derived_seed(seed, m_deciders.size()), {}));
}

int TerminalGame::run()
{
    say("DOS to " + std::to_string(m_match.rules().target) + " points, seed " + std::to_string(m_match.seed())
        + ". Type help for help.");
    while (!m_exit_code && m_match.phase() != MatchPhase::over) {
        dos::EventList events;
        m_match.start_round(events);
        tell(events.take());
        play_round();
    }
    for (const auto &decider : m_deciders) {
        if (decider)
            decider->over(m_match.winner());
    }
    return m_exit_code.value_or(exit_ok);
}

void TerminalGame::play_round()
{
    while (!m_exit_code && m_match.phase() == MatchPhase::playing) {
        const int seat = m_match.state().table.turn;
        if (seat == person)
            play_person();
        else
            play_opponent(seat);
    }
}

void TerminalGame::play_person()
{
    show_position();
    show_choices();
    while (!m_exit_code) {
        const Typed typed = ask("> ");
        if (m_exit_code || choose_numbered(typed))
            return;
        if (handle_shout(typed)) {
            run_race();
            return; // the position may be another one now
        }
    }
}

/// True when an action was carried out.
bool TerminalGame::choose_numbered(const Typed &typed)
{
    const auto number = typed.empty() ? std::nullopt : number_in(typed[0]);
    if (!number)
        return false;
    if (*number < 1 || *number > static_cast<int>(m_legal.size())) {
        say("Choose a number from 1 to " + std::to_string(m_legal.size()) + ".");
        return false;
    }
    attempt(person, m_legal[static_cast<std::size_t>(*number) - 1]);
    if (typed.size() > 1 && typed[1] == "call" && m_match.phase() == MatchPhase::playing)
        attempt(person, dos::CallDos{});
    run_race();
    return true;
}

void TerminalGame::play_opponent(int seat)
{
    Decider &decider = *m_deciders[static_cast<std::size_t>(seat)];
    const dos::Observation seen = m_match.observe(seat);
    dos::legal_actions(seen, m_legal);
    const auto choice = decider.choose(seen, m_legal);
    if (!choice || *choice >= m_legal.size()) {
        leave(m_audience.names[static_cast<std::size_t>(seat)] + " " + decider.failure() + " and has lost the match.",
              exit_bad_input);
        return;
    }
    m_person_was_exposed = m_other_was_exposed = false;
    attempt(seat, m_legal[*choice]);
    if (m_person_was_exposed)
        pause();
    const bool other_was_exposed = m_other_was_exposed;
    run_race();
    if (other_was_exposed)
        pause();
}

/// A moment to call or to catch before play goes on.
void TerminalGame::pause()
{
    while (!m_exit_code && m_match.phase() == MatchPhase::playing) {
        const Typed typed = ask("(call, catch SEAT, or Enter) ");
        if (typed.empty() || handle_shout(typed))
            return;
        if (number_in(typed[0])) {
            say("It is not your turn yet.");
            return;
        }
    }
}

/// Reads a line; what can be answered at any prompt is answered here, and asked again.
TerminalGame::Typed TerminalGame::ask(const std::string &prompt)
{
    for (;;) {
        m_output << prompt << std::flush;
        const LineKind kind = m_lines.next();
        Typed typed;
        if (kind == LineKind::end || kind == LineKind::unreadable) {
            leave("\nUntil next time! This match is not finished.", exit_ok);
            return typed;
        }
        if (!m_output) { // nobody reads any more
            m_exit_code = exit_bad_input;
            return typed;
        }
        std::istringstream words(m_lines.text());
        for (std::string word; typed.size() < 4 && words >> word;)
            typed.push_back(word);
        const std::string first = typed.empty() ? "" : typed[0];
        if (first == "quit" || first == "q") {
            leave("Until next time! This match is not finished.", exit_ok);
            return typed;
        }
        if (first == "log")
            show_log();
        else if (first == "help" || first == "?")
            say(help_words);
        else if (first.empty() || first == "call" || first == "catch" || number_in(first))
            return typed;
        else
            say("That is no command here; type help for those there are.");
    }
}

/// True when something was called or caught.
bool TerminalGame::handle_shout(const Typed &typed)
{
    if (typed.empty())
        return false;
    if (typed[0] == "call")
        return attempt(person, dos::CallDos{});
    return typed[0] == "catch" && handle_catch(typed);
}

bool TerminalGame::handle_catch(const Typed &typed)
{
    const auto seat = typed.size() > 1 ? number_in(typed[1]) : std::nullopt;
    if (!seat || *seat < 0 || *seat >= m_match.seats()) {
        say("Catch whom? The seats are 1 to " + std::to_string(m_match.seats() - 1) + ".");
        return false;
    }
    return attempt(person, dos::CatchSeat{static_cast<std::uint8_t>(*seat)});
}

/// Carries it out or says why not.
bool TerminalGame::attempt(int seat, const dos::Action &action)
{
    dos::EventList events;
    const dos::Reason reason = m_match.apply(seat, action, events);
    if (reason != dos::Reason::none) {
        say(std::string(reason_sentence(reason)));
        return false;
    }
    for (const dos::Event &event : events.events()) {
        if (const auto *exposed = std::get_if<dos::Exposed>(&event))
            (exposed->seat == person ? m_person_was_exposed : m_other_was_exposed) = true;
    }
    tell(events.take());
    return true;
}

/// The others call and catch.
void TerminalGame::run_race()
{
    while (m_match.phase() == MatchPhase::playing) {
        const auto call = dos::next_call(m_race, m_match.state());
        if (!call)
            return;
        attempt(call->first, call->second);
    }
}

void TerminalGame::tell(const std::vector<dos::Event> &events)
{
    for (std::size_t seat = person + 1; seat < m_deciders.size(); ++seat) {
        for (const dos::Event &event : events)
            m_deciders[seat]->watch(dos::seen_by(event, static_cast<int>(seat)));
    }
    for (const dos::Event &event : events) {
        const std::string words = event_words(dos::seen_by(event, person), m_audience);
        if (words.empty())
            continue;
        m_log.push_back(words);
        say(words);
    }
}

void TerminalGame::say(const std::string &text)
{
    m_output << text << '\n';
}

void TerminalGame::show_position()
{
    const dos::State &state = m_match.state();
    m_output << '\n';
    for (int seat = 1; seat < m_match.seats(); ++seat)
        m_output << m_audience.names[static_cast<std::size_t>(seat)] << " (seat " << seat
                 << "): " << state.hand(seat).size() << " cards   ";
    m_output << "draw pile: " << int{state.table.draw_count} << '\n' << "Row: ";
    for (std::size_t index = 0; index < state.table.row_count; ++index)
        m_output << ' ' << dos::card_text(state.table.row()[index])
                 << (state.table.is_matched(static_cast<int>(index)) ? "(matched)" : "");
    m_output << "\nYou:  " << cards_words(dos::Game::hand_cards(state, person)) << '\n';
}

void TerminalGame::show_choices()
{
    const dos::Observation seen = m_match.observe(person);
    dos::legal_actions(seen, m_legal);
    for (std::size_t index = 0; index < m_legal.size(); ++index)
        m_output << "  " << index + 1 << "  " << action_words(m_legal[index], seen.table) << '\n';
}

void TerminalGame::show_log()
{
    for (const std::string &line : m_log)
        say(line);
}

void TerminalGame::leave(const std::string &words, int exit_code)
{
    say(words);
    m_exit_code = exit_code;
}

} // namespace tableside::console
