// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Describes the effects of legal actions of DOS in JSON, for the command `explain` of the console program.
#include "engine/dos/console/words.h"
#include "engine/dos/json/codec.h"

#include <algorithm>

namespace tableside::dos {

namespace {

/// A variant visitor that returns the effect of a legal action as a JSON object.
struct Effect
{
    const Observation &seen;

    bool is_out_with(int cards) const { return seen.hand.size() == cards; }

    /// Returns how many of `cards` cards can be drawn: all, or fewer if both piles together have fewer (DOS-PILE-1).
    int drawable_count(int cards) const { return std::min(cards, seen.table.draw_count + seen.table.discard_count); }

    OrderedJson operator()(const MatchRow &match) const
    {
        const auto reading = best_reading(seen.table.row()[match.row], match.first, match.second).value();
        const bool color = reading.bonus != Bonus::none;
        OrderedJson json;
        json["match"] = std::string(match.is_double() ? "double " : "single ") + (color ? "color" : "number");
        json["lay"] = color ? 1 : 0;
        json["othersDraw"] = reading.bonus == Bonus::double_ ? 1 : 0;
        json["reading"] = reading_json(reading);
        json["out"] = is_out_with(match.cards());
        return json;
    }
    OrderedJson operator()(const DrawCard &) const { return {{"draw", drawable_count(1)}}; }
    OrderedJson operator()(const EndTurn &) const
    {
        return {{"lay", seen.table.bonus_lays}, {"othersDraw", seen.table.others_draw}};
    }
    OrderedJson operator()(const LayCard &lay) const
    {
        const bool is_bonus = seen.table.phase == Phase::bonus;
        OrderedJson json;
        json["laid"] = card_text(lay.card);
        json["why"] = is_bonus ? "bonus" : "no-match";
        json["left"] = is_bonus ? seen.table.bonus_lays - 1 : 0;
        json["out"] = is_out_with(1);
        return json;
    }
    OrderedJson operator()(const SkipBonus &) const { return {{"skipped", seen.table.bonus_lays}}; }
    OrderedJson operator()(const CallDos &) const { return {{"called", true}}; }
    OrderedJson operator()(const CatchSeat &caught) const
    {
        const bool is_caught = seen.table.is_exposed(caught.seat); // if not, the catch is wrong (DOS-CALL-7)
        const int drawing = is_caught ? caught.seat : seen.seat;
        // DOS-END-5: the seat in turn draws a penalty only when its turn ends; the sizes of the piles may have changed
        // by then.
        const bool is_owed = drawing == seen.table.turn;
        return {{"caught", is_caught}, {"draws", {{"seat", drawing}, {"cards", is_owed ? 2 : drawable_count(2)}}}};
    }
};

} // namespace

OrderedJson Words::effect_json(const Observation &seen, const Action &action)
{
    return std::visit(Effect{seen}, action);
}

std::string_view Words::effect_help()
{
    return "  match       {\"match\":\"double color\",\"lay\":1,\"othersDraw\":1,\"reading\":{\"row\":{\"as\":4,\"colour\":\"red\"},\n"
           "              \"cards\":[…]},\"out\":false}; the reading with the best bonus; \"any\": the color doesn't matter\n"
           "  draw        {\"draw\":1}; 0 if both piles are empty\n"
           "  end         {\"lay\":1,\"othersDraw\":0}: the bonuses you get now\n"
           "  lay         {\"laid\":\"y4\",\"why\":\"bonus\"|\"no-match\",\"left\":0,\"out\":false}; left: bonus cards still to lay\n"
           "  skip-bonus  {\"skipped\":1}\n"
           "  call        {\"called\":true}\n"
           "  catch       {\"caught\":true,\"draws\":{\"seat\":2,\"cards\":2}}; false: a wrong catch, and who draws for it\n";
}

} // namespace tableside::dos
