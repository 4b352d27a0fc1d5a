#include "app/table/dos/dos_presenter.h"

namespace tableside {

DosPresenter::DosPresenter(const Models &models, DosCards &cards, StepQueue &queue, SoundBoard &sounds,
                 const MatchSeating &seating)
    : GamePresenter(models, cards, queue, sounds, seating, Sound::callDos)
{
}

void DosPresenter::operator()(const dos::Dealt &dealt)
{
    dealHands(dealt.hands);
    for (const dos::Card card : dealt.row) {
        step(Durations::dealtCard, [this, card] {
            m_cards.moveToRow(card);
            sound(Sound::cardLay);
        });
    }
    step(Durations::pause, [] {});
}

void DosPresenter::operator()(const dos::Matched &matched)
{
    step(timeOf(matched), [this, matched] {
        m_cards.playOnRow(matched.seat, matched.row, matched.cards);
        if (matched.reading.bonus != dos::Bonus::none)
            ++m_bonusLays;
        if (matched.reading.bonus == dos::Bonus::double_)
            ++m_othersDraw;
        countHands();
        //: What a player has just done, shown beside the name
        setStatus(matched.seat, tr("matched"));
        sound(Sound::cardLay);
        log(matched, QStringLiteral("match"), matched.seat);
    });
}

void DosPresenter::operator()(const dos::Laid &laid)
{
    step(timeOf(laid), [this, laid] {
        m_cards.layFromHand(laid.seat, laid.card);
        if (laid.why == dos::LayReason::bonus && m_bonusLays > 0)
            --m_bonusLays;
        countHands();
        //: What a player has just done, shown beside the name
        setStatus(laid.seat, tr("laid a card"));
        sound(Sound::cardLay);
        log(laid, QStringLiteral("lay"), laid.seat);
    });
}

void DosPresenter::operator()(const dos::BonusSkipped &skipped)
{
    step(0, [this, skipped] {
        m_bonusLays = 0;
        log(skipped, QStringLiteral("lay"), skipped.seat);
    });
}

void DosPresenter::operator()(const dos::Discarded &discarded)
{
    step(timeOf(discarded), [this] {
        m_cards.discardMatched();
        sound(Sound::cardSlide);
    });
}

void DosPresenter::operator()(const dos::Refilled &refilled)
{
    for (const dos::Card card : refilled.cards) {
        step(Durations::quick, [this, card] {
            m_cards.moveToRow(card);
            sound(Sound::cardLay);
        });
    }
    step(0, [this, refilled] { log(refilled, QStringLiteral("table"), -1); });
}

/// DOS-CALL-3.
void DosPresenter::operator()(const dos::Drew &drew)
{
    GamePresenter::operator()(drew);
    if (drew.why == dos::DrawReason::caught || drew.why == dos::DrawReason::false_catch)
        step(0, [this, seat = drew.seat, cards = static_cast<int>(drew.cards.size())] { showPenaltyPaid(seat, cards); });
}

void DosPresenter::operator()(const dos::Caught &caught)
{
    GamePresenter::operator()(caught);
    step(0, [this, seat = caught.seat] { showPenalty(seat); });
}

void DosPresenter::operator()(const dos::FalselyCaught &caught)
{
    step(0, [this, event = caught] {
        sound(Sound::refused);
        showPenalty(event.by);
        log(event, QStringLiteral("caught"), event.by);
    });
}

} // namespace tableside
