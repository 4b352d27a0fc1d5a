// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/replay/match_replay.h"

#include "app/table/ai/ai_seats.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tableside {

namespace {

constexpr int dwellMs = 900; ///< The time to read a sentence between two actions, at normal speed.

} // namespace

MatchReplay::MatchReplay(TimeSource &time) : m_stepTimer(time)
{
    connect(&m_stepTimer, &OneShotTimer::timeout, this, [this] {
        if (m_isPlaying)
            stepForward(Action);
    });
}

void MatchReplay::begin(int seat)
{
    m_seat = seat;
    connect(table(), &GameTable::busyChanged, this, [this] {
        if (!table()->isBusy())
            propose(betterNow()); // the cards are now at their final positions
        waitForNext();
    });
    setSpeed(1);
    rebuild();
    setMarks();
    show(0);
}

void MatchReplay::setPosition(int position)
{
    m_position = position;
    propose(table()->isBusy() ? nullptr : betterNow());
    emit moved();
    emit reviewed();
    if (isAtEnd())
        setPlaying(false);
}

void MatchReplay::goTo(int position)
{
    const int to = std::clamp(position, 0, count());
    m_stepTimer.stop();
    show(to);
    setPosition(to);
    waitForNext();
}

void MatchReplay::stepForward(Unit unit)
{
    const std::optional<int> to = next(unit, true);
    if (!to)
        return;
    if (*to != m_position + 1) {
        goTo(*to);
        return;
    }
    table()->finishEvents();
    m_stepTimer.stop();
    propose(nullptr);
    playStep();
    setPosition(*to);
    waitForNext();
}

void MatchReplay::stepBack(Unit unit)
{
    if (const std::optional<int> to = next(unit, false)) {
        setPlaying(false); // a person who steps back wants to see that position
        goTo(*to);
    }
}

bool MatchReplay::canStep(Unit unit, bool forward) const
{
    return next(unit, forward).has_value();
}

std::optional<int> MatchReplay::next(Unit unit, bool forward) const
{
    if (unit == Action) {
        const int to = m_position + (forward ? 1 : -1);
        return to < 0 || to > count() ? std::nullopt : std::optional(to);
    }
    std::vector<int> marked;
    if (unit == Mark) {
        for (const ReplayMark &mark : m_marks.rows())
            marked.push_back(mark.position);
    }
    const std::vector<int> &stops = unit == Turn ? m_turns : unit == Round ? m_rounds : marked;
    if (forward) {
        const auto stop = std::ranges::find_if(stops, [this](int at) { return at > m_position; });
        if (stop != stops.end())
            return *stop;
        return m_position < count() && unit != Mark ? std::optional(count()) : std::nullopt;
    }
    const auto stop = std::find_if(stops.rbegin(), stops.rend(), [this](int at) { return at < m_position; });
    if (stop != stops.rend())
        return *stop;
    return m_position > 0 && unit != Mark ? std::optional(0) : std::nullopt;
}

void MatchReplay::setPlaying(bool playing)
{
    if (playing == m_isPlaying)
        return;
    m_isPlaying = playing;
    emit playingChanged();
    if (!playing)
        m_stepTimer.stop();
    else if (isAtEnd())
        goTo(0);
    else
        stepForward(Action);
}

/// Starts the wait for the next action, once the current one has been shown.
void MatchReplay::waitForNext()
{
    if (m_isPlaying && !table()->isBusy())
        m_stepTimer.start(static_cast<qint64>(dwellMs / m_pace.speed));
}

void MatchReplay::setSpeed(double speed)
{
    m_pace.speed = std::clamp(speed, slowest, fastest);
    table()->setPace(m_pace, AiPace());
    emit speedChanged();
    waitForNext();
}

void MatchReplay::setPace(const Pace &pace)
{
    m_pace = {m_pace.speed, pace.reducedMotion, pace.holds};
    table()->setPace(m_pace, AiPace());
    waitForNext();
}

void MatchReplay::setSeat(int seat)
{
    if (seat == m_seat || seat < 0 || seat >= seats().size())
        return;
    m_seat = seat;
    m_found.clear();
    rebuild();
    setMarks();
    goTo(m_position);
    emit viewChanged();
    if (m_isReviewing || m_reviewedRounds > 0)
        startReview();
}

void MatchReplay::setAllHands(bool all)
{
    if (std::exchange(m_showsAll, all) == all)
        return;
    rebuild();
    goTo(m_position);
    emit viewChanged();
}

int MatchReplay::roundOf(int position) const
{
    const auto after = std::ranges::upper_bound(m_rounds, position);
    return static_cast<int>(after - m_rounds.begin()) - 1;
}

QString MatchReplay::positionText(int position) const
{
    const int round = roundOf(position);
    if (round < 0)
        return tr("Before the first round");
    //: Where a replay is. %1 number of the round, %2 number of the turn in it
    return tr("Round %1, turn %2")
        .arg(QString::number(round + 1), QString::number(m_turnNumbers[static_cast<std::size_t>(position)]));
}

QString MatchReplay::markWords(int position) const
{
    QStringList words;
    for (const ReplayMark &mark : m_marks.rows()) {
        if (mark.position == position && !words.contains(mark.words))
            words << mark.words;
    }
    return words.join(QLatin1Char(' '));
}

int MatchReplay::markNear(double position, double farthest) const
{
    int nearest = -1;
    for (const ReplayMark &mark : m_marks.rows()) {
        if (const double away = std::abs(mark.position - position); away <= farthest) {
            farthest = away;
            nearest = mark.position;
        }
    }
    return nearest;
}

QString MatchReplay::unreadable(int line, const QString &cause)
{
    //: %1 the number of a line, %2 what is wrong with it (English)
    return tr("This game can’t be shown: line %1, %2.").arg(QString::number(line), cause);
}

QString MatchReplay::takeBackWords(const QString &player)
{
    //: In the log of a replay: a player goes back to an earlier decision. %1 the player
    return tr("%1 takes back a play.").arg(player);
}

QString MatchReplay::reviewedWords(const ReviewedDecision &decision)
{
    return decision.worked
        //: Of the next decision in a replay, which came out well. %1 "about 6 points"; %2 a whole sentence: what does better and why
        ? tr("The next play costs %1 on average. Usually better: %2").arg(decision.cost(), decision.better)
        //: Of the next decision in a replay. %1 "about 6 points"; %2 a whole sentence: what would be better and why
        : tr("The next play costs %1. Better: %2").arg(decision.cost(), decision.better);
}

const MatchReplay::Better *MatchReplay::betterNow() const
{
    const auto found = std::ranges::find(m_found, m_position, &Better::position);
    return found == m_found.end() ? nullptr : &*found;
}

QString MatchReplay::betterWords() const
{
    const Better *better = betterNow();
    return better ? better->words : QString();
}

QString MatchReplay::reviewWords() const
{
    if (!m_isReviewing)
        return {};
    //: While a replay looks for better plays. %1 a player, %2 a number of all %3
    return tr("Reviewing %1’s decisions: round %2 of %3…")
        .arg(seats().value(m_seat).name, QString::number(m_reviewedRounds + 1), QString::number(rounds()));
}

void MatchReplay::setMarks()
{
    QList<ReplayMark> marks(m_eventMarks.begin(), m_eventMarks.end());
    for (const Better &better : m_found)
        marks.append({better.position, ReplayMarkKind::Mistake, better.words});
    std::ranges::stable_sort(marks, {}, &ReplayMark::position);
    m_marks.setRows(marks);
}

void MatchReplay::review()
{
    if (!m_isReviewing && m_reviewedRounds < rounds())
        startReview();
}

void MatchReplay::startReview()
{
    stopReview();
    m_reviewedRounds = 0;
    m_toReview.clear();
    const int first = std::max(0, roundOf(m_position));
    for (int round = rounds() - 1; round >= 0; --round)
        m_toReview.push_back((first + round) % std::max(1, rounds()));
    m_isReviewing = !m_toReview.empty();
    ++m_request;
    if (m_isReviewing)
        reviewRound(m_toReview.back(), m_request);
    emit reviewed();
}

void MatchReplay::onBetter(quint64 request, const Better &better)
{
    if (request != m_request)
        return;
    m_found.insert(std::ranges::upper_bound(m_found, better.position, {}, &Better::position), better);
    setMarks();
    if (better.position == m_position && !table()->isBusy())
        propose(betterNow());
    emit reviewed();
    emit marksChanged();
}

void MatchReplay::onRoundReviewed(quint64 request)
{
    if (request != m_request)
        return;
    m_toReview.pop_back();
    ++m_reviewedRounds;
    m_isReviewing = !m_toReview.empty();
    if (m_isReviewing)
        reviewRound(m_toReview.back(), m_request);
    emit reviewed();
}

} // namespace tableside
