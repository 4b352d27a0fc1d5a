#include "play/dos_table.h"

#include "calls/sound_board.h"
#include "play/words.h"

namespace tableside {

DosTable::DosTable(std::unique_ptr<TableSession> session, SoundBoard &sounds, QObject *parent)
    : QObject(parent), m_session(std::move(session)), m_sounds(sounds), m_viewerSeat(m_session->config().viewerSeat()),
      m_show({m_cards, m_seats, m_log, m_result}, m_queue, sounds, m_session->config(), m_viewerSeat),
      m_aiSeats(*m_session, m_session->config().seed), m_hint(*m_session, m_viewerSeat),
      m_review(*m_session, m_viewerSeat)
{
    setUpSeats();
    connect(&m_show, &EventShow::shown, this, &DosTable::update);
    connect(&m_show, &EventShow::called, this, &DosTable::called);
    connect(&m_show, &EventShow::caught, this, &DosTable::caught);
    connect(&m_queue, &StepQueue::busyChanged, this, &DosTable::update);
    connect(&m_hint, &HintModel::changed, this, &DosTable::mark);

    m_show.setSilent(true);
    for (const dos::Event &event : m_session->history())
        m_show.show(dos::seen_by(event, m_viewerSeat));
    m_queue.finish();
    m_show.setSilent(false);

    connect(m_session.get(), &TableSession::happened, this, [this](const std::vector<dos::Event> &events) {
        for (const dos::Event &event : events)
            m_show.show(dos::seen_by(event, m_viewerSeat));
        update();
    });
    update();
}

void DosTable::setUpSeats()
{
    std::vector<SeatsModel::Seat> seats;
    for (const SeatConfig &config : m_session->config().seats) {
        SeatsModel::Seat seat;
        seat.name = config.name;
        seat.portrait = config.portrait;
        seat.isYou = static_cast<int>(seats.size()) == m_viewerSeat;
        seats.push_back(seat);
    }
    m_seats.reset(std::move(seats));
    m_cards.setSeats(m_session->config().names(), m_viewerSeat);
}

void DosTable::setPace(const Pace &pace, const AiPace &aiPace)
{
    m_queue.setPace(pace);
    m_aiSeats.setPace(pace, aiPace);
}

void DosTable::start()
{
    m_aiSeats.start();
    if (m_session->match().round() == 0)
        nextRound();
}

/// What may be done follows from the position, once all that led there has been seen.
void DosTable::update()
{
    m_legal.clear();
    if (isMyTurn())
        dos::legal_actions(seen(), m_legal);
    else
        m_choice.clear();
    m_choiceReading = hasChoice() ? m_choice.read(m_cards, seen()) : ChoiceReading();
    m_hint.setInTurn(isMyTurn());
    mark();
    emit changed();
}

void DosTable::mark()
{
    m_cards.setMarks(m_legal.empty() ? std::vector<int>() : m_choice.playable(m_cards, seen(), m_legal),
                     m_choice.cardIds(), m_hint.cardIds(m_cards));
}

bool DosTable::isMyTurn() const
{
    return !isBusy() && m_session->isPlaying() && m_session->turnSeat() == m_viewerSeat;
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

QString DosTable::nameOf(int seat) const
{
    return m_session->config().names().value(seat);
}

bool DosTable::mayChoose()
{
    if (isMyTurn())
        return true;
    if (!isBusy() && m_session->isPlaying())
        refuse(dos::Reason::not_your_turn);
    return false;
}

void DosTable::tapCard(int cardId)
{
    const CardsModel::Shown card = m_cards.card(cardId);
    if (card.zone == CardsModel::DrawPile) {
        draw();
        return;
    }
    if (card.zone == CardsModel::DiscardPile || (card.zone == CardsModel::Hand && card.seat != m_viewerSeat)
        || !mayChoose())
        return;
    setRefusal({}, {});
    const bool isBonus = prompt() == LayBonus;
    if (card.zone == CardsModel::Hand)
        m_choice.toggleHandCard(cardId, isBonus ? 1 : 2);
    else if (isBonus)
        refuse(dos::Reason::only_bonus_lays_now);
    else if (card.zone == CardsModel::Played || card.matched)
        refuse(dos::Reason::row_card_already_matched); // DOS-TURN-2
    else
        m_choice.toggleRowCard(cardId);
    update();
}

/// A drop is a tap on both cards, and their confirmation unless a second card could still make more of it.
void DosTable::dropCard(int handCardId, int rowCardId)
{
    const CardsModel::Shown card = m_cards.card(handCardId);
    if (card.zone != CardsModel::Hand || card.seat != m_viewerSeat || !mayChoose())
        return;
    setRefusal({}, {});
    const Prompt now = prompt();
    if (now == LayBonus || (now == MatchOrLay && rowCardId < 0)) {
        m_choice.clear();
        m_choice.addHandCard(handCardId, 1);
    } else if (rowCardId < 0) {
        refuse(now == MatchOrEnd ? dos::Reason::lay_after_match : dos::Reason::lay_before_draw);
        return;
    } else if (m_cards.card(rowCardId).matched || m_cards.card(rowCardId).zone == CardsModel::Played) {
        refuse(dos::Reason::row_card_already_matched);
        return;
    } else {
        if (!m_choice.contains(rowCardId))
            m_choice.clear();
        m_choice.setRowCard(rowCardId);
        m_choice.addHandCard(handCardId, 2);
    }
    update();
    if (isChoiceLegal() && !m_choice.canGrow(m_cards, m_legal))
        confirm();
    else if (!isChoiceLegal() && !m_choice.canGrow(m_cards, m_legal)) {
        const dos::Reason reason = m_choiceReading.reason;
        m_choice.clear();
        update();
        refuse(reason);
    }
}

void DosTable::confirm()
{
    if (!mayChoose())
        return;
    if (!m_choiceReading.action) {
        if (hasChoice())
            setRefusal(m_choiceReading.text, {});
        return;
    }
    const dos::Action action = *m_choiceReading.action;
    if (attempt(action))
        m_choice.clear();
    update();
}

void DosTable::clearChoice()
{
    m_choice.clear();
    setRefusal({}, {});
    update();
}

void DosTable::draw()
{
    if (mayChoose())
        attempt(dos::DrawCard{});
}

void DosTable::endTurn()
{
    if (mayChoose())
        attempt(dos::EndTurn{});
}

void DosTable::skipBonus()
{
    if (mayChoose())
        attempt(dos::SkipBonus{});
}

void DosTable::call()
{
    m_sounds.play(Sound::callDos); // at once, whatever the engine says of it
    if (m_session->isPlaying())
        answer(m_session->act(m_viewerSeat, dos::CallDos{}));
}

void DosTable::catchSeat(int seat)
{
    if (m_session->isPlaying())
        answer(m_session->catchSeat(m_viewerSeat, seat), seat);
}

void DosTable::nextRound()
{
    m_queue.finish();
    if (m_session->match().phase() != MatchPhase::between_rounds)
        return;
    answer(m_session->startRound());
}

bool DosTable::attempt(const dos::Action &action)
{
    return answer(m_session->act(m_viewerSeat, action));
}

bool DosTable::answer(const TableSession::Attempt &attempt, int catchSeat)
{
    if (!attempt.problem.isEmpty()) {
        setRefusal(attempt.problem, {});
        emit refused(attempt.problem, {});
    } else if (attempt.reason != dos::Reason::none) {
        refuse(attempt.reason, catchSeat);
    } else {
        setRefusal({}, {});
    }
    return attempt.isAccepted();
}

void DosTable::refuse(dos::Reason reason, int catchSeat)
{
    const std::string_view rule = dos::reason_rule(reason);
    setRefusal(words::refusal(reason, nameOf(m_session->turnSeat()), nameOf(catchSeat)),
               QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size())));
    if (reason != dos::Reason::nothing_to_call)
        m_sounds.play(Sound::refused);
    emit refused(m_refusal, m_refusalRule);
}

void DosTable::setRefusal(const QString &text, const QString &rule)
{
    if (m_refusal == text && m_refusalRule == rule)
        return;
    m_refusal = text;
    m_refusalRule = rule;
    emit refusalChanged();
}

} // namespace tableside
