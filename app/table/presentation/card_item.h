// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A card on the table, which glides to its target position. The table's time source times the glide. TableCard.qml adds the
// picture and the input.
#pragma once

#include "app/table/presentation/game_table.h"

#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>

namespace tableside {

class CardItem : public QQuickItem, private Gliding
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(tableside::GameTable *table READ table WRITE setTable NOTIFY tableChanged FINAL)
    // The target: the card's middle, its width, its rotation in degrees, and whether its face shows
    Q_PROPERTY(qreal cx WRITE setCx READ cx NOTIFY placeChanged FINAL)
    Q_PROPERTY(qreal cy WRITE setCy READ cy NOTIFY placeChanged FINAL)
    Q_PROPERTY(qreal cardWidth WRITE setCardWidth READ cardWidth NOTIFY placeChanged FINAL)
    Q_PROPERTY(qreal turn WRITE setTurn READ turn NOTIFY placeChanged FINAL)
    Q_PROPERTY(bool faceUp WRITE setFaceUp READ isFaceUp NOTIFY placeChanged FINAL)
    /// Whether the card glides to its target; otherwise it is placed there at once.
    Q_PROPERTY(bool animated MEMBER m_isAnimated FINAL)
    /// The distance by which the card has been dragged from its target; `held` is true while the card is being dragged.
    Q_PROPERTY(QPointF pulled READ pulled WRITE setPulled NOTIFY placeChanged FINAL)
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY heldChanged FINAL)
    /// The progress of turning over: 0 shows the back, 1 the face.
    Q_PROPERTY(qreal flip READ flip NOTIFY flipChanged FINAL)
    /// Whether this card blocks clicks and touches for the cards below.
    Q_PROPERTY(bool covers MEMBER m_covers FINAL)
    /// Whether the card glides or is being dragged.
    Q_PROPERTY(bool moving READ isMoving NOTIFY movingChanged FINAL)

public:
    explicit CardItem(QQuickItem *parent = nullptr) : QQuickItem(parent) {}
    ~CardItem() override;

    GameTable *table() const { return m_table; }
    void setTable(GameTable *table);
    qreal cx() const { return m_cx.end(); }
    qreal cy() const { return m_cy.end(); }
    qreal cardWidth() const { return m_width.end(); }
    qreal turn() const { return m_turn.end(); }
    bool isFaceUp() const { return m_flip.end() > 0.5; }
    QPointF pulled() const { return {m_pulledX.end(), m_pulledY.end()}; }
    bool isHeld() const { return m_isHeld; }
    qreal flip() const { return m_shownFlip; }
    bool isMoving() const { return m_isMoving; }

    void setCx(qreal cx) { glide(m_cx, cx); }
    void setCy(qreal cy) { glide(m_cy, cy); }
    void setCardWidth(qreal width) { glide(m_width, width); }
    void setTurn(qreal turn) { glide(m_turn, turn); }
    void setFaceUp(bool faceUp) { glide(m_flip, faceUp ? 1 : 0); }
    void setPulled(QPointF pulled);
    /// Starts or ends a drag. At the end the card returns to its target.
    void setHeld(bool held);
    /// Returns false outside of the card and where another card with `covers` is above this one. Without this override, Qt 6.4
    /// would send the press of a touch to the handlers of both cards, but the release only to the upper card. The lower card
    /// would then ignore further touches.
    bool contains(const QPointF &point) const override;

signals:
    void tableChanged();
    void placeChanged();
    void heldChanged();
    void flipChanged();
    void movingChanged();

protected:
    void componentComplete() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    void glide(Glide &value, qreal to);
    bool follow(qint64 now) override;
    qint64 now() const { return m_table ? m_table->glides().now() : 0; }

    QPointer<GameTable> m_table;
    Glide m_cx;
    Glide m_cy;
    Glide m_width;
    Glide m_turn;
    Glide m_flip;
    Glide m_pulledX;
    Glide m_pulledY;
    qreal m_shownFlip = 0;
    bool m_isAnimated = false;
    bool m_isHeld = false;
    bool m_covers = false;
    bool m_isMoving = false;
};

} // namespace tableside
