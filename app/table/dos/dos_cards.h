// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards of DOS: piles, hands, and the Center Row with the cards played on it.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/table/presentation/cards_model.h"

#include "engine/dos/game.h"
#include "engine/dos/matching.h"

namespace tableside {

class DosCards final : public CardsModel
{
public:
    /// A card played on a row card.
    struct PlayedCard
    {
        int cardId;
        int rowCardId;
        QString badge;
        QString rowBadge;
    };
    /// A snapshot of all cards.
    struct Kept
    {
        Piles piles;
        std::vector<int> row;
        std::vector<PlayedCard> played;
    };

    explicit DosCards(QObject *parent = nullptr) : CardsModel(dos::deck_size, parent) {}

    Kept kept() const { return {piles(), m_row, m_played}; }
    void restore(const Kept &kept);

    /// Returns the card's face; none if unknown.
    dos::Card faceOf(int cardId) const { return dos::Card::from_code(card(cardId).face); }

    void moveToRow(dos::Card card);
    void layFromHand(int seat, dos::Card card);
    void playOnRow(int seat, int rowIndex, const dos::Cards &cards, const dos::Reading &reading);
    /// Shows a card of the viewer's hand on a row card until a second hand card completes the match. If \p handCardId is -1,
    /// moves a card shown in this way back to the hand.
    void park(int handCardId, int rowCardId);
    void discardMatched();
    void reshuffle() { CardsModel::reshuffle(0); } ///< Shuffles the discard pile into the empty draw pile (DOS-PILE-1).

    const std::vector<int> &row() const { return m_row; }

private:
    QString codeText(int face) const override;
    QString faceName(int face) const override;
    void arrangeMore(std::vector<Shown> &arranged) const override;
    void clearMore() override;
    /// Returns the first card played on the row card; null if there is none.
    const PlayedCard *matchOn(int rowCardId) const;

    std::vector<int> m_row;
    std::vector<PlayedCard> m_played;
    int m_parkedCard = -1;
    int m_parkedOn = -1;
};

} // namespace tableside
