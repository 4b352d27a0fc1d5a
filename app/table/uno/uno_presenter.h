// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts the events of UNO to steps on the screen.
#pragma once

#include <QCoreApplication>

#include <array>

#include "app/table/presentation/game_presenter.h"
#include "app/table/uno/uno_cards.h"

namespace tableside {

class UnoPresenter final : public GamePresenter<uno::Game, UnoCards>
{
    Q_DECLARE_TR_FUNCTIONS(tableside::UnoPresenter)

public:
    UnoPresenter(ShownTable &shown, UnoCards &cards, int target) : GamePresenter(shown, cards, Sound::callUno, target) {}

    void show(const uno::Event &event) { present(*this, event); }
    /// The number of cards that a seat had to draw, for a draw card or a challenge, since its last turn, and whether it then
    /// missed a turn.
    struct MissedTurn
    {
        int drawn = 0;
        bool isMissed = false;
    };
    /// The state of the round on the screen.
    struct Round
    {
        Color color = Color::any;       ///< The color in play; `any` if there is none yet.
        Color colorBefore = Color::any; ///< The color that was in play before the top discard.
        Color challengedColor = Color::any;
        int direction = 1;
        std::optional<uno::Challenged> challenge;
        std::array<MissedTurn, uno::most_seats> missedTurns{};
    };
    struct Kept
    {
        Round round;
        ShowTimes<uno::Game> times;
    };
    Kept kept() const { return {m_round, times()}; }
    void restore(const Kept &kept)
    {
        m_round = kept.round;
        setTimes(kept.times);
    }
    Color color() const { return m_round.color; }
    int direction() const { return m_round.direction; }
    /// Returns the challenge after which a hand was shown to the viewer (UNO-CHAL-1: the challenger sees the hand). The challenge
    /// remains until clearChallenge() is called, until the viewer plays or draws in turn, or until the next round. Plays and
    /// draws of other players do not clear the challenge.
    const std::optional<uno::Challenged> &challenge() const { return m_round.challenge; }
    /// Returns the color in play before the top card. A Wild Draw Four is a bluff if its player has a card of this color
    /// (UNO-ACT-5).
    Color colorBefore() const { return m_round.colorBefore; }
    /// Returns the color that was in play before the challenged Wild Draw Four.
    Color challengedColor() const { return m_round.challengedColor; }
    void clearChallenge() { m_round.challenge.reset(); }
    const MissedTurn &missedTurn(int seat) const { return m_round.missedTurns[static_cast<std::size_t>(seat)]; }

    using GamePresenter::operator();
    void operator()(const uno::TurnStarted &started);
    void operator()(const uno::Dealt &dealt);
    void operator()(const uno::Played &played);
    void operator()(const uno::Drew &drew);
    void operator()(const uno::ColorNamed &named);
    void operator()(const uno::Reversed &reversed);
    void operator()(const uno::Skipped &skipped);
    void operator()(const uno::Passed &passed);
    void operator()(const uno::Challenged &challenged);
    void operator()(const uno::HandsSwapped &swapped);
    void operator()(const uno::Posing &posing);
    void operator()(const uno::Moved &moved);
    void operator()(const uno::PoseEnded &ended);
    void operator()(const uno::Blocked &blocked);

private:
    void forgetRound() override { m_round = {}; }
    void addLoss(int seat, int drawn, bool isMissed);
    void clearLosses(int seatGoingOn);

    Round m_round;
};

} // namespace tableside
