#include "app/table/advice/game_review.h"

#include "app/table/advice/hint_words.h"
#include "app/table/advice/review_cards.h"
#include "app/table/advice/round_adviser.h"
#include "app/table/advice/round_moments.h"
#include "app/text/dos_words.h"
#include "app/text/uno_words.h"
#include "engine/dos/json/codec.h"
#include "engine/search/advice.h"
#include "engine/uno/json/codec.h"

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

} // namespace

/// Runs on the worker.
template <typename Game>
struct GameReview<Game>::Job
{
    GameReview *review;
    quint64 request;
    QByteArrayList record;
    quint64 seed; ///< Of the match.
    int seat;
    bool byName; ///< Not "you": several people play.
    QStringList names;
    int playouts; ///< Of each decision; a round has some thirty.
    std::stop_token cancel;

    void run() const
    {
        const std::optional<RoundMoments<Game>> round = momentsOfLastRound<Game>(record, seat, endsPlan);
        if (!round) {
            tell([](GameReview &to, quint64 number) { to.onUnreadable(number); });
            return;
        }
        tellMissedCalls(round->events);
        int looked = 0;
        for (const Moment<Game> &moment : round->moments) {
            const std::span before = std::span(round->events).first(moment.eventsBefore);
            look(*makeRoundAdviser<Game>(seed, moment.actionsBefore, before), moment,
                 std::span(round->events).subspan(moment.eventsBefore));
            if (cancel.stop_requested())
                return;
            const int all = static_cast<int>(round->moments.size());
            tell([done = ++looked, all](GameReview &to, quint64 number) { to.onLooked(number, done, all); });
        }
        tell([](GameReview &to, quint64 number) { to.onDone(number); });
    }

    void tellMissedCalls(std::span<const typename Game::Event> events) const
    {
        QStringList lines;
        for (const MissedCall &missed : tableside::missedCalls<Game>(events, seat))
            lines << missedCallLine(missed, seat, callOf(Game()), names, byName);
        tell([lines](GameReview &to, quint64 number) { to.onMissedCalls(number, lines); });
    }

    void look(Adviser<Game> &adviser, const Moment<Game> &moment, std::span<const typename Game::Event> since) const
    {
        const Advice<Game> advice = adviser.advise(moment.seen, moment.legal, {cancel, playouts}, moment.done);
        if (cancel.stop_requested() || !advice.requested_plan)
            return;
        const Distance behind = words::behindTheBest(advice, *advice.requested_plan);
        if (!behind.isClear())
            return;
        ReviewedDecision shown = described(moment, advice, behind);
        shown.worked = hasWorked(moment.position, moment.done.front(), since);
        tell([found = shown](GameReview &to, quint64 number) {
            to.onFound(number, found);
        });
    }

    ReviewedDecision described(const Moment<Game> &moment, const Advice<Game> &advice, const Distance &behind) const
    {
        ReviewedDecision shown;
        shown.turn = moment.turn;
        shown.behind = behind;
        shown.played = words::planInSentence(moment.position, moment.done, names);
        shown.better = words::planWithReason(moment.position, advice, names);
        showCards(shown, moment.position, advice.plans.front().actions);
        return shown;
    }

    /// In the review's thread, where this job may be gone by then.
    template <typename What>
    void tell(const What &what) const
    {
        QMetaObject::invokeMethod(review, [to = review, number = request, what] { what(*to, number); });
    }
};

template <typename Game>
GameReview<Game>::GameReview(const TableSession<Game> &session, int seat, QObject *parent)
    : ReviewModel(session, seat, parent), m_session(session), m_worker(session.clock().time())
{
}

template <typename Game>
void GameReview<Game>::look(quint64 request, const QByteArrayList &record, int playouts)
{
    const MatchSeating &seating = m_session.seating();
    m_worker.post([job = Job{this, request, record, seating.seed, seat(), !player().isEmpty(), seating.names(),
                             playouts, m_worker.newToken()}] {
        job.run();
    });
}

template class GameReview<dos::Game>;
template class GameReview<uno::Game>;

} // namespace tableside
