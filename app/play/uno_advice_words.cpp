// What a search advises in UNO, in words: what to do and why, and how much better it is than something else.
#include "play/hint_words.h"

#include "play/uno_words.h"
#include "play/words.h"
#include "uno/matching.h"

#include <QCoreApplication>

#include <algorithm>
#include <type_traits>

namespace tableside::words {

namespace {

struct UnoAdviceTr
{
    Q_DECLARE_TR_FUNCTIONS(UnoAdvice)
};

bool isForced(const uno::State &position)
{
    uno::ActionList legal;
    uno::legal_actions(position, legal);
    return legal.size() == 1;
}

bool canPlay(const uno::State &position)
{
    uno::ActionList legal;
    uno::legal_actions(position, legal);
    return std::any_of(legal.begin(), legal.end(),
                       [](const uno::Action &action) { return std::holds_alternative<uno::PlayCard>(action); });
}

/// Of a card for which the next player draws.
QString drawingFor(const uno::Table &table, uno::Card card, const QString &next)
{
    if (table.rules.stacking) { // UNO-STACK-1: on what is owed already
        const int owed = card.draws() + table.pending;
        if (card == uno::wild_draw_four && !table.rules.no_bluffing) //: Within a sentence. %1 a player
            return UnoAdviceTr::tr("%1 draws %n card(s), plays another on it, or challenges it", nullptr, owed).arg(next);
        //: Within a sentence. %1 a player, who may also play a card of the same kind on it
        return UnoAdviceTr::tr("%1 draws %n card(s), or plays another on it", nullptr, owed).arg(next);
    }
    if (card.symbol() == uno::Symbol::draw_two) //: Within a sentence. %1 a player
        return UnoAdviceTr::tr("%1 draws two and misses the turn").arg(next);
    if (table.rules.no_bluffing) //: Within a sentence. %1 a player; UNO-BLUFF-1
        return UnoAdviceTr::tr("%1 draws four and misses the turn").arg(next);
    //: Within a sentence. %1 a player
    return UnoAdviceTr::tr("%1 draws four, or challenges it").arg(next);
}

QString wildReason(const uno::State &position)
{
    if (position.hand_in_turn().kinds() == 0) //: Within a sentence: no card in the hand has a color
        return UnoAdviceTr::tr("any color will do");
    //: Within a sentence: why a wild card and its color
    return UnoAdviceTr::tr("it suits what you hold");
}

QString numberReason(const uno::Table &table, uno::Card card)
{
    if (table.rules.seven_zero && card.number() == 7) //: Within a sentence; UNO-SEVEN-1
        return UnoAdviceTr::tr("you swap hands with another player");
    if (table.rules.seven_zero && card.number() == 0) //: Within a sentence; UNO-SEVEN-1
        return UnoAdviceTr::tr("every hand is passed on");
    if (card.points() == 0) //: Within a sentence: why a 0
        return UnoAdviceTr::tr("it keeps your other cards for later");
    //: Within a sentence
    return UnoAdviceTr::tr("%n point(s) that cannot count against you any more", nullptr, card.points());
}

/// What playing it does, within a sentence.
QString effectOf(const uno::State &position, uno::Card card, const QStringList &names)
{
    const uno::Table &table = position.table;
    const QString next = names.value(table.next_seat(table.turn));
    const bool skips = card.symbol() == uno::Symbol::skip
        || (card.symbol() == uno::Symbol::reverse && table.seats == 2
            && table.rules.two_player_reverse == uno::TwoPlayerReverse::skips);
    if (skips) //: Within a sentence. %1 a player
        return UnoAdviceTr::tr("%1 misses the turn").arg(next);
    switch (card.symbol()) {
    //: Within a sentence. %1 a player
    case uno::Symbol::wild_dumb_fu: return UnoAdviceTr::tr("%1 has to strike a pose").arg(next);
    case uno::Symbol::draw_two:
    case uno::Symbol::wild_draw_four: return drawingFor(table, card, next);
    case uno::Symbol::wild: return wildReason(position);
    case uno::Symbol::number: return numberReason(table, card);
    case uno::Symbol::reverse:
    case uno::Symbol::skip: break;
    }
    //: Within a sentence
    return UnoAdviceTr::tr("%n point(s) that cannot count against you any more", nullptr, card.points());
}

QString playInSentence(const uno::PlayCard &play)
{
    const QString card = cardInSentence(play.card);
    //: Within a sentence. %1 a wild card, %2 a color
    return play.colour == Colour::any ? UnoAdviceTr::tr("play %1").arg(card)
                                      : UnoAdviceTr::tr("play %1 and name %2").arg(card, colourName(play.colour));
}

QString playWithReason(const uno::State &position, const uno::PlayCard &play, const QStringList &names)
{
    const QString card = cardInSentence(play.card);
    if (position.hand_in_turn().size() == 1) //: %1 a card
        return UnoAdviceTr::tr("Play %1: your last card, and the round is yours.").arg(card);
    const QString effect = effectOf(position, play.card, names);
    if (play.colour == Colour::any) //: %1 a card, %2 what that does
        return UnoAdviceTr::tr("Play %1: %2.").arg(card, effect);
    //: %1 a wild card, %2 a color, %3 what that does
    return UnoAdviceTr::tr("Play %1 and name %2: %3.").arg(card, colourName(play.colour), effect);
}

/// UNO-ACT-5, UNO-CHAL-1.
QString withWarning(const QString &sentence, const uno::State &position, const uno::PlayCard &play)
{
    const uno::Table &table = position.table;
    if (play.card != uno::wild_draw_four || uno::lacks_colour(table, position.hand_in_turn()))
        return sentence;
    if (!table.rules.stacking) //: %1 a sentence: to play a Wild Draw Four, which the next player draws or challenges
        return UnoAdviceTr::tr("%1 It is a bluff: if challenged, you draw the four.").arg(sentence);
    //: %1 a sentence: to play a Wild Draw Four; %n cards, as draw cards may be stacked
    return UnoAdviceTr::tr("%1 It is a bluff: if challenged, you draw the %n card(s).", nullptr, play.card.draws() + table.pending)
        .arg(sentence);
}

/// One sentence, or two.
QString withReason(const uno::State &position, const uno::Action &action, const QStringList &names)
{
    return std::visit([&](const auto &one) -> QString {
        using One = std::decay_t<decltype(one)>;
        if constexpr (std::is_same_v<One, uno::PlayCard>)
            return withWarning(playWithReason(position, one, names), position, one);
        else if constexpr (std::is_same_v<One, uno::DrawCard>)
            return canPlay(position) ? UnoAdviceTr::tr("Draw, although something can be played: it will do more later.")
                                     : UnoAdviceTr::tr("Draw: nothing of yours can be played.");
        else if constexpr (std::is_same_v<One, uno::PassTurn>)
            return UnoAdviceTr::tr("Keep the card: it will do more later.");
        else if constexpr (std::is_same_v<One, uno::ChallengeDraw>)
            return UnoAdviceTr::tr("Challenge it: a bluff is likely enough.");
        else if constexpr (std::is_same_v<One, uno::AcceptDraw>)
            return isForced(position) ? UnoAdviceTr::tr("Draw the cards: nothing else can be done.")
                                      : UnoAdviceTr::tr("Draw the cards: that costs less.");
        else if constexpr (std::is_same_v<One, uno::NameColour>) //: %1 a color, %2 why
            return UnoAdviceTr::tr("Name %1: %2.").arg(colourName(one.colour), wildReason(position));
        else if constexpr (std::is_same_v<One, uno::SwapHands>) //: %1 a player, %n how many cards they hold
            return UnoAdviceTr::tr("Swap hands with %1, who holds %n card(s).", nullptr, position.hand(one.seat).size())
                .arg(names.value(one.seat));
        else
            return {};
    }, action);
}

QString inSentence(const uno::Action &action, const QStringList &names)
{
    return std::visit([&](const auto &one) -> QString {
        using One = std::decay_t<decltype(one)>;
        if constexpr (std::is_same_v<One, uno::PlayCard>)
            return playInSentence(one);
        //: What could be done instead, within a sentence
        else if constexpr (std::is_same_v<One, uno::DrawCard>)
            return UnoAdviceTr::tr("draw a card");
        else if constexpr (std::is_same_v<One, uno::PassTurn>)
            return UnoAdviceTr::tr("keep the card");
        else if constexpr (std::is_same_v<One, uno::ChallengeDraw>)
            return UnoAdviceTr::tr("challenge it");
        else if constexpr (std::is_same_v<One, uno::AcceptDraw>)
            return UnoAdviceTr::tr("draw the cards");
        else if constexpr (std::is_same_v<One, uno::NameColour>) //: Within a sentence. %1 a color
            return UnoAdviceTr::tr("name %1").arg(colourName(one.colour));
        else if constexpr (std::is_same_v<One, uno::SwapHands>) //: Within a sentence. %1 a player
            return UnoAdviceTr::tr("swap hands with %1").arg(names.value(one.seat));
        else
            return {};
    }, action);
}

} // namespace

QString planWithReason(const uno::State &position, const std::vector<uno::Action> &plan, const QStringList &names)
{
    return withReason(position, plan.front(), names);
}

QString planInSentence(const uno::State &, const std::vector<uno::Action> &plan, const QStringList &names)
{
    return inSentence(plan.front(), names);
}

} // namespace tableside::words
