// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/uno/uno_table.h"

#include <algorithm>
#include <utility>

namespace tableside {

UnoTable::UnoTable(std::unique_ptr<Session> session, SoundBoard &sounds, QObject *parent)
    : GameTable(*session, sounds, parent), m_session(std::move(session)), m_show(m_shown, m_cards, momentTarget()),
      m_aiSeats(*m_session, m_session->config().seed), m_reflexes(*m_session, m_session->config().seed),
      m_hint(*m_session, viewerSeat()), m_review(*m_session, viewerSeat())
{
    connect(&m_hint, &HintModel::changed, this, &UnoTable::onHintChanged);
    follow(*m_session, m_show, m_cards, m_hint, m_review);
    connect(m_session.get(), &MatchSessionBase::happened, this, &UnoTable::letPeopleJumpIn);
    connect(m_session.get(), &MatchSessionBase::rewound, this, &UnoTable::letPeopleJumpIn);
}

void UnoTable::setPace(const Pace &pace, const AiPace &aiPace)
{
    GameTable::setPace(pace, aiPace);
    m_aiSeats.setPace(pace, aiPace);
    m_reflexes.setPace(pace, aiPace);
}

void UnoTable::restore(const Kept &kept, const QList<LogRow> &log)
{
    m_shown.restore(kept.shown, log);
    m_cards.restore(kept.cards);
    m_show.restore(kept.show);
    update();
}

void UnoTable::startPlayers()
{
    m_aiSeats.start();
    letPeopleJumpIn();
    m_reflexes.start();
}

/// Delays the AI players so that people have time to jump in (UNO-JUMP-1).
void UnoTable::letPeopleJumpIn()
{
    // If several people play, their cards are not considered, because the length of the wait would reveal something about the
    // cards.
    const bool mayJump = m_passAndPlay.isActive() ? m_session->config().rules.jump_in
                                                  : m_session->turnSeat() != viewerSeat() && !m_legal.empty();
    if (mayJump)
        m_aiSeats.waitForPeople();
}

void UnoTable::update()
{
    noteTurn();
    m_legal.clear();
    if (isMyTurn())
        uno::legal_actions(seen(), m_legal);
    else if (isHandShown() && m_session->isPlaying() && m_session->turnSeat() != viewerSeat())
        uno::jump_ins(seen(), m_legal);
    m_session->removeObjected(viewerSeat(), m_legal);
    const std::vector<int> &hand = m_cards.hand(viewerSeat());
    if (std::find(hand.begin(), hand.end(), m_playedCard) == hand.end())
        m_playedCard = -1;
    // The color wheel closes if its card can no longer be played, but not on other events, such as a call.
    if (m_wheelCard >= 0 && !m_isNamingColor && !isBusy() && !playableKinds().contains(m_cards.faceOf(m_wheelCard)))
        closeWheel();
    m_hint.setInTurn(isMyTurn());
    mark();
    tellChanges();
}

void UnoTable::tellChanges()
{
    tell(m_toldColor, m_show.color(), &UnoTable::colorChanged);
    tell(m_toldDirection, direction(), &UnoTable::directionChanged);
    tell(m_toldHand, {shownHandTitle(), shownHand()}, &UnoTable::shownHandChanged);
    tell(m_toldWheel, {isChoosingColor(), m_wheelCard}, &GameTable::choiceChanged);
    tell(m_toldPrompt, prompt(), &GameTable::turnChanged);
    tell(m_toldPending, {canChallenge(), pendingCards(), mustDraw(), challengeStakes(), mayJumpIn()}, &GameTable::turnChanged);
    GameTable::tellChanges();
    tell(m_toldPose, {isPosing(), mustHoldStill()}, &UnoTable::poseChanged);
}

std::set<uno::Card> UnoTable::playableKinds() const
{
    std::set<uno::Card> kinds;
    for (const uno::Action &action : m_legal) {
        if (const auto *played = std::get_if<uno::PlayCard>(&action))
            kinds.insert(played->card);
    }
    return kinds;
}

/// A requested hint closes the color wheel, which would cover the words of the hint.
void UnoTable::onHintChanged()
{
    if (m_hint.state() == HintModel::Searching && hasChoice())
        clearChoice();
    mark();
}

void UnoTable::mark()
{
    const std::set<uno::Card> kinds = playableKinds();
    std::vector<int> playable;
    for (const int cardId : m_cards.hand(viewerSeat())) {
        if (kinds.contains(m_cards.faceOf(cardId)))
            playable.push_back(cardId);
    }
    std::vector<int> chosen{m_wheelCard, m_playedCard};
    std::erase(chosen, -1);
    m_cards.setMarks(playable, chosen, hintedCards());
    emit marked();
}

/// Returns the ids of the cards that a replay proposes. Otherwise returns the card that the hint proposes: a card of the hand, or
/// the top card of the draw pile.
std::vector<int> UnoTable::hintedCards() const
{
    if (!proposed().empty())
        return proposed();
    std::vector<int> ids;
    const std::optional<uno::Action> &action = m_hint.action();
    if (const auto *played = action ? std::get_if<uno::PlayCard>(&*action) : nullptr)
        ids = {m_cards.cardOfHand(viewerSeat(), played->card)};
    else if (action && std::holds_alternative<uno::DrawCard>(*action))
        ids = {m_cards.topOfDrawPile()};
    std::erase(ids, -1);
    return ids;
}

UnoTable::Prompt UnoTable::prompt() const
{
    if (isMatchOver())
        return MatchOver;
    if (isRoundOver())
        return RoundOver;
    if (!isMyTurn())
        return m_legal.empty() || isBusy() ? Waiting : JumpIn;
    switch (table().phase) {
    case uno::Phase::play: return PlayOrDraw;
    case uno::Phase::drawn: return PlayOrKeep;
    case uno::Phase::color: return NameColor;
    case uno::Phase::challenge: return AnswerDraw;
    case uno::Phase::swap: return ChooseHand;
    case uno::Phase::over: break;
    }
    return Waiting;
}

bool UnoTable::canChallenge() const
{
    return canAccept() && std::any_of(m_legal.begin(), m_legal.end(), [](const uno::Action &action) {
               return std::holds_alternative<uno::ChallengeDraw>(action);
           });
}

int UnoTable::pendingCards() const
{
    return canAccept() ? table().pending : 0;
}

QString UnoTable::colorCode() const
{
    return CardsModel::letterOf(m_show.color());
}

QString UnoTable::hintedColor() const
{
    const std::optional<uno::Action> &action = m_hint.action();
    const auto *played = action ? std::get_if<uno::PlayCard>(&*action) : nullptr;
    if (played && m_wheelCard >= 0 && m_cards.faceOf(m_wheelCard) == played->card)
        return CardsModel::letterOf(played->color);
    const auto *named = action ? std::get_if<uno::NameColor>(&*action) : nullptr;
    return named ? CardsModel::letterOf(named->color) : QString();
}

bool UnoTable::mayJumpIn() const
{
    return m_passAndPlay.isActive() && m_session->config().rules.jump_in && m_session->isPlaying()
        && !m_passAndPlay.isInterrupting();
}

bool UnoTable::isPosing() const
{
    return !isBoard() && m_shown.seats().row(viewerSeat()).isPerson && m_shown.seats().row(viewerSeat()).posing;
}

bool UnoTable::mustHoldStill() const
{
    return isPosing() && m_session->isPlaying()
        && table().is_posing(viewerSeat())
        // A person who is in turn or can jump in (UNO-JUMP-1) must be able to move.
        && m_session->turnSeat() != viewerSeat() && m_legal.empty() && !hasChoice();
}

} // namespace tableside
