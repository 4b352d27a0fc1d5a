// `legal`: what may the seat in turn do?
#include "console/commands.h"
#include "console/line_command.h"
#include "record/dos_json.h"

namespace tableside::console {

namespace {

Result<OrderedJson> legal_answer(const Json &line)
{
    const auto seen = dos::observation_from_json(line);
    if (!seen)
        return seen.error();
    dos::ActionList legal;
    dos::legal_actions(*seen, legal);
    OrderedJson answer;
    answer["legal"] = OrderedJson::array();
    for (const dos::Action &action : legal)
        answer["legal"].push_back(dos::action_json(action, seen->table));
    return answer;
}

} // namespace

void add_legal(CLI::App &app, Run &run)
{
    CLI::App *command = app.add_subcommand("legal", "List the legal actions of observations, one per line of input");
    command->footer("Answers each line of standard input with {\"legal\":[ACTION,…]}, or with\n"
                    "{\"error\":\"…\",\"line\":N} and goes on (exit code 1 at the end).\n"
                    "The list is empty when the observing seat is not in turn. Calls and catches are not listed.\n"
                    "OBSERVATION: {\"game\":\"dos\",\"seat\":0,\"hand\":[\"r5\",\"dos\"],\"counts\":[2,4],\n"
                    "  \"row\":[{\"card\":\"r7\",\"matched\":false},…],\"phase\":\"play\",\"draw\":71,\"turn\":0}\n"
                    "  and optionally drawn, bonusLays, othersDraw, discard, played, scores, dealer, exposed, rules.");
    command->callback([&run] { run = [] { return answer_lines(legal_answer); }; });
}

} // namespace tableside::console
