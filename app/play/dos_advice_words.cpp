// What a search advises in DOS, in words.
#include "play/hint_words.h"

#include "play/plan_outcome.h"
#include "play/words.h"

#include "ai/dos_planner.h"

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
    QString cards = cardAsRead(matched.reading, matched.cards.front(), 0);
    if (matched.cards.size() > 1)
        //: Two cards that are played together: "blue 4 and blue 5"
        cards = DosAdviceTr::tr("%1 and %2").arg(cards, cardAsRead(matched.reading, matched.cards.back(), 1));
    //: %1 the cards played, %2 the row card: "blue 4 and blue 5 on blue 9"
    return DosAdviceTr::tr("%1 on %2").arg(cards, rowCardAsRead(matched.reading, matched.row_card));
}

/// One after the other: "a, then b, then c".
QString inOrder(const QStringList &steps)
{
    QString joined = steps.value(0);
    for (const QString &step : steps.mid(1))
        //: Two matches made one after the other
        joined = DosAdviceTr::tr("%1, then %2").arg(joined, step);
    return joined;
}

QString matchesInSentence(const PlanOutcome &outcome)
{
    QStringList steps;
    for (const dos::Matched &matched : outcome.matches)
        steps << matchInSentence(matched);
    return inOrder(steps);
}

/// The one wild card that every match which is possible now would take; none where there is another match.
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

bool canMatch(const dos::State &position)
{
    dos::ActionList legal;
    dos::legal_actions(position, legal);
    return std::any_of(legal.begin(), legal.end(),
                       [](const dos::Action &action) { return std::holds_alternative<dos::MatchRow>(action); });
}

QString drawWithReason(const dos::State &position)
{
    if (!canMatch(position))
        return DosAdviceTr::tr("Draw: nothing matches.");
    if (const dos::Card wild = wildOfEveryMatch(position); !wild.is_none())
        //: %1 a wild card
        return DosAdviceTr::tr("Draw, and keep the %1: it will do more later.").arg(cardInSentence(wild));
    return DosAdviceTr::tr("Draw, although something matches: what you hold will do more later.");
}

QString endWithReason(const dos::State &position, const PlanOutcome &outcome)
{
    if (outcome.goesOutByBonus())
        return DosAdviceTr::tr("End your turn: the rest goes as a bonus, and the round is yours.");
    if (!canMatch(position))
        return DosAdviceTr::tr("End your turn: nothing else matches.");
    if (const dos::Card wild = wildOfEveryMatch(position); !wild.is_none())
        //: %1 a wild card
        return DosAdviceTr::tr("End your turn and keep the %1: it will do more later.").arg(cardInSentence(wild));
    return DosAdviceTr::tr("End your turn, although something matches: what you hold will do more later.");
}

QString layWithReason(const dos::State &position, const PlanOutcome &outcome)
{
    const dos::Card card = outcome.lay->card;
    const QString name = cardInSentence(card);
    if (outcome.goesOut) //: %1 the card to lay
        return DosAdviceTr::tr("Lay %1: your last card, and the round is yours.").arg(name);
    if (outcome.goesOutByBonus()) //: %1 the card to lay
        return DosAdviceTr::tr("Lay %1: the rest goes as a bonus, and the round is yours.").arg(name);
    dos::State rest = position;
    rest.hands[position.table.turn].remove(card);
    if (position.table.phase == dos::Phase::play && canMatch(rest)) { // DOS-TURN-4
        if (const dos::Card wild = wildOfEveryMatch(rest); !wild.is_none()) //: %1 the card to lay, %2 a wild card
            return DosAdviceTr::tr("Lay %1 and keep the %2: it will do more later.").arg(name, cardInSentence(wild));
        //: %1 the card to lay
        return DosAdviceTr::tr("Lay %1, although something matches: what you keep will do more later.").arg(name);
    }
    int highest = 0;
    position.hand_in_turn().for_each_kind([&](dos::Card held) { highest = std::max(highest, held.points()); });
    const QString reason = card.points() == highest
        ? DosAdviceTr::tr("%n point(s) that cannot count against you any more", nullptr, card.points())
        : DosAdviceTr::tr("the cards that stay go together better");
    //: %1 the card to lay, %2 why
    return DosAdviceTr::tr("Lay %1: %2.").arg(name, reason);
}

QString matchWithReason(const PlanOutcome &outcome)
{
    const QString play = startOfSentence(matchesInSentence(outcome));
    if (outcome.goesOut) //: %1 what to play on what
        return DosAdviceTr::tr("%1: your hand is empty, and the round is yours.").arg(play);
    if (outcome.goesOutByBonus()) //: %1 what to play on what
        return DosAdviceTr::tr("%1: the rest goes as a bonus, and the round is yours.").arg(play);
    //: What a play brings, joined to a list: "sheds 2 cards, 1 bonus lay and everyone else draws 1"
    QStringList effects{DosAdviceTr::tr("sheds %n card(s)", nullptr, outcome.cardsPlayed())};
    if (outcome.bonusLays() > 0)
        effects << DosAdviceTr::tr("%n bonus lay(s)", nullptr, outcome.bonusLays());
    if (outcome.othersDraw() > 0)
        effects << DosAdviceTr::tr("everyone else draws %n", nullptr, outcome.othersDraw());
    //: %1 what to play on what, %2 what it brings
    return DosAdviceTr::tr("%1: %2.").arg(play, QLocale().createSeparatedList(effects));
}

/// Bonus lays counted, and without giving up a double color match, which would be the reason.
bool couldShedMore(const dos::State &position, const PlanOutcome &outcome)
{
    dos::ActionList legal;
    dos::legal_actions(position, legal);
    dos::TurnPlanner planner;
    const dos::TurnWorth most = planner.plan(dos::observe(position, position.table.turn), legal).worth;
    return !outcome.goesOut && outcome.cardsPlayed() + outcome.laysToCome < most.cards_shed
        && outcome.othersDraw() <= most.double_colors;
}

} // namespace

QString planWithReason(const dos::State &position, const std::vector<dos::Action> &plan, const QStringList &)
{
    const PlanOutcome outcome = outcomeOf(position, plan);
    if (!outcome.matches.empty() && couldShedMore(position, outcome)) //: %1 is a sentence that names a match
        return DosAdviceTr::tr("%1 More could go, but what you keep goes together better.").arg(matchWithReason(outcome));
    if (!outcome.matches.empty())
        return matchWithReason(outcome);
    if (outcome.lay)
        return layWithReason(position, outcome);
    if (outcome.skipsBonus)
        return DosAdviceTr::tr("Skip the bonus: every card that you hold is worth keeping.");
    return outcome.draws ? drawWithReason(position) : endWithReason(position, outcome);
}

QString planInSentence(const dos::State &position, const std::vector<dos::Action> &plan, const QStringList &)
{
    const PlanOutcome outcome = outcomeOf(position, plan);
    if (!outcome.matches.empty())
        return matchesInSentence(outcome);
    if (outcome.lay) //: Within a sentence; %1 the card
        return DosAdviceTr::tr("lay %1").arg(cardInSentence(outcome.lay->card));
    if (outcome.skipsBonus) //: Within a sentence
        return DosAdviceTr::tr("skip the bonus");
    //: Within a sentence
    return outcome.draws ? DosAdviceTr::tr("draw a card") : DosAdviceTr::tr("end the turn");
}

} // namespace tableside::words
