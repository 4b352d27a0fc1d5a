// A match in a terminal: a person at seat 0 against players of the engine. No clock runs; see `help`.
#pragma once

#include "ai/call_race.h"
#include "console/decider.h"
#include "console/event_words.h"
#include "match/match.h"
#include "record/line_reader.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace tableside::console {

class TerminalGame
{
public:
    TerminalGame(const std::vector<PlayerSpec> &opponents, const dos::Ruleset &rules, std::uint64_t seed,
                 std::istream &input, std::ostream &output);

    /// The exit code.
    int run();

private:
    static constexpr int person = 0;

    /// The words of a line; none for a plain Enter, and none when the game was left.
    using Typed = std::vector<std::string>;

    void play_round();
    void play_person();
    void play_opponent(int seat);
    bool choose_numbered(const Typed &typed);
    void pause();
    Typed ask(const std::string &prompt);
    bool handle_shout(const Typed &typed);
    bool handle_catch(const Typed &typed);
    bool attempt(int seat, const dos::Action &action);
    void run_race();
    void tell(const std::vector<dos::Event> &events);
    void say(const std::string &text);
    void show_position();
    void show_choices();
    void show_log();
    void leave(const std::string &words, int exit_code);

    Audience m_audience;
    Match<dos::Game> m_match;
    CallRace m_race;
    std::vector<std::unique_ptr<Decider>> m_deciders; ///< None for the person.
    LineReader m_lines;
    std::ostream &m_output;
    dos::ActionList m_legal;
    std::vector<std::string> m_log;
    bool m_person_was_exposed = false; ///< By the action that came last.
    bool m_other_was_exposed = false;
    std::optional<int> m_exit_code;
};

} // namespace tableside::console
