#include "app/table/uno/uno_presenter.h"

namespace tableside {

UnoPresenter::UnoPresenter(const Models &models, UnoCards &cards, StepQueue &queue, SoundBoard &sounds,
                 const MatchSeating &seating)
    : GamePresenter(models, cards, queue, sounds, seating, Sound::callUno)
{
}

void UnoPresenter::forgetRound()
{
    m_colour = Color::any;
    m_direction = 1;
    m_challenge.reset();
    m_missedTurn = {};
}

/// Cards first, then the turn; the next loss begins anew.
void UnoPresenter::noteLoss(int seat, int drawn, bool isMissed)
{
    if (seat != m_viewerSeat)
        return;
    if (m_missedTurn.isMissed)
        m_missedTurn = {};
    m_missedTurn.drawn += drawn;
    m_missedTurn.isMissed = isMissed;
}

/// Until the viewer plays again; cards that cost no turn are none.
void UnoPresenter::forgetLoss(int seatGoingOn)
{
    if (seatGoingOn == m_viewerSeat || !m_missedTurn.isMissed)
        m_missedTurn = {};
}

void UnoPresenter::operator()(const uno::TurnStarted &started)
{
    step(0, [this, seat = started.seat] { forgetLoss(seat); });
    GamePresenter::operator()(started);
}

void UnoPresenter::setPosing(int seat, bool posing)
{
    m_models.seats.update(seat, [&](SeatsModel::Seat &shown) { shown.posing = posing; });
}

void UnoPresenter::flashMoved(int seat)
{
    if (isSilent())
        return;
    m_models.seats.update(seat, [](SeatsModel::Seat &shown) { shown.movedNow = true; });
    putOutLater(seat, &SeatsModel::Seat::movedNow);
}

void UnoPresenter::operator()(const uno::Dealt &dealt)
{
    dealHands(dealt.hands);
    step(Durations::dealtCard, [this, dealt] {
        m_cards.turnFirst(dealt.top);
        m_colour = dealt.top.color();
        sound(Sound::cardLay);
        log(dealt, QStringLiteral("table"), -1);
    });
    step(Durations::pause, [] {});
}

void UnoPresenter::operator()(const uno::Played &played)
{
    step(timeOf(played), [this, played] {
        m_cards.playFromHand(played.seat, played.card);
        if (!played.card.is_wild())
            m_colour = played.card.color();
        if (played.seat == m_viewerSeat)
            m_challenge.reset();
        countHands();
        forgetLoss(played.seat);
        if (played.jumps_in)
            showTurn(played.seat); // no other event says so (UNO-JUMP-1)
        //: What a player has just done, shown beside the name
        setStatus(played.seat, played.jumps_in ? tr("jumped in") : QString());
        sound(Sound::cardLay);
        log(played, QStringLiteral("match"), played.seat);
    });
}

void UnoPresenter::operator()(const uno::Drew &drew)
{
    if (drew.seat == m_viewerSeat && drew.why == uno::DrawReason::turn)
        step(0, [this] { m_challenge.reset(); });
    GamePresenter::operator()(drew);
    if (drew.why == uno::DrawReason::draw_two || drew.why == uno::DrawReason::draw_four
        || drew.why == uno::DrawReason::challenge)
        step(0, [this, drew] { noteLoss(drew.seat, static_cast<int>(drew.cards.size()), false); });
    if (drew.why == uno::DrawReason::caught)
        step(0, [this, drew] { showPenaltyPaid(drew.seat, static_cast<int>(drew.cards.size())); });
}

void UnoPresenter::operator()(const uno::ColorNamed &named)
{
    step(timeOf(named), [this, named] {
        m_colour = named.color;
        sound(Sound::colourNamed);
        log(named, QStringLiteral("match"), named.seat);
    });
}

void UnoPresenter::operator()(const uno::Reversed &reversed)
{
    step(timeOf(reversed), [this, reversed] {
        m_direction = reversed.direction;
        log(reversed, QStringLiteral("table"), -1);
    });
}

void UnoPresenter::operator()(const uno::Skipped &skipped)
{
    step(timeOf(skipped), [this, skipped] {
        setStatus(skipped.seat,
                  //: What a player has just done, shown beside the name
                  tr("misses a turn"),
                  //: The same in the smallest place: a player misses a turn
                  tr("skipped"));
        noteLoss(skipped.seat, 0, true);
        log(skipped, QStringLiteral("table"), skipped.seat);
    });
}

void UnoPresenter::operator()(const uno::Passed &passed)
{
    step(0, [this, passed] {
        setStatus(passed.seat,
                  //: What a player has just done, shown beside the name
                  tr("keeps the card"),
                  //: The same in the smallest place: a player keeps the card that they drew
                  tr("kept"));
        log(passed, QStringLiteral("draw"), passed.seat);
    });
}

void UnoPresenter::operator()(const uno::Challenged &challenged)
{
    step(timeOf(challenged), [this, challenged] {
        if (challenged.seat == m_viewerSeat)
            m_challenge = challenged;
        //: What a player has just done, shown beside the name
        setStatus(challenged.seat, tr("challenges"));
        sound(challenged.guilty ? Sound::caught : Sound::refused);
        log(challenged, QStringLiteral("caught"), challenged.seat);
    });
}

void UnoPresenter::operator()(const uno::HandsSwapped &swapped)
{
    step(timeOf(swapped), [this, swapped] {
        m_cards.swapHands(swapped.seat, swapped.target, m_direction, swapped.hands);
        countHands();
        sound(Sound::shuffle);
        log(swapped, QStringLiteral("table"), swapped.seat);
    });
}

void UnoPresenter::operator()(const uno::Posing &posing)
{
    step(0, [this, posing] {
        setPosing(posing.seat, true);
        sound(Sound::pose);
        log(posing, QStringLiteral("call"), posing.seat);
    });
}

void UnoPresenter::operator()(const uno::Moved &moved)
{
    step(timeOf(moved), [this, moved] {
        setPosing(moved.seat, false);
        flashMoved(moved.seat);
        sound(Sound::moved);
        log(moved, QStringLiteral("caught"), moved.seat);
    });
}

void UnoPresenter::operator()(const uno::PoseEnded &ended)
{
    step(0, [this, seat = ended.seat] { setPosing(seat, false); });
}

void UnoPresenter::operator()(const uno::Blocked &blocked)
{
    step(0, [this, blocked] { log(blocked, QStringLiteral("table"), blocked.winner); });
}

} // namespace tableside
