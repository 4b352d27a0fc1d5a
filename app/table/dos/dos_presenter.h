// The events of DOS on their way to the screen.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include <QObject>

#include "app/table/dos/dos_cards.h"
#include "app/table/presentation/game_presenter.h"

namespace tableside {

class DosPresenter final : public GamePresenter<dos::Game, DosCards>
{
public:
    DosPresenter(ShownTable &shown, DosCards &cards) : GamePresenter(shown, cards, Sound::callDos) {}

    void show(const dos::Event &event) { std::visit(*this, event); }
    /// Of the turn that is on the screen.
    int bonusLays() const { return m_bonusLays; }
    int othersDraw() const { return m_othersDraw; }
    /// By whoever is in turn, where the viewer has seen it; none before that.
    dos::Card drawnCard() const { return m_drawnCard; }

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
    void forgetRound() override { forgetTurn(); } // the turn that ended the last one
    void forgetTurn() override
    {
        m_bonusLays = m_othersDraw = 0;
        m_drawnCard = {};
    }

    int m_bonusLays = 0;
    int m_othersDraw = 0;
    dos::Card m_drawnCard;
};

} // namespace tableside
