// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A player's seat as shown to everybody: name, portrait, points, and the state of the turn.
#pragma once

#include "app/table/moments/moment.h"

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside {

/// A card that a player has played.
struct RecapCard
{
    Q_GADGET
    QML_VALUE_TYPE(recapCard)
    Q_PROPERTY(QString code MEMBER code FINAL)
    /// The color that the player of a wild card named, or that the match gave to the wild card: r, b, g or y; empty for none.
    Q_PROPERTY(QString colorCode MEMBER colorCode FINAL)
    /// The number given to a Wild #; 0 for other cards.
    Q_PROPERTY(int number MEMBER number FINAL)
    /// Whether this is the first, or the only one, of the cards played together.
    Q_PROPERTY(bool opens MEMBER opens FINAL)

public:
    QString code;
    QString name;
    QString colorCode;
    int number = 0;
    bool opens = true;

    friend bool operator==(const RecapCard &, const RecapCard &) = default;
};

struct SeatRow
{
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    /// Whether this is the viewer's seat, at the lower edge of the table with the hand.
    Q_PROPERTY(bool isYou MEMBER isYou FINAL)
    Q_PROPERTY(bool isPerson MEMBER isPerson FINAL)
    /// An index into the players' colors; -1 for no color.
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    Q_PROPERTY(int handCount MEMBER handCount FINAL)
    Q_PROPERTY(int score MEMBER score FINAL)
    Q_PROPERTY(bool isDealer MEMBER isDealer FINAL)
    Q_PROPERTY(bool inTurn MEMBER inTurn FINAL)
    Q_PROPERTY(bool catchable READ isCatchable FINAL)
    Q_PROPERTY(bool thinking READ isThinking FINAL)
    Q_PROPERTY(bool calledNow MEMBER calledNow FINAL)
    Q_PROPERTY(bool called MEMBER called FINAL)
    Q_PROPERTY(QString status MEMBER status FINAL)
    /// A short text for narrow seats about what the player has just done; the same as `status` if there is no shorter one.
    Q_PROPERTY(QString shortStatus READ statusInShort FINAL)
    /// The icon beside the status if it is the trace of a moment; empty for other texts.
    Q_PROPERTY(QString statusIcon MEMBER statusIcon FINAL)
    /// The factor for the size of the status if it is the trace of a moment.
    Q_PROPERTY(qreal statusSize MEMBER statusSize FINAL)
    /// The name of the portrait's face: that of the last moment, until the seat acts again.
    Q_PROPERTY(QString face READ shownFace FINAL)
    /// The words that the character of a computer player has just said; empty most of the time.
    Q_PROPERTY(QString talk MEMBER talk FINAL)
    /// Whether that moment was so recent that its icon covers the portrait.
    Q_PROPERTY(bool badgeNow MEMBER badgeNow FINAL)
    /// The cards that the seat has played since its last turn began, in order. `recapDrawn` is the number of cards it has drawn
    /// since then, and `recapWords` describes both.
    Q_PROPERTY(QList<tableside::RecapCard> recap MEMBER recap FINAL)
    Q_PROPERTY(int recapDrawn MEMBER recapDrawn FINAL)
    Q_PROPERTY(QString recapWords MEMBER recapWords FINAL)
    Q_PROPERTY(bool posing MEMBER posing FINAL)
    Q_PROPERTY(bool movedNow MEMBER movedNow FINAL)
    Q_PROPERTY(bool justSafe MEMBER justSafe FINAL)
    Q_PROPERTY(int graceLeft MEMBER graceLeft FINAL)
    Q_PROPERTY(int owed MEMBER owed FINAL)
    Q_PROPERTY(PhoneState phone MEMBER phone FINAL)

public:
    /// Whether the player holds the hand on a phone, and whether the table hears from that phone.
    enum PhoneState { NoPhone, PhoneHere, PhoneLost };
    Q_ENUM(PhoneState)

    bool isCatchable() const { return mayBeCaughtHere && (exposed || (hasBegun && handCount == falseCatchAt && !justSafe)); }
    bool isThinking() const { return inTurn && !isPerson && thinksHere; }
    QString shownFace() const { return QLatin1String(faceName(isThinking() && face == Face::Calm ? Face::Thinking : face)); }
    QString statusInShort() const { return status.isEmpty() || shortStatus.isEmpty() ? status : shortStatus; }

    int seat = 0;
    QString name;
    QString portrait;
    bool isYou = false;
    bool isPerson = false;
    int colorIndex = -1;
    bool mayBeCaughtHere = false; ///< Whether a person at this device could catch the player.
    bool thinksHere = true;       ///< Whether an AI player in turn is shown as thinking; false in replays.
    int handCount = 0;
    int score = 0;
    bool isDealer = false;
    bool inTurn = false;
    bool exposed = false;
    /// Whether the player could be caught until a moment ago. A person may then press the catch button just too late.
    bool justSafe = false;
    int graceLeft = 0;   ///< The ms, at the last update, until the exposed seat can be caught.
    int owed = 0;        ///< The number of penalty cards to draw at the end of the turn (DOS-END-5).
    int penaltyPaid = 0; ///< The number of penalty cards drawn since the seat's last turn began.
    /// The number of cards in the hand at which the seat has a catch button, even if the player has called; -1 if the rules
    /// refuse wrong catches. Used if a wrong catch costs cards (DOS-CALL-7), so that people must remember who has called.
    int falseCatchAt = -1;
    bool hasBegun = false; ///< Whether the first turn of the round has begun; false while hands are dealt.
    bool calledNow = false;
    bool called = false; ///< Whether the player has called with the current number of hand cards.
    QString status;
    QString shortStatus;
    QString statusIcon;
    qreal statusSize = 1.0;
    Face face = Face::Calm;
    QString talk;
    bool badgeNow = false;
    QList<RecapCard> recap;
    int recapDrawn = 0;
    QString recapWords;
    bool posing = false; ///< Whether the player must hold still (UNO-ACT-6, Wild Dumb Fu).
    PhoneState phone = NoPhone;
    bool movedNow = false; ///< Whether the player has just moved despite the pose (UNO-ACT-6).

    /// Returns this player's row as it was before the first round.
    SeatRow atFirst() const
    {
        SeatRow first;
        first.seat = seat;
        first.name = name;
        first.portrait = portrait;
        first.isYou = isYou;
        first.isPerson = isPerson;
        first.colorIndex = colorIndex;
        first.mayBeCaughtHere = mayBeCaughtHere;
        first.thinksHere = thinksHere;
        first.falseCatchAt = falseCatchAt;
        first.phone = phone;
        return first;
    }

    /// Clears the display of the last turn: the recap, the status, and the face of a moment.
    void forgetTurn()
    {
        recap.clear();
        recapDrawn = 0;
        recapWords.clear();
        status.clear();
        statusIcon.clear();
        face = Face::Calm;
    }
};

} // namespace tableside
