// A seat round the table as it is shown: who sits there, and what everybody may see of them.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside {

/// A card that a player has put on the table.
struct RecapCard
{
    Q_GADGET
    QML_VALUE_TYPE(recapCard)
    Q_PROPERTY(QString code MEMBER code FINAL)
    /// That was named with it or that it was read as: r b g y; else empty.
    Q_PROPERTY(QString colorCode MEMBER colorCode FINAL)
    /// That a Wild # was read as; 0 for any other card.
    Q_PROPERTY(int number MEMBER number FINAL)
    /// The first of what was played together.
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
    /// Sits at the edge where the hand is.
    Q_PROPERTY(bool isYou MEMBER isYou FINAL)
    Q_PROPERTY(bool isPerson MEMBER isPerson FINAL)
    /// An index into the players' colors; -1 in nobody's.
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
    /// For the smallest places.
    Q_PROPERTY(QString shortStatus READ statusInShort FINAL)
    /// What it has played since its last turn began, in order, how many cards it has drawn, and both in words.
    Q_PROPERTY(QList<tableside::RecapCard> recap MEMBER recap FINAL)
    Q_PROPERTY(int recapDrawn MEMBER recapDrawn FINAL)
    Q_PROPERTY(QString recapWords MEMBER recapWords FINAL)
    Q_PROPERTY(bool posing MEMBER posing FINAL)
    Q_PROPERTY(bool movedNow MEMBER movedNow FINAL)
    Q_PROPERTY(bool justSafe MEMBER justSafe FINAL)
    Q_PROPERTY(int graceLeft MEMBER graceLeft FINAL)
    Q_PROPERTY(int owed MEMBER owed FINAL)

public:
    bool isCatchable() const { return mayBeCaughtHere && (exposed || (handCount == falseCatchAt && !justSafe)); }
    bool isThinking() const { return inTurn && !isPerson && thinksHere; }
    QString statusInShort() const { return status.isEmpty() || shortStatus.isEmpty() ? status : shortStatus; }

    int seat = 0;
    QString name;
    QString portrait;
    bool isYou = false;
    bool isPerson = false;
    int colorIndex = -1;
    bool mayBeCaughtHere = false; ///< There is somebody at the device who would.
    bool thinksHere = true;       ///< Not where it is known what it does.
    int handCount = 0;
    int score = 0;
    bool isDealer = false;
    bool inTurn = false;
    bool exposed = false;
    bool justSafe = false; ///< It was exposed a moment ago: a finger may be on its way already.
    int graceLeft = 0;     ///< While it is exposed: how long, as of when that was shown, nobody may catch it yet.
    int owed = 0;          ///< Penalty cards that it draws at the end of its turn (DOS-END-5).
    int penaltyPaid = 0;   ///< Penalty cards that it has drawn since its last turn began.
    /// With so many cards it may be caught in vain (DOS-CALL-7): whoever does has to know whether it has called. -1: at no number.
    int falseCatchAt = -1;
    bool calledNow = false;
    bool called = false; ///< For the cards that it holds.
    QString status;
    QString shortStatus;
    QList<RecapCard> recap;
    int recapDrawn = 0;
    QString recapWords;
    bool posing = false;   ///< UNO-ACT-6
    bool movedNow = false; ///< A pose has just been broken.

    /// Who sits there, before anything has happened.
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
        return first;
    }

    /// The recap is empty.
    void forgetTurn()
    {
        recap.clear();
        recapDrawn = 0;
        recapWords.clear();
    }
};

} // namespace tableside
