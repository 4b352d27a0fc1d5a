// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Chooses games of the score book by period, game, place, and people. Rankings and lists of games use the same filter.
#pragma once

#include <QDate>
#include <QString>

#include "engine/score/statistics.h"

#include <optional>
#include <vector>

namespace tableside {

/// A game of the score book, with the data that filters and statistics need.
struct BookGame
{
    qint64 id = 0;
    QString place; ///< The location of the game as typed by people; may be empty.
    score::GameSummary summary;
};

/// A choice of games. A game passes if it meets all conditions; a default filter lets every game pass.
struct GameFilter
{
    QDate from; ///< The first day, in local time; invalid for no limit.
    QDate to;   ///< The last day, in local time; invalid for no limit.
    std::optional<GameId> game;
    QString placeKey; ///< The place as placeKeyOf() returns it; empty for any place.
    /// The players who all must have played in the game. The ids must be those of the summary: resolve merged people in both.
    std::vector<score::PlayerId> players;
    std::optional<bool> atTable; ///< Whether the game was played in the app (true) or with real cards (false).

    bool passes(const BookGame &book) const;
};

/// Returns a key that is equal for all spellings of a place that differ only in case, accents, and outer spaces.
QString placeKeyOf(const QString &place);
/// Returns the local day on which the game began.
QDate dayOf(const BookGame &game);

} // namespace tableside
