// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Puts the advice of the DOS search into words.
#include "app/table/advice/hint_words.h"

#include "app/table/advice/dos_plan_outcome.h"
#include "app/table/advice/reasons.h"
#include "app/words/dos_words.h"

#include "engine/dos/ai/turn_evaluator.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tableside::words {

namespace {

struct DosAdviceTr
{
    Q_DECLARE_TR_FUNCTIONS(Advice)
};

QString startOfSentence(const QString &text)
{
    return QLocale().toUpper(text.left(1)) + text.mid(1);
}

QString matchInSentence(const dos::Matched &matched)
{
    QString cards = cardAsPlayed(matched.reading, matched.cards.front(), 0);
    if (matched.cards.size() > 1)
        //: Two cards that are played together: "blue 4 and blue 5"
        cards = DosAdviceTr::tr("%1 and %2").arg(cards, cardAsPlayed(matched.reading, matched.cards.back(), 1));
    //: %1 the cards played, %2 the row card: "blue 4 and blue 5 on blue 9"
    return DosAdviceTr::tr("%1 on %2").arg(cards, rowCardAsRead(matched.reading, matched.row_card));
}

/// Joins steps in their order: "a, then b, then c".
QString inOrder(const QStringList &steps)
{
    QString joined = steps.value(0);
    for (const QString &step : steps.mid(1))
        //: Two matches made one after the other
        joined = DosAdviceTr::tr("%1, then %2").arg(joined, step);
    return joined;
}

QString matchesInSentence(const DosPlanOutcome &outcome)
{
    QStringList steps;
    for (const dos::Matched &matched : outcome.matches)
        steps << matchInSentence(matched);
    return inOrder(steps);
}

/// Returns the one wild card that every possible match would use; none if there is no such card.
dos::Card wildOfEveryMatch(const dos::State &position)
{
    dos::ActionList legal;
    dos::legal_actions(position, legal);
    dos::Card wild;
    for (const dos::Action &action : legal) {
        const auto *match = std::get_if<dos::MatchRow>(&action);
        if (!match)
            continue;
        if (!match->first.is_wild() && !match->second.is_wild())
            return {};
        const dos::Card taken = match->first.is_wild() ? match->first : match->second;
        if (!wild.is_none() && taken != wild)
            return {};
        wild = taken;
    }
    return wild;
}

bool isMatch(const dos::Action &action)
{
    return std::holds_alternative<dos::MatchRow>(action);
}

bool canMatch(const dos::State &position)
{
    dos::ActionList legal;
    dos::legal_actions(position, legal);
    return std::any_of(legal.begin(), legal.end(), isMatch);
}

/// Returns whether the playouts show that every match is worth less than the advised plan (the proposed actions of the turn).
bool isWorthMoreThanMatching(const Advice<dos::Game> &advice)
{
    return isClearlyBetterThan(advice, [](const RatedPlan<dos::Game> &plan) { return isMatch(plan.actions.front()); });
}

/// Returns the advice to draw. If a match is possible now, the advice says that a match is still possible after the draw.
/// DOS-TURN-3: a player who drew may still match.
QString drawWithReason(const dos::State &position)
{
    return canMatch(position) ? DosAdviceTr::tr("Draw first: you can still match afterward.")
                              : DosAdviceTr::tr("Draw: nothing matches.");
}

QString endWithReason(const dos::State &position, const Advice<dos::Game> &advice, const DosPlanOutcome &outcome)
{
    if (outcome.goesOutByBonus())
        return DosAdviceTr::tr("End your turn: you lay the rest as a bonus and win the round.");
    if (!canMatch(position))
        return DosAdviceTr::tr("End your turn: nothing else matches.");
    if (!isWorthMoreThanMatching(advice))
        return DosAdviceTr::tr("End your turn.");
    if (const dos::Card wild = wildOfEveryMatch(position); !wild.is_none())
        //: %1 a wild card
        return DosAdviceTr::tr("End your turn and keep the %1: it’s worth more later.").arg(cardInSentence(wild));
    return DosAdviceTr::tr("End your turn even though you can match: your cards are worth more later.");
}

/// Returns the reason to lay \p card and no other card of \p hand; empty if no visible feature sets \p card apart.
QString reasonToLay(const dos::Hand &hand, dos::Card card)
{
    const auto shedWithout = [&](dos::Card laid) {
        dos::Hand rest = hand;
        rest.remove(laid);
        return dos::expected_shed(rest);
    };
    constexpr double clearly = 0.2; // a smaller difference may be an error of expected_shed()
    constexpr int fewest = 5;
    const double shed = shedWithout(card) - clearly;
    std::vector<Reason<dos::Card>> reasons{{DosAdviceTr::tr("%n fewer point(s) to count against you", nullptr, card.points()),
                                            [&](dos::Card other) { return other.points() >= card.points(); }}};
    if (hand.size() > fewest)
        reasons.push_back({DosAdviceTr::tr("what you keep works better together"),
                           [&](dos::Card other) { return shedWithout(other) >= shed; }});
    std::vector<dos::Card> others;
    hand.for_each_kind([&](dos::Card held) {
        if (held != card)
            others.push_back(held);
    });
    return reasonAgainst(reasons, others);
}

QString layWithReason(const dos::State &position, const Advice<dos::Game> &advice, const DosPlanOutcome &outcome)
{
    const dos::Card card = outcome.lay->card;
    const QString name = cardInSentence(card);
    if (outcome.goesOut) //: %1 the card to lay
        return DosAdviceTr::tr("Lay the %1: you go out and win the round.").arg(name);
    if (outcome.goesOutByBonus()) //: %1 the card to lay
        return DosAdviceTr::tr("Lay the %1: you lay the rest too and win the round.").arg(name);
    dos::State rest = position;
    rest.hands[position.table.turn].remove(card);
    // DOS-TURN-4: a player who drew may lay a card, even if a match is possible.
    if (position.table.phase == dos::Phase::play && canMatch(rest) && isWorthMoreThanMatching(advice)) {
        if (const dos::Card wild = wildOfEveryMatch(rest); !wild.is_none()) //: %1 the card to lay, %2 a wild card
            return DosAdviceTr::tr("Lay the %1 and keep the %2: it’s worth more later.").arg(name, cardInSentence(wild));
        //: %1 the card to lay
        return DosAdviceTr::tr("Lay the %1 even though you can match: what you keep is worth more later.").arg(name);
    }
    const QString reason = reasonToLay(position.hand_in_turn(), card);
    if (reason.isEmpty()) //: %1 the card to lay
        return DosAdviceTr::tr("Lay the %1.").arg(name);
    //: %1 the card to lay, %2 why
    return DosAdviceTr::tr("Lay the %1: %2.").arg(name, reason);
}

QString matchWithReason(const DosPlanOutcome &outcome)
{
    const QString play = startOfSentence(matchesInSentence(outcome));
    if (outcome.goesOut) //: %1 what to play on what
        return DosAdviceTr::tr("%1: you go out and win the round.").arg(play);
    if (outcome.goesOutByBonus()) //: %1 what to play on what
        return DosAdviceTr::tr("%1: you lay the rest as a bonus and win the round.").arg(play);
    //: What a play does, joined to a list: "gets rid of 2 cards, earns 1 bonus card, and makes everyone else draw 1"
    QStringList effects{DosAdviceTr::tr("gets rid of %n card(s)", nullptr, outcome.cardsPlayed())};
    if (outcome.bonusLays() > 0)
        effects << DosAdviceTr::tr("earns %n bonus card(s)", nullptr, outcome.bonusLays());
    if (outcome.othersDraw() > 0)
        effects << DosAdviceTr::tr("makes everyone else draw %n", nullptr, outcome.othersDraw());
    //: %1 what to play on what, %2 what it brings
    return DosAdviceTr::tr("%1: %2.").arg(play, QLocale().createSeparatedList(effects));
}

/// Returns whether the advised plan (a sequence of actions) is clearly better than the best other plan that gets rid of more
/// cards. Bonus cards that a plan leaves to be laid count as cards that the plan gets rid of. Returns false if the advised plan
/// goes out.
bool isWorthMoreThanShedding(const dos::State &position, const Advice<dos::Game> &advice, const DosPlanOutcome &outcome)
{
    const auto shed = [](const DosPlanOutcome &of) { return of.cardsPlayed() + of.laysToCome; };
    return !outcome.goesOut && isClearlyBetterThan(advice, [&](const RatedPlan<dos::Game> &other) {
        return shed(outcomeOf(position, other.actions)) > shed(outcome);
    });
}

QString skipWithReason(const Advice<dos::Game> &advice)
{
    const auto lays = [](const RatedPlan<dos::Game> &plan) { return std::holds_alternative<dos::LayCard>(plan.actions.front()); };
    return isClearlyBetterThan(advice, lays) ? DosAdviceTr::tr("Skip the bonus: every card in your hand is worth keeping.")
                                             : DosAdviceTr::tr("Skip the bonus.");
}

} // namespace

QString planWithReason(const dos::State &position, const Advice<dos::Game> &advice, const QStringList &)
{
    const DosPlanOutcome outcome = outcomeOf(position, advice.plans.front().actions);
    if (!outcome.matches.empty() && isWorthMoreThanShedding(position, advice, outcome)) //: %1 is a sentence that names a match
        return DosAdviceTr::tr("%1 You could play more, but this leaves you better off.").arg(matchWithReason(outcome));
    if (!outcome.matches.empty())
        return matchWithReason(outcome);
    if (outcome.lay)
        return layWithReason(position, advice, outcome);
    if (outcome.skipsBonus)
        return skipWithReason(advice);
    return outcome.draws ? drawWithReason(position) : endWithReason(position, advice, outcome);
}

QString planInSentence(const dos::State &position, const std::vector<dos::Action> &plan, const QStringList &)
{
    const DosPlanOutcome outcome = outcomeOf(position, plan);
    if (!outcome.matches.empty())
        return matchesInSentence(outcome);
    if (outcome.lay) //: Within a sentence; %1 the card
        return DosAdviceTr::tr("lay the %1").arg(cardInSentence(outcome.lay->card));
    if (outcome.skipsBonus) //: Within a sentence
        return DosAdviceTr::tr("skip the bonus");
    if (outcome.draws && canMatch(position)) //: Within a sentence; what matches can be played after that (DOS-TURN-3)
        return DosAdviceTr::tr("draw a card first");
    //: Within a sentence
    return outcome.draws ? DosAdviceTr::tr("draw a card") : DosAdviceTr::tr("end your turn");
}

} // namespace tableside::words
