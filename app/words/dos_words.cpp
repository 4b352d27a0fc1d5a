// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/dos_words.h"

#include "app/words/region.h"

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

QString cardAsPlayed(const dos::Reading &reading, dos::Card card, std::size_t index)
{
    if (card.is_wild_number()) //: A wild card with what it was read as: "red Wild # as 4"
        return WordsTr::tr("%1 as %2").arg(cardInSentence(card), QString::number(reading.values[index]));
    return cardInSentence(card);
}

QString rowCardAsRead(const dos::Reading &reading, dos::Card rowCard)
{
    if (rowCard.is_wild_number()) //: A Wild # in the Center Row read as a number; %1 "red Wild #", %2 the number
        return WordsTr::tr("%1 as %2").arg(cardInSentence(rowCard), QString::number(reading.row_value));
    if (rowCard.is_wild_dos() && reading.bonus != dos::Bonus::none && reading.row_color != dos::Color::any)
        return WordsTr::tr("%1 as %2").arg(cardInSentence(rowCard), cardInSentence(dos::Card(reading.row_color, 2)));
    return cardInSentence(rowCard);
}

QString cardAsNumber(dos::Card card, int number)
{
    return WordsTr::tr("%1 as %2").arg(cardName(card), QString::number(number));
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
    const QString play = WordsTr::tr("%1 on %2")
                             .arg(isDouble
                                      ? QStringLiteral("%1 + %2").arg(namedCard(reading, first, 0), namedCard(reading, second, 1))
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

QString countAgainstRule()
{
    //: One of the house rules, joined to a line
    return WordsTr::tr("cards count against you, lowest total wins");
}

QString houseRules(QStringList rules, int graceMs, int printedMs)
{
    if (graceMs != printedMs) //: One of the house rules, joined to a line. %1 a number such as 1.5
        rules << WordsTr::tr("grace period %1 s").arg(regionLocale().toString(graceMs / 1000.0, 'g', 3));
    //: In place of house rules where there are none
    return rules.isEmpty() ? WordsTr::tr("printed rules")
                           //: Joins house rules into one line
                           : rules.join(WordsTr::tr(" · "));
}

QString bonus(const QString &player, int lays, int othersDraw, const std::optional<QString> &onlyOther)
{
    //: Above the hand: what bonus the reader has earned. %n: how many more cards of the hand can be laid in the row
    const QString layText = player.isEmpty()
        ? WordsTr::tr("You can lay %n more", nullptr, lays)
        //: Above the hand: what bonus another player has earned. %1 the player, %n how many cards
        : WordsTr::tr("%1 can lay %n more", nullptr, lays).arg(player);
    QString drawText = !onlyOther ? WordsTr::tr("the others draw %n", nullptr, othersDraw)
        //: In a game of two, behind what the other player has earned. %n how many cards the reader draws
        : onlyOther->isEmpty() ? WordsTr::tr("you draw %n", nullptr, othersDraw)
                               //: In a game of two. %1 the other player, %n how many cards
                               : WordsTr::tr("%1 draws %n", nullptr, othersDraw).arg(*onlyOther);
    if (lays > 0 && othersDraw > 0)
        return WordsTr::tr("%1 · %2").arg(layText, drawText);
    if (othersDraw > 0)
        return drawText;
    return lays > 0 ? layText : QString();
}

} // namespace tableside::words
