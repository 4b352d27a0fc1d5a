// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Describes the effects of legal actions of UNO in JSON, for the console command "explain".
#include "engine/uno/console/words.h"
#include "engine/uno/matching.h"

#include <algorithm>

namespace tableside::uno {

namespace {

/// A visitor that returns the effect of a legal action as a JSON object.
struct Effect
{
    const Observation &seen;

    /// Returns `cards`, limited to the number of cards that are left to draw: the draw pile and the discard pile without its
    /// top card (UNO-PILE-1). `played` is the number of cards that the action first adds to the discard pile.
    int drawable_count(int cards, int played = 0) const
    {
        return std::min(cards, seen.table.draw_count + seen.table.discard_count - 1 + played);
    }
    OrderedJson draws(int seat, int cards) const { return {{"seat", seat}, {"cards", drawable_count(cards)}}; }

    OrderedJson operator()(const PlayCard &play) const
    {
        const PublicTable &table = seen.table;
        const Color color = play.card.is_wild() ? play.color : play.card.color();
        OrderedJson json;
        json["play"] = card_text(play.card);
        json["colour"] = color_text(color);
        json["nextDraws"] = play.card.draws() > 0 ? drawable_count(table.pending + play.card.draws(), 1) : 0;
        // UNO-ACT-5: a Wild Draw Four is a bluff if its player has a card of the color in play.
        json["bluff"] = play.card == wild_draw_four && !lacks_color(table, seen.hand);
        json["jumpIn"] = table.turn != seen.seat;
        json["out"] = seen.hand.size() == 1;
        return json;
    }
    OrderedJson operator()(const DrawCard &) const
    {
        const int cards = drawable_count(1);
        OrderedJson json;
        json["draw"] = cards > 0 && seen.table.rules.draw_until_playable ? OrderedJson() : OrderedJson(cards);
        return json;
    }
    OrderedJson operator()(const PassTurn &) const { return {{"kept", card_text(seen.drawn)}}; }
    // UNO-CHAL-1: the player of a bluff draws the pending cards; if the card was honest, the challenger
    // draws the pending cards and two more.
    OrderedJson operator()(const ChallengeDraw &) const
    {
        OrderedJson json;
        json["guilty"] = draws(seen.table.challenged_seat(), seen.table.pending);
        json["innocent"] = draws(seen.seat, seen.table.pending + 2);
        return json;
    }
    OrderedJson operator()(const AcceptDraw &) const { return {{"draws", draws(seen.seat, seen.table.pending)}}; }
    OrderedJson operator()(const NameColor &named) const { return {{"colour", color_text(named.color)}}; }
    OrderedJson operator()(const SwapHands &swap) const
    {
        const auto cards = [&](int seat) { return int{seen.hand_sizes[static_cast<std::size_t>(seat)]}; };
        return {{"gives", cards(seen.seat)}, {"takes", cards(swap.seat)}};
    }
    OrderedJson operator()(const ReportMove &moved) const { return {{"moved", true}, {"draws", draws(moved.seat, 4)}}; }
    OrderedJson operator()(const CallUno &) const { return {{"called", true}}; }
    OrderedJson operator()(const CatchSeat &caught) const
    {
        return {{"caught", true}, {"draws", draws(caught.seat, 2)}};
    }
};

} // namespace

OrderedJson Words::effect_json(const Observation &seen, const Action &action)
{
    return std::visit(Effect{seen}, action);
}

std::string_view Words::effect_help()
{
    return "  play        {\"play\":\"wild\",\"colour\":\"green\",\"nextDraws\":0,\"bluff\":false,\"jumpIn\":false,\"out\":false};\n"
           "              nextDraws: how many cards the next player then has to draw; bluff: a Wild Draw Four played\n"
           "              with a card of the current color in hand; jumpIn: played out of turn\n"
           "  draw        {\"draw\":1}; 0 if there are no cards, null if you draw until you can play\n"
           "  pass        {\"kept\":\"b4\"}\n"
           "  challenge   {\"guilty\":{\"seat\":0,\"cards\":4},\"innocent\":{\"seat\":1,\"cards\":6}}: who draws how many if the\n"
           "              Wild Draw Four was a bluff, and if it wasn't\n"
           "  accept      {\"draws\":{\"seat\":1,\"cards\":4}}\n"
           "  colour      {\"colour\":\"blue\"}\n"
           "  swap        {\"gives\":5,\"takes\":2}\n"
           "  moved       {\"moved\":true,\"draws\":{\"seat\":3,\"cards\":4}}\n"
           "  call        {\"called\":true}\n"
           "  catch       {\"caught\":true,\"draws\":{\"seat\":2,\"cards\":2}}\n";
}

} // namespace tableside::uno
