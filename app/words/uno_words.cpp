// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/uno_words.h"

#include "app/words/dos_words.h"

#include <QCoreApplication>

#include <array>

namespace tableside::words {

namespace {

struct UnoWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(UnoWords)
};

using ColorNames = std::array<QString, color_count>; ///< The names of a card in red, blue, green, and yellow, in this order.

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
        return ofColor(
                   color,
                   {UnoWordsTr::tr("Red %1"), UnoWordsTr::tr("Blue %1"), UnoWordsTr::tr("Green %1"), UnoWordsTr::tr("Yellow %1")})
            .arg(card.number());
    case uno::Symbol::draw_two: //: A Draw Two on its own, as it is called in the rules of your language
        return ofColor(color,
                       {UnoWordsTr::tr("Red Draw Two"), UnoWordsTr::tr("Blue Draw Two"), UnoWordsTr::tr("Green Draw Two"),
                        UnoWordsTr::tr("Yellow Draw Two")});
    case uno::Symbol::reverse: //: A Reverse on its own
        return ofColor(color,
                       {UnoWordsTr::tr("Red Reverse"), UnoWordsTr::tr("Blue Reverse"), UnoWordsTr::tr("Green Reverse"),
                        UnoWordsTr::tr("Yellow Reverse")});
    case uno::Symbol::skip: //: A Skip on its own
        return ofColor(color,
                       {UnoWordsTr::tr("Red Skip"), UnoWordsTr::tr("Blue Skip"), UnoWordsTr::tr("Green Skip"),
                        UnoWordsTr::tr("Yellow Skip")});
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
        return ofColor(
                   color,
                   {UnoWordsTr::tr("red %1"), UnoWordsTr::tr("blue %1"), UnoWordsTr::tr("green %1"), UnoWordsTr::tr("yellow %1")})
            .arg(card.number());
    case uno::Symbol::draw_two: //: A Draw Two within a sentence, as it is called in the rules of your language
        return ofColor(color,
                       {UnoWordsTr::tr("red Draw Two"), UnoWordsTr::tr("blue Draw Two"), UnoWordsTr::tr("green Draw Two"),
                        UnoWordsTr::tr("yellow Draw Two")});
    case uno::Symbol::reverse: //: A Reverse within a sentence
        return ofColor(color,
                       {UnoWordsTr::tr("red Reverse"), UnoWordsTr::tr("blue Reverse"), UnoWordsTr::tr("green Reverse"),
                        UnoWordsTr::tr("yellow Reverse")});
    case uno::Symbol::skip: //: A Skip within a sentence
        return ofColor(color,
                       {UnoWordsTr::tr("red Skip"), UnoWordsTr::tr("blue Skip"), UnoWordsTr::tr("green Skip"),
                        UnoWordsTr::tr("yellow Skip")});
    case uno::Symbol::wild:
    case uno::Symbol::wild_draw_four:
    case uno::Symbol::wild_dumb_fu: break;
    }
    return cardName(card);
}

} // namespace tableside::words
