// The command `explain`: answers whether an action is legal, with its effect, or with the reason why it is not.
#include "engine/console/commands.h"
#include "engine/console/game_words.h"
#include "engine/console/line_command.h"
#include "engine/console/options.h"
#include "engine/core/game_list.h"
#include "engine/json/game_of.h"
#include "engine/json/object_reader.h"

namespace tableside::console {

namespace {

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

} // namespace

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
