// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/advice/round_review.h"

#include "app/table/advice/hint_words.h"
#include "app/table/advice/review_cards.h"
#include "app/table/advice/round_adviser.h"
#include "app/table/advice/round_decisions.h"
#include "app/words/dos_words.h"
#include "app/words/uno_words.h"
#include "engine/dos/json/codec.h"
#include "engine/search/advice.h"
#include "engine/uno/json/codec.h"

#include <QCoreApplication>

#include <optional>
#include <span>

namespace tableside {

namespace {

QString callOf(dos::Game)
{
    return words::dosCall();
}

QString callOf(uno::Game)
{
    return words::unoCall();
}

template <typename Game>
ReviewedDecision described(const Decision<Game> &decided, const Advice<Game> &advice, const Distance &behind,
                           const QStringList &names)
{
    ReviewedDecision shown;
    shown.position = decided.actionsBefore;
    shown.turn = decided.turn;
    shown.behind = behind;
    shown.played = words::planInSentence(decided.position, decided.done, names);
    shown.better = words::planWithReason(decided.position, advice, names);
    showCards(shown, decided.position, advice.plans.front().actions);
    return shown;
}

/// The decision that was better than its best alternative by the largest distance.
struct BestMove
{
    int turn = 0;
    QString played;
    Distance ahead; ///< How much worse the best alternative is.
};

struct PraiseTr
{
    Q_DECLARE_TR_FUNCTIONS(Review)
};

QString praise(const BestMove &best, const QString &player)
{
    const QString cost = words::cost(best.ahead);
    if (player.isEmpty())
        //: In the review of a round. %1 the number of the reader's own turn, %2 what they did, such as "blue 4 on blue 9" or "draw a
        //: card", %3 what the next best would have cost: "about 6 points"
        return PraiseTr::tr("Your best move, turn %1: %2. Anything else would have cost you %3.")
            .arg(QString::number(best.turn), best.played, cost);
    //: In the review of a round. %1 a player, %2 the number of their turn, %3 what they did, such as "blue 4 on blue 9" or "draw a
    //: card", %4 what the next best would have cost: "about 6 points"
    return PraiseTr::tr("%1’s best move, turn %2: %3. Anything else would have cost %4.")
        .arg(player, QString::number(best.turn), best.played, cost);
}

} // namespace

template <typename Game>
bool RoundReview::run(const std::stop_token &cancel) const
{
    const std::optional<RoundDecisions<Game>> round = decisionsOfLastRound<Game>(record, seat, endsPlan);
    if (!round)
        return false;
    const std::span<const typename Game::Event> events(round->events);
    if (missedCalls) {
        QStringList sentences;
        for (const MissedCall &missed : tableside::missedCalls<Game>(events, seat))
            sentences << missedCallLine(missed, seat, callOf(Game()), names, byName);
        missedCalls(sentences);
    }
    const int each = playouts > 0 ? playouts : playoutsOfJudgement(*game_named(Game::name), static_cast<int>(names.size()));
    int number = 0;
    std::optional<BestMove> best;
    for (const Decision<Game> &decided : round->decisions) {
        const auto adviser = makeRoundAdviser<Game>(seed, decided.actionsBefore, events.first(decided.eventsBefore));
        const Advice<Game> advice = adviser->advise(decided.seen, decided.legal, {cancel, each}, decided.done);
        if (cancel.stop_requested())
            return true;
        if (advice.requested_plan) {
            if (const Distance behind = behindTheBest(advice, *advice.requested_plan); behind.isClear()) {
                ReviewedDecision decision = described(decided, advice, behind, names);
                decision.worked = hasWorked(decided.position, decided.done.front(), events.subspan(decided.eventsBefore));
                found(decision);
            }
        }
        const std::optional<std::size_t> next = comparedPlan(advice);
        if (next && advice.requested_plan == std::size_t{0}) {
            const Distance ahead = behindTheBest(advice, *next);
            if (ahead.isClear() && (!best || ahead.worth > best->ahead.worth))
                best = BestMove{decided.turn, words::planInSentence(decided.position, decided.done, names), ahead};
        }
        if (looked)
            looked(++number, static_cast<int>(round->decisions.size()));
    }
    if (best && praised)
        praised(praise(*best, byName ? names.value(seat) : QString()));
    return true;
}

template bool RoundReview::run<dos::Game>(const std::stop_token &cancel) const;
template bool RoundReview::run<uno::Game>(const std::stop_token &cancel) const;

} // namespace tableside
