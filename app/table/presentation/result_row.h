// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A seat's line in the result of a round: the cards left in the hand, their points, and the new total.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside {

/// A card left in a hand.
struct CountedCard
{
    Q_GADGET
    QML_VALUE_TYPE(countedCard)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)

public:
    QString code;
    QString name;
    int points = 0;

    friend bool operator==(const CountedCard &, const CountedCard &) = default;
};

struct ResultRow
{
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(QList<tableside::CountedCard> cards MEMBER cards FINAL)
    Q_PROPERTY(int handPoints MEMBER handPoints FINAL)
    Q_PROPERTY(int gained MEMBER gained FINAL)
    Q_PROPERTY(int total MEMBER total FINAL)
    Q_PROPERTY(bool isWinner MEMBER isWinner FINAL)
    Q_PROPERTY(bool isPerson MEMBER isPerson FINAL)
    /// The words of a computer player's character about the result; may be empty.
    Q_PROPERTY(QString talk MEMBER talk FINAL)

public:
    int seat = 0;
    QString name;
    QString portrait;
    QList<CountedCard> cards;
    int handPoints = 0;
    int gained = 0;
    int total = 0;
    bool isWinner = false;
    bool isPerson = true; ///< Whether the player is a human.
    QString talk;
};

} // namespace tableside
