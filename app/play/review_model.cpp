#include "play/review_model.h"

#include "ai/advice.h"
#include "dos/notation.h"
#include "play/advice_words.h"
#include "play/hint_words.h"
#include "play/plan_outcome.h"
#include "play/round_moments.h"
#include "play/words.h"
#include "record/dos_json.h"

#include <QLocale>

#include <algorithm>

namespace tableside {

namespace {

using DosMoment = Moment<dos::Game>;
using DosAdvice = Advice<dos::Game>;

/// A plan goes on as long as matches follow each other; after anything else there is a new card or a new question
/// (DOS-TURN-3, DOS-END-3).
bool endsPlan(const dos::Action &action)
{
    return !std::holds_alternative<dos::MatchRow>(action);
}

QString codeOf(dos::Card card)
{
    return QString::fromStdString(dos::card_text(card));
}

/// Marks the cards of the better play in the lists of `shown`.
void markBetter(ReviewedDecision &shown, const PlanOutcome &outcome)
{
    const auto markHand = [&](dos::Card card) {
        for (int index = 0; index < shown.hand.size(); ++index) {
            if (shown.hand[index] == codeOf(card) && !shown.betterHand.contains(index)) {
                shown.betterHand << index;
                return;
            }
        }
    };
    for (const dos::Matched &matched : outcome.matches) {
        shown.betterRow << matched.row;
        std::for_each(matched.cards.begin(), matched.cards.end(), markHand);
    }
    if (outcome.lay)
        markHand(outcome.lay->card);
}

ReviewedDecision describe(const DosMoment &moment, const std::vector<dos::Action> &better, const words::Distance &behind)
{
    ReviewedDecision shown;
    shown.turn = moment.turn;
    shown.cost = behind.worth;
    shown.points = behind.points;
    QStringList rowNames;
    for (const dos::Card card : moment.seen.table.row()) {
        shown.row << codeOf(card);
        rowNames << words::cardInSentence(card);
    }
    QStringList handNames;
    moment.seen.hand.for_each_card([&](dos::Card card) {
        shown.hand << codeOf(card);
        handNames << words::cardInSentence(card);
    });
    shown.rowNames = QLocale().createSeparatedList(rowNames);
    shown.handNames = QLocale().createSeparatedList(handNames);
    shown.played = words::planInSentence(moment.position, moment.done);
    shown.better = words::planWithReason(moment.position, better);
    markBetter(shown, outcomeOf(moment.position, better));
    return shown;
}

} // namespace

/// Runs on the worker.
struct ReviewModel::Job
{
    ReviewModel *model;
    quint64 request;
    QByteArrayList record;
    int seat;
    int playouts; ///< Of each decision; a round has some thirty.
    std::stop_token cancel;

    void run() const
    {
        const std::optional<RoundMoments<dos::Game>> round = momentsOfLastRound<dos::Game>(record, seat, endsPlan);
        if (!round) {
            tell(&ReviewModel::onUnreadable);
            return;
        }
        const std::unique_ptr<Adviser<dos::Game>> adviser = make_adviser<dos::Game>(request);
        std::size_t watched = 0;
        int looked = 0;
        for (const DosMoment &moment : round->moments) {
            for (; watched < moment.eventsBefore; ++watched)
                adviser->watch(round->events[watched]);
            look(*adviser, moment);
            if (cancel.stop_requested())
                return;
            tell(&ReviewModel::onLooked, ++looked, static_cast<int>(round->moments.size()));
        }
        tell(&ReviewModel::onDone);
    }

    void look(Adviser<dos::Game> &adviser, const DosMoment &moment) const
    {
        const DosAdvice advice = adviser.advise(moment.seen, moment.legal, {cancel, playouts}, moment.done);
        if (cancel.stop_requested() || !advice.also)
            return;
        const words::Distance behind = words::behindTheBest(advice, *advice.also);
        if (behind.worth < std::max(smallestMistake, 2 * behind.error))
            return;
        tell(&ReviewModel::onFound, describe(moment, advice.plans.front().actions, behind));
    }

    /// In the model's thread, where this job may be gone by then.
    template <typename... Parameters, typename... Values>
    void tell(void (ReviewModel::*what)(quint64, Parameters...), Values... values) const
    {
        QMetaObject::invokeMethod(model, [to = model, number = request, what, values...] { (to->*what)(number, values...); });
    }
};

ReviewModel::ReviewModel(const TableSession<dos::Game> &session, int seat, QObject *parent)
    : QAbstractListModel(parent), m_session(session), m_seat(seat)
{
    connect(&session, &AnySession::happened, this, &ReviewModel::clear);
}

int ReviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

QVariant ReviewModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ReviewedDecision &found = m_found[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TurnRole: return found.turn;
    case RowRole: return found.row;
    case HandRole: return found.hand;
    case BetterRowRole: return found.betterRow;
    case BetterHandRole: return found.betterHand;
    case PlayedRole: return found.played;
    case Qt::DisplayRole:
    case BetterRole: return found.better;
    case CostRole: return words::cost(found.points);
    case RowNamesRole: return found.rowNames;
    case HandNamesRole: return found.handNames;
    default: return {};
    }
}

QHash<int, QByteArray> ReviewModel::roleNames() const
{
    return {{TurnRole, "turn"},           {RowRole, "rowCards"},          {HandRole, "handCards"},
            {BetterRowRole, "betterRow"}, {BetterHandRole, "betterHand"}, {PlayedRole, "played"},
            {BetterRole, "better"},       {CostRole, "cost"},
            {RowNamesRole, "rowNames"},   {HandNamesRole, "handNames"}};
}

QString ReviewModel::summary() const
{
    if (m_thinking && m_moments > 0)
        return tr("Looking at your decisions: %1 of %2 …").arg(m_looked).arg(m_moments);
    if (m_thinking)
        return tr("Looking at your decisions …");
    if (m_unreadable)
        return tr("The record of this round cannot be read, so there is nothing to review.");
    if (!m_done)
        return {};
    if (m_found.empty())
        return tr("You played this round as well as I would have.");
    //: Above the list of decisions that cost most points
    return tr("%n decision(s) cost you most. The better cards are framed.", nullptr, count());
}

void ReviewModel::start()
{
    if (m_thinking || m_done || m_session.isPlaying())
        return;
    const std::optional<QByteArrayList> record = m_session.record();
    if (!record) {
        onUnreadable(m_request);
        return;
    }
    m_thinking = true;
    m_unreadable = false;
    emit changed();
    m_worker.post([job = Job{this, ++m_request, *record, m_seat, m_playouts, m_worker.newToken()}] { job.run(); });
}

void ReviewModel::clear()
{
    m_worker.stop();
    ++m_request;
    beginResetModel();
    m_found.clear();
    endResetModel();
    m_thinking = m_done = m_unreadable = false;
    m_looked = m_moments = 0;
    emit changed();
}

void ReviewModel::onLooked(quint64 request, int looked, int moments)
{
    if (request != m_request)
        return;
    m_looked = looked;
    m_moments = moments;
    emit changed();
}

void ReviewModel::onFound(quint64 request, const ReviewedDecision &found)
{
    if (request != m_request)
        return;
    const auto place = std::find_if(m_found.begin(), m_found.end(),
                                    [&](const ReviewedDecision &other) { return other.cost < found.cost; });
    const int row = static_cast<int>(place - m_found.begin());
    if (row == mostShown)
        return;
    if (rowCount() == mostShown) {
        beginRemoveRows({}, mostShown - 1, mostShown - 1);
        m_found.pop_back();
        endRemoveRows();
    }
    beginInsertRows({}, row, row);
    m_found.insert(m_found.begin() + row, found);
    endInsertRows();
    emit changed();
}

void ReviewModel::onUnreadable(quint64 request)
{
    if (request != m_request)
        return;
    m_thinking = false;
    m_unreadable = true;
    emit changed();
}

void ReviewModel::onDone(quint64 request)
{
    if (request != m_request)
        return;
    m_thinking = false;
    m_done = true;
    emit changed();
}

} // namespace tableside
