#include "app/text/dos_words.h"

#include <QCoreApplication>

namespace tableside::words {

namespace {

struct WordsTr
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString namedCard(const dos::Reading &reading, dos::Card card, std::size_t index)
{
    if (!card.is_wild())
        return cardValue(card);
    //: A wild card as it was read, for example "# as 4"; %1 the number
    if (card.is_wild_number())
        return WordsTr::tr("# as %1").arg(reading.values[index]);
    return QString::number(2);
}

} // namespace

QString dosCall()
{
    //: The call of the game: its name with an exclamation mark
    return WordsTr::tr("DOS!");
}

QString colorName(Color color)
{
    switch (color) {
    case dos::Color::red: return WordsTr::tr("red");
    case dos::Color::blue: return WordsTr::tr("blue");
    case dos::Color::green: return WordsTr::tr("green");
    case dos::Color::yellow: return WordsTr::tr("yellow");
    case dos::Color::any: break;
    }
    return {};
}

QString cardValue(dos::Card card)
{
    return card.is_wild_number() ? QStringLiteral("#") : QString::number(card.value());
}

QString cardName(dos::Card card)
{
    if (card.is_wild_dos())
        return WordsTr::tr("Wild DOS");
    const bool isWild = card.is_wild_number();
    switch (card.color()) {
    //: A card on its own: a Wild #, or a number card with a number from 1 to 10 for %1
    case dos::Color::red: return isWild ? WordsTr::tr("Red Wild #") : WordsTr::tr("Red %1").arg(cardValue(card));
    case dos::Color::blue: return isWild ? WordsTr::tr("Blue Wild #") : WordsTr::tr("Blue %1").arg(cardValue(card));
    case dos::Color::green: return isWild ? WordsTr::tr("Green Wild #") : WordsTr::tr("Green %1").arg(cardValue(card));
    case dos::Color::yellow: return isWild ? WordsTr::tr("Yellow Wild #") : WordsTr::tr("Yellow %1").arg(cardValue(card));
    case dos::Color::any: break;
    }
    return {};
}

QString cardInSentence(dos::Card card)
{
    if (card.is_wild_dos())
        return WordsTr::tr("Wild DOS");
    const bool isWild = card.is_wild_number();
    switch (card.color()) {
    //: A card within a sentence: a Wild #, or a number card with a number from 1 to 10 for %1
    case dos::Color::red: return isWild ? WordsTr::tr("red Wild #") : WordsTr::tr("red %1").arg(cardValue(card));
    case dos::Color::blue: return isWild ? WordsTr::tr("blue Wild #") : WordsTr::tr("blue %1").arg(cardValue(card));
    case dos::Color::green: return isWild ? WordsTr::tr("green Wild #") : WordsTr::tr("green %1").arg(cardValue(card));
    case dos::Color::yellow: return isWild ? WordsTr::tr("yellow Wild #") : WordsTr::tr("yellow %1").arg(cardValue(card));
    case dos::Color::any: break;
    }
    return {};
}

QString cardAsRead(const dos::Reading &reading, dos::Card card, std::size_t index)
{
    if (card.is_wild_number()) //: A wild card with what it was read as: "red Wild # as 4"
        return WordsTr::tr("%1 as %2").arg(cardInSentence(card)).arg(reading.values[index]);
    return cardInSentence(card);
}

QString rowCardAsRead(const dos::Reading &reading, dos::Card rowCard)
{
    if (rowCard.is_wild_number()) //: A Wild # in the Center Row read as a number; %1 "red Wild #", %2 the number
        return WordsTr::tr("%1 as %2").arg(cardInSentence(rowCard)).arg(reading.row_value);
    if (rowCard.is_wild_dos() && reading.bonus != dos::Bonus::none && reading.row_color != dos::Color::any)
        return WordsTr::tr("%1 as %2").arg(cardInSentence(rowCard), cardInSentence(dos::Card(reading.row_color, 2)));
    return cardInSentence(rowCard);
}

QString cardAsNumber(dos::Card card, int number)
{
    return WordsTr::tr("%1 as %2").arg(cardName(card)).arg(number);
}

QString hiddenCardName(const QString &owner)
{
    //: A face-down card for a screen reader; %1 is the player's name
    return WordsTr::tr("%1’s card").arg(owner);
}

QString drawPileName(int count)
{
    return WordsTr::tr("Draw pile, %n card(s)", nullptr, count);
}

QString match(const dos::Reading &reading, dos::Card rowCard, dos::Card first, dos::Card second)
{
    const bool isDouble = !second.is_none();
    //: %1 the cards played ("5" or "5 + 2"), %2 the row card ("red 7")
    const QString play = WordsTr::tr("%1 on %2").arg(
        isDouble ? QStringLiteral("%1 + %2").arg(namedCard(reading, first, 0), namedCard(reading, second, 1))
                 : namedCard(reading, first, 0),
        rowCardAsRead(reading, rowCard));
    QString kind;
    switch (reading.bonus) {
    case dos::Bonus::double_: kind = WordsTr::tr("double color match: one bonus card, the others draw one"); break;
    case dos::Bonus::single: kind = WordsTr::tr("single color match: one bonus card"); break;
    case dos::Bonus::none: kind = isDouble ? WordsTr::tr("double number match") : WordsTr::tr("single number match"); break;
    }
    //: %1 what is played on what, %2 what kind of match it is
    return WordsTr::tr("%1 · %2").arg(play, kind);
}

QString unfinishedChoice(dos::Card rowCard, dos::Card first, dos::Card second)
{
    if (rowCard.is_none() && second.is_none())
        return WordsTr::tr("%1: now choose a Center Row card.").arg(cardName(first));
    if (rowCard.is_none())
        return WordsTr::tr("%1 and %2: now choose a Center Row card.").arg(cardName(first), cardInSentence(second));
    if (first.is_none())
        return WordsTr::tr("%1: now choose one or two cards from your hand.").arg(cardName(rowCard));
    return WordsTr::tr("%1 on %2: add a second card.").arg(cardName(first), cardInSentence(rowCard));
}

QString layChoice(dos::Card card)
{
    return WordsTr::tr("Lay the %1 in the Center Row").arg(cardInSentence(card));
}

QString refusal(dos::Reason reason, const QString &turnName, const QString &catchName)
{
    using dos::Reason;
    switch (reason) {
    case Reason::none: return {};
    case Reason::round_over: return WordsTr::tr("This round is over.");
    case Reason::not_your_turn: return WordsTr::tr("It is %1’s turn.").arg(turnName);
    case Reason::no_such_row_card: return WordsTr::tr("That card is no longer in the Center Row.");
    case Reason::row_card_already_matched: return WordsTr::tr("This row card is already matched this turn.");
    case Reason::card_not_in_hand: return WordsTr::tr("That card is not in your hand.");
    case Reason::number_does_not_match: return WordsTr::tr("The numbers differ: one card must show the row card’s number.");
    case Reason::sum_does_not_match: return WordsTr::tr("These two do not add up to the row card’s number.");
    case Reason::already_drawn: return WordsTr::tr("You have drawn your card for this turn. Match now, or lay a card.");
    case Reason::draw_after_match: return WordsTr::tr("After a match there is no drawing in the same turn.");
    case Reason::nothing_matched: return WordsTr::tr("Match a row card first, or draw.");
    case Reason::lay_owed: return WordsTr::tr("Drawn and nothing matched: lay one card in the Center Row.");
    case Reason::lay_before_draw: return WordsTr::tr("Draw first. A card is laid only when nothing was matched after that.");
    case Reason::lay_after_match: return WordsTr::tr("You have matched: end your turn to lay bonus cards.");
    case Reason::only_bonus_lays_now: return WordsTr::tr("Your matches are done. Lay a bonus card now.");
    case Reason::no_bonus_to_skip: return WordsTr::tr("There is no bonus card to skip.");
    case Reason::bonus_lays_compulsory: return WordsTr::tr("In this house bonus cards must be laid.");
    case Reason::nothing_to_call: return WordsTr::tr("“DOS!” is called with exactly two cards.");
    case Reason::already_called: return alreadyCalled(catchName);
    case Reason::already_caught: return alreadyCaught(catchName);
    case Reason::call_window_closed: return callWindowClosed(catchName);
    case Reason::no_such_seat: return WordsTr::tr("Nobody sits there.");
    case Reason::cannot_catch_yourself: return WordsTr::tr("You cannot catch yourself. Call “DOS!” instead.");
    case Reason::not_exposed: return notExposed(catchName);
    case Reason::too_early: return tooEarly(catchName);
    }
    return {};
}

QString alreadyCalled(const QString &name)
{
    if (name.isEmpty()) //: Why a call is refused
        return WordsTr::tr("You have already called.");
    //: Why a catch is refused
    return WordsTr::tr("%1 has already called.").arg(name);
}

QString alreadyCaught(const QString &name)
{
    if (name.isEmpty()) //: Why a call is refused
        return WordsTr::tr("Too late to call: you have been caught.");
    //: Why a catch is refused
    return WordsTr::tr("%1 has already been caught.").arg(name);
}

QString callWindowClosed(const QString &name)
{
    if (name.isEmpty()) //: Why a call is refused
        return WordsTr::tr("Nobody caught you in time: you don’t have to call any more.");
    //: Why a catch is refused
    return WordsTr::tr("Too late to catch %1: play has gone on.").arg(name);
}

QString notExposed(const QString &name)
{
    //: Why a catch is refused
    return WordsTr::tr("There is nothing to catch %1 for.").arg(name);
}

QString tooEarly(const QString &name)
{
    //: Why a catch is refused: within the grace period
    return WordsTr::tr("Give %1 a moment to call, then press again.").arg(name);
}

QString countAgainstRule()
{
    //: One of the house rules, joined to a line
    return WordsTr::tr("cards count against you, lowest total wins");
}

QString bonus(int lays, int othersDraw, const QString &onlyOther)
{
    const QString layText = WordsTr::tr("%n bonus card(s)", nullptr, lays);
    const QString drawText = onlyOther.isEmpty() ? WordsTr::tr("the others draw %n", nullptr, othersDraw)
                                                 //: In a game of two. %1 the other player, %n how many cards
                                                 : WordsTr::tr("%1 draws %n", nullptr, othersDraw).arg(onlyOther);
    if (lays > 0 && othersDraw > 0)
        return WordsTr::tr("%1 · %2").arg(layText, drawText);
    if (othersDraw > 0)
        return drawText;
    return lays > 0 ? layText : QString();
}

} // namespace tableside::words
