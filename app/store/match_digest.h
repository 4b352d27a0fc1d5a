// What a match played at the table came to, kept beside its record: enough for the list of games played, for its filters, and
// for the statistics, so that none of them reads actions. It outlives the record where that is no longer kept.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include "engine/score/match_figures.h"

namespace tableside {

/// Who sat there.
struct DigestSeat
{
    QString name;     ///< As somebody typed it; empty for one that the language gives.
    QString portrait; ///< "owl"
    QString level;    ///< "hard"; empty for a person.
    QString personId; ///< Of whom the score book knows; else empty.
    int colorIndex = 0;

    bool isPerson() const { return level.isEmpty(); }
    friend bool operator==(const DigestSeat &, const DigestSeat &) = default;
};

struct MatchDigest
{
    QString game; ///< "dos", "uno"
    int target = 0;
    bool countsAgainst = false;
    QStringList houseRules; ///< As score::GameStarted names them: "stacking".
    QList<DigestSeat> seats;
    score::MatchFigures figures; ///< Of what was not taken back.
    int takeBacks = 0;           ///< How many times the person took something back.
    bool playedOn = false;       ///< It began in the middle of a match that was watched: the result is not all theirs.
    bool isUnreadable = false;   ///< It was played to its end, and its record cannot be read: nobody knows who won.

    QByteArray toJson() const;
    /// Of what toJson() wrote; one without seats for anything else.
    static MatchDigest fromJson(const QByteArray &json);

    /// Somebody won it.
    bool isOver() const { return figures.winner >= 0; }
    bool wonByPerson() const { return isOver() && seats.at(figures.winner).isPerson(); }

    friend bool operator==(const MatchDigest &, const MatchDigest &) = default;
};

} // namespace tableside
