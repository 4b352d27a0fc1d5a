// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/dos/dos_table.h"

#include "app/audio/sound_board.h"

#include <algorithm>

namespace tableside {

DosTable::DosTable(std::unique_ptr<Session> session, SoundBoard &sounds, QObject *parent)
    : GameTable(*session, sounds, parent), m_session(std::move(session)), m_show(m_shown, m_cards, momentTarget()),
      m_aiSeats(*m_session, m_session->config().seed), m_hint(*m_session, viewerSeat()), m_review(*m_session, viewerSeat())
{
    connect(&m_hint, &HintModel::changed, this, &DosTable::mark);
    if (m_session->config().rules.false_catch == dos::FalseCatch::draw_two) {
        m_shown.seats().updateAll([](SeatRow &seat) { seat.falseCatchAt = 2; });
        m_shown.setAsksWhoCatches(true);
    }
    follow(*m_session, m_show, m_cards, m_hint, m_review);
}

void DosTable::restore(const Kept &kept, const QList<LogRow> &log)
{
    m_shown.restore(kept.shown, log);
    m_cards.restore(kept.cards);
    m_show.restore(kept.show);
    update();
}

void DosTable::setPace(const Pace &pace, const AiPace &aiPace)
{
    GameTable::setPace(pace, aiPace);
    m_aiSeats.setPace(pace, aiPace);
}

void DosTable::update()
{
    noteTurn();
    m_legal.clear();
    if (isMyTurn())
        dos::legal_actions(seen(), m_legal);
    else if (!isHandShown() || !m_session->isPlaying() || m_session->turnSeat() != viewerSeat())
        // Events that do not end the turn, such as a call, keep the selection.
        m_selection.clear();
    m_session->removeObjected(viewerSeat(), m_legal);
    m_choiceReading = hasChoice() ? m_selection.read(m_cards, seen()) : DosSelectionReading();
    m_hint.setInTurn(isMyTurn());
    mark();
    tellChanges();
}

void DosTable::tellChanges()
{
    tell(m_toldReading, {choiceText(), isChoiceLegal(), m_choiceReading.isLay}, &GameTable::choiceChanged);
    tell(m_toldOptions, {canDraw(), canEnd(), canSkipBonus(), mustDraw(), mayLayNow()}, &GameTable::turnChanged);
    tell(m_toldBonus, bonusText(), &DosTable::bonusChanged);
    GameTable::tellChanges();
}

void DosTable::mark()
{
    m_cards.park(m_selection.parkedCard(), m_selection.rowCard());
    m_cards.setMarks(m_legal.empty() ? std::vector<int>() : m_selection.playable(m_cards, seen(), m_legal), m_selection.cardIds(),
                     hintedCards());
}

/// Returns the ids of the cards that a replay proposes, or else those that the hint proposes: cards of the hand and the row, or
/// the top card of the draw pile.
std::vector<int> DosTable::hintedCards() const
{
    if (!proposed().empty())
        return proposed();
    std::vector<int> ids;
    const std::optional<dos::Action> &action = m_hint.action();
    if (!action)
        return ids;
    if (const auto *match = std::get_if<dos::MatchRow>(&*action)) {
        const int first = m_cards.cardOfHand(viewerSeat(), match->first);
        ids = {m_cards.row()[match->row], first};
        if (match->is_double())
            ids.push_back(m_cards.cardOfHand(viewerSeat(), match->second, first));
    } else if (const auto *lay = std::get_if<dos::LayCard>(&*action)) {
        ids = {m_cards.cardOfHand(viewerSeat(), lay->card)};
    } else if (std::holds_alternative<dos::DrawCard>(*action)) {
        ids = {m_cards.topOfDrawPile()};
    }
    std::erase(ids, -1);
    return ids;
}

DosTable::Prompt DosTable::prompt() const
{
    if (isMatchOver())
        return MatchOver;
    if (isRoundOver())
        return RoundOver;
    if (!isMyTurn())
        return Waiting;
    const dos::Table &table = m_session->match().state().table;
    if (table.phase == dos::Phase::bonus)
        return LayBonus;
    if (table.matches > 0)
        return MatchOrEnd;
    return table.drawn ? MatchOrLay : MatchOrDraw;
}

bool DosTable::canSkipBonus() const
{
    return prompt() == LayBonus && m_session->config().rules.bonus_lay == dos::BonusLay::optional;
}

void DosTable::tapCard(int cardId)
{
    const CardsModel::Shown card = m_cards.card(cardId);
    if (card.zone == CardsModel::DrawPile) {
        draw();
        return;
    }
    if (card.zone == CardsModel::DiscardPile || (card.zone == CardsModel::Hand && card.seat != viewerSeat()) || !mayChoose())
        return;
    setRefusal({}, {});
    const bool isBonus = prompt() == LayBonus;
    // If no second card can complete the match, the next hand card replaces the selected one.
    const bool isHopeless = m_choiceReading.isImpossible() && m_choiceReading.reason == dos::Reason::number_does_not_match;
    if (card.zone == CardsModel::Hand) {
        m_selection.toggleHandCard(cardId, isBonus || isHopeless ? 1 : 2);
        m_selection.proposeRowCard(m_cards, m_legal);
    } else if (isBonus)
        refuseFor(dos::Reason::only_bonus_lays_now);
    else if (card.zone == CardsModel::Played || card.matched)
        refuseFor(dos::Reason::row_card_already_matched); // DOS-TURN-2: a row card is matched once per turn
    else
        m_selection.toggleRowCard(cardId);
    update();
    if (m_choiceReading.isImpossible() && m_selection.contains(cardId)) // deselecting a card is never refused
        refuseFor(m_choiceReading.reason);
}

/// Lays the dropped card, or matches it with the row card on which it was dropped. If a second hand card could still be added to
/// the match, only selects the two cards.
void DosTable::dropCard(int handCardId, int rowCardId)
{
    const CardsModel::Shown card = m_cards.card(handCardId);
    if (card.zone != CardsModel::Hand || card.seat != viewerSeat() || !mayChoose())
        return;
    setRefusal({}, {});
    const Prompt now = prompt();
    if (now == LayBonus || (now == MatchOrLay && rowCardId < 0)) {
        m_selection.clear();
        m_selection.addHandCard(handCardId, 1);
        update();
        confirm(); // A dropped card that may be laid is laid at once.
        return;
    } else if (rowCardId < 0) {
        refuseFor(now == MatchOrEnd ? dos::Reason::lay_after_match : dos::Reason::lay_before_draw);
        return;
    } else if (m_cards.card(rowCardId).matched || m_cards.card(rowCardId).zone == CardsModel::Played) {
        refuseFor(dos::Reason::row_card_already_matched);
        return;
    } else {
        if (!m_selection.contains(rowCardId))
            m_selection.clear();
        m_selection.setRowCard(rowCardId);
        m_selection.addHandCard(handCardId, 2);
    }
    update();
    if (m_selection.canGrow(m_cards, m_legal)) {
        m_selection.park();
        update();
    } else if (isChoiceLegal()) {
        confirm();
    } else {
        const dos::Reason reason = m_choiceReading.reason;
        m_selection.clear();
        update();
        refuseFor(reason);
    }
}

void DosTable::confirm()
{
    if (!mayChoose())
        return;
    if (!m_choiceReading.action) {
        refuse(hasChoice() ? m_choiceReading.text : instruction(), {});
        return;
    }
    const dos::Action action = *m_choiceReading.action;
    if (attempt(action))
        m_selection.clear();
    update();
}

void DosTable::playHint()
{
    const std::optional<dos::Action> action = m_hint.action();
    if (action && mayChoose() && attempt(*action))
        clearChoice();
}

bool DosTable::mayLayNow() const
{
    return std::ranges::any_of(m_legal, [](const dos::Action &action) { return std::holds_alternative<dos::LayCard>(action); });
}

void DosTable::pressCard(int cardId)
{
    if (m_selection.contains(cardId) && !m_selection.isProposed(cardId) && isChoiceLegal())
        confirm();
    else
        tapCard(cardId);
}

void DosTable::clearChoice()
{
    m_selection.clear();
    setRefusal({}, {});
    update();
}

void DosTable::draw()
{
    if (mayChoose() && attempt(dos::DrawCard{}) && !m_selection.hasRowCard())
        // After the draw, a single selected hand card would mean to lay this card in the row. The person selected it for a match
        // instead.
        clearChoice();
}

void DosTable::endTurn()
{
    if (mayChoose() && attempt(dos::EndTurn{}))
        // After the matches, a single selected hand card would mean to lay this card as a bonus. The person selected it for a
        // match instead.
        clearChoice();
}

void DosTable::skipBonus()
{
    if (mayChoose())
        attempt(dos::SkipBonus{});
}

/// Returns whether the seat is safe now, but could be caught a moment ago. A catch that comes too late is refused and costs
/// nothing. DOS-CALL-7: a wrong catch at any other time may cost cards.
bool DosTable::isLate(int seat) const
{
    const SeatRow &shown = m_shown.seats().row(seat);
    return (shown.exposed || shown.justSafe) && !m_session->isExposed(seat);
}

void DosTable::catchAs(int by, int seat)
{
    if (isLate(seat)) {
        m_shown.queue().finish();
        refuseFor(dos::why_not_exposed(m_session->match().state().table, seat), seat);
    } else {
        answer(m_session->catchSeat(by, seat), seat);
    }
}

} // namespace tableside
