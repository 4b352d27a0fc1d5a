// The cards of DOS: piles and hands, and between them the Center Row with what was played on it.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include "app/table/presentation/game_cards.h"

#include "engine/dos/game.h"

namespace tableside {

class DosCards final : public GameCards<dos::Game>
{
public:
    explicit DosCards(QObject *parent = nullptr) : GameCards(parent) {}

    void moveToRow(dos::Card card);
    void layFromHand(int seat, dos::Card card);
    void playOnRow(int seat, int rowIndex, const dos::Cards &cards);
    void discardMatched();
    void reshuffle() { CardsModel::reshuffle(0); } ///< DOS-PILE-1

    const std::vector<int> &row() const { return m_row; }

private:
    struct PlayedCard
    {
        int cardId;
        int rowCardId;
    };

    QString faceName(int face) const override;
    void arrangeMore(std::vector<Shown> &arranged) const override;
    void clearMore() override;
    bool isMatched(int cardId) const;

    std::vector<int> m_row;
    std::vector<PlayedCard> m_played;
};

} // namespace tableside
