// The 108 physical cards as a view moves them: where each lies, in which order, and whether its face is known.
// The engine knows kinds only; which copy flies across the table is decided here. A row of the model is one card
// for the whole match, so that a delegate can glide from where its card was to where it is.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include <QAbstractListModel>
#include <QQmlEngine>

#include "dos/card.h"

#include <array>
#include <vector>

namespace tableside {

class CardsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

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
        NameRole,
    };

    /// What a view shows of one card.
    struct Shown
    {
        dos::Card card;
        Zone zone = DrawPile;
        int seat = -1;
        int position = 0;
        int zoneCount = 0;
        int rowIndex = -1;
        bool playable = false;
        bool selected = false;
        bool matched = false;
        bool hinted = false;
        bool operator==(const Shown &) const = default;
    };

    explicit CardsModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void setSeats(const QStringList &names, int viewerSeat);

    // What happened. Every call ends with the views told.
    void gatherDeck(); ///< Everything back to the draw pile, faces forgotten.
    void moveToHand(int seat, dos::Card card);
    void moveToRow(dos::Card card);
    void layFromHand(int seat, dos::Card card);
    void playOnRow(int seat, int rowIndex, const std::vector<dos::Card> &cards);
    void discardMatched();
    void reshuffle();
    void revealHand(int seat, const std::vector<dos::Card> &cards);

    // What may be done with them; ids are rows of this model.
    void setMarks(const std::vector<int> &playable, const std::vector<int> &selected, const std::vector<int> &hinted = {});

    const Shown &card(int cardId) const { return m_shown[static_cast<std::size_t>(cardId)]; }
    const std::vector<int> &hand(int seat) const { return m_hands[static_cast<std::size_t>(seat)]; }
    const std::vector<int> &row() const { return m_row; }
    int topOfDrawPile() const { return m_drawPile.empty() ? -1 : m_drawPile.back(); }
    int drawCount() const { return static_cast<int>(m_drawPile.size()); }
    int discardCount() const { return static_cast<int>(m_discardPile.size()); }

private:
    struct PlayedCard
    {
        int cardId;
        int rowCardId;
    };

    int takeFromDrawPile(dos::Card card);
    int takeFromHand(int seat, dos::Card card);
    void forgetFace(int cardId);
    bool isMatched(int cardId) const;
    void show();
    std::vector<Shown> arrangement() const;
    QString nameOf(int cardId) const;

    std::array<dos::Card, dos::deck_size> m_cards{}; ///< None where the face is not known.
    std::vector<int> m_drawPile;                     ///< From the bottom, as all piles here.
    std::vector<int> m_discardPile;
    std::vector<int> m_row;
    std::vector<PlayedCard> m_played;
    std::vector<std::vector<int>> m_hands;
    std::vector<int> m_playable;
    std::vector<int> m_selected;
    std::vector<int> m_hinted;
    std::vector<Shown> m_shown;
    QStringList m_names;
    int m_viewerSeat = 0;
};

} // namespace tableside
