#include "app/table/presentation/game_table.h"

#include "app/audio/sound_board.h"
#include "app/table/session/match_file.h"
#include "engine/record/commitment.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace tableside {

GameTable::GameTable(MatchSessionBase &session, SoundBoard &sounds, QObject *parent)
    : QObject(parent), m_sounds(sounds), m_shown(session.seating(), session.clock().time(), sounds), m_sessionBase(session),
      m_glides(session.clock().time())
{
    connect(&m_shown, &ShownTable::shown, this, [this] { update(); });
    connect(&m_shown, &ShownTable::called, this, &GameTable::called);
    connect(&m_shown, &ShownTable::caught, this, &GameTable::caught);
    connect(&m_shown, &ShownTable::unnoticed, this, &GameTable::unnoticed);
    connect(&m_shown, &ShownTable::nowExposed, this, &GameTable::startGrace);
    connect(&session, &MatchSessionBase::notStored, this, &GameTable::onNotStored);
    connect(&session, &MatchSessionBase::happened, this, [this] { setStoreProblem({}); });
}

void GameTable::connectParts(CardsModel &cards, HintModel &hint, ReviewModel &review)
{
    m_cards = &cards;
    m_hint = &hint;
    m_review = &review;
    connect(&m_shown.queue(), &StepQueue::busyChanged, this, [this] { update(); });
    connect(&hint, &HintModel::refused, this, [this](const QString &reason) {
        if (!isBusy() && m_sessionBase.isPlaying()) // cards in the air say nothing of whose turn it is
            refuse(reason, {});
    });
}

void GameTable::setPace(const Pace &pace, const AiPace &)
{
    m_shown.queue().setPace(pace);
    m_glides.setPace(pace);
}

void GameTable::start()
{
    startPlayers();
    if (round() == 0)
        dealFirstRound();
}

void GameTable::setHurrying(bool hurrying)
{
    if (std::exchange(m_isHurrying, hurrying) != hurrying)
        emit hurryingChanged();
}

void GameTable::tellChanges()
{
    if (isViewerAsked() || isRoundOver())
        setHurrying(false);
    tell(m_toldPiles, {drawCount(), discardCount(), discardTop()}, &GameTable::pilesChanged);
    tell(m_toldExposure, isViewerExposed(), &GameTable::exposureChanged);
    tell(m_toldPenalty, penaltyText(), &GameTable::penaltyChanged);
    tell(m_toldPlay, lastPlay(), &GameTable::lastPlayChanged);
    tell(m_toldChoice, hasChoice(), &GameTable::choiceChanged);
    tell(m_toldTurn, isMyTurn(), &GameTable::turnChanged);
    tell(m_toldInstruction, instruction(), &GameTable::instructionChanged);
    tell(m_toldRound, {round(), m_shown.round().winner, isRoundOver(), isMatchOver(), resultTitle(), resultDetail()},
         &GameTable::roundChanged);
}

/// DOS-CALL-6: by the table's clock, from when it happened and not from when it is seen.
void GameTable::startGrace(int seat)
{
    const qint64 left = m_sessionBase.isExposed(seat) ? m_sessionBase.graceMs() - m_sessionBase.msSinceExposed(seat) : 0;
    if (left <= 0)
        return;
    m_shown.seats().update(seat, [left](SeatRow &shown) { shown.graceLeft = static_cast<int>(left); });
    TableTimer::after(left, clock(), this, [this, seat] {
        if (m_sessionBase.msSinceExposed(seat) >= m_sessionBase.graceMs()) // or it was exposed anew meanwhile
            m_shown.seats().update(seat, [](SeatRow &shown) { shown.graceLeft = 0; });
    });
}

void GameTable::dealFirstRound()
{
    m_dealsByItself = true;
    nextRound();
    m_dealsByItself = false;
    if (m_sessionBase.mayTryAgain())
        m_shown.queue().time().after(Durations::retry, this, [this] { dealFirstRound(); });
}

void GameTable::setStoreProblem(const QString &problem)
{
    const QString before = std::exchange(m_storeProblem, problem);
    if (!problem.isEmpty())
        refuse(problem, {}, false);
    else if (!before.isEmpty() && m_refusal == before)
        setRefusal({}, {});
    if (before != problem)
        emit refusalChanged();
}

/// An AI tries again by itself: that is refused once, or a screen reader would say it every three seconds.
void GameTable::onNotStored(const QString &problem)
{
    m_problemIsOld = problem == m_storeProblem;
    if (m_problemIsOld)
        setRefusal(problem, {});
    else
        setStoreProblem(problem);
}

void GameTable::noteTurn()
{
    const int before = std::exchange(m_turnSeat, m_sessionBase.isPlaying() ? m_sessionBase.turnSeat() : -1);
    if (before != m_turnSeat && m_refusal != m_storeProblem)
        setRefusal({}, {});
}

int GameTable::target() const
{
    return m_sessionBase.target();
}

QString GameTable::dealNumber() const
{
    return QString::number(m_sessionBase.seating().seed);
}

bool GameTable::dealIsOpen() const
{
    return isMatchOver() || m_sessionBase.seating().seedIsKnown;
}

QString GameTable::dealSeal() const
{
    const MatchSeating &seating = m_sessionBase.seating();
    return QString::fromStdString(
        deal_commitment(game().toStdString(), static_cast<int>(seating.seats.size()), seating.seed));
}

void GameTable::saveMatch()
{
    const std::optional<FileOutcome> outcome =
        tableside::saveMatch(m_sessionBase, m_savePlace, QDateTime::currentMSecsSinceEpoch());
    if (outcome)
        m_notice.tell(*outcome);
}

void GameTable::setFileDesk(const FileDesk &desk)
{
    m_savePlace.setDesk(desk);
    m_notice.setFolderOpener(desk.openFolder);
}

bool GameTable::isPaused() const
{
    return m_sessionBase.clock().isPaused();
}

void GameTable::setPaused(bool paused)
{
    if (paused == isPaused())
        return;
    clock().setPaused(paused);
    emit pausedChanged();
}

bool GameTable::isMyTurn() const
{
    return !isBusy() && m_sessionBase.isPlaying() && m_sessionBase.turnSeat() == viewerSeat();
}

qreal GameTable::graceFilled(int seat) const
{
    return std::min(1.0, static_cast<qreal>(m_sessionBase.msSinceExposed(seat)) / std::max(1, m_sessionBase.graceMs()));
}

QString GameTable::penaltyText() const
{
    const int owed = m_shown.seats().row(viewerSeat()).owed;
    return owed > 0 ? tr("You draw %n card(s) at the end of your turn", nullptr, owed) : QString();
}

QString GameTable::caughtWords(int seat, int by) const
{
    if (seat == viewerSeat()) //: Huge across the table; %1 who has caught the viewer, who draws two cards
        return tr("%1 caught you! +2").arg(nameOf(by));
    if (by == viewerSeat()) //: Huge across the table; %1 whom the viewer has caught, and who draws two cards
        return tr("You caught %1! +2").arg(nameOf(seat));
    //: Huge across the table; %1 has caught %2, who draws two cards
    return tr("%1 caught %2! +2").arg(nameOf(by), nameOf(seat));
}

QString GameTable::unnoticedWords() const
{
    //: Shown for a moment to a player who has forgotten to call and was not caught. %1 the call: "DOS!"
    return tr("You forgot “%1”, but nobody noticed.").arg(callWord());
}

bool GameTable::isViewerExposed() const
{
    return m_sessionBase.isExposed(viewerSeat());
}

void GameTable::catchFirst()
{
    // A call in the last moment leaves whom it was meant for: nobody else who called long ago
    const auto reasonToCatch = [this](int seat) {
        const SeatRow &shown = m_shown.seats().row(seat);
        return shown.exposed ? 3 : shown.justSafe ? 2 : shown.isCatchable() ? 1 : 0;
    };
    int found = -1;
    for (int step = 1; step < seatCount(); ++step) {
        const int seat = (viewerSeat() + step) % seatCount();
        if (reasonToCatch(seat) > (found < 0 ? 0 : reasonToCatch(found)))
            found = seat;
    }
    if (found >= 0)
        catchSeat(found);
    else if (m_sessionBase.isPlaying())
        refuse(tr("You can’t catch anyone right now."), catchRule());
}

QString GameTable::resultTitle() const
{
    if (isMatchOver()) {
        const int winner = m_shown.round().matchWinner;
        return winner == viewerSeat() ? tr("You win the game!") : tr("%1 wins the game").arg(nameOf(winner));
    }
    if (!isRoundOver())
        return {};
    const int winner = m_shown.round().winner;
    return winner == viewerSeat() ? tr("You win round %1").arg(round())
                                  : tr("%1 wins round %2").arg(nameOf(winner)).arg(round());
}

QString GameTable::resultDetail() const
{
    const bool isReached = std::any_of(m_shown.seats().rows().begin(), m_shown.seats().rows().end(),
                                       [this](const SeatRow &seat) { return seat.score >= target(); });
    if (m_sessionBase.countsAgainst() && isReached && !isMatchOver()) //: Nobody has won yet. %1 points that end a game
        return tr("Someone reached %1, but the lowest total is tied. Play another round.").arg(target());
    if (m_sessionBase.countsAgainst())
        return tr("Cards count against you. At %1, the lowest total wins.").arg(target());
    return isMatchOver() ? tr("First to %1.").arg(target())
                         : tr("The winner scores everyone else’s cards. First to %1 wins.").arg(target());
}

/// Mentions the penalty cards until the viewer plays again.
QString GameTable::waitingWords() const
{
    const int paid = m_shown.penaltyPaid();
    if (paid == 0)
        return turnWords();
    return tr("You drew %n penalty card(s).", nullptr, paid) + QLatin1Char(' ') + turnWords();
}

QString GameTable::turnWords() const
{
    if (m_sessionBase.isPlaying() && !isBusy() && m_sessionBase.turnSeat() != viewerSeat())
        return tr("%1 is thinking…").arg(nameOf(m_sessionBase.turnSeat()));
    const int seat = m_shown.round().turnSeat;
    if (seat < 0)
        return tr("Dealing the cards…");
    return seat == viewerSeat() ? tr("Your turn.") : tr("%1’s turn.").arg(nameOf(seat));
}

void GameTable::refuse(const QString &text, std::string_view rule, bool withSound)
{
    setRefusal(text, QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size())));
    if (withSound)
        m_sounds.play(Sound::refused);
    emit refused(m_refusal, m_refusalRule);
}

void GameTable::setRefusal(const QString &text, const QString &rule)
{
    if (m_refusal == text && m_refusalRule == rule)
        return;
    m_refusal = text;
    m_refusalRule = rule;
    emit refusalChanged();
}

} // namespace tableside
