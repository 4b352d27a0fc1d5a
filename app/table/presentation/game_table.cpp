// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/presentation/game_table.h"

#include "app/audio/sound_board.h"
#include "app/files/while_alive.h"
#include "app/table/session/match_file.h"
#include "engine/record/commitment.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace tableside {

GameTable::GameTable(MatchSessionBase &session, SoundBoard &sounds, QObject *parent)
    : QObject(parent), m_sounds(sounds), m_shown(session.seating(), session.clock().time(), sounds),
      m_passAndPlay(session.isReplay() ? std::vector<int>() : session.seating().people()), m_sessionBase(session),
      m_glides(session.clock().time()), m_earlyCall(session, [this](int seat) { callFor(seat); })
{
    m_ownSeat.setSourceModel(&m_shown.seats());
    m_ownSeat.setFilterRole(m_shown.seats().roleNames().key("isYou"));
    m_ownSeat.setFilterFixedString(QStringLiteral("true"));
    connect(&m_shown, &ShownTable::shown, this, [this] { update(); });
    connect(&m_shown, &ShownTable::called, this, &GameTable::called);
    connect(&m_shown, &ShownTable::flightChanged, &m_glides, &Glides::setFlight);
    connect(&m_shown, &ShownTable::said, this, &GameTable::said);
    connect(&m_shown, &ShownTable::nowExposed, this, &GameTable::onNowExposed);
    connect(&m_passAndPlay, &PassAndPlay::changed, this, &GameTable::viewerChanged);
    if (session.isReplay()) // nobody can catch in a replay, and AI players do not think
        m_shown.seats().updateAll([](SeatRow &seat) { seat.mayBeCaughtHere = seat.thinksHere = false; });
    connect(&session, &MatchSessionBase::notStored, this, &GameTable::onNotStored);
    connect(&session, &MatchSessionBase::happened, this, [this] { setStoreProblem({}); });
    connect(&m_earlyCall, &EarlyCall::changed, this, &GameTable::callArmedChanged);
    connect(&session, &MatchSessionBase::rewound, this, [this] { setStoreProblem({}); });
}

void GameTable::connectParts(CardsModel &cards, HintModel &hint, ReviewModel &review)
{
    m_cards = &cards;
    m_hint = &hint;
    m_review = &review;
    connect(&m_shown.queue(), &StepQueue::busyChanged, this, [this] { update(); });
    connect(&m_shown.queue(), &StepQueue::busyChanged, this, &GameTable::busyChanged);
    connect(&hint, &HintModel::refused, this, [this](const QString &reason) {
        if (!isBusy() && m_sessionBase.isPlaying()) // while cards move, the screen may still show an earlier turn
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
    m_sessionBase.settle();
    startPlayers();
    if (round() == 0)
        dealFirstRound();
}

void GameTable::lookFrom(int seat, bool seesAll)
{
    m_seesAll = seesAll;
    setViewer(seat);
}

void GameTable::propose(const std::vector<int> &cardIds)
{
    if (std::exchange(m_proposed, cardIds) != cardIds)
        update();
}

BookEntry &GameTable::createBookEntry(ScoreStore &book)
{
    m_bookEntry = new BookEntry(m_sessionBase, book, this);
    return *m_bookEntry;
}

void GameTable::setGuide(TableGuide *guide)
{
    m_guide = guide;
    if (guide) {
        connect(guide, &TableGuide::changed, this, [this] { update(); });
        connect(guide, &QObject::destroyed, this, [this] { m_guide = nullptr; });
    }
    emit guideChanged();
}

void GameTable::setPhones(const std::set<int> &seats)
{
    if (m_phones == seats)
        return;
    m_shown.queue().finish(); // a card still moving would show its face after the hand was hidden
    emit aboutToPass();
    forgetChoice();
    m_earlyCall.disarm();
    m_phones = seats;
    std::vector<int> people = m_sessionBase.seating().people();
    std::erase_if(people, [&](int seat) { return seats.contains(seat); });
    m_passAndPlay.setPeople(people, !seats.empty());
    for (const int seat : m_sessionBase.seating().people()) {
        if (!m_sessionBase.isPlaying())
            break; // after a round, all hands are shown
        if (m_passAndPlay.isActive())
            m_cards->hideHand(seat);
        else if (seat == people.front())
            revealHand(seat);
    }
    setViewer(people.empty() ? viewerSeat() : people.front());
    const auto mayCatch = [&](int seat) { return std::ranges::any_of(people, [seat](int other) { return other != seat; }); };
    m_shown.seats().updateAll([&](SeatRow &seat) { seat.mayBeCaughtHere = mayCatch(seat.seat); });
    update();
}

void GameTable::showPhone(int seat, SeatRow::PhoneState state)
{
    m_shown.seats().update(seat, [state](SeatRow &row) { row.phone = state; });
}

QString GameTable::instruction() const
{
    const QString said = m_guide ? m_guide->words() : QString();
    return said.isEmpty() ? usualInstruction() : said;
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
    tell(m_toldMoment, moment(), &GameTable::momentChanged);
    tell(m_toldPiles, {drawCount(), discardCount(), discardTop()}, &GameTable::pilesChanged);
    tell(m_toldExposure, isViewerExposed(), &GameTable::exposureChanged);
    tell(m_toldPenalty, penaltyText(), &GameTable::penaltyChanged);
    tell(m_toldPlay, {lastPlay(), latestLines()}, &GameTable::lastPlayChanged);
    tell(m_toldChoice, hasChoice(), &GameTable::choiceChanged);
    tell(m_toldTurn, isMyTurn(), &GameTable::turnChanged);
    tell(m_toldInstruction, instruction(), &GameTable::instructionChanged);
    tell(m_toldTakeBackProblem, takeBackProblem(), &GameTable::takeBackChanged);
    tell(
        m_toldRound,
        {round(), m_shown.round().winner, isRoundOver(), isMatchOver(), resultTitle(), resultDetail(), m_sessionBase.takeBacks()},
        &GameTable::roundChanged);
}

/// Shows the grace time, in which the player at \p seat has to call but cannot be caught. If several people share the device,
/// another person may have the device now. The grace time of a person is therefore restarted, now and when the device is passed.
void GameTable::onNowExposed(int seat)
{
    if (m_passAndPlay.isActive() && m_passAndPlay.isPerson(seat)) {
        m_sessionBase.restartGrace(seat);
        m_passAndPlay.addPendingGrace(seat);
    }
    startGrace(seat);
}

/// Shows the grace time that is left, in which nobody can catch the seat (DOS-CALL-6). The grace time began when the engine set
/// the seat as exposed (able to be caught), even if the screen shows that later, or when it was restarted.
void GameTable::startGrace(int seat)
{
    const qint64 left = m_sessionBase.isExposed(seat) ? m_sessionBase.graceMs() - m_sessionBase.msSinceExposed(seat) : 0;
    if (left <= 0)
        return;
    m_shown.seats().update(seat, [left](SeatRow &shown) { shown.graceLeft = static_cast<int>(left); });
    TableTimer::after(left, clock(), this, [this, seat] {
        if (m_sessionBase.msSinceExposed(seat) >= m_sessionBase.graceMs()) // false if the grace time was restarted
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

/// Shows a reason that arises during play at once, until the next event.
void GameTable::setNotKept(const QString &why)
{
    if (why == m_notKept)
        return;
    m_notKept = why;
    setStoreProblem(why);
    emit refusalChanged();
}

/// Emits a repeated problem only once. AI players try to store their action again every three seconds, and a screen reader would
/// otherwise repeat the problem each time.
void GameTable::onNotStored(const QString &problem)
{
    m_problemIsOld = problem == m_storeProblem;
    if (m_problemIsOld)
        setRefusal(problem, {});
    else
        setStoreProblem(problem);
}

/// If several people share the device, only the shown hand is seen. Otherwise the viewer's hand is always seen, even by a person
/// who only watches AI players.
int GameTable::observer() const
{
    return m_passAndPlay.isActive() ? m_passAndPlay.shownSeat() : viewerSeat();
}

bool GameTable::isHandShown() const
{
    return hasPeople() && !m_passAndPlay.isCovered();
}

/// Passes the device to the person who acts next. Does nothing while events are being shown, while a person has the device out of
/// turn, or while the person reads a shown hand. noteTurn() calls this function again later.
void GameTable::passOn()
{
    if (!m_passAndPlay.isActive() || isBusy() || m_isTelling || !m_sessionBase.isPlaying() || m_passAndPlay.isInterrupting()
        || isReading())
        return;
    const int seat = m_sessionBase.turnSeat();
    const bool isPassed = m_passAndPlay.shownSeat() >= 0 || m_passAndPlay.awaited() >= 0;
    if (!m_passAndPlay.isPerson(seat) && m_passAndPlay.hasPhones() && isPassed)
        coverHand(-1); // people with phones see the table, too
    if (!m_passAndPlay.isPerson(seat) || seat == m_passAndPlay.shownSeat() || seat == m_passAndPlay.awaited())
        return;
    coverHand(seat);
    restartGraces();
}

void GameTable::coverHand(int seat)
{
    emit aboutToPass();
    forgetChoice();
    if (m_refusal != m_storeProblem)
        setRefusal({}, {}); // the refusal's text may name private cards
    if (m_passAndPlay.shownSeat() >= 0)
        m_cards->hideHand(m_passAndPlay.shownSeat());
    m_passAndPlay.lower(seat);
    if (seat >= 0)
        setViewer(seat);
    setHurrying(false);
}

/// Restarts the grace time, in which nobody can catch, of each person who had to call while another person had the device.
void GameTable::restartGraces()
{
    for (const int exposed : m_passAndPlay.takePendingGraces()) {
        m_sessionBase.restartGrace(exposed);
        startGrace(exposed);
    }
}

void GameTable::setViewer(int seat)
{
    m_shown.setViewer(seat, isBoard());
    m_cards->setViewer(seat);
    m_hint->setSeat(seat);
    emit viewerChanged();
}

void GameTable::showCards()
{
    const int seat = m_passAndPlay.awaited();
    m_shown.queue().finish();
    if (seat < 0 || m_passAndPlay.awaited() != seat) // the last steps asked for another person
        return;
    m_passAndPlay.lift();
    revealHand(seat);
    update();
}

void GameTable::coverCards()
{
    const int seat = m_passAndPlay.shownSeat();
    if (seat < 0)
        return;
    m_shown.queue().finish(); // a card still moving would show its face after the hand was hidden
    if (m_passAndPlay.shownSeat() != seat || !m_sessionBase.isPlaying())
        return;
    coverHand(seat);
    update();
}

void GameTable::interrupt(int seat)
{
    m_shown.queue().finish();
    if (!mayInterrupt() || !m_passAndPlay.isPerson(seat) || seat == m_sessionBase.turnSeat())
        return;
    m_passAndPlay.setInterrupting(true);
    coverHand(seat);
    update();
}

void GameTable::stopInterrupting()
{
    if (!m_passAndPlay.isInterrupting())
        return;
    m_passAndPlay.setInterrupting(false);
    if (!m_passAndPlay.isPerson(m_sessionBase.turnSeat()))
        coverHand(-1);
    update();
}

void GameTable::call()
{
    m_sounds.play(callSound());
    const bool isAsking = m_passAndPlay.question() != PassAndPlay::Nothing; // the table asks one question at a time
    if (!m_sessionBase.isPlaying() || !hasPeople() || isAsking)
        return;
    if (m_passAndPlay.isCovered())
        m_passAndPlay.ask(PassAndPlay::WhoCalls);
    else if (!m_earlyCall.arm(viewerSeat(), mayLeadToCall(m_shown.seats().row(viewerSeat()).handCount)))
        judgeCall(viewerSeat());
}

void GameTable::judgeCall(int seat)
{
    m_sessionBase.judgePress(seat, seat, [this, seat] { callFor(seat); });
}

void GameTable::judgeCatch(int by, int seat)
{
    m_sessionBase.judgePress(by, seat, [this, by, seat] { catchAs(by, seat); });
}

void GameTable::catchSeat(int seat)
{
    std::vector<int> others = m_passAndPlay.people();
    std::erase(others, seat);
    if (!m_sessionBase.isPlaying() || others.empty() || m_passAndPlay.question() != PassAndPlay::Nothing)
        return;
    const bool isOwnHand = std::ranges::find(others, m_passAndPlay.shownSeat()) != others.end();
    if (others.size() > 1 && mayCatchCost(seat))
        m_passAndPlay.ask(PassAndPlay::WhoCatches, seat);
    else
        judgeCatch(isOwnHand ? m_passAndPlay.shownSeat() : others.front(), seat);
}

void GameTable::answerWho(int seat)
{
    const PassAndPlay::Question question = m_passAndPlay.question();
    const int caughtSeat = m_passAndPlay.caughtSeat();
    m_passAndPlay.ask(PassAndPlay::Nothing);
    if (!m_passAndPlay.isPerson(seat) || !m_sessionBase.isPlaying())
        return;
    if (question == PassAndPlay::WhoCalls)
        judgeCall(seat);
    else if (question == PassAndPlay::WhoCatches && seat != caughtSeat)
        judgeCatch(seat, caughtSeat);
}

QString GameTable::questionWords() const
{
    switch (m_passAndPlay.question()) {
    case PassAndPlay::WhoCalls: //: Asked of the people at the table. %1 the call: "DOS!"
        return tr("Who calls “%1”?").arg(callWord());
    case PassAndPlay::WhoCatches: //: Asked of the people at the table. %1 a player's name
        return tr("Who catches %1?").arg(nameOf(m_passAndPlay.caughtSeat()));
    case PassAndPlay::Nothing: break;
    }
    return {};
}

void GameTable::noteTurn()
{
    if (!m_sessionBase.isPlaying() && m_passAndPlay.question() != PassAndPlay::Nothing)
        m_passAndPlay.ask(PassAndPlay::Nothing); // nobody can call or catch any more
    passOn();
    const int before = std::exchange(m_turnSeat, m_sessionBase.isPlaying() ? m_sessionBase.turnSeat() : -1);
    if (before == m_turnSeat)
        return;
    m_earlyCall.disarm();
    if (m_refusal != m_storeProblem)
        setRefusal({}, {});
}

int GameTable::target() const
{
    return m_sessionBase.target();
}

bool GameTable::isDaily() const
{
    return m_sessionBase.seating().day.isValid();
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
    return QString::fromStdString(deal_commitment(game().toStdString(), static_cast<int>(seating.seats.size()), seating.seed));
}

void GameTable::saveMatch()
{
    tableside::saveMatch(m_sessionBase, m_savePlace, QDateTime::currentMSecsSinceEpoch(),
                         whileAlive(this, [this](const FileOutcome &outcome) { m_notice.tell(outcome); }));
}

void GameTable::setFileService(const FileService &service)
{
    m_savePlace.setFileService(service);
    m_notice.setFileService(service);
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
    return isHandShown() && !isBusy() && m_sessionBase.isPlaying() && m_sessionBase.turnSeat() == viewerSeat();
}

qreal GameTable::graceFilled(int seat) const
{
    return std::min(1.0, static_cast<qreal>(m_sessionBase.msSinceExposed(seat)) / std::max(1, m_sessionBase.graceMs()));
}

QString GameTable::penaltyText() const
{
    const int owed = m_shown.seats().row(viewerSeat()).owed;
    return owed > 0 && isHandShown() ? tr("You draw %n card(s) at the end of your turn", nullptr, owed) : QString();
}

bool GameTable::isViewerExposed() const
{
    if (isHandShown() || !m_passAndPlay.isActive())
        return m_sessionBase.isExposed(viewerSeat());
    return std::ranges::any_of(m_passAndPlay.people(), [this](int seat) { return m_sessionBase.isExposed(seat); });
}

void GameTable::catchFirst()
{
    // The player may call just before a person presses the key to catch. The person then still meant this player, not one who
    // called long ago.
    const auto reasonToCatch = [this](int seat) {
        const SeatRow &shown = m_shown.seats().row(seat);
        return !shown.mayBeCaughtHere ? 0 : shown.exposed ? 3 : shown.justSafe ? 2 : shown.isCatchable() ? 1 : 0;
    };
    int found = -1;
    for (int step = 1; step <= seatCount(); ++step) {
        const int seat = (viewerSeat() + step) % seatCount();
        if (reasonToCatch(seat) > (found < 0 ? 0 : reasonToCatch(found)))
            found = seat;
    }
    if (found >= 0)
        catchSeat(found);
    else if (m_sessionBase.isPlaying())
        refuse(tr("You can’t catch anyone right now."), catchRule());
}

void GameTable::takeBack()
{
    if (!isTakeBackAllowed())
        return;
    if (const QString problem = takeBackProblem(); !problem.isEmpty())
        return refuse(problem, {});
    if (!m_sessionBase.takeBack(viewerSeat()).isEmpty())
        return; // notStored() has reported the problem
    setRefusal({}, {});
    setHurrying(false);
    m_sounds.play(Sound::cardSlide);
}

QString GameTable::takeBackProblem() const
{
    if (!isTakeBackAllowed() || m_sessionBase.actionsToTakeBack(viewerSeat()) > 0)
        return {};
    return m_sessionBase.isPlaying() //: Why nothing can be taken back now
        ? tr("There’s nothing to take back in this round yet.")
        //: Why nothing can be taken back now
        : tr("You can’t take back a finished round.");
}

QString GameTable::takenBackText() const
{
    const int count = m_sessionBase.takeBacks();
    //: At the end of a round or a game. %n: how many times the player took something back in this game
    return count == 0 ? QString() : tr("%n play(s) taken back", nullptr, count);
}

void GameTable::logTakenBack(const QString &sentence)
{
    m_shown.addLine(sentence, LogKind::Table, viewerSeat());
}

/// Adds a sentence about the undo to the log, from which screen readers announce it, and shows the sentence as the last play.
void GameTable::tellTakenBack(const QString &sentence)
{
    logTakenBack(sentence);
    m_shown.tellPlay(-1, sentence);
    emit tookBack(sentence);
}

QString GameTable::resultTitle() const
{
    if (isMatchOver()) {
        const int winner = m_shown.round().matchWinner;
        return winner == m_shown.addressee() ? tr("You win the game!") : tr("%1 wins the game").arg(nameOf(winner));
    }
    if (!isRoundOver())
        return {};
    const int winner = m_shown.round().winner;
    return winner == m_shown.addressee() ? tr("You win round %1").arg(round())
                                         : tr("%1 wins round %2").arg(nameOf(winner), QString::number(round()));
}

QString GameTable::resultDetail() const
{
    const bool isReached = std::any_of(m_shown.seats().rows().begin(), m_shown.seats().rows().end(),
                                       [this](const SeatRow &seat) { return seat.score >= target(); });
    return resultDetail(isMatchOver(), isReached);
}

QString GameTable::resultDetail(bool isOver, bool isReached) const
{
    if (m_sessionBase.countsAgainst() && isReached && !isOver) //: Nobody has won yet. %1 points that end a game
        return tr("Someone reached %1, but the lowest total is tied. Play another round.").arg(target());
    if (m_sessionBase.countsAgainst())
        return tr("Cards count against you. At %1, the lowest total wins.").arg(target());
    if (isOneRound())
        return tr("The winner of the round wins the game.");
    return isOver ? tr("First to %1.").arg(target())
                  : tr("The winner scores everyone else’s cards. First to %1 wins.").arg(target());
}

/// The text includes the penalty cards that the viewer has drawn since their last turn began.
QString GameTable::waitingWords() const
{
    if (m_passAndPlay.awaited() >= 0 && !isBusy()) //: %1 a player's name, who gets the device now
        return tr("Pass to %1.").arg(nameOf(m_passAndPlay.awaited()));
    const int paid = m_shown.penaltyPaid();
    if (paid == 0 || !isHandShown())
        return turnWords();
    return tr("You drew %n penalty card(s).", nullptr, paid) + QLatin1Char(' ') + turnWords();
}

QString GameTable::turnWords() const
{
    const int thinking = m_sessionBase.turnSeat();
    if (m_sessionBase.isPlaying() && !isBusy() && !m_sessionBase.seating().seats[static_cast<std::size_t>(thinking)].isPerson())
        return tr("%1 is thinking…").arg(nameOf(thinking));
    const int seat = m_shown.round().turnSeat;
    if (seat < 0)
        return tr("Dealing the cards…");
    return seat == viewerSeat() && isHandShown() ? tr("Your turn.") : tr("%1’s turn.").arg(nameOf(seat));
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
