#include "app/text/uno_words.h"

#include "app/text/dos_words.h"

#include <QCoreApplication>

#include <array>

namespace tableside::words {

namespace {

struct UnoWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(UnoWords)
};

using ColorNames = std::array<QString, color_count>; ///< Red, blue, green, yellow.

QString ofColor(Color color, const ColorNames &names)
{
    return color == Color::any ? QString() : names[static_cast<std::size_t>(color)];
}

} // namespace

QString unoCall()
{
    //: The call of the game: its name with an exclamation mark
    return UnoWordsTr::tr("UNO!");
}

QString cardName(uno::Card card)
{
    const Color color = card.color();
    switch (card.symbol()) {
    case uno::Symbol::number: //: A number card on its own; %1 is a number from 0 to 9
        return ofColor(color, {UnoWordsTr::tr("Red %1"), UnoWordsTr::tr("Blue %1"),
                               UnoWordsTr::tr("Green %1"), UnoWordsTr::tr("Yellow %1")}).arg(card.number());
    case uno::Symbol::draw_two: //: A Draw Two on its own, as it is called in the rules of your language
        return ofColor(color, {UnoWordsTr::tr("Red Draw Two"), UnoWordsTr::tr("Blue Draw Two"),
                               UnoWordsTr::tr("Green Draw Two"), UnoWordsTr::tr("Yellow Draw Two")});
    case uno::Symbol::reverse: //: A Reverse on its own
        return ofColor(color, {UnoWordsTr::tr("Red Reverse"), UnoWordsTr::tr("Blue Reverse"),
                               UnoWordsTr::tr("Green Reverse"), UnoWordsTr::tr("Yellow Reverse")});
    case uno::Symbol::skip: //: A Skip on its own
        return ofColor(color, {UnoWordsTr::tr("Red Skip"), UnoWordsTr::tr("Blue Skip"),
                               UnoWordsTr::tr("Green Skip"), UnoWordsTr::tr("Yellow Skip")});
    //: Names of UNO's wild cards, as they are called in the rules of your language
    case uno::Symbol::wild: return UnoWordsTr::tr("Wild");
    case uno::Symbol::wild_draw_four: return UnoWordsTr::tr("Wild Draw Four");
    case uno::Symbol::wild_dumb_fu: return UnoWordsTr::tr("Wild Dumb Fu");
    }
    return {};
}

QString cardInSentence(uno::Card card)
{
    const Color color = card.color();
    switch (card.symbol()) {
    case uno::Symbol::number: //: A number card within a sentence; %1 is a number from 0 to 9
        return ofColor(color, {UnoWordsTr::tr("red %1"), UnoWordsTr::tr("blue %1"),
                               UnoWordsTr::tr("green %1"), UnoWordsTr::tr("yellow %1")}).arg(card.number());
    case uno::Symbol::draw_two: //: A Draw Two within a sentence, as it is called in the rules of your language
        return ofColor(color, {UnoWordsTr::tr("red Draw Two"), UnoWordsTr::tr("blue Draw Two"),
                               UnoWordsTr::tr("green Draw Two"), UnoWordsTr::tr("yellow Draw Two")});
    case uno::Symbol::reverse: //: A Reverse within a sentence
        return ofColor(color, {UnoWordsTr::tr("red Reverse"), UnoWordsTr::tr("blue Reverse"),
                               UnoWordsTr::tr("green Reverse"), UnoWordsTr::tr("yellow Reverse")});
    case uno::Symbol::skip: //: A Skip within a sentence
        return ofColor(color, {UnoWordsTr::tr("red Skip"), UnoWordsTr::tr("blue Skip"),
                               UnoWordsTr::tr("green Skip"), UnoWordsTr::tr("yellow Skip")});
    case uno::Symbol::wild:
    case uno::Symbol::wild_draw_four:
    case uno::Symbol::wild_dumb_fu: break;
    }
    return cardName(card);
}

QString refusal(uno::Reason reason, const QString &turnName, const QString &otherName)
{
    using uno::Reason;
    switch (reason) {
    case Reason::none: return {};
    case Reason::round_over: return UnoWordsTr::tr("This round is over.");
    case Reason::not_your_turn: return UnoWordsTr::tr("It is %1’s turn.").arg(turnName);
    case Reason::card_not_in_hand: return UnoWordsTr::tr("That card is not in your hand.");
    case Reason::card_does_not_match: return UnoWordsTr::tr("That card has neither the color in play nor the number or symbol of the top card.");
    case Reason::only_the_drawn_card: return UnoWordsTr::tr("Only the card that you have just drawn can be played now.");
    case Reason::already_drawn: return UnoWordsTr::tr("You have drawn. Play that card or keep it.");
    case Reason::nothing_to_pass: return UnoWordsTr::tr("Play a card first, or draw one.");
    case Reason::color_not_named: return UnoWordsTr::tr("Name a color for the wild card.");
    case Reason::card_has_its_color: return UnoWordsTr::tr("A color is named for wild cards only.");
    case Reason::name_color_first: return UnoWordsTr::tr("A wild card was turned first: name a color.");
    case Reason::no_color_to_name: return UnoWordsTr::tr("There is no color to name now.");
    case Reason::holds_the_color: return UnoWordsTr::tr("In this house nobody bluffs: you still hold the color in play.");
    case Reason::draw_comes_first: return UnoWordsTr::tr("The cards that are to be drawn come first.");
    case Reason::only_its_like_stacks: return UnoWordsTr::tr("Only a card of the same kind can be played on cards that are to be drawn.");
    case Reason::accept_or_challenge: return UnoWordsTr::tr("First draw the cards, or challenge them.");
    case Reason::nothing_to_accept: return UnoWordsTr::tr("There is nothing that you would have to draw.");
    case Reason::nothing_to_challenge: return UnoWordsTr::tr("There is nothing to challenge.");
    case Reason::not_identical: return UnoWordsTr::tr("To jump in takes exactly the card that lies on top.");
    case Reason::too_late_to_jump_in: return UnoWordsTr::tr("Too late to jump in: play has gone on.");
    case Reason::choose_hand_first: return UnoWordsTr::tr("First choose with whom to swap hands.");
    case Reason::no_hand_to_choose: return UnoWordsTr::tr("There are no hands to be swapped now.");
    case Reason::cannot_swap_with_yourself: return UnoWordsTr::tr("You cannot swap with yourself.");
    case Reason::not_posing: return UnoWordsTr::tr("%1 is not posing.").arg(otherName);
    case Reason::nothing_to_call: return UnoWordsTr::tr("“UNO!” is called with exactly one card.");
    case Reason::already_called: return alreadyCalled(otherName);
    case Reason::already_caught: return alreadyCaught(otherName);
    case Reason::call_window_closed: return callWindowClosed(otherName);
    case Reason::no_such_seat: return UnoWordsTr::tr("Nobody sits there.");
    case Reason::cannot_catch_yourself: return UnoWordsTr::tr("You cannot catch yourself. Call “UNO!” instead.");
    case Reason::not_exposed: return notExposed(otherName);
    case Reason::too_early: return tooEarly(otherName);
    }
    return {};
}

} // namespace tableside::words
