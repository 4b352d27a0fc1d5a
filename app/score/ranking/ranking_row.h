// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A player of a ranking as a row for QML.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside {

struct RankingRow
{
    Q_GADGET
    QML_VALUE_TYPE(rankingRow)
    /// The rank, from 1; 0 if the player is not ranked yet.
    Q_PROPERTY(int rank MEMBER rank FINAL)
    /// The heading above the first player who is not ranked yet; empty for all others.
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(QString personId MEMBER personId FINAL)
    /// Whether the player is a person of the score book, who has a page. Computer players and guests have none.
    Q_PROPERTY(bool isPerson MEMBER isPerson FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    /// The figures in the format of the region. `average` is the points per round, or a dash.
    Q_PROPERTY(QString games MEMBER games FINAL)
    Q_PROPERTY(QString wins MEMBER wins FINAL)
    Q_PROPERTY(QString share MEMBER share FINAL)
    Q_PROPERTY(QString average MEMBER average FINAL)
    /// All figures in one line, for narrow windows, and as a sentence for screen readers.
    Q_PROPERTY(QString figures MEMBER figures FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int rank = 0;
    QString heading;
    QString personId;
    bool isPerson = true;
    QString name;
    QString portrait;
    int colorIndex = 0;
    QString games;
    QString wins;
    QString share;
    QString average;
    QString figures;
    QString spoken;

    friend bool operator==(const RankingRow &, const RankingRow &) = default;
};

} // namespace tableside
