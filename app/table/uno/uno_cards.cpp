// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/uno/uno_cards.h"

#include "app/words/uno_words.h"
#include "engine/uno/notation.h"

#include <algorithm>
#include <utility>

namespace tableside {

void UnoCards::restore(const Kept &kept)
{
    setPiles(kept.piles);
    m_namedColors = kept.namedColors;
    show();
}

void UnoCards::turnFirst(uno::Card card)
{
    putOnDiscardPile(takeFromDrawPile(card.code()));
    show();
}

void UnoCards::playFromHand(int seat, uno::Card card)
{
    const int cardId = takeFromHand(seat, card.code());
    m_namedColors.remove(cardId); // an earlier play may have named a color for this card
    putOnDiscardPile(cardId);
    show();
}

void UnoCards::nameTopColor(const QString &letter)
{
    const int cardId = topCardOfDiscardPile();
    if (cardId < 0 || !faceOf(cardId).is_wild())
        return;
    m_namedColors.insert(cardId, letter);
    show();
}

void UnoCards::arrangeMore(std::vector<Shown> &arranged) const
{
    for (auto named = m_namedColors.begin(); named != m_namedColors.end(); ++named) {
        Shown &shown = arranged[static_cast<std::size_t>(named.key())];
        if (shown.zone == DiscardPile)
            shown.badge = named.value();
    }
}

void UnoCards::swapHands(int seat, std::optional<int> target, int direction, const std::vector<uno::Cards> &hands)
{
    const auto seats = static_cast<int>(hands.size());
    std::vector<std::vector<int>> before;
    for (int other = 0; other < seats; ++other)
        before.push_back(hand(other));
    if (target) {
        handOf(seat) = before[static_cast<std::size_t>(*target)];
        handOf(*target) = before[static_cast<std::size_t>(seat)];
    } else {
        for (int other = 0; other < seats; ++other)
            handOf((other + direction + seats) % seats) = before[static_cast<std::size_t>(other)];
    }
    for (int other = 0; other < seats; ++other)
        revealHand(other, hands[static_cast<std::size_t>(other)]);
}

QString UnoCards::codeText(int face) const
{
    return QString::fromStdString(uno::card_text(uno::Card::from_code(face)));
}

QString UnoCards::faceName(int face) const
{
    return words::cardName(uno::Card::from_code(face));
}

} // namespace tableside
