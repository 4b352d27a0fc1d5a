// The command `legal`: lists the legal actions of the seat in turn.
#include "engine/console/commands.h"
#include "engine/console/line_command.h"
#include "engine/console/options.h"
#include "engine/core/game_list.h"
#include "engine/json/game_of.h"

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

} // namespace tableside::console
