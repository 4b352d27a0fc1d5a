// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/advice/review_model.h"

#include "app/table/advice/hint_words.h"
#include "app/table/session/match_session_base.h"

#include <algorithm>
#include <utility>

namespace tableside {

QString ReviewedDecision::cost() const
{
    return words::cost(behind);
}

ReviewModel::ReviewModel(const MatchSessionBase &session, int seat, QObject *parent)
    : QObject(parent), m_session(session), m_seat(seat)
{
    connect(&session, &MatchSessionBase::happened, this, [this] {
        m_isChosen = false;
        clear();
    });
}

bool ReviewModel::isPossible() const
{
    return !m_session.seating().people().empty();
}

QList<SeatedPlayer> ReviewModel::people() const
{
    const std::vector<int> seats = m_session.seating().people();
    QList<SeatedPlayer> people;
    for (std::size_t person = 0; person < seats.size() && seats.size() > 1; ++person) {
        const SeatConfig &seat = m_session.seating().seats[static_cast<std::size_t>(seats[person])];
        people.append({seats[person], seat.name, seat.portrait});
    }
    return people;
}

QString ReviewModel::player() const
{
    return m_session.seating().people().size() > 1 ? m_session.seating().names().value(m_seat) : QString();
}

QString ReviewModel::summary() const
{
    const QString name = player();
    if (m_thinking && m_toReview > 0) {
        return name.isEmpty()
            ? tr("Reviewing your decisions: %1 of %2…").arg(QString::number(m_looked), QString::number(m_toReview))
            //: %1 a player, %2 a number of all %3
            : tr("Reviewing %1’s decisions: %2 of %3…").arg(name, QString::number(m_looked), QString::number(m_toReview));
    }
    if (m_thinking)
        //: %1 a player
        return name.isEmpty() ? tr("Reviewing your decisions…") : tr("Reviewing %1’s decisions…").arg(name);
    if (!m_problem.isEmpty())
        return m_problem;
    return m_done ? sentenceOnAll() : QString();
}

QString ReviewModel::sentenceOnAll() const
{
    const QString name = player();
    const QList<ReviewedDecision> &found = m_decisions.rows();
    if (found.isEmpty() && !m_missedCalls.empty())
        return name.isEmpty() ? tr("You played your cards as well as I would have, but a call was missed.")
                              //: %1 a player
                              : tr("%1 played as well as I would have, but a call was missed.").arg(name);
    if (found.isEmpty())
        return name.isEmpty() ? tr("You played this round as well as I would have.")
                              //: %1 a player
                              : tr("%1 played this round as well as I would have.").arg(name);
    const auto cost = [&] {
        //: Above the list of decisions that cost most points
        return name.isEmpty() ? tr("%n decision(s) cost you the most.", nullptr, m_decisions.count())
                              //: Above the list of decisions that cost a player most points. %1 the player
                              : tr("%n decision(s) cost %1 the most.", nullptr, m_decisions.count()).arg(name);
    };
    //: Above a list of decisions, some of which came out well
    const QString many = std::ranges::any_of(found, &ReviewedDecision::worked)
        ? tr("%n decision(s) worth another look.", nullptr, m_decisions.count())
        : cost();
    const bool isFramed = std::ranges::any_of(found,
                                              [](const ReviewedDecision &decision) { return !decision.betterHand.isEmpty(); });
    //: Of the small cards in the list of decisions; follows another sentence
    return isFramed ? many + QLatin1Char(' ') + tr("The better cards are framed.") : many;
}

void ReviewModel::setSeat(int seat)
{
    m_isChosen = true;
    if (std::exchange(m_seat, seat) != seat)
        clear();
}

void ReviewModel::choosePerson()
{
    const std::vector<int> people = m_session.seating().people();
    if (people.size() < 2 || m_isChosen)
        return;
    const auto other = std::ranges::find_if(people, [this](int seat) { return seat != m_session.roundWinner(); });
    setSeat(other == people.end() ? people.front() : *other);
}

void ReviewModel::start()
{
    if (m_thinking || m_done || m_session.isPlaying())
        return;
    choosePerson();
    const std::optional<QByteArrayList> record = m_session.record();
    if (!record) {
        setProblem(m_session.isContinuedElsewhere() ? m_session.storeProblem() : unreadable());
        return;
    }
    m_thinking = true;
    m_problem.clear();
    emit changed();
    look(++m_request, *record, m_playouts);
}

void ReviewModel::clear()
{
    stopReview();
    ++m_request;
    m_decisions.setRows({});
    m_thinking = m_done = false;
    m_problem.clear();
    m_looked = m_toReview = 0;
    m_missedCalls.clear();
    m_praise.clear();
    emit changed();
}

void ReviewModel::onMissedCalls(quint64 request, const QStringList &missed)
{
    if (request != m_request)
        return;
    m_missedCalls = missed;
    emit changed();
}

void ReviewModel::onPraised(quint64 request, const QString &sentence)
{
    if (request != m_request)
        return;
    m_praise = sentence;
    emit changed();
}

void ReviewModel::onProgress(quint64 request, int looked, int decisions)
{
    if (request != m_request)
        return;
    m_looked = looked;
    m_toReview = decisions;
    emit changed();
}

void ReviewModel::onFound(quint64 request, const ReviewedDecision &found)
{
    if (request != m_request)
        return;
    QList<ReviewedDecision> all = m_decisions.rows();
    all << found;
    if (all.size() > mostShown)
        all.erase(std::ranges::min_element(all, {}, [](const ReviewedDecision &decision) { return decision.behind.worth; }));
    m_decisions.setRows(all);
    emit changed();
}

void ReviewModel::onUnreadable(quint64 request)
{
    if (request == m_request)
        setProblem(unreadable());
}

QString ReviewModel::unreadable()
{
    return tr("This round can’t be read, so there’s nothing to review.");
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
