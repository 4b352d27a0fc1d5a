// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/uno/uno_presenter.h"

#include <algorithm>

namespace tableside {

/// Stores that the seat draws \p drawn cards or misses its turn, for the text about missed turns. The cards are stored before the
/// missed turn. After a missed turn, the next call starts from zero.
void UnoPresenter::addLoss(int seat, int drawn, bool isMissed)
{
    MissedTurn &missed = m_round.missedTurns[static_cast<std::size_t>(seat)];
    if (missed.isMissed)
        missed = {};
    missed.drawn += drawn;
    missed.isMissed = isMissed;
}

/// Clears the drawn cards and the missed turn of \p seatGoingOn, whose turn begins or who plays. Other seats keep theirs only if
/// they missed a turn.
void UnoPresenter::clearLosses(int seatGoingOn)
{
    for (std::size_t seat = 0; seat < m_round.missedTurns.size(); ++seat) {
        if (static_cast<int>(seat) == seatGoingOn || !m_round.missedTurns[seat].isMissed)
            m_round.missedTurns[seat] = {};
    }
}

void UnoPresenter::operator()(const uno::TurnStarted &started)
{
    m_shown.step(0, [this, seat = started.seat] { clearLosses(seat); });
    GamePresenter::operator()(started);
}

void UnoPresenter::operator()(const uno::Dealt &dealt)
{
    dealHands(dealt.hands);
    m_shown.step(Durations::dealtCard, [this, dealt] {
        m_cards.turnFirst(dealt.top);
        m_round.color = dealt.top.color();
        m_shown.sound(Sound::cardLay);
        log(dealt, LogKind::Table, -1);
    });
    m_shown.step(Durations::pause, [] {});
}

void UnoPresenter::operator()(const uno::Played &played)
{
    m_shown.step(timeOf(played), [this, played] {
        m_cards.playFromHand(played.seat, played.card);
        m_round.colorBefore = m_round.color;
        if (!played.card.is_wild())
            m_round.color = played.card.color();
        if (m_round.challenge && m_round.challenge->seat == played.seat)
            m_round.challenge.reset();
        countHands();
        clearLosses(played.seat);
        if (played.jumps_in)
            m_shown.showTurn(played.seat); // UNO-JUMP-1: a jump-in has no TurnStarted event
        m_shown.setStatus(played.seat, {});
        recap(played.seat, {played.card});
        m_shown.sound(Sound::cardLay);
        m_shown.tellPlay(played.seat, log(played, LogKind::Match, played.seat));
    });
}

void UnoPresenter::operator()(const uno::Drew &drew)
{
    if (drew.why == uno::DrawReason::draw_two || drew.why == uno::DrawReason::draw_four)
        // This seat misses its turn. Its recap (the display of its last turn) begins here if no TurnStarted event came before.
        m_shown.step(0, [this, seat = drew.seat] { m_shown.beginRecap(seat); });
    GamePresenter::operator()(drew);
    if (drew.why == uno::DrawReason::turn)
        m_shown.step(0, [this, seat = drew.seat] {
            if (m_round.challenge && m_round.challenge->seat == seat)
                m_round.challenge.reset();
        });
    if (drew.why == uno::DrawReason::draw_two || drew.why == uno::DrawReason::draw_four || drew.why == uno::DrawReason::challenge)
        m_shown.step(0, [this, drew] { addLoss(drew.seat, static_cast<int>(drew.cards.size()), false); });
    if (drew.why == uno::DrawReason::caught)
        m_shown.step(0, [this, drew] { m_shown.showPenaltyPaid(drew.seat, static_cast<int>(drew.cards.size())); });
}

void UnoPresenter::operator()(const uno::ColorNamed &named)
{
    m_shown.step(timeOf(named), [this, named] {
        m_round.color = named.color;
        m_cards.nameTopColor(CardsModel::letterOf(named.color));
        m_shown.nameColor(named.seat, CardsModel::letterOf(named.color), words::colorName(named.color));
        m_shown.sound(Sound::colorNamed);
        m_shown.tellMore(named.seat, log(named, LogKind::Match, named.seat));
    });
}

void UnoPresenter::operator()(const uno::Reversed &reversed)
{
    m_shown.step(timeOf(reversed), [this, reversed] {
        m_round.direction = reversed.direction;
        log(reversed, LogKind::Table, -1);
    });
}

void UnoPresenter::operator()(const uno::Skipped &skipped)
{
    m_shown.step(timeOf(skipped), [this, skipped] {
        m_shown.beginRecap(skipped.seat);
        addLoss(skipped.seat, 0, true);
        log(skipped, LogKind::Table, skipped.seat);
    });
}

void UnoPresenter::operator()(const uno::Passed &passed)
{
    m_shown.step(0, [this, passed] {
        m_shown.setStatus(passed.seat,
                          //: What a player has just done, shown beside the name
                          tr("keeps the card"),
                          //: The same in the smallest place: a player keeps the card that they drew
                          tr("kept"));
        log(passed, LogKind::Draw, passed.seat);
    });
}

void UnoPresenter::operator()(const uno::Challenged &challenged)
{
    m_shown.step(timeOf(challenged), [this, challenged] {
        const bool isSeen = std::ranges::none_of(challenged.hand, &uno::Card::is_none);
        if (isViewer(challenged.seat) && isSeen) {
            m_round.challenge = challenged;
            m_round.challengedColor = m_round.colorBefore;
        }
        //: What a player has just done, shown beside the name
        m_shown.setStatus(challenged.seat, tr("challenges"));
        m_shown.sound(challenged.guilty ? Sound::caught : Sound::refused);
        m_shown.tellPlay(challenged.seat, log(challenged, LogKind::Caught, challenged.seat));
    });
}

void UnoPresenter::operator()(const uno::HandsSwapped &swapped)
{
    m_shown.step(timeOf(swapped), [this, swapped] {
        emit m_shown.flightChanged(Durations::swap); // whole hands travel slowly, so that one sees where they go
        m_cards.swapHands(swapped.seat, swapped.target, m_round.direction, swapped.hands);
        emit m_shown.flightChanged(Durations::flight);
        m_shown.seats().updateAll([](SeatRow &shown) { shown.called = false; });
        countHands();
        m_shown.tellMore(swapped.seat, log(swapped, LogKind::Table, swapped.seat));
    });
}

void UnoPresenter::operator()(const uno::Posing &posing)
{
    m_shown.step(0, [this, posing] {
        m_shown.setPosing(posing.seat, true);
        m_shown.sound(Sound::pose);
        log(posing, LogKind::Call, posing.seat);
    });
}

void UnoPresenter::operator()(const uno::Moved &moved)
{
    m_shown.step(timeOf(moved), [this, moved] {
        m_shown.setPosing(moved.seat, false);
        m_shown.flash(moved.seat, &SeatRow::movedNow);
        m_shown.sound(Sound::moved);
        log(moved, LogKind::Caught, moved.seat);
    });
}

void UnoPresenter::operator()(const uno::PoseEnded &ended)
{
    m_shown.step(0, [this, seat = ended.seat] { m_shown.setPosing(seat, false); });
}

void UnoPresenter::operator()(const uno::Blocked &blocked)
{
    m_shown.step(0, [this, blocked] { log(blocked, LogKind::Table, blocked.winner); });
}

} // namespace tableside
