// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards of UNO: piles and hands. Cards are played on the discard pile, and hands can change owners.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/table/presentation/cards_model.h"

#include <QHash>

#include "engine/uno/game.h"

namespace tableside {

class UnoCards final : public CardsModel
{
public:
    /// A snapshot of all cards.
    struct Kept
    {
        Piles piles;
        QHash<int, QString> namedColors;
    };

    explicit UnoCards(QObject *parent = nullptr) : CardsModel(uno::deck_size, parent) {}

    Kept kept() const { return {piles(), m_namedColors}; }
    void restore(const Kept &kept);

    /// Returns the card's face; none if unknown.
    uno::Card faceOf(int cardId) const { return uno::Card::from_code(card(cardId).face); }

    void turnFirst(uno::Card card); ///< Turns the top card of the draw pile onto the discard pile (UNO-SETUP-2).
    void playFromHand(int seat, uno::Card card);
    /// Sets the color named for the top card of the discard pile, if that card is wild; \p letter is the letter of the color.
    void nameTopColor(const QString &letter);
    void reshuffle() { CardsModel::reshuffle(1); } ///< Reshuffles all discards but the top card (UNO-PILE-1).
    /// Moves the hands after a 7 or a 0 (UNO-SEVEN-1). \p hands are the hands after the move, as the viewer may see them. With a
    /// \p target, \p seat and \p target swap hands; otherwise every hand moves one seat in \p direction.
    void swapHands(int seat, std::optional<int> target, int direction, const std::vector<uno::Cards> &hands);

private:
    QString codeText(int face) const override;
    QString faceName(int face) const override;
    void arrangeMore(std::vector<Shown> &arranged) const override;
    void clearMore() override { m_namedColors.clear(); }

    QHash<int, QString> m_namedColors; ///< The colors named for wild cards in this round, by card id.
};

} // namespace tableside
