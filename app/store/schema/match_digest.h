// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The result of a match that was played in the app, stored beside its record (the list of all actions). The list of played games,
// its filters, and the statistics need only digests and never read actions. A digest remains when the record is deleted to save
// space.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include "engine/score/match_figures.h"

namespace tableside {

/// A seat of a match and its player.
struct DigestSeat
{
    QString name;     ///< The name that was typed; empty for a translated default name.
    QString portrait; ///< The portrait's id, such as "owl".
    QString level;    ///< The level's id, such as "hard"; empty for a person.
    QString personId; ///< The player's id in the score book; empty if there is none.
    int colorIndex = 0;
    QStringList feats = {}; ///< The names of the person's feats (feat_name()), such as "got-away"; empty for a computer player.

    bool isPerson() const { return level.isEmpty(); }
    friend bool operator==(const DigestSeat &, const DigestSeat &) = default;
};

struct MatchDigest
{
    QString game; ///< The game's id: "dos" or "uno".
    int target = 0;
    bool countsAgainst = false;
    QStringList houseRules; ///< The ids of the house rules, as in score::GameStarted, such as "stacking".
    QList<DigestSeat> seats;
    score::MatchFigures figures; ///< The statistics of the match, without undone actions.
    int takeBacks = 0;           ///< The number of times that a person undid something.
    /// Whether the match was continued from a replay, so that its first moves are those of an earlier match.
    bool playedOn = false;
    /// Whether the feats of the seats are known. False for a digest of a version that had none.
    bool hasFeats = true;
    bool isUnreadable = false; ///< Whether the finished match's record is unreadable, so that the winner is unknown.

    QByteArray toJson() const;
    /// Parses the output of toJson(). For any other text, returns a digest without seats.
    static MatchDigest fromJson(const QByteArray &json);

    /// Returns whether the match has a winner.
    bool isOver() const { return figures.winner >= 0; }
    bool wonByPerson() const { return isOver() && seats.at(figures.winner).isPerson(); }
    /// Returns whether any seat has a feat.
    bool hasAnyFeat() const;

    friend bool operator==(const MatchDigest &, const MatchDigest &) = default;
};

} // namespace tableside
