// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts the events of DOS to steps on the screen.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include <QObject>

#include "app/table/dos/dos_cards.h"
#include "app/table/presentation/game_presenter.h"

namespace tableside {

class DosPresenter final : public GamePresenter<dos::Game, DosCards>
{
public:
    DosPresenter(ShownTable &shown, DosCards &cards, int target) : GamePresenter(shown, cards, Sound::callDos, target) {}

    void show(const dos::Event &event) { present(*this, event); }
    /// The state of the turn as far as the screen shows it.
    struct Turn
    {
        int bonusLays = 0;
        int othersDraw = 0;
        dos::Card drawnCard; ///< The card drawn in this turn if the viewer has seen it; otherwise none.
    };
    struct Kept
    {
        Turn turn;
        ShowTimes<dos::Game> times;
    };
    Kept kept() const { return {m_turn, times()}; }
    void restore(const Kept &kept)
    {
        m_turn = kept.turn;
        setTimes(kept.times);
    }
    int bonusLays() const { return m_turn.bonusLays; }
    int othersDraw() const { return m_turn.othersDraw; }
    dos::Card drawnCard() const { return m_turn.drawnCard; }

    using GamePresenter::operator();
    void operator()(const dos::Dealt &dealt);
    void operator()(const dos::Matched &matched);
    void operator()(const dos::Laid &laid);
    void operator()(const dos::BonusSkipped &skipped);
    void operator()(const dos::Discarded &discarded);
    void operator()(const dos::Refilled &refilled);
    void operator()(const dos::Drew &drew);
    void operator()(const dos::Caught &caught);
    void operator()(const dos::FalselyCaught &caught);

private:
    void forgetRound() override { forgetTurn(); } // clears the turn in which the last round ended
    void forgetTurn() override { m_turn = {}; }

    Turn m_turn;
};

} // namespace tableside
