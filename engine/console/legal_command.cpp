// `legal`: what may the seat in turn do?
#include "engine/console/commands.h"
#include "engine/console/games.h"
#include "engine/console/line_command.h"

namespace tableside::console {

namespace {

template <typename Game>
Result<OrderedJson> legal_answer_in(const Json &line)
{
    const auto seen = JsonCodec<Game>::observation_from_json(line);
    if (!seen)
        return seen.error();
    typename Game::ActionList legal;
    Game::legal_actions(*seen, legal);
    OrderedJson answer;
    answer["legal"] = OrderedJson::array();
    for (const auto &action : legal)
        answer["legal"].push_back(JsonCodec<Game>::action_json(action, seen->table));
    return answer;
}

Result<OrderedJson> legal_answer(const Json &line)
{
    return with_game(game_of(line), [&]<typename Game>() { return legal_answer_in<Game>(line); });
}

} // namespace

void add_legal(CLI::App &app, Run &run)
{
    CLI::App *command = app.add_subcommand("legal", "List the legal actions of observations, one per line of input");
    command->footer(
        "Answers each line of standard input with {\"legal\":[ACTION,…]}, or with\n"
        "{\"error\":\"…\",\"line\":N} and goes on (exit code 1 at the end).\n"
        "The list is empty when the observing seat is not in turn. Calls, catches, jump-ins and\n"
        "reports of a pose that moved are not listed.\n"
        "OBSERVATION of DOS: {\"game\":\"dos\",\"seat\":0,\"hand\":[\"r5\",\"dos\"],\"counts\":[2,4],\n"
        "  \"row\":[{\"card\":\"r7\",\"matched\":false},…],\"phase\":\"play\",\"draw\":71,\"turn\":0}\n"
        "  and optionally drawn, bonusLays, othersDraw, discard, played, scores, dealer, exposed, rules.\n"
        "OBSERVATION of UNO: {\"game\":\"uno\",\"seat\":0,\"hand\":[\"r5\",\"wild\"],\"counts\":[2,4],\"top\":\"r7\",\n"
        "  \"colour\":\"r\",\"phase\":\"play|drawn|colour|challenge|swap|over\",\"draw\":60,\"turn\":0}\n"
        "  and optionally direction, drawn, pending, colourBefore, idleTurns, stillTurns and drawableBefore\n"
        "  (UNO-PILE-1), playedOn (somebody has drawn since the top card), discard (without the top card),\n"
        "  scores, dealer, posing, exposed, rules.");
    command->callback([&run] { run = [] { return answer_lines(legal_answer); }; });
}

} // namespace tableside::console
