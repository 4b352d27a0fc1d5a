#include "play/event_show.h"

#include "calls/sound_board.h"
#include "play/cards_model.h"
#include "play/durations.h"
#include "play/log_model.h"
#include "play/result_model.h"
#include "play/seats_model.h"
#include "play/step_queue.h"
#include "play/words.h"

#include <QTimer>

#include <algorithm>

namespace tableside {

EventShow::EventShow(Models models, StepQueue &queue, SoundBoard &sounds, const MatchConfig &config, int viewerSeat,
                     QObject *parent)
    : QObject(parent), m_models(models), m_queue(queue), m_sounds(sounds), m_names(config.names()),
      m_portraits(config.portraits()), m_viewerSeat(viewerSeat)
{
}

void EventShow::show(const dos::Event &event)
{
    std::visit(*this, event);
}

namespace {

int cardsIn(const dos::Dealt &dealt)
{
    std::size_t count = dealt.row.size();
    for (const dos::Cards &hand : dealt.hands)
        count += hand.size();
    return static_cast<int>(count);
}

struct ShowTime
{
    int operator()(const dos::RoundStarted &) const { return Durations::shuffle; }
    int operator()(const dos::Dealt &dealt) const { return cardsIn(dealt) * Durations::dealtCard + Durations::pause; }
    int operator()(const dos::Drew &drew) const { return static_cast<int>(drew.cards.size()) * Durations::flight; }
    int operator()(const dos::Matched &) const { return Durations::flight + Durations::pause; }
    int operator()(const dos::Laid &) const { return Durations::flight; }
    int operator()(const dos::Discarded &) const { return Durations::flight; }
    int operator()(const dos::Refilled &refilled) const
    {
        return static_cast<int>(refilled.cards.size()) * Durations::quick;
    }
    int operator()(const dos::Reshuffled &) const { return Durations::shuffle; }
    int operator()(const dos::Scored &) const { return Durations::roundEnd; }
    int operator()(const auto &) const { return 0; }
};

} // namespace

int EventShow::showTime(const dos::Event &event)
{
    return std::visit(ShowTime(), event);
}

void EventShow::step(int ms, std::function<void()> action)
{
    m_queue.push(ms, [this, action = std::move(action)] {
        action();
        emit shown();
    });
}

void EventShow::sound(Sound sound)
{
    if (!m_silent)
        m_sounds.play(sound);
}

void EventShow::log(const dos::Event &event, const QString &kind, int seat)
{
    m_models.log.append({words::logLine(event, m_names, m_viewerSeat), kind, seat});
}

void EventShow::setStatus(int seat, const QString &status)
{
    m_models.seats.update(seat, [&](SeatsModel::Seat &shown) { shown.status = status; });
}

void EventShow::countHands()
{
    m_models.seats.updateAll([&](int seat, SeatsModel::Seat &shown) {
        shown.handCount = static_cast<int>(m_models.cards.hand(seat).size());
    });
}

void EventShow::setExposed(int seat, bool exposed)
{
    m_models.seats.update(seat, [&](SeatsModel::Seat &shown) { shown.exposed = exposed; });
}

void EventShow::flashCall(int seat)
{
    if (m_silent)
        return;
    m_models.seats.update(seat, [](SeatsModel::Seat &shown) { shown.calledNow = true; });
    QTimer::singleShot(Durations::callFlash, this, [this, seat] {
        m_models.seats.update(seat, [](SeatsModel::Seat &shown) { shown.calledNow = false; });
    });
    emit called(seat);
}

void EventShow::operator()(const dos::DealerDrawn &drawn)
{
    step(0, [this, drawn] { log(drawn, QStringLiteral("round"), drawn.dealer); });
}

void EventShow::operator()(const dos::RoundStarted &round)
{
    step(showTime(round), [this, round] {
        m_turn = {};
        m_turn.round = round.number;
        m_models.cards.gatherDeck();
        m_models.seats.updateAll([&](int seat, SeatsModel::Seat &shown) {
            shown.isDealer = seat == round.dealer;
            shown.inTurn = shown.exposed = false;
            shown.status.clear();
        });
        countHands();
        sound(Sound::shuffle);
        log(round, QStringLiteral("round"), round.dealer);
    });
}

void EventShow::operator()(const dos::Dealt &dealt)
{
    const std::size_t each = dealt.hands.front().size();
    for (std::size_t card = 0; card < each; ++card) {
        for (std::size_t seat = 0; seat < dealt.hands.size(); ++seat) {
            step(Durations::dealtCard, [this, seat, dealtCard = dealt.hands[seat][card]] {
                m_models.cards.moveToHand(static_cast<int>(seat), dealtCard);
                countHands();
                sound(Sound::deal);
            });
        }
    }
    for (const dos::Card card : dealt.row) {
        step(Durations::dealtCard, [this, card] {
            m_models.cards.moveToRow(card);
            sound(Sound::cardLay);
        });
    }
    step(Durations::pause, [] {});
}

void EventShow::operator()(const dos::TurnStarted &started)
{
    step(0, [this, seat = started.seat] {
        m_turn.turnSeat = seat;
        m_turn.bonusLays = m_turn.othersDraw = 0;
        m_models.seats.updateAll([&](int other, SeatsModel::Seat &shown) {
            shown.inTurn = other == seat;
            if (shown.inTurn)
                shown.status.clear();
        });
        if (seat == m_viewerSeat)
            sound(Sound::yourTurn);
    });
}

void EventShow::operator()(const dos::Drew &drew)
{
    for (const dos::Card card : drew.cards) {
        step(Durations::flight, [this, card, seat = drew.seat] {
            m_models.cards.moveToHand(seat, card);
            countHands();
            sound(Sound::cardSlide);
        });
    }
    step(0, [this, drew] {
        const int count = static_cast<int>(drew.cards.size());
        //: What a player has just done, shown beside the name
        setStatus(drew.seat, drew.cards.empty() ? tr("no card left") : tr("drew %n", nullptr, count));
        log(drew, QStringLiteral("draw"), drew.seat);
    });
}

void EventShow::operator()(const dos::Matched &matched)
{
    step(showTime(matched), [this, matched] {
        m_models.cards.playOnRow(matched.seat, matched.row, matched.cards);
        if (matched.reading.bonus != dos::Bonus::none)
            ++m_turn.bonusLays;
        if (matched.reading.bonus == dos::Bonus::double_)
            ++m_turn.othersDraw;
        countHands();
        //: What a player has just done, shown beside the name
        setStatus(matched.seat, tr("matched"));
        sound(Sound::cardLay);
        log(matched, QStringLiteral("match"), matched.seat);
    });
}

void EventShow::operator()(const dos::Laid &laid)
{
    step(showTime(laid), [this, laid] {
        m_models.cards.layFromHand(laid.seat, laid.card);
        if (laid.why == dos::LayReason::bonus && m_turn.bonusLays > 0)
            --m_turn.bonusLays;
        countHands();
        //: What a player has just done, shown beside the name
        setStatus(laid.seat, tr("laid a card"));
        sound(Sound::cardLay);
        log(laid, QStringLiteral("lay"), laid.seat);
    });
}

void EventShow::operator()(const dos::BonusSkipped &skipped)
{
    step(0, [this, skipped] {
        m_turn.bonusLays = 0;
        log(skipped, QStringLiteral("lay"), skipped.seat);
    });
}

void EventShow::operator()(const dos::Discarded &discarded)
{
    step(showTime(discarded), [this] {
        m_models.cards.discardMatched();
        sound(Sound::cardSlide);
    });
}

void EventShow::operator()(const dos::Refilled &refilled)
{
    for (const dos::Card card : refilled.cards) {
        step(Durations::quick, [this, card] {
            m_models.cards.moveToRow(card);
            sound(Sound::cardLay);
        });
    }
    step(0, [this, refilled] { log(refilled, QStringLiteral("table"), -1); });
}

void EventShow::operator()(const dos::Reshuffled &reshuffled)
{
    step(showTime(reshuffled), [this, reshuffled] {
        m_models.cards.reshuffle();
        sound(Sound::shuffle);
        log(reshuffled, QStringLiteral("table"), -1);
    });
}

void EventShow::operator()(const dos::Exposed &exposed)
{
    step(0, [this, seat = exposed.seat] { setExposed(seat, true); });
}

void EventShow::operator()(const dos::WindowClosed &closed)
{
    step(0, [this, closed] {
        setExposed(closed.seat, false);
        log(closed, QStringLiteral("call"), closed.seat);
    });
}

void EventShow::operator()(const dos::Called &called)
{
    step(0, [this, called] {
        setExposed(called.seat, false);
        if (called.seat != m_viewerSeat) // the viewer's own call has sounded under the finger
            sound(Sound::callDos);
        flashCall(called.seat);
        log(called, QStringLiteral("call"), called.seat);
    });
}

void EventShow::operator()(const dos::Caught &caught)
{
    step(Durations::pause, [this, event = caught] {
        setExposed(event.seat, false);
        sound(Sound::caught);
        log(event, QStringLiteral("caught"), event.seat);
        if (!m_silent)
            emit this->caught(event.seat, event.by);
    });
}

void EventShow::operator()(const dos::FalselyCaught &caught)
{
    step(0, [this, event = caught] {
        sound(Sound::refused);
        log(event, QStringLiteral("caught"), event.by);
    });
}

void EventShow::operator()(const dos::WentOut &out)
{
    step(0, [this, out] { log(out, QStringLiteral("match"), out.seat); });
}

void EventShow::operator()(const dos::Scored &scored)
{
    step(showTime(scored), [this, scored] {
        for (std::size_t seat = 0; seat < scored.hands.size(); ++seat)
            m_models.cards.revealHand(static_cast<int>(seat), scored.hands[seat]);
    });
    step(0, [this, scored] {
        m_turn.roundOver = true;
        m_turn.winner = scored.winner;
        m_models.result.show(scored, m_names, m_portraits);
        m_models.seats.updateAll([&](int seat, SeatsModel::Seat &shown) {
            shown.score = scored.totals[static_cast<std::size_t>(seat)];
            shown.inTurn = shown.exposed = false;
        });
        sound(scored.winner == m_viewerSeat ? Sound::roundWon : Sound::roundLost);
        log(scored, QStringLiteral("score"), scored.winner);
    });
}

void EventShow::operator()(const dos::MatchWon &won)
{
    step(0, [this, won] {
        m_turn.matchWinner = won.seat;
        sound(Sound::matchWon);
        log(won, QStringLiteral("score"), won.seat);
    });
}

} // namespace tableside
