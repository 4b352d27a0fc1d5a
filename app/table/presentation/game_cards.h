// The physical cards of one game: CardsModel with the game's faces. What games do with cards beyond piles and hands is
// in DosCards and UnoCards.
#pragma once

#include "app/table/presentation/cards_model.h"

#include <algorithm>
#include <vector>

namespace tableside {

template <typename Game>
class GameCards : public CardsModel
{
public:
    using Card = typename Game::Card;
    using Cards = typename Game::Cards;

    /// None where it is not known.
    Card faceOf(int cardId) const { return Card::from_code(card(cardId).face); }

    /// A card of the hand with that face, other than `except`; -1 if there is none.
    int cardOfHand(int seat, Card card, int except = -1) const
    {
        const std::vector<int> &held = hand(seat);
        const auto found = std::find_if(held.begin(), held.end(),
                                        [&](int cardId) { return cardId != except && faceOf(cardId) == card; });
        return found == held.end() ? -1 : *found;
    }

    void moveToHand(int seat, Card card) { addToHand(seat, card.code()); }
    void revealHand(int seat, const Cards &cards) { reveal(seat, codesOf(cards)); }

protected:
    explicit GameCards(QObject *parent = nullptr) : CardsModel(static_cast<int>(Game::deck().size()), parent) {}

    QString codeText(int face) const override { return QString::fromStdString(Game::card_text(Card::from_code(face))); }

    static std::vector<int> codesOf(const Cards &cards)
    {
        std::vector<int> codes;
        for (const Card card : cards)
            codes.push_back(card.code());
        return codes;
    }
};

} // namespace tableside
