// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The commands `legal` and `explain`. `legal` lists the legal actions of the seat in turn. `explain` answers whether an
// action is legal, with its effect, or with the reason why it is not. Both answer each line of standard input with one line.
#include "engine/console/commands.h"
#include "engine/console/game_words.h"
#include "engine/console/options.h"
#include "engine/console/output.h"
#include "engine/core/game_list.h"
#include "engine/json/game_of.h"
#include "engine/json/line_reader.h"
#include "engine/json/object_reader.h"

#include <iostream>

namespace tableside::console {

namespace {

template <JudgedGame Game>
Result<OrderedJson> legal_answer_in(const Json &line)
{
    const auto seen = Game::Codec::observation_from_json(line);
    if (!seen)
        return seen.error();
    typename Game::ActionList legal;
    Game::legal_actions(*seen, legal);
    OrderedJson answer;
    answer["legal"] = OrderedJson::array();
    for (const auto &action : legal)
        answer["legal"].push_back(Game::Codec::action_json(action, seen->table));
    return answer;
}

Result<OrderedJson> legal_answer(const Json &line)
{
    const auto game = game_of_observation(line);
    return game ? with_game(*game, [&]<typename Game>() { return legal_answer_in<Game>(line); }) : game.error();
}

template <typename Game>
OrderedJson refusal_json(typename Game::Reason reason, const typename Game::Observation &seen,
                         const typename Game::Action &action)
{
    OrderedJson json;
    json["ok"] = false;
    json["reason"] = Game::reason_code(reason);
    json["rule"] = Game::reason_rule(reason);
    json["text"] = refusal_text<Game>(reason, seen, action, [](int seat) { return "seat " + std::to_string(seat); });
    return json;
}

template <JudgedGame Game>
Result<OrderedJson> explained_in(const Json &line)
{
    const auto seen = Game::Codec::observation_from_json(line["observe"]);
    if (!seen)
        return seen.error();
    const auto action = Game::Codec::action_from_json(line["action"]);
    if (!action)
        return action.error();
    const auto reason = Game::check(*seen, *action);
    if (reason != Game::Reason::none)
        return refusal_json<Game>(reason, *seen, *action);
    OrderedJson answer;
    answer["ok"] = true;
    answer["effect"] = Game::Words::effect_json(*seen, *action);
    return answer;
}

Result<OrderedJson> explained(const Json &line)
{
    ObjectReader reader(line, "a line");
    for (const std::string_view key : {"observe", "action"}) {
        if (!reader.has(key))
            reader.fail("\"" + std::string(key) + "\" is missing");
    }
    if (reader.failed())
        return reader.error();
    const auto game = game_of_observation(line["observe"]);
    return game ? with_game(*game, [&]<typename Game>() { return explained_in<Game>(line); }) : game.error();
}

/// A function that returns the answer to one line of JSON, or an error that says what is wrong with the line.
using Answer = Result<OrderedJson> (*)(const Json &);

Result<OrderedJson> answer_to(const LineReader &reader, LineKind kind, Answer answer)
{
    if (kind == LineKind::too_long)
        return Error{0, "longer than 1 MiB", {}};
    const auto json = parse_json_line(reader.text());
    if (!json)
        return json.error();
    return answer(*json);
}

OrderedJson error_json(const Error &error, int line)
{
    OrderedJson json;
    json["error"] = error.cause;
    json["line"] = line;
    return json;
}

/// Counts bad lines for one message at the end. Each bad line has already been answered with its own error.
class BadLines
{
public:
    void add(const Error &error, int line)
    {
        if (m_count++ == 0)
            m_first = {line, error.cause, error.rule};
    }

    int exit_code() const
    {
        if (m_count == 0)
            return exit_ok;
        print_file_error("standard input", m_first);
        if (m_count > 1)
            complain("standard input: " + std::to_string(m_count) + " bad lines in total");
        return exit_bad_input;
    }

private:
    long long m_count = 0;
    Error m_first;
};

/// Answers every line of standard input that is not blank; a bad line is answered with an error. Returns the exit code: 0 if
/// all lines were good, otherwise 1; also 1 if the input can't be read or the output can't be written.
int answer_lines(Answer answer)
{
    LineReader reader(std::cin);
    BadLines bad;
    while (std::cout) {
        const LineKind kind = reader.next();
        if (kind == LineKind::end)
            return bad.exit_code();
        if (kind == LineKind::unreadable) {
            complain("standard input can't be read");
            return exit_bad_input;
        }
        if (kind != LineKind::too_long && is_blank(reader.text()))
            continue;
        const auto answered = answer_to(reader, kind, answer);
        std::cout << dumped(answered ? *answered : error_json(answered.error(), reader.number())) << '\n';
        if (!answered)
            bad.add(answered.error(), reader.number());
        if (reader.would_wait())
            flush_output();
    }
    return exit_bad_input; // the output is closed or full
}

} // namespace

void add_legal(CLI::App &app, Run &run)
{
    CLI::App *command = app.add_subcommand("legal", "List the legal actions in a position");
    command->footer(
        std::string("Reads one OBSERVATION per line from standard input and answers {\"legal\":[ACTION,…]}.\n"
                    "A bad line gets {\"error\":\"…\",\"line\":N}, and the exit code at the end is 1.\n"
                    "The list is empty if it isn't the observing seat's turn. It leaves out calls, catches, jump-ins,\n"
                    "and reports that a player moved while posing.\n")
        + of_each_game("OBSERVATION of ", ": ", []<typename Game>() { return Game::Words::observation_help(); }));
    command->callback([&run] { run = [] { return answer_lines(legal_answer); }; });
}

void add_explain(CLI::App &app, Run &run)
{
    CLI::App *command = app.add_subcommand("explain",
                                           "Tell whether an action is legal and what it does, or why it isn't");
    command->footer(
        std::string(
            "Reads from standard input one {\"observe\":OBSERVATION,\"action\":ACTION} per line (see legal --help).\n"
            "Answers {\"ok\":false,\"reason\":CODE,\"rule\":\"DOS-…\",\"text\":SENTENCE}, or {\"ok\":true,\"effect\":EFFECT}.\n"
            "The EFFECT of each action:\n")
        + of_each_game("", "\n", []<typename Game>() { return Game::Words::effect_help(); })
        + "A bad line gets {\"error\":\"…\",\"line\":N}, and the exit code at the end is 1.\n"
          "Nobody draws more cards right away than the piles have; without \"discard\" the discard pile is empty.");
    command->callback([&run] { run = [] { return answer_lines(explained); }; });
}

} // namespace tableside::console
