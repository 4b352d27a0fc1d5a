#include "app/table/presentation/event_presenter.h"

#include "app/audio/sound_board.h"
#include "app/table/presentation/cards_model.h"
#include "app/table/presentation/log_model.h"
#include "app/table/presentation/step_queue.h"
#include "app/table/session/durations.h"

namespace tableside {

EventPresenter::EventPresenter(const Models &models, CardsModel &cards, StepQueue &queue, SoundBoard &sounds,
                     const MatchSeating &seating, Sound call)
    : m_models(models), m_names(seating.names()), m_portraits(seating.portraits()),
      m_viewerSeat(seating.viewerSeat()), m_cards(cards), m_queue(queue), m_sounds(sounds), m_call(call)
{
}

void EventPresenter::step(int ms, std::function<void()> action)
{
    m_queue.push(ms, [this, action = std::move(action)] {
        action();
        emit shown();
    });
}

void EventPresenter::sound(Sound sound)
{
    if (!m_silent)
        m_sounds.play(sound);
}

void EventPresenter::addLine(const QString &text, const QString &kind, int seat)
{
    if (!text.isEmpty())
        m_models.log.append({text, kind, seat, !m_silent});
}

void EventPresenter::setStatus(int seat, const QString &status, const QString &inShort)
{
    m_models.seats.update(seat, [&](SeatsModel::Seat &shown) {
        shown.status = status;
        shown.shortStatus = inShort;
    });
}

void EventPresenter::countHands()
{
    m_models.seats.updateAll([&](int seat, SeatsModel::Seat &shown) {
        shown.handCount = static_cast<int>(m_cards.hand(seat).size());
    });
}

void EventPresenter::setExposed(int seat, bool exposed)
{
    if (m_models.seats.seat(seat).exposed == exposed)
        return;
    m_models.seats.update(seat, [&](SeatsModel::Seat &shown) {
        shown.justSafe = !exposed && !m_silent;
        shown.exposed = exposed;
        shown.graceLeft = 0;
    });
    if (m_models.seats.seat(seat).justSafe)
        putOutLater(seat, &SeatsModel::Seat::justSafe);
}

void EventPresenter::putOutLater(int seat, bool SeatsModel::Seat::*sign)
{
    m_queue.time().after(Durations::callFlash, this, [this, seat, sign] {
        m_models.seats.update(seat, [sign](SeatsModel::Seat &shown) { shown.*sign = false; });
    });
}

void EventPresenter::flashCall(int seat)
{
    if (m_silent)
        return;
    m_models.seats.update(seat, [](SeatsModel::Seat &shown) { shown.calledNow = true; });
    putOutLater(seat, &SeatsModel::Seat::calledNow);
    emit called(seat);
}

void EventPresenter::beginRound(int number, int dealer)
{
    m_round = {};
    m_round.round = number;
    m_penaltyPaid = 0;
    m_cards.gatherDeck();
    m_models.seats.updateAll([&](int seat, SeatsModel::Seat &shown) {
        shown.isDealer = seat == dealer;
        shown.inTurn = shown.exposed = shown.posing = false;
        shown.owed = 0;
        shown.status.clear();
    });
    countHands();
    sound(Sound::shuffle);
}

void EventPresenter::beginTurn(int seat)
{
    showTurn(seat);
    m_models.seats.updateAll([](int, SeatsModel::Seat &shown) { shown.owed = 0; });
    if (seat != m_viewerSeat)
        return;
    m_penaltyPaid = 0;
    sound(Sound::yourTurn);
}

void EventPresenter::showTurn(int seat)
{
    m_round.turnSeat = seat;
    m_models.seats.updateAll([&](int other, SeatsModel::Seat &shown) {
        shown.inTurn = other == seat;
        if (shown.inTurn)
            shown.status.clear();
    });
}

void EventPresenter::showDrawn(int seat, int count)
{
    //: What a player has just done, shown beside the name
    setStatus(seat, count == 0 ? tr("nothing to draw") : tr("drew %n", nullptr, count),
              QStringLiteral("+%1").arg(count));
}

void EventPresenter::showCall(int seat)
{
    setExposed(seat, false);
    if (seat != m_viewerSeat) // the viewer's own call has sounded under the finger
        sound(m_call);
    flashCall(seat);
}

void EventPresenter::showCaught(int seat, int by)
{
    setExposed(seat, false);
    sound(Sound::caught);
    if (!m_silent)
        emit caught(seat, by);
}

void EventPresenter::showPenalty(int seat)
{
    if (seat == m_round.turnSeat)
        m_models.seats.update(seat, [](SeatsModel::Seat &shown) { shown.owed += 2; });
}

void EventPresenter::showPenaltyPaid(int seat, int cards)
{
    m_models.seats.update(seat, [](SeatsModel::Seat &shown) { shown.owed = 0; });
    if (seat == m_viewerSeat)
        m_penaltyPaid += cards;
}

void EventPresenter::endRound(int winner, const std::vector<int> &totals)
{
    m_round.isOver = true;
    m_round.winner = winner;
    m_models.seats.updateAll([&](int seat, SeatsModel::Seat &shown) {
        shown.score = totals[static_cast<std::size_t>(seat)];
        shown.inTurn = shown.exposed = shown.posing = false;
        shown.owed = 0;
    });
    sound(winner == m_viewerSeat ? Sound::roundWon : Sound::roundLost);
}

void EventPresenter::endMatch(int winner)
{
    m_round.matchWinner = winner;
    sound(Sound::matchWon);
}

} // namespace tableside
