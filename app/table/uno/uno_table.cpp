#include "app/table/uno/uno_table.h"

#include <algorithm>
#include <utility>

namespace tableside {

UnoTable::UnoTable(std::unique_ptr<Session> session, SoundBoard &sounds, QObject *parent)
    : GameTable(*session, sounds, parent), m_session(std::move(session)),
      m_show(showModels(), m_cards, m_queue, sounds, m_session->config()),
      m_aiSeats(*m_session, m_session->config().seed), m_reflexes(*m_session, m_session->config().seed),
      m_hint(*m_session, m_viewerSeat), m_review(*m_session, m_viewerSeat)
{
    followShow(m_show, m_cards);
    connect(&m_hint, &HintModel::changed, this, &UnoTable::onHintChanged);
    m_show.setSilent(true);
    for (const uno::Event &event : m_session->history())
        m_show.show(uno::seen_by(event, m_viewerSeat));
    m_queue.finish();
    m_show.setSilent(false);
    connect(m_session.get(), &MatchSessionBase::happened, this,
            [this](qsizetype first, qsizetype count) { follow(m_session->events(first, count)); });
    update();
}

void UnoTable::setPace(const Pace &pace, const AiPace &aiPace)
{
    m_queue.setPace(pace);
    m_aiSeats.setPace(pace, aiPace);
    m_reflexes.setPace(pace, aiPace);
}

void UnoTable::start()
{
    m_aiSeats.start();
    letViewerJumpIn();
    m_reflexes.start();
    if (m_session->match().round() == 0)
        dealFirstRound();
}

void UnoTable::follow(const Session::Events &events)
{
    for (const uno::Event &event : events)
        m_show.show(uno::seen_by(event, m_viewerSeat));
    update();
    letViewerJumpIn();
}

/// There is time for it (UNO-JUMP-1).
void UnoTable::letViewerJumpIn()
{
    if (m_session->turnSeat() != m_viewerSeat && !m_legal.empty())
        m_aiSeats.waitForPeople();
}

void UnoTable::update()
{
    noteTurn();
    m_legal.clear();
    if (isMyTurn())
        uno::legal_actions(seen(), m_legal);
    else if (m_session->isPlaying() && m_session->turnSeat() != m_viewerSeat)
        uno::jump_ins(seen(), m_legal);
    const std::vector<int> &hand = m_cards.hand(m_viewerSeat);
    if (std::find(hand.begin(), hand.end(), m_playedCard) == hand.end())
        m_playedCard = -1;
    // What happens meanwhile, a call for instance, does not shut the wheel
    if (m_wheelCard >= 0 && !m_isNamingColour && !isBusy() && !playableKinds().contains(m_cards.faceOf(m_wheelCard)))
        shutWheel();
    m_hint.setInTurn(isMyTurn());
    mark();
    emit changed();
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

/// The wheel would lie over the words of a hint.
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
    for (const int cardId : m_cards.hand(m_viewerSeat)) {
        if (kinds.contains(m_cards.faceOf(cardId)))
            playable.push_back(cardId);
    }
    std::vector<int> chosen{m_wheelCard, m_playedCard};
    std::erase(chosen, -1);
    m_cards.setMarks(playable, chosen, hintedCards());
    emit marked();
}

/// Of the hand, or the top of the draw pile.
std::vector<int> UnoTable::hintedCards() const
{
    std::vector<int> ids;
    const std::optional<uno::Action> &action = m_hint.action();
    if (const auto *played = action ? std::get_if<uno::PlayCard>(&*action) : nullptr)
        ids = {m_cards.cardOfHand(m_viewerSeat, played->card)};
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

/// Empty for none.
QString UnoTable::letterOf(Color colour)
{
    const auto index = static_cast<qsizetype>(colour);
    return index < colourLetters.size() ? QString(colourLetters.at(index)) : QString();
}

QString UnoTable::colour() const
{
    return letterOf(m_show.colour());
}

QString UnoTable::hintedColour() const
{
    const std::optional<uno::Action> &action = m_hint.action();
    const auto *played = action ? std::get_if<uno::PlayCard>(&*action) : nullptr;
    if (played && m_wheelCard >= 0 && m_cards.faceOf(m_wheelCard) == played->card)
        return letterOf(played->color);
    const auto *named = action ? std::get_if<uno::NameColor>(&*action) : nullptr;
    return named ? letterOf(named->color) : QString();
}

bool UnoTable::isPosing() const
{
    return m_seats.seat(m_viewerSeat).posing;
}

bool UnoTable::mustHoldStill() const
{
    return isPosing() && m_session->isPlaying() && table().is_posing(m_viewerSeat)
        && m_session->turnSeat() != m_viewerSeat && m_legal.empty() && !hasChoice(); // to jump in is no move (UNO-JUMP-1)
}

bool UnoTable::countsAgainst() const
{
    return m_session->config().rules.scoring == uno::Scoring::count_against;
}

} // namespace tableside
