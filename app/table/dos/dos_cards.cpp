// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/dos/dos_cards.h"

#include "app/words/dos_words.h"
#include "engine/dos/notation.h"

#include <algorithm>

namespace tableside {

namespace {

/// Returns the value of a wild card in a match (DOS-WILD-1 to -4): the number of a Wild #, or the letter of a Wild DOS's color.
/// Empty for other cards and if the color does not matter.
QString badgeOf(dos::Card card, int value, dos::Color color)
{
    if (card.is_wild_number())
        return QString::number(value);
    return card.is_wild_dos() ? CardsModel::letterOf(color) : QString();
}

} // namespace

void DosCards::restore(const Kept &kept)
{
    setPiles(kept.piles);
    m_row = kept.row;
    m_played = kept.played;
    m_parkedCard = m_parkedOn = -1;
    show();
}

void DosCards::moveToRow(dos::Card card)
{
    m_row.push_back(takeFromDrawPile(card.code()));
    show();
}

void DosCards::layFromHand(int seat, dos::Card card)
{
    m_row.push_back(takeFromHand(seat, card.code()));
    show();
}

void DosCards::playOnRow(int seat, int rowIndex, const dos::Cards &cards, const dos::Reading &reading)
{
    const int rowCardId = m_row[static_cast<std::size_t>(rowIndex)];
    const QString rowBadge = badgeOf(faceOf(rowCardId), reading.row_value, reading.row_color);
    for (std::size_t index = 0; index < cards.size(); ++index)
        m_played.push_back({takeFromHand(seat, cards[index].code()), rowCardId,
                            badgeOf(cards[index], reading.values[index], reading.colors[index]), rowBadge});
    show();
}

void DosCards::park(int handCardId, int rowCardId)
{
    if (m_parkedCard == handCardId && m_parkedOn == rowCardId)
        return;
    m_parkedCard = handCardId;
    m_parkedOn = rowCardId;
    show();
}

void DosCards::discardMatched()
{
    const auto firstMatched = std::stable_partition(m_row.begin(), m_row.end(), [&](int cardId) { return !matchOn(cardId); });
    std::for_each(firstMatched, m_row.end(), [&](int cardId) { putOnDiscardPile(cardId); });
    m_row.erase(firstMatched, m_row.end());
    for (const PlayedCard &played : m_played)
        putOnDiscardPile(played.cardId);
    m_played.clear();
    show();
}

QString DosCards::codeText(int face) const
{
    return QString::fromStdString(dos::card_text(dos::Card::from_code(face)));
}

QString DosCards::faceName(int face) const
{
    return words::cardName(dos::Card::from_code(face));
}

void DosCards::arrangeMore(std::vector<Shown> &arranged) const
{
    for (std::size_t index = 0; index < m_row.size(); ++index) {
        Shown &shown = place(arranged, m_row[index], Row, static_cast<int>(index), m_row.size());
        shown.rowIndex = shown.position;
        const PlayedCard *match = matchOn(m_row[index]);
        shown.matched = match;
        if (match)
            shown.badge = match->rowBadge;
    }
    const auto parkedOn = std::find(m_row.begin(), m_row.end(), m_parkedOn);
    if (m_parkedCard >= 0 && parkedOn != m_row.end()) {
        Shown &shown = arranged[static_cast<std::size_t>(m_parkedCard)];
        shown.parked = shown.zone == Hand;
        if (shown.parked)
            shown.rowIndex = static_cast<int>(parkedOn - m_row.begin());
    }
    for (const PlayedCard &played : m_played) {
        const auto sameRowCard = [&](const PlayedCard &other) { return other.rowCardId == played.rowCardId; };
        const auto count = std::count_if(m_played.begin(), m_played.end(), sameRowCard);
        const auto first = std::find_if(m_played.begin(), m_played.end(), sameRowCard);
        const int position = first->cardId == played.cardId ? 0 : 1;
        Shown &shown = place(arranged, played.cardId, Played, position, static_cast<std::size_t>(count));
        shown.rowIndex = static_cast<int>(std::find(m_row.begin(), m_row.end(), played.rowCardId) - m_row.begin());
        shown.badge = played.badge;
    }
}

void DosCards::clearMore()
{
    m_row.clear();
    m_played.clear();
    m_parkedCard = m_parkedOn = -1;
}

const DosCards::PlayedCard *DosCards::matchOn(int rowCardId) const
{
    const auto found = std::ranges::find(m_played, rowCardId, &PlayedCard::rowCardId);
    return found == m_played.end() ? nullptr : &*found;
}

} // namespace tableside
