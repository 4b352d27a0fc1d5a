// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/dos/dos_selection.h"

#include "app/table/dos/dos_cards.h"
#include "app/words/action_words.h"
#include "app/words/dos_words.h"
#include "engine/dos/matching.h"

#include <algorithm>
#include <set>

namespace tableside {

namespace {

/// Returns whether a single card may be laid: after a draw without a match (DOS-TURN-4), or as a bonus card for a color match
/// (DOS-END-3).
bool mayLay(const dos::PublicTable &table)
{
    return table.phase == dos::Phase::bonus || (table.drawn && table.matches == 0);
}

} // namespace

void DosSelection::clear()
{
    m_rowCard = -1;
    m_isProposed = m_isParked = false;
    m_handCards.clear();
}

void DosSelection::toggleRowCard(int cardId)
{
    setRowCard(m_rowCard == cardId && !m_isProposed ? -1 : cardId);
}

void DosSelection::setRowCard(int cardId)
{
    m_rowCard = cardId;
    m_isProposed = m_isParked = false;
}

void DosSelection::proposeRowCard(const DosCards &cards, const dos::ActionList &legal)
{
    if (m_rowCard >= 0 && !m_isProposed)
        return;
    setRowCard(-1);
    std::set<std::uint8_t> rows;
    bool mayBeLaid = false; // The person may want to lay the card instead.
    for (const dos::Action &action : legal) {
        if (const auto *match = std::get_if<dos::MatchRow>(&action); match && fits(*match, cards))
            rows.insert(match->row);
        mayBeLaid = mayBeLaid || (m_handCards.size() == 1 && std::holds_alternative<dos::LayCard>(action));
    }
    if (m_handCards.empty() || mayBeLaid || rows.size() != 1)
        return;
    m_rowCard = cards.row()[*rows.begin()];
    m_isProposed = true;
}

void DosSelection::toggleHandCard(int cardId, std::size_t most)
{
    const auto found = std::find(m_handCards.begin(), m_handCards.end(), cardId);
    m_isParked = false;
    if (found != m_handCards.end())
        m_handCards.erase(found);
    else
        addHandCard(cardId, most);
}

void DosSelection::addHandCard(int cardId, std::size_t most)
{
    if (contains(cardId))
        return;
    while (m_handCards.size() >= most)
        m_handCards.erase(m_handCards.begin());
    m_handCards.push_back(cardId);
}

std::vector<int> DosSelection::cardIds() const
{
    std::vector<int> ids = m_handCards;
    if (m_rowCard >= 0)
        ids.push_back(m_rowCard);
    return ids;
}

bool DosSelection::contains(int cardId) const
{
    return cardId == m_rowCard || std::find(m_handCards.begin(), m_handCards.end(), cardId) != m_handCards.end();
}

dos::Card DosSelection::handCard(const DosCards &cards, std::size_t index) const
{
    return index < m_handCards.size() ? cards.faceOf(m_handCards[index]) : dos::Card{};
}

DosSelectionReading DosSelection::read(const DosCards &cards, const dos::Observation &seen) const
{
    const bool layOnly = seen.table.phase == dos::Phase::bonus;
    if (layOnly || (mayLay(seen.table) && m_rowCard < 0 && m_handCards.size() == 1))
        return readLay(cards, seen);
    return readMatch(cards, seen);
}

DosSelectionReading DosSelection::readLay(const DosCards &cards, const dos::Observation &seen) const
{
    const dos::Card card = handCard(cards, 0);
    DosSelectionReading reading;
    reading.isLay = true;
    if (card.is_none())
        return reading;
    reading.text = words::layChoice(card);
    reading.action = dos::LayCard{card};
    reading.reason = dos::check(seen, *reading.action);
    return reading;
}

DosSelectionReading DosSelection::readMatch(const DosCards &cards, const dos::Observation &seen) const
{
    const dos::Card first = handCard(cards, 0);
    const dos::Card second = handCard(cards, 1);
    const dos::Card rowCard = m_rowCard < 0 ? dos::Card{} : cards.faceOf(m_rowCard);
    DosSelectionReading reading;
    if (rowCard.is_none() || first.is_none()) {
        reading.text = words::unfinishedChoice(rowCard, first, second);
        return reading;
    }
    reading.action = dos::MatchRow{static_cast<std::uint8_t>(cards.card(m_rowCard).rowIndex), first, second};
    reading.reason = dos::check(seen, *reading.action);
    reading.lacksCard = reading.reason == dos::Reason::number_does_not_match && dos::can_be_doubled(rowCard, first);
    if (reading.reason == dos::Reason::none)
        reading.text = words::match(dos::best_reading(rowCard, first, second).value(), rowCard, first, second);
    else
        reading.text = reading.lacksCard ? words::unfinishedChoice(rowCard, first, second) : words::refusal(reading.reason, {});
    return reading;
}

bool DosSelection::fits(const dos::MatchRow &match, const DosCards &cards) const
{
    if (m_rowCard >= 0 && cards.card(m_rowCard).rowIndex != match.row)
        return false;
    std::multiset<dos::Card> played{match.first};
    if (match.is_double())
        played.insert(match.second);
    for (std::size_t index = 0; index < m_handCards.size(); ++index) {
        const auto found = played.find(handCard(cards, index));
        if (found == played.end())
            return false;
        played.erase(found);
    }
    return true;
}

std::vector<int> DosSelection::playable(const DosCards &cards, const dos::Observation &seen, const dos::ActionList &legal) const
{
    std::set<dos::Card> kinds;
    std::set<int> rowIndices;
    for (const dos::Action &action : legal) {
        if (const auto *match = std::get_if<dos::MatchRow>(&action); match && fits(*match, cards)) {
            rowIndices.insert(match->row);
            kinds.insert(match->first);
            kinds.insert(match->second);
        } else if (const auto *lay = std::get_if<dos::LayCard>(&action); lay && isEmpty()) {
            kinds.insert(lay->card);
        }
    }
    std::vector<int> ids;
    for (const int cardId : cards.hand(seen.seat)) {
        if (kinds.contains(cards.faceOf(cardId)))
            ids.push_back(cardId);
    }
    for (const int cardId : cards.row()) {
        if (rowIndices.contains(cards.card(cardId).rowIndex))
            ids.push_back(cardId);
    }
    return ids;
}

bool DosSelection::canGrow(const DosCards &cards, const dos::ActionList &legal) const
{
    return m_handCards.size() == 1 && std::any_of(legal.begin(), legal.end(), [&](const dos::Action &action) {
               const auto *match = std::get_if<dos::MatchRow>(&action);
               return match && match->is_double() && fits(*match, cards);
           });
}

} // namespace tableside
