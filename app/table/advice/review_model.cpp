#include "app/table/advice/review_model.h"

#include "app/table/advice/hint_words.h"
#include "app/table/session/match_session_base.h"

#include <algorithm>

namespace tableside {

ReviewModel::ReviewModel(const MatchSessionBase &session, QObject *parent) : QAbstractListModel(parent), m_session(session)
{
    connect(&session, &MatchSessionBase::happened, this, &ReviewModel::clear);
}

bool ReviewModel::isPossible() const
{
    return m_session.seating().hasPerson();
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
    case RowHeadingRole: return found.rowHeading;
    case RowRole: return found.row;
    case HandRole: return found.hand;
    case BetterRowRole: return found.betterRow;
    case BetterHandRole: return found.betterHand;
    case PlayedRole: return found.played;
    case Qt::DisplayRole:
    case BetterRole: return found.better;
    case CostRole: return words::cost(found.behind);
    case RowNamesRole: return found.rowNames;
    case HandNamesRole: return found.handNames;
    case WorkedRole: return found.worked;
    default: return {};
    }
}

QHash<int, QByteArray> ReviewModel::roleNames() const
{
    return {{TurnRole, "turn"},           {RowHeadingRole, "rowHeading"},
            {RowRole, "rowCards"},        {HandRole, "handCards"},
            {BetterRowRole, "betterRow"}, {BetterHandRole, "betterHand"}, {PlayedRole, "played"},
            {BetterRole, "better"},       {CostRole, "cost"},
            {RowNamesRole, "rowNames"},   {HandNamesRole, "handNames"}, {WorkedRole, "worked"}};
}

QString ReviewModel::summary() const
{
    if (m_thinking && m_moments > 0)
        return tr("Looking at your decisions: %1 of %2 …").arg(m_looked).arg(m_moments);
    if (m_thinking)
        return tr("Looking at your decisions …");
    if (!m_problem.isEmpty())
        return m_problem;
    if (!m_done)
        return {};
    if (m_found.empty() && !m_missedCalls.empty())
        return tr("You played your cards as well as I would have, but a call was missed.");
    if (m_found.empty())
        return tr("You played this round as well as I would have.");
    const bool isPraised = std::any_of(m_found.begin(), m_found.end(), [](const ReviewedDecision &decision) { return decision.worked; });
    //: Above a list of decisions, some of which came out well
    const QString found = isPraised ? tr("%n decision(s) worth another look.", nullptr, count())
                                    //: Above the list of decisions that cost most points
                                    : tr("%n decision(s) cost you most.", nullptr, count());
    const bool isFramed = std::any_of(m_found.begin(), m_found.end(),
                                      [](const ReviewedDecision &decision) { return !decision.betterHand.isEmpty(); });
    //: Of the small cards in the list of decisions; behind another sentence
    return isFramed ? found + QLatin1Char(' ') + tr("The better cards are framed.") : found;
}

void ReviewModel::start()
{
    if (m_thinking || m_done || m_session.isPlaying())
        return;
    const std::optional<QByteArrayList> record = m_session.record();
    if (!record) {
        setProblem(m_session.wentOnElsewhere() ? m_session.storeProblem() : unreadable());
        return;
    }
    m_thinking = true;
    m_problem.clear();
    emit changed();
    look(++m_request, *record, m_playouts);
}

void ReviewModel::clear()
{
    stopLooking();
    ++m_request;
    beginResetModel();
    m_found.clear();
    endResetModel();
    m_thinking = m_done = false;
    m_problem.clear();
    m_looked = m_moments = 0;
    m_missedCalls.clear();
    emit changed();
}

void ReviewModel::onMissedCalls(quint64 request, const QStringList &missed)
{
    if (request != m_request)
        return;
    m_missedCalls = missed;
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
    const int last = rowCount();
    beginInsertRows({}, last, last);
    m_found.push_back(found);
    endInsertRows();
    if (last == mostShown) {
        const auto cheapest = std::min_element(m_found.begin(), m_found.end(), [](const auto &one, const auto &other) {
            return one.behind.worth < other.behind.worth;
        });
        const int row = static_cast<int>(cheapest - m_found.begin());
        beginRemoveRows({}, row, row);
        m_found.erase(cheapest);
        endRemoveRows();
    }
    emit changed();
}

void ReviewModel::onUnreadable(quint64 request)
{
    if (request == m_request)
        setProblem(unreadable());
}

QString ReviewModel::unreadable()
{
    return tr("The record of this round cannot be read, so there is nothing to review.");
}

void ReviewModel::setProblem(const QString &problem)
{
    m_thinking = false;
    m_problem = problem;
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
