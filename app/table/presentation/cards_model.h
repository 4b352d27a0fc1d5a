// The physical cards of a deck as a view moves them: where each lies, in which order, and whether its face is known.
// The engine knows kinds only; which copy flies across the table is decided here. A row of the model is one card
// for the whole match, so that a delegate can glide from where its card was to where it is. DosCards and UnoCards know what
// a face means, and what their games do with cards beyond piles and hands.
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

    /// How many lie in the row, and in the viewer's hand.
    Q_PROPERTY(int rowCards READ rowCards NOTIFY countsChanged FINAL)
    Q_PROPERTY(int handCards READ handCards NOTIFY countsChanged FINAL)
    /// Whether any card of the viewer's hand can be played now.
    Q_PROPERTY(bool handPlayable READ isHandPlayable NOTIFY handPlayableChanged FINAL)
    /// Those that a hint proposes.
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

    /// As in a card's code; empty for none.
    static QString letterOf(Color color);

    /// What a view shows of one card.
    struct Shown
    {
        int face = 0; ///< The code of the card's kind; 0 where it is not known.
        Zone zone = DrawPile;
        int seat = -1;
        int position = 0;
        int zoneCount = 0;
        int rowIndex = -1;
        bool playable = false;
        bool selected = false;
        bool matched = false;
        bool hinted = false;
        bool parked = false; ///< Of the hand, but put on the row card with `rowIndex` until a second one makes a match of it.
        QString badge;       ///< What a wild card stands for: a number or the letter of a color; "+" of a card that was drawn.
        bool operator==(const Shown &) const = default;
    };

    /// Where the cards lie at a moment, in piles and hands.
    struct Piles
    {
        std::vector<int> faces;    ///< 0 where the face is not known.
        std::vector<int> drawPile; ///< From the bottom, as all piles here.
        std::vector<int> discardPile;
        std::vector<std::vector<int>> hands;
        std::vector<int> drawn; ///< Of the viewer's hand.
    };

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int rowCards() const { return m_rowCards; }
    int handCards() const { return m_handCards; }
    bool isHandPlayable() const { return m_isHandPlayable; }
    QList<int> hintedCards() const { return {m_hinted.begin(), m_hinted.end()}; }
    /// The card at that place of the row, a pile, or the viewer's hand, or the last one there; -1 where there is none.
    Q_INVOKABLE int cardAt(tableside::CardsModel::Zone zone, int position) const;

    /// The next card of the viewer's hand, after `cardId` and round again, with that figure on it ("0" is also a 10); -1: none.
    Q_INVOKABLE int nextWithFigure(const QString &figure, int cardId) const;
    /// The first card of the row that fits what is chosen, or is chosen; -1: none.
    Q_INVOKABLE int fittingRowCard() const;

    void setSeats(const QStringList &names, int viewerSeat);
    /// Whose hand lies at the edge.
    void setViewer(int seat);
    /// As if nobody had ever seen it.
    void hideHand(int seat);
    /// All of it is seen, sorted; the hand has as many cards.
    void showHand(int seat, const auto &held)
    {
        std::vector<int> faces;
        held.for_each_card([&faces](auto card) { faces.push_back(card.code()); });
        std::ranges::sort(faces);
        reveal(seat, faces);
    }

    // What happened. Every call ends with the views told.
    void gatherDeck(); ///< Everything back to the draw pile, faces forgotten.
    void moveToHand(int seat, auto card) { addToHand(seat, card.code()); }
    /// Marked in the viewer's hand until forgetDrawn().
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
    /// All but the `kept` top cards of the discard pile become the draw pile's bottom.
    void reshuffle(std::size_t kept);

    // What may be done with them; ids are rows of this model.
    void setMarks(const std::vector<int> &playable, const std::vector<int> &selected, const std::vector<int> &hinted = {});

    const Shown &card(int cardId) const { return m_shown[static_cast<std::size_t>(cardId)]; }
    const std::vector<int> &hand(int seat) const { return m_piles.hands[static_cast<std::size_t>(seat)]; }
    /// A card of the hand with that face, other than `except`; -1 if there is none.
    int cardOfHand(int seat, auto kind, int except = -1) const { return cardWithFace(seat, kind.code(), except); }
    int topOfDrawPile() const { return m_piles.drawPile.empty() ? -1 : m_piles.drawPile.back(); }
    int topCardOfDiscardPile() const { return m_piles.discardPile.empty() ? -1 : m_piles.discardPile.back(); }
    /// What lies on top of the discard pile, in words; empty where nothing does.
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
    /// Adds the zones of a game to `arranged`, which has the piles and hands.
    virtual void arrangeMore(std::vector<Shown> &arranged) const { Q_UNUSED(arranged) }
    virtual void clearMore() {}

    void addToHand(int seat, int face) { putIntoHand(seat, takeFromDrawPile(face)); }
    void putIntoHand(int seat, int cardId);
    void reveal(int seat, const std::vector<int> &faces);
    int takeFromDrawPile(int face);
    /// The chosen one of several; any where the face is not known.
    int takeFromHand(int seat, int face);
    void putOnDiscardPile(int cardId) { m_piles.discardPile.push_back(cardId); }
    std::vector<int> &handOf(int seat) { return m_piles.hands[static_cast<std::size_t>(seat)]; }
    int faceIn(int cardId) const { return m_piles.faces[static_cast<std::size_t>(cardId)]; }
    void setFace(int cardId, int face) { m_piles.faces[static_cast<std::size_t>(cardId)] = face; }
    const Piles &piles() const { return m_piles; }
    /// The views are told by show().
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
