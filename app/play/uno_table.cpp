#include "play/uno_table.h"

#include "calls/sound_board.h"
#include "play/uno_words.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace tableside {

namespace {

constexpr QLatin1String colourLetters("rbgy"); // in the order of Colour

/// Empty for none.
QString letterOf(Colour colour)
{
    const auto index = static_cast<qsizetype>(colour);
    return index < colourLetters.size() ? QString(colourLetters.at(index)) : QString();
}

} // namespace

UnoTable::UnoTable(std::unique_ptr<Session> session, SoundBoard &sounds, QObject *parent)
    : GameTable(session->config(), sounds, parent), m_session(std::move(session)),
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
    connect(m_session.get(), &AnySession::happened, this,
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
    m_cards.setMarks(playable, m_wheelCard >= 0 ? std::vector<int>{m_wheelCard} : std::vector<int>(), hintedCards());
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
    case uno::Phase::colour: return NameColour;
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

QString UnoTable::colour() const
{
    return letterOf(m_show.colour());
}

QString UnoTable::hintedColour() const
{
    const std::optional<uno::Action> &action = m_hint.action();
    const auto *played = action ? std::get_if<uno::PlayCard>(&*action) : nullptr;
    if (played && m_wheelCard >= 0 && m_cards.faceOf(m_wheelCard) == played->card)
        return letterOf(played->colour);
    const auto *named = action ? std::get_if<uno::NameColour>(&*action) : nullptr;
    return named ? letterOf(named->colour) : QString();
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

bool UnoTable::mayAct()
{
    if (isMyTurn())
        return true;
    if (!isBusy() && m_session->isPlaying())
        refuseFor(uno::Reason::not_your_turn);
    return false;
}

void UnoTable::tapCard(int cardId)
{
    const CardsModel::Shown card = m_cards.card(cardId);
    if (card.zone == CardsModel::DrawPile)
        draw();
    else if (card.zone == CardsModel::Hand && card.seat == m_viewerSeat)
        play(cardId);
}

void UnoTable::dropCard(int handCardId, int)
{
    tapCard(handCardId);
}

/// At once; a wild card when its colour is named (UNO-ACT-4).
void UnoTable::play(int cardId)
{
    if (cardId == m_wheelCard) {
        clearChoice();
        return;
    }
    m_wheelCard = -1;
    const bool jumpsIn = m_session->isPlaying() && m_session->turnSeat() != m_viewerSeat
        && m_session->config().rules.jump_in;
    if (!jumpsIn && !mayAct())
        return;
    const uno::Card card = m_cards.faceOf(cardId);
    if (!card.is_wild()) {
        attempt(uno::PlayCard{card});
    } else if (const uno::Reason reason = uno::check(seen(), uno::PlayCard{card, Colour::red}); // any colour will do
               reason != uno::Reason::none) {
        refuseFor(reason);
    } else {
        setRefusal({}, {});
        openWheel(cardId, jumpsIn);
    }
    update();
}

/// To name a colour takes a second press, and so the time for one more (UNO-JUMP-1).
void UnoTable::openWheel(int cardId, bool jumpsIn)
{
    m_wheelCard = cardId;
    m_wheelJumpsIn = jumpsIn;
    if (!jumpsIn)
        return;
    m_aiSeats.waitForPeople();
    m_reflexes.waitForPeople();
}

/// What went on meanwhile has taken the card from under the finger.
void UnoTable::shutWheel()
{
    const uno::Card card = m_cards.faceOf(std::exchange(m_wheelCard, -1));
    if (m_session->isPlaying())
        refuseFor(whyNot({card, Colour::red})); // any colour will do
}

/// That another card lies on top by now is not the fault of whoever took up the right one.
uno::Reason UnoTable::whyNot(const uno::PlayCard &play) const
{
    const uno::Reason reason = uno::check(seen(), play);
    if (reason == uno::Reason::none || m_session->turnSeat() == m_viewerSeat)
        return reason;
    return m_wheelJumpsIn ? uno::Reason::too_late_to_jump_in : uno::Reason::not_your_turn;
}

void UnoTable::clearChoice()
{
    m_wheelCard = -1;
    setRefusal({}, {});
    update();
}

void UnoTable::draw()
{
    if (canAccept())
        accept();
    else if (mayAct())
        attempt(uno::DrawCard{});
}

void UnoTable::keep()
{
    if (mayAct())
        attempt(uno::PassTurn{});
}

void UnoTable::accept()
{
    if (mayAct())
        attempt(uno::AcceptDraw{});
}

void UnoTable::challenge()
{
    if (mayAct())
        attempt(uno::ChallengeDraw{});
}

void UnoTable::nameColour(const QString &letter)
{
    const qsizetype index = colourLetters.toString().indexOf(letter);
    if (letter.size() != 1 || index < 0)
        return;
    const auto colour = static_cast<Colour>(index);
    if (m_wheelCard < 0) {
        if (mayAct())
            attempt(uno::NameColour{colour});
        return;
    }
    const uno::PlayCard play{m_cards.faceOf(m_wheelCard), colour};
    if (!m_session->isPlaying()) { // somebody may have jumped in with the last card (UNO-JUMP-1)
        setRefusal({}, {});
    } else if (const uno::Reason reason = whyNot(play); reason != uno::Reason::none) {
        refuseFor(reason);
    } else {
        const QScopedValueRollback naming(m_isNamingColour, true);
        attempt(play); // the chosen one of equal cards is still marked
    }
    m_wheelCard = -1;
    update();
}

void UnoTable::swapWith(int seat)
{
    if (mayAct())
        answerFor(m_session->act(m_viewerSeat, uno::SwapHands{static_cast<std::uint8_t>(seat)}), seat);
}

void UnoTable::reportMove()
{
    if (m_session->isPlaying() && table().is_posing(m_viewerSeat))
        attempt(uno::ReportMove{static_cast<std::uint8_t>(m_viewerSeat)});
}

void UnoTable::putShownHandAway()
{
    m_show.putChallengeAway();
    emit changed();
}

void UnoTable::call()
{
    m_sounds.play(Sound::callUno); // at once, whatever the engine says of it
    if (m_session->isPlaying())
        answerFor(m_session->act(m_viewerSeat, uno::CallUno{}));
}

void UnoTable::catchSeat(int seat)
{
    if (m_session->isPlaying())
        answerFor(m_session->catchSeat(m_viewerSeat, seat), seat);
}

void UnoTable::nextRound()
{
    if (m_session->match().phase() != MatchPhase::between_rounds)
        return;
    m_queue.finish();
    answerFor(m_session->startRound());
}

bool UnoTable::attempt(const uno::Action &action)
{
    return answerFor(m_session->act(m_viewerSeat, action));
}

bool UnoTable::answerFor(const Session::Attempt &attempt, int otherSeat)
{
    return answer(attempt, [&](uno::Reason reason) { refuseFor(reason, otherSeat); });
}

void UnoTable::refuseFor(uno::Reason reason, int otherSeat)
{
    refuse(words::refusal(reason, nameOf(m_session->turnSeat()), nameOf(otherSeat)), uno::reason_rule(reason),
           reason != uno::Reason::nothing_to_call);
}

} // namespace tableside
