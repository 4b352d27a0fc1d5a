#include "app/text/uno_words.h"

#include "app/text/dos_words.h"

#include <QCoreApplication>

namespace tableside::words {

namespace {

struct UnoWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(UnoWords)
};

/// What stands behind the color: "7", "Draw Two".
QString faceName(uno::Card card)
{
    switch (card.symbol()) {
    case uno::Symbol::number: return QString::number(card.number());
    //: Names of UNO's cards, as they are printed in the rules of your language
    case uno::Symbol::draw_two: return UnoWordsTr::tr("Draw Two");
    case uno::Symbol::reverse: return UnoWordsTr::tr("Reverse");
    case uno::Symbol::skip: return UnoWordsTr::tr("Skip");
    case uno::Symbol::wild: return UnoWordsTr::tr("Wild");
    case uno::Symbol::wild_draw_four: return UnoWordsTr::tr("Wild Draw Four");
    case uno::Symbol::wild_dumb_fu: return UnoWordsTr::tr("Wild Dumb Fu");
    }
    return {};
}

} // namespace

QString unoCall()
{
    //: The call of the game: its name with an exclamation mark
    return UnoWordsTr::tr("UNO!");
}

QString cardName(uno::Card card)
{
    const QString face = faceName(card);
    switch (card.color()) {
    //: Names of cards; %1 is a number from 0 to 9, or "Draw Two", "Reverse", "Skip"
    case Color::red: return UnoWordsTr::tr("Red %1").arg(face);
    case Color::blue: return UnoWordsTr::tr("Blue %1").arg(face);
    case Color::green: return UnoWordsTr::tr("Green %1").arg(face);
    case Color::yellow: return UnoWordsTr::tr("Yellow %1").arg(face);
    case Color::any: break;
    }
    return face;
}

QString cardInSentence(uno::Card card)
{
    const QString face = faceName(card);
    switch (card.color()) {
    //: Names of cards within a sentence; %1 is a number from 0 to 9, or "Draw Two", "Reverse", "Skip"
    case Color::red: return UnoWordsTr::tr("red %1").arg(face);
    case Color::blue: return UnoWordsTr::tr("blue %1").arg(face);
    case Color::green: return UnoWordsTr::tr("green %1").arg(face);
    case Color::yellow: return UnoWordsTr::tr("yellow %1").arg(face);
    case Color::any: break;
    }
    return face;
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
