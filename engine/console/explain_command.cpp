// `explain`: may this be done, what does it do, and if not, why not?
#include "console/commands.h"
#include "console/line_command.h"
#include "console/reason_words.h"
#include "dos/notation.h"
#include "record/dos_json.h"

namespace tableside::console {

namespace {

/// What a legal action does, as members of an object.
struct Effect
{
    const dos::Observation &seen;

    bool is_out_with(int cards) const { return seen.hand.size() == cards; }

    OrderedJson operator()(const dos::MatchRow &match) const
    {
        const auto reading = dos::best_reading(seen.table.row()[match.row], match.first, match.second).value();
        const bool colour = reading.bonus != dos::Bonus::none;
        OrderedJson json;
        json["match"] = std::string(match.is_double() ? "double " : "single ") + (colour ? "color" : "number");
        json["lay"] = colour ? 1 : 0;
        json["othersDraw"] = reading.bonus == dos::Bonus::double_ ? 1 : 0;
        json["reading"] = dos::reading_json(reading);
        json["out"] = is_out_with(match.cards());
        return json;
    }
    OrderedJson operator()(const dos::DrawCard &) const
    {
        const bool has_cards = seen.table.draw_count > 0 || seen.table.discard_count > 0; // DOS-PILE-1
        return {{"draw", has_cards ? 1 : 0}};
    }
    OrderedJson operator()(const dos::EndTurn &) const
    {
        return {{"lay", seen.table.bonus_lays}, {"othersDraw", seen.table.others_draw}};
    }
    OrderedJson operator()(const dos::LayCard &lay) const
    {
        const bool is_bonus = seen.table.phase == dos::Phase::bonus;
        OrderedJson json;
        json["laid"] = dos::card_text(lay.card);
        json["why"] = is_bonus ? "bonus" : "no-match";
        json["left"] = is_bonus ? seen.table.bonus_lays - 1 : 0;
        json["out"] = is_out_with(1);
        return json;
    }
    OrderedJson operator()(const dos::SkipBonus &) const { return {{"skipped", seen.table.bonus_lays}}; }
    OrderedJson operator()(const dos::CallDos &) const { return {{"called", true}}; }
    OrderedJson operator()(const dos::CatchSeat &caught) const
    {
        const bool is_caught = seen.table.is_exposed(caught.seat); // otherwise a false catch: DOS-CALL-7
        const int drawing = is_caught ? caught.seat : seen.seat;
        return {{"caught", is_caught}, {"draws", {{"seat", drawing}, {"cards", 2}}}};
    }
};

OrderedJson refusal_json(dos::Reason reason)
{
    OrderedJson json;
    json["ok"] = false;
    json["reason"] = dos::reason_code(reason);
    json["rule"] = dos::reason_rule(reason);
    json["text"] = reason_sentence(reason);
    return json;
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
    const auto seen = dos::observation_from_json(line["observe"]);
    if (!seen)
        return seen.error();
    const auto action = dos::action_from_json(line["action"]);
    if (!action)
        return action.error();
    const dos::Reason reason = dos::check(*seen, *action);
    if (reason != dos::Reason::none)
        return refusal_json(reason);
    OrderedJson answer;
    answer["ok"] = true;
    answer["effect"] = std::visit(Effect{*seen}, *action);
    return answer;
}

} // namespace

void add_explain(CLI::App &app, Run &run)
{
    CLI::App *command = app.add_subcommand("explain", "Say whether an action is legal, what it does, or why not");
    command->footer(
        "Each line of standard input: {\"observe\":OBSERVATION,\"action\":ACTION} (see legal --help).\n"
        "Answers {\"ok\":false,\"reason\":CODE,\"rule\":\"DOS-…\",\"text\":SENTENCE}, or {\"ok\":true,\"effect\":…} with\n"
        "  match       {\"match\":\"double color\",\"lay\":1,\"othersDraw\":1,\"reading\":{\"row\":{\"as\":4,\"colour\":\"red\"},\n"
        "              \"cards\":[…]},\"out\":false}; the reading with the best bonus, \"any\": no colour to name\n"
        "  draw        {\"draw\":1}; 0 when both piles are empty\n"
        "  end         {\"lay\":1,\"othersDraw\":0}: the bonuses that are due\n"
        "  lay         {\"laid\":\"y4\",\"why\":\"bonus\"|\"no-match\",\"left\":0,\"out\":false}; left: lays after it\n"
        "  skip-bonus  {\"skipped\":1}\n"
        "  call        {\"called\":true}\n"
        "  catch       {\"caught\":true,\"draws\":{\"seat\":2,\"cards\":2}}; false: a false catch, and who pays\n"
        "or {\"error\":\"…\",\"line\":N} for a bad line, and goes on (exit code 1 at the end).");
    command->callback([&run] { run = [] { return answer_lines(explained); }; });
}

} // namespace tableside::console
