#include "console/reason_words.h"

namespace tableside::console {

std::string_view reason_sentence(dos::Reason reason)
{
    using enum dos::Reason;
    switch (reason) {
    case none: return "This can be done.";
    case round_over: return "This round is over; the next one has yet to be dealt.";
    case not_your_turn: return "It is another player's turn.";
    case no_such_row_card: return "There is no such card in the Center Row.";
    case row_card_already_matched: return "This row card is already matched this turn.";
    case card_not_in_hand: return "You do not hold that card, or not twice.";
    case number_does_not_match: return "The card does not have the number of the row card.";
    case sum_does_not_match: return "The two cards do not add up to the number of the row card.";
    case already_drawn: return "You have drawn your one card this turn; now match, or lay a card in the row.";
    case draw_after_match: return "After a match there is no drawing in the same turn.";
    case nothing_matched: return "Match a row card or draw before you end your turn.";
    case lay_owed: return "You drew and made no match: lay one card in the row to end your turn.";
    case lay_before_draw: return "Draw first; a card is laid only when you still make no match.";
    case lay_after_match: return "You made a match this turn, so there is no card to lay now; end your turn instead.";
    case only_bonus_lays_now: return "Your matching is done; now you lay your bonus cards.";
    case no_bonus_to_skip: return "There is no bonus card to lay, so there is none to skip.";
    case bonus_lays_compulsory: return "By the rules of this table every bonus card must be laid.";
    case nothing_to_call: return "There is nothing to call: you have not just come to two cards, or you called already.";
    case no_such_seat: return "Nobody sits there.";
    case cannot_catch_yourself: return "You cannot catch yourself; call \"DOS!\" instead.";
    case not_exposed: return "That player has nothing to be caught for.";
    case too_early: return "A moment too early: everybody has a little time to call.";
    }
    return {};
}

} // namespace tableside::console
