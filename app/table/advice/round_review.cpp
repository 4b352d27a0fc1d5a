#include "app/table/advice/round_review.h"

#include "app/table/advice/hint_words.h"
#include "app/table/advice/review_cards.h"
#include "app/table/advice/round_adviser.h"
#include "app/table/advice/round_moments.h"
#include "app/text/dos_words.h"
#include "app/text/uno_words.h"
#include "engine/dos/json/codec.h"
#include "engine/search/advice.h"
#include "engine/uno/json/codec.h"

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
ReviewedDecision described(const Moment<Game> &moment, const Advice<Game> &advice, const Distance &behind,
                           const QStringList &names)
{
    ReviewedDecision shown;
    shown.position = moment.actionsBefore;
    shown.turn = moment.turn;
    shown.behind = behind;
    shown.played = words::planInSentence(moment.position, moment.done, names);
    shown.better = words::planWithReason(moment.position, advice, names);
    showCards(shown, moment.position, advice.plans.front().actions);
    return shown;
}

} // namespace

template <typename Game>
bool RoundReview::run(const std::stop_token &cancel) const
{
    const std::optional<RoundMoments<Game>> round = momentsOfLastRound<Game>(record, seat, endsPlan);
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
    for (const Moment<Game> &moment : round->moments) {
        const auto adviser = makeRoundAdviser<Game>(seed, moment.actionsBefore, events.first(moment.eventsBefore));
        const Advice<Game> advice = adviser->advise(moment.seen, moment.legal, {cancel, each}, moment.done);
        if (cancel.stop_requested())
            return true;
        if (advice.requested_plan) {
            if (const Distance behind = behindTheBest(advice, *advice.requested_plan); behind.isClear()) {
                ReviewedDecision decision = described(moment, advice, behind, names);
                decision.worked = hasWorked(moment.position, moment.done.front(), events.subspan(moment.eventsBefore));
                found(decision);
            }
        }
        if (looked)
            looked(++number, static_cast<int>(round->moments.size()));
    }
    return true;
}

template bool RoundReview::run<dos::Game>(const std::stop_token &cancel) const;
template bool RoundReview::run<uno::Game>(const std::stop_token &cancel) const;

} // namespace tableside
