// `explain`: may this be done, what does it do, and if not, why not?
#include "engine/console/commands.h"
#include "engine/console/line_command.h"
#include "engine/dos/console/words.h"
#include "engine/console/games.h"
#include "engine/uno/console/words.h"

namespace tableside::console {

namespace {

template <typename Game>
OrderedJson refusal_json(typename Game::Reason reason)
{
    OrderedJson json;
    json["ok"] = false;
    json["reason"] = reason_code(reason);
    json["rule"] = reason_rule(reason);
    json["text"] = GameWords<Game>::reason_sentence(reason);
    return json;
}

template <typename Game>
Result<OrderedJson> explained_in(const Json &line)
{
    const auto seen = JsonCodec<Game>::observation_from_json(line["observe"]);
    if (!seen)
        return seen.error();
    const auto action = JsonCodec<Game>::action_from_json(line["action"]);
    if (!action)
        return action.error();
    const auto reason = Game::check(*seen, *action);
    if (reason != Game::Reason::none)
        return refusal_json<Game>(reason);
    OrderedJson answer;
    answer["ok"] = true;
    answer["effect"] = GameWords<Game>::effect_json(*seen, *action);
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
    return with_game(game_of(line["observe"]), [&]<typename Game>() { return explained_in<Game>(line); });
}

} // namespace

void add_explain(CLI::App &app, Run &run)
{
    CLI::App *command = app.add_subcommand("explain", "Say whether an action is legal, what it does, or why not");
    command->footer(
        "Each line of standard input: {\"observe\":OBSERVATION,\"action\":ACTION} (see legal --help).\n"
        "Answers {\"ok\":false,\"reason\":CODE,\"rule\":\"DOS-…\",\"text\":SENTENCE}, or {\"ok\":true,\"effect\":…} with for DOS\n"
        "  match       {\"match\":\"double color\",\"lay\":1,\"othersDraw\":1,\"reading\":{\"row\":{\"as\":4,\"colour\":\"red\"},\n"
        "              \"cards\":[…]},\"out\":false}; the reading with the best bonus, \"any\": no colour to name\n"
        "  draw        {\"draw\":1}; 0 when both piles are empty\n"
        "  end         {\"lay\":1,\"othersDraw\":0}: the bonuses that are due\n"
        "  lay         {\"laid\":\"y4\",\"why\":\"bonus\"|\"no-match\",\"left\":0,\"out\":false}; left: lays after it\n"
        "  skip-bonus  {\"skipped\":1}\n"
        "  call        {\"called\":true}\n"
        "  catch       {\"caught\":true,\"draws\":{\"seat\":2,\"cards\":2}}; false: a false catch, and who pays\n"
        "UNO:\n"
        "  play        {\"play\":\"wild\",\"colour\":\"green\",\"nextDraws\":0,\"bluff\":false,\"jumpIn\":false,\"out\":false};\n"
        "              bluff: a Wild Draw Four with the colour in hand; nextDraws: what is then to be drawn in all;\n"
        "              jumpIn: out of turn\n"
        "  draw        {\"draw\":1}; 0 when there is none, null: until one can be played\n"
        "  pass        {\"kept\":\"b4\"}\n"
        "  challenge   {\"guilty\":{\"seat\":0,\"cards\":4},\"innocent\":{\"seat\":1,\"cards\":6}}: who draws how many, if the\n"
        "              Wild Draw Four was a bluff and if it was none\n"
        "  accept      {\"draws\":{\"seat\":1,\"cards\":4}}\n"
        "  colour      {\"colour\":\"blue\"}\n"
        "  swap        {\"gives\":5,\"takes\":2}\n"
        "  moved       {\"moved\":true,\"draws\":{\"seat\":3,\"cards\":4}}\n"
        "  call        {\"called\":true}\n"
        "  catch       {\"caught\":true,\"draws\":{\"seat\":2,\"cards\":2}}\n"
        "or {\"error\":\"…\",\"line\":N} for a bad line, and goes on (exit code 1 at the end).\n"
        "Cards that are drawn at once are no more than the piles hold; a discard pile that is not given holds none.");
    command->callback([&run] { run = [] { return answer_lines(explained); }; });
}

} // namespace tableside::console
