// The events of UNO on their way to the screen.
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
    UnoPresenter(ShownTable &shown, UnoCards &cards) : GamePresenter(shown, cards, Sound::callUno) {}

    void show(const uno::Event &event) { std::visit(*this, event); }
    // What is on the screen.
    Color color() const { return m_color; } ///< `any` before a color is in play.
    int direction() const { return m_direction; }
    /// Of a challenge that the viewer made: whose hand it was, and the hand (UNO-CHAL-1). Until it is put away,
    /// or the viewer plays or draws in turn: what the others do meanwhile leaves the time to read it.
    const std::optional<uno::Challenged> &challenge() const { return m_challenge; }
    /// In play before the card on top of the discard pile: what a challenge asks for (UNO-ACT-5).
    Color colorBefore() const { return m_colorBefore; }
    /// The same at the time of challenge().
    Color challengedColor() const { return m_challengedColor; }
    void putChallengeAway() { m_challenge.reset(); }
    /// What befell a seat since its last turn: the one that it missed, and the cards that it had to draw for it.
    struct MissedTurn
    {
        int drawn = 0;
        bool isMissed = false;
    };
    const MissedTurn &missedTurn(int seat) const { return m_missedTurns[static_cast<std::size_t>(seat)]; }

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
    void forgetRound() override;
    void noteLoss(int seat, int drawn, bool isMissed);
    void forgetLoss(int seatGoingOn);

    Color m_color = Color::any;
    Color m_colorBefore = Color::any;
    Color m_challengedColor = Color::any;
    int m_direction = 1;
    std::optional<uno::Challenged> m_challenge;
    std::array<MissedTurn, uno::most_seats> m_missedTurns;
};

} // namespace tableside
