#include "play/uno_words.h"

#include <QCoreApplication>

namespace tableside::words {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(UnoWords)
};

/// What stands behind the colour: "7", "Draw Two".
QString faceName(uno::Card card)
{
    switch (card.symbol()) {
    case uno::Symbol::number: return QString::number(card.number());
    //: Names of UNO's cards, as they are printed in the rules of your language
    case uno::Symbol::draw_two: return Tr::tr("Draw Two");
    case uno::Symbol::reverse: return Tr::tr("Reverse");
    case uno::Symbol::skip: return Tr::tr("Skip");
    case uno::Symbol::wild: return Tr::tr("Wild");
    case uno::Symbol::wild_draw_four: return Tr::tr("Wild Draw Four");
    case uno::Symbol::wild_dumb_fu: return Tr::tr("Wild Dumb Fu");
    }
    return {};
}

} // namespace

QString unoCall()
{
    //: The call of the game: its name with an exclamation mark
    return Tr::tr("UNO!");
}

QString cardName(uno::Card card)
{
    const QString face = faceName(card);
    switch (card.colour()) {
    //: Names of cards; %1 is a number from 0 to 9, or "Draw Two", "Reverse", "Skip"
    case Colour::red: return Tr::tr("Red %1").arg(face);
    case Colour::blue: return Tr::tr("Blue %1").arg(face);
    case Colour::green: return Tr::tr("Green %1").arg(face);
    case Colour::yellow: return Tr::tr("Yellow %1").arg(face);
    case Colour::any: break;
    }
    return face;
}

QString cardInSentence(uno::Card card)
{
    const QString face = faceName(card);
    switch (card.colour()) {
    //: Names of cards within a sentence; %1 is a number from 0 to 9, or "Draw Two", "Reverse", "Skip"
    case Colour::red: return Tr::tr("red %1").arg(face);
    case Colour::blue: return Tr::tr("blue %1").arg(face);
    case Colour::green: return Tr::tr("green %1").arg(face);
    case Colour::yellow: return Tr::tr("yellow %1").arg(face);
    case Colour::any: break;
    }
    return face;
}

QString refusal(uno::Reason reason, const QString &turnName, const QString &otherName)
{
    using uno::Reason;
    switch (reason) {
    case Reason::none: return {};
    case Reason::round_over: return Tr::tr("This round is over.");
    case Reason::not_your_turn: return Tr::tr("It is %1’s turn.").arg(turnName);
    case Reason::card_not_in_hand: return Tr::tr("That card is not in your hand.");
    case Reason::card_does_not_match: return Tr::tr("That card has neither the color in play nor the number or symbol of the top card.");
    case Reason::only_the_drawn_card: return Tr::tr("Only the card that you have just drawn can be played now.");
    case Reason::already_drawn: return Tr::tr("You have drawn. Play that card or keep it.");
    case Reason::nothing_to_pass: return Tr::tr("Play a card first, or draw one.");
    case Reason::colour_not_named: return Tr::tr("Name a color for the wild card.");
    case Reason::card_has_its_colour: return Tr::tr("A color is named for wild cards only.");
    case Reason::name_colour_first: return Tr::tr("A wild card was turned first: name a color.");
    case Reason::no_colour_to_name: return Tr::tr("There is no color to name now.");
    case Reason::holds_the_colour: return Tr::tr("In this house nobody bluffs: you still hold the color in play.");
    case Reason::draw_comes_first: return Tr::tr("The cards that are to be drawn come first.");
    case Reason::only_its_like_stacks: return Tr::tr("Only a card of the same kind can be played on cards that are to be drawn.");
    case Reason::accept_or_challenge: return Tr::tr("First draw the cards, or challenge them.");
    case Reason::nothing_to_accept: return Tr::tr("There is nothing that you would have to draw.");
    case Reason::nothing_to_challenge: return Tr::tr("There is nothing to challenge.");
    case Reason::not_identical: return Tr::tr("To jump in takes exactly the card that lies on top.");
    case Reason::too_late_to_jump_in: return Tr::tr("Too late to jump in: play has gone on.");
    case Reason::choose_hand_first: return Tr::tr("First choose with whom to swap hands.");
    case Reason::no_hand_to_choose: return Tr::tr("There are no hands to be swapped now.");
    case Reason::cannot_swap_with_yourself: return Tr::tr("You cannot swap with yourself.");
    case Reason::not_posing: return Tr::tr("%1 is not posing.").arg(otherName);
    case Reason::nothing_to_call: return Tr::tr("“UNO!” is called with exactly one card, once.");
    case Reason::no_such_seat: return Tr::tr("Nobody sits there.");
    case Reason::cannot_catch_yourself: return Tr::tr("You cannot catch yourself. Call “UNO!” instead.");
    case Reason::not_exposed: return Tr::tr("%1 has nothing left to call.").arg(otherName);
    case Reason::too_early: return Tr::tr("Give %1 a moment to call first.").arg(otherName);
    }
    return {};
}

} // namespace tableside::words
