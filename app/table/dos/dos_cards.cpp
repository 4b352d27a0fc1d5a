#include "app/table/dos/dos_cards.h"

#include "app/text/dos_words.h"
#include "engine/dos/notation.h"

#include <algorithm>

namespace tableside {

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

void DosCards::playOnRow(int seat, int rowIndex, const dos::Cards &cards)
{
    const int rowCardId = m_row[static_cast<std::size_t>(rowIndex)];
    for (const dos::Card card : cards)
        m_played.push_back({takeFromHand(seat, card.code()), rowCardId});
    show();
}

void DosCards::discardMatched()
{
    const auto firstMatched = std::stable_partition(m_row.begin(), m_row.end(),
                                                    [&](int cardId) { return !isMatched(cardId); });
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
        shown.matched = isMatched(m_row[index]);
    }
    for (const PlayedCard &played : m_played) {
        const auto sameRowCard = [&](const PlayedCard &other) { return other.rowCardId == played.rowCardId; };
        const auto count = std::count_if(m_played.begin(), m_played.end(), sameRowCard);
        const auto first = std::find_if(m_played.begin(), m_played.end(), sameRowCard);
        const int position = first->cardId == played.cardId ? 0 : 1;
        place(arranged, played.cardId, Played, position, static_cast<std::size_t>(count)).rowIndex =
            static_cast<int>(std::find(m_row.begin(), m_row.end(), played.rowCardId) - m_row.begin());
    }
}

void DosCards::clearMore()
{
    m_row.clear();
    m_played.clear();
}

bool DosCards::isMatched(int cardId) const
{
    return std::any_of(m_played.begin(), m_played.end(),
                       [&](const PlayedCard &played) { return played.rowCardId == cardId; });
}

} // namespace tableside
