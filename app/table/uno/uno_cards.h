// The cards of UNO: piles and hands; the discard pile is played on, and hands may change their holders.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include "app/table/presentation/cards_model.h"

#include <QHash>

#include "engine/uno/game.h"

namespace tableside {

class UnoCards final : public CardsModel
{
public:
    /// Where all lie at a moment.
    struct Kept
    {
        Piles piles;
        QHash<int, QString> namedColors;
    };

    explicit UnoCards(QObject *parent = nullptr) : CardsModel(uno::deck_size, parent) {}

    Kept kept() const { return {piles(), m_namedColors}; }
    void restore(const Kept &kept);

    /// None where it is not known.
    uno::Card faceOf(int cardId) const { return uno::Card::from_code(card(cardId).face); }

    void turnFirst(uno::Card card); ///< From the draw pile to the discard pile (UNO-SETUP-2).
    void playFromHand(int seat, uno::Card card);
    /// What the wild card on top of the discard pile stands for: the letter of a color.
    void nameTopColor(const QString &letter);
    void reshuffle() { CardsModel::reshuffle(1); } ///< All but the top card (UNO-PILE-1).
    /// `hands` as they are now and as the viewer may see them (UNO-SEVEN-1). With a `target` two seats have swapped;
    /// without one every hand has gone on by one seat in `direction`.
    void swapHands(int seat, std::optional<int> target, int direction, const std::vector<uno::Cards> &hands);

private:
    QString codeText(int face) const override;
    QString faceName(int face) const override;
    void arrangeMore(std::vector<Shown> &arranged) const override;
    void clearMore() override { m_namedColors.clear(); }

    QHash<int, QString> m_namedColors; ///< Of wild cards, while they lie on the discard pile.
};

} // namespace tableside
