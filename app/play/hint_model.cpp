#include "play/hint_model.h"

#include "play/advice_words.h"
#include "play/cards_model.h"

#include <algorithm>

namespace tableside {

namespace {

/// Nobody waits longer than this for a hint; playouts are counted and take a small part of it.
constexpr int longestThoughtMs = 2000;

int cardOfHand(const CardsModel &cards, int seat, dos::Card card, int except)
{
    const std::vector<int> &hand = cards.hand(seat);
    const auto found = std::find_if(hand.begin(), hand.end(), [&](int cardId) {
        return cardId != except && cards.card(cardId).card == card;
    });
    return found == hand.end() ? -1 : *found;
}

} // namespace

HintModel::HintModel(const TableSession &session, int seat, QObject *parent)
    : QObject(parent), m_session(session), m_seat(seat)
{
    connect(&session, &TableSession::happened, this, &HintModel::clear);
}

void HintModel::setInTurn(bool inTurn)
{
    const bool possible = inTurn && isAllowed();
    if (possible == m_possible)
        return;
    m_possible = possible;
    if (!possible)
        clear();
    emit changed();
}

std::vector<int> HintModel::cardIds(const CardsModel &cards) const
{
    std::vector<int> ids;
    if (!m_action)
        return ids;
    if (const auto *match = std::get_if<dos::MatchRow>(&*m_action)) {
        const int first = cardOfHand(cards, m_seat, match->first, -1);
        ids = {cards.row()[match->row], first};
        if (match->is_double())
            ids.push_back(cardOfHand(cards, m_seat, match->second, first));
    } else if (const auto *lay = std::get_if<dos::LayCard>(&*m_action)) {
        ids = {cardOfHand(cards, m_seat, lay->card, -1)};
    } else if (std::holds_alternative<dos::DrawCard>(*m_action)) {
        ids = {cards.topOfDrawPile()};
    }
    std::erase(ids, -1);
    return ids;
}

void HintModel::toggle()
{
    if (m_state != None)
        clear();
    else if (m_possible)
        ask();
}

void HintModel::clear()
{
    if (m_state == None)
        return;
    m_worker.stop();
    ++m_request;
    m_state = None;
    m_text.clear();
    m_detail.clear();
    m_action.reset();
    emit changed();
}

void HintModel::ask()
{
    m_state = Searching;
    emit changed();
    const Thinking thinking{m_worker.newToken(longestThoughtMs), m_playouts};
    m_worker.post([this, thinking, request = ++m_request, position = m_session.match().state(),
                   seen = m_session.match().observe(m_seat), events = m_session.eventsOfRound()] {
        const std::unique_ptr<Adviser<dos::Game>> adviser = make_adviser<dos::Game>(request);
        for (const dos::Event &event : events)
            adviser->watch(dos::seen_by(event, seen.seat));
        dos::ActionList legal;
        dos::legal_actions(seen, legal);
        const Advice<dos::Game> advice = adviser->advise(seen, legal, thinking);
        QMetaObject::invokeMethod(this, [=, this] { onAdvised(request, position, advice); });
    });
}

void HintModel::onAdvised(quint64 request, const dos::State &position, const Advice<dos::Game> &advice)
{
    if (request != m_request || m_state != Searching)
        return; // it was taken away, or something happened meanwhile
    m_state = Shown;
    m_action = advice.plans.front().actions.front();
    m_text = words::planWithReason(position, advice.plans.front().actions);
    m_detail = words::comparison(position, advice);
    emit changed();
}

} // namespace tableside
