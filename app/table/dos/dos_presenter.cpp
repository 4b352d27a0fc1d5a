// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/dos/dos_presenter.h"

namespace tableside {

void DosPresenter::operator()(const dos::Dealt &dealt)
{
    dealHands(dealt.hands);
    for (const dos::Card card : dealt.row) {
        m_shown.step(Durations::dealtCard, [this, card] {
            m_cards.moveToRow(card);
            m_shown.sound(Sound::cardLay);
        });
    }
    m_shown.step(Durations::pause, [] {});
}

void DosPresenter::operator()(const dos::Matched &matched)
{
    m_shown.step(timeOf(matched), [this, matched] {
        m_cards.playOnRow(matched.seat, matched.row, matched.cards, matched.reading);
        if (matched.reading.bonus != dos::Bonus::none)
            ++m_turn.bonusLays;
        if (matched.reading.bonus == dos::Bonus::double_)
            ++m_turn.othersDraw;
        countHands();
        recap(matched.seat, matched.cards, [&matched](RecapCard &shown, qsizetype index) {
            const auto at = static_cast<std::size_t>(index);
            const dos::Card card = matched.cards[at];
            if (card.is_wild_number()) {
                shown.number = matched.reading.values[at];
                shown.name = words::cardAsNumber(card, shown.number);
            } else if (card.is_wild_dos()) {
                shown.colorCode = CardsModel::letterOf(matched.reading.colors[at]);
            }
        });
        m_shown.sound(Sound::cardLay);
        m_shown.tellPlay(matched.seat, log(matched, LogKind::Match, matched.seat));
    });
}

void DosPresenter::operator()(const dos::Laid &laid)
{
    m_shown.step(timeOf(laid), [this, laid] {
        m_cards.layFromHand(laid.seat, laid.card);
        if (laid.why == dos::LayReason::bonus && m_turn.bonusLays > 0)
            --m_turn.bonusLays;
        countHands();
        recap(laid.seat, {laid.card});
        m_shown.sound(Sound::cardLay);
        const QString sentence = log(laid, LogKind::Lay, laid.seat);
        // A bonus card laid for a color match adds nothing to the sentence about the match.
        if (laid.why == dos::LayReason::no_match || !m_shown.hasToldOf(laid.seat))
            m_shown.tellMore(laid.seat, sentence);
    });
}

void DosPresenter::operator()(const dos::BonusSkipped &skipped)
{
    m_shown.step(0, [this, skipped] {
        m_turn.bonusLays = 0;
        log(skipped, LogKind::Lay, skipped.seat);
    });
}

void DosPresenter::operator()(const dos::Discarded &discarded)
{
    m_shown.step(timeOf(discarded), [this] {
        m_cards.discardMatched();
        m_shown.sound(Sound::cardSlide);
    });
}

void DosPresenter::operator()(const dos::Refilled &refilled)
{
    for (const dos::Card card : refilled.cards) {
        m_shown.step(Durations::quick, [this, card] {
            m_cards.moveToRow(card);
            m_shown.sound(Sound::cardLay);
        });
    }
    m_shown.step(0, [this, refilled] { log(refilled, LogKind::Table, -1); });
}

/// Shows the drawn cards. If they are a penalty, for being caught (DOS-CALL-3) or for a wrong catch (DOS-CALL-7), counts them as
/// paid penalty cards.
void DosPresenter::operator()(const dos::Drew &drew)
{
    GamePresenter::operator()(drew);
    if (drew.why == dos::DrawReason::turn && !drew.cards.empty())
        m_shown.step(0, [this, card = drew.cards.back()] { m_turn.drawnCard = card; });
    if (drew.why == dos::DrawReason::caught || drew.why == dos::DrawReason::false_catch)
        m_shown.step(
            0, [this, seat = drew.seat, cards = static_cast<int>(drew.cards.size())] { m_shown.showPenaltyPaid(seat, cards); });
}

void DosPresenter::operator()(const dos::Caught &caught)
{
    GamePresenter::operator()(caught);
    m_shown.step(0, [this, seat = caught.seat] { m_shown.showPenalty(seat); });
}

void DosPresenter::operator()(const dos::FalselyCaught &caught)
{
    m_shown.step(0, [this, event = caught] {
        m_shown.sound(Sound::refused);
        m_shown.showPenalty(event.by);
        log(event, LogKind::Caught, event.by);
    });
}

} // namespace tableside
