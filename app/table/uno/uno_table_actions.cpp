// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The viewer's actions at a UNO table, and the refusals.
#include "app/table/uno/uno_table.h"

#include "app/audio/sound_board.h"

#include <QScopedValueRollback>

#include <utility>

namespace tableside {

void UnoTable::tapCard(int cardId)
{
    const CardsModel::Shown card = m_cards.card(cardId);
    if (card.zone == CardsModel::DrawPile)
        draw();
    else if (card.zone == CardsModel::Hand && card.seat == viewerSeat() && isHandShown())
        play(cardId);
}

/// Does the same as a tap on the dropped card, unless the card's color wheel is open.
void UnoTable::dropCard(int handCardId, int)
{
    if (handCardId != m_wheelCard)
        tapCard(handCardId);
}

/// Plays a card at once, or opens the color wheel for a wild card (UNO-ACT-4). Closes the wheel if it is open for this card.
void UnoTable::play(int cardId)
{
    if (cardId == m_wheelCard) {
        clearChoice();
        return;
    }
    m_wheelCard = -1;
    const bool jumpsIn = m_session->isPlaying() && m_session->turnSeat() != viewerSeat() && m_session->config().rules.jump_in;
    if (!jumpsIn && !mayAct())
        return;
    const uno::Card card = m_cards.faceOf(cardId);
    if (!card.is_wild()) {
        playCard(cardId, uno::PlayCard{card});
    } else if (const uno::Reason reason = uno::check(seen(), uno::PlayCard{card, Color::red}); // any color works for the check
               reason != uno::Reason::none) {
        refuseFor(reason);
    } else if (guide() && !playableKinds().contains(card)) {
        attempt(uno::PlayCard{card, Color::red}); // the guide refuses the card, and its reason is shown
    } else {
        setRefusal({}, {});
        openWheel(cardId, jumpsIn);
    }
    update();
}

/// Stores the pressed card in m_playedCard, so that this card moves and not an equal one, even if other steps are shown first.
bool UnoTable::playCard(int cardId, const uno::PlayCard &play)
{
    if (uno::check(seen(), play) != uno::Reason::none)
        return attempt(play); // shows the reason for the refusal
    const int before = std::exchange(m_playedCard, cardId);
    mark();
    const bool isAccepted = attempt(play);
    if (isAccepted)
        m_passAndPlay.setInterrupting(false);
    if (!isAccepted)
        m_playedCard = before;
    return isAccepted;
}

/// Opens the color wheel. Naming a color takes a second press, so AI players wait. Without this wait, AI players could jump in
/// first (UNO-JUMP-1), even in the viewer's turn.
void UnoTable::openWheel(int cardId, bool jumpsIn)
{
    m_wheelCard = cardId;
    m_wheelJumpsIn = jumpsIn;
    constexpr int mostWaits = 3; // AI players do not wait for further openings at the same position
    if (std::exchange(m_wheelPosition, m_session->actionCount()) != m_session->actionCount())
        m_wheelOpenings = 0;
    if (++m_wheelOpenings > mostWaits)
        return;
    m_reflexes.waitForPeople();
    if (jumpsIn)
        m_aiSeats.waitForPeople();
}

/// Closes the wheel because its card can no longer be played, and says why.
void UnoTable::closeWheel()
{
    const uno::Card card = m_cards.faceOf(std::exchange(m_wheelCard, -1));
    if (m_session->isPlaying())
        refuseFor(whyNot({card, Color::red})); // any color works for the check
}

/// Returns the reason why the card cannot be played. If the viewer is not in turn, the reason is that they are too late or not in
/// turn, and not that the card is wrong.
uno::Reason UnoTable::whyNot(const uno::PlayCard &play) const
{
    const uno::Reason reason = uno::check(seen(), play);
    if (reason == uno::Reason::none || m_session->turnSeat() == viewerSeat())
        return reason;
    return m_wheelJumpsIn ? uno::Reason::too_late_to_jump_in : uno::Reason::not_your_turn;
}

void UnoTable::clearChoice()
{
    m_wheelCard = -1;
    setRefusal({}, {});
    update();
}

void UnoTable::playHint()
{
    const std::optional<uno::Action> action = m_hint.action();
    if (!action)
        return;
    if (const auto *played = std::get_if<uno::PlayCard>(&*action); played && mayAct()) {
        m_wheelCard = -1;
        playCard(m_cards.cardOfHand(viewerSeat(), played->card), *played);
        update();
    } else if (!played) {
        actAndCloseWheel(*action);
    }
}

/// Performs an action other than playing a card. If the action is accepted, an open color wheel closes; otherwise the wheel stays
/// open. After a draw, keeps a card that cannot be played, unless several people share the device (see mustKeep()).
void UnoTable::actAndCloseWheel(const uno::Action &action)
{
    if (!mayAct())
        return;
    const int wheelCard = std::exchange(m_wheelCard, -1);
    if (!attempt(action))
        m_wheelCard = wheelCard;
    else if (std::holds_alternative<uno::DrawCard>(action) && !m_passAndPlay.isActive() && mustKeep())
        attempt(uno::PassTurn{});
    update();
}

/// Returns whether the viewer can only keep the drawn card (UNO-TURN-5). If several people share the device, the viewer confirms
/// this with a button. Otherwise the others would see that there was no choice.
bool UnoTable::mustKeep() const
{
    uno::ActionList legal;
    uno::legal_actions(seen(), legal);
    return legal.size() == 1 && std::holds_alternative<uno::PassTurn>(legal.front());
}

void UnoTable::draw()
{
    if (canAccept())
        accept();
    else
        actAndCloseWheel(uno::DrawCard{});
}

void UnoTable::keep()
{
    actAndCloseWheel(uno::PassTurn{});
}

void UnoTable::accept()
{
    actAndCloseWheel(uno::AcceptDraw{});
}

void UnoTable::challenge()
{
    actAndCloseWheel(uno::ChallengeDraw{});
}

void UnoTable::nameColor(const QString &letter)
{
    const std::size_t index = color_letters.find(letter.toStdString());
    if (letter.size() != 1 || index == std::string_view::npos)
        return;
    const auto color = static_cast<Color>(index);
    if (m_wheelCard < 0) {
        if (mayAct())
            attempt(uno::NameColor{color});
        return;
    }
    const uno::PlayCard play{m_cards.faceOf(m_wheelCard), color};
    if (!m_session->isPlaying()) { // somebody may have jumped in with a last card (UNO-JUMP-1)
        setRefusal({}, {});
    } else if (const uno::Reason reason = whyNot(play); reason != uno::Reason::none) {
        refuseFor(reason);
    } else {
        const QScopedValueRollback naming(m_isNamingColor, true);
        playCard(m_wheelCard, play);
    }
    m_wheelCard = -1;
    update();
}

void UnoTable::swapWith(int seat)
{
    if (mayAct())
        answer(m_session->act(viewerSeat(), uno::SwapHands{static_cast<std::uint8_t>(seat)}), seat);
}

void UnoTable::reportMoveOf(int seat)
{
    if (m_session->isPlaying() && table().is_posing(seat) && m_passAndPlay.isPerson(seat))
        answer(m_session->act(seat, uno::ReportMove{static_cast<std::uint8_t>(seat)}), seat);
}

void UnoTable::hideShownHand()
{
    m_show.clearChallenge();
    update();
}

} // namespace tableside
