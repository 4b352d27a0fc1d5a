// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Puts the advice of the UNO search into words.
#include "app/table/advice/hint_words.h"

#include "app/table/advice/reasons.h"
#include "app/words/dos_words.h"
#include "app/words/uno_words.h"
#include "engine/uno/matching.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <type_traits>
#include <vector>

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

/// Returns in words the effect of a Draw Two or Wild Draw Four on the next player.
QString drawingFor(const uno::PublicTable &table, uno::Card card, const QString &next)
{
    if (table.rules.stacking) { // UNO-STACK-1: the next player has to draw for all stacked cards
        const int owed = card.draws() + table.pending;
        if (card == uno::wild_draw_four && !table.rules.no_bluffing) //: Within a sentence. %1 a player
            return UnoAdviceTr::tr("%1 has to draw %n card(s), stack another, or challenge", nullptr, owed).arg(next);
        //: Within a sentence. %1 a player, who may also play a card of the same kind on it
        return UnoAdviceTr::tr("%1 has to draw %n card(s) or stack another", nullptr, owed).arg(next);
    }
    if (card.symbol() == uno::Symbol::draw_two) //: Within a sentence. %1 a player
        return UnoAdviceTr::tr("%1 draws two and misses the turn").arg(next);
    if (table.rules.no_bluffing) //: Within a sentence. %1 a player; UNO-BLUFF-1
        return UnoAdviceTr::tr("%1 draws four and misses the turn").arg(next);
    //: Within a sentence. %1 a player
    return UnoAdviceTr::tr("%1 has to draw four or challenge").arg(next);
}

/// Returns the current color after a play.
Color colorAfter(const uno::PlayCard &play)
{
    return play.color == Color::any ? play.card.color() : play.color;
}

/// Returns whether the hand has more cards of this color than of any other.
bool isMostHeld(const uno::Hand &hand, Color color)
{
    std::array<int, color_count> held{};
    hand.for_each_card([&](uno::Card card) {
        if (!card.is_wild())
            ++held[static_cast<std::size_t>(card.color())];
    });
    const int most = *std::max_element(held.begin(), held.end());
    return held[static_cast<std::size_t>(color)] == most && std::count(held.begin(), held.end(), most) == 1;
}

uno::Hand handAfter(const uno::State &position, const uno::PlayCard &play)
{
    uno::Hand hand = position.hand_in_turn();
    hand.remove(play.card);
    return hand;
}

bool skips(const uno::PublicTable &table, uno::Card card)
{
    return card.symbol() == uno::Symbol::skip
        || (card.symbol() == uno::Symbol::reverse && table.seats == 2
            && table.rules.two_player_reverse == uno::TwoPlayerReverse::skips);
}

/// Returns the effect of a card on the other players, for use within a sentence; empty if there is none.
QString effectOf(const uno::PublicTable &table, uno::Card card, const QString &next)
{
    if (skips(table, card)) //: Within a sentence. %1 a player
        return UnoAdviceTr::tr("%1 misses the turn").arg(next);
    if (card == uno::wild_dumb_fu) //: Within a sentence. %1 a player
        return UnoAdviceTr::tr("%1 has to strike a pose").arg(next);
    if (card.draws() > 0)
        return drawingFor(table, card, next);
    if (table.rules.seven_zero && card.is_number() && card.number() == 7) //: Within a sentence; UNO-SEVEN-1
        return UnoAdviceTr::tr("you swap hands with another player");
    if (table.rules.seven_zero && card.is_number() && card.number() == 0) //: Within a sentence; UNO-SEVEN-1
        return UnoAdviceTr::tr("everyone passes their hand on");
    return {};
}

/// Returns the reasons for a play, most important first. If the 7 or 0 moves hands (UNO-SEVEN-1), the play gets no reason about
/// the cards that the player keeps.
std::vector<Reason<uno::PlayCard>> reasonsFor(const uno::State &position, const uno::PlayCard &play, const QStringList &names)
{
    const uno::PublicTable &table = position.table;
    const QString next = names.value(table.next_seat(table.turn));
    const uno::Card card = play.card;
    std::vector<Reason<uno::PlayCard>> reasons;
    const QString effect = effectOf(table, card, next);
    if (!effect.isEmpty())
        reasons.push_back({effect, [=, &table](const uno::PlayCard &other) {
                               const bool isDrawnFor = other.card.symbol() == uno::Symbol::draw_two
                                   || (other.card == uno::wild_draw_four && table.rules.no_bluffing);
                               if (skips(table, card) && isDrawnFor && !table.rules.stacking)
                                   return true; // a player who draws misses the turn as well
                               return effectOf(table, other.card, next) == effect;
                           }});
    const bool movesHands = table.rules.seven_zero && card.is_number() && (card.number() == 7 || card.number() == 0);
    if (!movesHands && isMostHeld(handAfter(position, play), colorAfter(play)))
        //: Within a sentence: why a card or a color. %1 a color
        reasons.push_back(
            {UnoAdviceTr::tr("you have more %1 than any other color").arg(colorName(colorAfter(play))),
             [&position](const uno::PlayCard &other) { return isMostHeld(handAfter(position, other), colorAfter(other)); }});
    if (card.points() > 0) //: Within a sentence
        reasons.push_back({UnoAdviceTr::tr("%n fewer point(s) to count against you", nullptr, card.points()),
                           [=](const uno::PlayCard &other) { return other.card.points() >= card.points(); }});
    if (movesHands || card.is_wild())
        return reasons;
    if (position.hand_in_turn().has_wilds()) //: Within a sentence: why another card
        reasons.push_back({UnoAdviceTr::tr("it saves your wild cards for later"),
                           [](const uno::PlayCard &other) { return !other.card.is_wild(); }});
    bool hasActions = false;
    position.hand_in_turn().for_each_card([&](uno::Card held) { hasActions |= !held.is_number(); });
    if (hasActions && card.is_number()) //: Within a sentence: why a card with a number
        reasons.push_back({UnoAdviceTr::tr("it saves your action cards for later"),
                           [](const uno::PlayCard &other) { return other.card.is_number(); }});
    return reasons;
}

/// Returns the reason for this play instead of the other legal plays. The play is not compared with drawing a card.
QString reasonToPlay(const uno::State &position, const uno::PlayCard &play, const QStringList &names)
{
    if (play.card.is_wild() && handAfter(position, play).kinds() == 0 && play.card == uno::wild)
        //: Within a sentence: no card in the hand has a color
        return UnoAdviceTr::tr("any color works");
    uno::ActionList legal;
    uno::legal_actions(position, legal);
    std::vector<uno::PlayCard> others;
    for (const uno::Action &action : legal) {
        if (const auto *other = std::get_if<uno::PlayCard>(&action); other && !(*other == play))
            others.push_back(*other);
    }
    const bool hasEffect = !effectOf(position.table, play.card, {}).isEmpty();
    return reasonAgainst(reasonsFor(position, play, names), others, hasEffect);
}

QString playInSentence(const uno::PlayCard &play)
{
    const QString card = cardInSentence(play.card);
    //: Within a sentence. %1 a wild card, %2 a color
    return play.color == Color::any ? UnoAdviceTr::tr("play the %1").arg(card)
                                    : UnoAdviceTr::tr("play the %1 and name %2").arg(card, colorName(play.color));
}

QString playWithReason(const uno::State &position, const uno::PlayCard &play, const QStringList &names)
{
    const QString card = cardInSentence(play.card);
    if (position.hand_in_turn().size() == 1) //: %1 a card
        return UnoAdviceTr::tr("Play the %1: you go out and win the round.").arg(card);
    const QString reason = reasonToPlay(position, play, names);
    if (play.color == Color::any && reason.isEmpty()) //: %1 a card
        return UnoAdviceTr::tr("Play the %1.").arg(card);
    if (play.color == Color::any) //: %1 a card, %2 why
        return UnoAdviceTr::tr("Play the %1: %2.").arg(card, reason);
    if (reason.isEmpty()) //: %1 a wild card, %2 a color
        return UnoAdviceTr::tr("Play the %1 and name %2.").arg(card, colorName(play.color));
    //: %1 a wild card, %2 a color, %3 why
    return UnoAdviceTr::tr("Play the %1 and name %2: %3.").arg(card, colorName(play.color), reason);
}

QString colorWithReason(const uno::State &position, Color color)
{
    const uno::Hand &hand = position.hand_in_turn();
    const QString name = colorName(color);
    if (hand.kinds() == 0) //: %1 a color, %2 why
        return UnoAdviceTr::tr("Name %1: %2.").arg(name, UnoAdviceTr::tr("any color works"));
    if (isMostHeld(hand, color))
        return UnoAdviceTr::tr("Name %1: %2.").arg(name, UnoAdviceTr::tr("you have more %1 than any other color").arg(name));
    //: %1 a color
    return UnoAdviceTr::tr("Name %1.").arg(name);
}

/// Adds a warning if the Wild Draw Four is a bluff. UNO-ACT-5: it is a bluff if its player has a card of the color in play.
/// UNO-CHAL-1: the next player may challenge it.
QString withWarning(const QString &sentence, const uno::State &position, const uno::PlayCard &play)
{
    const uno::PublicTable &table = position.table;
    if (play.card != uno::wild_draw_four || uno::lacks_color(table, position.hand_in_turn()))
        return sentence;
    if (!table.rules.stacking) //: %1 a sentence that advises playing a Wild Draw Four
        return UnoAdviceTr::tr("%1 It’s a bluff: if you’re challenged, you draw the four.").arg(sentence);
    //: %1 a sentence that advises playing a Wild Draw Four. %n may be more than four where draw cards are stacked
    return UnoAdviceTr::tr("%1 It’s a bluff: if you’re challenged, you draw the %n card(s).", nullptr,
                           play.card.draws() + table.pending)
        .arg(sentence);
}

/// Returns the advice as one or two sentences.
QString withReason(const uno::State &position, const Advice<uno::Game> &advice, const QStringList &names)
{
    const uno::Action &action = advice.plans.front().actions.front();
    const auto isWorthMore = [&](auto than) {
        return isClearlyBetterThan(advice, [&](const RatedPlan<uno::Game> &plan) { return than(plan.actions.front()); });
    };
    const auto isPlay = [](const uno::Action &other) { return std::holds_alternative<uno::PlayCard>(other); };
    const auto isAny = [](const uno::Action &) { return true; };
    return std::visit(
        [&](const auto &one) -> QString {
            using One = std::decay_t<decltype(one)>;
            if constexpr (std::is_same_v<One, uno::PlayCard>)
                return withWarning(playWithReason(position, one, names), position, one);
            else if constexpr (std::is_same_v<One, uno::DrawCard>)
                return !canPlay(position) ? UnoAdviceTr::tr("Draw: you can’t play anything.")
                    : isWorthMore(isPlay) ? UnoAdviceTr::tr("Draw even though you can play: your cards are worth more later.")
                                          : UnoAdviceTr::tr("Draw a card.");
            else if constexpr (std::is_same_v<One, uno::PassTurn>)
                return isWorthMore(isPlay) ? UnoAdviceTr::tr("Keep the card: it’s worth more later.")
                                           : UnoAdviceTr::tr("Keep the card.");
            else if constexpr (std::is_same_v<One, uno::ChallengeDraw>)
                return isWorthMore(isAny) ? UnoAdviceTr::tr("Challenge: it may well be a bluff.") : UnoAdviceTr::tr("Challenge.");
            else if constexpr (std::is_same_v<One, uno::AcceptDraw>)
                return isForced(position) ? UnoAdviceTr::tr("Draw the cards: you have no other choice.")
                    : isWorthMore(isAny)  ? UnoAdviceTr::tr("Draw the cards: it costs you less.")
                                          : UnoAdviceTr::tr("Draw the cards.");
            else if constexpr (std::is_same_v<One, uno::NameColor>)
                return colorWithReason(position, one.color);
            else if constexpr (std::is_same_v<One, uno::SwapHands>) //: %1 a player, %n how many cards they hold
                return UnoAdviceTr::tr("Swap hands with %1, who has %n card(s).", nullptr, position.hand(one.seat).size())
                    .arg(names.value(one.seat));
            else
                return {};
        },
        action);
}

QString inSentence(const uno::Action &action, const QStringList &names)
{
    return std::visit(
        [&](const auto &one) -> QString {
            using One = std::decay_t<decltype(one)>;
            if constexpr (std::is_same_v<One, uno::PlayCard>)
                return playInSentence(one);
            //: What could be done instead, within a sentence
            else if constexpr (std::is_same_v<One, uno::DrawCard>)
                return UnoAdviceTr::tr("draw a card");
            else if constexpr (std::is_same_v<One, uno::PassTurn>)
                return UnoAdviceTr::tr("keep the card");
            else if constexpr (std::is_same_v<One, uno::ChallengeDraw>)
                return UnoAdviceTr::tr("challenge");
            else if constexpr (std::is_same_v<One, uno::AcceptDraw>)
                return UnoAdviceTr::tr("draw the cards");
            else if constexpr (std::is_same_v<One, uno::NameColor>) //: Within a sentence. %1 a color
                return UnoAdviceTr::tr("name %1").arg(colorName(one.color));
            else if constexpr (std::is_same_v<One, uno::SwapHands>) //: Within a sentence. %1 a player
                return UnoAdviceTr::tr("swap hands with %1").arg(names.value(one.seat));
            else
                return {};
        },
        action);
}

} // namespace

QString planWithReason(const uno::State &position, const Advice<uno::Game> &advice, const QStringList &names)
{
    return withReason(position, advice, names);
}

QString planInSentence(const uno::State &, const std::vector<uno::Action> &plan, const QStringList &names)
{
    return inSentence(plan.front(), names);
}

} // namespace tableside::words
