// What explain says of UNO: the effect of an action, or why it is refused.
#include "engine/uno/console/words.h"
#include "engine/uno/matching.h"

#include <algorithm>

namespace tableside::uno {

namespace {

/// What a legal action does, as members of an object.
struct Effect
{
    const Observation &seen;

    /// UNO-PILE-1: no more than there are, all but the top card; `played` cards more lie under that one.
    int there_are(int cards, int played = 0) const
    {
        return std::min(cards, seen.table.draw_count + seen.table.discard_count - 1 + played);
    }
    OrderedJson draws(int seat, int cards) const { return {{"seat", seat}, {"cards", there_are(cards)}}; }

    OrderedJson operator()(const PlayCard &play) const
    {
        const PublicTable &table = seen.table;
        const Color color = play.card.is_wild() ? play.color : play.card.color();
        OrderedJson json;
        json["play"] = card_text(play.card);
        json["colour"] = color_text(color);
        json["nextDraws"] = play.card.draws() > 0 ? there_are(table.pending + play.card.draws(), 1) : 0;
        json["bluff"] = play.card == wild_draw_four && !lacks_color(table, seen.hand); // UNO-ACT-5
        json["jumpIn"] = table.turn != seen.seat;
        json["out"] = seen.hand.size() == 1;
        return json;
    }
    OrderedJson operator()(const DrawCard &) const
    {
        const int cards = there_are(1);
        OrderedJson json;
        json["draw"] = cards > 0 && seen.table.rules.draw_until_playable ? OrderedJson() : OrderedJson(cards);
        return json;
    }
    OrderedJson operator()(const PassTurn &) const { return {{"kept", card_text(seen.drawn)}}; }
    OrderedJson operator()(const ChallengeDraw &) const // UNO-CHAL-1
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

std::string_view Words::reason_sentence(Reason reason)
{
    using enum Reason;
    switch (reason) {
    case none: return "This can be done.";
    case round_over: return "This round is over; the next one has yet to be dealt.";
    case not_your_turn: return "It is another player's turn.";
    case card_not_in_hand: return "You do not hold that card.";
    case card_does_not_match: return "The card has neither the color in play nor the number or symbol of the top card.";
    case only_the_drawn_card: return "After drawing, only the card that you drew can be played in this turn.";
    case already_drawn: return "You have drawn your card; play it or keep it.";
    case nothing_to_pass: return "Play a card or draw before you end your turn.";
    case color_not_named: return "Name a color: red, blue, green or yellow.";
    case card_has_its_color: return "That card has its own color; one is named for wild cards only.";
    case name_color_first: return "A wild card was turned first: name the color, then play.";
    case no_color_to_name: return "There is no color to name now.";
    case holds_the_color: return "By the rules of this table nobody bluffs, and you hold a card of the color in play.";
    case draw_comes_first: return "Cards are to be drawn first; nothing can be played on them here.";
    case only_its_like_stacks: return "Only the same kind of draw card can be stacked on it.";
    case accept_or_challenge:
        return "Cards are to be drawn first: take them, or challenge or stack where that is allowed.";
    case nothing_to_accept: return "There are no cards that you have to take.";
    case nothing_to_challenge: return "There is no Wild Draw Four that you could challenge now.";
    case not_identical: return "Out of turn only the very same card as the top one can be played.";
    case too_late_to_jump_in: return "Too late to jump in: play has gone on since that card.";
    case choose_hand_first: return "Choose first with whom you swap hands.";
    case no_hand_to_choose: return "There are no hands to swap now.";
    case cannot_swap_with_yourself: return "Choose another player's hand.";
    case not_posing: return "That player does not have to hold a pose.";
    case nothing_to_call: return "There is nothing to call: you have not just come to one card.";
    case already_called: return "That call has been made already.";
    case already_caught: return "The catch has been made already, and there is nothing left to call.";
    case call_window_closed: return "Too late: the time to catch is over, and there is nothing left to call.";
    case no_such_seat: return "Nobody sits there.";
    case cannot_catch_yourself: return "You cannot catch yourself; call \"UNO!\" instead.";
    case not_exposed: return "That player has nothing to be caught for.";
    case too_early: return "A moment too early: everybody has a little time to call.";
    }
    return {};
}

std::string_view Words::effect_help()
{
    return "  play        {\"play\":\"wild\",\"colour\":\"green\",\"nextDraws\":0,\"bluff\":false,\"jumpIn\":false,\"out\":false};\n"
           "              bluff: a Wild Draw Four with the color in hand; nextDraws: what is then to be drawn in all;\n"
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
           "  catch       {\"caught\":true,\"draws\":{\"seat\":2,\"cards\":2}}\n";
}

} // namespace tableside::uno
