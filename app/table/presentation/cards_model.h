// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The physical cards of a deck for the view: the zone and position of each, and whether its face is known. The engine does not
// distinguish equal cards, so this model decides which of them moves. Each model row is one card for the whole match, so that its
// delegate can glide. DosCards and UnoCards add the meaning of faces, and what only their game shows, such as the Center Row.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

#include "engine/core/color.h"

#include <algorithm>
#include <vector>

namespace tableside {

class CardsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

    /// The numbers of cards in the Center Row (DOS only) and in the viewer's hand.
    Q_PROPERTY(int rowCards READ rowCards NOTIFY countsChanged FINAL)
    Q_PROPERTY(int handCards READ handCards NOTIFY countsChanged FINAL)
    /// Whether any card of the viewer's hand can be played now.
    Q_PROPERTY(bool handPlayable READ isHandPlayable NOTIFY handPlayableChanged FINAL)
    /// The ids of the cards that are highlighted, because a hint or a better play in a replay uses them.
    Q_PROPERTY(QList<int> hintedCards READ hintedCards NOTIFY hintedChanged FINAL)

public:
    enum Zone { DrawPile, DiscardPile, Row, Played, Hand };
    Q_ENUM(Zone)

    enum Role {
        CardIdRole = Qt::UserRole + 1,
        CodeRole,
        ZoneRole,
        SeatRole,
        PositionRole,
        ZoneCountRole,
        RowIndexRole,
        FaceUpRole,
        PlayableRole,
        SelectedRole,
        MatchedRole,
        HintedRole,
        BadgeRole,
        ParkedRole,
        NameRole,
    };

    /// Returns the letter of \p color in a card's code, such as "r" for red; empty for Color::any.
    static QString letterOf(Color color);

    /// The displayed state of one card.
    struct Shown
    {
        int face = 0; ///< The engine's code for the face; 0 if the face is unknown.
        Zone zone = DrawPile;
        int seat = -1;
        int position = 0;
        int zoneCount = 0;
        int rowIndex = -1;
        bool playable = false;
        bool selected = false;
        bool matched = false;
        bool hinted = false;
        bool parked = false; ///< Whether this card is shown on row card `rowIndex` until a second hand card is added.
        QString badge;       ///< A wild card's value: a number or a color's letter; "+" for a card just drawn.
        bool operator==(const Shown &) const = default;
    };

    /// The cards in piles and hands at one moment, as ids.
    struct Piles
    {
        std::vector<int> faces;    ///< The face of each card, by card id; 0 if unknown.
        std::vector<int> drawPile; ///< The ids of the draw pile's cards, bottom card first.
        std::vector<int> discardPile;
        std::vector<std::vector<int>> hands;
        std::vector<int> drawn; ///< The cards that the viewer has just drawn, which are marked with a badge.
    };

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int rowCards() const { return m_rowCards; }
    int handCards() const { return m_handCards; }
    bool isHandPlayable() const { return m_isHandPlayable; }
    QList<int> hintedCards() const { return {m_hinted.begin(), m_hinted.end()}; }
    /// Returns the id of the card at \p position of \p zone; the zone Hand is the viewer's hand. If no card is at the position,
    /// returns the id of the zone's last card; if the zone is empty, -1.
    Q_INVOKABLE int cardAt(tableside::CardsModel::Zone zone, int position) const;

    /// Returns the id of the viewer's next hand card after \p cardId that shows the number or sign \p figure ("0" also finds a
    /// 10). After the last card, the search continues with the first one. Returns -1 if no card of the hand shows \p figure.
    Q_INVOKABLE int nextWithFigure(const QString &figure, int cardId) const;
    /// Returns the id of the first card of the Center Row that fits the selection or is selected; -1 if there is none.
    Q_INVOKABLE int fittingRowCard() const;

    void setSeats(const QStringList &names, int viewerSeat);
    /// Sets the seat whose hand is shown at the lower edge of the table as the viewer's.
    void setViewer(int seat);
    /// Hides the faces of the hand at \p seat, and forgets which cards were newly drawn.
    void hideHand(int seat);
    /// Shows the faces of the hand at \p seat, sorted; \p held must have as many cards as the hand.
    void showHand(int seat, const auto &held)
    {
        std::vector<int> faces;
        held.for_each_card([&faces](auto card) { faces.push_back(card.code()); });
        std::ranges::sort(faces);
        reveal(seat, faces);
    }

    // These functions change the piles and hands as a game's events require, and notify the views.
    void gatherDeck(); ///< Moves all cards to the draw pile and hides their faces.
    void moveToHand(int seat, auto card) { addToHand(seat, card.code()); }
    /// Moves the top card of the draw pile to a hand. In the viewer's hand, the card gets a badge as newly drawn; forgetDrawn()
    /// removes the badge.
    void drawToHand(int seat, auto card)
    {
        const int cardId = takeFromDrawPile(card.code());
        if (seat == m_viewerSeat)
            m_piles.drawn.push_back(cardId);
        putIntoHand(seat, cardId);
    }
    void forgetDrawn();
    void revealHand(int seat, const auto &cards)
    {
        std::vector<int> faces;
        for (const auto card : cards)
            faces.push_back(card.code());
        reveal(seat, faces);
    }
    /// Moves the discard pile, except its \p kept top cards, to the bottom of the draw pile.
    void reshuffle(std::size_t kept);

    // Marks the cards with the given ids as playable, selected or hinted. The id of a card is also its row in this model.
    void setMarks(const std::vector<int> &playable, const std::vector<int> &selected, const std::vector<int> &hinted = {});

    const Shown &card(int cardId) const { return m_shown[static_cast<std::size_t>(cardId)]; }
    const std::vector<int> &hand(int seat) const { return m_piles.hands[static_cast<std::size_t>(seat)]; }
    /// Returns the id of a card in the hand at \p seat that has the face of \p kind and is not the card \p except; -1 if there is
    /// none.
    int cardOfHand(int seat, auto kind, int except = -1) const { return cardWithFace(seat, kind.code(), except); }
    int topOfDrawPile() const { return m_piles.drawPile.empty() ? -1 : m_piles.drawPile.back(); }
    int topCardOfDiscardPile() const { return m_piles.discardPile.empty() ? -1 : m_piles.discardPile.back(); }
    /// Returns the name of the top card of the discard pile; empty if the pile is empty.
    QString topOfDiscardPile() const { return m_piles.discardPile.empty() ? QString() : nameOf(m_piles.discardPile.back()); }
    int drawCount() const { return static_cast<int>(m_piles.drawPile.size()); }
    int discardCount() const { return static_cast<int>(m_piles.discardPile.size()); }

signals:
    void countsChanged();
    void handPlayableChanged();
    void hintedChanged();

protected:
    explicit CardsModel(int deckSize, QObject *parent = nullptr);

    virtual QString codeText(int face) const = 0;
    virtual QString faceName(int face) const = 0;
    /// Sets in \p arranged what only one game shows, such as the Center Row or named colors. The piles and hands are already set.
    virtual void arrangeMore(std::vector<Shown> &arranged) const { Q_UNUSED(arranged) }
    virtual void clearMore() {}

    void addToHand(int seat, int face) { putIntoHand(seat, takeFromDrawPile(face)); }
    void putIntoHand(int seat, int cardId);
    void reveal(int seat, const std::vector<int> &faces);
    int takeFromDrawPile(int face);
    /// Removes a card with that face from the hand, a selected one if possible. If the hand is hidden, removes any card. Returns
    /// the card's id.
    int takeFromHand(int seat, int face);
    void putOnDiscardPile(int cardId) { m_piles.discardPile.push_back(cardId); }
    std::vector<int> &handOf(int seat) { return m_piles.hands[static_cast<std::size_t>(seat)]; }
    int faceIn(int cardId) const { return m_piles.faces[static_cast<std::size_t>(cardId)]; }
    void setFace(int cardId, int face) { m_piles.faces[static_cast<std::size_t>(cardId)] = face; }
    const Piles &piles() const { return m_piles; }
    /// Sets all piles without notifying the views; call show() afterwards.
    void setPiles(const Piles &piles) { m_piles = piles; }
    static Shown &place(std::vector<Shown> &arranged, int cardId, Zone zone, int position, std::size_t count);
    void show();

private:
    int cardWithFace(int seat, int face, int except) const;
    std::vector<Shown> arrangement() const;
    QString nameOf(int cardId) const;

    Piles m_piles;
    std::vector<int> m_playable;
    std::vector<int> m_selected;
    std::vector<int> m_hinted;
    std::vector<Shown> m_shown;
    int m_rowCards = 0;
    int m_handCards = 0;
    bool m_isHandPlayable = false;
    QStringList m_names;
    int m_viewerSeat = 0;
};

} // namespace tableside
