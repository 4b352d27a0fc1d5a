// What a score game comes to now, kept beside its facts: enough for the book's list, for searching, and for the
// players' statistics, so that none of them reads facts.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "engine/score/statistics.h"

#include <vector>

namespace tableside {

/// One line of the book.
struct ScoreShown
{
    GameId box = GameId::dos;
    score::Stage stage = score::Stage::playing;
    qint64 startedAt = 0; ///< Milliseconds since 1970, UTC.
    int rounds = 0;
    int target = 0;
    int winner = -1; ///< A seat; -1 while nobody has won.
    QString note;
    QString place;
    QStringList names; ///< By seat, as the lists below.
    QStringList personIds;
    QList<int> colors;
    QStringList portraits;
    QList<int> totals;
    bool atTable = false; ///< Played at the app's own table, not with real cards.
    bool isUnreadable = false; ///< Whether the digest was damaged or missing; other members may be wrong then.

    /// Reads the JSON of a whole digest. Anything else gives an unreadable game.
    static ScoreShown fromJson(const QByteArray &json);
    friend bool operator==(const ScoreShown &, const ScoreShown &) = default;
};

struct ScoreDigest
{
    ScoreShown shown;
    score::GameSummary summary;

    QByteArray toJson() const;
    static ScoreDigest fromJson(const QByteArray &json);

    QStringList personIds() const;
    /// Names, note, place and game, folded as foldedForSearch() does it; and tableMark of a game at the table. Not the date:
    /// see DateWords.
    QString searchedText() const;
    /// Nobody types it.
    static constexpr char tableMark[] = "<at-table>";
};

/// Of a game that has been started.
ScoreDigest digestOf(const score::Sheet &sheet);

} // namespace tableside
